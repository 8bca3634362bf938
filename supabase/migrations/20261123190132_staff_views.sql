-- Why: whoever works in a list all day comes back to the same few questions. A view is such a question with a name: filters, order and columns, for oneself
-- or for the whole team; the shop brings some.

create table public.staff_views (
  id         bigint generated always as identity primary key,
  resource   text not null check (resource ~ '^[a-z-]{1,40}$'),
  person_id  uuid not null default auth.uid() references auth.users on delete cascade,
  shared     boolean not null default false,
  name       text not null check (char_length(btrim(name)) between 1 and 60),
  filter     jsonb not null default '{}' check (jsonb_typeof(filter) = 'object' and octet_length(filter::text) <= 4000),
  sort       jsonb not null default '{}' check (jsonb_typeof(sort) = 'object' and octet_length(sort::text) <= 200),
  columns    text[] not null default '{}' check (cardinality(columns) <= 60 and octet_length(columns::text) <= 2000),
  made_at    timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.staff_views is 'Questions that staff ask a list again and again: its filters, order and columns under a name; one''s own, or '
  'everybody''s where it is shared.';
create unique index staff_views_names on public.staff_views (person_id, resource, lower(btrim(name)));
create index staff_views_of_list on public.staff_views (resource, shared);
alter table public.staff_views enable row level security;
create policy "staff read their own and the team's" on public.staff_views for select to authenticated
  using ((shared or person_id = (select auth.uid())) and (select private.is_staff_here()));
create policy "staff make their own" on public.staff_views for insert to authenticated
  with check (person_id = (select auth.uid()) and (select private.is_staff_here()));
create policy "staff change their own" on public.staff_views for update to authenticated
  using (person_id = (select auth.uid()) and (select private.is_staff_here()))
  with check (person_id = (select auth.uid()) and (select private.is_staff_here()));
create policy "staff remove their own" on public.staff_views for delete to authenticated
  using (person_id = (select auth.uid()) and (select private.is_staff_here()));
grant select, delete on public.staff_views to authenticated;
grant insert (resource, shared, name, filter, sort, columns), update (shared, name, filter, sort, columns) on public.staff_views to authenticated;
grant select, insert, update, delete on public.staff_views to service_role;
create trigger staff_views_touch before update on public.staff_views for each row execute function private.touch_updated_at();
create trigger staff_views_logged after insert or update or delete on public.staff_views
  for each row execute function private.log_changes('id', 'resource', 'name', 'shared', 'filter', 'sort', 'columns');
