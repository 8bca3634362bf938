-- Why: what wholesale buyers owe on invoice is a claim of the shop, and a loss where two people write it off. Booked by the difference, like
-- everything else.
alter table public.journals add column wholesale_invoice_id uuid references public.wholesale_invoices (id) on delete restrict;
create index journals_wholesale_invoice on public.journals (wholesale_invoice_id) where wholesale_invoice_id is not null;
alter table public.journals drop constraint is_about_one_thing, add constraint is_about_one_thing check (num_nonnulls(order_id, payment_id, payout_id,
  correction_id, settlement_line_id, hold_id, repayment_id, withheld_invoice_id, gift_card_id,
  credit_entry_id,
  wholesale_invoice_id) = 1);
alter table public.journals drop constraint journals_kind_check, add constraint journals_kind_check check (kind in ('opening', 'capture', 'refund',
  'cancellation', 'completion', 'change', 'plan', 'payout', 'payout_paid',
  'payout_returned', 'correction', 'chargeback', 'chargeback_returned', 'chargeback_borne', 'psp_fee', 'settlement',
  'payout_bounced', 'hold', 'hold_released', 'payout_fee', 'debt_repaid', 'withholding', 'gift_card', 'credit_expired',
  'referral', 'referral_back', 'gift_card_sold',
  'invoice_paid', 'invoice_written_off'));
alter table public.ledger_accounts drop constraint ledger_accounts_kind_check, add constraint ledger_accounts_kind_check check (kind in ('clearing',
  'buyer_refunds', 'seller_pending', 'seller_available', 'seller_in_flight', 'bank', 'commission',
  'vat_output', 'promotion_cost', 'plan_fees', 'corrections', 'chargeback_cost', 'chargeback_fees', 'psp_fees',
  'seller_reserve', 'payout_fees', 'withheld_tax', 'gift_cards', 'store_credit', 'gift_card_cost', 'breakage',
  'referral_cost',
  'receivables', 'bad_debts'));
comment on table public.ledger_accounts is
  'clearing: money at a provider · buyer_refunds: to be sent back · seller_pending, seller_available: owed to a maker before and after completi'
  'on · seller_in_flight: on its way to a maker · bank: the shop''s own account, out of which makers are paid · commission, vat_output, plan_fe'
  'es: the shop''s income and the tax in it · promotion_cost: points and delivery the shop pays for · corrections: what the shop bears, or gain'
  's, by corrections by hand · chargeback_cost: chargebacks that the shop bears · chargeback_fees: what providers ask for them · psp_fees: what'
  ' providers keep of what they take for the shop · seller_reserve: what of a maker is held back for a reason · payout_fees: what a provider ke'
  'eps for sending makers their money · withheld_tax: what makers paid to the Revenue Department for the shop, by certificates that were seen ·'
  ' gift_cards: owed to whoever holds a code · store_credit: owed to members · gift_card_cost: cards the shop gives away · breakage: what ran o'
  'ut unused · referral_cost: credit the shop gives for friends who were brought'
  ' · receivables: owed by wholesale buyers on invoice · bad_debts: what of it was written off.';

create function private.due_of_invoice(p_id uuid) returns table (kind text, amount_minor bigint) language sql stable security definer set search_path
  = '' as $$
  select x.kind, x.amount from public.wholesale_invoices i
   cross join lateral (select private.left_of_invoice(i.payment_id) as worth) w
   cross join lateral (values (case i.state when 'paid' then 'bank' else 'bad_debts' end, w.worth), ('receivables', -w.worth)) x(kind, amount)
   where i.id = p_id and i.state in ('paid', 'written_off') and w.worth <> 0
$$;
comment on function private.due_of_invoice(uuid) is
  'What each account is to hold because an invoice was settled: the order''s own journals owe it (`receivables`), these take it off.';

create function private.post_invoice(p_id uuid) returns bigint language plpgsql security definer set search_path = '' as $$
declare
  journal bigint;
  entries jsonb;
  i public.wholesale_invoices;
begin
  select * into i from public.wholesale_invoices x where x.id = p_id;
  with due as (
    select private.ledger_account(d.kind, '', null, i.currency) as account, d.amount_minor from private.due_of_invoice(p_id) d
  ), booked as (
    select p.account_id as account, sum(p.amount_minor) as amount_minor
      from public.journals j join public.postings p on p.journal_id = j.id where j.wholesale_invoice_id = p_id group by 1
  )
  select jsonb_agg(jsonb_build_object('account', account, 'amount', amount)) into entries
    from (select account, coalesce(d.amount_minor, 0) - coalesce(b.amount_minor, 0) as amount from due d full join booked b using (account)) x
   where amount <> 0;
  if entries is null then return null; end if;
  insert into public.journals (kind, wholesale_invoice_id, key)
  values (case when i.state = 'written_off' then 'invoice_written_off' else 'invoice_paid' end, p_id,
    'invoice:' || p_id || ':' || (select count(*) from public.journals j where j.wholesale_invoice_id = p_id)) returning id into journal;
  insert into public.postings (journal_id, account_id, amount_minor)
  select journal, (e ->> 'account')::uuid, (e ->> 'amount')::bigint from jsonb_array_elements(entries) e;
  return journal;
