-- Where points and cases meet: what was paid with points goes back as points, never as money, and what an order earned goes with the pieces that go back, not with the delivery.

/* What the points of an order paid for each of its lines: shares of orders.points_minor by the largest remainder, so that they add up exactly. */
create function private.points_of_lines(wanted uuid) returns table (order_line_id uuid, points_minor bigint)
language sql stable security definer set search_path = '' as $$
  select u.id, u.part
    from (select o.points_minor, array_agg(l.id order by l.position) as ids, array_agg(l.total_minor order by l.position) as weights
            from public.orders o join public.order_lines l on l.order_id = o.id where o.id = wanted group by o.points_minor) s,
         unnest(s.ids, private.split_amount(s.points_minor, s.weights)) as u (id, part)
$$;

create or replace function private.case_lines_of(wanted uuid)
returns table (id uuid, title text, option_text text, image_url text, quantity integer, shipped integer, paid bigint, taken integer, already bigint, no_return text, no_withdrawal text, place integer)
language sql stable security definer set search_path = '' as $$
  select l.id, l.title, l.option_text, l.image_url, l.quantity, l.shipped_quantity, l.total_minor - p.points_minor + case when l.tax_inclusive then 0 else l.tax_minor end,
         coalesce(t.taken, 0)::integer, coalesce(t.already, 0)::bigint,
         case when l.personalization <> '' then 'personalised' when private.is_category_within(l.category_id, private.setting('cases.no_return_categories')) then 'spoils' else '' end,
         case when l.personalization <> '' then 'personalised' when private.is_category_within(l.category_id, private.setting('cases.no_withdrawal_categories')) then 'spoils' else '' end,
         l.position
    from public.order_lines l join private.points_of_lines(wanted) p on p.order_line_id = l.id
    left join lateral (
      select sum(x.quantity) as taken, sum(x.refund_minor) as already from public.order_case_lines x join public.order_cases c on c.id = x.case_id
       where x.order_line_id = l.id and c.status not in ('canceled', 'expired', 'denied', 'resolved')) t on true
   where l.order_id = wanted
$$;

/* As before, and `points`: what of the order was paid with points (satang). */
create or replace function private.case_options(wanted uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
  select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'title', l.title, 'optionText', l.option_text, 'image', l.image_url, 'quantity', l.quantity, 'shipped', l.shipped, 'paid', l.paid,
           'taken', l.taken, 'already', l.already, 'noReturn', l.no_return, 'noWithdrawal', l.no_withdrawal) order by l.place), '[]'),
         coalesce(bool_or(l.no_return = '' and l.taken < l.shipped), false), coalesce(bool_or(l.taken < l.shipped), false),
         coalesce(bool_or(l.no_withdrawal = '' and l.taken < l.shipped), false), coalesce(bool_and(l.no_withdrawal = ''), false), coalesce(bool_and(l.taken = 0), false)
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
    'shippingGiven', (select coalesce(sum(c.shipping_minor), 0) from public.order_cases c where c.order_id = wanted and c.status not in ('canceled', 'expired', 'denied', 'resolved')),
    'cancellation', case when o.status in ('accepted', 'in_production')
        and not exists (select from public.order_cases c where c.order_id = wanted and c.kind = 'cancellation' and c.status in ('requested', 'escalated'))
      then jsonb_build_object('until', null) end,
    'return', case when o.status in ('delivered', 'completed') and left_return and private.now() < return_until then jsonb_build_object('until', return_until) end,
    'claim', case when o.shipped_at is not null and left_claim and (claim_until is null or private.now() < claim_until)
      then jsonb_build_object('until', claim_until, 'notArrived', o.delivered_at is not null or o.delivery_to < (private.now() at time zone 'Asia/Bangkok')::date) end,
    'withdrawal', case
      when not protected then null
      when o.status in ('placed', 'accepted', 'in_production') then case when nothing_exempt and untouched then jsonb_build_object('until', null, 'whole', true) end
      when o.shipped_at is not null and o.status not in ('canceled', 'closed') and left_withdrawal and (withdrawal_until is null or private.now() < withdrawal_until)
        then jsonb_build_object('until', withdrawal_until, 'whole', false) end);
end
$$;

/* How much of an order's goods a case is about, from 0 to 1, by what they cost after discounts, however they were paid. */
create function private.part_of_case(wanted uuid) returns numeric
language sql stable security definer set search_path = '' as $$
  select case when c.kind = 'cancellation' then 1
    else least(1, coalesce((select sum(l.total_minor::numeric * x.quantity / l.quantity) from public.order_case_lines x join public.order_lines l on l.id = x.order_line_id where x.case_id = wanted), 0)
      / greatest(1, (select sum(l.total_minor) from public.order_lines l where l.order_id = c.order_id))) end
    from public.order_cases c where c.id = wanted
