-- Why: a buyer who wants one piece less, or has mistyped a street, had to cancel everything.
-- What is taken out before anything was sent is a case of its own kind: money, points, commission, offers and papers follow as for every case.
alter table public.state_transitions drop constraint state_transitions_machine_check;
alter table public.state_transitions add constraint state_transitions_machine_check check (machine in (
  'order_group', 'order', 'payment', 'case_cancellation', 'case_return', 'case_claim', 'case_withdrawal', 'case_removal', 'chargeback'));
insert into public.state_transitions (machine, from_state, to_state, actor_roles, requires_reason) values
  ('case_removal', 'requested', 'refunded', '{seller,operator,system}', false),
  ('case_removal', 'requested', 'declined', '{seller,operator}', true),
  ('case_removal', 'requested', 'canceled', '{buyer}', false),
  ('case_removal', 'requested', 'escalated', '{system}', false),
  ('case_removal', 'requested', 'expired', '{system}', false),
  ('case_removal', 'declined', 'escalated', '{buyer}', true),
  ('case_removal', 'declined', 'denied', '{system}', false),
  ('case_removal', 'escalated', 'refunded', '{operator}', true),
  ('case_removal', 'escalated', 'denied', '{operator}', true),
  ('case_removal', 'escalated', 'canceled', '{buyer}', false),
  ('case_removal', 'escalated', 'expired', '{system}', false);
alter table public.order_cases drop constraint order_cases_kind_check;
alter table public.order_cases add constraint order_cases_kind_check check (kind in ('cancellation', 'return', 'claim', 'withdrawal', 'removal'));
alter table public.credit_notes drop constraint credit_notes_reason_check;
alter table public.credit_notes add constraint credit_notes_reason_check
  check (reason in ('cancellation', 'return', 'withdrawal', 'claim', 'removal', 'other'));

-- A row type that grows is a new function.
drop function private.case_lines_of(uuid);
create or replace function private.case_lines_of(wanted uuid)
 returns table(id uuid, title text, option_text text, image_url text, quantity integer, shipped integer, paid bigint,
  taken integer, already bigint, no_return text, no_withdrawal text, place integer, removed integer)
 language sql stable security definer set search_path = '' as $$
  select l.id, l.title, l.option_text, l.image_url, l.quantity, l.shipped_quantity, l.total_minor - p.points_minor + case when l.tax_inclusive then 0
    else l.tax_minor end,
         coalesce(t.taken, 0)::integer, coalesce(t.already, 0)::bigint,
         case when l.personalization <> '' then 'personalised' when private.is_category_within(l.category_id, private.setting('cases.no_return_categories'))
           then 'spoils' else '' end,
         case when l.personalization <> '' then 'personalised'
           when private.is_category_within(l.category_id, private.setting('cases.no_withdrawal_categories')) then 'spoils' else '' end,
         l.position, l.removed_quantity
    from public.order_lines l join private.points_of_lines(wanted) p on p.order_line_id = l.id
    left join lateral (
      select sum(x.quantity) as taken, sum(x.refund_minor) as already from public.order_case_lines x join public.order_cases c on c.id = x.case_id
       where x.order_line_id = l.id and c.status not in ('canceled', 'expired', 'denied', 'resolved')) t on true
   where l.order_id = wanted
$$;
revoke execute on function private.case_lines_of(uuid) from public;
grant execute on function private.case_lines_of(uuid) to service_role;

create function private.has_open_request(wanted uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.order_cases c
    where c.order_id = wanted and c.kind in ('cancellation', 'removal') and c.status in ('requested', 'escalated'))
$$;
revoke execute on function private.has_open_request(uuid) from public;
grant execute on function private.has_open_request(uuid) to service_role;
comment on function private.has_open_request(uuid) is 'Whether a seller has not answered yet that an order, or a part of it, shall not be sent.';

create function private.demand_removable(wanted uuid, by_role text) returns void language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from private.case_lines_of(wanted) l where l.taken < l.quantity) then perform private.refuse_case('last_piece'); end if;
  -- An offer is reckoned anew on what is kept; a coupon's minimum is met by the whole cart or not at all. Staff may waive it.
  if by_role <> 'operator' and exists (
      select from public.orders o join public.promotion_usages u on u.order_group_id = o.order_group_id and u.state <> 'released'
        join public.coupons c on c.id = u.coupon_id
       where o.id = wanted and c.minimum_minor > 0 and (c.seller_id is null or c.seller_id = o.seller_id) and c.minimum_minor > (
         select coalesce(sum(round((l.total_minor
             + coalesce((select sum((d ->> 'amount_minor')::bigint) from jsonb_array_elements(l.discounts) d where d ->> 'kind' = 'coupon'), 0))::numeric
             * greatest(0, l.quantity - coalesce(t.taken, 0)) / l.quantity)), 0)
           from public.orders p join public.order_lines l on l.order_id = p.id
           left join lateral (select sum(x.quantity) as taken from public.order_case_lines x join public.order_cases k on k.id = x.case_id
             where x.order_line_id = l.id and k.status not in ('canceled', 'expired', 'denied', 'resolved')) t on true
          where p.order_group_id = o.order_group_id and p.status <> 'canceled' and (c.seller_id is null or c.seller_id = p.seller_id))) then
    perform private.refuse_case('coupon_minimum');
  end if;
