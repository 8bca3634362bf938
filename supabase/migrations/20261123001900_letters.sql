-- News that leaves the shop: what has to be told is written in the transaction that makes it true, and sent afterwards.

create table private.outbox (
  id         bigint generated always as identity primary key,
  topic      text not null check (topic ~ '^[a-z_.]+$'),
  key        text not null,
  payload    jsonb not null,
  created_at timestamptz not null default now(),
  sent_at    timestamptz,
  attempts   integer not null default 0,
  claimed_until timestamptz not null default '-infinity',
  last_error text not null default '',
  unique (topic, key)
);
comment on table private.outbox is
  'News that leaves the shop (letters, later notifications): written in the transaction that makes them true, sent by a job, once per topic and key.';
create index outbox_open on private.outbox (id) where sent_at is null;
alter table private.outbox enable row level security;
grant select, insert, update, delete on private.outbox to service_role;
