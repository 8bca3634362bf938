-- Chat: a buyer and a maker talk, mostly about a piece. What is said is written once; it may be taken back, but not changed. Both sides hear the rows of an
-- open conversation; everybody has a channel of their own that says where something is new.

create table public.conversations (
  id              uuid primary key default gen_random_uuid(),
  buyer_id        uuid references auth.users on delete set null,
  seller_id       uuid not null references public.sellers on delete cascade,
  product_id      uuid references public.products on delete set null,
  subject         text not null default 'general' check (subject ~ '^(general|product:[0-9a-f-]{36})$'),
  created_at      timestamptz not null default now(),
  started_at      timestamptz,
  last_message_at timestamptz,
  unique (buyer_id, seller_id, subject)
);
comment on table public.conversations is
  'One per buyer, maker and subject; `subject` outlives the piece it is about. `started_at`: when the first word was said.';
create index conversations_seller on public.conversations (seller_id, last_message_at desc);
create index conversations_buyer on public.conversations (buyer_id, last_message_at desc);
create index conversations_product on public.conversations (product_id);

/* The conversations the caller is a side of: as their buyer, or as somebody who acts for the maker. */
create function private.my_conversations() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.conversations where buyer_id = (select auth.uid())
  union all
  select c.id from public.conversations c join public.seller_members m on m.seller_id = c.seller_id
   where m.person_id = (select auth.uid()) and c.buyer_id is distinct from (select auth.uid())
$$;
revoke execute on function private.my_conversations() from public;
grant execute on function private.my_conversations() to authenticated, service_role;

/* Whether the caller is a side of one conversation; quicker than the list where a row is looked at by itself. */
create function private.is_my_conversation(conversation uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.conversations c
     where c.id = conversation
       and (c.buyer_id = (select auth.uid())
            or exists (select from public.seller_members m where m.seller_id = c.seller_id and m.person_id = (select auth.uid()))))
$$;
revoke execute on function private.is_my_conversation(uuid) from public;
grant execute on function private.is_my_conversation(uuid) to authenticated, service_role;
alter table public.conversations enable row level security;
create policy "both sides read their conversations" on public.conversations for select to authenticated using (id in (select private.my_conversations()));
grant select on public.conversations to authenticated;
grant select, insert, update, delete on public.conversations to service_role;

create table public.messages (
  id              uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.conversations on delete cascade,
  sender_id       uuid default auth.uid() references auth.users on delete set null,
  from_seller     boolean not null default false,
  message_type    text not null default 'text' check (message_type in ('text', 'image', 'video', 'sticker', 'product_ref')),
  content         text check (char_length(content) <= 4000),
  language_code   text check (char_length(language_code) <= 10),
  product_id      uuid references public.products on delete set null,
  content_json    jsonb check (pg_column_size(content_json) <= 4000),
  attachments     jsonb not null default '[]' check (jsonb_typeof(attachments) = 'array'),
  created_at      timestamptz not null default clock_timestamp(),
  deleted_at      timestamptz
);
comment on table public.messages is 'What was said. A deleted message stays as an empty row (deleted_at), so that people see that something was taken back.';
create index messages_conversation on public.messages (conversation_id, created_at, id);
create index messages_sender on public.messages (sender_id, created_at desc);
create index messages_product on public.messages (product_id);
alter table public.messages enable row level security;
create policy "both sides read the messages" on public.messages for select to authenticated using (private.is_my_conversation(conversation_id));
create policy "both sides write, in their own name" on public.messages
  for insert to authenticated with check (sender_id = (select auth.uid()) and private.is_my_conversation(conversation_id));
create policy "people take back what they said" on public.messages for delete to authenticated using (sender_id = (select auth.uid()));
grant select, delete on public.messages to authenticated;
grant insert (id, conversation_id, sender_id, message_type, content, language_code, product_id, content_json, attachments)
  on public.messages to authenticated;
grant select, insert, update, delete on public.messages to service_role;

create table public.conversation_participants (
  conversation_id uuid not null references public.conversations on delete cascade,
  person_id       uuid not null references auth.users on delete cascade,
  last_read_at    timestamptz not null default '-infinity',
  blocked_at      timestamptz,
  muted           boolean not null default false,
  mailed_at       timestamptz,
  primary key (conversation_id, person_id)
);
comment on table public.conversation_participants is
  'How far somebody has read, and whether they want to hear from the other side. `mailed_at`: when they were last written to about unread words.';
create index conversation_participants_person on public.conversation_participants (person_id);
alter table public.conversation_participants enable row level security;
create policy "both sides see how far it was read" on public.conversation_participants
  for select to authenticated using (private.is_my_conversation(conversation_id));
create policy "people mute and unmute" on public.conversation_participants
  for update to authenticated using (person_id = (select auth.uid())) with check (person_id = (select auth.uid()));
grant select (conversation_id, person_id, last_read_at, blocked_at, muted), update (muted) on public.conversation_participants to authenticated;
grant select, insert, update, delete on public.conversation_participants to service_role;

create table public.message_translations (
  message_id      uuid not null references public.messages on delete cascade,
  conversation_id uuid not null references public.conversations on delete cascade,
  language        text not null check (char_length(language) <= 10),
  content         text not null,
  engine          text not null,
  created_at      timestamptz not null default now(),
  primary key (message_id, language)
);
comment on table public.message_translations is 'A message in the other side''s language, by machine. The original stays one tap away.';
create index message_translations_conversation on public.message_translations (conversation_id);
alter table public.message_translations enable row level security;
create policy "both sides read translations" on public.message_translations
  for select to authenticated using (private.is_my_conversation(conversation_id));
grant select on public.message_translations to authenticated;
grant select, insert, update, delete on public.message_translations to service_role;

