-- Refunds: granted by an order's change, executed by a job at the provider or by a person's hand. The row is inserted first and counts against what is left,
-- so nothing is refunded twice.

create table public.refunds (
  id                 uuid primary key default gen_random_uuid(),
  payment_id         uuid not null references public.payments on delete cascade,
  order_id           uuid not null references public.orders on delete cascade,
  amount_minor       bigint not null check (amount_minor > 0),
  currency           char(3) not null default 'THB' references public.currencies,
  reason             text not null default '',
  status             text not null default 'requested' check (status in ('requested', 'processing', 'succeeded', 'failed', 'manual_required')),
  provider_reference text not null default '',
  attempts           integer not null default 0,
  created_at         timestamptz not null default now(),
  succeeded_at       timestamptz,
  case_id            uuid references public.order_cases on delete set null,
  note_due           boolean not null default true
);
comment on table public.refunds is 'Money on its way back to a buyer. failed frees the amount again; a provider that cannot refund makes it manual_required.';
comment on column public.refunds.case_id is 'The case this money goes back for; without one the order was cancelled or could not be placed.';
comment on column public.refunds.note_due is 'Nobody has looked yet whether this refund needs a credit note; kept by private.issue_credit_note.';
create index refunds_payment on public.refunds (payment_id);
create index refunds_order on public.refunds (order_id);
create index refunds_currency on public.refunds (currency);
create index refunds_open on public.refunds (created_at) where status in ('requested', 'processing');
create index refunds_case on public.refunds (case_id);
create index refunds_note_due on public.refunds (succeeded_at) where status = 'succeeded' and note_due;
create index refunds_by_hand on public.refunds (created_at) where status = 'manual_required';
alter table public.refunds enable row level security;
create policy "buyer and seller read refunds" on public.refunds for select to authenticated using (private.is_my_order(order_id));
grant select (id, payment_id, order_id, amount_minor, currency, reason, status, created_at, succeeded_at, case_id) on public.refunds to authenticated;
grant select, insert, update on public.refunds to service_role;
revoke delete, truncate on public.refunds from service_role;

/*
 * Asks for everything of an order that was captured (by one payment, where it is named) and not given back yet. An order that was paid twice has two
 * payments: everything that is left of any of them goes back. Returns a refund's id, or null when nothing is left.
 */
