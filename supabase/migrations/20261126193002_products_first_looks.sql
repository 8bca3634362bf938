-- Why: staff could say what becomes of a change, and not whether a new listing shows before anybody has looked at it.
alter table private.change_terms drop constraint change_terms_kind_check, add constraint change_terms_kind_check
  check (kind in ('listing', 'name', 'description', 'pictures', 'category', 'price', 'claims', 'translations', 'variants'));
insert into private.change_terms (kind, level, effect) values ('listing', 'new', 'live'), ('listing', 'known', 'live'), ('listing', 'trusted', 'live');
comment on table private.change_terms is
  'What becomes of a new listing (`listing`), and of a change to a piece that has been on sale: it shows at once (`live`), shows and is looked at '
  '(`look`), or waits (`wait`).';
alter table public.product_reports drop constraint product_reports_origin_check, add constraint product_reports_origin_check
  check (origin in ('person', 'rule', 'first', 'waits'));

alter table public.products add column waits_since timestamptz;
comment on column public.products.waits_since is 'Its maker wants to sell it, and the shop looks at it first; it is for sale when somebody has.';

create function private.effect_of_listing(p_seller_id uuid) returns text language sql stable security definer set search_path = '' as $$
  select case when (select auth.uid()) is null or not private.is_own_shop((select auth.uid()), p_seller_id) then 'free'
    else (select t.effect from private.change_terms t where t.kind = 'listing' and t.level = private.trust_level_here(p_seller_id)) end
$$;
comment on function private.effect_of_listing(uuid) is
  'What becomes of a new listing by the caller: live, look or wait for those who act for the shop, free for everybody else (imports, jobs, staff).';
revoke execute on function private.effect_of_listing(uuid) from public;

create function private.wait_for_first_look() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.status <> 'active' then
    new.waits_since := null;
    return new;
  end if;
  if (tg_op = 'UPDATE' and (old.status = 'active' or old.published_at is not null)) or private.effect_of_listing(new.seller_id) <> 'wait' then
    new.waits_since := null;
    return new;
  end if;
  new.status := case when tg_op = 'UPDATE' then old.status else 'draft' end;
  new.published_at := null;
  new.opens_at := null;
  new.waits_since := coalesce(case when tg_op = 'UPDATE' then old.waits_since end, private.now());
  return new;
end
$$;
comment on function private.wait_for_first_look() is
  'A new listing of a maker whose listings are looked at first stays as it was, and waits; whatever its rules refuse has been refused before. '
  'Putting it away ends that.';
revoke execute on function private.wait_for_first_look() from public;
-- After every other that refuses (its name is the last of those about the status): what waits could be sold.
create trigger products_seen_first before insert or update of status on public.products for each row execute function private.wait_for_first_look();

create function private.tell_of_first_look() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.waits_since is not null then
    insert into public.product_reports (product_id, reporter_id, origin, reason) values (new.id, null, 'waits', 'other') on conflict do nothing;
  elsif tg_op = 'UPDATE' and old.waits_since is not null and new.status <> 'active' then
    delete from public.product_reports r where r.product_id = new.id and r.origin = 'waits' and r.decided_at is null;
  end if;
  return null;
end
$$;
comment on function private.tell_of_first_look() is 'Puts a listing that waits before staff, and takes it away from there when its maker does.';
revoke execute on function private.tell_of_first_look() from public;
create trigger products_seen_first_told after insert or update of status on public.products for each row execute function private.tell_of_first_look();

CREATE OR REPLACE FUNCTION private.look_at_listing()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  first_ones constant integer := private.setting('trust.first_listings')::integer;
begin
  if exists (select from public.listing_rules r where r.is_active and r.effect = 'look') then
    perform private.report_by_rules(new.id, new.seller_id, private.listing_text(new));
  end if;
  if (tg_op = 'INSERT' or old.published_at is null) and private.effect_of_listing(new.seller_id) = 'look' then
    insert into public.product_reports (product_id, reporter_id, origin, reason) values (new.id, null, 'first', 'other') on conflict do nothing;
  elsif first_ones > 0 and (tg_op = 'INSERT' or old.published_at is null) and not private.seller_is_known(new.seller_id)
    and (select count(*) from (select from public.products p where p.seller_id = new.seller_id and p.published_at is not null
      limit first_ones + 1) published) <= first_ones then
    insert into public.product_reports (product_id, reporter_id, origin, reason) values (new.id, null, 'first', 'other') on conflict do nothing;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.leave_product(p_product_id uuid, p_reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  p public.products;
  act bigint;
begin
  perform private.demand('products.judge');
  p := private.product_to_judge(p_product_id, p_reason);
  update public.product_reports set decided_at = private.now(), decision = 'nothing' where product_id = p.id and decided_at is null;
  if not found then raise exception 'This report is decided.' using errcode = 'HT005', hint = 'already_decided'; end if;
  if p.waits_since is null then
    perform private.log_activity('products.leave', p.id::text, '{}', p_reason);
    return;
  end if;
  update public.products set status = 'active', waits_since = null where id = p.id;
  act := private.log_activity('products.show', p.id::text, jsonb_build_object('status', jsonb_build_array(p.status, 'active')), p_reason);
  perform private.tell_seller('listing_shown', act::text, jsonb_build_object('seller_id', p.seller_id, 'product_id', p.id));
end
$function$;

CREATE OR REPLACE FUNCTION private.hold_listing(p public.products, p_because text, p_reason text, p_by uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  act bigint;
begin
  insert into public.product_holds (product_id, reason, words, placed_at, placed_by, was_status)
    values (p.id, p_because, left(btrim(p_reason), 1000), private.now(), p_by, case when p.waits_since is null then p.status else 'active' end)
    on conflict do nothing;
  if not found then return false; end if;
  -- The reports first: putting a piece away takes back what its maker asked for, and with it what is not decided.
  update public.product_reports set decided_at = private.now(), decision = 'held' where product_id = p.id and decided_at is null;
  update public.products set status = 'inactive', waits_since = null where id = p.id and (status = 'active' or waits_since is not null);
  act := private.log_activity('products.hold', p.id::text, jsonb_build_object('held_for', jsonb_build_array(null, p_because),
    'status', jsonb_build_array(p.status, case when p.status = 'active' or p.waits_since is not null then 'inactive'
      else p.status end)), p_reason);
  perform private.tell_seller('listing_held', act::text,
    jsonb_build_object('seller_id', p.seller_id, 'product_id', p.id, 'because', p_because, 'reason', left(btrim(p_reason), 1000)));
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.facts_of_listing(p_key text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('name', p.name, 'image', p.image_url, 'status', p.status, 'price_minor', p.price_minor, 'seller_id', s.id, 'seller',
      s.business_name, 'held', h.product_id is not null, 'waits', p.waits_since is not null, 'reports', coalesce((
        select jsonb_agg(jsonb_build_object('reason', r.reason, 'note', r.note, 'at', r.created_at, 'name', coalesce(nullif(x.full_name, ''), x.email, ''))
          order by r.created_at)
          from (select * from public.product_reports o where o.product_id = p.id and o.decided_at is null order by o.created_at limit 20) r
          left join public.profiles x on x.id = r.reporter_id), '[]'))
    from public.products p join public.sellers s on s.id = p.seller_id left join public.product_holds h on h.product_id = p.id
   where p.id = private.as_uuid(p_key)
$function$;
