create table public.todos (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  task text not null check (char_length(task) > 3),
  is_complete boolean not null default false,
  inserted_at timestamptz not null default timezone('utc'::text, now())
);

alter table public.todos enable row level security;

create policy "Individuals can create todos." on public.todos for insert with check (auth.uid() = user_id);
create policy "Individuals can view their own todos." on public.todos for select using ((select auth.uid()) = user_id);
create policy "Individuals can update their own todos." on public.todos for update using ((select auth.uid()) = user_id);
create policy "Individuals can delete their own todos." on public.todos for delete using ((select auth.uid()) = user_id);
