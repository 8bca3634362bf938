-- Why: a maker who has the other size says so, and it is settled if the buyer takes it.
create table private.exchange_offers (
  case_id      uuid primary key references public.order_cases on delete cascade,
  offered_by   uuid references auth.users on delete set null,
  needs_return boolean not null,
  return_to    text not null check (char_length(return_to) <= 600),
  lines        jsonb not null check (jsonb_typeof(lines) = 'array' and pg_column_size(lines) <= 60000),
  offered_at   timestamptz not null default now()
);
comment on table private.exchange_offers is
  'The exchange that a maker offers in an open case; `lines` are {order_line_id, quantity, variant_id, title, title_seller, option_text}. '
  'Gone once it is answered.';
create index exchange_offers_by on private.exchange_offers (offered_by);
alter table private.exchange_offers enable row level security;

create function private.offer_exchange(wanted uuid, chosen jsonb, facts jsonb, by_id uuid, said text, click text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  c public.order_cases;
  lines jsonb;
begin
  perform from public.orders o join public.order_cases x on x.order_id = o.id where x.id = wanted for update of o;
  select * into c from public.order_cases where id = wanted for update;
  if not found then raise exception 'There is no such case.' using errcode = 'P0002'; end if;
  if exists (select from public.order_case_events e where e.case_id = wanted and e.idempotency_key = click) then return false; end if;
  if c.kind not in ('return', 'claim') or c.status <> 'requested' then
    raise exception 'A case that is % is offered no exchange.', c.status using errcode = 'HT003';
  end if;
  lines := private.exchange_lines(c, chosen);
  if jsonb_array_length(lines) = 0 then perform private.refuse_case('no_lines'); end if;
  insert into private.exchange_offers as f (case_id, offered_by, needs_return, return_to, lines, offered_at)
  values (wanted, by_id, c.needs_return and (c.kind = 'return' or coalesce((facts ->> 'needs_return')::boolean, true)),
    left(btrim(coalesce(facts ->> 'return_to', '')), 600), lines, private.now())
  on conflict (case_id) do update set offered_by = excluded.offered_by, needs_return = excluded.needs_return, return_to = excluded.return_to,
    lines = excluded.lines, offered_at = excluded.offered_at;
  insert into public.order_case_events (case_id, type, actor_role, actor_id, words, payload, idempotency_key, created_at)
  values (wanted, 'exchange_offered', 'seller', by_id, left(said, 3000), jsonb_build_object('lines', lines), click, private.now());
  return true;
end
$$;
comment on function private.offer_exchange(uuid, jsonb, jsonb, uuid, text, text) is
  'A maker offers an exchange in a case that waits for them; a later offer takes the place of the one before. HT003 unless it waits, HT005 exchange_choice.';

create function private.answer_exchange(wanted uuid, takes boolean, by_id uuid, click text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  c public.order_cases;
  offer private.exchange_offers;
begin
  perform from public.orders o join public.order_cases x on x.order_id = o.id where x.id = wanted for update of o;
  select * into c from public.order_cases where id = wanted for update;
  if not found then raise exception 'There is no such case.' using errcode = 'P0002'; end if;
  if exists (select from public.order_case_events e where e.case_id = wanted and e.idempotency_key = click) then return false; end if;
  delete from private.exchange_offers f where f.case_id = wanted returning * into offer;
  if not found or c.status <> 'requested' then raise exception 'No exchange is offered here.' using errcode = 'HT003'; end if;
  insert into public.order_case_events (case_id, type, actor_role, actor_id, payload, idempotency_key, created_at)
  values (wanted, case when takes then 'exchange_taken' else 'exchange_refused' end, 'buyer', by_id, jsonb_build_object('lines', offer.lines), click,
    private.now());
  if not takes then return true; end if;
  perform set_config('app.exchange_taken', wanted::text, true);
  update public.order_cases x set wish = 'replacement' where x.id = wanted returning x.* into c;
  perform set_config('app.exchange_taken', '', true);
  perform private.choose_exchange(c, offer.lines);
  perform private.demand_exchange(c);
  -- The offer was the maker's yes.
  perform private.move_case(wanted, 'approved', 'seller', offer.offered_by, '', null,
    jsonb_build_object('needs_return', offer.needs_return, 'return_to', offer.return_to));
  -- Somebody bought the last one in between: nothing of this happened.
  if not exists (select from public.order_cases x where x.id = wanted and x.wish = 'replacement') then perform private.refuse_case('exchange_stock'); end if;
  return true;
end
$$;
comment on function private.answer_exchange(uuid, boolean, uuid, text) is
  'The buyer takes the exchange that was offered, which accepts the case, or does not, and the case waits as before. HT003 without an offer, '
  'HT005 exchange_choice or exchange_stock.';

revoke execute on function private.offer_exchange(uuid, jsonb, jsonb, uuid, text, text), private.answer_exchange(uuid, boolean, uuid, text) from public;

CREATE OR REPLACE FUNCTION private.guard_case()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- The buyer took the exchange that was offered.
  if coalesce(current_setting('app.exchange_taken', true), '') = new.id::text and new.wish = 'replacement' then old.wish := new.wish; end if;
  -- Nothing was left to exchange it for: it goes on as a return for money.
  if coalesce(current_setting('app.exchange_short', true), '') = new.id::text and old.wish = 'replacement' and new.wish = 'refund' then
    old.wish := new.wish;
  end if;
  if coalesce(current_setting('app.forgetting', true), '') <> new.order_id::text
     and (old.number, old.order_id, old.kind, old.wish, old.reason, old.words, old.declaration, old.created_at)
         is distinct from (new.number, new.order_id, new.kind, new.wish, new.reason, new.words, new.declaration, new.created_at) then
    raise exception 'What a case was opened with does not change.' using errcode = 'HT002';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.move_case(wanted uuid, target text,
  by_role text, by_id uuid, because text DEFAULT ''::text, click text DEFAULT NULL::text, facts jsonb DEFAULT '{}'::jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  c public.order_cases;
  rule public.state_transitions;
  line record;
  short boolean := false;
begin
  -- The order first, as everything does that moves pieces or money of it.
  perform from public.orders o join public.order_cases x on x.order_id = o.id where x.id = wanted for update of o;
  select * into c from public.order_cases where id = wanted for update;
  if not found then raise exception 'There is no such case.' using errcode = 'P0002'; end if;
  if click is not null and exists (select from public.order_case_events e where e.case_id = wanted and e.idempotency_key = click) then return false; end if;
  if c.status = target then return false; end if;
  select * into rule from public.state_transitions t where t.machine = 'case_' || c.kind and t.from_state = c.status and t.to_state = target
    and by_role = any (t.actor_roles);
  -- A replacement or a repair ends with a parcel, money only where money was asked for or the shop decides.
  if not found or (target = 'resolved' and c.wish = 'refund') or (target = 'in_transit' and not c.needs_return)
    or (c.kind = 'claim' and c.status = 'approved' and target = 'received' and not c.needs_return) then
    raise exception 'A case that is % cannot become % by %.', c.status, target, by_role using errcode = 'HT003';
  end if;
  if rule.requires_reason and btrim(because) = '' then raise exception 'This change needs a reason.' using errcode = 'HT004'; end if;
  if target in ('in_transit', 'resolved') and btrim(coalesce(facts ->> 'carrier', '')) = '' then raise exception 'A parcel needs a carrier.'
    using errcode = 'HT004'; end if;

  perform set_config('app.transition', wanted::text || ':' || target, true);
  update public.order_cases x set
    status = target,
    needs_return = case when target = 'approved' and x.needs_return and x.kind = 'claim' then coalesce((facts ->> 'needs_return')::boolean, true)
      else x.needs_return end,
    return_to = coalesce(nullif(left(btrim(facts ->> 'return_to'), 600), ''), case when target = 'approved' and x.return_to = '' and x.needs_return
      then (select private.return_address_of(o.seller_id) from public.orders o where o.id = x.order_id) else x.return_to end),
    return_carrier = case when target = 'in_transit' then left(btrim(facts ->> 'carrier'), 60) else x.return_carrier end,
    return_tracking = case when target = 'in_transit' then left(btrim(coalesce(facts ->> 'tracking', '')), 60) else x.return_tracking end,
    new_carrier = case when target = 'resolved' then left(btrim(facts ->> 'carrier'), 60) else x.new_carrier end,
    new_tracking = case when target = 'resolved' then left(btrim(coalesce(facts ->> 'tracking', '')), 60) else x.new_tracking end,
    sent_at = case when target = 'in_transit' then private.now() else x.sent_at end,
    received_at = case when target = 'received' then private.now() else x.received_at end,
    closed_at = case when target in ('refunded', 'resolved', 'denied', 'canceled', 'expired') then private.now() end,
    due_at = private.case_due(x.kind, target, x.created_at)
   where x.id = wanted returning x.* into c;
  perform set_config('app.transition', '', true);

  -- What was offered stands while the case waits for its maker.
  delete from private.exchange_offers f where f.case_id = wanted;
  -- An exchange holds its pieces from the yes to the parcel; where none are left the buyer gets the money.
  if c.kind in ('return', 'claim') and c.wish = 'replacement' then
    if target = 'approved' then
      short := not private.hold_exchange(c);
      if short then
        perform set_config('app.exchange_short', wanted::text, true);
        update public.order_cases x set wish = 'refund' where x.id = wanted returning x.* into c;
        perform set_config('app.exchange_short', '', true);
      end if;
    elsif target = 'resolved' then
      perform private.end_exchange(c, 'shipped');
    elsif c.closed_at is not null then
      perform private.end_exchange(c, 'released');
    end if;
  end if;
  if target = 'received' then
    if coalesce((facts ->> 'restock')::boolean, false) then
      for line in select v.id as variant_id, x.quantity from public.order_case_lines x join public.order_lines l on l.id = x.order_line_id
                    join public.product_variants v on v.id = coalesce(private.exchanged_for(l.id), l.variant_id)
                   where x.case_id = wanted order by v.product_id, v.id
      loop
        update public.stock_levels s set on_hand = s.on_hand + line.quantity where s.variant_id = line.variant_id;
        insert into public.stock_movements (variant_id, kind, quantity, order_group_id, order_id)
        select line.variant_id, 'returned', line.quantity, o.order_group_id, o.id from public.orders o where o.id = c.order_id;
      end loop;
    end if;
  elsif target = 'refunded' then
    if c.kind = 'cancellation' then perform private.transition_order(c.order_id, 'canceled', by_role, by_id, c.number); end if;
    if c.kind = 'removal' then perform private.take_out(c, by_role, by_id); end if;
    perform private.request_case_refund(c);
    perform private.reverse_points(c.order_id, private.now());
  end if;
  -- What came back counts as returned while it is with the maker for money, and no longer when it goes out again.
  if c.received_at is not null then perform private.recompute_order(c.order_id); end if;
  insert into public.order_case_events (case_id, type, actor_role, actor_id, from_status, to_status, words, payload, idempotency_key, created_at)
  values (wanted, target, by_role, by_id, rule.from_state, target, left(because, 3000), facts, click, private.now());
  if short then
    insert into public.order_case_events (case_id, type, actor_role, created_at) values (wanted, 'exchange_short', 'system', private.now());
  end if;
  -- Nothing comes back first, and money was asked for: it goes at once.
  if target = 'approved' and not c.needs_return and c.wish = 'refund' then perform private.move_case(wanted, 'refunded', 'system', null); end if;
  return true;
end
$function$;
