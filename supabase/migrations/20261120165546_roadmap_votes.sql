-- What the shop may become: everybody sees how many want a thing; who is signed in says so, once for each.

create table public.roadmap_votes (
  -- The items of app/roadmap/roadmap.ts that are not done yet when they are added; a test compares them. Anything else would be somebody's own list.
  item      text not null check (item in ('points', 'returns', 'map', 'gift_cards', 'custom_orders', 'workshops', 'wholesale', 'app')),
  person_id uuid not null default auth.uid() references auth.users on delete cascade,
  voted_at  timestamptz not null default now(),
  primary key (item, person_id)
);
comment on table public.roadmap_votes is 'Who wants which item of /future-development (app/roadmap/roadmap.ts names them).';
create index roadmap_votes_person on public.roadmap_votes (person_id);

alter table public.roadmap_votes enable row level security;
create policy "people see what they want" on public.roadmap_votes for select to authenticated using (person_id = (select auth.uid()));
create policy "people say what they want" on public.roadmap_votes for insert to authenticated with check (person_id = (select auth.uid()));
create policy "people take it back" on public.roadmap_votes for delete to authenticated using (person_id = (select auth.uid()));
grant select, delete, insert (item) on public.roadmap_votes to authenticated;
grant select, insert, update, delete on public.roadmap_votes to service_role;

/* How many want each item; nobody learns who. */
create function public.roadmap_counts() returns table (item text, votes integer)
language sql stable security definer set search_path = '' as $$
  select v.item, count(*)::integer from public.roadmap_votes v group by v.item
$$;
comment on function public.roadmap_counts() is 'How many people want each item of the roadmap.';
revoke execute on function public.roadmap_counts() from public;
grant execute on function public.roadmap_counts() to anon, authenticated, service_role;
