-- Why: who returns a piece may have the same one instead of the money. It was promised without holding it, and the shelf never heard that it went out.
create table private.exchange_holds (
  case_id    uuid not null references public.order_cases on delete cascade,
  variant_id uuid not null references public.product_variants on delete cascade,
  quantity   integer not null check (quantity > 0),
  state      text not null default 'active' check (state in ('active', 'shipped', 'released')),
  primary key (case_id, variant_id)
);
comment on table private.exchange_holds is 'Pieces held for an exchange, from the yes until they are sent or the case ends otherwise.';
create index exchange_holds_variant on private.exchange_holds (variant_id);
alter table private.exchange_holds enable row level security;

create function private.demand_exchange(c public.order_cases) returns void language plpgsql stable security definer set search_path = '' as $$
begin
  -- The piece that came for the first may be returned, but is not exchanged again.
  if exists (select from public.order_case_lines x join public.order_case_lines y on y.order_line_id = x.order_line_id
               join public.order_cases e on e.id = y.case_id and e.kind = 'return' and e.wish = 'replacement' and e.status = 'resolved'
              where x.case_id = c.id) then
    perform private.refuse_case('not_possible');
  end if;
  if exists (select from (
      select l.variant_id, sum(x.quantity) as wanted from public.order_case_lines x join public.order_lines l on l.id = x.order_line_id
       where x.case_id = c.id group by 1) w left join public.stock_levels s on s.variant_id = w.variant_id
      where coalesce(s.on_hand + s.backorder_limit - s.allocated - s.reserved, 0) < w.wanted) then
    perform private.refuse_case('exchange_stock');
  end if;
end
$$;
comment on function private.demand_exchange(public.order_cases) is
  'Refuses (HT005 exchange_stock, not_possible) an exchange of which nothing is left, or of a piece that was exchanged before.';
revoke execute on function private.demand_exchange(public.order_cases) from public;

create function private.hold_exchange(c public.order_cases) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  wanted record;
begin
  if exists (select from private.exchange_holds h where h.case_id = c.id and h.state = 'active') then return true; end if;
  begin
    for wanted in select l.variant_id, sum(x.quantity)::integer as quantity from public.order_case_lines x
                    join public.order_lines l on l.id = x.order_line_id
                    left join public.product_variants v on v.id = l.variant_id where x.case_id = c.id group by l.variant_id, v.product_id
                   order by v.product_id, l.variant_id
    loop
      update public.stock_levels l set reserved = l.reserved + wanted.quantity
       where l.variant_id = wanted.variant_id and l.on_hand + l.backorder_limit - l.allocated - l.reserved >= wanted.quantity;
      -- Leaves the inner block, which takes back what was held of other pieces.
      if not found then raise exception 'short' using errcode = 'HT001'; end if;
      insert into private.exchange_holds as h (case_id, variant_id, quantity) values (c.id, wanted.variant_id, wanted.quantity)
      on conflict (case_id, variant_id) do update set state = 'active', quantity = excluded.quantity;
      insert into public.stock_movements (variant_id, kind, quantity, order_group_id, order_id)
      select wanted.variant_id, 'reserved', wanted.quantity, o.order_group_id, o.id from public.orders o where o.id = c.order_id;
    end loop;
  exception when sqlstate 'HT001' then return false;
  end;
  return true;
end
$$;
comment on function private.hold_exchange(public.order_cases) is
  'Holds the pieces of an exchange by one conditional update each, all or none; false where there are not enough.';
revoke execute on function private.hold_exchange(public.order_cases) from public;

create function private.end_exchange(c public.order_cases, how text) returns void language plpgsql security definer set search_path = '' as $$
declare
  hold record;
begin
  for hold in select h.variant_id, h.quantity from private.exchange_holds h join public.product_variants v on v.id = h.variant_id
               where h.case_id = c.id and h.state = 'active' order by v.product_id, h.variant_id
  loop
    -- The state is the guard: whoever changes it from active moves the stock, once.
    update private.exchange_holds h set state = how where h.case_id = c.id and h.variant_id = hold.variant_id and h.state = 'active';
    continue when not found;
    update public.stock_levels l set reserved = l.reserved - hold.quantity,
      on_hand = l.on_hand - case when how = 'shipped' then hold.quantity else 0 end where l.variant_id = hold.variant_id;
    insert into public.stock_movements (variant_id, kind, quantity, order_group_id, order_id)
    select hold.variant_id, how, case when how = 'shipped' then -hold.quantity else hold.quantity end, o.order_group_id, o.id
      from public.orders o where o.id = c.order_id;
  end loop;