create table public.message_reports (
  id          uuid primary key default gen_random_uuid(),
  message_id  uuid not null references public.messages on delete cascade,
  reporter_id uuid not null default auth.uid() references auth.users on delete cascade,
  reason      text not null check (reason in ('spam', 'rude', 'fraud', 'outside_payment', 'other')),
  note        text not null default '' check (char_length(note) <= 500),
  created_at  timestamptz not null default now(),
  unique (message_id, reporter_id)
);
comment on table public.message_reports is 'Somebody asks the shop to look at a message.';
create index message_reports_reporter on public.message_reports (reporter_id);
alter table public.message_reports enable row level security;
create policy "people see what they reported, admins all" on public.message_reports
  for select to authenticated using (reporter_id = (select auth.uid()) or (select private.is_admin()));
create policy "people report what they can read" on public.message_reports
  for insert to authenticated with check (reporter_id = (select auth.uid()) and message_id in (select id from public.messages));
grant select, insert (message_id, reason, note) on public.message_reports to authenticated;
grant select, insert, update, delete on public.message_reports to service_role;

create table public.seller_chat_feedback (
  conversation_id uuid not null references public.conversations on delete cascade,
  user_id         uuid not null default auth.uid() references auth.users on delete cascade,
  feedback        text not null check (feedback in ('thumbs_up', 'thumbs_down')),
  created_at      timestamptz not null default now(),
  primary key (conversation_id, user_id)
);
comment on table public.seller_chat_feedback is 'Whether a conversation helped; asked once.';
create index seller_chat_feedback_user on public.seller_chat_feedback (user_id);
alter table public.seller_chat_feedback enable row level security;
create policy "people see what they said of a chat" on public.seller_chat_feedback for select to authenticated using (user_id = (select auth.uid()));
create policy "people say whether a chat helped" on public.seller_chat_feedback
  for insert to authenticated with check (user_id = (select auth.uid()) and private.is_my_conversation(conversation_id));
grant select, insert (conversation_id, user_id, feedback) on public.seller_chat_feedback to authenticated;
grant select, insert, update, delete on public.seller_chat_feedback to service_role;

-- What was taken back, as it was, for disputes. Nobody but the shop reads it; a job forgets it.
create table private.sealed_messages (
  message_id   uuid primary key,
  conversation_id uuid not null,
  sender_id    uuid,
  message_type text not null,
  content      text,
  content_json jsonb,
  attachments  jsonb not null,
  created_at   timestamptz not null,
  sealed_at    timestamptz not null default now()
);
create index sealed_messages_age on private.sealed_messages (sealed_at);
grant select, delete on private.sealed_messages to service_role;
alter publication supabase_realtime add table public.messages, public.conversation_participants, public.message_translations;

/* The conversation a topic is about: `conversation:{id}`; null for every other topic. */
create function private.conversation_of_topic(topic text) returns uuid
language sql immutable set search_path = '' as $$
  select substring(topic from '^conversation:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid
$$;
revoke execute on function private.conversation_of_topic(text) from public;
grant execute on function private.conversation_of_topic(text) to authenticated;
create policy "people hear their own channel" on realtime.messages
  for select to authenticated using ((select realtime.topic()) = 'person:' || (select auth.uid()));
create policy "both sides hear who is typing" on realtime.messages
  for select to authenticated using (private.is_my_conversation(private.conversation_of_topic((select realtime.topic()))));
create policy "both sides say that they are typing" on realtime.messages
  for insert to authenticated with check (private.is_my_conversation(private.conversation_of_topic((select realtime.topic()))));

-- Both sides of a conversation send each other pictures. What is said is not public; the first folder of a name is the conversation's id.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('chat-attachments', 'chat-attachments', false, 50 * 1024 * 1024,
   '{image/png,image/jpeg,image/webp,image/gif,image/avif,image/heic,image/heif,video/mp4,video/webm,video/quicktime,video/3gpp}')
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

/* Whether a folder bears the id of a conversation the caller is a side of. */
create function private.is_my_conversation_folder(folder text) returns boolean
language sql stable security definer set search_path = '' as $$
  select case when folder ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then private.is_my_conversation(folder::uuid) else false end
$$;
comment on function private.is_my_conversation_folder(text) is 'Whether a folder bears the id of a conversation the caller is a side of.';
revoke execute on function private.is_my_conversation_folder(text) from public;
grant execute on function private.is_my_conversation_folder(text) to authenticated, service_role;
create policy "both sides see what was sent" on storage.objects for select to authenticated
  using (bucket_id = 'chat-attachments' and private.is_my_conversation_folder((storage.foldername(name))[1]));
create policy "both sides send, in their own name" on storage.objects for insert to authenticated
  with check (
    bucket_id = 'chat-attachments' and array_length(path_tokens, 1) = 2 and owner_id = (select auth.uid())::text
    and private.is_my_conversation_folder((storage.foldername(name))[1]));
create policy "people take back what they sent" on storage.objects for delete to authenticated
  using (
    bucket_id = 'chat-attachments' and owner_id = (select auth.uid())::text and private.is_my_conversation_folder((storage.foldername(name))[1]));

-- A file of a chat that its sender removes is sealed for disputes, as its message is: nobody reads it any more, and a job forgets it.

/* Moves the row to where no policy looks, in place of deleting it. The shop itself, which signs in as nobody, really deletes. */
create function private.seal_chat_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null or old.name like 'sealed/%' then return old; end if;
  update storage.objects set name = 'sealed/' || old.name, updated_at = now() where id = old.id;
  return case when found then null else old end;
end
$$;
revoke execute on function private.seal_chat_file() from public;
create trigger seal_chat_file before delete on storage.objects
  for each row when (old.bucket_id = 'chat-attachments') execute function private.seal_chat_file();
