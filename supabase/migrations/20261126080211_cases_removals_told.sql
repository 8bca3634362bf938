-- Why: what was taken out at once is told once, and a request that the parcel has overtaken ends.
create or replace function private.end_cancellations() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.move_case(c.id, 'expired', 'system', null) from public.order_cases c
   where c.order_id = new.id and c.kind in ('cancellation', 'removal') and c.status in ('requested', 'escalated');
  -- A no to taking a piece out stands against nothing that is asked of it once it was sent.
  perform private.move_case(c.id, 'denied', 'system', null) from public.order_cases c
   where c.order_id = new.id and c.kind = 'removal' and c.status = 'declined';
  return null;
end
$$;

create or replace function private.tell_of_case() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  c record;
  side text;
begin
  select x.number as case_number, x.kind, x.status, x.needs_return, x.wish, x.refund_minor, o.id as order_id,
    o.status as order_status, o.number, o.seller_id, o.seller_name, o.buyer_id,
    g.token_hash into c
    from public.order_cases x join public.orders o on o.id = x.order_id join public.order_groups g on g.id = o.order_group_id where x.id = new.case_id;
  perform realtime.send('{}', 'moved', 'order:' || encode(c.token_hash, 'hex'), false);
  perform realtime.send('{}', 'moved', 'desk:' || c.seller_id, true);
  if c.buyer_id is not null then perform realtime.send('{}', 'moved', 'orders:' || c.buyer_id, true); end if;
  -- The refund that follows at once says it all.
  if new.type = 'approved' and not c.needs_return and c.wish = 'refund' then return null; end if;
  if new.type = 'opened' and c.kind = 'removal' and (new.actor_role = 'operator' or c.order_status = 'placed') then return null; end if;
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
