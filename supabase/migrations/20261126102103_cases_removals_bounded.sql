-- Why: pieces that made delivery free could be taken out again, and a key of one case opened another kind.
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

create or replace function private.demand_removable(wanted uuid, by_role text) returns void language plpgsql stable security definer set search_path = '' as $$
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
  -- Neither is delivery that is free for what is bought.
  if by_role <> 'operator' and exists (
      select from public.orders o cross join lateral (
          select (t.rate ->> 'freeFrom')::bigint as free_from from public.shipping_terms t
           where t.subject = 'rate:TH:standard' and t.starts_at <= o.created_at and (t.ends_at is null or t.ends_at > o.created_at)
           order by t.starts_at desc, t.id desc limit 1) f
       where o.id = wanted and o.shipping_minor = 0 and o.shipping_address ->> 'country' = 'TH' and o.items_minor >= f.free_from
         and f.free_from > (select coalesce(sum(round(l.total_minor::numeric * greatest(0, l.quantity - c.taken) / l.quantity)), 0)
           from private.case_lines_of(wanted) c join public.order_lines l on l.id = c.id)) then
    perform private.refuse_case('delivery_minimum');
  end if;
end
$$;
comment on function private.demand_removable(uuid, text) is
  'Refuses (HT005) to take out the last piece, and to leave less than the minimum of the coupon, or of the free delivery, the order was bought with.';
