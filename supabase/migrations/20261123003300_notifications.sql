-- Being told: one row for each thing a person should know, written here and nowhere else, by the events that make it true; who wants letters about it; and
-- the browsers that may be woken.

create table public.notifications (
  id         uuid primary key default gen_random_uuid(),
  person_id  uuid not null references auth.users on delete cascade,
  kind       text not null check (kind in ('case_news', 'new_review', 'review_answered', 'order_shipped', 'order_delivered', 'payment_received',
    'new_message', 'price_dropped',
               'back_in_stock')),
  key        text not null,
  facts      jsonb not null default '{}',
  created_at timestamptz not null default now(),
  read_at    timestamptz,
  unique (person_id, kind, key)
);
comment on table public.notifications is
  'What a person is told. `key` names the thing (an order, a conversation, a piece): it is told of once, a conversation anew when more is said. `facts` '
  'fill the sentence in the reader''s language.';
create index notifications_person on public.notifications (person_id, created_at desc, id);
create index notifications_unread on public.notifications (person_id) where read_at is null;
create index notifications_age on public.notifications (created_at);
alter table public.notifications enable row level security;
create policy "people read what they are told" on public.notifications for select to authenticated using (person_id = (select auth.uid()));
create policy "people mark it read" on public.notifications
  for update to authenticated using (person_id = (select auth.uid())) with check (person_id = (select auth.uid()));
create policy "people throw it away" on public.notifications for delete to authenticated using (person_id = (select auth.uid()));
grant select, delete, update (read_at) on public.notifications to authenticated;
grant select, insert, update, delete on public.notifications to service_role;
create policy "people hear their own notices" on realtime.messages
  for select to authenticated using ((select realtime.topic()) = 'notices:' || (select auth.uid()));

-- News of every kind can be wished for or not. A receipt always comes by mail, but a browser need not ring for it; letters about cases are part of the
-- contract and always come.
create table public.notification_preferences (
  person_id uuid not null default auth.uid() references auth.users on delete cascade,
  kind      text not null check (kind in ('order_shipped', 'order_delivered', 'payment_received', 'new_message', 'price_dropped', 'back_in_stock',
    'new_review', 'review_answered',
              'review_invitation', 'case_news')),
  by_mail   boolean not null default true,
  by_push   boolean not null default true,
  primary key (person_id, kind)
);
comment on table public.notification_preferences is
  'Which kinds of news a person wants by mail, and in the browsers of push_subscriptions; without a row all of them. Receipts and letters about the account '
  'itself are no news and always come.';
alter table public.notification_preferences enable row level security;
create policy "people read their preferences" on public.notification_preferences for select to authenticated using (person_id = (select auth.uid()));
create policy "people set their preferences" on public.notification_preferences for insert to authenticated with check (person_id = (select auth.uid()));
create policy "people change their preferences" on public.notification_preferences
  for update to authenticated using (person_id = (select auth.uid())) with check (person_id = (select auth.uid()));
grant select, insert (kind, by_mail, by_push), update (kind, by_mail, by_push) on public.notification_preferences to authenticated;
grant select, insert, update, delete on public.notification_preferences to service_role;

/* Whether a person wants letters about a kind of news. */
create function private.wants_mail(person uuid, news text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select p.by_mail from public.notification_preferences p where p.person_id = person and p.kind = news), true)
$$;

/* Whether a person wants to be woken for a kind of news. */
create function private.wants_push(person uuid, news text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select p.by_push from public.notification_preferences p where p.person_id = person and p.kind = news), true)
$$;

/*
 * Tells a person something, once for each key; a conversation is told of anew. Screens hear of it at once on the person's own channel. Kinds that have a
 * letter of their own get it through the outbox, unless the event is old (a demo shop is filled with last year's).
 */
