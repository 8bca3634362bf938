-- Why: what the shop owes to holders of gift cards and to members stands in the books, booked by the difference like everything else, and the check proves it.
alter table public.journals add column gift_card_id uuid references public.gift_cards on delete restrict,
  add column credit_entry_id bigint references public.credit_entries on delete restrict;
create index journals_gift_card on public.journals (gift_card_id) where gift_card_id is not null;
create unique index journals_credit_entry on public.journals (credit_entry_id) where credit_entry_id is not null;
alter table public.journals drop constraint is_about_one_thing;
alter table public.journals add constraint is_about_one_thing check (num_nonnulls(order_id, payment_id, payout_id, correction_id, settlement_line_id,
  hold_id, repayment_id, withheld_invoice_id, gift_card_id, credit_entry_id) = 1);

do $$
declare
  it record;
begin
  for it in select * from (values
      ('journals', 'journals_kind_check', '{gift_card,credit_expired}'::text[]),
      ('ledger_accounts', 'ledger_accounts_kind_check', '{gift_cards,store_credit,gift_card_cost,breakage}'::text[])) x(of_table, named, more) loop
    execute (
      select format('alter table public.%I drop constraint %I, add constraint %I check (kind in (%s))', it.of_table, it.named, it.named,
               string_agg(quote_literal(k.kind), ', ' order by k.place))
        from pg_constraint c
       cross join lateral unnest(array(select m[1] from regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_]+)''', 'g') m) || it.more)
         with ordinality k(kind, place)
       where c.conrelid = format('public.%I', it.of_table)::regclass and c.conname = it.named);
  end loop;
  execute format('comment on table public.ledger_accounts is %L', rtrim(obj_description('public.ledger_accounts'::regclass), '.') ||
    ' · gift_cards: owed to whoever holds a code · store_credit: owed to members · gift_card_cost: cards the shop gives away · '
    'breakage: what ran out unused.');
end
$$;

create function private.due_of_gift_card(wanted uuid) returns table (kind text, amount_minor bigint)
language sql stable security definer set search_path = '' as $$
  select x.kind, x.amount from public.gift_cards c
   cross join lateral (values
     ('gift_card_cost', c.amount_minor),
     (case c.status when 'redeemed' then 'store_credit' when 'expired' then 'breakage' else 'gift_cards' end, -c.amount_minor)) x(kind, amount)
   where c.id = wanted and c.status in ('active', 'blocked', 'redeemed', 'expired')
$$;
comment on function private.due_of_gift_card(uuid) is
  'What accounts are to hold because of a card that the shop gave away: its cost, and who it is owed to. '
  'A code is no sale of goods: no tax until it pays for some.';
revoke execute on function private.due_of_gift_card(uuid) from public;

create function private.post_gift_card() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  journal bigint;
  entries jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger:' || new.id, 0));
  with due as (
    select private.ledger_account(d.kind, '', null, new.currency) as account, d.amount_minor from private.due_of_gift_card(new.id) d
  ), booked as (
    select p.account_id as account, sum(p.amount_minor) as amount_minor
      from public.journals j join public.postings p on p.journal_id = j.id where j.gift_card_id = new.id group by 1
  )
  select jsonb_agg(jsonb_build_object('account', account, 'amount', amount)) into entries
    from (select account, coalesce(d.amount_minor, 0) - coalesce(b.amount_minor, 0) as amount from due d full join booked b using (account)) x
   where amount <> 0;
  if entries is null then return null; end if;
  insert into public.journals (kind, gift_card_id, key)
  values ('gift_card', new.id, 'gift_card:' || new.id || ':' || (select count(*) from public.journals j where j.gift_card_id = new.id))
  returning id into journal;
  insert into public.postings (journal_id, account_id, amount_minor)
  select journal, (e ->> 'account')::uuid, (e ->> 'amount')::bigint from jsonb_array_elements(entries) e;
  return null;
end
$$;
revoke execute on function private.post_gift_card() from public;
create constraint trigger gift_cards_booked after insert or update of status on public.gift_cards deferrable initially deferred
  for each row execute function private.post_gift_card();

create function private.post_credit_expiry(p_entry bigint) returns void language plpgsql security definer set search_path = '' as $$
declare
  e public.credit_entries;
  a public.credit_accounts;
  journal bigint;
begin
  select * into e from public.credit_entries x where x.id = p_entry;
  select * into a from public.credit_accounts x where x.id = e.account_id;
  insert into public.journals (kind, credit_entry_id, key) values ('credit_expired', p_entry, 'credit:' || p_entry) returning id into journal;
  insert into public.postings (journal_id, account_id, amount_minor) values
    (journal, private.ledger_account('store_credit', '', null, a.currency), -e.amount_minor),
    (journal, private.ledger_account('breakage', '', null, a.currency), e.amount_minor);
end
$$;
comment on function private.post_credit_expiry(bigint) is 'Books credit that ran out as the shop''s.';
revoke execute on function private.post_credit_expiry(bigint) from public;

create function private.check_credit() returns table (problem text, about text, expected numeric, booked numeric)
language sql stable security definer set search_path = '' as $$
  select 'gift_card', coalesce(c.last4 || ' ', '') || coalesce(due.kind, booked.kind), coalesce(due.amount_minor, 0)::numeric, coalesce(booked.amount_minor, 0)
    from public.gift_cards c
   cross join lateral (select d.kind, d.amount_minor from private.due_of_gift_card(c.id) d) due
    full join (
      select j.gift_card_id, a.kind, sum(p.amount_minor) as amount_minor from public.journals j
        join public.postings p on p.journal_id = j.id join public.ledger_accounts a on a.id = p.account_id
       where j.gift_card_id is not null group by 1, 2 having sum(p.amount_minor) <> 0) booked on booked.gift_card_id = c.id and booked.kind = due.kind
   where coalesce(due.amount_minor, 0) <> coalesce(booked.amount_minor, 0)
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
comment on function private.check_credit() is 'What is wrong with gift cards and store credit in the books; nothing where all is right.';
revoke execute on function private.check_credit() from public;

CREATE OR REPLACE FUNCTION private.side_of_account(p_kind text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when p_kind in ('buyer_refunds', 'seller_in_flight', 'seller_reserve', 'commission', 'vat_output', 'plan_fees', 'gift_cards', 'store_credit',
      'breakage') then -1
    when p_kind in ('promotion_cost', 'chargeback_cost', 'chargeback_fees', 'payout_fees', 'withheld_tax', 'gift_card_cost') then 1
    else 0
  end
$function$;

CREATE OR REPLACE FUNCTION private.due_of_order(wanted uuid)
 RETURNS TABLE(kind text, provider text, seller_id uuid, currency character, amount_minor numeric)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  o public.orders;
  net bigint;
  paid bigint;
  held bigint := 0;
  -- What nobody has earned: it goes first when a bank takes something.
  free bigint;
  away record;
  kept bigint := 0;
  goods bigint;
  goods_back numeric := 0;
  delivery_back numeric := 0;
  part_back numeric := 0;
  of_cases record;
  fee_back numeric := 0;
  fee numeric := 0;
  vat numeric := 0;
  given numeric := 0;
  funded_back numeric := 0;
begin
  select * into o from public.orders x where x.id = wanted;
  select coalesce(sum(s.captured_minor), 0), coalesce(sum(s.captured_minor - s.refunded_minor), 0) into paid, net
    from public.payment_splits s where s.order_id = wanted;
  select coalesce(sum(s.away_minor) filter (where s.bearer = 'seller'), 0) as of_maker,
         coalesce(sum(s.away_minor) filter (where s.bearer = 'shop'), 0) as of_shop,
         coalesce(sum(s.fee_minor) filter (where s.fee_bearer = 'seller'), 0) as fee_of_maker,
         coalesce(sum(s.fee_minor) filter (where s.fee_bearer = 'shop'), 0) as fee_of_shop
    into away from public.chargeback_shares s where s.order_id = wanted;
  if o.status not in ('awaiting_payment', 'expired', 'canceled') and o.placed_at is not null and paid >= o.total_minor then
    held := least(o.total_minor, net);
    kept := greatest(0, held - greatest(0, away.of_maker - (net - held)));
    goods := o.total_minor - o.shipping_minor;
    select coalesce(sum(c.shipping_minor * c.part), 0) as delivery, coalesce(sum((c.refund_minor - c.shipping_minor) * c.part), 0) as goods,
           coalesce(sum(c.commission_minor * c.part), 0) as fee, coalesce(sum(c.funded * c.part), 0) as funded into of_cases
      from (select x.refund_minor, x.shipping_minor, x.commission_minor, private.funded_of_case(x.id) as funded,
                   least(1, sum(r.amount_minor) / nullif(x.refund_minor, 0)) as part
              from public.order_cases x join public.refunds r on r.case_id = x.id and r.status = 'succeeded'
             where x.order_id = wanted group by x.id) c;
    if o.total_minor > 0 and kept = 0 then
      part_back := 1;
      delivery_back := o.shipping_minor;
    else
      delivery_back := least(o.shipping_minor, round(of_cases.delivery), o.total_minor - kept);
      -- What went back without a case is goods first.
      goods_back := least(goods, o.total_minor - kept - delivery_back);
      delivery_back := o.total_minor - kept - goods_back;
      part_back := case when goods > 0 then goods_back / goods else 0 end;
    end if;
    fee := o.commission_minor + o.commission_vat_minor;
    fee_back := case when part_back = 1 then fee
      else least(fee, round(of_cases.fee) + round(fee * greatest(0, goods_back - of_cases.goods) / greatest(goods, 1))) end;
    vat := o.commission_vat_minor - round(o.commission_vat_minor * fee_back / greatest(fee, 1));
    fee := fee - fee_back;
    -- What the shop paid of the prices goes with the goods, as its commission does.
    funded_back := case when part_back = 1 then o.discount_funded_minor
      else least(o.discount_funded_minor,
        round(of_cases.funded) + round(o.discount_funded_minor * greatest(0, goods_back - of_cases.goods) / greatest(goods, 1))) end;
    given := o.discount_funded_minor - funded_back + o.points_minor - round(o.points_minor * part_back)
      + o.shipping_funded_minor - case when o.total_minor > 0 and kept = 0 or o.shipping_minor = 0 and part_back = 1 then o.shipping_funded_minor
          when o.shipping_minor > 0 then round(o.shipping_funded_minor * delivery_back / o.shipping_minor) else 0 end;
  end if;
  free := net - held;
  return query
    select x.kind, coalesce(x.provider, ''), x.seller_id, o.currency, x.amount from (
      select case c.provider when 'credit' then 'store_credit' else 'clearing' end as kind, nullif(c.provider, 'credit') as provider,
          null::uuid as seller_id, sum(c.amount) as amount from (
        select p.provider, s.captured_minor - s.refunded_minor as amount
          from public.payment_splits s join public.payments p on p.id = s.payment_id where s.order_id = wanted
        union all
        select c.provider, -(s.away_minor + s.fee_minor) from public.chargeback_shares s join public.chargebacks c on c.id = s.chargeback_id
         where s.order_id = wanted) c group by c.provider
      union all
      select case when o.status in ('completed', 'closed') then 'seller_available' else 'seller_pending' end, '', o.seller_id,
             away.fee_of_maker - (kept + given - fee)
      union all values
        ('buyer_refunds', '', null::uuid, -greatest(0, free - away.of_maker - away.of_shop)::numeric), ('promotion_cost', '', null, given),
        ('commission', '', null, -(fee - vat)), ('vat_output', '', null, -vat),
        -- What a bank took that the maker does not have any more, it has sent back before, is the shop's loss too.
        ('chargeback_cost', '', null, greatest(0, away.of_maker - free - held) + greatest(0, away.of_shop - greatest(0, free - away.of_maker))),
        ('chargeback_fees', '', null, away.fee_of_shop)) x
     where x.amount <> 0;
end
$function$;

CREATE OR REPLACE FUNCTION private.post_order(wanted uuid, as_kind text DEFAULT NULL::text)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  journal bigint;
  entries jsonb;
  o public.orders;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger:' || wanted, 0));
  with due as (
    select a.id as account, d.amount_minor from private.due_of_order(wanted) d
     cross join lateral (select private.ledger_account(d.kind, d.provider, d.seller_id, d.currency) as id) a
  ), booked as (
    select p.account_id as account, sum(p.amount_minor) as amount_minor
      from public.journals j join public.postings p on p.journal_id = j.id where j.order_id = wanted group by 1
  )
  select jsonb_agg(jsonb_build_object('account', account, 'amount', amount)) into entries
    from (select account, coalesce(d.amount_minor, 0) - coalesce(b.amount_minor, 0) as amount from due d full join booked b using (account)) x
   where amount <> 0;
  if entries is null then return null; end if;
  select * into o from public.orders x where x.id = wanted;
  insert into public.journals (kind, order_id, key)
  select coalesce(as_kind, case
      when held.change > 0 then 'capture' when held.change < 0 then 'refund' when o.status in ('canceled', 'expired') then 'cancellation'
      when o.status in ('completed', 'closed') then 'completion' else 'change' end),
    wanted, 'order:' || wanted || ':' || (select count(*) from public.journals j where j.order_id = wanted)
    from (select coalesce(sum((e ->> 'amount')::bigint), 0) as change from jsonb_array_elements(entries) e
            join public.ledger_accounts a on a.id = (e ->> 'account')::uuid and a.kind in ('clearing', 'store_credit')) held
  returning id into journal;
  insert into public.postings (journal_id, account_id, amount_minor)
  select journal, (e ->> 'account')::uuid, (e ->> 'amount')::bigint from jsonb_array_elements(entries) e;
  return journal;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_books()
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
  union all
  select * from private.check_credit()
$function$;

CREATE OR REPLACE FUNCTION private.check_chargebacks()
 RETURNS TABLE(problem text, about text, expected numeric, booked numeric)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  -- Providers keep what was paid, less what they sent back and what banks took; counted from payments and chargebacks, not from orders.
  select 'provider', h.provider, h.held, coalesce(b.held, 0)
    from (select x.provider, x.currency, sum(x.held) as held from (
            select p.provider, p.currency, p.captured_minor - p.refunded_minor as held from public.payments p where p.provider <> 'credit'
            union all select c.provider, c.currency, -(c.away_minor + c.fee_minor) from public.chargebacks c) x group by 1, 2) h
    left join (select a.provider, a.currency, sum(e.amount_minor) as held from public.postings e join public.ledger_accounts a on a.id = e.account_id
                 join public.journals j on j.id = e.journal_id and num_nonnulls(j.order_id, j.payment_id) = 1
                where a.kind = 'clearing' group by 1, 2) b using (provider, currency)
   where h.held <> coalesce(b.held, 0)
  union all
  select 'chargeback', c.number, c.away_minor + c.fee_minor, s.parts
    from public.chargebacks c
    join (select x.chargeback_id, sum(x.away_minor + x.fee_minor) as parts from public.chargeback_shares x group by 1) s on s.chargeback_id = c.id
   where c.away_minor + c.fee_minor <> s.parts
$function$;