end
$$;
comment on function private.end_exchange(public.order_cases, text) is
  'The pieces of an exchange went out (shipped), or are not needed any more (released); once.';
revoke execute on function private.end_exchange(public.order_cases, text) from public;

CREATE OR REPLACE FUNCTION private.guard_case()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
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

  -- An exchange holds its pieces from the yes to the parcel; where none are left the buyer gets the money.
  if c.kind = 'return' and c.wish = 'replacement' then
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
      for line in select l.variant_id, x.quantity from public.order_case_lines x join public.order_lines l on l.id = x.order_line_id
                    join public.product_variants v on v.id = l.variant_id where x.case_id = wanted order by v.product_id, l.variant_id
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

CREATE OR REPLACE FUNCTION private.open_case(wanted uuid, asked_kind text, asked jsonb, by_id uuid, click text, by_role text DEFAULT 'buyer'::text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  o public.orders;
  g public.order_groups;
  c public.order_cases;
  offer jsonb;
  chosen jsonb;
  line jsonb;
  goods bigint := 0;
  delivery bigint := 0;
  told bigint;
  whole boolean;
begin
  select * into o from public.orders where id = wanted for update;
  if not found then raise exception 'There is no such order.' using errcode = 'P0002'; end if;
  select x.* into c from public.order_cases x where x.order_id = wanted and x.key = click;
  if found then
    -- A key is of one thing that was asked for.
    if c.kind <> asked_kind then perform private.refuse_case('not_possible'); end if;
    return c.id;
  end if;
  select * into g from public.order_groups where id = o.order_group_id;
  if asked_kind in ('cancellation', 'withdrawal') then
    -- Whoever wants nothing of it any more does not wait for an answer about a part.
    perform private.move_case(x.id, 'canceled', 'buyer', by_id) from public.order_cases x
      where x.order_id = wanted and x.kind = 'removal' and x.status in ('requested', 'escalated');
    perform private.move_case(x.id, 'denied', 'system', null) from public.order_cases x
      where x.order_id = wanted and x.kind = 'removal' and x.status = 'declined';
  end if;
  offer := private.case_options(wanted);
  if jsonb_typeof(offer -> asked_kind) is distinct from 'object' then perform private.refuse_case('not_possible'); end if;
  whole := asked_kind in ('cancellation', 'removal') or coalesce((offer -> asked_kind ->> 'whole')::boolean, false);

  c.id := gen_random_uuid();
  c.order_id := wanted;
  c.kind := asked_kind;
  c.number := o.number || '-R' || (select count(*) + 1 from public.order_cases x where x.order_id = wanted);
  c.wish := case when asked_kind in ('cancellation', 'withdrawal', 'removal') then 'refund' else coalesce(asked ->> 'wish', 'refund') end;
  c.reason := case when asked_kind in ('withdrawal', 'removal') then '' else coalesce(asked ->> 'reason', '') end;
  c.words := left(coalesce(asked ->> 'words', ''), 3000);
  if asked_kind in ('return', 'claim') and c.reason = '' then perform private.refuse_case('reason_missing'); end if;
  if asked_kind = 'return' and (c.reason not in ('changed_mind', 'size', 'ordered_wrong', 'other') or c.wish = 'repair')
    then perform private.refuse_case('reason_missing'); end if;
  if asked_kind = 'claim' and c.reason not in ('not_arrived', 'missing', 'damaged', 'wrong_product', 'not_as_described', 'not_authentic', 'other')
    then perform private.refuse_case('reason_missing'); end if;
  if (asked_kind in ('cancellation', 'claim') or by_role = 'operator') and btrim(c.words) = '' then perform private.refuse_case('words_missing'); end if;
  if c.reason = 'not_arrived' and not coalesce((offer -> 'claim' ->> 'notArrived')::boolean, false) then perform private.refuse_case('not_late'); end if;
  if c.reason in ('damaged', 'wrong_product', 'not_as_described', 'not_authentic') and coalesce(jsonb_array_length(asked -> 'pictures'), 0) = 0 then
    perform private.refuse_case('picture_missing');
  end if;
  c.status := case when asked_kind = 'withdrawal' then 'declared' else 'requested' end;
  -- What never arrived cannot be sent back.
  c.needs_return := not whole and c.reason not in ('not_arrived', 'missing');
  c.return_to := case when asked_kind = 'withdrawal' and not whole then private.return_address_of(o.seller_id) else '' end;
  c.currency := o.currency;
  c.key := click;
  c.created_at := private.now();
  if asked_kind = 'withdrawal' then
    c.declaration := jsonb_build_object('name', left(coalesce(nullif(btrim(asked ->> 'name'), ''), o.customer), 120), 'email', g.email, 'at', private.now(),
      'language', coalesce(asked ->> 'language', g.language));
  end if;
  insert into public.order_cases (id, number, order_id, kind, status, wish, reason, words, needs_return, return_to, currency, declaration, key, due_at,
    created_at)
  values (c.id, c.number, wanted, c.kind, c.status, c.wish, c.reason, c.words, c.needs_return, c.return_to, c.currency, c.declaration, click,
    private.case_due(c.kind, c.status, private.now()), c.created_at);

  if asked_kind = 'cancellation' then
    -- What was taken out before has been given back.
    goods := o.items_minor - o.discount_minor - o.points_minor + o.tax_added_minor - coalesce((select sum(x.refund_minor) from public.order_cases x
      where x.order_id = wanted and x.kind = 'removal' and x.status = 'refunded'), 0);
    delivery := o.shipping_minor;
  else
    chosen := case when whole and asked_kind <> 'removal' then (select jsonb_agg(jsonb_build_object('order_line_id', l ->> 'id', 'quantity',
      (l ->> 'quantity')::integer - (l ->> 'removed')::integer))
      from jsonb_array_elements(offer -> 'lines') l where (l ->> 'quantity')::integer > (l ->> 'removed')::integer)
              else coalesce(asked -> 'lines', '[]') end;
    if jsonb_array_length(chosen) = 0 then perform private.refuse_case('no_lines'); end if;
    for line in select x from jsonb_array_elements(chosen) x loop
      goods := goods + private.add_case_line(c, (select l from jsonb_array_elements(offer -> 'lines') l where l ->> 'id' = line ->> 'order_line_id'),
        (line ->> 'quantity')::integer, whole);
    end loop;
    if asked_kind = 'removal' then perform private.demand_removable(wanted, by_role); end if;
    if asked_kind = 'return' and c.wish = 'replacement' then perform private.demand_exchange(c); end if;
    -- Delivery goes back once, with the last piece: what standard delivery would have cost for a change of mind, all of it for a fault.
    if not exists (select from private.case_lines_of(wanted) l where l.taken < l.quantity) then
      delivery := greatest(0, (offer ->> case when asked_kind = 'claim' or whole then 'shipping' else 'standardShipping' end)::bigint
        - (offer ->> 'shippingGiven')::bigint);
    end if;
  end if;
  update public.order_cases x set refund_minor = goods + delivery, shipping_minor = delivery,
    commission_minor = private.commission_of_case(c.id)
   where x.id = c.id returning x.* into c;

  insert into public.order_case_events (case_id, type, actor_role, actor_id, to_status, words, created_at)
    values (c.id, 'opened', by_role, by_id, c.status, c.words, private.now()) returning id into told;
  perform private.keep_case_pictures(c, told, array(select jsonb_array_elements_text(coalesce(asked -> 'pictures', '[]'))));
  if asked_kind = 'withdrawal' and whole then
    -- Nothing was sent: the contract ends and everything goes back at once.
    perform private.transition_order(wanted, 'canceled', 'system', by_id, c.number);
    perform private.move_case(c.id, 'refunded', 'system', null);
  end if;
  return c.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_stock()
 RETURNS TABLE(problem text, about text, expected numeric, booked numeric)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select x.problem, l.variant_id::text, x.due::numeric, x.held::numeric
    from public.stock_levels l
    left join (select m.variant_id, sum(m.quantity) as moved from public.stock_movements m
                where m.kind in ('received', 'adjusted', 'returned', 'shipped') group by 1) m on m.variant_id = l.variant_id
    left join (select h.variant_id, sum(h.quantity) as held from (
                 select r.variant_id, r.quantity from public.stock_reservations r where r.state = 'active'
                 union all select x.variant_id, x.quantity from private.exchange_holds x where x.state = 'active') h group by 1) r
      on r.variant_id = l.variant_id
    left join (select ol.variant_id, sum(ol.quantity - ol.removed_quantity - ol.shipped_quantity) as open
                 from public.order_lines ol join public.orders o on o.id = ol.order_id
                where o.status not in ('awaiting_payment', 'expired', 'canceled') group by 1) o on o.variant_id = l.variant_id
   cross join lateral (values ('stock', coalesce(m.moved, 0), l.on_hand), ('stock_reserved', coalesce(r.held, 0), l.reserved),
     ('stock_allocated', coalesce(o.open, 0), l.allocated)) x(problem, due, held)
   where x.due <> x.held
$function$;