$$;

create or replace function private.open_case(wanted uuid, asked_kind text, asked jsonb, by_id uuid, click text) returns uuid
language plpgsql security definer set search_path = '' as $$
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
  offer := private.case_options(wanted);
  if jsonb_typeof(offer -> asked_kind) is distinct from 'object' then perform private.refuse_case('not_possible'); end if;
  whole := asked_kind = 'cancellation' or coalesce((offer -> asked_kind ->> 'whole')::boolean, false);

  c.id := gen_random_uuid();
  c.order_id := wanted;
  c.kind := asked_kind;
  c.number := o.number || '-R' || (select count(*) + 1 from public.order_cases x where x.order_id = wanted);
  c.wish := case when asked_kind in ('cancellation', 'withdrawal') then 'refund' else coalesce(asked ->> 'wish', 'refund') end;
  c.reason := case when asked_kind = 'withdrawal' then '' else coalesce(asked ->> 'reason', '') end;
  c.words := left(coalesce(asked ->> 'words', ''), 3000);
  if asked_kind in ('return', 'claim') and c.reason = '' then perform private.refuse_case('reason_missing'); end if;
  if asked_kind = 'return' and (c.reason not in ('changed_mind', 'size', 'ordered_wrong', 'other') or c.wish = 'repair') then perform private.refuse_case('reason_missing'); end if;
  if asked_kind = 'claim' and c.reason not in ('not_arrived', 'missing', 'damaged', 'wrong_piece', 'not_as_described', 'not_authentic', 'other') then perform private.refuse_case('reason_missing'); end if;
  if asked_kind in ('cancellation', 'claim') and btrim(c.words) = '' then perform private.refuse_case('words_missing'); end if;
  if c.reason = 'not_arrived' and not coalesce((offer -> 'claim' ->> 'notArrived')::boolean, false) then perform private.refuse_case('not_late'); end if;
  if c.reason in ('damaged', 'wrong_piece', 'not_as_described', 'not_authentic') and coalesce(jsonb_array_length(asked -> 'pictures'), 0) = 0 then
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
    c.declaration := jsonb_build_object('name', left(coalesce(nullif(btrim(asked ->> 'name'), ''), o.customer), 120), 'email', g.email, 'at', private.now(), 'language', coalesce(asked ->> 'language', g.language));
  end if;
  insert into public.order_cases (id, number, order_id, kind, status, wish, reason, words, needs_return, return_to, currency, declaration, key, due_at, created_at)
  values (c.id, c.number, wanted, c.kind, c.status, c.wish, c.reason, c.words, c.needs_return, c.return_to, c.currency, c.declaration, click,
    private.case_due(c.kind, c.status, private.now()), c.created_at);

  if asked_kind = 'cancellation' then
    goods := o.items_minor - o.discount_minor - o.points_minor + o.tax_added_minor;
    delivery := o.shipping_minor;
  else
    chosen := case when whole then (select jsonb_agg(jsonb_build_object('order_line_id', l ->> 'id', 'quantity', (l ->> 'quantity')::integer)) from jsonb_array_elements(offer -> 'lines') l)
              else coalesce(asked -> 'lines', '[]') end;
    if jsonb_array_length(chosen) = 0 then perform private.refuse_case('no_lines'); end if;
    for line in select x from jsonb_array_elements(chosen) x loop
      goods := goods + private.add_case_line(c, (select l from jsonb_array_elements(offer -> 'lines') l where l ->> 'id' = line ->> 'order_line_id'), (line ->> 'quantity')::integer, whole);
    end loop;
    -- Delivery goes back once, with the last piece: what standard delivery would have cost for a change of mind, all of it for a fault.
    if not exists (select from private.case_lines_of(wanted) l where l.taken < l.quantity) then
      delivery := greatest(0, (offer ->> case when asked_kind = 'claim' or whole then 'shipping' else 'standardShipping' end)::bigint - (offer ->> 'shippingGiven')::bigint);
    end if;
  end if;
  update public.order_cases x set refund_minor = goods + delivery, shipping_minor = delivery,
    commission_minor = round((o.commission_minor + o.commission_vat_minor) * private.part_of_case(c.id))::bigint
   where x.id = c.id returning x.* into c;

  insert into public.order_case_events (case_id, type, actor_role, actor_id, to_status, words, created_at) values (c.id, 'opened', 'buyer', by_id, c.status, c.words, private.now()) returning id into told;
  perform private.keep_case_pictures(c, told, array(select jsonb_array_elements_text(coalesce(asked -> 'pictures', '[]'))));
  if asked_kind = 'withdrawal' and whole then
    -- Nothing was sent: the contract ends and everything goes back at once.
    perform private.transition_order(wanted, 'canceled', 'system', by_id, c.number);
    perform private.move_case(c.id, 'refunded', 'system', null);
  end if;
  return c.id;
