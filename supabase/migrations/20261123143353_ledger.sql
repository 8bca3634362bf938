-- Whose money it is, to the satang: double entry. What an order means for everybody is one function of what is frozen on it and of what was paid and sent
-- back (`private.due_of_order`); when a transaction that touched it ends, the difference to what is booked becomes a journal. So parts sum to the whole
-- however often and in whatever pieces money moves, and a second booking of the same event books nothing.

create table public.ledger_accounts (
  id        uuid primary key default gen_random_uuid(),
  kind      text not null check (kind in ('clearing', 'buyer_refunds', 'seller_pending', 'seller_available', 'commission', 'vat_output', 'promotion_cost',
    'plan_fees')),
  provider  text not null default '' check ((kind = 'clearing') = (provider <> '')),
  seller_id uuid references public.sellers on delete restrict,
  currency  char(3) not null default 'THB' references public.currencies,
  constraint sellers_have_their_own check ((kind like 'seller%') = (seller_id is not null)),
  unique nulls not distinct (kind, provider, seller_id, currency)
);
comment on table public.ledger_accounts is
  'clearing: money at a provider · buyer_refunds: to be sent back · seller_pending, seller_available: owed to a maker before and after completion · '
  'commission, vat_output, plan_fees: the shop''s income and the tax in it · promotion_cost: points and delivery the shop pays for.';
create index ledger_accounts_seller on public.ledger_accounts (seller_id);
create index ledger_accounts_currency on public.ledger_accounts (currency);

create table public.journals (
  id         bigint generated always as identity primary key,
  kind       text not null check (kind in ('opening', 'capture', 'refund', 'cancellation', 'completion', 'change', 'plan')),
  order_id   uuid references public.orders on delete restrict,
  payment_id uuid references public.payments on delete restrict,
  key        text not null unique check (char_length(key) <= 100),
  posted_at  timestamptz not null default private.now(),
  written_by xid8 not null default pg_current_xact_id(),
  constraint is_about_one_thing check (num_nonnulls(order_id, payment_id) = 1)
);
comment on table public.journals is
  'One event that moved money. `key` is its business key: the same event is booked once. `written_by` keeps later postings out.';
create index journals_order on public.journals (order_id, id);
create index journals_payment on public.journals (payment_id);

create table public.postings (
  journal_id   bigint not null references public.journals on delete restrict,
  account_id   uuid not null references public.ledger_accounts on delete restrict,
  amount_minor bigint not null check (amount_minor <> 0),
  primary key (journal_id, account_id)
);
comment on table public.postings is 'A journal''s entries: debits positive, credits negative, nothing left over.';
create index postings_account on public.postings (account_id, journal_id);

create function private.keep_books() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'What is booked stays booked; a mistake is corrected by another journal.' using errcode = 'HT014';
end
$$;
revoke execute on function private.keep_books() from public;
create trigger journals_stay before update or delete or truncate on public.journals for each statement execute function private.keep_books();
create trigger postings_stay before update or delete or truncate on public.postings for each statement execute function private.keep_books();

/* A journal is whole when its transaction ends, and its postings leave nothing over. */
create function private.balance_journal() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  unbalanced record;
begin
  if tg_table_name = 'postings' then
    if not exists (select from public.journals j where j.id = new.journal_id and j.written_by = pg_current_xact_id()) then
      raise exception 'Journal % is closed.', new.journal_id using errcode = 'HT014';
    end if;
    return null;
  end if;
  select a.currency, sum(p.amount_minor) as over into unbalanced
    from public.postings p join public.ledger_accounts a on a.id = p.account_id where p.journal_id = new.id
   group by a.currency having sum(p.amount_minor) <> 0 limit 1;
  if found then
    raise exception 'Journal % leaves % % over.', new.id, unbalanced.over, unbalanced.currency using errcode = 'HT015';
  end if;
  return null;
end
$$;
revoke execute on function private.balance_journal() from public;
create trigger postings_into_their_own after insert on public.postings for each row execute function private.balance_journal();
create constraint trigger journals_balance after insert on public.journals deferrable initially deferred for each row
  execute function private.balance_journal();

create function private.ledger_account(wanted text, of_provider text, of_seller uuid, in_currency char) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  found_id uuid;
begin
  loop
    select id into found_id from public.ledger_accounts a
     where a.kind = wanted and a.provider = of_provider and a.seller_id is not distinct from of_seller and a.currency = in_currency;
    exit when found;
    insert into public.ledger_accounts (kind, provider, seller_id, currency) values (wanted, of_provider, of_seller, in_currency) on conflict do nothing;
  end loop;
  return found_id;
end
$$;
revoke execute on function private.ledger_account(text, text, uuid, char) from public;

/*
 * What each account is to hold because of an order. Frozen on it are T (what its buyer pays), S (delivery in it), C and V (commission and its tax), P (points)
 * and F (delivery the shop pays for its members). While an order is sold and paid, its maker has what the buyer has left there, P and F, less C and V; of what
 * went back the maker gives back P, C and V by the part of the goods, F by the part of the delivery. A case froze its own part of commission, which counts as
 * it was told.
 * What the shop holds and nobody has earned is the buyer's.
 */
create function private.due_of_order(wanted uuid) returns table (kind text, provider text, seller_id uuid, currency char, amount_minor numeric)
language plpgsql stable security definer set search_path = '' as $$
declare
  o public.orders;
  net bigint;
  paid bigint;
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
begin
  select * into o from public.orders x where x.id = wanted;
  select coalesce(sum(s.captured_minor), 0), coalesce(sum(s.captured_minor - s.refunded_minor), 0) into paid, net
    from public.payment_splits s where s.order_id = wanted;
  if o.status not in ('awaiting_payment', 'expired', 'canceled') and o.placed_at is not null and paid >= o.total_minor then
    kept := least(o.total_minor, net);
    goods := o.total_minor - o.shipping_minor;
    select coalesce(sum(c.shipping_minor * c.part), 0) as delivery, coalesce(sum((c.refund_minor - c.shipping_minor) * c.part), 0) as goods,
           coalesce(sum(c.commission_minor * c.part), 0) as fee into of_cases
      from (select x.refund_minor, x.shipping_minor, x.commission_minor, least(1, sum(r.amount_minor) / nullif(x.refund_minor, 0)) as part
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
    given := o.points_minor - round(o.points_minor * part_back)
      + o.shipping_funded_minor - case when o.total_minor > 0 and kept = 0 or o.shipping_minor = 0 and part_back = 1 then o.shipping_funded_minor
          when o.shipping_minor > 0 then round(o.shipping_funded_minor * delivery_back / o.shipping_minor) else 0 end;
  end if;
  return query
    select x.kind, x.provider, x.seller_id, o.currency, x.amount from (
      select 'clearing' as kind, p.provider, null::uuid as seller_id, sum(s.captured_minor - s.refunded_minor) as amount
        from public.payment_splits s join public.payments p on p.id = s.payment_id where s.order_id = wanted group by p.provider
      union all
      select case when o.status in ('completed', 'closed') then 'seller_available' else 'seller_pending' end, '', o.seller_id, -(kept + given - fee)
      union all values
        ('buyer_refunds', '', null::uuid, -(net - kept)::numeric), ('promotion_cost', '', null, given), ('commission', '', null, -(fee - vat)),
        ('vat_output', '', null, -vat)) x
     where x.amount <> 0;
end
$$;
comment on function private.due_of_order(uuid) is 'What each account is to hold because of an order: debits positive, credits negative, nothing left over.';
revoke execute on function private.due_of_order(uuid) from public;
grant execute on function private.due_of_order(uuid) to service_role;
