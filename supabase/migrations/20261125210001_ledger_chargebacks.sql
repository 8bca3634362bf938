-- Why: a chargeback's money has left the provider, so the books say who it was taken from: the maker, as if it had gone back, or the shop. As with everything
-- else no event books amounts: what each account is to hold is said anew, and the difference is booked.
alter table public.ledger_accounts drop constraint ledger_accounts_kind_check;
alter table public.ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'clearing', 'buyer_refunds', 'seller_pending', 'seller_available', 'seller_in_flight', 'bank', 'commission', 'vat_output', 'promotion_cost', 'plan_fees',
  'corrections', 'chargeback_cost', 'chargeback_fees'));
comment on table public.ledger_accounts is
  'clearing: money at a provider · buyer_refunds: to be sent back · seller_pending, seller_available: owed to a maker before and after completion · '
  'seller_in_flight: on its way to a maker · bank: the shop''s own account, out of which makers are paid · commission, vat_output, plan_fees: the shop''s '
  'income and the tax in it · promotion_cost: points and delivery the shop pays for · corrections: what the shop bears, or gains, by corrections by hand · '
  'chargeback_cost: chargebacks that the shop bears · chargeback_fees: what providers ask for them.';
alter table public.journals drop constraint journals_kind_check;
alter table public.journals add constraint journals_kind_check check (kind in (
  'opening', 'capture', 'refund', 'cancellation', 'completion', 'change', 'plan', 'payout', 'payout_paid', 'payout_returned', 'correction', 'chargeback',
  'chargeback_returned', 'chargeback_borne'));

create or replace function private.side_of_account(p_kind text) returns integer language sql immutable set search_path = '' as $$
  select case
    when p_kind in ('buyer_refunds', 'seller_in_flight', 'commission', 'vat_output', 'plan_fees') then -1
    when p_kind in ('promotion_cost', 'chargeback_cost', 'chargeback_fees') then 1
    else 0
  end
$$;

create or replace function private.due_of_order(wanted uuid)
returns table (kind text, provider text, seller_id uuid, currency character, amount_minor numeric)
language plpgsql stable security definer set search_path = '' as $$
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
    select x.kind, x.provider, x.seller_id, o.currency, x.amount from (
      select 'clearing' as kind, c.provider, null::uuid as seller_id, sum(c.amount) as amount from (
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
$$;

create or replace function private.post_plan(wanted uuid, as_kind text default 'plan') returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  p public.payments;
  away record;
  booked record;
  income bigint;
  rate bigint := (private.setting('commission.vat_ppm') #>> '{}')::bigint;
  journal bigint;
  vat bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger:' || wanted, 0));
  select * into p from public.payments x where x.id = wanted and x.plan_purchase_id is not null;
  if not found then return null; end if;
  select coalesce(sum(c.away_minor), 0) as amount, coalesce(sum(c.fee_minor), 0) as fee into away from public.chargebacks c where c.payment_id = wanted;
  select coalesce(sum(e.amount_minor) filter (where a.kind = 'clearing'), 0)::bigint as clearing,
         coalesce(-sum(e.amount_minor) filter (where a.kind in ('vat_output', 'plan_fees')), 0)::bigint as income,
         coalesce(sum(e.amount_minor) filter (where a.kind = 'chargeback_cost'), 0)::bigint as cost,
         coalesce(sum(e.amount_minor) filter (where a.kind = 'chargeback_fees'), 0)::bigint as fee into booked
    from public.journals j join public.postings e on e.journal_id = j.id join public.ledger_accounts a on a.id = e.account_id where j.payment_id = wanted;
  income := greatest(0, p.captured_minor - p.refunded_minor - away.amount);
  -- Of the whole, less what is booked: parts sum.
  vat := private.tax_within(income, rate) - private.tax_within(booked.income, rate);
  if (p.captured_minor - p.refunded_minor - away.amount - away.fee, income) = (booked.clearing, booked.income) then return null; end if;
  insert into public.journals (kind, payment_id, key)
  values (as_kind, wanted, 'plan:' || wanted || ':' || (select count(*) from public.journals j where j.payment_id = wanted)) returning id into journal;
  insert into public.postings (journal_id, account_id, amount_minor)
  select journal, private.ledger_account(x.kind, x.provider, null, p.currency), x.amount
    from (values ('clearing', p.provider, p.captured_minor - p.refunded_minor - away.amount - away.fee - booked.clearing), ('vat_output', '', -vat),
      ('plan_fees', '', vat - (income - booked.income)),
      ('chargeback_cost', '', greatest(0, away.amount - (p.captured_minor - p.refunded_minor)) - booked.cost), ('chargeback_fees', '', away.fee - booked.fee)
    ) x(kind, provider, amount) where x.amount <> 0;
  return journal;
end
$$;

create function private.book_chargeback() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  c public.chargebacks;
begin
  if tg_table_name = 'chargebacks' then
    perform private.post_plan(new.payment_id, case when new.away_minor < old.away_minor then 'chargeback_returned' else 'chargeback' end);
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
create constraint trigger chargeback_shares_booked after update of away_minor, fee_minor, bearer, fee_bearer on public.chargeback_shares
  deferrable initially deferred for each row execute function private.book_chargeback();
create constraint trigger chargebacks_booked after update of away_minor, fee_minor on public.chargebacks
  deferrable initially deferred for each row
  when (old.away_minor <> new.away_minor or old.fee_minor <> new.fee_minor) execute function private.book_chargeback();

create function private.check_chargebacks() returns table (problem text, about text, expected numeric, booked numeric)
language sql stable security definer set search_path = '' as $$
  -- Providers keep what was paid, less what they sent back and what banks took; counted from payments and chargebacks, not from orders.
  select 'provider', h.provider, h.held, coalesce(b.held, 0)
    from (select x.provider, x.currency, sum(x.held) as held from (
            select p.provider, p.currency, p.captured_minor - p.refunded_minor as held from public.payments p
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
$$;
comment on function private.check_chargebacks() is
  'A row for each provider that is to hold something else than is booked, and each chargeback that its makers'' parts do not sum to.';

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
$$;
revoke execute on function private.book_chargeback(), private.check_chargebacks() from public;
grant execute on function private.check_chargebacks() to service_role;
