-- Payments: one per attempt of a buyer, with a planned share per maker, and what providers tell us. A payment is for an order or for a plan.

insert into public.shop_settings (key, value, description, is_public) values
  ('orders.reservation_minutes_card', '15', 'How long stock is held for a card payment.', true),
  ('orders.reservation_minutes_promptpay', '20', 'How long stock is held for a PromptPay payment.', true);

create table public.payments (
  id                 uuid primary key default gen_random_uuid(),
  order_group_id     uuid references public.order_groups on delete cascade,
  attempt            integer not null default 1 check (attempt > 0),
  provider           text not null,
  method             text not null check (method in ('promptpay', 'card', 'bank_transfer', 'shop_promptpay', 'cash_on_delivery')),
  status             text not null default 'created' check (status in ('created', 'pending', 'authorized', 'captured', 'partially_refunded', 'refunded',
    'failed', 'expired', 'canceled',
                       'voided', 'chargeback_open', 'chargeback_won', 'chargeback_lost')),
  amount_minor       bigint not null check (amount_minor > 0),
  currency           char(3) not null default 'THB' references public.currencies,
  captured_minor     bigint not null default 0 check (captured_minor >= 0),
  refunded_minor     bigint not null default 0 check (refunded_minor >= 0),
  captured_late      boolean not null default false,
  provider_reference text,
  qr_payload         text,
  redirect_url       text,
  failure_code       text not null default '',
  expires_at         timestamptz not null,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now(),
  plan_purchase_id   uuid references public.plan_purchases on delete restrict,
  unique (order_group_id, attempt),
  unique (provider, provider_reference),
  check (refunded_minor <= captured_minor),
  constraint pays_one_thing check (num_nonnulls(order_group_id, plan_purchase_id) = 1)
);
comment on table public.payments is 'An attempt to pay an order group. Nothing moves back from a final state; money that comes late sets captured_late.';
create unique index payments_one_open on public.payments (order_group_id) where status in ('created', 'pending', 'authorized');
create index payments_pending on public.payments (expires_at) where status in ('created', 'pending');
create index payments_currency on public.payments (currency);
create index payments_plan_purchase on public.payments (plan_purchase_id);
create unique index payments_plan_attempt on public.payments (plan_purchase_id, attempt) where plan_purchase_id is not null;
create trigger payments_touch before update on public.payments for each row execute function private.touch_updated_at();
alter table public.payments enable row level security;
create policy "buyers read their payments" on public.payments for select to authenticated
  using (exists (select 1 from public.order_groups g where g.id = order_group_id));
create policy "members read payments of their plans" on public.payments for select to authenticated
  using (exists (select 1 from public.plan_purchases b where b.id = plan_purchase_id));
grant select (id, order_group_id, attempt, provider, method, status, amount_minor, currency, captured_minor, refunded_minor, qr_payload, redirect_url,
  failure_code, expires_at, created_at, plan_purchase_id) on public.payments to authenticated;
grant select, insert, update on public.payments to service_role;
revoke delete, truncate on public.payments from service_role;

create table public.payment_splits (
  payment_id     uuid not null references public.payments on delete cascade,
  order_id       uuid not null references public.orders on delete cascade,
  amount_minor   bigint not null check (amount_minor >= 0),
  captured_minor bigint not null default 0 check (captured_minor >= 0),
  refunded_minor bigint not null default 0 check (refunded_minor >= 0),
  primary key (payment_id, order_id),
  check (captured_minor <= amount_minor),
  check (refunded_minor <= captured_minor)
);
comment on table public.payment_splits is 'Each maker''s share of a payment, in rows, so that nothing is ever divided on reading.';
create index payment_splits_order on public.payment_splits (order_id);
alter table public.payment_splits enable row level security;
create policy "buyer and seller read the shares" on public.payment_splits for select to authenticated using (private.is_my_order(order_id));
grant select on public.payment_splits to authenticated;
grant select, insert, update on public.payment_splits to service_role;
revoke delete, truncate on public.payment_splits from service_role;

insert into public.state_transitions (machine, from_state, to_state, actor_roles, requires_reason) values
  ('payment', 'created', 'pending', '{system}', false),
  ('payment', 'created', 'failed', '{system}', false),
  ('payment', 'created', 'captured', '{system,operator}', false),
  ('payment', 'created', 'expired', '{system}', false),
  ('payment', 'created', 'canceled', '{buyer,system,operator}', false),
  ('payment', 'pending', 'authorized', '{system}', false),
  ('payment', 'pending', 'captured', '{system,operator}', false),
  ('payment', 'pending', 'failed', '{system}', false),
  ('payment', 'pending', 'expired', '{system}', false),
  ('payment', 'pending', 'canceled', '{buyer,system,operator}', false),
  ('payment', 'authorized', 'captured', '{system,operator}', false),
  ('payment', 'authorized', 'voided', '{system,operator}', false),
  ('payment', 'captured', 'partially_refunded', '{system,operator}', false),
  ('payment', 'captured', 'refunded', '{system,operator}', false),
  ('payment', 'partially_refunded', 'refunded', '{system,operator}', false),
  ('payment', 'captured', 'chargeback_open', '{system}', false),
  ('payment', 'chargeback_open', 'chargeback_won', '{system}', false),
  ('payment', 'chargeback_open', 'chargeback_lost', '{system}', false);

create table private.webhook_events (
  provider    text not null,
  event_id    text not null,
  payload     jsonb not null,
  received_at timestamptz not null default now(),
  settled_at  timestamptz,
  outcome     text not null default '',
  primary key (provider, event_id)
);
comment on table private.webhook_events is 'Every signed event a payment provider sent, once.';
create index webhook_events_open on private.webhook_events (received_at) where settled_at is null;
alter table private.webhook_events enable row level security;
grant select, insert, update, delete on private.webhook_events to service_role;

create table private.demo_bank_charges (
  id           text primary key,
  wish_key     text not null unique,
  method       text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency     char(3) not null,
  status       text not null default 'pending' check (status in ('pending', 'paid', 'failed', 'expired', 'canceled')),
  return_url   text not null default '',
  description  text not null default '',
  refunds      jsonb not null default '{}',
  expires_at   timestamptz not null,
  created_at   timestamptz not null default now()
);
comment on table private.demo_bank_charges is
  'The books of the demo bank (wish_key: the caller''s idempotency key; refunds: key to amount), which plays a payment provider where no real one is set '
  'up. It exists in demo shops only.';
alter table private.demo_bank_charges enable row level security;
grant select, insert, update, delete on private.demo_bank_charges to service_role;
