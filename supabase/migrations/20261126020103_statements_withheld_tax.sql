-- Why: tax that a maker has paid for the shop comes back as that, under its certificate.

create or replace function private.statement_lines(p_seller_id uuid, p_from timestamp with time zone, p_until timestamp with time zone)
 RETURNS TABLE(happened_at timestamp with time zone, kind text, amount_minor bigint, order_number text, payout_number text, note text, journal_id bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $$
  with own as (
    select j.id, j.kind, j.order_id, j.payout_id, j.repayment_id, j.payment_id, j.withheld_invoice_id, j.posted_at, -sum(p.amount_minor)::bigint as change
      from public.ledger_accounts a join public.postings p on p.account_id = a.id join public.journals j on j.id = p.journal_id
     where a.seller_id = p_seller_id and a.currency = 'THB' and j.posted_at >= p_from and j.posted_at < p_until
     group by j.id having sum(p.amount_minor) <> 0
  ), parted as (
    -- A journal leaves nothing over: what its maker got is what buyers paid and the shop gave, less what the shop kept of it.
    select own.*, o.number, kept.commission, kept.vat, own.change - kept.commission - kept.vat as sold,
           o.items_minor + o.tax_added_minor as goods, o.discount_funded_minor - o.discount_minor as discount,
           o.shipping_minor + o.shipping_funded_minor as shipping,
           not exists (select from public.journals e join public.postings p on p.journal_id = e.id join public.ledger_accounts a on a.id = p.account_id
                        where e.order_id = own.order_id and e.id < own.id and a.seller_id = p_seller_id) as is_sale
      from own join public.orders o on o.id = own.order_id
     cross join lateral (
       select coalesce(sum(p.amount_minor) filter (where a.kind = 'commission'), 0)::bigint as commission,
              coalesce(sum(p.amount_minor) filter (where a.kind = 'vat_output'), 0)::bigint as vat
         from public.postings p join public.ledger_accounts a on a.id = p.account_id where p.journal_id = own.id) kept
     where own.kind in ('opening', 'capture', 'refund', 'cancellation', 'completion', 'change', 'chargeback', 'chargeback_returned', 'chargeback_borne')
  ), lines as (
    select x.posted_at as happened_at, l.place, l.kind, l.amount_minor, x.number as order_number, null as payout_number, '' as note, x.id as journal_id
      from parted x cross join lateral (values
        (1, 'sale', case when x.is_sale then x.goods else 0 end), (2, 'discount', case when x.is_sale then x.discount else 0 end),
        (3, 'shipping', case when x.is_sale then x.shipping else 0 end),
        (4, case when x.kind like 'chargeback%' then 'chargeback' else 'refund' end,
          x.sold - case when x.is_sale then x.goods + x.discount + x.shipping else 0 end),
        (5, 'commission', x.commission), (6, 'commission_vat', x.vat)) l(place, kind, amount_minor)
     where l.amount_minor <> 0
    union all
    select own.posted_at, 1, case when own.payout_id is not null then 'payout' when own.kind = 'debt_repaid' then 'repayment'
             when own.kind = 'withholding' then 'withholding' else 'correction' end,
           own.change, o.number, p.number, coalesce(p.reference, nullif(r.reference, ''), r.number, w.certificate, ''), own.id
      from own left join public.orders o on o.id = own.order_id left join public.payouts p on p.id = own.payout_id
      left join public.payments y on y.id = own.payment_id left join public.debt_repayments r on r.id = coalesce(own.repayment_id, y.debt_repayment_id)
      left join public.fee_withholdings w on w.invoice_id = own.withheld_invoice_id
     where own.id not in (select x.id from parted x)
    union all
    -- A hold moves no money; it says why none was paid.
    select happened, 0, what, 0, null, null, h.reason, null
      from public.payout_holds h cross join lateral (values ('hold', h.placed_at), ('release', h.released_at)) e(what, happened)
     where h.seller_id = p_seller_id and happened >= p_from and happened < p_until
  )
  select l.happened_at, l.kind, l.amount_minor, l.order_number, l.payout_number, l.note, l.journal_id from lines l
   order by l.happened_at, l.journal_id, l.place
$$;
