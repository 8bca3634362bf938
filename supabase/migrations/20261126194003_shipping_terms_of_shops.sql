-- Why: who weaves shawls in Surin and who turns bowls of ten kilograms do not send for the same price.
-- A shop may have terms of its own, as dated and as kept as the office's.

create table public.shop_shipping_terms (
  id bigint generated always as identity primary key,
  seller_id uuid not null references public.sellers (id) on delete cascade,
  kind text not null check (kind in ('rate', 'packing')),
  zone text check (zone in ('TH', 'ASEAN', 'EAST_ASIA', 'OCEANIA', 'EUROPE', 'NORTH_AMERICA', 'REST')),
  method text check (method in ('standard', 'express')),
  rate jsonb check (rate is null or private.is_shipping_rate(rate)),
  packs_from smallint check (packs_from between 0 and 60),
  packs_to smallint check (packs_to between packs_from and 60),
  starts_at timestamptz not null default private.now(),
  constraint shop_shipping_says_what_its_kind_says check (case kind
    when 'rate' then num_nulls(zone, method) = 0 and num_nonnulls(packs_from, packs_to) = 0
    else num_nonnulls(zone, method, rate) = 0 and num_nonnulls(packs_from, packs_to) <> 1 end)
);
comment on table public.shop_shipping_terms is
  'What delivery costs at one shop, and how long it packs; each from a moment on, never rewritten. Of one subject the latest holds; an empty one says that the
office''s terms hold again.';
create index shop_shipping_terms_latest on public.shop_shipping_terms (seller_id, kind, zone, method, id desc);
alter table public.shop_shipping_terms enable row level security;
create policy "shops read their own terms" on public.shop_shipping_terms for select to authenticated
  using (seller_id in (select private.my_sellers_as('shop.write')));
create policy "who may reads terms of shops" on public.shop_shipping_terms for select to authenticated using ((select private.may('shipping.read')));
revoke all on public.shop_shipping_terms from anon, authenticated, service_role;
grant select on public.shop_shipping_terms to authenticated, service_role;
create trigger shop_shipping_terms_tell_pages after insert on public.shop_shipping_terms for each statement execute function private.tell_the_pages('shop');
create trigger shop_shipping_terms_noted after insert on public.shop_shipping_terms for each row
  execute function private.note_shop_act('seller_id', 'zone', '', 'zone', 'method', 'rate', 'packs_from', 'packs_to');

create or replace function public.shop_shipping(p_sellers uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(s.id, jsonb_build_object(
    'rates', (select coalesce(jsonb_agg(jsonb_build_object('zone', l.zone, 'method', l.method, 'rate', l.rate)) filter (where l.rate is not null), '[]')
      from (select distinct on (t.zone, t.method) t.zone, t.method, t.rate from public.shop_shipping_terms t
             where t.seller_id = s.id and t.kind = 'rate' order by t.zone, t.method, t.id desc) l),
    'packs', (select case when t.packs_from is not null then jsonb_build_object('from', t.packs_from, 'to', t.packs_to) end
      from public.shop_shipping_terms t where t.seller_id = s.id and t.kind = 'packing' order by t.id desc limit 1))), '{}')
    from public.sellers s where s.id = any (p_sellers[1:100])
     and exists (select from public.shop_shipping_terms t where t.seller_id = s.id)
$$;
comment on function public.shop_shipping(uuid[]) is
  'The terms of delivery that hold now at these shops, of at most a hundred; a shop without terms of its own is not in it.';
revoke all on function public.shop_shipping(uuid[]) from public;
grant execute on function public.shop_shipping(uuid[]) to anon, authenticated, service_role;

