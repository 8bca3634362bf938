-- What is booked when, who reads it, and the proof that it is right.

/* Books the difference between what an order means now and what is booked of it; nothing where there is none. One at a time for each order. */
create function private.post_order(wanted uuid, as_kind text default null) returns bigint
language plpgsql security definer set search_path = '' as $$
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
            join public.ledger_accounts a on a.id = (e ->> 'account')::uuid and a.kind = 'clearing') held
  returning id into journal;
  insert into public.postings (journal_id, account_id, amount_minor)
  select journal, (e ->> 'account')::uuid, (e ->> 'amount')::bigint from jsonb_array_elements(entries) e;
  return journal;
end
$$;
revoke execute on function private.post_order(uuid, text) from public;
grant execute on function private.post_order(uuid, text) to service_role;

/* A plan that was paid, and what was sent back of it; its price has the tax in it. */
create function private.post_plan(wanted uuid, as_kind text default 'plan') returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  p public.payments;
  booked bigint;
  change bigint;
  rate bigint := (private.setting('commission.vat_ppm') #>> '{}')::bigint;
  journal bigint;
  vat bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger:' || wanted, 0));
  select * into p from public.payments x where x.id = wanted and x.plan_purchase_id is not null;
  if not found then return null; end if;
  select coalesce(sum(e.amount_minor), 0) into booked from public.journals j join public.postings e on e.journal_id = j.id
    join public.ledger_accounts a on a.id = e.account_id and a.kind = 'clearing' where j.payment_id = wanted;
  change := p.captured_minor - p.refunded_minor - booked;
  if change = 0 then return null; end if;
  -- Of the whole, less of what is booked: parts sum.
  vat := private.tax_within(booked + change, rate) - private.tax_within(booked, rate);
  insert into public.journals (kind, payment_id, key)
  values (as_kind, wanted, 'plan:' || wanted || ':' || (select count(*) from public.journals j where j.payment_id = wanted)) returning id into journal;
  insert into public.postings (journal_id, account_id, amount_minor)
  select journal, private.ledger_account(x.kind, x.provider, null, p.currency), x.amount
    from (values ('clearing', p.provider, change), ('vat_output', '', -vat), ('plan_fees', '', vat - change)) x(kind, provider, amount) where x.amount <> 0;
  return journal;
end
$$;
create function private.tax_within(gross bigint, rate_ppm bigint) returns bigint
language sql immutable set search_path = '' as $$
  select round(gross::numeric * rate_ppm / (1000000 + rate_ppm))::bigint
$$;
revoke execute on function private.post_plan(uuid, text), private.tax_within(bigint, bigint) from public;
grant execute on function private.post_plan(uuid, text) to service_role;

-- When the transaction ends everything about an order is written, and it is booked once however many of its rows changed.
create function private.book_order() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'orders' then perform private.post_order(new.id);
  elsif tg_table_name = 'payments' then perform private.post_plan(new.id);
  else perform private.post_order(new.order_id);
  end if;
  return null;
end
$$;
revoke execute on function private.book_order() from public;
create constraint trigger payment_splits_booked after update of captured_minor, refunded_minor on public.payment_splits
  deferrable initially deferred for each row
  when (old.captured_minor <> new.captured_minor or old.refunded_minor <> new.refunded_minor) execute function private.book_order();
create constraint trigger payment_splits_booked_at_once after insert on public.payment_splits deferrable initially deferred for each row
  when (new.captured_minor > 0) execute function private.book_order();
create constraint trigger orders_booked after update of status on public.orders deferrable initially deferred for each row
  when (old.status <> new.status) execute function private.book_order();
create constraint trigger orders_booked_at_once after insert on public.orders deferrable initially deferred for each row
  when (new.status <> 'awaiting_payment') execute function private.book_order();
create constraint trigger payments_booked after update of captured_minor, refunded_minor on public.payments deferrable initially deferred for each row
  when (new.plan_purchase_id is not null and (old.captured_minor <> new.captured_minor or old.refunded_minor <> new.refunded_minor))
  execute function private.book_order();

-- What was before the books were opened.
select private.post_order(o.id, 'opening') from public.orders o;
select private.post_plan(p.id, 'opening') from public.payments p where p.plan_purchase_id is not null;

-- Money is never forgotten with what it paid for.
alter table public.orders drop constraint orders_order_group_id_fkey,
  add constraint orders_order_group_id_fkey foreign key (order_group_id) references public.order_groups on delete restrict;
alter table public.payments drop constraint payments_order_group_id_fkey,
  add constraint payments_order_group_id_fkey foreign key (order_group_id) references public.order_groups on delete restrict;
alter table public.payment_splits drop constraint payment_splits_order_id_fkey, drop constraint payment_splits_payment_id_fkey,
  add constraint payment_splits_order_id_fkey foreign key (order_id) references public.orders on delete restrict,
  add constraint payment_splits_payment_id_fkey foreign key (payment_id) references public.payments on delete restrict;
alter table public.refunds drop constraint refunds_order_id_fkey, drop constraint refunds_payment_id_fkey,
  add constraint refunds_order_id_fkey foreign key (order_id) references public.orders on delete restrict,
  add constraint refunds_payment_id_fkey foreign key (payment_id) references public.payments on delete restrict;

/* Whether the books are right: a row for each difference, none where everything agrees. */
create function private.check_books() returns table (problem text, about text, expected numeric, booked numeric)
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
  -- Providers keep what was paid and not sent back; the same money counted from the payments.
  select 'provider', p.provider, p.held, coalesce(b.held, 0)
    from (select provider, currency, sum(captured_minor - refunded_minor) as held from public.payments group by 1, 2) p
    left join (select a.provider, a.currency, sum(e.amount_minor) as held from public.postings e join public.ledger_accounts a on a.id = e.account_id
                where a.kind = 'clearing' group by 1, 2) b using (provider, currency)
   where p.held <> coalesce(b.held, 0)
$$;
comment on function private.check_books() is 'A row for each difference between the books and what they are about.';
revoke execute on function private.check_books() from public;
grant execute on function private.check_books() to service_role;

/* What a shop has to get: `pending` until its orders are completed, then `available`; what it owes is negative. For those who act for it. */
create function public.my_balance(p_seller_id uuid) returns table (currency text, pending_minor bigint, available_minor bigint)
language sql stable security definer set search_path = '' as $$
  select a.currency::text, coalesce(-sum(p.amount_minor) filter (where a.kind = 'seller_pending'), 0)::bigint,
         coalesce(-sum(p.amount_minor) filter (where a.kind = 'seller_available'), 0)::bigint
    from public.ledger_accounts a join public.postings p on p.account_id = a.id
   where a.seller_id = p_seller_id and p_seller_id in (select private.my_sellers()) group by a.currency order by 1
$$;
comment on function public.my_balance(uuid) is 'For those who act for a shop: what it has to get, before and after completion of its orders.';
revoke execute on function public.my_balance(uuid) from public, anon;
grant execute on function public.my_balance(uuid) to authenticated, service_role;

alter table public.ledger_accounts enable row level security;
alter table public.journals enable row level security;
alter table public.postings enable row level security;
create policy "who may reads the accounts" on public.ledger_accounts for select to authenticated using ((select private.may('ledger.read')));
create policy "who may reads the journals" on public.journals for select to authenticated using ((select private.may('ledger.read')));
create policy "who may reads the postings" on public.postings for select to authenticated using ((select private.may('ledger.read')));
grant select on public.ledger_accounts, public.journals, public.postings to authenticated;
revoke insert, update, delete, truncate on public.ledger_accounts, public.journals, public.postings from service_role;
