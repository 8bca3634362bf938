-- Why: shawls go by letter post and looms by lorry, and one shop makes both. A shop may have several parcels, each with terms of its own; pieces of
-- none go by the shop's usual terms. Steps, the heaviest parcel and the price of single countries may be the shop's own as well.

create table public.shop_shipping_profiles (
  id uuid primary key default gen_random_uuid(),
  seller_id uuid not null references public.sellers (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 40 and name = btrim(name)),
  made_at timestamptz not null default private.now(),
  ended_at timestamptz check (ended_at >= made_at),
  unique (seller_id, id)
);
comment on table public.shop_shipping_profiles is
  'Kinds of parcels of a shop beside its usual one, each with terms of its own. One that has ended is kept for the orders that went by it; its pieces
go as usual.';
create unique index shop_shipping_profiles_named on public.shop_shipping_profiles (seller_id, lower(name)) where ended_at is null;
alter table public.shop_shipping_profiles enable row level security;
create policy "shops read their own profiles" on public.shop_shipping_profiles for select to authenticated
  using (seller_id in (select private.my_sellers_as('products.read')));
create policy "who may reads profiles of shops" on public.shop_shipping_profiles for select to authenticated using ((select private.may('shipping.read')));
revoke all on public.shop_shipping_profiles from anon, authenticated, service_role;
grant select on public.shop_shipping_profiles to authenticated, service_role;
create trigger shop_shipping_profiles_tell_pages after insert or update on public.shop_shipping_profiles
  for each statement execute function private.tell_the_pages('shop');
create trigger shop_shipping_profiles_noted after insert or update on public.shop_shipping_profiles for each row
  execute function private.note_shop_act('seller_id', 'name', '', 'name', 'ended_at');

alter table public.shop_shipping_terms add column profile_id uuid, add column country text check (country ~ '^[A-Z]{2}$'),
  add foreign key (seller_id, profile_id) references public.shop_shipping_profiles (seller_id, id),
  drop constraint shop_shipping_says_what_its_kind_says,
  add constraint shop_shipping_says_what_its_kind_says check (case kind
    when 'rate' then num_nulls(zone, method) = 0 and num_nonnulls(packs_from, packs_to) = 0
    else num_nonnulls(zone, method, rate, country) = 0 and num_nonnulls(packs_from, packs_to) <> 1 end);
comment on column public.shop_shipping_terms.profile_id is 'Of which parcels; null: of the usual ones, and of all that are not said of a profile.';
comment on column public.shop_shipping_terms.country is 'Of this country of the zone alone; null: of the whole zone.';
drop index public.shop_shipping_terms_latest;
create index shop_shipping_terms_latest on public.shop_shipping_terms (seller_id, profile_id, kind, zone, method, country, id desc);

alter table public.products add column shipping_profile_id uuid;
comment on column public.products.shipping_profile_id is 'By which of its shop''s parcels it goes; null, or one that has ended: by the usual one.';
alter table public.products add constraint products_parcel_of_its_shop foreign key (seller_id, shipping_profile_id)
  references public.shop_shipping_profiles (seller_id, id) not valid;
grant insert (shipping_profile_id), update (shipping_profile_id) on public.products to authenticated;
create trigger products_parcel_tells_pages after update of shipping_profile_id on public.products
  for each statement execute function private.tell_the_pages('shop');

