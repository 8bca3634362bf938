-- Why: each new noun of the record of acts wrote public.acts_about anew for one word, and the imports were forgotten: who reads what is a row now.
create table private.act_nouns (
  noun       text primary key check (noun ~ '^[a-z_]{1,40}$'),
  permission text not null references public.staff_permissions (name) on delete restrict
);
comment on table private.act_nouns is 'By which permission the acts about a noun are read, where it is not `<noun>.read`.';
create index act_nouns_permission on private.act_nouns (permission);
alter table private.act_nouns enable row level security;
insert into private.act_nouns (noun, permission) values
  ('refunds', 'payments.read'), ('payment_slips', 'payments.read'), ('transfers', 'payments.read'), ('seller_applications', 'sellers.read'),
  ('redirects', 'content.write'), ('newsletters', 'newsletters.write'), ('categories', 'products.read'), ('attributes', 'products.read'),
  ('brands', 'products.read'), ('blog_categories', 'blog.read'), ('search_terms', 'content.write'), ('files', 'content.write'),
  ('pages', 'content.write'), ('page_heads', 'content.write'), ('import_runs', 'imports.read'), ('import_sources', 'imports.read');

create or replace function public.acts_about(p_noun text, p_subjects text[])
 returns table(id bigint, subject text, action text, happened_at timestamp with time zone, actor text, name text, reason text)
 language plpgsql
 stable security definer
 set search_path to ''
as $function$
begin
  perform private.demand(coalesce((select n.permission from private.act_nouns n where n.noun = p_noun),
    (select x.name from public.staff_permissions x where x.name = p_noun || '.read'), 'activity.read'));
  if cardinality(p_subjects) > 100 then raise exception 'At most 100 records at once.' using errcode = '22023'; end if;
  return query
    select l.id, l.subject, l.action, l.happened_at, l.actor, coalesce(nullif(p.full_name, ''), p.email, ''), l.reason
      from unnest(p_subjects) wanted_one
     cross join lateral (
       select * from public.activity_log x where x.subject = wanted_one and x.noun = p_noun order by x.id desc limit 50) l
      left join public.profiles p on p.id = l.actor_id
     order by l.id;
end
$function$;
