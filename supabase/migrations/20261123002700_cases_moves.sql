-- The three commands of cases: open, move, say. Each is one transaction under the lock of the order; a repeated key changes nothing, and a trigger refuses
-- every other way.

insert into public.state_transitions (machine, from_state, to_state, actor_roles, requires_reason) values
  ('case_cancellation', 'requested', 'refunded', '{seller,operator}', false),
  ('case_cancellation', 'requested', 'declined', '{seller,operator}', true),
  ('case_cancellation', 'requested', 'canceled', '{buyer}', false),
  ('case_cancellation', 'requested', 'escalated', '{system}', false),
  ('case_cancellation', 'requested', 'expired', '{system}', false),
  ('case_cancellation', 'declined', 'escalated', '{buyer}', true),
  ('case_cancellation', 'declined', 'denied', '{system}', false),
  ('case_cancellation', 'escalated', 'refunded', '{operator}', true),
  ('case_cancellation', 'escalated', 'denied', '{operator}', true),
  ('case_cancellation', 'escalated', 'canceled', '{buyer}', false),
  ('case_cancellation', 'escalated', 'expired', '{system}', false),
  ('case_return', 'requested', 'approved', '{seller,system,operator}', false),
  ('case_return', 'requested', 'declined', '{seller,operator}', true),
  ('case_return', 'requested', 'canceled', '{buyer}', false),
  ('case_return', 'approved', 'in_transit', '{buyer}', false),
  ('case_return', 'approved', 'received', '{seller}', false),
  ('case_return', 'approved', 'canceled', '{buyer}', false),
  ('case_return', 'approved', 'expired', '{system}', false),
  ('case_claim', 'requested', 'approved', '{seller,operator}', false),
  ('case_claim', 'requested', 'declined', '{seller,operator}', true),
  ('case_claim', 'requested', 'canceled', '{buyer}', false),
  ('case_claim', 'requested', 'escalated', '{system}', false),
  ('case_claim', 'approved', 'in_transit', '{buyer}', false),
  ('case_claim', 'approved', 'received', '{seller}', false),
  ('case_claim', 'approved', 'refunded', '{seller,system,operator}', false),
  ('case_claim', 'approved', 'resolved', '{seller}', false),
  ('case_claim', 'approved', 'canceled', '{buyer}', false),
  ('case_claim', 'approved', 'expired', '{system}', false),
  ('case_claim', 'approved', 'escalated', '{system}', false),
  ('case_withdrawal', 'declared', 'in_transit', '{buyer}', false),
  ('case_withdrawal', 'declared', 'received', '{seller}', false),
  ('case_withdrawal', 'declared', 'refunded', '{seller,system,operator}', false),
  ('case_withdrawal', 'declared', 'canceled', '{buyer}', false),
  ('case_withdrawal', 'declared', 'escalated', '{system}', false),
  ('case_withdrawal', 'in_transit', 'refunded', '{system,operator}', false);

-- From the parcel on, the three that send something back go the same way.
insert into public.state_transitions (machine, from_state, to_state, actor_roles, requires_reason)
select m.machine, t.from_state, t.to_state, t.actor_roles::text[], t.requires_reason
  from unnest(array['case_return', 'case_claim', 'case_withdrawal']) m (machine),
       (values ('in_transit', 'received', '{seller,operator}', false), ('in_transit', 'escalated', '{system}', false),
         ('received', 'refunded', '{seller,system,operator}', false),
               ('received', 'resolved', '{seller}', false), ('received', 'declined', '{seller}', true), ('received', 'escalated', '{system}', false),
               ('declined', 'escalated', '{buyer}', true), ('declined', 'denied', '{system}', false), ('escalated', 'approved', '{operator}', true),
               ('escalated', 'refunded', '{operator}', true), ('escalated', 'denied', '{operator}', true), ('escalated', 'canceled', '{buyer}', false)
       ) t (from_state, to_state, actor_roles, requires_reason)
 where not (m.machine = 'case_withdrawal' and t.to_state in ('resolved', 'approved'));
create trigger order_cases_guard_status before update of status on public.order_cases for each row
  when (old.status is distinct from new.status) execute function private.guard_status();

