-- Why: a maker whose balance is below zero owes the shop something, and nobody was told of it, nothing came of it, and it could be settled by sales only.

insert into public.shop_settings (key, value, default_value, description, is_public, least, most) values
  ('debts.minimum_minor', '10000', '10000', 'Balances of makers below zero by less than this, in satang, are left to their next sales.', true, 1, 100000000),
  ('debts.grace_days', '14', '14', 'Days a maker has to settle a debt before its pieces cannot be bought any more.', true, 1, 365),
  ('debts.reminder_days', '5', '5', 'Days between two letters about the same debt.', false, 1, 90);

create table public.seller_debts (
  id           uuid primary key default gen_random_uuid(),
  seller_id    uuid not null references public.sellers on delete restrict,
  seller_name  text not null,
  owed_minor   bigint not null check (owed_minor >= 0),
  first_minor  bigint not null check (first_minor > 0),
  started_at   timestamptz not null default private.now(),
  grace_until  timestamptz not null,
  reminded_at  timestamptz,
  blocked_at   timestamptz,
  ended_at     timestamptz,
  ended_by     text not null default '' check (ended_by ~ '^[a-z_]{0,40}$'),
  state        text not null generated always as (case when ended_at is not null then 'ended' when blocked_at is not null then 'blocked' else 'grace' end)
    stored,
  constraint ended_somehow check ((ended_at is null) = (ended_by = ''))
);
comment on table public.seller_debts is
  'Times in which a maker owed the shop something that counts. owed_minor follows the ledger until ended_by: a kind of journal, or minimum.';
create unique index seller_debts_open on public.seller_debts (seller_id) where ended_at is null;
create index seller_debts_seller on public.seller_debts (seller_id, started_at);
create index seller_debts_newest on public.seller_debts (started_at, id);
create index seller_debts_by_state on public.seller_debts (state, started_at, id);
create index seller_debts_largest on public.seller_debts (owed_minor, id);
alter table public.seller_debts enable row level security;
create policy "members read what their seller owes, who may reads all" on public.seller_debts for select to authenticated
  using (seller_id in (select private.my_sellers()) or (select private.may('payouts.read')));
grant select on public.seller_debts to authenticated;
grant select, references, trigger on public.seller_debts to service_role;
create trigger seller_debts_logged after insert or update of grace_until, blocked_at, ended_at on public.seller_debts for each row
  execute function private.log_changes('seller_id', 'grace_until', 'blocked_at', 'ended_at', 'ended_by');

create table public.debt_repayments (
  id           uuid primary key default gen_random_uuid(),
  number       text not null unique,
  debt_id      uuid not null references public.seller_debts on delete restrict,
  seller_id    uuid not null references public.sellers on delete restrict,
  amount_minor bigint not null check (amount_minor > 0),
  language     text not null default 'en' check (private.is_language_tag(language)),
  status       text not null default 'open' check (status in ('open', 'paid', 'failed', 'expired', 'canceled')),
  reference    text not null default '' check (char_length(reference) <= 100),
  reason       text not null default '' check (char_length(reason) <= 1000),
  made_by      uuid references auth.users on delete set null,
  created_at   timestamptz not null default private.now(),
  paid_at      timestamptz,
  constraint paid_at_some_time check ((status = 'paid') = (paid_at is not null))
);
comment on table public.debt_repayments is
  'A maker settles what it owes: by a payment of its own (reference empty), or by a transfer that staff have seen in the shop''s account, under the '
  'bank''s reference.';
create unique index debt_repayments_one_open on public.debt_repayments (debt_id) where status = 'open';
create unique index debt_repayments_reference on public.debt_repayments (lower(reference)) where reference <> '';
create index debt_repayments_debt on public.debt_repayments (debt_id, created_at);
create index debt_repayments_seller on public.debt_repayments (seller_id, created_at);
create index debt_repayments_made_by on public.debt_repayments (made_by);
alter table public.debt_repayments enable row level security;
create policy "members read what their seller repaid, who may reads all" on public.debt_repayments for select to authenticated
  using (seller_id in (select private.my_sellers()) or (select private.may('payouts.read')));
grant select (id, number, debt_id, seller_id, amount_minor, language, status, reference, reason, created_at, paid_at) on public.debt_repayments
  to authenticated;
grant select, references, trigger on public.debt_repayments to service_role;
create trigger debt_repayments_logged after insert or update of status on public.debt_repayments for each row
  execute function private.log_changes('id', 'seller_id', 'status', 'amount_minor', 'reference');

revoke insert, update, delete, truncate on public.seller_debts, public.debt_repayments from service_role;

create function private.owed_by(p_seller_id uuid) returns bigint language sql stable security definer set search_path = '' as $$
  select greatest(0, coalesce(sum(p.amount_minor), 0))::bigint from public.ledger_accounts a join public.postings p on p.account_id = a.id
   where a.seller_id = p_seller_id and a.kind = 'seller_available' and a.currency = 'THB'
$$;
comment on function private.owed_by(uuid) is 'What a maker owes the shop now, in satang: by how much its available balance is below zero.';
revoke execute on function private.owed_by(uuid) from public;

create function private.least_debt() returns bigint language sql stable set search_path = '' as $$
  select greatest(1, (private.setting('debts.minimum_minor') #>> '{}')::bigint)
$$;
revoke execute on function private.least_debt() from public;
