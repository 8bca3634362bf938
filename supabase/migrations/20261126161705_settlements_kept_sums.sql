-- Why: what reports of a provider sum to was added up of all lines of all years, each time somebody looked.
create table private.settlement_sums (
  provider text not null references public.settlement_sources (provider) on delete restrict,
  currency char(3) not null references public.currencies (code),
  held_minor bigint not null,
  told_minor bigint not null,
  primary key (provider, currency)
);
comment on table private.settlement_sums is
  'Of all lines of reports: what a provider has by them (held_minor), and what they told of what our books have at it (told_minor). Kept by a trigger.';
create index settlement_sums_currency on private.settlement_sums (currency);

alter table private.settlement_sums enable row level security;

-- Lines are told as they were: a change takes away what the old one added and adds what the new one does.
create function private.add_settlement_lines(lines public.settlement_lines[], sign integer) returns void language sql security definer
  set search_path = '' as $$
  insert into private.settlement_sums as s (provider, currency, held_minor, told_minor)
  select x.provider, x.currency, sign * sum(x.held), sign * sum(x.told) from (
    select l.provider, l.currency, l.amount_minor - l.fee_minor as held, 0::bigint as told from unnest(lines) l
    union all
    select p.provider, l.currency, 0, l.ours_minor - case when l.kind = 'chargeback' then l.fee_minor else 0 end
      from unnest(lines) l left join public.refunds r on r.id = l.refund_id
      join public.payments p on p.id = coalesce(l.payment_id, r.payment_id) left join public.ledger_corrections c on c.id = l.correction_id
     where (l.report_id is not null or c.status = 'posted') and p.provider in (select o.provider from public.settlement_sources o)) x
   group by 1, 2 having sum(x.held) <> 0 or sum(x.told) <> 0 order by 1, 2
  on conflict (provider, currency) do update
    set held_minor = s.held_minor + excluded.held_minor, told_minor = s.told_minor + excluded.told_minor
$$;
revoke execute on function private.add_settlement_lines(public.settlement_lines[], integer) from public;

create function private.sum_settlement_lines() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then perform private.add_settlement_lines((select array_agg(row(o.*)::public.settlement_lines) from old_lines o), -1); end if;
  if tg_op <> 'DELETE' then perform private.add_settlement_lines((select array_agg(row(n.*)::public.settlement_lines) from new_lines n), 1); end if;
  return null;
end
$$;
revoke execute on function private.sum_settlement_lines() from public;
create trigger settlement_lines_sum_new after insert on public.settlement_lines referencing new table as new_lines
  for each statement execute function private.sum_settlement_lines();
create trigger settlement_lines_sum_changed after update on public.settlement_lines referencing old table as old_lines new table as new_lines
  for each statement execute function private.sum_settlement_lines();
create trigger settlement_lines_sum_gone after delete on public.settlement_lines referencing old table as old_lines
  for each statement execute function private.sum_settlement_lines();

-- A line that no report has counts once what somebody proposed about it is booked; what its provider has by it counts already.
create function private.sum_posted_correction() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.settlement_sums as s (provider, currency, held_minor, told_minor)
  select p.provider, l.currency, 0, sum(l.ours_minor - case when l.kind = 'chargeback' then l.fee_minor else 0 end)
    from public.settlement_lines l left join public.refunds r on r.id = l.refund_id join public.payments p on p.id = coalesce(l.payment_id, r.payment_id)
   where l.correction_id = new.id and l.report_id is null and p.provider in (select o.provider from public.settlement_sources o) group by 1, 2 order by 1, 2
  on conflict (provider, currency) do update set told_minor = s.told_minor + excluded.told_minor;
  return null;
end
$$;
revoke execute on function private.sum_posted_correction() from public;
create trigger ledger_corrections_sum_lines after update of status on public.ledger_corrections
  for each row when (new.status = 'posted' and old.status is distinct from new.status) execute function private.sum_posted_correction();

-- What there is.
select private.add_settlement_lines(array_agg(l), 1) from public.settlement_lines l;

