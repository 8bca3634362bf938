-- Why: the file that closes a shop closes the processes that see its folder; other nodes went on selling.
create table private.maintenance (
  singleton boolean primary key default true check (singleton),
  closed_at timestamptz not null default now()
);
comment on table private.maintenance is 'Has a row while the shop is closed on all its nodes (npm run maintenance). Each process hears of it at once.';
alter table private.maintenance enable row level security;
grant select on private.maintenance to service_role;
create trigger maintenance_tell_pages after insert or delete on private.maintenance for each statement
  execute function private.tell_the_pages('maintenance');
