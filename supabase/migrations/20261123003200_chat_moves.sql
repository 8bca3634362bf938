-- Chat: opening a conversation, what may be said and how often, reading, taking back, and the list of one's conversations.

-- How often somebody may write or open conversations. Counted in the tables themselves, so that what cannot be counted is not written.
insert into public.shop_settings (key, value, description, is_public) values
  ('chat.messages_per_minute', '20', 'Messages a person may send within 60 seconds.', false),
  ('chat.conversations_per_hour', '60', 'Conversations a person may open within an hour, most of them by looking at a product with the chat open.', false),
  ('chat.first_words_per_hour', '10', 'Conversations in which a buyer may say the first word within an hour.', false),
  ('chat.sealed_days', '90', 'Days a message that was taken back is kept for disputes.', true),
  ('chat.mail_after_minutes', '5', 'Minutes a message stays unread before its reader gets a letter.', false);

/* Opens the caller's conversation with a maker, or finds it. `about` is null for a general one. */
create function private.open_conversation(seller uuid, about uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  topic text := case when about is null then 'general' else 'product:' || about end;
  found_id uuid;
begin
  if me is null then raise exception 'Please sign in to start chatting.' using errcode = '42501'; end if;
  if exists (select from public.seller_members where seller_id = seller and person_id = me) then
    raise exception 'This is your own shop.' using errcode = 'P0001', hint = 'own_shop';
  end if;
  select id into found_id from public.conversations where buyer_id = me and seller_id = seller and subject = topic;
  if found then return found_id; end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('chat:' || me, 0));
  if (select count(*) from public.conversations where buyer_id = me and created_at > now() - interval '1 hour')
     >= (private.setting('chat.conversations_per_hour') #>> '{}')::integer then
    raise exception 'Too many new conversations. Please wait a while.' using errcode = 'PT429', hint = 'too_many_conversations';
  end if;
  insert into public.conversations (buyer_id, seller_id, product_id, subject) values (me, seller, about, topic)
  on conflict (buyer_id, seller_id, subject) do update set product_id = excluded.product_id
  returning id into found_id;
  return found_id;
end
$$;
revoke execute on function private.open_conversation(uuid, uuid) from public;

create function public.create_or_get_conversation(p_product_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  seller uuid;
begin
  select p.seller_id into seller from public.products p join public.sellers s on s.id = p.seller_id
   where p.id = p_product_id and p.status = 'active' and (p.opens_at is null or private.sees_early((select auth.uid()), p.seller_id))
     and s.application_status = 'approved';
  if not found then raise exception 'There is no such product.' using errcode = 'P0002', hint = 'no_product'; end if;
  return private.open_conversation(seller, p_product_id);
end
$$;
comment on function public.create_or_get_conversation(uuid) is 'The caller''s conversation with the maker of a product; opened when there is none.';
revoke execute on function public.create_or_get_conversation(uuid) from public;
grant execute on function public.create_or_get_conversation(uuid) to authenticated;

create function public.create_or_get_seller_conversation(p_seller_id uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not exists (select from public.sellers where id = p_seller_id and application_status = 'approved') then
    raise exception 'There is no such maker.' using errcode = 'P0002', hint = 'no_seller';
  end if;
  return private.open_conversation(p_seller_id, null);
end
$$;
comment on function public.create_or_get_seller_conversation(uuid) is 'The caller''s general conversation with a maker; opened when there is none.';
revoke execute on function public.create_or_get_seller_conversation(uuid) from public;
grant execute on function public.create_or_get_seller_conversation(uuid) to authenticated;

/* Whether a value is what a message may carry as an attachment of this conversation: its file lies in the conversation's own folder. */
create function private.is_attachment(given jsonb, conversation uuid) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    jsonb_typeof(given) = 'object'
    and given ->> 'type' in ('image', 'video', 'file')
    and given ->> 'path' ~ ('^' || conversation || '/[A-Za-z0-9._-]{1,200}$')
    and char_length(given ->> 'name') between 1 and 255
    and jsonb_typeof(given -> 'size') = 'number' and (given ->> 'size')::numeric between 1 and 52428800
    and given ->> 'contentType' ~ '^[a-z]+/[a-z0-9.+-]{1,80}$'
    and (select count(*) from jsonb_object_keys(given)) <= 5, false)
$$;
revoke execute on function private.is_attachment(jsonb, uuid) from public;

/* Looks at every message before it is written: who says it, whether it says anything, and whether it is too much. */
create function private.admit_message() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  talk public.conversations;
begin
  -- Somebody who is no side of it learns nothing here; the policy refuses the row.
  if (select auth.uid()) is not null and not private.is_my_conversation(new.conversation_id) then return new; end if;
  select * into talk from public.conversations where id = new.conversation_id;
  new.from_seller := new.sender_id is distinct from talk.buyer_id;
  new.content := nullif(btrim(new.content, E' \t\r\n\u00a0\u200b'), '');
  if new.message_type in ('text', 'sticker', 'product_ref') and new.content is null then
    raise exception 'A message needs words.' using errcode = '23514', hint = 'empty_message';
  end if;
  if new.message_type = 'sticker' and not new.content = any (array['😄', '😊', '😍', '🤝', '👍', '👎', '🙏', '🎉', '🔥', '💎', '🧵', '🛍️', '🇹🇭']) then
    raise exception 'There is no such sticker.' using errcode = '23514', hint = 'no_sticker';
  end if;
  if new.message_type = 'product_ref' and not exists (select from public.products where id = new.product_id and status = 'active'
    and (opens_at is null or private.sees_early(new.sender_id, seller_id))) then
    raise exception 'There is no such product.' using errcode = '23514', hint = 'no_product';
  end if;
  if new.message_type in ('image', 'video') and jsonb_array_length(new.attachments) = 0
     or jsonb_array_length(new.attachments) > 10
     or exists (select from jsonb_array_elements(new.attachments) given where not private.is_attachment(given, new.conversation_id)) then
    raise exception 'An attachment is not what it should be.' using errcode = '23514', hint = 'bad_attachment';
  end if;
  -- The shop itself writes without counting.
  if new.sender_id is null or (select auth.uid()) is null then return new; end if;
  if exists (
    select from public.conversation_participants
     where conversation_id = new.conversation_id and person_id <> new.sender_id and blocked_at is not null) then
    raise exception 'This conversation was closed by the other side.' using errcode = 'PT403', hint = 'blocked';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('chat:' || new.sender_id, 0));
  if (select count(*) from public.messages where sender_id = new.sender_id and created_at > clock_timestamp() - interval '60 seconds')
     >= (private.setting('chat.messages_per_minute') #>> '{}')::integer then
    raise exception 'Too many messages. Please wait a moment.' using errcode = 'PT429', hint = 'too_many_messages';
  end if;
  if talk.started_at is null and not new.from_seller
     and (select count(*) from public.conversations where buyer_id = new.sender_id and started_at > clock_timestamp() - interval '1 hour')
         >= (private.setting('chat.first_words_per_hour') #>> '{}')::integer then
    raise exception 'Too many new conversations. Please wait a while.' using errcode = 'PT429', hint = 'too_many_conversations';
  end if;
  new.created_at := clock_timestamp();
  return new;
end
$$;
revoke execute on function private.admit_message() from public;
create trigger messages_admit before insert on public.messages for each row execute function private.admit_message();

/* Who writes has read what stands above; the conversation moves to the top of both lists. */
create function private.follow_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.conversations
     set last_message_at = greatest(last_message_at, new.created_at), started_at = coalesce(started_at, new.created_at)
   where id = new.conversation_id;
  if new.sender_id is not null then
    insert into public.conversation_participants (conversation_id, person_id, last_read_at) values (new.conversation_id, new.sender_id, new.created_at)
    on conflict (conversation_id, person_id) do update set last_read_at = greatest(conversation_participants.last_read_at, excluded.last_read_at);
  end if;
  return null;
end
$$;
revoke execute on function private.follow_message() from public;
create trigger messages_follow after insert on public.messages for each row execute function private.follow_message();

/* A message that its sender deletes is sealed for disputes and leaves an empty row. What the database deletes itself (a whole conversation) goes. */
create function private.seal_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null or pg_catalog.pg_trigger_depth() > 1 then return old; end if;
  if old.deleted_at is null then
    insert into private.sealed_messages (message_id, conversation_id, sender_id, message_type, content, content_json, attachments, created_at)
    values (old.id, old.conversation_id, old.sender_id, old.message_type, old.content, old.content_json, old.attachments, old.created_at);
    delete from public.message_translations where message_id = old.id;
    update public.messages
       set content = null, content_json = null, attachments = '[]', product_id = null, deleted_at = clock_timestamp() where id = old.id;
  end if;
  return null;
end
$$;
revoke execute on function private.seal_message() from public;
create trigger messages_seal before delete on public.messages for each row execute function private.seal_message();

/* Tells both sides on their own channels: one row for each person, instead of every subscriber being asked about every message of the shop. */
create function private.announce_message() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  listener uuid;
begin
  for listener in
    select buyer_id from public.conversations where id = new.conversation_id and buyer_id is not null
    union
    select m.person_id from public.conversations c join public.seller_members m on m.seller_id = c.seller_id
     where c.id = new.conversation_id and m.role in ('owner', 'manager', 'chat')
  loop
    perform realtime.send(jsonb_build_object('conversation_id', new.conversation_id), 'message', 'person:' || listener, true);
  end loop;
  return null;
end
$$;
revoke execute on function private.announce_message() from public;
create trigger messages_announce after insert or update on public.messages for each row execute function private.announce_message();

/* Words are translated in the background where the shop has a service for it; the job decides whether there is anything to do. */
create function private.translate_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if to_regprocedure('jobs.enqueue(text, json, text, timestamptz)') is not null then
    perform jobs.enqueue('translate-message', json_build_object('id', new.id), 'translate-message:' || new.id, null);
  end if;
  return null;
end
$$;
revoke execute on function private.translate_message() from public;
create trigger messages_translate after insert on public.messages
  for each row when (new.message_type = 'text') execute function private.translate_message();

/* The caller has read a conversation up to now. */
create function public.mark_conversation_read(p_conversation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_my_conversation(p_conversation_id) then raise exception 'There is no such conversation.' using errcode = 'P0002'; end if;
  insert into public.conversation_participants (conversation_id, person_id, last_read_at)
  values (p_conversation_id, (select auth.uid()), clock_timestamp())
  on conflict (conversation_id, person_id) do update set last_read_at = excluded.last_read_at, mailed_at = null;
end
$$;
comment on function public.mark_conversation_read(uuid) is 'The caller has read a conversation up to now.';
revoke execute on function public.mark_conversation_read(uuid) from public;
grant execute on function public.mark_conversation_read(uuid) to authenticated;

/* The caller does not want to hear from the other side any more, or does again. */
create function public.block_conversation(p_conversation_id uuid, p_blocked boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_my_conversation(p_conversation_id) then raise exception 'There is no such conversation.' using errcode = 'P0002'; end if;
  insert into public.conversation_participants (conversation_id, person_id, blocked_at)
  values (p_conversation_id, (select auth.uid()), case when p_blocked then now() end)
  on conflict (conversation_id, person_id) do update set blocked_at = excluded.blocked_at;
end
$$;
comment on function public.block_conversation(uuid, boolean) is
  'The caller does not want to hear from the other side any more (true), or does again (false).';
revoke execute on function public.block_conversation(uuid, boolean) from public;
grant execute on function public.block_conversation(uuid, boolean) to authenticated;

/* The caller's conversations in which something was said, newest first: the other side's name and picture, the last words, how much is unread. */
create function public.my_inbox(p_before timestamptz default 'infinity', p_limit integer default 30)
returns table (
  conversation_id uuid, seller_id uuid, product_id uuid, as_seller boolean, name text, avatar_url text, is_verified boolean,
  last_message_at timestamptz, last_type text, last_content text, last_is_mine boolean, last_is_deleted boolean, unread integer, muted boolean)
language sql stable security definer set search_path = '' as $$
  select c.id, c.seller_id, c.product_id, c.buyer_id is distinct from me.id,
         case when c.buyer_id = me.id then s.business_name else coalesce(buyer.full_name, '') end,
         case when c.buyer_id = me.id then s.avatar_url else buyer.avatar_url end,
         c.buyer_id = me.id and s.is_verified,
         c.last_message_at, newest.message_type, left(newest.content, 160), newest.sender_id = me.id, newest.deleted_at is not null,
         (select count(*)::integer from (
            select from public.messages m
             where m.conversation_id = c.id and m.created_at > coalesce(own.last_read_at, '-infinity') and m.deleted_at is null
               and m.from_seller = (c.buyer_id = me.id)
             limit 100) unread_messages),
         coalesce(own.muted, false)
    from (select (select auth.uid()) as id) me
    join public.conversations c on c.id in (select private.my_conversations())
    join public.sellers s on s.id = c.seller_id
    left join public.profiles buyer on buyer.id = c.buyer_id
    left join public.conversation_participants own on own.conversation_id = c.id and own.person_id = me.id
    cross join lateral (
      select m.message_type, m.content, m.sender_id, m.deleted_at from public.messages m
       where m.conversation_id = c.id order by m.created_at desc, m.id desc limit 1) newest
   where c.last_message_at < p_before
   order by c.last_message_at desc
   limit least(greatest(p_limit, 1), 100)
$$;
comment on function public.my_inbox(timestamptz, integer) is 'The caller''s conversations in which something was said, newest first, older than a moment.';
revoke execute on function public.my_inbox(timestamptz, integer) from public;
grant execute on function public.my_inbox(timestamptz, integer) to authenticated;

/* How many messages wait for the caller, at most 100 of a conversation; muted ones do not count. */
create function public.unread_messages() returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(waiting.unread) filter (where not waiting.muted), 0)::integer from public.my_inbox('infinity', 100) waiting
$$;
comment on function public.unread_messages() is 'How many messages wait for the caller.';
revoke execute on function public.unread_messages() from public;
grant execute on function public.unread_messages() to authenticated;
