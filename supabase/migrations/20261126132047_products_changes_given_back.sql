-- Why: what showed already stayed on sale for good when its maker was asked to change it and did not, and an approved change could not be undone at all
-- once one of its fields had moved a little.
insert into public.shop_settings (key, value, default_value, description, is_public, least, most) values
  ('trust.asked_days', '7', '7', 'Days after which a change comes back to staff whose maker was asked for something and did not answer.', false, 1, 365);
alter table public.product_changes add column asked_at timestamptz;
comment on column public.product_changes.asked_at is 'When its maker was last asked to change it.';
update public.product_changes set asked_at = changed_at where state = 'asked';
create index product_changes_asked on public.product_changes (asked_at, id) where state = 'asked';
create or replace view private.waiting_listing_change as
  select c.id, c.opened_at as since from public.product_changes c where c.state = 'open'
  union all
  select c.id, c.asked_at + private.setting('trust.asked_days')::integer * interval '1 day' from public.product_changes c
   where c.state = 'asked' and c.asked_at < private.now() - private.setting('trust.asked_days')::integer * interval '1 day';

create or replace function public.decide_product_change(p_id uuid, p_seen timestamp with time zone, p_approved text[], p_because text,
  p_rule_id uuid, p_reason text, p_over boolean DEFAULT false)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  c public.product_changes;
  p public.products;
  became text;
  act bigint;
  waited boolean;
begin
  perform private.demand('products.judge');
  c := private.change_to_judge(p_id, p_reason);
  select * into p from public.products x where x.id = c.product_id;
  if c.state not in ('open', 'asked') then raise exception 'It is decided.' using errcode = 'HT005', hint = 'already_decided'; end if;
  if c.changed_at is distinct from p_seen then raise exception 'Its maker has changed more.' using errcode = 'HT005', hint = 'changed_meanwhile'; end if;
  waited := exists (select from public.product_change_fields f where f.change_id = c.id and f.state = 'open' and f.waits);
  became := private.settle_change(c, p, p_approved, coalesce(p_over, false));
  if became <> 'approved' and p_because is null then raise exception 'Say for what.' using errcode = 'HT004', hint = 'invalid'; end if;
  update public.product_changes x set state = became, decided_at = private.now(), decided_by = (select auth.uid()), words = left(btrim(p_reason), 1000),
      because = case when became <> 'approved' then p_because end,
      rule_id = case when became <> 'approved' then p_rule_id end,
      told = case when became <> 'approved' then (select r.told from public.listing_rules r where r.id = p_rule_id) end
   where x.id = c.id;
  act := private.log_activity('products.change_' || case became when 'approved' then 'approve' else 'refuse' end, p.id::text,
    private.summary_of_change(c.id), p_reason);
  -- Of what showed already and stays, there is nothing to tell.
  if became <> 'approved' or waited then
    perform private.tell_seller('change_' || became, act::text, jsonb_build_object('seller_id', p.seller_id, 'product_id', p.id, 'because',
      coalesce(p_because, ''),
      'reason', left(btrim(p_reason), 1000)));
  end if;
  return became;
end
$function$;

