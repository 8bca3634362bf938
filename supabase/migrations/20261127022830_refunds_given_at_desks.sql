-- What a maker may give back, what it costs her, and giving it: one function says it before and does it.
create function private.refund_limit_for(p_person uuid, p_seller_id uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select case when not private.person_may_in_shop(p_person, p_seller_id, 'money.write')
    then coalesce((select l.limit_minor from private.shop_refund_limits l where l.seller_id = p_seller_id), 200000) end
$$;
comment on function private.refund_limit_for(uuid, uuid) is
  'How much somebody may give back for one order of a shop: 2,000 baht unless its owner says otherwise;
null without a bound, for who decides about its money.';
revoke all on function private.refund_limit_for(uuid, uuid) from public;

create function private.left_to_refund(p_order_id uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(greatest(0, s.captured_minor - s.refunded_minor - private.charged_back(s.payment_id, p_order_id)
      - coalesce((select sum(r.amount_minor) from public.refunds r where r.order_id = p_order_id and r.payment_id = s.payment_id
          and r.status in ('requested', 'processing', 'manual_required')), 0))), 0)::bigint
    from public.payment_splits s where s.order_id = p_order_id
$$;
comment on function private.left_to_refund(uuid) is 'What of an order''s money is neither back with the buyer, nor on its way, nor taken by a bank.';
revoke all on function private.left_to_refund(uuid) from public;

create function private.cover_of_seller(p_seller_id uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select (coalesce((select -sum(b.balance_minor) from public.ledger_accounts a join private.account_balances b on b.account_id = a.id
             where a.seller_id = p_seller_id and a.kind in ('seller_available', 'seller_pending', 'seller_reserve')), 0)
        - coalesce((select sum(g.seller_minor) from private.seller_refunds g where g.seller_id = p_seller_id and g.id in (
             select p.seller_refund_id from public.refunds r join private.seller_refund_parts p on p.refund_id = r.id
              where r.status in ('requested', 'processing', 'manual_required'))), 0))::bigint
$$;
comment on function private.cover_of_seller(uuid) is 'What a maker has in the books, less what she gave back that is still on its way.';
revoke all on function private.cover_of_seller(uuid) from public;

create function private.reckon_seller_refund(p_order_id uuid, p_person uuid, p_ask jsonb, out amount_minor bigint, out seller_minor bigint,
  out fee_minor bigint, out lines jsonb, out because text)
language plpgsql stable security definer set search_path = '' as $$
declare
  o public.orders;
  rest constant bigint := private.left_to_refund(p_order_id);
  most constant bigint := private.refund_limit_for(p_person, (select x.seller_id from public.orders x where x.id = p_order_id));
  on_the_way bigint;
  wish record;
begin
  select * into o from public.orders x where x.id = p_order_id;
  lines := '[]';
  amount_minor := 0;
  if p_ask ->> 'kind' = 'whole' then amount_minor := rest;
  elsif p_ask ->> 'kind' = 'sum' then amount_minor := coalesce((p_ask ->> 'amount')::bigint, 0);
  else
    for wish in
      select l.*, w.wanted, least(l.paid - l.already, case when l.taken + w.wanted >= l.quantity then l.paid - l.already
             else round(l.paid::numeric * (l.taken + w.wanted) / l.quantity) - l.already end)::bigint as worth
        from (select (e ->> 'id')::uuid as id, sum((e ->> 'quantity')::integer)::integer as wanted
                from jsonb_array_elements(coalesce(p_ask -> 'lines', '[]')) e group by 1) w
        left join private.case_lines_of(p_order_id) l on l.id = w.id order by l.place, w.id
    loop
      if wish.id is null then because := 'unknown_line'; end if;
      if wish.wanted < 1 or wish.wanted > wish.shipped + wish.removed - wish.taken then because := coalesce(because, 'too_many_pieces'); end if;
      amount_minor := amount_minor + greatest(0, wish.worth);
      lines := lines || jsonb_build_object('id', wish.id, 'quantity', wish.wanted, 'refund', greatest(0, wish.worth));
    end loop;
    if lines = '[]' then because := 'no_lines'; end if;
  end if;
  select coalesce(sum(r.amount_minor), 0) into on_the_way from public.refunds r
   where r.order_id = p_order_id and r.status in ('requested', 'processing', 'manual_required');
  -- The very reckoning by which the order is booked, with and without this: what the maker has less of it, and what of the fee.
  select coalesce(sum(d.amount_minor) filter (where d.kind like 'seller%'), 0), coalesce(sum(d.amount_minor) filter (where d.kind not like 'seller%'), 0)
    into seller_minor, fee_minor
    from (select n.kind, n.amount_minor from private.due_of_order_less(p_order_id, on_the_way + greatest(0, least(amount_minor, rest))) n
          union all select b.kind, -b.amount_minor from private.due_of_order_less(p_order_id, on_the_way) b) d
   where d.kind like 'seller%' or d.kind in ('commission', 'vat_output');
  because := case
    when o.status in ('awaiting_payment', 'expired', 'canceled') or o.placed_at is null then 'not_paid'
    when exists (select from public.payment_splits s join public.chargebacks c on c.payment_id = s.payment_id
                  where s.order_id = p_order_id and c.closed_at is null) then 'disputed'
    when private.has_open_case(p_order_id) then 'case_open'
    when rest = 0 then 'nothing_left'
    when p_ask ->> 'kind' = 'whole' and o.status in ('placed', 'accepted', 'in_production') then 'cancel_instead'
    when because is not null then because
    when amount_minor <= 0 then 'no_amount'
    when amount_minor > rest then 'too_much'
    when amount_minor + coalesce((select sum(g.amount_minor) from private.seller_refunds g
      where g.order_id = p_order_id and private.seller_refund_stands(g.id)), 0) > most then 'over_limit'
    when seller_minor > private.cover_of_seller(o.seller_id) then 'no_cover' end;
end
$$;
comment on function private.reckon_seller_refund(uuid, uuid, jsonb) is
  'What {kind: whole|lines|sum, lines: [{id, quantity}], amount} comes to, what the maker gets less by it, what of the
fee comes back, and why it cannot be given, if so.';
revoke all on function private.reckon_seller_refund(uuid, uuid, jsonb) from public;

create function public.refund_offer(p_order_id uuid, p_ask jsonb default '{"kind": "whole"}') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  o public.orders;
  ask record;
begin
  select * into o from public.orders x where x.id = p_order_id and private.may_in_shop(x.seller_id, 'refunds.write');
  if not found then raise exception 'There is no such order.' using errcode = 'PT404'; end if;
  if coalesce(p_ask ->> 'kind', '') not in ('whole', 'lines', 'sum') or jsonb_typeof(coalesce(p_ask -> 'lines', '[]')) <> 'array'
    or jsonb_array_length(coalesce(p_ask -> 'lines', '[]')) > 100 or coalesce(p_ask ->> 'amount', '0') !~ '^\d{1,12}$'
    or exists (select from jsonb_array_elements(coalesce(p_ask -> 'lines', '[]')) e
                where coalesce(e ->> 'id', '') !~ '^[0-9a-f-]{36}$' or coalesce(e ->> 'quantity', '') !~ '^\d{1,6}$') then
    raise exception 'Whole, for pieces, or a sum.' using errcode = '22023';
  end if;
  select * into ask from private.reckon_seller_refund(p_order_id, me, p_ask);
  return jsonb_build_object('number', o.number, 'currency', o.currency, 'left', private.left_to_refund(p_order_id),
    'most', private.refund_limit_for(me, o.seller_id),
    'helpers', coalesce((select l.limit_minor from private.shop_refund_limits l where l.seller_id = o.seller_id), 200000),
    'byHand', exists (select from public.payment_splits s join public.payments p on p.id = s.payment_id
      where s.order_id = p_order_id and p.method in ('bank_transfer', 'shop_promptpay', 'cash_on_delivery')),
    'lines', (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'title', l.title, 'optionText', l.option_text, 'quantity', l.quantity, 'paid', l.paid,
        'left', greatest(0, l.shipped + l.removed - l.taken)) order by l.place), '[]') from private.case_lines_of(p_order_id) l),
    'given', (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'amount', g.amount_minor, 'reason', g.reason, 'at', g.given_at,
        'stands', private.seller_refund_stands(g.id)) order by g.given_at desc), '[]') from private.seller_refunds g where g.order_id = p_order_id),
    'amount', ask.amount_minor, 'sellerLess', ask.seller_minor, 'feeBack', ask.fee_minor, 'because', ask.because);
