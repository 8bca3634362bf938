-- Why: a parcel knew only that it was handed over and, when somebody said so, that it arrived. What carriers tell of it is kept as they tell it, and moves it.

create table public.shipment_events (
  id bigint generated always as identity primary key,
  shipment_id uuid not null references public.shipments (id) on delete cascade,
  carrier text not null check (carrier ~ '^[a-z0-9-]{1,40}$'),
  event_id text not null check (char_length(event_id) between 1 and 100),
  kind text not null check (kind in ('in_transit', 'out_for_delivery', 'delivery_failed', 'delivered', 'returned_to_sender')),
  happened_at timestamptz not null,
  place text not null default '' check (char_length(place) <= 120),
  received_at timestamptz not null default now(),
  constraint shipment_events_once unique (shipment_id, carrier, event_id)
);
comment on table public.shipment_events is
  'What a carrier told of a parcel, each event once however often and in whatever order it comes. The newest by its own clock says where the parcel is.';
create index shipment_events_newest on public.shipment_events (shipment_id, happened_at desc, id desc);
alter table public.shipment_events enable row level security;

-- Whoever sees the parcel sees what was told of it.
create policy "who sees the parcel reads what carriers told" on public.shipment_events for select to authenticated
  using (exists (select from public.shipments s where s.id = shipment_id));
revoke all on public.shipment_events from anon, authenticated, service_role;
grant select on public.shipment_events to authenticated, service_role;

alter table public.shipments add column numbered_at timestamptz not null default now();
comment on column public.shipments.numbered_at is 'Since when the parcel bears its number of this carrier.';
update public.shipments set numbered_at = shipped_at;
create or replace function private.number_parcel() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.numbered_at := private.now();
  return new;
end
$$;
revoke all on function private.number_parcel() from public;
create trigger shipments_numbered before update of carrier, tracking_number on public.shipments for each row
  when ((old.carrier, old.tracking_number) is distinct from (new.carrier, new.tracking_number)) execute function private.number_parcel();

create or replace function private.take_carrier_event(
  p_carrier text, p_name text, p_event_id text, p_tracking text, p_kind text, p_happened_at timestamptz, p_place text
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  parcel record;
  moved integer := 0;
  newest text;
  order_status text;
begin
  -- Nothing happens to a parcel later than now, and a clock that is wrong must not hold it where it is for ever.
  if p_happened_at > private.now() + interval '1 hour' then raise exception 'This has not happened yet.' using errcode = '22023'; end if;
  for parcel in
    select s.id, s.order_id, s.status, s.numbered_at, o.seller_id, o.order_group_id
      from public.shipments s join public.orders o on o.id = s.order_id
     where s.tracking_number <> '' and private.tracking_key(s.tracking_number) = private.tracking_key(p_tracking)
       and lower(s.carrier) = lower(p_name) and s.shipped_at > private.now() - interval '180 days' and p_happened_at > s.shipped_at - interval '2 days'
     order by s.order_id, s.id limit 20
  loop
    -- Events of one parcel one after the other: the order is what everything that moves it waits for.
    perform from public.orders where id = parcel.order_id for update;
    select s.status, o.status into parcel.status, order_status from public.shipments s join public.orders o on o.id = s.order_id where s.id = parcel.id;
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
      perform private.receive_parcel(parcel.order_id, parcel.id, 'system', null, 'carrier:' || parcel.id || ':delivered');
    else
      update public.shipments set status = newest where id = parcel.id;
      insert into public.order_events (order_group_id, order_id, type, actor_role, payload, idempotency_key)
        values (parcel.order_group_id, parcel.order_id, 'parcel_' || newest, 'system', jsonb_build_object('shipment_id', parcel.id),
          'carrier:' || p_carrier || ':' || p_event_id || ':' || parcel.id);
    end if;
    moved := moved + 1;
  end loop;
  return moved;
end
$$;
comment on function private.take_carrier_event(text, text, text, text, text, timestamptz, text) is
  'A carrier tells of a parcel by its number; how many parcels moved. An event that is known, older than what is known, or about a parcel that has ended moves
none. One that says "delivered" has the order follow, as if its buyer had said so.';
revoke all on function private.take_carrier_event(text, text, text, text, text, timestamptz, text) from public;
grant execute on function private.take_carrier_event(text, text, text, text, text, timestamptz, text) to service_role;

alter table public.shipments add column asked_at timestamptz;
comment on column public.shipments.asked_at is 'When its carrier was last asked where it is.';
create index shipments_to_ask on public.shipments (lower(carrier), asked_at nulls first)
  where tracking_number <> '' and status not in ('delivered', 'returned_to_sender', 'lost');

create or replace function private.parcels_to_ask(p_name text, p_most integer) returns setof text
language sql volatile security definer set search_path = '' as $$
  update public.shipments s set asked_at = private.now() where s.id in (
    select x.id from public.shipments x
     where lower(x.carrier) = lower(p_name) and x.tracking_number <> '' and x.status not in ('delivered', 'returned_to_sender', 'lost')
       and x.shipped_at > private.now() - interval '180 days'
     order by x.asked_at nulls first limit p_most for update skip locked)
  returning s.tracking_number
$$;
comment on function private.parcels_to_ask(text, integer) is
  'Numbers of the parcels that a carrier is asked about next: on their way for at most half a year, the one asked about longest ago first.';
revoke all on function private.parcels_to_ask(text, integer) from public;
grant execute on function private.parcels_to_ask(text, integer) to service_role;