end
$$;

create or replace function private.move_case(wanted uuid, target text, by_role text, by_id uuid, because text default '', click text default null, facts jsonb default '{}') returns boolean
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
    perform private.recompute_order(c.order_id);
  elsif target = 'refunded' then
    if c.kind = 'cancellation' then perform private.transition_order(c.order_id, 'canceled', by_role, by_id, c.number); end if;
    perform private.request_case_refund(c);
    perform private.reverse_points(c.order_id, private.now());
  end if;
  insert into public.order_case_events (case_id, type, actor_role, actor_id, from_status, to_status, words, payload, idempotency_key, created_at)
  values (wanted, target, by_role, by_id, rule.from_state, target, left(because, 3000), facts, click, private.now());
  -- Nothing comes back first, and money was asked for: it goes at once.
  if target = 'approved' and not c.needs_return and c.wish = 'refund' then perform private.move_case(wanted, 'refunded', 'system', null); end if;
  return true;
end
$$;

/*
 * Brings an order's points to what is left of it: takes back what it earned in proportion to the goods that went back (a balance may become negative), and gives back what was
 * redeemed for it in the same proportion. The proportion is of all that went back so far, so parts add up exactly; a repeated call changes nothing.
 */
create or replace function private.reverse_points(wanted uuid, happened timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
  earned public.points_entries;
  spent public.points_entries;
  -- The part of the order's goods that went back, from 0 to 1.
  lost numeric;
  done integer;
  due integer;
  share integer;
begin
  select * into o from public.orders where id = wanted;
  if o.buyer_id is null then return; end if;
  lost := case
    when o.status = 'canceled' or (o.status = 'closed' and not exists (select from public.payment_splits s where s.order_id = wanted and s.captured_minor > 0)) then 1
    else least(1,
      (select coalesce(sum(private.part_of_case(c.id)), 0) from public.order_cases c where c.order_id = wanted and c.status = 'refunded')
      -- Money given back without a case, less what had been paid twice.
      + greatest(0, (select coalesce(sum(r.amount_minor), 0) from public.refunds r where r.order_id = wanted and r.case_id is null and r.status = 'succeeded')
          - greatest(0, (select coalesce(sum(s.captured_minor), 0) from public.payment_splits s where s.order_id = wanted) - o.total_minor)) / greatest(1, o.total_minor)) end;
  if lost = 0 then return; end if;
  perform private.lock_membership(o.buyer_id, happened);

  select * into earned from public.points_entries where idempotency_key = 'earn:' || wanted and status <> 'void';
  if found then
    select coalesce(-sum(e.points), 0) into done from public.points_entries e where e.order_id = wanted and e.kind = 'reverse' and e.status <> 'void';
    due := least(earned.points, round(earned.points * lost)) - done;
    if earned.status = 'pending' and done + due = earned.points then
      update public.points_entries e set status = 'void' where e.order_id = wanted and e.status = 'pending' and e.kind in ('earn', 'reverse');
    elsif due > 0 and earned.status = 'pending' then
      insert into public.points_entries (person_id, kind, points, status, order_group_id, order_id, idempotency_key, created_at)
      values (o.buyer_id, 'reverse', -due, 'pending', o.order_group_id, wanted, 'reverse:' || wanted || ':' || done + due, happened) on conflict (idempotency_key) do nothing;
    elsif due > 0 then
      perform private.book_points(o.buyer_id, 'reverse', -due, 'reverse:' || wanted || ':' || done + due, happened, o.order_group_id, wanted, null, earned.id);
    end if;
  end if;

  select * into spent from public.points_entries where idempotency_key = 'redeem:' || o.order_group_id and status = 'available';
  if found then
    select coalesce(u.part, 0) into share from (
      select array_agg(a.id order by a.number) as ids, private.split_amount(-spent.points, array_agg(a.points_minor order by a.number)) as parts
        from public.orders a where a.order_group_id = o.order_group_id) s, unnest(s.ids, s.parts) as u (id, part) where u.id = wanted;
    select coalesce(sum(e.points), 0) into done from public.points_entries e where e.order_id = wanted and e.kind = 'return';
    due := least(share, round(share * lost)) - done;
    if due > 0 then
      perform private.book_points(o.buyer_id, 'return', due, 'return:' || wanted || ':' || done + due, happened, o.order_group_id, wanted,
        greatest(happened + private.setting('points.notice_days')::integer * interval '1 day',
          (select max(x.expires_at) from public.points_consumptions c join public.points_entries x on x.id = c.source_id where c.spend_id = spent.id)));
    end if;
  end if;
end
$$;

revoke execute on function private.points_of_lines(uuid), private.part_of_case(uuid) from public, anon, authenticated;