end
$$;
comment on function public.refund_offer(uuid, jsonb) is
  'What may be given back of an order, what was, and what the asked would come to and cost its maker; `because` says why it cannot be given.
For who may refund in the shop; PT404 for others.';
revoke execute on function public.refund_offer(uuid, jsonb) from public;
grant execute on function public.refund_offer(uuid, jsonb) to authenticated, service_role;

create function private.give_seller_refund(p_key uuid, p_order_id uuid, p_person uuid, p_ask jsonb, p_reason text) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
  g private.seller_refunds;
  ask record;
  share record;
  open bigint;
  part bigint;
  asked uuid;
  line record;
begin
  select * into o from public.orders x where x.id = p_order_id for update;
  if not found or not private.person_may_in_shop(p_person, o.seller_id, 'refunds.write') then
    raise exception 'There is no such order.' using errcode = 'P0002';
  end if;
  -- What covers it is the whole shop's: two orders of it are not given back from the same baht.
  perform pg_advisory_xact_lock(hashtextextended('seller-refunds:' || o.seller_id, 0));
  select * into g from private.seller_refunds x where x.id = p_key;
  if found and g.order_id = p_order_id then return g.amount_minor; end if;
  if found then raise exception 'This key was used for another order.' using errcode = 'HT005', hint = 'not_possible'; end if;
  if char_length(btrim(coalesce(p_reason, ''))) < 3 then raise exception 'Say why; the buyer reads it.' using errcode = 'HT004'; end if;
  select * into ask from private.reckon_seller_refund(p_order_id, p_person, p_ask);
  if ask.because is not null then raise exception 'This cannot be given back: %', ask.because using errcode = 'HT005', hint = ask.because; end if;
  insert into private.seller_refunds (id, order_id, seller_id, number, given_by, kind, amount_minor, seller_minor, fee_minor, restock, reason)
  values (p_key, o.id, o.seller_id, o.number, p_person, p_ask ->> 'kind', ask.amount_minor, ask.seller_minor, ask.fee_minor,
    coalesce((p_ask ->> 'restock')::boolean, false) and p_ask ->> 'kind' = 'lines', left(btrim(p_reason), 1000))
  returning * into g;
  insert into private.seller_refund_lines (seller_refund_id, order_line_id, quantity, refund_minor)
  select g.id, (e ->> 'id')::uuid, (e ->> 'quantity')::integer, (e ->> 'refund')::bigint from jsonb_array_elements(ask.lines) e;
  open := g.amount_minor;
  for share in
    select s.payment_id, p.currency, s.captured_minor - s.refunded_minor - private.charged_back(s.payment_id, o.id)
        - coalesce((select sum(r.amount_minor) from public.refunds r where r.order_id = o.id and r.payment_id = s.payment_id
          and r.status in ('requested', 'processing', 'manual_required')), 0) as left_over
      from public.payment_splits s join public.payments p on p.id = s.payment_id
     where s.order_id = o.id and s.captured_minor > s.refunded_minor order by (p.method = 'store_credit') desc, s.payment_id for update of s
  loop
    part := least(open, share.left_over);
    continue when part <= 0;
    insert into public.refunds (payment_id, order_id, amount_minor, currency, reason) values (share.payment_id, o.id, part, share.currency,
      -- That word alone is what a payment that came twice goes back for.
      case g.reason when 'paid_twice' then 'paid twice' else g.reason end)
    returning id into asked;
    insert into private.seller_refund_parts (refund_id, seller_refund_id) values (asked, g.id);
    open := open - part;
  end loop;
  if open <> 0 then raise exception 'Less is left than was reckoned.' using errcode = 'HT005', hint = 'too_much'; end if;
  if g.restock then
    for line in
      select v.id as variant_id, x.quantity from private.seller_refund_lines x join public.order_lines l on l.id = x.order_line_id
        join public.product_variants v on v.id = coalesce(private.exchanged_for(l.id), l.variant_id)
       where x.seller_refund_id = g.id order by v.product_id, v.id
    loop
      update public.stock_levels s set on_hand = s.on_hand + line.quantity where s.variant_id = line.variant_id;
      insert into public.stock_movements (variant_id, kind, quantity, order_group_id, order_id, actor_id)
      values (line.variant_id, 'returned', line.quantity, o.order_group_id, o.id, p_person);
    end loop;
  end if;
  return g.amount_minor;
