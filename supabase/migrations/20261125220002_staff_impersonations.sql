-- Why: somebody who is helped says "it does not show me my order", and staff see another shop than they do. Whoever has `people.see_as` sees it
-- through the eyes of a buyer or a maker, for a reason, for fifteen minutes, reading only; the person is told, what was read is written down, and
-- talks stay closed.

create table private.impersonations (
  id            uuid primary key default gen_random_uuid(),
  staff_id      uuid not null references auth.users on delete cascade,
  session_id    uuid not null,
  person_id     uuid not null references auth.users on delete cascade,
  reason        text not null check (char_length(reason) between 3 and 500),
  started_at    timestamptz not null default private.now(),
  ends_at       timestamptz not null,
  ended_at      timestamptz,
  ended_because text check (ended_because in ('ended', 'time', 'rights')),
  check ((ended_at is null) = (ended_because is null))
);
comment on table private.impersonations is
  'Who of the staff looks through whose eyes, until when and why. `session_id`: the session of the staff member it was begun in, and ends with. '
  '`ended_because` rights: the role, the second factor or the session was lost meanwhile.';
create unique index impersonations_open on private.impersonations (staff_id) where ended_at is null;
create index impersonations_staff on private.impersonations (staff_id);
create index impersonations_person on private.impersonations (person_id, started_at desc);
alter table private.impersonations enable row level security;
revoke insert, update, delete, truncate on private.impersonations from service_role;

create table private.impersonation_reads (
  impersonation_id uuid not null references private.impersonations on delete cascade,
  page             text not null check (char_length(page) <= 200),
  asked            text not null check (char_length(asked) <= 200),
  times            integer not null default 1 check (times > 0),
  first_at         timestamptz not null default private.now(),
  last_at          timestamptz not null default private.now(),
  primary key (impersonation_id, page, asked)
);
comment on table private.impersonation_reads is
  'What was asked through another person''s eyes: `asked` is method and path as the server met them, `page` the page that asked, as the browser says.';
alter table private.impersonation_reads enable row level security;
revoke insert, update, delete, truncate on private.impersonation_reads from service_role;

