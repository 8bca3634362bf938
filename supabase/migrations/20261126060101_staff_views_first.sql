-- Why: whoever begins every morning with the same question opens a list and then the view. One view of each list may be the one it opens with: one's
-- own or the team's, chosen by each person for themselves. It goes with the view, and means nothing once the view is not shared any more.

alter table public.staff_views add constraint staff_views_of_resource unique (id, resource);

create table public.staff_first_views (
  person_id uuid not null default auth.uid() references auth.users on delete cascade,
  resource  text not null,
  view_id   bigint not null,
  primary key (person_id, resource),
  foreign key (view_id, resource) references public.staff_views (id, resource) on delete cascade
);
comment on table public.staff_first_views is 'The view that a list opens with, for one person.';
create index staff_first_views_of_view on public.staff_first_views (view_id, resource);
alter table public.staff_first_views enable row level security;
create policy "staff read their own" on public.staff_first_views for select to authenticated
  using (person_id = (select auth.uid()) and (select private.is_staff_here()));
-- The view is looked for as this person sees it, so that nobody learns by trying whether somebody else's own view is there.
create policy "staff choose for themselves" on public.staff_first_views for insert to authenticated
  with check (person_id = (select auth.uid()) and (select private.is_staff_here()) and view_id in (select v.id from public.staff_views v));
create policy "staff choose another" on public.staff_first_views for update to authenticated
  using (person_id = (select auth.uid()) and (select private.is_staff_here()))
  with check (person_id = (select auth.uid()) and (select private.is_staff_here()) and view_id in (select v.id from public.staff_views v));
create policy "staff choose none" on public.staff_first_views for delete to authenticated
  using (person_id = (select auth.uid()) and (select private.is_staff_here()));
grant select, delete on public.staff_first_views to authenticated;
grant insert (resource, view_id), update (resource, view_id) on public.staff_first_views to authenticated;
grant select, insert, update, delete on public.staff_first_views to service_role;