end
$$;
revoke execute on function private.demand_removable(uuid, text) from public;
grant execute on function private.demand_removable(uuid, text) to service_role;
comment on function private.demand_removable(uuid, text) is
  'Refuses (HT005) to take out the last piece, and to leave less than the minimum of the coupon the order was bought with.';

create function private.take_out(c public.order_cases, by_role text, by_id uuid) returns void language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
  line record;
begin
  select * into o from public.orders where id = c.order_id for update;
  if o.status not in ('placed', 'accepted', 'in_production') or exists (select from public.shipments s where s.order_id = o.id) then
    raise exception 'Something of this order is already on its way.' using errcode = 'HT003', hint = 'not_allowed_now';
  end if;
  for line in
    select l.id, v.id as variant_id, x.quantity from public.order_case_lines x join public.order_lines l on l.id = x.order_line_id
      left join public.product_variants v on v.id = l.variant_id where x.case_id = c.id order by v.product_id, v.id, l.id
  loop
    update public.order_lines l set removed_quantity = l.removed_quantity + line.quantity
     where l.id = line.id and l.shipped_quantity + l.removed_quantity + line.quantity <= l.quantity;
    if not found then perform private.refuse_case('too_many'); end if;
    continue when line.variant_id is null;
    update public.stock_levels s set allocated = s.allocated - line.quantity where s.variant_id = line.variant_id;
    insert into public.stock_movements (variant_id, kind, quantity, order_group_id, order_id)
    values (line.variant_id, 'deallocated', line.quantity, o.order_group_id, o.id);
  end loop;
  if not exists (select from public.order_lines l where l.order_id = o.id and l.removed_quantity < l.quantity) then
    perform private.refuse_case('last_piece');
  end if;
  -- Before a seller has accepted it is the buyer who decides; the machine only carries it out.
  insert into public.order_events (order_group_id, order_id, type, actor_role, actor_id, reason, payload, idempotency_key)
  values (o.order_group_id, o.id, 'pieces_removed', case by_role when 'system' then 'buyer' else by_role end, by_id, left(c.words, 1000),
    jsonb_build_object('case_id', c.id), 'case:' || c.id);
  perform private.recompute_order(o.id);
end
$$;
revoke execute on function private.take_out(public.order_cases, text, uuid) from public;
grant execute on function private.take_out(public.order_cases, text, uuid) to service_role;
comment on function private.take_out(public.order_cases, text, uuid) is
  'Takes what a case is about out of its order, and gives it back to the shelf. HT003 once anything was sent, HT005 too_many or last_piece.';