create or replace function public.ask_product_change(p_id uuid, p_seen timestamp with time zone, p_because text, p_reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  c public.product_changes;
  p public.products;
  act bigint;
begin
  perform private.demand('products.judge');
  c := private.change_to_judge(p_id, p_reason);
  select * into p from public.products x where x.id = c.product_id;
  if c.state not in ('open', 'asked') then raise exception 'It is decided.' using errcode = 'HT005', hint = 'already_decided'; end if;
  if c.changed_at is distinct from p_seen then raise exception 'Its maker has changed more.' using errcode = 'HT005', hint = 'changed_meanwhile'; end if;
  if p_because is null then raise exception 'Say for what.' using errcode = 'HT004', hint = 'invalid'; end if;
  update public.product_changes x set state = 'asked', asked_at = private.now(), because = p_because, words = left(btrim(p_reason), 1000) where x.id = c.id;
  act := private.log_activity('products.change_ask', p.id::text, '{}', p_reason);
  perform private.tell_seller('change_asked', act::text, jsonb_build_object('seller_id', p.seller_id, 'product_id', p.id, 'because', p_because,
    'reason', left(btrim(p_reason), 1000)));
end
$function$;
comment on function public.ask_product_change(uuid, timestamptz, text, text) is
  'Asks the maker to change what waits; it comes back with her next edit of it, or after `trust.asked_days`, and can be decided all the while. HT005 '
  'already_decided, changed_meanwhile, own_shop.';

drop function public.undo_product_change(uuid, text);
create function public.undo_product_change(p_id uuid, p_reason text, p_over boolean default false) returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  c public.product_changes;
  p public.products;
  f public.product_change_fields;
  wanted jsonb := '{}';
  kept text[] := '{}';
begin
  perform private.demand('products.judge');
  c := private.change_to_judge(p_id, p_reason);
  select * into p from public.products x where x.id = c.product_id;
  if c.state not in ('approved', 'partly') then raise exception 'Nothing of it shows.' using errcode = 'HT005', hint = 'already_decided'; end if;
  for f in select * from public.product_change_fields x where x.change_id = c.id and x.state = 'approved' order by x.field loop
    if coalesce(p_over, false) or private.is_value(private.live_value(p, f.field), f.after) then wanted := wanted || jsonb_build_object(f.field, f.before);
    else kept := kept || f.field; end if;
  end loop;
  if wanted = '{}' and kept <> '{}' then
    raise exception 'All of it was changed meanwhile.' using errcode = 'HT005', hint = 'changed_meanwhile';
  end if;
  perform private.put_values(p.id, wanted);
  update public.product_change_fields x set state = 'undone' where x.change_id = c.id and wanted ? x.field;
  if kept = '{}' then update public.product_changes x set state = 'undone' where x.id = c.id; end if;
  perform private.log_activity('products.change_undo', p.id::text, private.summary_of_change(c.id) - kept, p_reason);
  return kept;
end
$$;
comment on function public.undo_product_change(uuid, text, boolean) is
  'Puts a piece back to before an approved change, but for what has changed since (answered), unless `p_over`. HT005 already_decided, own_shop, '
  'changed_meanwhile where all of it has changed since.';
revoke execute on function public.undo_product_change(uuid, text, boolean) from public, anon, authenticated;
grant execute on function public.undo_product_change(uuid, text, boolean) to authenticated, service_role;

-- What has changed since is said of approved fields too: it stays when they are undone.
create or replace function private.facts_of_listing_change(p_key text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', c.id, 'product_id', p.id, 'name', p.name, 'image', p.image_url, 'language', p.language, 'seller_id', s.id, 'seller',
    s.business_name,
      'level', private.trust_level(s.id), 'opened_at', c.opened_at, 'by', coalesce(nullif(o.full_name, ''), o.email, ''), 'seen', c.changed_at,
        'state', c.state,
      'because', c.because, 'words', c.words, 'decided_at', c.decided_at, 'decided_by', c.decided_by, 'decider', coalesce(nullif(d.full_name, ''),
        d.email, ''),
      'appeal', c.appeal, 'appealed_at', c.appealed_at, 'answer', c.answer, 'answered_at', c.answered_at,
      'fields', coalesce((select jsonb_agg(jsonb_build_object('field', f.field, 'kind', f.kind, 'waits', f.waits, 'state', f.state,
          'label', case when f.field like 'attribute:%' then (select a.texts -> 'en' ->> 'name' from public.attributes a
              where a.id = private.as_uuid(split_part(f.field, ':', 2)))
            when f.field like 'variant%' then (select v.name from public.product_variants v where v.id = private.as_uuid(split_part(f.field, ':', 2)))
            when f.field like 'translation:%' then split_part(f.field, ':', 2) end,
          'before', private.said_value(f.field, f.before), 'after', private.said_value(f.field, f.after),
          'now', private.said_value(f.field, private.live_value(p, f.field)),
          'moved', f.state in ('open', 'approved') and not private.is_value(private.live_value(p, f.field),
            case when f.waits and f.state = 'open' then f.before else f.after end)) order by f.field)
        from public.product_change_fields f where f.change_id = c.id and f.state <> 'withdrawn'), '[]'),
      'rules', coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'word', w.word) order by r.name) from public.listing_rules r
        cross join lateral (select private.word_found((select string_agg(f.after #>> '{}', E'\n') from public.product_change_fields f
          where f.change_id = c.id and f.state <> 'withdrawn'), r.words, r.except_words) as word) w
        where r.is_active and w.word is not null), '[]'))
    from public.product_changes c join public.products p on p.id = c.product_id join public.sellers s on s.id = p.seller_id
    left join public.profiles o on o.id = c.opened_by left join public.profiles d on d.id = c.decided_by where c.id = private.as_uuid(p_key)
$function$;
