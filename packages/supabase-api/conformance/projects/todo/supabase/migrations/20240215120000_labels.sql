begin;

create type public.urgency as enum ('low', 'high');
alter table public.todos add column urgency public.urgency not null default 'low';
create index todos_user_id_idx on public.todos using btree (user_id);

-- Counted by whoever asks, of what they may see.
create or replace function public.open_todos() returns bigint
language sql stable security invoker
as $$ select count(*) from todos where not is_complete; $$;

commit;
