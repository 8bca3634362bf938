-- What every later chapter leans on: the clock, the "last changed" stamp, the settings an operator may change, the table of states, and how kept pages learn
-- of changes.

-- A policy runs as the caller, who must be able to reach the functions it asks.
grant usage on schema private to authenticated;

/* The moment the shop believes it is. Tests move it with `set app.now`; everything that expires asks here. */
create function private.now() returns timestamptz
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, pg_catalog.now())
$$;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := pg_catalog.now();
  return new;
end
$$;

-- Pages are kept in memory until what they show changes. Whoever keeps them listens on the channel `pages`; several processes may.
-- The payload says how much haste it has: `shop` for what somebody changed, `stock` for what sold. In one transaction PostgreSQL sends each once.
create function private.tell_the_pages() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('pages', tg_argv[0]);
  return null;
end
$$;
revoke execute on function private.tell_the_pages() from public;

create table public.shop_settings (
  key         text primary key check (key ~ '^[a-z_]+(\.[a-z_]+)*$'),
  value       jsonb not null,
  description text not null,
  is_public   boolean not null default false,
  updated_at  timestamptz not null default now()
);
comment on table public.shop_settings is 'Numbers and switches an operator may change without a release; each with what it means.';
create trigger shop_settings_touch before update on public.shop_settings for each row execute function private.touch_updated_at();
alter table public.shop_settings enable row level security;
create policy "everyone reads the public settings" on public.shop_settings
  for select to anon, authenticated using (is_public);
grant select on public.shop_settings to anon, authenticated;
grant select, insert, update, delete on public.shop_settings to service_role;
create trigger shop_settings_tell_pages after insert or delete or update on public.shop_settings for each statement
  execute function private.tell_the_pages('shop');

insert into public.shop_settings (key, value, description, is_public) values
  ('list.page_size', '24', 'Products on one page of a list.', true);

create function private.setting(wanted text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select value from public.shop_settings where key = wanted
$$;
revoke execute on function private.setting(text) from public;
grant execute on function private.setting(text) to service_role;

-- Allowed changes of state, as rows, so that screens, commands and triggers read one table (app/orders/order-states.ts holds the same rows). Each noun adds
-- its own.
create table public.state_transitions (
  machine         text not null check (machine in ('order_group', 'order', 'payment', 'case_cancellation', 'case_return', 'case_claim', 'case_withdrawal')),
  from_state      text not null,
  to_state        text not null,
  actor_roles     text[] not null check (actor_roles <@ array['buyer', 'seller', 'operator', 'system']),
  requires_reason boolean not null default false,
  primary key (machine, from_state, to_state)
);
comment on table public.state_transitions is 'Which state may follow which, and who may cause it.';
alter table public.state_transitions enable row level security;
create policy "everyone reads the transitions" on public.state_transitions
  for select to anon, authenticated using (true);
grant select on public.state_transitions to anon, authenticated, service_role;
-- New tables of a schema are granted to service_role as a whole (default privileges), so what a table should not allow has to be taken away by name: here and
-- wherever a history is kept, commands and jobs, too, may only add, and never remove orders or money.
revoke insert, update, delete, truncate on public.state_transitions from service_role;

/* Refuses a status that did not come through the transition function of its table (orders_transitions, cases_moves). */
create function private.guard_status() returns trigger
language plpgsql set search_path = '' as $$
begin
  if coalesce(current_setting('app.transition', true), '') <> new.id::text || ':' || new.status then
    raise exception 'The status of % changes only through its transition function.', tg_table_name using errcode = 'HT002';
  end if;
  return new;
end
$$;

/*
 * What people write through the API is bounded: texts by their checks, rows by this. Refuses a statement of a signed-in person after which more rows would
 * belong to one thing than may: the first argument names the column that says what they belong to, the second is the most (HT010). One after the other for
 * each thing, so that requests at the same moment are all counted. The shop itself is not counted.
 */
create function private.keep_within() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  whole uuid;
  many integer;
begin
  if (select auth.uid()) is null then return null; end if;
  for whole in execute format('select distinct %I from added order by 1', tg_argv[0]) loop
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ':' || whole, 0));
    execute format('select count(*) from %I.%I where %I = $1', tg_table_schema, tg_table_name, tg_argv[0]) into many using whole;
    if many > tg_argv[1]::integer then
      raise exception 'There are % of these at most.', tg_argv[1] using errcode = 'HT010', hint = 'too_many';
    end if;
  end loop;
  return null;
end
$$;
revoke execute on function private.keep_within() from public;
