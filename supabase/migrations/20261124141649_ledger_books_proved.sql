-- Why: books that are zero can still be wrong. What makers were paid, what was corrected, on which side accounts stand and what lies on the shelf is
-- counted a second way too, each by a function of its own, so that what is added later adds one.

create function private.check_payouts() returns table (problem text, about text, expected numeric, booked numeric)
language sql stable security definer set search_path = '' as $$
  select 'payout', x.number, x.due, x.booked
    from (select p.number, case when p.status in ('pending', 'approved') then p.amount_minor else 0 end::numeric as due,
                 coalesce((select -sum(e.amount_minor) from public.journals j join public.postings e on e.journal_id = j.id
                   join public.ledger_accounts a on a.id = e.account_id and a.kind = 'seller_in_flight' where j.payout_id = p.id), 0) as booked
            from public.payouts p) x
   where x.due <> x.booked
  union all
  -- What left the bank is what was paid.
  select 'bank', 'payouts', x.due, x.booked
    from (select coalesce((select sum(p.amount_minor) from public.payouts p where p.status = 'paid'), 0) as due,
                 coalesce((select -sum(e.amount_minor) from public.journals j join public.postings e on e.journal_id = j.id
                   join public.ledger_accounts a on a.id = e.account_id and a.kind = 'bank' where j.payout_id is not null), 0) as booked) x
   where x.due <> x.booked
$$;
comment on function private.check_payouts() is 'A row for each payout that the books do not have as it is.';

create function private.check_corrections() returns table (problem text, about text, expected numeric, booked numeric)
language sql stable security definer set search_path = '' as $$
  select 'correction', c.id || ' ' || a.kind || a.provider, coalesce(l.amount_minor, 0)::numeric, coalesce(p.amount_minor, 0)::numeric
    from (select y.id, x.account_id, x.amount_minor from public.ledger_corrections y join public.ledger_correction_lines x on x.correction_id = y.id
           where y.status = 'posted') l
    full join (select j.correction_id as id, e.account_id, e.amount_minor from public.journals j join public.postings e on e.journal_id = j.id
                where j.correction_id is not null) p using (id, account_id)
    join public.ledger_corrections c using (id)
    join public.ledger_accounts a on a.id = account_id
   where coalesce(l.amount_minor, 0) <> coalesce(p.amount_minor, 0)
$$;
comment on function private.check_corrections() is 'A row for each line of a correction that is not booked as two people have decided it.';

create function private.check_sides() returns table (problem text, about text, expected numeric, booked numeric)
language sql stable security definer set search_path = '' as $$
  select 'wrong_side', a.kind || a.provider || coalesce(' ' || s.business_name, ''), 0::numeric, sum(p.amount_minor)
    from public.ledger_accounts a join public.postings p on p.account_id = a.id left join public.sellers s on s.id = a.seller_id
   where private.side_of_account(a.kind) <> 0
   group by a.id, s.business_name having private.side_of_account(a.kind) * sum(p.amount_minor) < 0
$$;
comment on function private.check_sides() is 'A row for each account that must not be negative and is.';

create function private.check_stock() returns table (problem text, about text, expected numeric, booked numeric)
language sql stable security definer set search_path = '' as $$
  select x.problem, l.variant_id::text, x.due::numeric, x.held::numeric
    from public.stock_levels l
    left join (select m.variant_id, sum(m.quantity) as moved from public.stock_movements m
                where m.kind in ('received', 'adjusted', 'returned', 'shipped') group by 1) m on m.variant_id = l.variant_id
    left join (select r.variant_id, sum(r.quantity) as held from public.stock_reservations r where r.state = 'active' group by 1) r
      on r.variant_id = l.variant_id
    left join (select ol.variant_id, sum(ol.quantity - ol.shipped_quantity) as open from public.order_lines ol join public.orders o on o.id = ol.order_id
                where o.status not in ('awaiting_payment', 'expired', 'canceled') group by 1) o on o.variant_id = l.variant_id
   cross join lateral (values ('stock', coalesce(m.moved, 0), l.on_hand), ('stock_reserved', coalesce(r.held, 0), l.reserved),
     ('stock_allocated', coalesce(o.open, 0), l.allocated)) x(problem, due, held)
   where x.due <> x.held
$$;
comment on function private.check_stock() is
  'A row for each variant whose shelf is not the sum of its movements, or which keeps more or less than waits for payment and is sold.';

revoke execute on function private.check_payouts(), private.check_corrections(), private.check_sides(), private.check_stock() from public;
grant execute on function private.check_payouts(), private.check_corrections(), private.check_sides(), private.check_stock() to service_role;

create or replace function private.check_books()
 RETURNS TABLE(problem text, about text, expected numeric, booked numeric)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
  -- Providers keep what was paid and not sent back; the same money counted from the payments.
  select 'provider', p.provider, p.held, coalesce(b.held, 0)
    from (select provider, currency, sum(captured_minor - refunded_minor) as held from public.payments group by 1, 2) p
    left join (select a.provider, a.currency, sum(e.amount_minor) as held from public.postings e join public.ledger_accounts a on a.id = e.account_id
                 join public.journals j on j.id = e.journal_id and num_nonnulls(j.order_id, j.payment_id) = 1
                where a.kind = 'clearing' group by 1, 2) b using (provider, currency)
   where p.held <> coalesce(b.held, 0)
  union all
  select * from private.check_payouts()
  union all
  select * from private.check_corrections()
  union all
  select * from private.check_sides()
  union all
  select * from private.check_stock()
$function$;

create table public.books_checks (
  id          bigint generated always as identity primary key,
  checked_at  timestamptz not null default private.now(),
  journals    bigint not null check (journals >= 0),
  differences bigint not null check (differences >= 0),
  problems    jsonb not null default '[]' check (jsonb_typeof(problems) = 'array')
);
comment on table public.books_checks is 'What a check of the books has found: {problem, about, expected, booked} of each difference, the first hundred.';
alter table public.books_checks enable row level security;
create policy "who may reads what checks of the books found" on public.books_checks for select to authenticated using ((select private.may('ledger.read')));
grant select on public.books_checks to authenticated;
revoke insert, update, delete, truncate on public.books_checks from service_role;

create function private.keep_books_check() returns public.books_checks
language sql security definer set search_path = '' as $$
  insert into public.books_checks (journals, differences, problems)
  select (select count(*) from public.journals), count(*), coalesce(jsonb_agg(to_jsonb(c)) filter (where c.place <= 100), '[]')
    from (select x.*, row_number() over (order by x.problem, x.about) as place from private.check_books() x) c
  returning *
$$;
comment on function private.keep_books_check() is 'Checks the books and keeps what differs, for whoever may read them.';
revoke execute on function private.keep_books_check() from public;
grant execute on function private.keep_books_check() to service_role;

create function public.check_books_now() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  kept public.books_checks;
begin
  perform private.demand('ledger.correct');
  if exists (select from public.books_checks c where c.checked_at > private.now() - interval '10 seconds') then
    raise exception 'The books were checked a moment ago.' using errcode = 'HT005', hint = 'just_checked';
  end if;
  kept := private.keep_books_check();
  return kept.differences;
end
$$;
comment on function public.check_books_now() is 'Checks the books at once, after something was corrected; answers how many differences there are.';
revoke execute on function public.check_books_now() from public, anon;
grant execute on function public.check_books_now() to authenticated;