create or replace function private.are_parcels(p_parcels jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(p_parcels) is distinct from 'array' or pg_column_size(p_parcels) > 16000 then false
    else jsonb_array_length(p_parcels) between 1 and 9 and not exists (
      select from jsonb_array_elements(p_parcels) e
       where jsonb_typeof(e) <> 'object' or coalesce(char_length(e ->> 'name') > 40, true) or coalesce(e ->> 'cost' !~ '^[0-9]{1,12}$', true)
         or jsonb_typeof(e -> 'lines') is distinct from 'array') end
$$;
comment on function private.are_parcels(jsonb) is 'Whether these are the parcels of an order: [{profile, name, cost, lines}], at most nine.';
revoke all on function private.are_parcels(jsonb) from public, anon, authenticated;

alter table public.orders add column shipping_parcels jsonb;
alter table public.orders add constraint orders_parcels_are_few
  check (shipping_parcels is null or private.are_parcels(shipping_parcels)) not valid;
comment on column public.orders.shipping_parcels is
  'By which parcels it was reckoned and what each cost, as it was placed: [{profile, name, cost, lines}]. Null where one parcel by the usual terms
carries all.';

create or replace function private.shop_terms_of(p_seller_id uuid, p_profile_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'rates', (select coalesce(jsonb_agg(jsonb_build_object('zone', l.zone, 'method', l.method, 'rate', l.rate)
        || case when l.country is null then '{}' else jsonb_build_object('country', l.country) end order by l.id)
        filter (where l.rate is not null), '[]')
      from (select distinct on (t.zone, t.method, t.country) t.id, t.zone, t.method, t.country, t.rate from public.shop_shipping_terms t
             where t.seller_id = p_seller_id and t.profile_id is not distinct from p_profile_id and t.kind = 'rate'
             order by t.zone, t.method, t.country, t.id desc) l),
    'packs', (select case when t.packs_from is not null then jsonb_build_object('from', t.packs_from, 'to', t.packs_to) end
      from public.shop_shipping_terms t
     where t.seller_id = p_seller_id and t.profile_id is not distinct from p_profile_id and t.kind = 'packing' order by t.id desc limit 1))
$$;
comment on function private.shop_terms_of(uuid, uuid) is 'The terms that hold now for one kind of parcels of a shop; null: its usual ones.';
revoke all on function private.shop_terms_of(uuid, uuid) from public, anon, authenticated;

create or replace function public.shop_shipping(p_sellers uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(s.id, private.shop_terms_of(s.id, null) || jsonb_build_object('profiles',
      (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name) || private.shop_terms_of(s.id, f.id) order by f.made_at, f.id), '[]')
         from public.shop_shipping_profiles f where f.seller_id = s.id and f.ended_at is null))), '{}')
    from public.sellers s where s.id = any (p_sellers[1:100])
     and (exists (select from public.shop_shipping_terms t where t.seller_id = s.id)
       or exists (select from public.shop_shipping_profiles f where f.seller_id = s.id and f.ended_at is null))
$$;

create or replace function private.parcel_cost(p_grams bigint, p_rate jsonb) returns bigint
language sql immutable set search_path = '' as $$
  with w as (
    select greatest(1, p_grams) / (p_rate ->> 'parcelMaxGrams')::bigint as full_parcels,
      greatest(1, p_grams) % (p_rate ->> 'parcelMaxGrams')::bigint as rest),
  cost as (
    select w.full_parcels, w.rest, (select (p_rate ->> 'first')::bigint + (p_rate ->> 'step')::bigint
        * ceil(greatest(0, g - (p_rate ->> 'firstGrams')::bigint) / (p_rate ->> 'stepGrams')::numeric)::bigint
        from (values ((p_rate ->> 'parcelMaxGrams')::bigint)) v(g)) as full_cost,
      (p_rate ->> 'first')::bigint + (p_rate ->> 'step')::bigint
        * ceil(greatest(0, w.rest - (p_rate ->> 'firstGrams')::bigint) / (p_rate ->> 'stepGrams')::numeric)::bigint as rest_cost from w)
  select full_parcels * full_cost + case when rest = 0 then 0 else rest_cost end from cost
$$;
comment on function private.parcel_cost(bigint, jsonb) is 'What a weight costs by a rate that is offered, in satang: as shippingCost reckons it.';
revoke all on function private.parcel_cost(bigint, jsonb) from public, anon, authenticated;