create function private.notify(person uuid, news text, about text, with_facts jsonb, happened timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  told uuid;
  fresh constant boolean := happened > private.now() - interval '1 day';
begin
  insert into public.notifications (person_id, kind, key, facts, created_at, read_at)
  values (person, news, about, with_facts, happened, case when fresh then null else happened end)
  on conflict (person_id, kind, key) do update set facts = excluded.facts, created_at = excluded.created_at, read_at = null
    where excluded.kind = 'new_message'
  returning id into told;
  if told is null or not fresh then return; end if;
  perform realtime.send(jsonb_build_object('kind', news), 'notification', 'notices:' || person, true);
  if news in ('order_delivered', 'price_dropped', 'back_in_stock') and private.wants_mail(person, news) then
    insert into private.outbox (topic, key, payload) values ('notification', told::text, jsonb_build_object('notification_id', told)) on conflict do nothing;
  end if;
end
$$;
revoke execute on function private.wants_mail(uuid, text), private.wants_push(uuid, text), private.notify(uuid, text, text, jsonb, timestamptz) from public,
  anon, authenticated;
grant execute on function private.wants_mail(uuid, text), private.wants_push(uuid, text) to service_role;

/*
 * The buyer hears of shipping, delivery and payment, and the maker's people of a payment, from the history of orders, which every change goes through. An
 * order against cash is told to its maker as one, and its buyer hears that the payment has arrived when it has.
 */
create function private.tell_of_order() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  o record;
  member uuid;
begin
  if new.type = 'group_placed' then
    perform private.notify(g.buyer_id, 'payment_received', g.id::text,
        jsonb_build_object('number', g.number, 'total_minor', g.total_minor, 'as', 'buyer'), new.created_at)
      from public.order_groups g where g.id = new.order_group_id and g.buyer_id is not null and g.payment_method <> 'cash_on_delivery';
    return null;
  end if;
  if new.order_id is null or new.type not in ('placed', 'shipped', 'partially_shipped', 'parcel_shipped', 'delivered', 'cash_collected')
    then return null; end if;
  select r.id, r.number, r.buyer_id, r.seller_id, r.seller_name, r.total_minor, r.carrier, r.tracking_number,
    g.payment_method = 'cash_on_delivery' as cash into o
    from public.orders r join public.order_groups g on g.id = r.order_group_id where r.id = new.order_id;
  if new.type = 'placed' then
    for member in select m.person_id from public.seller_members m where m.seller_id = o.seller_id and m.role in ('owner', 'manager', 'orders') loop
      perform private.notify(member, 'payment_received', o.id::text,
        jsonb_build_object('number', o.number, 'total_minor', o.total_minor, 'seller', o.seller_name, 'as', 'seller') || case
          when o.cash then '{"cash": true}' else '{}' end::jsonb, new.created_at);
    end loop;
  elsif o.buyer_id is null then
    return null;
  elsif new.type = 'cash_collected' then
    perform private.notify(o.buyer_id, 'payment_received', o.id::text, jsonb_build_object('number', o.number, 'total_minor', o.total_minor, 'as', 'buyer'),
      new.created_at);
  elsif new.type = 'delivered' then
    perform private.notify(o.buyer_id, 'order_delivered', o.id::text, jsonb_build_object('number', o.number, 'seller', o.seller_name), new.created_at);
  else
    perform private.notify(o.buyer_id, 'order_shipped', coalesce(new.payload ->> 'shipment_id', o.id::text),
      jsonb_build_object('number', o.number, 'seller', o.seller_name, 'carrier', o.carrier, 'tracking', o.tracking_number), new.created_at);
  end if;
  return null;
end
$$;
create trigger order_events_tell after insert on public.order_events for each row execute function private.tell_of_order();

/* The other side of a conversation hears that something was said, unless it is muted or blocked. */
create function private.tell_of_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(p.person_id, 'new_message', c.id::text,
      jsonb_build_object('conversation_id', c.id, 'seller_id', c.seller_id, 'product_id', c.product_id,
        'from', case when new.from_seller then s.business_name else coalesce(nullif(b.full_name, ''), '') end), new.created_at)
    from public.conversations c
    join public.sellers s on s.id = c.seller_id
    left join public.profiles b on b.id = c.buyer_id
    cross join lateral (
      select c.buyer_id as person_id where new.from_seller and c.buyer_id is not null
      union
      select m.person_id from public.seller_members m where not new.from_seller and m.seller_id = c.seller_id and m.role in ('owner', 'manager', 'chat')) p
   where c.id = new.conversation_id and p.person_id is distinct from new.sender_id
     and not exists (select 1 from public.conversation_participants x
                      where x.conversation_id = c.id and x.person_id = p.person_id and (x.muted or x.blocked_at is not null));
  return null;
end
$$;
create trigger messages_tell after insert on public.messages for each row execute function private.tell_of_message();

/* Who has read the conversation need not be told of it any more. */
create function private.hush_read_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.notifications n set read_at = new.last_read_at
   where n.person_id = new.person_id and n.kind = 'new_message' and n.key = new.conversation_id::text and n.read_at is null
     and n.created_at <= new.last_read_at;
  return null;
end
$$;
create trigger participants_hush after insert or update of last_read_at on public.conversation_participants
  for each row execute function private.hush_read_messages();
revoke execute on function private.tell_of_order(), private.tell_of_message(), private.hush_read_messages() from public, anon, authenticated;

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
comment on table public.push_subscriptions is
  'Browsers a person wants to be told in (Push API). A browser has one row, whoever uses it; it ends with the session it was made in.';
create index push_subscriptions_person on public.push_subscriptions (person_id, created_at);
create index push_subscriptions_session on public.push_subscriptions (session_id);
alter table public.push_subscriptions enable row level security;
create policy "people see their browsers" on public.push_subscriptions for select to authenticated using (person_id = (select auth.uid()));
create policy "people forget their browsers" on public.push_subscriptions for delete to authenticated using (person_id = (select auth.uid()));

-- The keys are for the shop's own letters to the browser; nobody needs to read them back.
grant select (id, person_id, endpoint, language, user_agent, created_at), delete on public.push_subscriptions to authenticated;
grant select, insert, update, delete on public.push_subscriptions to service_role;

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
revoke execute on function private.push_notification(), private.session_of(uuid, text) from public, anon, authenticated;
grant execute on function private.session_of(uuid, text) to service_role;