create or replace function public.write_shop_shipping(p_seller_id uuid, p_zone text, p_method text, p_wish jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  base jsonb;
  wanted jsonb;
  standing public.shop_shipping_terms;
begin
  if not private.may_in_shop(p_seller_id, 'shop.write') then raise exception 'This is not your shop.' using errcode = '42501'; end if;
  -- One after the other for each shop.
  perform pg_advisory_xact_lock(hashtextextended('shop shipping ' || p_seller_id, 0));
  select r -> 'rate' into base from jsonb_array_elements(private.shipping_at(private.now()) -> 'rates') r
   where r ->> 'zone' = p_zone and r ->> 'method' = p_method;
  if base is null or base ? 'offered' then raise exception 'This is not offered there.' using errcode = 'HT005', hint = 'not_offered'; end if;
  -- Said here in words, before anything is read as a number.
  if jsonb_typeof(p_wish) <> 'null' and p_wish <> '{"offered": false}' and (jsonb_typeof(p_wish) <> 'object'
    or exists (select from unnest(array['first', 'step', 'daysFrom', 'daysTo']) k where coalesce(p_wish ->> k, '') !~ '^[0-9]{1,9}$')
    or coalesce(p_wish ->> 'freeFrom', '1') !~ '^[0-9]{1,11}$') then
    raise exception 'This is no price of a parcel.' using errcode = 'HT004', hint = 'no_rate';
  end if;
  wanted := case when p_wish is null or jsonb_typeof(p_wish) = 'null' then null when p_wish = '{"offered": false}' then p_wish
    else base || jsonb_build_object('first', p_wish -> 'first', 'step', p_wish -> 'step', 'freeFrom', coalesce(p_wish -> 'freeFrom', 'null'),
      'daysFrom', p_wish -> 'daysFrom', 'daysTo', p_wish -> 'daysTo') end;
  if wanted is not null and not coalesce(private.is_shipping_rate(wanted), false) then
    raise exception 'This is no price of a parcel.' using errcode = 'HT004', hint = 'no_rate';
  end if;
  -- Goods for a baht and a parcel for thousands would be a price without commission.
  if not wanted ? 'offered'
    and ((wanted ->> 'first')::bigint > 3 * (base ->> 'first')::bigint or (wanted ->> 'step')::bigint > 3 * (base ->> 'step')::bigint) then
    raise exception 'A parcel costs at most three times what it costs at the office''s terms.' using errcode = 'HT005', hint = 'too_dear';
  end if;
  select * into standing from public.shop_shipping_terms t
   where t.seller_id = p_seller_id and t.kind = 'rate' and t.zone = p_zone and t.method = p_method order by t.id desc limit 1;
  if standing.rate is not distinct from wanted then return; end if;
  if (select count(*) from public.shop_shipping_terms t where t.seller_id = p_seller_id and t.starts_at > private.now() - interval '1 day') >= 100 then
    raise exception 'There were enough changes today.' using errcode = 'HT005', hint = 'too_many_changes';
  end if;
  insert into public.shop_shipping_terms (seller_id, kind, zone, method, rate) values (p_seller_id, 'rate', p_zone, p_method, wanted);
end
$$;
comment on function public.write_shop_shipping(uuid, text, text, jsonb) is
  'What a parcel of this shop costs from now on: `first`, `step`, `freeFrom` in satang, `daysFrom`, `daysTo`; not offered; or null for the office''s terms.
Orders keep what they were placed with. 42501 to others; HT004 no_rate; HT005 not_offered, too_dear, too_many_changes.';
revoke all on function public.write_shop_shipping(uuid, text, text, jsonb) from public, anon;
grant execute on function public.write_shop_shipping(uuid, text, text, jsonb) to authenticated;

create or replace function public.write_shop_packing(p_seller_id uuid, p_from integer, p_to integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  standing public.shop_shipping_terms;
begin
  if not private.may_in_shop(p_seller_id, 'shop.write') then raise exception 'This is not your shop.' using errcode = '42501'; end if;
  perform pg_advisory_xact_lock(hashtextextended('shop shipping ' || p_seller_id, 0));
  if num_nonnulls(p_from, p_to) = 1 or p_from not between 0 and 60 or p_to not between p_from and 60 then
    raise exception 'These are no days.' using errcode = 'HT004', hint = 'no_rate';
  end if;
  select * into standing from public.shop_shipping_terms t where t.seller_id = p_seller_id and t.kind = 'packing' order by t.id desc limit 1;
  if (standing.packs_from, standing.packs_to) is not distinct from (p_from::smallint, p_to::smallint) then return; end if;
  if (select count(*) from public.shop_shipping_terms t where t.seller_id = p_seller_id and t.starts_at > private.now() - interval '1 day') >= 100 then
    raise exception 'There were enough changes today.' using errcode = 'HT005', hint = 'too_many_changes';
  end if;
  insert into public.shop_shipping_terms (seller_id, kind, packs_from, packs_to) values (p_seller_id, 'packing', p_from, p_to);
end
$$;
comment on function public.write_shop_packing(uuid, integer, integer) is
  'How many days this shop takes to pack from now on; nulls for what is usual. Refused as write_shop_shipping.';
revoke all on function public.write_shop_packing(uuid, integer, integer) from public, anon;
grant execute on function public.write_shop_packing(uuid, integer, integer) to authenticated;