create or replace function public.settlement_balances()
 RETURNS TABLE(provider text, currency text, read_until timestamp with time zone, books_minor bigint, reported_minor bigint,
  unreported_minor bigint, rest_minor bigint, waiting bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $$
begin
  perform private.demand('reconciliation.read');
  return query
    select s.provider, b.currency::text, s.read_until, b.booked::bigint, x.held::bigint, u.unreported::bigint,
           (b.booked - x.held - u.unreported)::bigint,
           (select count(*) from public.settlement_lines w where w.provider = s.provider and w.state in ('differs', 'unknown', 'missing'))
      from public.settlement_sources s
      join lateral (
        select a.currency, sum(coalesce(c.balance_minor, 0) + coalesce(n.booked, 0)) as booked,
               sum(coalesce(c.of_orders_minor, 0) + coalesce(n.of_orders, 0)) as of_orders
          from public.ledger_accounts a left join private.account_closings c on c.account_id = a.id
         cross join lateral (
           select sum(e.amount_minor) as booked, sum(e.amount_minor) filter (where num_nonnulls(j.order_id, j.payment_id) = 1) as of_orders
             from public.postings e join public.journals j on j.id = e.journal_id
            where e.account_id = a.id and e.journal_id > (select k.through from private.books_closed k)) n
         where a.kind = 'clearing' and a.provider = s.provider and (c.account_id is not null or n.booked is not null) group by a.currency) b on true
      left join private.settlement_sums t on t.provider = s.provider and t.currency = b.currency
     cross join lateral (select b.of_orders - coalesce(t.told_minor, 0) as unreported) u
     cross join lateral (select case when s.at_once then 0 else coalesce(t.held_minor, 0) end as held) x
     where s.reads_from is not null order by 1, 2;
end
$$;

create or replace function private.check_settlements()
 RETURNS TABLE(problem text, about text, expected numeric, booked numeric)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $$
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
  select 'settlement_match', min(l.id)::text, max(coalesce(w.captured_minor, p.captured_minor, -r.amount_minor))::numeric, sum(l.amount_minor)
    from public.settlement_lines l left join public.payments p on p.id = l.payment_id left join public.refunds r on r.id = l.refund_id
    left join public.payment_splits w on w.payment_id = l.payment_id and w.order_id = l.order_id
   where l.state = 'matched' and (p.id is not null and l.kind = 'payment' or r.id is not null)
   group by l.payment_id, l.order_id, l.refund_id
  having sum(l.amount_minor) <> max(coalesce(w.captured_minor, p.captured_minor, -r.amount_minor))
  union all
  -- What waits longer than its clock is nobody's work any more; it is a fault.
  select 'settlement_waiting', l.id::text, l.ours_minor::numeric, l.amount_minor::numeric
    from public.settlement_lines l join public.work_kinds k on k.kind = 'settlement'
   where l.state in ('differs', 'unknown', 'missing') and l.since < private.now() - k.hours * interval '1 hour'
  union all
  -- What is kept of reports is what their lines sum to.
  select 'settlement_sum', coalesce(k.provider, l.provider), coalesce(l.held, 0) + coalesce(l.told, 0), coalesce(k.held, 0) + coalesce(k.told, 0)
    from (select s.provider, s.currency, s.held_minor as held, s.told_minor as told from private.settlement_sums s) k
    full join (
      select x.provider, x.currency, sum(x.held) as held, sum(x.told) as told from (
        select y.provider, y.currency, y.amount_minor - y.fee_minor as held, 0::bigint as told from public.settlement_lines y
        union all
        select p.provider, y.currency, 0, y.ours_minor - case when y.kind = 'chargeback' then y.fee_minor else 0 end
          from public.settlement_lines y left join public.refunds r on r.id = y.refund_id
          join public.payments p on p.id = coalesce(y.payment_id, r.payment_id) join public.settlement_sources o on o.provider = p.provider
          left join public.ledger_corrections c on c.id = y.correction_id where y.report_id is not null or c.status = 'posted') x
       group by 1, 2) l using (provider, currency)
   where coalesce(k.held, 0) <> coalesce(l.held, 0) or coalesce(k.told, 0) <> coalesce(l.told, 0)
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
         where p.captured_minor > 0 and p.method <> 'cash_on_delivery' and not exists (
           select from public.settlement_lines l
            where l.payment_id = p.id and l.kind = 'payment' and l.report_id is not null and l.currency = p.currency)
        union all
        select p.provider, p.currency, w.captured_minor from public.payments p join public.payment_splits w on w.payment_id = p.id
         where w.captured_minor > 0 and p.method = 'cash_on_delivery' and not exists (
           select from public.settlement_lines l
            where l.order_id = w.order_id and l.kind = 'payment' and l.report_id is not null and l.currency = p.currency)
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
