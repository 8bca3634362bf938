-- Why: what a maker repays is booked to its balance, whichever way it came, and a debt follows every entry of that balance: it ends with the one that
-- settles it.

alter table public.journals add column repayment_id uuid references public.debt_repayments on delete restrict;
create unique index journals_repayment on public.journals (repayment_id) where repayment_id is not null;
alter table public.journals drop constraint is_about_one_thing;
alter table public.journals add constraint is_about_one_thing
  check (num_nonnulls(order_id, payment_id, payout_id, correction_id, settlement_line_id, hold_id, repayment_id) = 1);

do $$
begin
  execute (
    select format('alter table public.journals drop constraint journals_kind_check, add constraint journals_kind_check check (kind in (%s))',
             string_agg(quote_literal(k.kind), ', ' order by k.place))
      from pg_constraint c
     cross join lateral unnest(array(select m[1] from regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_]+)''', 'g') m) || '{debt_repaid}'::text[])
       with ordinality k(kind, place)
     where c.conrelid = 'public.journals'::regclass and c.conname = 'journals_kind_check');
end
$$;

create function private.post_repayment(wanted uuid) returns bigint language plpgsql security definer set search_path = '' as $$
declare
  p public.payments;
  of_seller uuid;
  change bigint;
  journal bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger:' || wanted, 0));
  select * into p from public.payments x where x.id = wanted and x.debt_repayment_id is not null;
  if not found then return null; end if;
  select r.seller_id into of_seller from public.debt_repayments r where r.id = p.debt_repayment_id;
  select p.captured_minor - p.refunded_minor - coalesce((select sum(c.away_minor + c.fee_minor) from public.chargebacks c where c.payment_id = wanted), 0)
       - coalesce((select sum(e.amount_minor) from public.journals j join public.postings e on e.journal_id = j.id
           join public.ledger_accounts a on a.id = e.account_id and a.kind = 'clearing' where j.payment_id = wanted), 0) into change;
  if change = 0 then return null; end if;
  insert into public.journals (kind, payment_id, key)
  values ('debt_repaid', wanted, 'repayment:' || wanted || ':' ||
    (select count(*) from public.journals j where j.payment_id = wanted)) returning id into journal;
  insert into public.postings (journal_id, account_id, amount_minor) values
    (journal, private.ledger_account('clearing', p.provider, null, p.currency), change),
    (journal, private.ledger_account('seller_available', '', of_seller, p.currency), -change);
  return journal;
end
$$;
comment on function private.post_repayment(uuid) is
  'Books what a maker paid of its debt, less what went back or its bank took, by the difference to what is booked; the maker bears a chargeback of its own.';
revoke execute on function private.post_repayment(uuid) from public;

create function private.book_repayment() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.post_repayment(new.id);
  return null;
end
$$;
revoke execute on function private.book_repayment() from public;
-- At once, not when the transaction ends: whoever pays reads in the same answer that nothing is blocked any more.
create trigger payments_repaid_booked after update of captured_minor, refunded_minor on public.payments for each row
  when (new.debt_repayment_id is not null and (old.captured_minor <> new.captured_minor or old.refunded_minor <> new.refunded_minor))
  execute function private.book_repayment();

create or replace function private.book_chargeback() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  c public.chargebacks;
begin
  if tg_table_name = 'chargebacks' then
    perform private.post_plan(new.payment_id, case when new.away_minor < old.away_minor then 'chargeback_returned' else 'chargeback' end);
    perform private.post_repayment(new.payment_id);
    return null;
  end if;
  perform private.post_order(new.order_id, case
    when tg_op = 'INSERT' then 'chargeback'
    when (new.bearer, new.fee_bearer) <> (old.bearer, old.fee_bearer) then 'chargeback_borne'
    when new.away_minor < old.away_minor then 'chargeback_returned'
    else 'chargeback' end);
  return null;
end
$$;

/* Brings an open debt to what the ledger says; true where it is settled now. Locks the shop before the debt, as everybody does. */
create function private.follow_debt(p_debt_id uuid, p_because text) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  d public.seller_debts;
  owed bigint;
begin
  perform from public.sellers s where s.id = (select x.seller_id from public.seller_debts x where x.id = p_debt_id) for no key update;
  select * into d from public.seller_debts x where x.id = p_debt_id and x.ended_at is null for update;
  if not found then return false; end if;
  owed := private.owed_by(d.seller_id);
  if owed >= private.least_debt() then
    update public.seller_debts set owed_minor = owed where id = d.id and owed_minor <> owed;
    return false;
  end if;
  update public.seller_debts set owed_minor = owed, ended_at = private.now(), ended_by = p_because where id = d.id;
  update public.sellers set sales_paused_at = null where id = d.seller_id and sales_paused_at is not null;
  perform private.tell_owners(d.seller_id, 'debt_lifted', 'debt:' || d.id, jsonb_build_object('amount_minor', d.first_minor));
  return true;
end
$$;
comment on function private.follow_debt(uuid, text) is
  'Brings an open debt to what the ledger says; what is settled ends, its shop sells again and is told. True where it ended.';
revoke execute on function private.follow_debt(uuid, text) from public;

create function private.debt_follows() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  debt uuid;
begin
  select d.id into debt from public.ledger_accounts a join public.seller_debts d on d.seller_id = a.seller_id and d.ended_at is null
   where a.id = new.account_id and a.kind = 'seller_available' and a.currency = 'THB';
  if found then perform private.follow_debt(debt, (select j.kind from public.journals j where j.id = new.journal_id)); end if;
  return null;
end
$$;
revoke execute on function private.debt_follows() from public;
create trigger postings_settle_debts after insert on public.postings for each row execute function private.debt_follows();

create function private.check_debts() returns table (problem text, about text, expected numeric, booked numeric)
language sql stable security definer set search_path = '' as $$
  -- A repayment is booked once, as it was seen, or as its payment is.
  select 'repayment', r.number, r.due, coalesce(b.booked, 0)
    from (select x.id, x.number, (case when x.reference <> '' and x.status = 'paid' then x.amount_minor else 0 end + coalesce((
              select sum(p.captured_minor - p.refunded_minor - coalesce((select sum(c.away_minor + c.fee_minor) from public.chargebacks c
                where c.payment_id = p.id), 0)) from public.payments p where p.debt_repayment_id = x.id), 0))::numeric as due
            from public.debt_repayments x) r
    left join (
      select coalesce(j.repayment_id, p.debt_repayment_id) as id, -sum(e.amount_minor) as booked
        from public.journals j join public.postings e on e.journal_id = j.id
        join public.ledger_accounts a on a.id = e.account_id and a.kind = 'seller_available'
        left join public.payments p on p.id = j.payment_id where j.kind = 'debt_repaid' group by 1) b using (id)
   where r.due <> coalesce(b.booked, 0)
  union all
  select 'debt', d.seller_name, private.owed_by(d.seller_id), d.owed_minor from public.seller_debts d
   where d.ended_at is null and d.owed_minor <> private.owed_by(d.seller_id)
  union all
  -- A shop sells unless it is blocked for a debt.
  select 'debt_block', s.business_name, count(d.id)::numeric, (s.sales_paused_at is not null)::integer::numeric
    from public.sellers s left join public.seller_debts d on d.seller_id = s.id and d.state = 'blocked'
   where s.sales_paused_at is not null or d.id is not null
   group by s.id having count(d.id) <> (s.sales_paused_at is not null)::integer
$$;
comment on function private.check_debts() is
  'A row for each repayment that is not booked as it came, each debt that is not what the ledger says, and each shop that sells or not against it.';
revoke execute on function private.check_debts() from public;

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
$$;
