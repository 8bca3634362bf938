-- Why: what carriers had told of a mistyped number stayed with the parcel when the number was corrected. Where that number's own parcel had come back,
-- nobody could receive this one any more and no event moved it; else events of the right number counted as overtaken by newer ones of the wrong one, and
-- buyers read where a stranger's parcel was.
create or replace function private.number_parcel() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.numbered_at := private.now();
  if old.status = 'delivered' then return new; end if;
  delete from public.shipment_events e where e.shipment_id = new.id;
  new.status := 'handed_over';
  new.asked_at := null;
  return new;
end
$$;
comment on function private.number_parcel() is 'A parcel with another number begins anew: what was told of the number before was of another parcel.';

create or replace function private.take_carrier_event(p_carrier text, p_name text, p_event_id text,
  p_tracking text, p_kind text, p_happened_at timestamptz, p_place text)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  parcel record;
  moved integer := 0;
  newest text;
  order_status text;
begin
  -- Nothing happens to a parcel later than now, and a clock that is wrong must not hold it where it is for ever.
  if p_happened_at > private.now() + interval '1 hour' then raise exception 'This has not happened yet.' using errcode = '22023'; end if;
  for parcel in
    select * from (select s.id, s.order_id, s.status, s.numbered_at, o.seller_id, o.order_group_id
      from public.shipments s join public.orders o on o.id = s.order_id
     where s.tracking_number <> '' and private.tracking_key(s.tracking_number) = private.tracking_key(p_tracking)
       and lower(s.carrier) = lower(p_name) and s.shipped_at > private.now() - interval '180 days' and p_happened_at > s.shipped_at - interval '2 days'
     -- The first that bore the number: those of others who wrote it later, however many, keep none of these from being heard of.
     order by s.numbered_at, s.id limit 20) first_ones order by order_id, id
  loop
    -- Events of one parcel one after the other: the order is what everything that moves it waits for.
    perform from public.orders where id = parcel.order_id for update;
    -- Its number may have been corrected meanwhile.
    select s.status, o.status into parcel.status, order_status from public.shipments s join public.orders o on o.id = s.order_id where s.id = parcel.id
      and lower(s.carrier) = lower(p_name) and private.tracking_key(s.tracking_number) = private.tracking_key(p_tracking);
    continue when not found;
    insert into public.shipment_events (shipment_id, carrier, event_id, kind, happened_at, place)
      values (parcel.id, p_carrier, p_event_id, p_kind, p_happened_at, left(coalesce(p_place, ''), 120)) on conflict do nothing;
    continue when not found;
    -- A number belongs to the shop that wrote it first: with somebody else's number nobody has their own parcel arrive.
    continue when exists (
      select from public.shipments f join public.orders x on x.id = f.order_id
       where f.tracking_number <> '' and private.tracking_key(f.tracking_number) = private.tracking_key(p_tracking)
         and lower(f.carrier) = lower(p_name) and x.seller_id <> parcel.seller_id and (f.numbered_at, f.id) < (parcel.numbered_at, parcel.id)
         and f.numbered_at > parcel.numbered_at - interval '180 days');
    -- What has ended stays ended; of two at one moment the one that is further counts.
    continue when parcel.status in ('delivered', 'returned_to_sender', 'lost');
    select e.kind into newest from public.shipment_events e where e.shipment_id = parcel.id
     order by e.happened_at desc, array_position('{in_transit,out_for_delivery,delivery_failed,delivered,returned_to_sender}'::text[], e.kind) desc, e.id desc
     limit 1;
    continue when newest = parcel.status;
    if newest = 'delivered' then
      continue when order_status not in ('partially_shipped', 'shipped', 'partially_delivered');
      perform private.receive_parcel(parcel.order_id, parcel.id, 'system', null, 'system:carrier:' || parcel.id || ':delivered');
    else
      update public.shipments set status = newest where id = parcel.id;
      insert into public.order_events (order_group_id, order_id, type, actor_role, payload, idempotency_key)
        values (parcel.order_group_id, parcel.order_id, 'parcel_' || newest, 'system', jsonb_build_object('shipment_id', parcel.id),
          'system:carrier:' || p_carrier || ':' || p_event_id || ':' || parcel.id)
        -- Told before its number was wrong for a while.
        on conflict do nothing;
    end if;
    moved := moved + 1;
  end loop;
  return moved;
end
$$;
