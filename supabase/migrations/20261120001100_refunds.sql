-- Refunds: granted by an order's change, executed by a job at the provider. The row is inserted first and counts against what is left, so nothing is refunded twice.

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
  succeeded_at       timestamptz
);
comment on table public.refunds is 'Money on its way back to a buyer. failed frees the amount again; a provider that cannot refund makes it manual_required.';
create index refunds_payment on public.refunds (payment_id);
create index refunds_order on public.refunds (order_id);
create index refunds_currency on public.refunds (currency);
create index refunds_open on public.refunds (created_at) where status in ('requested', 'processing');
alter table public.refunds enable row level security;
create policy "buyer and seller read refunds" on public.refunds for select to authenticated using (private.is_my_order(order_id));
grant select (id, payment_id, order_id, amount_minor, currency, reason, status, created_at, succeeded_at) on public.refunds to authenticated;
grant select, insert, update on public.refunds to service_role;

/* Asks for everything of an order that was captured (by one payment, where it is named) and not given back yet. Returns the refund's id, or null when nothing is left. */
create function private.request_refund(wanted uuid, because text, of_payment uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  share record;
  asked uuid;
begin
  select s.payment_id, p.currency, s.captured_minor - s.refunded_minor
      - coalesce((select sum(r.amount_minor) from public.refunds r where r.order_id = wanted and r.payment_id = s.payment_id and r.status in ('requested', 'processing', 'manual_required')), 0) as left_over
    into share
    from public.payment_splits s join public.payments p on p.id = s.payment_id
   where s.order_id = wanted and s.captured_minor > s.refunded_minor and (of_payment is null or s.payment_id = of_payment)
   order by s.payment_id limit 1 for update of s;
  if not found or share.left_over <= 0 then return null; end if;
  insert into public.refunds (payment_id, order_id, amount_minor, currency, reason)
  values (share.payment_id, wanted, share.left_over, share.currency, left(because, 1000)) returning id into asked;
  return asked;
end
$$;

/* Books a refund the provider has carried out. A second call changes nothing. */
create function private.book_refund(wanted uuid, reference text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  r public.refunds;
begin
  update public.refunds set status = 'succeeded', provider_reference = reference, succeeded_at = private.now()
   where id = wanted and status in ('requested', 'processing', 'manual_required') returning * into r;
  if not found then return false; end if;
  update public.payment_splits set refunded_minor = refunded_minor + r.amount_minor where payment_id = r.payment_id and order_id = r.order_id;
  update public.payments set refunded_minor = refunded_minor + r.amount_minor,
    status = case when refunded_minor + r.amount_minor >= captured_minor then 'refunded' else 'partially_refunded' end where id = r.payment_id;
  insert into public.order_events (order_group_id, order_id, type, actor_role, reason, payload, idempotency_key)
  select o.order_group_id, o.id, 'refunded', 'system', r.reason, jsonb_build_object('amount_minor', r.amount_minor), 'refund:' || r.id from public.orders o where o.id = r.order_id
  on conflict do nothing;
  perform private.recompute_order(r.order_id);
  return true;
end
$$;
revoke execute on function private.request_refund(uuid, text, uuid), private.book_refund(uuid, text) from public;
grant execute on function private.request_refund(uuid, text, uuid), private.book_refund(uuid, text) to service_role;
