-- Why: the demo bank plays a bank that takes payments back, so that a shop can be tried as it will be. It exists in demo shops only.
create table private.demo_bank_disputes (
  id           text primary key,
  charge_id    text not null unique references private.demo_bank_charges on delete cascade,
  reason       text not null,
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor    bigint not null check (fee_minor >= 0),
  status       text not null default 'needs_response' check (status in ('needs_response', 'under_review', 'won', 'lost')),
  evidence     jsonb,
  answered_at  timestamptz,
  due_at       timestamptz not null,
  created_at   timestamptz not null default private.now()
);
comment on table private.demo_bank_disputes is
  'The disputes that the demo bank plays: it takes the money and a fee at once, believes whoever shows a parcel''s number, and gives the money back then.';
alter table private.demo_bank_disputes enable row level security;
grant select, insert, update, delete on private.demo_bank_disputes to service_role;