drop function private.open_case(uuid, text, jsonb, uuid, text);
create or replace function private.case_options(wanted uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  o public.orders;
  country text;
  protected boolean;
  claims constant jsonb := private.setting('cases.claim_days');
  claim_until timestamptz;
  return_until timestamptz;
  withdrawal_until timestamptz;
  standard bigint;
  lines jsonb;
  left_return boolean;
  left_claim boolean;
  left_withdrawal boolean;
  nothing_exempt boolean;
  untouched boolean;
begin
  select * into o from public.orders where id = wanted;
  if not found then return null; end if;
  country := coalesce(o.shipping_address ->> 'country', '');
  protected := private.setting('cases.withdrawal_countries') ? country;
  select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'title', l.title, 'optionText', l.option_text, 'image', l.image_url, 'quantity', l.quantity,
    'shipped', l.shipped, 'paid', l.paid,
           'taken', l.taken, 'already', l.already, 'removed', l.removed, 'noReturn', l.no_return, 'noWithdrawal', l.no_withdrawal) order by l.place), '[]'),
         coalesce(bool_or(l.no_return = '' and l.taken - l.removed < l.shipped), false), coalesce(bool_or(l.taken - l.removed < l.shipped), false),
         coalesce(bool_or(l.no_withdrawal = '' and l.taken - l.removed < l.shipped), false), coalesce(bool_and(l.no_withdrawal = ''), false),
           -- What was taken out, or is asked to be, stands against no withdrawal from the rest.
           not exists (select from public.order_cases c join public.order_case_lines x on x.case_id = c.id where c.order_id = wanted
             and c.kind <> 'removal' and c.status not in ('canceled', 'expired', 'denied', 'resolved'))
    into lines, left_return, left_claim, left_withdrawal, nothing_exempt, untouched
    from private.case_lines_of(wanted) l;
  if o.delivered_at is not null then
    return_until := private.case_until(o.delivered_at, (private.setting('returns.days') #>> '{}')::integer);
    withdrawal_until := private.case_until(o.delivered_at, (private.setting('cases.withdrawal_days') #>> '{}')::integer);
    claim_until := private.case_until(o.delivered_at, greatest((private.setting('cases.authentic_days') #>> '{}')::integer,
      coalesce((claims ->> country)::integer, case when protected then (claims ->> 'withdrawal')::integer end, (claims ->> '')::integer)));
  end if;
  -- What standard delivery would have cost is in the quote the buyer agreed to.
  select least(o.shipping_minor, (c ->> 'amount')::bigint) into standard
    from public.order_groups g, jsonb_array_elements(coalesce(g.quote -> 'sellers', '[]')) s, jsonb_array_elements(coalesce(s -> 'choices', '[]')) c
   where g.id = o.order_group_id and s ->> 'sellerId' = o.seller_id::text and c ->> 'method' = 'standard' limit 1;
  return jsonb_build_object(
    'shipping', o.shipping_minor, 'standardShipping', coalesce(standard, o.shipping_minor), 'lines', lines, 'points', o.points_minor,
    'shippingGiven', (select coalesce(sum(c.shipping_minor), 0) from public.order_cases c where c.order_id = wanted and c.status not in ('canceled',
      'expired', 'denied', 'resolved')),
    'cancellation', case when o.status in ('accepted', 'in_production')
        and not exists (select from public.order_cases c where c.order_id = wanted and c.kind = 'cancellation' and c.status in ('requested', 'escalated'))
      then jsonb_build_object('until', null) end,
    'removal', case when o.status in ('placed', 'accepted', 'in_production') and not private.has_open_request(wanted)
        and not exists (select from public.shipments s where s.order_id = wanted)
        and (select sum(l.quantity - l.taken) from private.case_lines_of(wanted) l) > 1
        and exists (select from public.payment_splits s where s.order_id = wanted and s.captured_minor > s.refunded_minor)
      then jsonb_build_object('until', null, 'atOnce', o.status = 'placed') end,
    'return', case when o.status in ('delivered', 'completed') and left_return and private.now() < return_until then jsonb_build_object('until', return_until)
      end,
    'claim', case when o.shipped_at is not null and left_claim and (claim_until is null or private.now() < claim_until)
      then jsonb_build_object('until', claim_until, 'notArrived', o.delivered_at is not null
        or o.delivery_to < (private.now() at time zone 'Asia/Bangkok')::date) end,
    'withdrawal', case
      when not protected then null
      when o.status in ('placed', 'accepted', 'in_production') then case when nothing_exempt and untouched then jsonb_build_object('until', null, 'whole',
        true) end
      when o.shipped_at is not null and o.status not in ('canceled', 'closed') and left_withdrawal
        and (withdrawal_until is null or private.now() < withdrawal_until)
        then jsonb_build_object('until', withdrawal_until, 'whole', false) end);
end
$$;

create or replace function private.add_case_line(c public.order_cases, line jsonb, quantity integer, whole boolean)
 returns bigint language plpgsql security definer set search_path = '' as $$
declare
  worth bigint;
begin
  if line is null then perform private.refuse_case('unknown_line'); end if;
  if quantity is null or quantity < 1 then perform private.refuse_case('no_lines'); end if;
  if quantity > (case when whole then (line ->> 'quantity')::integer else (line ->> 'shipped')::integer + (line ->> 'removed')::integer end)
      - (line ->> 'taken')::integer
    then perform private.refuse_case('too_many'); end if;
  if (c.kind = 'return' and line ->> 'noReturn' <> '') or (c.kind = 'withdrawal' and line ->> 'noWithdrawal' <> '')
    then perform private.refuse_case('exempt'); end if;
  worth := round((line ->> 'paid')::numeric * ((line ->> 'taken')::integer + quantity) / (line ->> 'quantity')::integer)::bigint
    - (line ->> 'already')::bigint;
  worth := greatest(0, least(worth, (line ->> 'paid')::bigint - (line ->> 'already')::bigint));
  insert into public.order_case_lines (case_id, order_line_id, quantity, refund_minor) values (c.id, (line ->> 'id')::uuid, quantity, worth);
  return worth;
exception when unique_violation then
  perform private.refuse_case('too_many');
end
$$;

create or replace function private.open_case(wanted uuid, asked_kind text, asked jsonb, by_id uuid, click text, by_role text default 'buyer'::text)
 returns uuid language plpgsql security definer set search_path = '' as $$
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
  if found then return c.id; end if;
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
$$;

create or replace function private.move_case(wanted uuid, target text, by_role text, by_id uuid, because text default ''::text,
  click text default NULL::text, facts jsonb default '{}'::jsonb)
 returns boolean
 language plpgsql security definer set search_path = '' as $$
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
  -- Nothing comes back first, and money was asked for: it goes at once.
  if target = 'approved' and not c.needs_return and c.wish = 'refund' then perform private.move_case(wanted, 'refunded', 'system', null); end if;
  return true;
end
$$;
revoke execute on function private.open_case(uuid, text, jsonb, uuid, text, text) from public;
grant execute on function private.open_case(uuid, text, jsonb, uuid, text, text) to service_role;