end
$$;
comment on function private.give_seller_refund(uuid, uuid, uuid, jsonb, text) is
  'Asks that money of an order goes back because its maker wants so; the same key again changes nothing. P0002 for others'' orders,
HT004 without a reason, HT005 with the reason why not.';
revoke all on function private.give_seller_refund(uuid, uuid, uuid, jsonb, text) from public;
grant execute on function private.give_seller_refund(uuid, uuid, uuid, jsonb, text) to service_role;

create function public.set_refund_limit(p_seller_id uuid, p_limit_minor bigint) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.may_in_shop(p_seller_id, 'money.write') then
    raise exception 'Only who decides about the money of a shop may say this.' using errcode = '42501';
  end if;
  if p_limit_minor is null or p_limit_minor not between 0 and 10000000000 then
    raise exception 'Between nothing and a hundred million baht.' using errcode = '22023';
  end if;
  insert into private.shop_refund_limits (seller_id, limit_minor) values (p_seller_id, p_limit_minor)
  on conflict (seller_id) do update set limit_minor = excluded.limit_minor;
end
$$;
comment on function public.set_refund_limit(uuid, bigint) is 'How much whoever decides nothing about the money of a shop may give back for one order.';
revoke execute on function public.set_refund_limit(uuid, bigint) from public;
grant execute on function public.set_refund_limit(uuid, bigint) to authenticated, service_role;
