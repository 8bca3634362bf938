-- Being told outside the shop: the browsers that may be woken, what about, and the job that wakes each of them when somebody is told something.

create table public.push_subscriptions (
  id            uuid primary key default gen_random_uuid(),
  person_id     uuid not null references auth.users on delete cascade,
  session_id    uuid references auth.sessions on delete cascade,
  endpoint      text not null unique check (endpoint ~ '^https://' and length(endpoint) <= 1000),
  p256dh        text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth          text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  language      text not null,
  user_agent    text not null default '' check (length(user_agent) <= 400),
  created_at    timestamptz not null default now(),
  failing_since timestamptz
);
comment on table public.push_subscriptions is 'Browsers a person wants to be told in (Push API). A browser has one row, whoever uses it; it ends with the session it was made in.';
create index push_subscriptions_person on public.push_subscriptions (person_id, created_at);
create index push_subscriptions_session on public.push_subscriptions (session_id);
alter table public.push_subscriptions enable row level security;
create policy "people see their browsers" on public.push_subscriptions for select to authenticated using (person_id = (select auth.uid()));
create policy "people forget their browsers" on public.push_subscriptions for delete to authenticated using (person_id = (select auth.uid()));
-- The keys are for the shop's own letters to the browser; nobody needs to read them back.
grant select (id, person_id, endpoint, language, user_agent, created_at), delete on public.push_subscriptions to authenticated;
grant select, insert, update, delete on public.push_subscriptions to service_role;

-- A receipt always comes by mail, but a browser need not ring for it.
alter table public.notification_preferences drop constraint notification_preferences_kind_check;
alter table public.notification_preferences add constraint notification_preferences_kind_check
  check (kind in ('order_shipped', 'order_delivered', 'payment_received', 'new_message', 'price_dropped', 'back_in_stock'));
alter table public.notification_preferences alter column by_mail set default true;
alter table public.notification_preferences add column by_push boolean not null default true;
grant insert (by_push), update (by_push) on public.notification_preferences to authenticated;
comment on table public.notification_preferences is 'Which kinds of news a person wants by mail, and in the browsers of push_subscriptions; without a row all of them. Receipts and letters about the account itself are no news and always come.';

/* Whether a person wants to be woken for a kind of news. */
create function private.wants_push(person uuid, news text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select p.by_push from public.notification_preferences p where p.person_id = person and p.kind = news), true)
$$;

/* Queues a push to each browser of the person. A message waits a moment: who is looking at the conversation has read it by then. */
create function private.push_notification() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if to_regprocedure('jobs.enqueue(text, json, text, timestamptz)') is null or not private.wants_push(new.person_id, new.kind) then return null; end if;
  perform jobs.enqueue('send-push', json_build_object('notification', new.id, 'subscription', s.id), 'send-push:' || new.id || ':' || s.id,
      case when new.kind = 'new_message' then clock_timestamp() + interval '5 seconds' end)
    from public.push_subscriptions s where s.person_id = new.person_id;
  return null;
end
$$;
create trigger notifications_push after insert on public.notifications for each row
  when (new.read_at is null) execute function private.push_notification();
-- A conversation is told of anew when more is said.
create trigger notifications_push_again after update of created_at on public.notifications for each row
  when (new.read_at is null and new.created_at > old.created_at) execute function private.push_notification();

/* A session of a person by the id in their token; none when it has ended meanwhile. */
create function private.session_of(person uuid, wanted text) returns uuid
language sql stable security definer set search_path = '' as $$
  select s.id from auth.sessions s where s.user_id = person and s.id::text = wanted
$$;

revoke execute on function private.wants_push(uuid, text), private.push_notification(), private.session_of(uuid, text) from public, anon, authenticated;
grant execute on function private.wants_push(uuid, text), private.session_of(uuid, text) to service_role;
