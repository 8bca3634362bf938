-- Notifications say what happened: the step of a case and its amount, money that was sent back without a case, and the picture of the piece it is about.
-- "News about your request" made everybody open the order to learn that nothing was asked of them.

/* The picture of what news is about: the piece it names, else the first piece of the order it names; null where there is none. */
create function private.picture_of_news(facts jsonb) returns text
language sql stable security definer set search_path = '' as $$
  select nullif(coalesce(
    (select p.image_url from public.products p where p.id = (facts ->> 'product_id')::uuid),
    (select l.image_url from public.orders o join public.order_lines l on l.order_id = o.id
      where o.number = facts ->> 'number' order by l.position, l.id limit 1),
    (select l.image_url from public.order_groups g join public.orders o on o.order_group_id = g.id join public.order_lines l on l.order_id = o.id
      where g.number = facts ->> 'number' order by o.number, l.position, l.id limit 1)), '')
$$;
comment on function private.picture_of_news(jsonb) is 'The picture of the piece that news is about, of an order its first; null where there is none.';
revoke execute on function private.picture_of_news(jsonb) from public, anon, authenticated;

create or replace function private.notify(person uuid, news text, about text, with_facts jsonb, happened timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  told uuid;
  fresh constant boolean := happened > private.now() - interval '1 day';
begin
  insert into public.notifications (person_id, kind, key, facts, created_at, read_at)
  values (person, news, about, with_facts || jsonb_strip_nulls(jsonb_build_object('image', private.picture_of_news(with_facts))), happened,
    case when fresh then null else happened end)
  on conflict (person_id, kind, key) do update set facts = excluded.facts, created_at = excluded.created_at, read_at = null
    where excluded.kind = 'new_message'
  returning id into told;
  if told is null or not fresh then return; end if;
  perform realtime.send(jsonb_build_object('kind', news), 'notification', 'notices:' || person, true);
  if news in ('order_delivered', 'price_dropped', 'back_in_stock') and private.wants_mail(person, news) then
    insert into private.outbox (topic, key, payload) values ('notification', told::text, jsonb_build_object('notification_id', told)) on conflict do nothing;
  end if;
end
$$;

create or replace function private.tell_of_order() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  o record;
  member uuid;
begin
  if new.type = 'group_placed' then
    perform private.notify(g.buyer_id, 'payment_received', g.id::text,
        jsonb_build_object('number', g.number, 'total_minor', g.total_minor, 'as', 'buyer'), new.created_at)
      from public.order_groups g where g.id = new.order_group_id and g.buyer_id is not null and g.payment_method <> 'cash_on_delivery';
    return null;
  end if;
  if new.order_id is null or new.type not in ('placed', 'shipped', 'partially_shipped', 'parcel_shipped', 'delivered', 'cash_collected', 'refunded')
    then return null; end if;
  select r.id, r.number, r.buyer_id, r.seller_id, r.seller_name, r.total_minor, r.carrier, r.tracking_number,
    g.payment_method = 'cash_on_delivery' as cash into o
    from public.orders r join public.order_groups g on g.id = r.order_group_id where r.id = new.order_id;
  if new.type = 'placed' then
    for member in select m.person_id from public.seller_members m where m.seller_id = o.seller_id and m.role in ('owner', 'manager', 'orders') loop
      perform private.notify(member, 'payment_received', o.id::text,
        jsonb_build_object('number', o.number, 'total_minor', o.total_minor, 'seller', o.seller_name, 'as', 'seller') || case
          when o.cash then '{"cash": true}' else '{}' end::jsonb, new.created_at);
    end loop;
  elsif o.buyer_id is null then
    return null;
  elsif new.type = 'cash_collected' then
    perform private.notify(o.buyer_id, 'payment_received', o.id::text, jsonb_build_object('number', o.number, 'total_minor', o.total_minor, 'as', 'buyer'),
      new.created_at);
  elsif new.type = 'refunded' then
    -- What goes back for a case is told with the case.
    perform private.notify(o.buyer_id, 'case_news', new.idempotency_key,
        jsonb_build_object('number', o.number, 'seller', o.seller_name, 'as', 'buyer', 'event', 'money_sent', 'amount_minor', r.amount_minor), new.created_at)
      from public.refunds r where r.order_id = o.id and 'refund:' || r.id = new.idempotency_key and r.case_id is null;
  elsif new.type = 'delivered' then
    perform private.notify(o.buyer_id, 'order_delivered', o.id::text, jsonb_build_object('number', o.number, 'seller', o.seller_name), new.created_at);
  else
    perform private.notify(o.buyer_id, 'order_shipped', coalesce(new.payload ->> 'shipment_id', o.id::text),
      jsonb_build_object('number', o.number, 'seller', o.seller_name, 'carrier', o.carrier, 'tracking', o.tracking_number), new.created_at);
  end if;
  return null;
end
$$;

create or replace function private.tell_of_case() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  c record;
  side text;
begin
  select x.number as case_number, x.kind, x.status, x.needs_return, x.wish, x.refund_minor, o.id as order_id, o.number, o.seller_id, o.seller_name, o.buyer_id,
    g.token_hash into c
    from public.order_cases x join public.orders o on o.id = x.order_id join public.order_groups g on g.id = o.order_group_id where x.id = new.case_id;
  perform realtime.send('{}', 'moved', 'order:' || encode(c.token_hash, 'hex'), false);
  perform realtime.send('{}', 'moved', 'desk:' || c.seller_id, true);
  if c.buyer_id is not null then perform realtime.send('{}', 'moved', 'orders:' || c.buyer_id, true); end if;
  -- The refund that follows at once says it all.
  if new.type = 'approved' and not c.needs_return and c.wish = 'refund' then return null; end if;
  foreach side in array array['buyer', 'seller'] loop
    continue when (new.actor_role = side and not (new.type = 'opened' and side = 'buyer')) or (new.type = 'money_sent' and side = 'seller');
    insert into private.outbox (topic, key, payload) values ('case.told', new.id || ':' || side, jsonb_build_object('event_id', new.id::text, 'to', side))
      on conflict do nothing;
    continue when new.actor_role = side;
    perform private.notify(p.person, 'case_news', new.id::text,
        jsonb_build_object('number', c.number, 'case', c.case_number, 'case_kind', c.kind, 'event', new.type, 'seller', c.seller_name, 'as', side)
          || jsonb_strip_nulls(jsonb_build_object('amount_minor',
            coalesce(new.payload -> 'amount_minor', case when new.type = 'refunded' then to_jsonb(c.refund_minor) end))),
          new.created_at)
      from (select c.buyer_id as person where side = 'buyer' and c.buyer_id is not null
            union select m.person_id from public.seller_members m where side = 'seller' and m.seller_id = c.seller_id and m.role in ('owner', 'manager',
              'orders')) p;
  end loop;
  return null;
end
$$;
