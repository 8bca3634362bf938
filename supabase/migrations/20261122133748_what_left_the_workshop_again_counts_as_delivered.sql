-- Why: a piece that had come back and was answered with a replacement or denied left the order "returned", until something else had it reckoned anew.

create or replace function private.move_case(wanted uuid, target text, by_role text, by_id uuid, because text DEFAULT ''::text, click text DEFAULT NULL::text, facts jsonb DEFAULT '{}'::jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  c public.order_cases;
  rule public.state_transitions;
  line record;
begin
  -- The order first, as everything does that moves pieces or money of it.
  perform from public.orders o join public.order_cases x on x.order_id = o.id where x.id = wanted for update of o;
  select * into c from public.order_cases where id = wanted for update;
  if not found then raise exception 'There is no such case.' using errcode = 'P0002'; end if;
  if click is not null and exists (select from public.order_case_events e where e.case_id = wanted and e.idempotency_key = click) then return false; end if;
  if c.status = target then return false; end if;
  select * into rule from public.state_transitions t where t.machine = 'case_' || c.kind and t.from_state = c.status and t.to_state = target and by_role = any (t.actor_roles);
  -- A replacement or a repair ends with a parcel, money only where money was asked for or the shop decides.
  if not found or (target = 'resolved' and c.wish = 'refund') or (target = 'in_transit' and not c.needs_return) or (c.kind = 'claim' and c.status = 'approved' and target = 'received' and not c.needs_return) then
    raise exception 'A case that is % cannot become % by %.', c.status, target, by_role using errcode = 'HT003';
  end if;
  if rule.requires_reason and btrim(because) = '' then raise exception 'This change needs a reason.' using errcode = 'HT004'; end if;
  if target in ('in_transit', 'resolved') and btrim(coalesce(facts ->> 'carrier', '')) = '' then raise exception 'A parcel needs a carrier.' using errcode = 'HT004'; end if;

  perform set_config('app.transition', wanted::text || ':' || target, true);
  update public.order_cases x set
    status = target,
    needs_return = case when target = 'approved' and x.needs_return and x.kind = 'claim' then coalesce((facts ->> 'needs_return')::boolean, true) else x.needs_return end,
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
    perform private.request_case_refund(c);
    perform private.reverse_points(c.order_id, private.now());
  end if;
  -- What came back counts as returned while it is with the maker for money, and no longer when it goes out again.
  if c.received_at is not null then perform private.recompute_order(c.order_id); end if;
  insert into public.order_case_events (case_id, type, actor_role, actor_id, from_status, to_status, words, payload, idempotency_key, created_at)
  values (wanted, target, by_role, by_id, rule.from_state, target, left(because, 3000), facts, click, private.now());
  -- Nothing comes back first, and money was asked for: it goes at once.
  if target = 'approved' and not c.needs_return and c.wish = 'refund' then perform private.move_case(wanted, 'refunded', 'system', null); end if;
  return true;
end
$function$;
