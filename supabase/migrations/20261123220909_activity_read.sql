-- The record of acts is read on a screen: by what it is about, by who, by one request; with the names of who acted, and with what the nightly check found.

alter table public.activity_log add column noun text generated always as (split_part(action, '.', 1)) stored;
comment on column public.activity_log.noun is 'What the act was about: the word before the dot of `action`.';
create index activity_log_by_noun on public.activity_log (noun, id);
create index activity_log_by_kind on public.activity_log (actor, id) where actor <> 'system';
create index activity_log_by_request on public.activity_log (request_id) where request_id <> '';

create table public.activity_checks (
  id         bigint generated always as identity primary key,
  checked_at timestamptz not null default now(),
  acts       bigint not null check (acts >= 0),
  problems   jsonb not null default '[]' check (jsonb_typeof(problems) = 'array')
);
comment on table public.activity_checks is
  'What the check of the chain found: how many sealed acts it read, and each place that differs ({place, activity_id, problem}), a hundred at most.';
alter table public.activity_checks enable row level security;
create policy "who may reads the checks" on public.activity_checks for select to authenticated using ((select private.may('activity.read')));
grant select on public.activity_checks to authenticated;
revoke update, delete, truncate on public.activity_checks from service_role;

create function public.people_called(p_ids uuid[]) returns table (id uuid, name text, email text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('activity.read');
  if cardinality(p_ids) > 200 then raise exception 'At most 200 people at once.' using errcode = '22023'; end if;
  return query select p.id, p.full_name, coalesce(p.email, '') from public.profiles p where p.id = any (p_ids);
end
$$;
comment on function public.people_called(uuid[]) is
  'Who acted: names and addresses of those whose ids the record of acts holds, for whoever may read it. Who has left is not among them.';
revoke execute on function public.people_called(uuid[]) from public, anon;
grant execute on function public.people_called(uuid[]) to authenticated;