/* What was declared and asked for stays as it was, until its person leaves. */
create function private.guard_case() returns trigger
language plpgsql set search_path = '' as $$
begin
  if coalesce(current_setting('app.forgetting', true), '') <> new.order_id::text
     and (old.number, old.order_id, old.kind, old.wish, old.reason, old.words, old.declaration, old.created_at)
         is distinct from (new.number, new.order_id, new.kind, new.wish, new.reason, new.words, new.declaration, new.created_at) then
    raise exception 'What a case was opened with does not change.' using errcode = 'HT002';
  end if;
  return new;
end
$$;
create trigger order_cases_guard before update on public.order_cases for each row execute function private.guard_case();

/* Pictures of something said: files that lie in the folder of the order and belong to nothing yet. */
create function private.keep_case_pictures(of_case public.order_cases, of_event bigint, paths text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if cardinality(paths) > 10 then perform private.refuse_case('too_many_pictures'); end if;
  if exists (select from unnest(paths) p (path) where p.path not like of_case.order_id || '/%'
               or not exists (select from storage.objects s where s.bucket_id = 'case-pictures' and s.name = p.path)
               or exists (select from public.order_case_pictures k where k.path = p.path)) then
    perform private.refuse_case('picture_unknown');
  end if;
  insert into public.order_case_pictures (case_id, event_id, path) select of_case.id, of_event, p.path from unnest(paths) p (path);
end
$$;

/* When silence decides about a case in a state; null when nothing happens by itself. */
create function private.case_due(of_kind text, state text, declared timestamptz) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select case
    when state = 'requested' then private.now() + (private.setting('cases.answer_hours') #>> '{}')::integer * interval '1 hour'
    when state in ('approved', 'declared') then private.now() + (private.setting('cases.ship_days') #>> '{}')::integer * interval '1 day'
    when state = 'in_transit' and of_kind = 'withdrawal'
      then greatest(private.now(), declared + (private.setting('cases.withdrawal_refund_days') #>> '{}')::integer * interval '1 day')
    when state = 'in_transit' then private.now() + (private.setting('cases.arrive_days') #>> '{}')::integer * interval '1 day'
    when state = 'received' then private.now() + (private.setting('cases.inspect_days') #>> '{}')::integer * interval '1 day'
    when state = 'declined' then private.now() + (private.setting('cases.appeal_days') #>> '{}')::integer * interval '1 day' end
$$;
revoke execute on function private.guard_case(), private.keep_case_pictures(public.order_cases, bigint, text[]), private.case_due(text, text, timestamptz)
  from public;

/*
 * Opens a case for an order: kind, and asked as {wish, reason, words, lines: [{order_line_id, quantity}], pictures: [path], name, language}. Refuses (HT005,
 * word in the hint) what case_options does not offer: not_possible, no_lines, unknown_line, too_many, exempt, reason_missing, words_missing, picture_missing,
 * not_late. Returns the case's id.
 */
create function private.open_case(wanted uuid, asked_kind text, asked jsonb, by_id uuid, click text) returns uuid
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
  if asked_kind = 'return' and (c.reason not in ('changed_mind', 'size', 'ordered_wrong', 'other') or c.wish = 'repair')
    then perform private.refuse_case('reason_missing'); end if;
  if asked_kind = 'claim' and c.reason not in ('not_arrived', 'missing', 'damaged', 'wrong_product', 'not_as_described', 'not_authentic', 'other')
    then perform private.refuse_case('reason_missing'); end if;
  if asked_kind in ('cancellation', 'claim') and btrim(c.words) = '' then perform private.refuse_case('words_missing'); end if;
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
    goods := o.items_minor - o.discount_minor - o.points_minor + o.tax_added_minor;
    delivery := o.shipping_minor;
  else
    chosen := case when whole then (select jsonb_agg(jsonb_build_object('order_line_id', l ->> 'id', 'quantity', (l ->> 'quantity')::integer))
      from jsonb_array_elements(offer -> 'lines') l)
              else coalesce(asked -> 'lines', '[]') end;
    if jsonb_array_length(chosen) = 0 then perform private.refuse_case('no_lines'); end if;
    for line in select x from jsonb_array_elements(chosen) x loop
      goods := goods + private.add_case_line(c, (select l from jsonb_array_elements(offer -> 'lines') l where l ->> 'id' = line ->> 'order_line_id'),
        (line ->> 'quantity')::integer, whole);
    end loop;
    -- Delivery goes back once, with the last piece: what standard delivery would have cost for a change of mind, all of it for a fault.
    if not exists (select from private.case_lines_of(wanted) l where l.taken < l.quantity) then
      delivery := greatest(0, (offer ->> case when asked_kind = 'claim' or whole then 'shipping' else 'standardShipping' end)::bigint
        - (offer ->> 'shippingGiven')::bigint);
    end if;
  end if;
  update public.order_cases x set refund_minor = goods + delivery, shipping_minor = delivery,
    commission_minor = round((o.commission_minor + o.commission_vat_minor) * private.part_of_case(c.id))::bigint
   where x.id = c.id returning x.* into c;

  insert into public.order_case_events (case_id, type, actor_role, actor_id, to_status, words, created_at)
    values (c.id, 'opened', 'buyer', by_id, c.status, c.words, private.now()) returning id into told;
  perform private.keep_case_pictures(c, told, array(select jsonb_array_elements_text(coalesce(asked -> 'pictures', '[]'))));
  if asked_kind = 'withdrawal' and whole then
    -- Nothing was sent: the contract ends and everything goes back at once.
    perform private.transition_order(wanted, 'canceled', 'system', by_id, c.number);
    perform private.move_case(c.id, 'refunded', 'system', null);
  end if;
  return c.id;
end
$$;

/* Puts pieces of a line into a case, and reckons what was paid for them: the line's amount up to here, less what other cases give back for it. */
create function private.add_case_line(c public.order_cases, line jsonb, quantity integer, whole boolean) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  worth bigint;
begin
  if line is null then perform private.refuse_case('unknown_line'); end if;
  if quantity is null or quantity < 1 then perform private.refuse_case('no_lines'); end if;
  if quantity > (case when whole then (line ->> 'quantity')::integer else (line ->> 'shipped')::integer end) - (line ->> 'taken')::integer
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

/*
 * Moves a case, by the table state_transitions (HT003 for what it does not list, HT004 for a missing reason or carrier). facts: {carrier, tracking} for what
 * is sent, {return_to, needs_return} when accepting, {restock} when it came back. A repeated key changes nothing and returns false.
 */
create function private.move_case(wanted uuid, target text, by_role text, by_id uuid, because text default '', click text default null,
  facts jsonb default '{}') returns boolean
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

/* Says something in a case, with pictures; a maker may name where to send the piece. Refuses (HT005: closed, words_missing). A repeated key returns false. */
create function private.say_in_case(wanted uuid, by_role text, by_id uuid, said text, paths text[], click text, to_address text default '') returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  c public.order_cases;
  told bigint;
begin
  select * into c from public.order_cases where id = wanted for update;
  if not found then raise exception 'There is no such case.' using errcode = 'P0002'; end if;
  if exists (select from public.order_case_events e where e.case_id = wanted and e.idempotency_key = click) then return false; end if;
  if c.closed_at is not null then perform private.refuse_case('closed'); end if;
  if btrim(said) = '' and cardinality(paths) = 0 and btrim(to_address) = '' then perform private.refuse_case('words_missing'); end if;
  if by_role = 'seller' and btrim(to_address) <> '' then update public.order_cases set return_to = left(btrim(to_address), 600) where id = wanted; end if;
  insert into public.order_case_events (case_id, type, actor_role, actor_id, words, idempotency_key, created_at)
  values (wanted, case when btrim(to_address) <> '' then 'address' else 'said' end, by_role, by_id, left(said, 3000), click, private.now())
    returning id into told;
  perform private.keep_case_pictures(c, told, paths);
  return true;
end
$$;
revoke execute on function private.open_case(uuid, text, jsonb, uuid, text), private.add_case_line(public.order_cases, jsonb, integer, boolean),
  private.move_case(uuid, text, text, uuid, text, text, jsonb), private.say_in_case(uuid, text, uuid, text, text[], text, text) from public;
grant execute on function private.open_case(uuid, text, jsonb, uuid, text), private.move_case(uuid, text, text, uuid, text, text, jsonb),
  private.say_in_case(uuid, text, uuid, text, text[], text, text) to service_role;
