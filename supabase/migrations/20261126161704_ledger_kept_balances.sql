-- Why: what an account holds was the sum of all its entries of all years, added up whenever somebody looked, and every hour for every maker.
create table private.books_closed (
  one boolean primary key default true check (one),
  through bigint not null default 0,
  closed_at timestamptz not null default private.now()
);
comment on table private.books_closed is 'The last journal that the closings of accounts have in them; one row.';
insert into private.books_closed default values;

create table private.account_closings (
  account_id uuid primary key references public.ledger_accounts (id) on delete restrict,
  balance_minor bigint not null,
  of_orders_minor bigint not null
);
comment on table private.account_closings is
  'What an account held after the journal of books_closed; of_orders_minor of it by journals about an order or a payment. No row: no entries by then.';

alter table private.books_closed enable row level security;
alter table private.account_closings enable row level security;

create view private.account_balances as
  select a.id as account_id,
         (coalesce(c.balance_minor, 0) + coalesce((select sum(p.amount_minor) from public.postings p
           where p.account_id = a.id and p.journal_id > (select k.through from private.books_closed k)), 0))::bigint as balance_minor
    from public.ledger_accounts a left join private.account_closings c on c.account_id = a.id;
comment on view private.account_balances is 'What each account holds now: what it held when the books were summed up, and what was booked since.';

create function private.close_books() returns bigint language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  before bigint;
  last bigint;
begin
  -- A journal has its number before others see it. This waits for whoever is writing one and lets nobody begin: no number up to the last can appear later.
  lock table public.journals in share mode;
  select k.through into before from private.books_closed k for update;
  select coalesce(max(j.id), before) into last from public.journals j;
  insert into private.account_closings as c (account_id, balance_minor, of_orders_minor)
  select p.account_id, sum(p.amount_minor), coalesce(sum(p.amount_minor) filter (where num_nonnulls(j.order_id, j.payment_id) = 1), 0)
    from public.postings p join public.journals j on j.id = p.journal_id where p.journal_id > before and p.journal_id <= last group by 1 order by 1
  on conflict (account_id) do update
    set balance_minor = c.balance_minor + excluded.balance_minor, of_orders_minor = c.of_orders_minor + excluded.of_orders_minor;
  update private.books_closed set through = last, closed_at = private.now() where through < last;
  return last - before;
exception when lock_not_available then
  -- Somebody writes for long; the next hour has it.
  return 0;
end
$$;
comment on function private.close_books() is
  'Sums up what every account holds after the newest journal, and answers by how much the numbers of journals have grown since the last time.';
revoke execute on function private.close_books() from public;
grant execute on function private.close_books() to service_role;

create function private.check_closings() returns table (problem text, about text, expected numeric, booked numeric) language sql stable security definer
  set search_path = '' as $$
  select 'closing', a.kind || a.provider || coalesce(' ' || s.business_name, ''), coalesce(e.amount, 0), coalesce(c.balance_minor, 0)::numeric
    from public.ledger_accounts a left join private.account_closings c on c.account_id = a.id left join public.sellers s on s.id = a.seller_id
    left join (
      select p.account_id, sum(p.amount_minor) as amount,
             coalesce(sum(p.amount_minor) filter (where num_nonnulls(j.order_id, j.payment_id) = 1), 0) as of_orders
        from public.postings p join public.journals j on j.id = p.journal_id
       where p.journal_id <= (select k.through from private.books_closed k) group by 1) e on e.account_id = a.id
   where coalesce(e.amount, 0) <> coalesce(c.balance_minor, 0) or coalesce(e.of_orders, 0) <> coalesce(c.of_orders_minor, 0)
$$;
comment on function private.check_closings() is 'A row for each account whose closing is not the sum of its entries up to it.';
revoke execute on function private.check_closings() from public;
grant execute on function private.check_closings() to service_role;

select private.close_books();


