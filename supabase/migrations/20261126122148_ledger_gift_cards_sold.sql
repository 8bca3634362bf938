-- Why: a card that was bought is owed from its payment on, against the money at the provider; the shop has no cost of it. What goes back, and
-- what a bank takes, is booked by the difference.
do $$
begin
  execute (
    select format('alter table public.journals drop constraint journals_kind_check, add constraint journals_kind_check check (kind in (%s))',
             string_agg(quote_literal(k.kind), ', ' order by k.place))
      from pg_constraint c
     cross join lateral unnest(array(select m[1] from regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_]+)''', 'g') m) || '{gift_card_sold}'::text[])
       with ordinality k(kind, place)
     where c.conrelid = 'public.journals'::regclass and c.conname = 'journals_kind_check');
end
$$;

create or replace function private.due_of_gift_card(wanted uuid) returns table (kind text, amount_minor bigint)
language sql stable security definer set search_path = '' as $$
  select x.kind, x.amount from public.gift_cards c
   cross join lateral (values
     ('gift_card_cost', c.amount_minor),
     (case c.status when 'redeemed' then 'store_credit' when 'expired' then 'breakage' else 'gift_cards' end, -c.amount_minor)) x(kind, amount)
   where c.id = wanted and c.status in ('active', 'blocked', 'redeemed', 'expired')
     and not exists (select from public.gift_card_purchases b where b.gift_card_id = c.id)
  union all
  -- Its payment booked that it is owed; here is only what became of that.
  select x.kind, x.amount from public.gift_cards c join public.gift_card_purchases b on b.gift_card_id = c.id
   cross join lateral (select least(c.amount_minor, coalesce(sum(k.away_minor), 0))::bigint as away
                         from public.chargebacks k join public.payments p on p.id = k.payment_id where p.gift_card_purchase_id = b.id) taken
   cross join lateral (values
     ('gift_cards', c.amount_minor),
     (case c.status when 'redeemed' then 'store_credit' when 'expired' then 'breakage' else 'buyer_refunds' end,
       case when c.status = 'canceled' then taken.away - c.amount_minor else -c.amount_minor end),
     ('chargeback_cost', case when c.status = 'canceled' then -taken.away else 0 end)) x(kind, amount)
   where c.id = wanted and c.status in ('redeemed', 'expired', 'canceled') and x.amount <> 0
$$;
comment on function private.due_of_gift_card(uuid) is
  'What accounts are to hold because of a card: of one the shop gave away its cost, and who it is owed to; of one that was bought '
  'what became of what its payment '
  'booked. A code is no sale of goods: no tax until it pays for some.';

create function private.book_gift_card(wanted uuid) returns void language plpgsql security definer set search_path = '' as $$
declare
  journal bigint;
  entries jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger:' || wanted, 0));
  with due as (
    select private.ledger_account(d.kind, '', null, c.currency) as account, d.amount_minor
      from public.gift_cards c cross join lateral private.due_of_gift_card(c.id) d where c.id = wanted
  ), booked as (
    select p.account_id as account, sum(p.amount_minor) as amount_minor
      from public.journals j join public.postings p on p.journal_id = j.id where j.gift_card_id = wanted group by 1
  )
  select jsonb_agg(jsonb_build_object('account', account, 'amount', amount)) into entries
    from (select account, coalesce(d.amount_minor, 0) - coalesce(b.amount_minor, 0) as amount from due d full join booked b using (account)) x
   where amount <> 0;
  if entries is null then return; end if;
  insert into public.journals (kind, gift_card_id, key)
  values ('gift_card', wanted, 'gift_card:' || wanted || ':' || (select count(*) from public.journals j where j.gift_card_id = wanted))
  returning id into journal;
  insert into public.postings (journal_id, account_id, amount_minor)
  select journal, (e ->> 'account')::uuid, (e ->> 'amount')::bigint from jsonb_array_elements(entries) e;
end
$$;
comment on function private.book_gift_card(uuid) is 'Books a card by the difference to what is booked.';
revoke execute on function private.book_gift_card(uuid) from public;

create or replace function private.post_gift_card() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.book_gift_card(new.id);
  return null;
end
$$;

create function private.due_of_gift_card_payment(wanted uuid) returns table (kind text, provider text, amount_minor bigint)
language sql stable security definer set search_path = '' as $$
  select x.kind, x.provider, x.amount::bigint from public.payments p
   cross join lateral (select coalesce(sum(c.away_minor), 0) as away, coalesce(sum(c.fee_minor), 0) as fee
                         from public.chargebacks c where c.payment_id = p.id) k
   cross join lateral (select greatest(0, p.refunded_minor + k.away - p.captured_minor) as twice) t
   cross join lateral (values
     ('clearing', p.provider, p.captured_minor - p.refunded_minor - k.away - k.fee),
     ('gift_cards', '', -p.captured_minor),
     ('buyer_refunds', '', p.refunded_minor - t.twice),
     ('chargeback_cost', '', k.away + t.twice),
     ('chargeback_fees', '', k.fee)) x(kind, provider, amount)
   where p.id = wanted and p.gift_card_purchase_id is not null and x.amount <> 0
$$;
comment on function private.due_of_gift_card_payment(uuid) is
  'What accounts are to hold because of what somebody paid for a gift card: what is at the provider, what is owed for it, what went back, what a bank '
  'took.';
revoke execute on function private.due_of_gift_card_payment(uuid) from public;

create function private.post_gift_card_payment(wanted uuid) returns void language plpgsql security definer set search_path = '' as $$
declare
  of_card uuid;
  journal bigint;
  entries jsonb;
begin
  select b.gift_card_id into of_card from public.payments p join public.gift_card_purchases b on b.id = p.gift_card_purchase_id where p.id = wanted;
  if not found then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('ledger:' || wanted, 0));
  with due as (
    select private.ledger_account(d.kind, d.provider, null, p.currency) as account, d.amount_minor
      from public.payments p cross join lateral private.due_of_gift_card_payment(p.id) d where p.id = wanted
  ), booked as (
    select e.account_id as account, sum(e.amount_minor) as amount_minor
      from public.journals j join public.postings e on e.journal_id = j.id where j.payment_id = wanted group by 1
  )
  select jsonb_agg(jsonb_build_object('account', account, 'amount', amount)) into entries
    from (select account, coalesce(d.amount_minor, 0) - coalesce(b.amount_minor, 0) as amount from due d full join booked b using (account)) x
   where amount <> 0;
  if entries is not null then
    insert into public.journals (kind, payment_id, key)
    values ('gift_card_sold', wanted, 'gift_card_sold:' || wanted || ':' || (select count(*) from public.journals j where j.payment_id = wanted))
    returning id into journal;
    insert into public.postings (journal_id, account_id, amount_minor)
    select journal, (e ->> 'account')::uuid, (e ->> 'amount')::bigint from jsonb_array_elements(entries) e;
  end if;
  if of_card is not null then perform private.book_gift_card(of_card); end if;
end
$$;
comment on function private.post_gift_card_payment(uuid) is
  'Books the payment of a gift card by the difference to what is booked, and then the card; nothing where it pays something else.';
revoke execute on function private.post_gift_card_payment(uuid) from public;

create function private.book_gift_card_payment() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.post_gift_card_payment(new.id);
  return null;
end
$$;
revoke execute on function private.book_gift_card_payment() from public;
create constraint trigger payments_gift_card_booked after update of captured_minor, refunded_minor on public.payments deferrable initially deferred
  for each row when (new.gift_card_purchase_id is not null and (old.captured_minor <> new.captured_minor or old.refunded_minor <> new.refunded_minor))
  execute function private.book_gift_card_payment();

create or replace function private.book_chargeback() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  c public.chargebacks;
begin
  if tg_table_name = 'chargebacks' then
    perform private.post_plan(new.payment_id, case when new.away_minor < old.away_minor then 'chargeback_returned' else 'chargeback' end);
    perform private.post_repayment(new.payment_id);
    perform private.post_gift_card_payment(new.payment_id);
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

create or replace function private.check_credit() returns table (problem text, about text, expected numeric, booked numeric)
language sql stable security definer set search_path = '' as $$
  select 'gift_card', coalesce(due.kind, booked.kind) || coalesce(' ' || due.id, ' ' || booked.gift_card_id), coalesce(due.amount_minor, 0)::numeric,
         coalesce(booked.amount_minor, 0)
    from (select c.id, d.kind, d.amount_minor from public.gift_cards c cross join lateral private.due_of_gift_card(c.id) d) due
    full join (
      select j.gift_card_id, a.kind, sum(p.amount_minor) as amount_minor from public.journals j
        join public.postings p on p.journal_id = j.id join public.ledger_accounts a on a.id = p.account_id
       where j.gift_card_id is not null group by 1, 2 having sum(p.amount_minor) <> 0) booked on booked.gift_card_id = due.id and booked.kind = due.kind
   where coalesce(due.amount_minor, 0) <> coalesce(booked.amount_minor, 0)
  union all
  -- What the books owe to whoever holds a code is what codes are worth that can be redeemed.
  select 'gift_cards', x.currency, x.owed, x.booked
    from (select k.code as currency,
                 coalesce((select sum(c.amount_minor) from public.gift_cards c where c.status in ('active', 'blocked') and c.currency = k.code), 0) as owed,
                 coalesce((select -sum(p.amount_minor) from public.ledger_accounts l join public.postings p on p.account_id = l.id
                   where l.kind = 'gift_cards' and l.currency = k.code), 0) as booked
            from public.currencies k) x
   where x.owed <> x.booked
  union all
  -- A balance is the sum of its history, and of what is left of what came.
  select 'credit_balance', a.id::text, coalesce(sum(e.amount_minor), 0), a.balance_minor
    from public.credit_accounts a left join public.credit_entries e on e.account_id = a.id
   group by a.id having a.balance_minor <> coalesce(sum(e.amount_minor), 0) or a.balance_minor <> coalesce(sum(e.left_minor), 0)
  union all
  -- What the books owe to members is what they can spend and what is held for orders that wait.
  select 'store_credit', x.currency, x.owed, x.booked
    from (
      select k.code as currency,
             coalesce((select sum(a.balance_minor) from public.credit_accounts a where a.currency = k.code), 0)
               + coalesce((select sum(p.amount_minor) from public.payments p
                   where p.method = 'store_credit' and p.status = 'authorized' and p.currency = k.code), 0) as owed,
             coalesce((select -sum(p.amount_minor) from public.ledger_accounts l join public.postings p on p.account_id = l.id
                 where l.kind = 'store_credit' and l.currency = k.code), 0) as booked
        from public.currencies k) x
   where x.owed <> x.booked
$$;
