-- Why: who is in Surin next week need not pay for a parcel. A shop with a place on the map may hand its pieces over at the workshop.

alter table public.shop_shipping_terms drop constraint shop_shipping_terms_kind_check,
  add constraint shop_shipping_terms_kind_check check (kind in ('rate', 'packing', 'pickup'));
comment on table public.shop_shipping_terms is
  'What delivery costs at one shop, how long it packs, and after how many days a buyer may fetch; each from a moment on, never rewritten. Of one subject
the latest holds; an empty one says that what held without it holds again.';

create or replace function public.shop_shipping(p_sellers uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(s.id, private.shop_terms_of(s.id, null) || jsonb_build_object('profiles',
      (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name) || private.shop_terms_of(s.id, f.id) order by f.made_at, f.id), '[]')
         from public.shop_shipping_profiles f where f.seller_id = s.id and f.ended_at is null),
    'pickup', (select case when t.packs_to is not null and s.location <> '' and s.latitude is not null
        then jsonb_build_object('days', t.packs_to, 'place', s.location) end
      from public.shop_shipping_terms t where t.seller_id = s.id and t.kind = 'pickup' order by t.id desc limit 1))), '{}')
    from public.sellers s where s.id = any (p_sellers[1:100])
     and (exists (select from public.shop_shipping_terms t where t.seller_id = s.id)
       or exists (select from public.shop_shipping_profiles f where f.seller_id = s.id and f.ended_at is null))
$$;

create or replace function public.write_shop_pickup(p_seller_id uuid, p_days integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  standing smallint;
begin
  if not private.may_in_shop(p_seller_id, 'shop.write') then raise exception 'This is not your shop.' using errcode = '42501'; end if;
  perform private.demand_shop_parcel(p_seller_id, null);
  if p_days not between 0 and 60 then raise exception 'These are no days.' using errcode = 'HT004', hint = 'no_rate'; end if;
  if p_days is not null and not exists (select from public.sellers s where s.id = p_seller_id and s.location <> '' and s.latitude is not null) then
    raise exception 'A shop without a place on the map cannot be visited.' using errcode = 'HT005', hint = 'no_place';
  end if;
  select t.packs_to into standing from public.shop_shipping_terms t where t.seller_id = p_seller_id and t.kind = 'pickup' order by t.id desc limit 1;
  if standing is not distinct from p_days::smallint then return; end if;
  insert into public.shop_shipping_terms (seller_id, kind, packs_from, packs_to) values (p_seller_id, 'pickup', p_days, p_days);
end
$$;
comment on function public.write_shop_pickup(uuid, integer) is
  'Whether buyers may fetch at the workshop of this shop, and how many days after they ordered; null: they may not.
42501 to others; HT004 no_rate; HT005 no_place, too_many_changes.';
revoke all on function public.write_shop_pickup(uuid, integer) from public, anon;
grant execute on function public.write_shop_pickup(uuid, integer) to authenticated;

create or replace function private.hand_out_parcel(p_order_id uuid, p_parcel_id uuid, p_by uuid, p_key text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.orders o where o.id = p_order_id and o.shipping_method = 'pickup') then
    raise exception 'Only what is fetched is handed out.' using errcode = 'HT003';
  end if;
  return private.receive_parcel(p_order_id, p_parcel_id, 'system', p_by, p_key);
end
$$;
comment on function private.hand_out_parcel(uuid, uuid, uuid, text) is
  'A maker handed a parcel to whoever fetched it: it counts as received from now on. HT003 for what was to be sent.';
revoke all on function private.hand_out_parcel(uuid, uuid, uuid, text) from public, anon, authenticated;
grant execute on function private.hand_out_parcel(uuid, uuid, uuid, text) to service_role;
