-- Why: certificates are proved with the books.

create or replace function private.check_books()
 RETURNS TABLE(problem text, about text, expected numeric, booked numeric)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $$
  select 'journal_not_zero', p.journal_id::text, 0::numeric, sum(p.amount_minor)
    from public.postings p join public.ledger_accounts a on a.id = p.account_id group by p.journal_id, a.currency having sum(p.amount_minor) <> 0
  union all
  select 'order', o.number || ' ' || coalesce(due.kind, booked.kind), coalesce(due.amount_minor, 0), coalesce(booked.amount_minor, 0)
    from public.orders o
    cross join lateral (
      select d.kind || d.provider as kind, d.amount_minor from private.due_of_order(o.id) d) due
    full join (
      select j.order_id, a.kind || a.provider as kind, sum(p.amount_minor) as amount_minor from public.journals j
        join public.postings p on p.journal_id = j.id join public.ledger_accounts a on a.id = p.account_id where j.order_id is not null group by 1, 2
    ) booked on booked.order_id = o.id and booked.kind = due.kind
   where coalesce(due.amount_minor, 0) <> coalesce(booked.amount_minor, 0)
  union all
  -- What the shop keeps of an order is what it keeps of its lines.
  select 'commission', o.number, o.commission_minor + o.commission_vat_minor, coalesce(sum(c.commission_minor + c.vat_minor), 0)
    from public.orders o left join public.line_commissions c on c.order_id = o.id
   group by o.id having o.commission_minor <> coalesce(sum(c.commission_minor), 0) or o.commission_vat_minor <> coalesce(sum(c.vat_minor), 0)
  union all
  select * from private.check_chargebacks()
  union all
  select * from private.check_payouts()
  union all
  select * from private.check_corrections()
  union all
  select * from private.check_sides()
  union all
  select * from private.check_stock()
  union all
  select * from private.check_fee_invoices()
  union all
  select * from private.check_settlements()
  union all
  select * from private.check_debts()
  union all
  select * from private.check_withholdings()
$$;
