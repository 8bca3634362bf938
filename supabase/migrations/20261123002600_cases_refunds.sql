-- Money of cases: what goes back is reckoned from what was paid for the pieces, counted against what is left, and carried out by the job that carries out
-- every refund.

-- "Second piece free" is a price for pieces together. When some of them go back, what is kept is reckoned by the same offer, and the rest of what was paid
-- goes back; otherwise a buyer could return the piece that was paid and keep the free one. The offer has to be known as it was when the order was placed.
create table private.order_offers (
  order_id uuid primary key references public.orders on delete cascade,
  terms    jsonb not null
);
comment on table private.order_offers is
  'The offers that lowered an order and every piece they counted, as they were, for app/returns/reckon-offer.ts. Pieces of other makers are among them, so '
  'no maker reads it.';
alter table private.order_offers enable row level security;

/* How much of an order's goods a case is about, from 0 to 1, by what they cost after discounts, however they were paid. */
create function private.part_of_case(wanted uuid) returns numeric
language sql stable security definer set search_path = '' as $$
  select case when c.kind = 'cancellation' then 1
    else least(1, coalesce((select sum(coalesce(x.worth_minor, l.total_minor::numeric * x.quantity / l.quantity)) from public.order_case_lines x
      join public.order_lines l on l.id = x.order_line_id where x.case_id = wanted), 0)
      / greatest(1, (select sum(l.total_minor) from public.order_lines l where l.order_id = c.order_id))) end
    from public.order_cases c where c.id = wanted
$$;

/*
 * What an order with an offer has to be reckoned from: its lines as they were paid, what settled cases took and gave back, and the cases that are still open,
 * the oldest first. Null where no offer lowered anything. Locks nothing; the caller holds the order.
 */
create function private.offer_facts(wanted uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('terms', f.terms,
      'lines', (select jsonb_agg(jsonb_build_object('id', l.id, 'position', l.position, 'quantity', l.quantity, 'unitPrice', l.unit_price_minor, 'total',
        l.total_minor,
            'coupon', coalesce((select sum((d ->> 'amount_minor')::bigint) from jsonb_array_elements(l.discounts) d where d ->> 'kind' = 'coupon'), 0),
            'paid', l.total_minor - p.points_minor + case when l.tax_inclusive then 0 else l.tax_minor end,
            'returned', coalesce(g.returned, 0), 'claimed', coalesce(g.claimed, 0)) order by l.position)
          from public.order_lines l join private.points_of_lines(wanted) p on p.order_line_id = l.id
          left join lateral (select sum(x.quantity) filter (where c.kind <> 'claim') as returned, sum(x.quantity) filter (where c.kind = 'claim') as claimed
                               from public.order_case_lines x join public.order_cases c on c.id = x.case_id where x.order_line_id = l.id
                                 and c.status = 'refunded') g on true
         where l.order_id = wanted),
      'worthReturned', (select coalesce(sum(x.worth_minor), 0) from public.order_case_lines x join public.order_cases c on c.id = x.case_id
        where c.order_id = wanted and c.status = 'refunded' and c.kind <> 'claim'),
      'worthClaimed', (select coalesce(sum(x.worth_minor), 0) from public.order_case_lines x join public.order_cases c on c.id = x.case_id
        where c.order_id = wanted and c.status = 'refunded' and c.kind = 'claim'),
      'moneyGiven', (select coalesce(sum(x.refund_minor), 0) from public.order_case_lines x join public.order_cases c on c.id = x.case_id
        where c.order_id = wanted and c.status = 'refunded'),
      'cases', (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'kind', c.kind, 'lines', (
            select jsonb_object_agg(x.order_line_id, x.quantity) from public.order_case_lines x where x.case_id = c.id)) order by c.created_at, c.id), '[]')
          from public.order_cases c where c.order_id = wanted and c.status not in ('refunded', 'canceled', 'expired', 'denied', 'resolved')
            and exists (select from public.order_case_lines x where x.case_id = c.id)))
    from private.order_offers f where f.order_id = wanted
$$;

/*
 * Writes what an open case gives back, for each of its lines `{ id, worth, refund }`, as the offer reckoned anew says. Never more than is left of what was
 * paid for the order's pieces.
 */
create function private.reckon_case(wanted uuid, parts jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.orders o join public.order_cases c on c.order_id = o.id where c.id = wanted for update of o;
  update public.order_case_lines x set worth_minor = (p ->> 'worth')::bigint, refund_minor = (p ->> 'refund')::bigint
    from jsonb_array_elements(parts) p, public.order_cases c
   where x.case_id = wanted and x.order_line_id = (p ->> 'id')::uuid and c.id = wanted and c.status not in ('refunded', 'canceled', 'expired', 'denied',
     'resolved');
  update public.order_cases c set refund_minor = c.shipping_minor + (select coalesce(sum(x.refund_minor), 0) from public.order_case_lines x
    where x.case_id = wanted),
      commission_minor = (select round((o.commission_minor + o.commission_vat_minor) * private.part_of_case(wanted))::bigint from public.orders o
        where o.id = c.order_id)
   where c.id = wanted and c.status not in ('refunded', 'canceled', 'expired', 'denied', 'resolved');
end
$$;
revoke execute on function private.offer_facts(uuid), private.reckon_case(uuid, jsonb) from public, anon, authenticated;
grant execute on function private.offer_facts(uuid), private.reckon_case(uuid, jsonb) to service_role;

/* Asks for the money of a case: never more than was captured for its order and not given back or promised yet. Returns how much was asked for. */
create function private.request_case_refund(c public.order_cases) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  share record;
  open bigint := c.refund_minor;
  part bigint;
begin
  for share in
    select s.payment_id, p.currency, s.captured_minor - s.refunded_minor - coalesce((select sum(r.amount_minor) from public.refunds r
             where r.order_id = c.order_id and r.payment_id = s.payment_id and r.status in ('requested', 'processing', 'manual_required')), 0) as left_over
      from public.payment_splits s join public.payments p on p.id = s.payment_id
     where s.order_id = c.order_id and s.captured_minor > s.refunded_minor order by s.payment_id for update of s
  loop
    part := least(open, share.left_over);
    continue when part <= 0;
    insert into public.refunds (payment_id, order_id, amount_minor, currency, reason, case_id) values (share.payment_id, c.order_id, part, share.currency,
      c.number, c.id);
    open := open - part;
  end loop;
  return c.refund_minor - open;
end
$$;
revoke execute on function private.part_of_case(uuid) from public, anon, authenticated;
revoke execute on function private.request_case_refund(public.order_cases) from public;