end
$$;
comment on function private.post_invoice(uuid) is 'Books what became of an invoice, by the difference to what is booked. Called with the invoice locked.';

create function private.check_invoices() returns table (problem text, about text, expected numeric, booked numeric)
language sql stable security definer set search_path = '' as $$
  select 'invoice', coalesce(due.number, booked.id::text) || ' ' || kind, coalesce(due.amount_minor, 0)::numeric, coalesce(booked.amount_minor, 0)
    from (select i.id, i.number, d.kind, d.amount_minor from public.wholesale_invoices i cross join lateral private.due_of_invoice(i.id) d) due
    full join (
      select j.wholesale_invoice_id as id, a.kind, sum(p.amount_minor) as amount_minor from public.journals j
        join public.postings p on p.journal_id = j.id join public.ledger_accounts a on a.id = p.account_id
       where j.wholesale_invoice_id is not null group by 1, 2 having sum(p.amount_minor) <> 0) booked using (id, kind)
   where coalesce(due.amount_minor, 0) <> coalesce(booked.amount_minor, 0)
  union all
  -- What the books say buyers owe is what open invoices ask for.
  select 'receivables', x.currency, x.owed, x.booked
    from (select k.code as currency,
                 coalesce((select sum(i.owed_minor) from public.wholesale_invoices i where i.state = 'open' and i.currency = k.code), 0) as owed,
                 coalesce((select sum(p.amount_minor) from public.ledger_accounts l join public.postings p on p.account_id = l.id
                   where l.kind = 'receivables' and l.currency = k.code), 0) as booked
            from public.currencies k) x
   where x.owed <> x.booked
  union all
  -- And an open one asks for what its order comes to, less what went back; its buyer's limit counts the same.
  select 'invoice_owed', i.number, private.left_of_invoice(i.payment_id)::numeric, i.owed_minor::numeric
    from public.wholesale_invoices i where i.state = 'open' and i.owed_minor <> private.left_of_invoice(i.payment_id)
  union all
  select 'buyer_owes', b.company, coalesce(sum(i.owed_minor), 0), b.owed_minor::numeric
    from public.wholesale_buyers b left join public.wholesale_invoices i on i.buyer_id = b.person_id and i.state = 'open'
   group by b.id having b.owed_minor <> coalesce(sum(i.owed_minor), 0)
$$;
comment on function private.check_invoices() is
  'A row for each invoice that is not booked as it stands, and where what is owed differs between books, invoices and limits.';
revoke execute on function private.due_of_invoice(uuid), private.post_invoice(uuid), private.check_invoices() from public;

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
  union all
  select * from private.check_referrals()
  union all
  select * from private.check_invoices()
$function$;
create or replace function private.check_chargebacks()
 RETURNS TABLE(problem text, about text, expected numeric, booked numeric)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  -- Providers keep what was paid, less what they sent back and what banks took; counted from payments and chargebacks, not from orders.
  select 'provider', h.provider, h.held, coalesce(b.held, 0)
    from (select x.provider, x.currency, sum(x.held) as held from (
            select p.provider, p.currency, p.captured_minor - p.refunded_minor as held from public.payments p where p.provider not in ('credit', 'invoice')
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
create or replace function private.side_of_account(p_kind text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when p_kind in ('buyer_refunds', 'seller_in_flight', 'seller_reserve', 'commission', 'vat_output', 'plan_fees', 'gift_cards', 'store_credit',
      'breakage') then -1
    when p_kind in ('promotion_cost', 'chargeback_cost', 'chargeback_fees', 'payout_fees', 'withheld_tax', 'gift_card_cost', 'referral_cost',
      'receivables', 'bad_debts') then 1
    else 0
  end
$function$;
create or replace function private.due_of_order(wanted uuid)
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
      select case c.provider when 'credit' then 'store_credit' when 'invoice' then 'receivables' else 'clearing' end as kind,
          case when c.provider not in ('credit', 'invoice') then c.provider end as provider,
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
create or replace function private.post_order(wanted uuid, as_kind text DEFAULT NULL::text)
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
            join public.ledger_accounts a on a.id = (e ->> 'account')::uuid and a.kind in ('clearing', 'store_credit', 'receivables')) held
  returning id into journal;
  insert into public.postings (journal_id, account_id, amount_minor)
  select journal, (e ->> 'account')::uuid, (e ->> 'amount')::bigint from jsonb_array_elements(entries) e;
  return journal;
end
$function$;
