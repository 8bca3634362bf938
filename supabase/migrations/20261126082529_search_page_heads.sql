-- Why: what a single page is called in lists of results was made from its name alone. Staff write a title and a description of their own for a product or a
-- category, in each language, and keep a page out of search engines; what they leave empty the shop says as before.

create function private.are_page_texts(texts jsonb) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(texts) = 'object' and not exists (
    select from jsonb_each(case when jsonb_typeof(texts) = 'object' then texts else '{}' end) l
     where l.key not in ('en', 'nl', 'ja', 'de', 'pt', 'ko', 'vi', 'id', 'fr', 'it', 'th', 'zh-CN', 'zh-TW', 'es')
        or jsonb_typeof(l.value) <> 'object' or l.value = '{}'
        or exists (select from jsonb_each(case when jsonb_typeof(l.value) = 'object' then l.value else '{}' end) f
                    where f.key not in ('title', 'description') or jsonb_typeof(f.value) <> 'string'
                       or char_length(f.value #>> '{}') not between 1 and case f.key when 'title' then 120 else 320 end
                       or f.value #>> '{}' ~ '[[:cntrl:]]|^\s|\s$')), false)
$$;
comment on function private.are_page_texts(jsonb) is
  'Whether these are titles (up to 120 characters) and descriptions (up to 320) by language: {"en": {"title": "…", "description": "…"}}.';
revoke execute on function private.are_page_texts(jsonb) from public;

create table public.page_heads (
  id          uuid primary key default gen_random_uuid(),
  product_id  uuid unique references public.products on delete cascade,
  category_id uuid unique references public.categories on delete cascade,
  texts       jsonb not null default '{}' check (private.are_page_texts(texts)),
  is_noindex  boolean not null default false,
  created_at  timestamptz not null default private.now(),
  changed_at  timestamptz not null default private.now(),
  check (num_nonnulls(product_id, category_id) = 1)
);
comment on table public.page_heads is
  'What the page of a product or a category tells search engines in the place of what the shop makes itself, by language; is_noindex: it is kept out of them.';
create index page_heads_newest on public.page_heads (changed_at, id);
alter table public.page_heads enable row level security;
create policy "everybody reads page heads" on public.page_heads for select to anon, authenticated using (true);
grant select on public.page_heads to anon, authenticated, service_role;
revoke insert, update, delete, truncate on public.page_heads from service_role;
create trigger page_heads_tell_pages after insert or update or delete on public.page_heads
  for each statement execute function private.tell_the_pages('shop');

create function public.write_page_head(p_product uuid, p_category uuid, p_texts jsonb, p_noindex boolean, p_seen timestamptz, p_reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  was public.page_heads;
  now_is public.page_heads;
begin
  perform private.demand('content.write');
  perform private.demand_reason(p_reason);
  if num_nonnulls(p_product, p_category) <> 1 or not private.are_page_texts(p_texts) then
    raise exception 'A page has titles and descriptions by language.' using errcode = 'HT004', hint = 'page_texts';
  end if;
  if (p_product is not null and not exists (select from public.products p where p.id = p_product))
     or (p_category is not null and not exists (select from public.categories c where c.id = p_category)) then
    raise exception 'There is no such page.' using errcode = 'PT404';
  end if;
  -- Two who begin with the same page write one row.
  perform pg_advisory_xact_lock(hashtextextended('page_heads:' || coalesce(p_product, p_category)::text, 0));
  select * into was from public.page_heads h where h.product_id = p_product or h.category_id = p_category for update;
  if found then
    perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(was.changed_at));
    update public.page_heads h set texts = p_texts, is_noindex = coalesce(p_noindex, false), changed_at = clock_timestamp() where h.id = was.id
      returning * into now_is;
  else
    insert into public.page_heads (product_id, category_id, texts, is_noindex) values (p_product, p_category, p_texts, coalesce(p_noindex, false))
      returning * into now_is;
  end if;
  perform private.log_activity('page_heads.' || case when was.id is null then 'create' else 'change' end, now_is.id::text, (
      select coalesce(jsonb_object_agg(f, jsonb_build_array(to_jsonb(was) -> f, to_jsonb(now_is) -> f)), '{}')
        from unnest(array['texts', 'is_noindex']) f
       where coalesce(to_jsonb(was) -> f, 'null') <> coalesce(to_jsonb(now_is) -> f, 'null')), p_reason);
  return now_is.id;
end
$$;
comment on function public.write_page_head(uuid, uuid, jsonb, boolean, timestamptz, text) is
  'Writes what the page of a product or a category tells search engines; answers its key. HT003 changed_meanwhile, HT004 page_texts.';

create function public.remove_page_head(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  was public.page_heads;
begin
  perform private.demand('content.write');
  perform private.demand_reason(p_reason);
  delete from public.page_heads h where h.id = p_id returning * into was;
  if not found then raise exception 'There is no such page.' using errcode = 'PT404'; end if;
  perform private.log_activity('page_heads.remove', p_id::text,
    jsonb_build_object('texts', jsonb_build_array(was.texts, null), 'is_noindex', jsonb_build_array(was.is_noindex, null)), p_reason);
end
$$;
comment on function public.remove_page_head(uuid, text) is
  'Takes away what a page tells search engines: it says what the shop makes itself. The record of acts keeps it.';
revoke execute on function public.write_page_head(uuid, uuid, jsonb, boolean, timestamptz, text), public.remove_page_head(uuid, text) from public, anon;
grant execute on function public.write_page_head(uuid, uuid, jsonb, boolean, timestamptz, text), public.remove_page_head(uuid, text) to authenticated;

-- Why: whoever may write them reads who wrote them.
create or replace function public.acts_about(p_noun text, p_subjects text[])
 returns table(id bigint, subject text, action text, happened_at timestamp with time zone, actor text, name text, reason text)
 language plpgsql
 stable security definer
 set search_path to ''
as $function$
declare
  wanted constant text := coalesce(
    case p_noun when 'refunds' then 'payments.read' when 'payment_slips' then 'payments.read' when 'transfers' then 'payments.read'
      when 'seller_applications' then 'sellers.read' when 'redirects' then 'content.write' when 'newsletters' then 'newsletters.write'
      when 'categories' then 'products.read' when 'attributes' then 'products.read' when 'brands' then 'products.read'
      when 'blog_categories' then 'blog.read'
      when 'search_terms' then 'content.write' when 'files' then 'content.write' when 'pages' then 'content.write' when 'page_heads' then 'content.write' end,
    (select x.name from public.staff_permissions x where x.name = p_noun || '.read'), 'activity.read');
begin
  perform private.demand(wanted);
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
