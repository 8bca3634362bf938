-- Who holds stock with orders that nobody has paid: counted by network, account, e-mail and telephone, so that nobody keeps the shelves empty for nothing.

create table private.held_for (
  buyer          bytea not null check (octet_length(buyer) = 32),
  order_group_id uuid not null references public.order_groups on delete cascade deferrable initially deferred,
  made_at        timestamptz not null default private.now(),
  primary key (buyer, order_group_id)
);
comment on table private.held_for is
  'What an order''s buyer is counted as while it is unpaid, and for a day after: keyed hashes of network, account, e-mail and telephone, which lead back '
  'to none of them.';
create index held_for_group on private.held_for (order_group_id);
create index held_for_made on private.held_for (made_at);
alter table private.held_for enable row level security;
grant select, insert, delete on private.held_for to service_role;
