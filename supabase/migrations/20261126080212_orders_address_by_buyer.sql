-- Why: a buyer who mistyped a street had to write to somebody. One function mends an address, whoever asks; who may ask is decided before it.
create function private.mend_address(
  wanted uuid, address jsonb, seen jsonb, by_role text, by_id uuid, because text, key text
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
  named constant text[] := array['recipient', 'phone', 'line1', 'line2', 'subdistrict', 'district', 'province', 'postcode', 'note'];
  corrected jsonb;
  told bigint;
begin
  select * into o from public.orders where id = wanted for update;
  if not found then raise exception 'There is no such order.' using errcode = 'PT404'; end if;
  if key is not null and exists (select from public.order_events e where e.order_id = wanted and e.idempotency_key = key) then return false; end if;
  if o.status not in ('placed', 'accepted', 'in_production') or exists (select from public.shipments s where s.order_id = o.id) then
    raise exception 'Something of this order is already on its way.' using errcode = 'HT003', hint = 'not_allowed_now';
  end if;
  if jsonb_typeof(address) is distinct from 'object'
     or exists (select from jsonb_each(address) f where f.key <> all (named) or jsonb_typeof(f.value) <> 'string' or char_length(f.value #>> '{}') > 200)
     or btrim(coalesce(address ->> 'recipient', '')) = '' or btrim(coalesce(address ->> 'line1', '')) = '' then
    raise exception 'An address has a recipient and a first line, each of its lines text of at most 200 letters.'
      using errcode = '22023', hint = 'invalid';
  end if;
  if jsonb_typeof(seen) is distinct from 'object' or exists (select from jsonb_object_keys(address) k where not seen ? k) then
    raise exception 'Whoever mends a line says what it was.' using errcode = '22023', hint = 'invalid';
  end if;
  corrected := o.shipping_address || address;
  if corrected = o.shipping_address then return false; end if;
  perform private.demand_unchanged(seen, (select jsonb_object_agg(k, coalesce(o.shipping_address ->> k, '')) from jsonb_object_keys(seen) k));
  update public.orders set shipping_address = corrected where id = o.id;
  -- The page of an order shows one address: where the order has one part, that part's.
  update public.order_groups g set shipping_address = corrected where g.id = o.order_group_id
    and not exists (select from public.orders x where x.order_group_id = g.id and x.id <> o.id);
  insert into public.order_events (order_group_id, order_id, type, actor_role, actor_id, reason, payload, idempotency_key)
  values (o.order_group_id, o.id, 'address_corrected', by_role, by_id, left(because, 1000), '{}', key) returning id into told;
  insert into private.outbox (topic, key, payload)
  select 'order.address', told || ':' || side, jsonb_build_object('order_id', o.id::text, 'number', o.number, 'seller', o.seller_name, 'to', side)
    from unnest(case by_role when 'operator' then '{buyer,seller}' else '{seller}' end::text[]) side
  on conflict do nothing;
  if by_role = 'operator' then
    perform private.log_activity('orders.correct_address', o.id::text, (
      select jsonb_object_agg(f.key, jsonb_build_array(o.shipping_address ->> f.key, f.value)) from jsonb_each_text(address) f
       where f.value is distinct from o.shipping_address ->> f.key), because);
  end if;
  return true;
end
$$;
revoke execute on function private.mend_address(uuid, jsonb, jsonb, text, uuid, text, text) from public;
grant execute on function private.mend_address(uuid, jsonb, jsonb, text, uuid, text, text) to service_role;
comment on function private.mend_address(uuid, jsonb, jsonb, text, uuid, text, text) is
  'Corrects where an order goes before anything of it was sent, tells the other side, and says whether it changed. One key is done once.';

create function private.mend_address_of_group(wanted uuid, address jsonb, seen jsonb, by_id uuid, key text)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  one record;
  of_group uuid;
  now_there jsonb;
  mended integer := 0;
begin
  select o.order_group_id into of_group from public.orders o where o.id = wanted;
  -- The group first, so that two who mend the same order wait for each other and not in a circle.
  perform from public.order_groups g where g.id = of_group for update;
  if exists (select from public.order_events e where e.order_id = wanted and e.idempotency_key = key) then return 0; end if;
  select g.shipping_address into now_there from public.order_groups g where g.id = of_group;
  perform private.demand_unchanged(seen, (select jsonb_object_agg(k, coalesce(now_there ->> k, '')) from jsonb_object_keys(seen) k));
  for one in
    select o.id, o.shipping_address from public.orders o where o.order_group_id = of_group
       and (o.id = wanted or o.status in ('placed', 'accepted', 'in_production')
         and not exists (select from public.shipments s where s.order_id = o.id)) order by o.id for update
  loop
    mended := mended + private.mend_address(one.id, address,
      (select jsonb_object_agg(k, coalesce(one.shipping_address ->> k, '')) from jsonb_object_keys(address) k), 'buyer', by_id, '', key)::integer;
  end loop;
  update public.order_groups g set shipping_address = g.shipping_address || address where g.id = of_group;
  return mended;
end
$$;
revoke execute on function private.mend_address_of_group(uuid, jsonb, jsonb, uuid, text) from public;
grant execute on function private.mend_address_of_group(uuid, jsonb, jsonb, uuid, text) to service_role;
comment on function private.mend_address_of_group(uuid, jsonb, jsonb, uuid, text) is
  'A buyer corrects where an order goes: this part, and every other of the same payment that nothing was sent of. Answers how many changed.';

create or replace function public.correct_order_address(p_order_id uuid, p_address jsonb, p_seen jsonb, p_reason text)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('orders.write');
  perform private.demand_reason(p_reason);
  perform private.mend_address(p_order_id, p_address, p_seen, 'operator', (select auth.uid()), p_reason, null);
end
$$;