create or replace function private.is_too_dear(p_rate jsonb, p_usual jsonb) returns boolean
language sql immutable set search_path = '' as $$
  -- Both only rise with the weight, and the shop's own only where one of its steps begins: of all weights those are asked.
  select (p_rate ->> 'step')::numeric / (p_rate ->> 'stepGrams')::numeric > 3 * (p_usual ->> 'step')::numeric / (p_usual ->> 'stepGrams')::numeric
    or exists (
      select from generate_series(0, 100000 / (p_rate ->> 'parcelMaxGrams')::integer) parcels
        cross join lateral (
          select 1 as begun union all
          select g from generate_series((p_rate ->> 'firstGrams')::integer + 1, (p_rate ->> 'parcelMaxGrams')::integer, (p_rate ->> 'stepGrams')::integer) g) b
        cross join lateral (select parcels * (p_rate ->> 'parcelMaxGrams')::bigint + b.begun as grams) w
       where w.grams <= 100000 and private.parcel_cost(w.grams, p_rate) > 3 * private.parcel_cost(w.grams, p_usual))
$$;
comment on function private.is_too_dear(jsonb, jsonb) is
  'Whether a rate asks more than three times what another does, for any weight up to 100 kg or by the step.';
revoke all on function private.is_too_dear(jsonb, jsonb) from public, anon, authenticated;

