-- A small project: rooms people belong to, notes in them, a diary of one's own, and a board open to all.
create type public.mood as enum ('calm', 'merry');

create table public.board (
  id      bigint generated always as identity primary key,
  title   text not null,
  price   numeric(12, 2),
  big     bigint,
  done    boolean not null default false,
  tags    text[],
  details jsonb,
  mood    public.mood,
  at      timestamptz,
  secret  text
);
grant select (id, title, price, big, done, tags, details, mood, at), insert, update, delete on public.board to anon, authenticated;
grant all on public.board to service_role;

create table public.diary (
  id     uuid primary key default gen_random_uuid(),
  author uuid not null,
  text   text not null
);
alter table public.diary enable row level security;
create policy "people read their own diary" on public.diary for select to authenticated using (author = (select auth.uid()));
grant select on public.diary to anon, authenticated;
grant all on public.diary to service_role;

create table public.whole (id int primary key, text text, large text);
alter table public.whole replica identity full;
grant select on public.whole to anon, authenticated;

create table public.keyless (text text);
alter table public.keyless replica identity full;
grant select on public.keyless to anon;

create table public.unpublished (id int primary key);
grant select on public.unpublished to anon;

alter publication supabase_realtime add table public.board, public.diary, public.whole, public.keyless;