create or replace function private.owed_by(p_seller_id uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $$
  select greatest(0, coalesce(sum(b.balance_minor), 0))::bigint from public.ledger_accounts a join private.account_balances b on b.account_id = a.id
   where a.seller_id = p_seller_id and a.kind = 'seller_available' and a.currency = 'THB'
$$;

create or replace function private.facts_of_debt(p_key text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $$
  select jsonb_build_object('seller', d.seller_name, 'seller_id', d.seller_id, 'owed_minor', d.owed_minor, 'first_minor', d.first_minor,
    'started_at', d.started_at, 'grace_until', d.grace_until, 'blocked_at', d.blocked_at,
    -- What sales that are under way will settle by themselves, if they complete.
    'pending_minor', (select coalesce(-sum(b.balance_minor), 0) from public.ledger_accounts a join private.account_balances b on b.account_id = a.id
      where a.seller_id = d.seller_id and a.kind = 'seller_pending' and a.currency = 'THB'),
    'repaid_minor', (select coalesce(sum(r.amount_minor), 0) from public.debt_repayments r where r.debt_id = d.id and r.status = 'paid'),
    'looked_at', case when d.looked_at >= d.blocked_at then d.looked_at end)
    from public.seller_debts d where d.id = private.as_uuid(p_key)
$$;

create or replace function private.sweep_debts()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $$
declare
  least constant bigint := private.least_debt();
  grace constant interval := (private.setting('debts.grace_days') #>> '{}')::integer * interval '1 day';
  pause constant interval := (private.setting('debts.reminder_days') #>> '{}')::integer * interval '1 day';
  due record;
  d public.seller_debts;
  begun integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('debts:sweep', 0));
  for due in
    -- Who owed less when the books were summed up, and was booked nothing since, owes nothing that counts.
    select a.seller_id, s.business_name from public.ledger_accounts a join private.account_balances b on b.account_id = a.id
      join public.sellers s on s.id = a.seller_id
     where a.kind = 'seller_available' and a.currency = 'THB'
       and not exists (select from public.seller_debts x where x.seller_id = a.seller_id and x.ended_at is null)
       and a.id in (
         select c.account_id from private.account_closings c where c.balance_minor >= least
          union select p.account_id from public.postings p where p.journal_id > (select k.through from private.books_closed k))
       and b.balance_minor >= least order by a.seller_id
  loop
    -- Whatever settles it meanwhile comes before, and is seen, or after, and ends it.
    perform from public.sellers s where s.id = due.seller_id for no key update;
    insert into public.seller_debts (seller_id, seller_name, owed_minor, first_minor, grace_until)
    select due.seller_id, due.business_name, owed, owed, private.now() + grace from private.owed_by(due.seller_id) owed where owed >= least
    on conflict do nothing returning * into d;
    continue when d.id is null;
    perform private.tell_owners(d.seller_id, 'debt_started', 'debt:' || d.id, jsonb_build_object('amount_minor', d.owed_minor, 'at', d.grace_until));
    begun := begun + 1;
    d := null;
  end loop;
  for d in select * from public.seller_debts x where x.ended_at is null order by x.seller_id loop
    continue when private.follow_debt(d.id, 'minimum');
    select * into d from public.seller_debts x where x.id = d.id and x.ended_at is null;
    continue when d.id is null;
    if d.blocked_at is null and d.grace_until <= private.now() then
      update public.seller_debts set blocked_at = private.now(), reminded_at = private.now() where id = d.id;
      update public.sellers set sales_paused_at = private.now() where id = d.seller_id;
      perform private.tell_owners(d.seller_id, 'debt_blocked', 'debt:' || d.id || ':' || private.now()::date,
        jsonb_build_object('amount_minor', d.owed_minor));
    elsif coalesce(d.reminded_at, d.started_at) + pause <= private.now() then
      update public.seller_debts set reminded_at = private.now() where id = d.id;
      perform private.tell_owners(d.seller_id, 'debt_reminder', 'debt:' || d.id || ':' || private.now()::date,
        jsonb_build_object('amount_minor', d.owed_minor, 'at', case when d.blocked_at is null then d.grace_until end));
    end if;
  end loop;
  return begun;
end
$$;

create or replace function public.ledger_balances(p_words text DEFAULT ''::text)
 RETURNS TABLE(id uuid, kind text, provider text, seller_id uuid, seller_name text, currency text, balance_minor bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $$
declare
  words text := btrim(coalesce(p_words, ''));
begin
  perform private.demand('ledger.read');
  return query
    select a.id, a.kind, a.provider, a.seller_id, coalesce(s.business_name, ''), a.currency::text,
           b.balance_minor
      from public.ledger_accounts a join private.account_balances b on b.account_id = a.id left join public.sellers s on s.id = a.seller_id
     where case when words = '' then a.seller_id is null
                else s.business_name ilike '%' || regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%' end
     order by a.seller_id is not null, s.business_name, a.kind, a.provider, a.currency limit 200;
end
$$;

create or replace function public.account_entries(p_account_id uuid, p_before bigint DEFAULT NULL::bigint, p_limit integer DEFAULT 50)
 RETURNS TABLE(journal_id bigint, kind text, posted_at timestamp with time zone, order_id uuid, order_number text,
  payout_id uuid, payout_number text, amount_minor bigint, balance_minor bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $$
declare
  brought bigint;
begin
  perform private.demand('ledger.read');
  if p_limit not between 1 and 200 then raise exception 'Between 1 and 200 entries.' using errcode = '22023'; end if;
  -- What it holds less what was booked from there on: whoever looks, looks at what is new.
  select coalesce(max(b.balance_minor), 0) into brought from private.account_balances b where b.account_id = p_account_id;
  if p_before is not null then
    brought := brought - (select coalesce(sum(p.amount_minor), 0) from public.postings p where p.account_id = p_account_id and p.journal_id >= p_before);
  end if;
  return query
    select e.journal_id, j.kind, j.posted_at, o.id, o.number, y.id, y.number, e.amount_minor,
           (brought - coalesce(sum(e.amount_minor) over (order by e.journal_id desc rows between unbounded preceding and 1 preceding), 0))::bigint
      from (select p.journal_id, p.amount_minor from public.postings p
             where p.account_id = p_account_id and (p_before is null or p.journal_id < p_before) order by p.journal_id desc limit p_limit) e
      join public.journals j on j.id = e.journal_id
      left join public.orders o on o.id = j.order_id
      left join public.payouts y on y.id = j.payout_id
     order by e.journal_id desc;
end
$$;

create or replace function public.my_balance(p_seller_id uuid)
 RETURNS TABLE(currency text, pending_minor bigint, available_minor bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $$
  select a.currency::text, coalesce(-sum(b.balance_minor) filter (where a.kind = 'seller_pending'), 0)::bigint,
         coalesce(-sum(b.balance_minor) filter (where a.kind = 'seller_available'), 0)::bigint
    from public.ledger_accounts a join private.account_balances b on b.account_id = a.id
   where a.seller_id = p_seller_id and p_seller_id in (select private.my_sellers_as('money.read')) group by a.currency order by 1
$$;

create or replace function private.demand_correction_fits(p_id bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $$
begin
  if (select count(*) from public.ledger_correction_lines l where l.correction_id = p_id) not between 2 and 20 then
    raise exception 'A correction has two to twenty lines.' using errcode = 'HT005', hint = 'too_few_lines';
  end if;
  if exists (select from public.ledger_correction_lines l join public.ledger_accounts a on a.id = l.account_id
              where l.correction_id = p_id group by a.currency having sum(l.amount_minor) <> 0) then
    raise exception 'Debits and credits differ.' using errcode = 'HT005', hint = 'not_zero';
  end if;
  if exists (select from public.ledger_correction_lines l join public.ledger_accounts a on a.id = l.account_id
               join public.seller_members m on m.seller_id = a.seller_id and m.person_id = (select auth.uid()) where l.correction_id = p_id) then
    raise exception 'Nobody corrects the balance of their own shop.' using errcode = 'HT005', hint = 'own_balance';
  end if;
  -- Two corrections of one account are decided one after the other. Orders that book into it meanwhile go on.
  perform from public.ledger_accounts a
    where a.id in (select l.account_id from public.ledger_correction_lines l where l.correction_id = p_id) order by a.id for no key update;
  if exists (
    select from public.ledger_correction_lines l join public.ledger_accounts a on a.id = l.account_id
     where l.correction_id = p_id and private.side_of_account(a.kind) * (
       l.amount_minor + (select b.balance_minor from private.account_balances b where b.account_id = a.id)) < 0) then
    raise exception 'An account would stand on the side where it may not.' using errcode = 'HT005', hint = 'turns_negative';
  end if;
end
$$;

create or replace function private.place_hold(p_seller_id uuid, p_ends_at timestamp with time zone, p_reason text, p_amount_minor bigint,
  p_by_suspension boolean, p_change_id uuid)
 RETURNS public.payout_holds
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $$
declare
  made public.payout_holds;
  free bigint;
begin
  if p_amount_minor is not null then
    -- The weekly sweep pays what is free; it comes before or after.
    perform pg_advisory_xact_lock(hashtextextended('payouts:sweep', 0));
    select coalesce(-sum(b.balance_minor), 0) into free from public.ledger_accounts a join private.account_balances b on b.account_id = a.id
     where a.seller_id = p_seller_id and a.kind = 'seller_available' and a.currency = 'THB';
    if p_amount_minor not between 1 and greatest(free, 0) then
      raise exception 'There is not so much available.' using errcode = 'HT005', hint = 'not_enough';
    end if;
  end if;
  insert into public.payout_holds (seller_id, reason, ends_at, amount_minor, by_suspension, change_id, placed_by)
    values (p_seller_id, left(btrim(p_reason), 1000), p_ends_at, p_amount_minor, p_by_suspension, p_change_id, (select auth.uid())) returning * into made;
  perform private.post_hold(made, 'hold');
  return made;
end
$$;

create or replace function private.sweep_payouts(p_period text DEFAULT to_char((private.now() AT TIME ZONE 'Asia/Bangkok'::text), 'IYYY"-W"IW'::text))
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $$
declare
  least constant bigint := (private.setting('payouts.minimum_minor') #>> '{}')::bigint;
  due record;
  made public.payouts;
  swept integer := 0;
begin
  -- Two processes that sweep at once: the second waits here and finds everything swept.
  perform pg_advisory_xact_lock(hashtextextended('payouts:sweep', 0));
  perform private.end_holds();
  for due in
    select a.seller_id, s.business_name, a.currency, -h.balance_minor as available, b.bank, b.bank_code, b.number_tail, b.number_sealed, b.holder
      from public.ledger_accounts a
      join private.account_balances h on h.account_id = a.id
      join public.sellers s on s.id = a.seller_id
      join private.seller_bank_accounts b on b.seller_id = a.seller_id and b.usable_from <= private.now()
      left join public.bank_account_changes c on c.id = b.change_id
     where a.kind = 'seller_available'
       and coalesce(c.name_check, 'matches') in ('matches', 'accepted')
       and not private.payouts_stopped(a.seller_id)
       and not exists (select from public.payouts x where x.seller_id = a.seller_id and x.period = p_period)
       and -h.balance_minor >= greatest(least, 1)
     order by a.seller_id
  loop
    insert into public.payouts (number, seller_id, seller_name, period, amount_minor, currency, bank, bank_code, number_tail, number_sealed, holder)
    values ('P' || replace(p_period, '-W', '') || '-' || upper(left(replace(gen_random_uuid()::text, '-', ''), 7)), due.seller_id, due.business_name, p_period,
            due.available, due.currency, due.bank, due.bank_code, due.number_tail, due.number_sealed, due.holder)
    on conflict (seller_id, period) do nothing returning * into made;
    continue when made.id is null;
    perform private.post_payout(made, 'payout');
    swept := swept + 1;
    made := null;
  end loop;
  return swept;
end
$$;

create or replace function private.seller_money(p_seller_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $$
  select jsonb_build_object(
    'account', (select jsonb_build_object('bank', b.bank, 'number_tail', b.number_tail, 'holder', b.holder, 'changed_at', b.changed_at,
        'usable_from', b.usable_from, 'name_check', coalesce(c.name_check, 'matches'))
        from private.seller_bank_accounts b left join public.bank_account_changes c on c.id = b.change_id where b.seller_id = p_seller_id),
    'balances', coalesce((select jsonb_agg(to_jsonb(x) order by x.kind) from (
      select a.kind, -sum(b.balance_minor)::bigint as amount_minor
        from public.ledger_accounts a join private.account_balances b on b.account_id = a.id
       where a.seller_id = p_seller_id and a.currency = 'THB' group by a.kind) x), '[]'),
    'debt', (select jsonb_build_object('id', d.id, 'owed_minor', d.owed_minor, 'started_at', d.started_at, 'grace_until', d.grace_until,
        'blocked_at', d.blocked_at) from public.seller_debts d where d.seller_id = p_seller_id and d.ended_at is null),
    'stopped', private.payouts_stopped(p_seller_id),
    'holds', coalesce((select jsonb_agg(jsonb_build_object('id', h.id, 'reason', h.reason, 'placed_at', h.placed_at, 'ends_at', h.ends_at,
        'amount_minor', h.amount_minor, 'kind', case when h.by_suspension then 'suspension' when h.change_id is not null then 'denied' else 'office' end,
        'by', coalesce(nullif(w.full_name, ''), w.email), 'change_id', h.change_id, 'appealed_at', h.appealed_at, 'appeal', h.appeal,
        'appeal_answer', h.appeal_answer) order by h.placed_at)
        from public.payout_holds h left join public.profiles w on w.id = h.placed_by where h.seller_id = p_seller_id and h.released_at is null), '[]'),
    'payouts', coalesce((select jsonb_agg(to_jsonb(x) order by x.created_at desc) from (
      select o.id, o.number, o.period, o.amount_minor, o.status, o.created_at from public.payouts o
       where o.seller_id = p_seller_id order by o.period desc limit 5) x), '[]'))
$$;

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
  select * from private.check_closings()
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
  union all
  select * from private.check_credit()
  union all
  select * from private.check_referrals()
  union all
  select * from private.check_invoices()
$$;
