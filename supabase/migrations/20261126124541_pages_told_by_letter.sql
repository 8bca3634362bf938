-- Why: the terms promise that what changes for an account is told by letter thirty days ahead, and only the dashboard said it.
create table private.version_notices (
  version_id bigint not null references public.page_versions (id) on delete cascade,
  person_id  uuid not null references auth.users (id) on delete cascade,
  told_at    timestamptz not null default now(),
  primary key (version_id, person_id)
);
comment on table private.version_notices is 'Which member was told by letter of which version of the terms or the privacy policy: once each.';
create index version_notices_person on private.version_notices (person_id);
alter table private.version_notices enable row level security;

create function private.tell_page_versions(p_most integer default 1000) returns integer language sql security definer set search_path = '' as $$
  with due as (
    select v.id, v.page_id, v.number, v.holds_from, p.id as person
      from public.page_versions v cross join public.profiles p join auth.users u on u.id = p.id
     where v.page_id in ('terms', 'privacy') and v.number > 0 and v.withdrawn_at is null
       -- What held at once, or began while letters were on their way, is told all the same.
       and v.holds_from > private.now() - interval '3 days'
       and coalesce(p.email, '') <> '' and u.email_confirmed_at is not null and u.deleted_at is null and u.created_at < v.made_at
       and not exists (select from private.version_notices n where n.version_id = v.id and n.person_id = p.id)
     order by v.holds_from, v.id, p.id limit p_most),
  told as (
    insert into private.version_notices (version_id, person_id) select d.id, d.person from due d on conflict do nothing returning *),
  written as (
    insert into private.outbox (topic, key, payload)
    select 'person.page_version', t.version_id || ':' || t.person_id, jsonb_build_object('person_id', t.person_id, 'version_id', t.version_id)
      from told t on conflict do nothing returning 1)
  select count(*)::integer from told
$$;
comment on function private.tell_page_versions(integer) is
  'Writes letters about versions of the terms and the privacy policy that will hold: one to each member who was there when it was published, so many '
  'at a time. Answers how many.';
revoke execute on function private.tell_page_versions(integer) from public;
grant execute on function private.tell_page_versions(integer) to service_role;
