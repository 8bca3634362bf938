-- Why: a provider tells what it moved, day by day: the played bank of the demo as well, so that what is done with such reports can be tried.
create table private.demo_bank_entries (
  id           text primary key check (char_length(id) <= 64),
  charge_id    text references private.demo_bank_charges on delete cascade,
  kind         text not null check (kind in ('charge', 'refund', 'payout')),
  amount_minor bigint not null check (amount_minor <> 0),
  fee_minor    bigint not null default 0 check (fee_minor >= 0),
  currency     character(3) not null,
  keys         text[] not null default '{}',
  words        text not null default '',
  booked_at    timestamptz not null default private.now()
);
comment on table private.demo_bank_entries is
  'What the demo bank moved in its books and what it kept of it; a payout is what it sent to the shop''s account, without the charges before it. In '
  'demo shops only.';
create index demo_bank_entries_booked on private.demo_bank_entries (booked_at, id);
create index demo_bank_entries_charge on private.demo_bank_entries (charge_id) where charge_id is not null;
alter table private.demo_bank_entries enable row level security;
grant select, insert, update, delete on private.demo_bank_entries to service_role;
