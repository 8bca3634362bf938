-- What follows from cases: both sides hear of every step at once, by notification and by letter; an order with an open case is not completed; what came back
-- counts as returned, an order whose money went back is closed, and a case leaves with its person.

/* Whether something is still open about an order: while it is, the order is not completed, and its maker is not paid for it. */
create function private.has_open_case(wanted uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.order_cases c where c.order_id = wanted and c.closed_at is null and c.status <> 'declined')
$$;
comment on function private.has_open_case(uuid) is
  'Whether something is still open about an order. Whoever completes orders or pays makers leaves such an order alone.';

create function private.wait_for_cases() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.has_open_case(new.id) then raise exception 'An order with an open case is not completed.' using errcode = 'HT003'; end if;
  return new;
end
$$;
create trigger orders_wait_for_cases before update of status on public.orders for each row
  when (new.status = 'completed' and old.status <> 'completed') execute function private.wait_for_cases();

/* A request to cancel has no object any more when the parcel has left, or the order was cancelled another way. */
create function private.end_cancellations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.move_case(c.id, 'expired', 'system', null) from public.order_cases c
   where c.order_id = new.id and c.kind = 'cancellation' and c.status in ('requested', 'escalated');
  return null;
end
$$;
create trigger orders_end_cancellations after update of status on public.orders for each row
  when (old.status is distinct from new.status and new.status in ('partially_shipped', 'shipped', 'delivered', 'canceled'))
    execute function private.end_cancellations();

/*
 * The money of a case has gone out: its history says so, and an order of which nothing is left is closed. Runs before the shares are booked, so it counts
 * refunds.
 */
create function private.follow_refund() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.order_case_events (case_id, type, actor_role, payload, idempotency_key, created_at)
  values (new.case_id, 'money_sent', 'system', jsonb_build_object('amount_minor', new.amount_minor), 'refund:' || new.id, private.now())
    on conflict do nothing;
  if (select coalesce(sum(r.amount_minor), 0) from public.refunds r where r.order_id = new.order_id and r.status = 'succeeded')
     >= (select coalesce(sum(s.captured_minor), 0) from public.payment_splits s where s.order_id = new.order_id) then
    perform private.transition_order(o.id, 'closed', 'system', null, (select c.number from public.order_cases c where c.id = new.case_id))
      from public.orders o where o.id = new.order_id and o.status in ('shipped', 'delivered', 'completed');
  end if;
  return null;
end
$$;
create trigger refunds_follow after update of status on public.refunds for each row
  when (new.status = 'succeeded' and old.status <> 'succeeded' and new.case_id is not null) execute function private.follow_refund();

/* Both sides hear of every step: whoever took it gets no letter about it, except the receipt of what they opened. */
create function private.tell_of_case() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  c record;
  side text;
begin
  select x.number as case_number, x.kind, x.status, x.needs_return, x.wish, o.id as order_id, o.number, o.seller_id, o.seller_name, o.buyer_id,
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
        jsonb_build_object('number', c.number, 'case', c.case_number, 'case_kind', c.kind, 'event', new.type, 'seller', c.seller_name, 'as', side),
          new.created_at)
      from (select c.buyer_id as person where side = 'buyer' and c.buyer_id is not null
            union select m.person_id from public.seller_members m where side = 'seller' and m.seller_id = c.seller_id and m.role in ('owner', 'manager',
              'orders')) p;
  end loop;
  return null;
end
$$;
create trigger order_case_events_tell after insert on public.order_case_events for each row execute function private.tell_of_case();
revoke execute on function private.has_open_case(uuid), private.wait_for_cases(), private.end_cancellations(), private.follow_refund(), private.tell_of_case()
  from public;
grant execute on function private.has_open_case(uuid) to service_role;

/* An order that lost its buyer keeps nothing the buyer wrote in its cases; a job takes the files of pictures that belong to nothing away. */
create function private.forget_cases() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('app.forgetting', new.id::text, true);
  update public.order_cases c set words = '', declaration = c.declaration - array['name', 'email'] where c.order_id = new.id;
  perform set_config('app.forgetting', '', true);
  update public.order_case_events e set words = '', actor_id = null from public.order_cases c where c.id = e.case_id and c.order_id = new.id
    and e.actor_role = 'buyer';
  delete from public.order_case_pictures p using public.order_case_events e, public.order_cases c
   where e.id = p.event_id and c.id = p.case_id and c.order_id = new.id and e.actor_role = 'buyer';
  return null;
end
$$;
create trigger orders_forget_cases after update of buyer_id on public.orders for each row
  when (old.buyer_id is not null and new.buyer_id is null) execute function private.forget_cases();
revoke execute on function private.forget_cases() from public;