create function private.may_impersonate(p_staff_id uuid, p_session_id uuid, p_person_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_staff_id <> p_person_id and private.staff_may(p_staff_id, 'people.see_as') and not private.is_staff(p_person_id)
     and exists (select from auth.users u where u.id = p_person_id and u.deleted_at is null)
     and exists (select from auth.mfa_factors f where f.user_id = p_staff_id and f.status = 'verified')
     and exists (
       select from auth.sessions s join auth.users u on u.id = s.user_id
        where s.id = p_session_id and s.user_id = p_staff_id and s.aal::text in ('aal2', 'aal3') and (s.not_after is null or s.not_after > private.now())
          and u.deleted_at is null and (u.banned_until is null or u.banned_until <= private.now()))
$$;
comment on function private.may_impersonate(uuid,uuid,uuid) is
  'Whether a member of staff, signed in by this session with a second factor, may look through the eyes of this person. '
  'Nobody looks through the eyes of staff.';

create function private.impersonation_lives(p_claims jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.impersonations i
     where i.id = (p_claims ->> 'session_id')::uuid and i.person_id = (p_claims ->> 'sub')::uuid and i.staff_id = (p_claims #>> '{act,sub}')::uuid
       and i.ended_at is null and i.ends_at > private.now() and private.may_impersonate(i.staff_id, i.session_id, i.person_id))
$$;
comment on function private.impersonation_lives(jsonb) is
  'Whether a token made for looking through somebody''s eyes still stands; asked with every request. It ends with time, by hand, and with the rights or the '
  'session of whoever looks.';

create function private.finish_impersonation(p_id uuid, p_because text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  looked private.impersonations;
  before text := current_setting('app.actor', true);
begin
  update private.impersonations set ended_at = least(private.now(), ends_at), ended_because = p_because where id = p_id and ended_at is null
    returning * into looked;
  if not found then return false; end if;
  perform set_config('app.actor', looked.staff_id::text, true), set_config('app.on_behalf_of', looked.person_id::text, true);
  perform private.log_activity('people.stop_seeing_as', looked.person_id::text, jsonb_build_object('because', jsonb_build_array(null, p_because),
    'pages', jsonb_build_array(null, (select count(distinct r.page) from private.impersonation_reads r where r.impersonation_id = looked.id))), looked.reason);
  perform set_config('app.actor', coalesce(before, ''), true), set_config('app.on_behalf_of', '', true);
  return true;
end
$$;

create function private.begin_impersonation(p_person_id uuid, p_reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  here uuid := ((select auth.jwt()) ->> 'session_id')::uuid;
  begun private.impersonations;
begin
  perform private.demand('people.see_as');
  perform private.demand_reason(p_reason);
  if p_person_id = me then raise exception 'You see your own account anyway.' using errcode = 'HT005', hint = 'own_account'; end if;
  if private.is_staff(p_person_id) then
    raise exception 'Nobody looks through the eyes of staff.' using errcode = 'HT005', hint = 'is_staff';
  end if;
  if not exists (select from auth.users u where u.id = p_person_id and u.deleted_at is null) then
    raise exception 'There is no such account.' using errcode = 'HT005', hint = 'no_account';
  end if;
  if here is null or not private.may_impersonate(me, here, p_person_id) then
    raise exception 'This needs the permission people.see_as.' using errcode = '42501';
  end if;
  -- One at a time: whoever begins another ends the one before, also when they press twice.
  perform pg_advisory_xact_lock(hashtextextended('private.impersonations:' || me, 0));
  perform private.finish_impersonation(i.id, 'ended') from private.impersonations i where i.staff_id = me and i.ended_at is null;
  insert into private.impersonations (staff_id, session_id, person_id, reason, ends_at)
    values (me, here, p_person_id, left(btrim(p_reason), 500), private.now() + interval '15 minutes') returning * into begun;
  perform set_config('app.on_behalf_of', p_person_id::text, true);
  perform private.log_activity('people.see_as', p_person_id::text, jsonb_build_object('until', jsonb_build_array(null, begun.ends_at)), p_reason);
  perform set_config('app.on_behalf_of', '', true);
  insert into private.outbox (topic, key, payload) values ('person.seen_as', begun.id::text,
    jsonb_build_object('person_id', p_person_id, 'reason', begun.reason, 'at', begun.started_at));
  perform private.notify(p_person_id, 'account_seen', begun.id::text, jsonb_build_object('reason', begun.reason), begun.started_at);
  return (
    select jsonb_build_object('id', begun.id, 'ends_at', begun.ends_at, 'person', jsonb_build_object('id', u.id, 'email', coalesce(u.email, ''),
        'aud', u.aud, 'name', coalesce(p.full_name, ''), 'metadata', coalesce(u.raw_user_meta_data, '{}')),
      'staff', jsonb_build_object('id', me, 'name', coalesce(nullif(mine.full_name, ''), mine.email, '')))
      from auth.users u left join public.profiles p on p.id = u.id left join public.profiles mine on mine.id = me where u.id = p_person_id);
end
$$;
comment on function private.begin_impersonation(uuid,text) is
  'Begins to look through somebody''s eyes: fifteen minutes, for a reason they are told by letter and in the shop. HT005 own_account, is_staff, no_account.';

create function private.end_impersonation(p_claims jsonb) returns boolean
language sql security definer set search_path = '' as $$
  select private.finish_impersonation(i.id, 'ended') from private.impersonations i
   where i.id = (p_claims ->> 'session_id')::uuid and i.person_id = (p_claims ->> 'sub')::uuid and i.staff_id = (p_claims #>> '{act,sub}')::uuid
$$;
comment on function private.end_impersonation(jsonb) is 'The bearer of such a token signs out.';

create function private.end_impersonations() returns integer
language sql security definer set search_path = '' as $$
  select count(*)::integer from (
    select private.finish_impersonation(i.id, case when i.ends_at <= private.now() then 'time' else 'rights' end)
      from private.impersonations i
     where i.ended_at is null and (i.ends_at <= private.now() or not private.may_impersonate(i.staff_id, i.session_id, i.person_id))
       for update skip locked) over
$$;
comment on function private.end_impersonations() is 'Writes down the ends that nobody pressed a button for; they hold without it. Job `end-impersonations`.';

create function private.note_impersonated_read(p_id uuid, p_page text, p_asked text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  there text := left(coalesce(p_page, ''), 200);
  what text := left(coalesce(p_asked, ''), 200);
begin
  if not exists (select from private.impersonations i where i.id = p_id) then return false; end if;
  -- Addresses are invented by whoever asks: what comes after a thousand different ones is counted together.
  if (select count(*) from private.impersonation_reads r where r.impersonation_id = p_id) >= 1000
     and not exists (select from private.impersonation_reads r where r.impersonation_id = p_id and r.page = there and r.asked = what) then
    there := '';
    what := '…';
  end if;
  insert into private.impersonation_reads as r (impersonation_id, page, asked) values (p_id, there, what)
    on conflict (impersonation_id, page, asked) do update set times = r.times + 1, last_at = private.now();
  return true;
end
$$;

create function public.impersonations_of(p_person_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('activity.read');
  return (
    select coalesce(jsonb_agg(to_jsonb(x) order by x.started_at desc, x.id), '[]') from (
      select i.id, coalesce(nullif(p.full_name, ''), p.email, '') as staff, i.reason, i.started_at, i.ends_at, i.ended_at, i.ended_because,
          coalesce((select jsonb_agg(r.page order by r.first_at) from (
            select r.page, min(r.first_at) as first_at from private.impersonation_reads r where r.impersonation_id = i.id and r.page <> ''
             group by r.page order by 2 limit 50) r), '[]') as pages,
          (select coalesce(sum(r.times), 0) from private.impersonation_reads r where r.impersonation_id = i.id) as reads
        from private.impersonations i left join public.profiles p on p.id = i.staff_id
       where i.person_id = p_person_id order by i.started_at desc, i.id limit 20) x);
end
$$;
comment on function public.impersonations_of(uuid) is
  'The last twenty times somebody of the staff looked through this person''s eyes, with why, how long, and the first fifty pages; '
  'for whoever may read the log.';

create function private.acts_for_export(p_person_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'acts', coalesce((select jsonb_agg(jsonb_build_object('at', a.happened_at, 'action', a.action, 'subject', a.subject, 'changes', a.changes,
        'reason', a.reason, 'request_id', a.request_id) order by a.id) from public.activity_log a where a.actor_id = p_person_id), '[]'),
    'account_seen_by_staff', coalesce((select jsonb_agg(jsonb_build_object('from', i.started_at, 'until', coalesce(i.ended_at, i.ends_at), 'reason', i.reason)
        order by i.started_at) from private.impersonations i where i.person_id = p_person_id), '[]'))
$$;
comment on function private.acts_for_export(uuid) is
  'What a person did that the activity log holds, and when staff looked through their eyes: a part of the copy of everything about them.';

revoke execute on function private.may_impersonate(uuid, uuid, uuid), private.impersonation_lives(jsonb), private.finish_impersonation(uuid, text),
  private.begin_impersonation(uuid, text), private.end_impersonation(jsonb), private.end_impersonations(), private.note_impersonated_read(uuid, text, text),
  private.acts_for_export(uuid) from public;
revoke execute on function public.impersonations_of(uuid) from public, anon;
grant execute on function public.impersonations_of(uuid) to authenticated;
grant execute on function private.impersonation_lives(jsonb), private.end_impersonation(jsonb) to supabase_auth_admin;
grant execute on function private.begin_impersonation(uuid, text), private.end_impersonations(), private.note_impersonated_read(uuid, text, text),
  private.acts_for_export(uuid) to service_role;

-- Told by the bell as well.
alter table public.notifications drop constraint notifications_kind_check;
alter table public.notifications add constraint notifications_kind_check check (kind = any (array['case_news', 'new_review',
  'review_answered', 'order_shipped', 'order_delivered', 'payment_received', 'new_message', 'price_dropped', 'back_in_stock', 'account_seen']));

-- Talks belong to two people. Opening a reported one has its own reason and its own record; looking through somebody's eyes opens none.
create or replace function private.my_conversations() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.conversations where buyer_id = (select auth.uid()) and not private.is_impersonated()
  union all
  select c.id from public.conversations c join public.seller_members m on m.seller_id = c.seller_id
   where m.person_id = (select auth.uid()) and c.buyer_id is distinct from (select auth.uid()) and not private.is_impersonated()
$$;
create or replace function private.is_my_conversation(conversation uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not private.is_impersonated() and exists (
    select from public.conversations c
     where c.id = conversation
       and (c.buyer_id = (select auth.uid())
            or exists (select from public.seller_members m where m.seller_id = c.seller_id and m.person_id = (select auth.uid()))))
$$;