create function private.request_refund(wanted uuid, because text, of_payment uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  share record;
  asked uuid;
begin
  for share in
    select s.payment_id, p.currency, s.captured_minor - s.refunded_minor
        - coalesce((select sum(r.amount_minor) from public.refunds r where r.order_id = wanted and r.payment_id = s.payment_id
          and r.status in ('requested', 'processing', 'manual_required')), 0) as left_over
      from public.payment_splits s join public.payments p on p.id = s.payment_id
     where s.order_id = wanted and s.captured_minor > s.refunded_minor and (of_payment is null or s.payment_id = of_payment)
     order by s.payment_id for update of s
  loop
    continue when share.left_over <= 0;
    insert into public.refunds (payment_id, order_id, amount_minor, currency, reason)
    values (share.payment_id, wanted, share.left_over, share.currency, left(because, 1000)) returning id into asked;
  end loop;
  return asked;
end
$$;
comment on function private.request_refund(uuid, text, uuid) is
  'Asks that what is left of an order''s payments (or of one of them) goes back; null where nothing is.';

/*
 * Books a refund that was carried out, and has its buyer told, unless a case tells them. A second call changes nothing. Whoever moves pieces or money of an
 * order locks the order first, then its shares; otherwise a refund that is booked while a second case of its order is decided and that case would wait for
 * each other.
 */
create function private.book_refund(wanted uuid, reference text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  r public.refunds;
begin
  perform from public.orders o where o.id = (select x.order_id from public.refunds x where x.id = wanted) for update;
  update public.refunds set status = 'succeeded', provider_reference = reference, succeeded_at = private.now()
   where id = wanted and status in ('requested', 'processing', 'manual_required') returning * into r;
  if not found then return false; end if;
  update public.payment_splits set refunded_minor = refunded_minor + r.amount_minor where payment_id = r.payment_id and order_id = r.order_id;
  update public.payments set refunded_minor = refunded_minor + r.amount_minor,
    status = case when refunded_minor + r.amount_minor >= captured_minor then 'refunded' else 'partially_refunded' end where id = r.payment_id;
  insert into public.order_events (order_group_id, order_id, type, actor_role, reason, payload, idempotency_key)
  select o.order_group_id, o.id, 'refunded', 'system', r.reason, jsonb_build_object('amount_minor', r.amount_minor), 'refund:' || r.id from public.orders o
    where o.id = r.order_id
  on conflict do nothing;
  perform private.recompute_order(r.order_id);
  if r.case_id is null then
    insert into private.outbox (topic, key, payload)
    select 'order.refunded', r.id::text, jsonb_build_object('order_id', o.id::text, 'number', o.number, 'seller', o.seller_name, 'refund_id', r.id::text)
      from public.orders o where o.id = r.order_id
    on conflict do nothing;
  end if;
  return true;
end
$$;
revoke execute on function private.request_refund(uuid, text, uuid), private.book_refund(uuid, text) from public;
grant execute on function private.request_refund(uuid, text, uuid), private.book_refund(uuid, text) to service_role;

-- Money paid by transfer, to the shop's own PromptPay or in cash goes back by a person's hand. That person has to know where to send it, and the buyer that
-- it is being sent.
create table private.refund_accounts (
  order_group_id uuid primary key references public.order_groups on delete cascade,
  bank           text not null check (char_length(bank) between 2 and 80),
  number         text not null check (char_length(number) between 6 and 40),
  holder         text not null check (char_length(holder) between 2 and 120),
  given_at       timestamptz not null default now()
);
comment on table private.refund_accounts is
  'Where a buyer wants money sent that goes back by hand. Read by operators alone, forgotten when the last refund of the order has been sent, after 90 '
  'days, and with the account of its person.';
alter table private.refund_accounts enable row level security;

/* A refund no provider can carry out is left to a person; the buyer is asked for an account, once for each order, unless it is known. */
create function private.leave_refund_to_person(wanted uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  r public.refunds;
begin
  update public.refunds set status = 'manual_required' where id = wanted and status = 'processing' returning * into r;
  if not found then return; end if;
  insert into private.outbox (topic, key, payload)
  select 'order.refund_account', o.order_group_id::text, jsonb_build_object('order_id', o.id::text, 'number', o.number) from public.orders o
   where o.id = r.order_id and not exists (select from private.refund_accounts a where a.order_group_id = o.order_group_id)
  on conflict do nothing;
end
$$;
revoke execute on function private.leave_refund_to_person(uuid) from public, anon, authenticated;
grant execute on function private.leave_refund_to_person(uuid) to service_role;

/* An account is kept only while money is to be sent to it. */
create function private.forget_refund_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.refund_accounts a using public.orders o where o.id = new.order_id and a.order_group_id = o.order_group_id
    and not exists (select from public.refunds r join public.orders x on x.id = r.order_id where x.order_group_id = a.order_group_id
      and r.status in ('requested', 'processing', 'manual_required'));
  return null;
end
$$;
revoke execute on function private.forget_refund_account() from public, anon, authenticated;
create trigger refunds_forget_account after update of status on public.refunds for each row when (new.status in ('succeeded', 'failed'))
  execute function private.forget_refund_account();

/* And with its person. */
create function private.forget_account_of_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.refund_accounts a where a.order_group_id = new.id;
  return null;
end
$$;
revoke execute on function private.forget_account_of_person() from public, anon, authenticated;
create trigger order_groups_forget_refund_account after update of buyer_id on public.order_groups for each row
  when (old.buyer_id is not null and new.buyer_id is null)
  execute function private.forget_account_of_person();