create or replace function private.demand_shop_parcel(p_seller_id uuid, p_profile_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- One after the other for each shop.
  perform pg_advisory_xact_lock(hashtextextended('shop shipping ' || p_seller_id, 0));
  if p_profile_id is not null and not exists (select from public.shop_shipping_profiles f
      where f.id = p_profile_id and f.seller_id = p_seller_id and f.ended_at is null) then
    raise exception 'There is no such parcel at this shop.' using errcode = 'PT404', hint = 'no_profile';
  end if;
  if (select count(*) from public.shop_shipping_terms t where t.seller_id = p_seller_id and t.country is null
      and t.starts_at > private.now() - interval '1 day') >= 100
    or (select count(*) from public.shop_shipping_terms t where t.seller_id = p_seller_id and t.country is not null
      and t.starts_at > private.now() - interval '1 day') >= 1000 then
    raise exception 'There were enough changes today.' using errcode = 'HT005', hint = 'too_many_changes';
  end if;
end
$$;
comment on function private.demand_shop_parcel(uuid, uuid) is
  'Lets through what is said of one kind of parcels of a shop, one after the other. PT404 no_profile; HT005 too_many_changes.';
revoke all on function private.demand_shop_parcel(uuid, uuid) from public, anon, authenticated;

drop function public.write_shop_shipping(uuid, text, text, jsonb);
create or replace function public.write_shop_shipping(p_seller_id uuid, p_zone text, p_method text, p_wish jsonb, p_profile_id uuid default null,
  p_countries text[] default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  base jsonb;
  wanted jsonb;
  place text;
  standing public.shop_shipping_terms;
begin
  if not private.may_in_shop(p_seller_id, 'shop.write') then raise exception 'This is not your shop.' using errcode = '42501'; end if;
  perform private.demand_shop_parcel(p_seller_id, p_profile_id);
  if cardinality(p_countries) not between 1 and 60 or exists (select from unnest(p_countries) c where c is null or c !~ '^[A-Z]{2}$') then
    raise exception 'These are no countries.' using errcode = 'HT004', hint = 'no_countries';
  end if;
  select r -> 'rate' into base from jsonb_array_elements(private.shipping_at(private.now()) -> 'rates') r
   where r ->> 'zone' = p_zone and r ->> 'method' = p_method;
  if base is null or base ? 'offered' then raise exception 'This is not offered there.' using errcode = 'HT005', hint = 'not_offered'; end if;
  -- Said here in words, before anything is read as a number.
  if jsonb_typeof(p_wish) <> 'null' and p_wish <> '{"offered": false}' and (jsonb_typeof(p_wish) <> 'object'
    or exists (select from unnest(array['first', 'step', 'daysFrom', 'daysTo']) k where coalesce(p_wish ->> k, '') !~ '^[0-9]{1,9}$')
    or exists (select from unnest(array['firstGrams', 'stepGrams', 'parcelMaxGrams']) k where coalesce(p_wish ->> k, '1') !~ '^[0-9]{1,6}$')
    or coalesce(p_wish ->> 'freeFrom', '1') !~ '^[0-9]{1,11}$') then
    raise exception 'This is no price of a parcel.' using errcode = 'HT004', hint = 'no_rate';
  end if;
  wanted := case when p_wish is null or jsonb_typeof(p_wish) = 'null' then null when p_wish = '{"offered": false}' then p_wish
    else base || jsonb_build_object('first', p_wish -> 'first', 'step', p_wish -> 'step', 'freeFrom', coalesce(p_wish -> 'freeFrom', 'null'),
      'daysFrom', p_wish -> 'daysFrom', 'daysTo', p_wish -> 'daysTo', 'firstGrams', coalesce(p_wish -> 'firstGrams', base -> 'firstGrams'),
      'stepGrams', coalesce(p_wish -> 'stepGrams', base -> 'stepGrams'),
      'parcelMaxGrams', coalesce(p_wish -> 'parcelMaxGrams', base -> 'parcelMaxGrams')) end;
  if wanted is not null and not coalesce(private.is_shipping_rate(wanted), false) then
    raise exception 'This is no price of a parcel.' using errcode = 'HT004', hint = 'no_rate';
  end if;
  -- What was the office's to say before is not asked anew of who leaves it.
  if not wanted ? 'offered' and (wanted -> 'firstGrams', wanted -> 'stepGrams', wanted -> 'parcelMaxGrams')
      is distinct from (base -> 'firstGrams', base -> 'stepGrams', base -> 'parcelMaxGrams')
    and not ((wanted ->> 'firstGrams')::integer >= 50 and (wanted ->> 'stepGrams')::integer >= 50
      and (wanted ->> 'parcelMaxGrams')::integer between 500 and 100000) then
    raise exception 'These are no steps of a parcel.' using errcode = 'HT004', hint = 'no_weights';
  end if;
  -- Goods for a baht and a parcel for thousands would be a price without commission.
  if not wanted ? 'offered' and private.is_too_dear(wanted, base) then
    raise exception 'A parcel costs at most three times what it costs at the office''s terms.' using errcode = 'HT005', hint = 'too_dear';
  end if;
  for place in select distinct c from unnest(coalesce(p_countries, array[null::text])) c order by 1 loop
    select * into standing from public.shop_shipping_terms t
     where t.seller_id = p_seller_id and t.profile_id is not distinct from p_profile_id and t.kind = 'rate'
       and t.zone = p_zone and t.method = p_method
       and t.country is not distinct from place order by t.id desc limit 1;
    if standing.rate is not distinct from wanted then continue; end if;
    insert into public.shop_shipping_terms (seller_id, kind, zone, method, rate, profile_id, country)
    values (p_seller_id, 'rate', p_zone, p_method, wanted, p_profile_id, place);
  end loop;
end
$$;
comment on function public.write_shop_shipping(uuid, text, text, jsonb, uuid, text[]) is
  'What a parcel of this shop costs from now on, of one of its profiles or the usual one, in a zone or some of its countries: `first`, `step`, `freeFrom` in
satang, `daysFrom`, `daysTo`, and `firstGrams`, `stepGrams`, `parcelMaxGrams` where they are not the office''s; not offered; or null for what held without it.
Orders keep what they were placed with. 42501 to others; PT404 no_profile; HT004 no_rate, no_weights, no_countries;
HT005 not_offered, too_dear, too_many_changes.';
revoke all on function public.write_shop_shipping(uuid, text, text, jsonb, uuid, text[]) from public, anon;
grant execute on function public.write_shop_shipping(uuid, text, text, jsonb, uuid, text[]) to authenticated;

drop function public.write_shop_packing(uuid, integer, integer);
create or replace function public.write_shop_packing(p_seller_id uuid, p_from integer, p_to integer, p_profile_id uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  standing public.shop_shipping_terms;
begin
  if not private.may_in_shop(p_seller_id, 'shop.write') then raise exception 'This is not your shop.' using errcode = '42501'; end if;
  perform private.demand_shop_parcel(p_seller_id, p_profile_id);
  if num_nonnulls(p_from, p_to) = 1 or p_from not between 0 and 60 or p_to not between p_from and 60 then
    raise exception 'These are no days.' using errcode = 'HT004', hint = 'no_rate';
  end if;
  select * into standing from public.shop_shipping_terms t
   where t.seller_id = p_seller_id and t.profile_id is not distinct from p_profile_id and t.kind = 'packing' order by t.id desc limit 1;
  if (standing.packs_from, standing.packs_to) is not distinct from (p_from::smallint, p_to::smallint) then return; end if;
  insert into public.shop_shipping_terms (seller_id, kind, packs_from, packs_to, profile_id) values (p_seller_id, 'packing', p_from, p_to, p_profile_id);
end
$$;
comment on function public.write_shop_packing(uuid, integer, integer, uuid) is
  'How many days this shop takes to pack from now on, for one of its profiles or the usual one; nulls for what is usual. Refused as write_shop_shipping.';
revoke all on function public.write_shop_packing(uuid, integer, integer, uuid) from public, anon;
grant execute on function public.write_shop_packing(uuid, integer, integer, uuid) to authenticated;

create or replace function public.write_shop_parcel(p_seller_id uuid, p_profile_id uuid, p_name text, p_ended boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.may_in_shop(p_seller_id, 'shop.write') then raise exception 'This is not your shop.' using errcode = '42501'; end if;
  perform private.demand_shop_parcel(p_seller_id, null);
  if p_profile_id is null or coalesce(char_length(btrim(p_name)), 0) not between 1 and 40 then
    raise exception 'A parcel has a name of at most forty characters.' using errcode = 'HT004', hint = 'no_name';
  end if;
  if exists (select from public.shop_shipping_profiles f
      where f.id = p_profile_id and (f.seller_id <> p_seller_id or f.ended_at is not null and not p_ended)) then
    raise exception 'There is no such parcel at this shop.' using errcode = 'PT404', hint = 'no_profile';
  end if;
  if exists (select from public.shop_shipping_profiles f
      where f.seller_id = p_seller_id and f.ended_at is null and f.id <> p_profile_id and lower(f.name) = lower(btrim(p_name))) then
    raise exception 'Another parcel is called so.' using errcode = 'HT005', hint = 'name_taken';
  end if;
  update public.shop_shipping_profiles f set name = btrim(p_name), ended_at = case when p_ended then coalesce(f.ended_at, private.now()) end
   where f.id = p_profile_id and (f.name <> btrim(p_name) or p_ended and f.ended_at is null);
  if exists (select from public.shop_shipping_profiles f where f.id = p_profile_id) then return; end if;
  if p_ended then raise exception 'There is no such parcel at this shop.' using errcode = 'PT404', hint = 'no_profile'; end if;
  if (select count(*) from public.shop_shipping_profiles f where f.seller_id = p_seller_id and f.ended_at is null) >= 8
    or (select count(*) from public.shop_shipping_profiles f where f.seller_id = p_seller_id and f.made_at > private.now() - interval '1 day') >= 20 then
    raise exception 'A shop has at most eight parcels beside its usual one.' using errcode = 'HT005', hint = 'too_many_profiles';
  end if;
  insert into public.shop_shipping_profiles (id, seller_id, name) values (p_profile_id, p_seller_id, btrim(p_name));
end
$$;
comment on function public.write_shop_parcel(uuid, uuid, text, boolean) is
  'A kind of parcels of this shop: made under an id that its caller chose, called otherwise, or ended, whereupon its pieces go as usual; the same again does
nothing.
42501 to others; PT404 no_profile; HT004 no_name; HT005 name_taken, too_many_profiles, too_many_changes.';
revoke all on function public.write_shop_parcel(uuid, uuid, text, boolean) from public, anon;
grant execute on function public.write_shop_parcel(uuid, uuid, text, boolean) to authenticated;
