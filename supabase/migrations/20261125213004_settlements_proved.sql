-- Why: what providers report and the books have is proved every night like the rest, and whoever works here finds what differs where all work waits, with the
-- way to its rows.
insert into public.work_kinds (kind, permission, hours) values ('settlement', 'reconciliation.read', 168), ('books', 'ledger.read', 24);

create function private.check_settlements() returns table (problem text, about text, expected numeric, booked numeric)
language sql stable security definer set search_path = '' as $$
  -- Each line is booked as it is told.
  select 'settlement_line', coalesce(d.line_id, b.line_id)::text, coalesce(d.amount, 0)::numeric, coalesce(b.amount, 0)
    from private.settlement_due d
    full join (
      select j.settlement_line_id as line_id, a.kind, a.provider, a.currency, sum(e.amount_minor) as amount
        from public.journals j join public.postings e on e.journal_id = j.id join public.ledger_accounts a on a.id = e.account_id
       where j.settlement_line_id is not null group by 1, 2, 3, 4) b using (line_id, kind, provider, currency)
   where coalesce(d.amount, 0) <> coalesce(b.amount, 0)
  union all
  -- What matches is what was paid and sent back, still.
  select 'settlement_match', min(l.id)::text, max(coalesce(p.captured_minor, -r.amount_minor))::numeric, sum(l.amount_minor)
    from public.settlement_lines l left join public.payments p on p.id = l.payment_id left join public.refunds r on r.id = l.refund_id
   where l.state = 'matched' and (p.id is not null and l.kind = 'payment' or r.id is not null)
   group by l.payment_id, l.refund_id having sum(l.amount_minor) <> max(coalesce(p.captured_minor, -r.amount_minor))
  union all
  -- What waits longer than its clock is nobody's work any more; it is a fault.
  select 'settlement_waiting', l.id::text, l.ours_minor::numeric, l.amount_minor::numeric
    from public.settlement_lines l join public.work_kinds k on k.kind = 'settlement'
   where l.state in ('differs', 'unknown', 'missing') and l.since < private.now() - k.hours * interval '1 hour'
  union all
  -- Where reports are read, a provider's account is what no report has told of yet, what reports told of, what was booked of them and by hand, less what
  -- banks took back.
  select 'clearing', s.provider, coalesce(u.amount, 0) + coalesce(t.amount, 0) + b.others - c.away, b.booked
    from public.settlement_sources s
    join (
      select a.provider, a.currency, sum(e.amount_minor) as booked,
             coalesce(sum(e.amount_minor) filter (where num_nonnulls(j.order_id, j.payment_id) = 0), 0) as others
        from public.ledger_accounts a join public.postings e on e.account_id = a.id join public.journals j on j.id = e.journal_id
       where a.kind = 'clearing' group by 1, 2) b on b.provider = s.provider
    left join (
      select x.provider, x.currency, sum(x.amount) as amount from (
        select p.provider, p.currency, p.captured_minor as amount from public.payments p
         where p.captured_minor > 0 and not exists (
           select from public.settlement_lines l
            where l.payment_id = p.id and l.kind = 'payment' and l.report_id is not null and l.currency = p.currency)
        union all
        select p.provider, r.currency, -r.amount_minor from public.refunds r join public.payments p on p.id = r.payment_id
         where r.status = 'succeeded' and not exists (
           select from public.settlement_lines l where l.refund_id = r.id and l.report_id is not null and l.currency = r.currency)) x
       group by 1, 2) u on u.provider = b.provider and u.currency = b.currency
    left join (
      select p.provider, l.currency, sum(l.ours_minor) as amount
        from public.settlement_lines l left join public.refunds r on r.id = l.refund_id
        join public.payments p on p.id = coalesce(l.payment_id, r.payment_id)
       where l.report_id is not null and l.kind <> 'chargeback' group by 1, 2) t on t.provider = b.provider and t.currency = b.currency
   cross join lateral (
      select coalesce(sum(x.away_minor + x.fee_minor), 0) as away from public.chargebacks x where x.provider = s.provider and x.currency = b.currency) c
   where s.reads_from is not null and coalesce(u.amount, 0) + coalesce(t.amount, 0) + b.others - c.away <> b.booked
$$;
comment on function private.check_settlements() is
  'A row for each line of a report that is not booked as it is told, matches no more or has waited too long, and each provider whose account is not '
  'explained.';

create function private.differing_books() returns table (id bigint, since timestamptz, checked_at timestamptz, differences bigint, problems jsonb)
language sql stable security definer set search_path = '' as $$
  select first.id, first.checked_at, last.checked_at, last.differences, jsonb_path_query_array(last.problems, '$[0 to 9]')
    from (select * from public.books_checks c order by c.id desc limit 1) last
   cross join lateral (
     select c.id, c.checked_at from public.books_checks c
      where c.id > coalesce((select max(g.id) from public.books_checks g where g.differences = 0), 0) order by c.id limit 1) first
   where last.differences > 0
$$;
comment on function private.differing_books() is
  'The check since which the books differ (its number stays while they do), and what the last one found; no row while they agree.';
create index books_checks_good on public.books_checks (id) where differences = 0;

create view private.waiting_settlement as
  select l.id, l.since from public.settlement_lines l where l.state in ('differs', 'unknown', 'missing');
create view private.waiting_books as select b.id, b.since from private.differing_books() b;
revoke all on private.waiting_settlement, private.waiting_books from service_role;

create function private.facts_of_books(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select to_jsonb(b) - 'since' - 'id' from private.differing_books() b where b.id = private.as_number(p_key)
$$;
create function private.facts_of_settlement(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('provider', l.provider, 'line', l.line, 'kind', l.kind, 'state', l.state, 'problem', l.problem, 'amount_minor', l.amount_minor,
           'fee_minor', l.fee_minor, 'ours_minor', l.ours_minor, 'currency', l.currency, 'happened_at', l.happened_at, 'description', l.description,
           'report_id', l.report_id, 'report', t.name, 'payment_id', l.payment_id, 'refund_id', l.refund_id, 'payout_id', l.payout_id,
           'about', coalesce(g.number, o.number, y.number))
    from public.settlement_lines l left join public.settlement_reports t on t.id = l.report_id left join public.payments p on p.id = l.payment_id
    left join public.order_groups g on g.id = p.order_group_id left join public.refunds r on r.id = l.refund_id
    left join public.orders o on o.id = r.order_id
    left join public.payouts y on y.id = l.payout_id
   where l.id = private.as_number(p_key)
$$;
revoke execute on function private.check_settlements(), private.differing_books(), private.facts_of_settlement(text),
  private.facts_of_books(text) from public;
grant execute on function private.check_settlements() to service_role;

create or replace function private.check_books() returns table (problem text, about text, expected numeric, booked numeric)
language sql stable security definer set search_path = '' as $$
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
$$;
