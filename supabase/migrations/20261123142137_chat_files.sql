-- The specification's third kind of attachment, a file, is a PDF of at most 10 MB: a drawing, a size chart, an invoice. The storage looks at its first
-- bytes; other files could carry programs and stay out.

update storage.buckets set allowed_mime_types = allowed_mime_types || '{application/pdf}'
 where id = 'chat-attachments' and not 'application/pdf' = any (allowed_mime_types);

drop policy "both sides send, in their own name" on storage.objects;
create policy "both sides send, in their own name" on storage.objects for insert to authenticated
  with check (
    bucket_id = 'chat-attachments' and array_length(path_tokens, 1) = 2 and owner_id = (select auth.uid())::text
    and private.is_my_conversation_folder((storage.foldername(name))[1])
    and (metadata ->> 'mimetype' is distinct from 'application/pdf' or (metadata ->> 'size')::bigint <= 10 * 1024 * 1024));

/* Whether a value is what a message may carry as an attachment of this conversation: its file lies in the conversation's own folder, and is of its kind. */
create or replace function private.is_attachment(given jsonb, conversation uuid) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    jsonb_typeof(given) = 'object'
    and given ->> 'path' ~ ('^' || conversation || '/[A-Za-z0-9._-]{1,200}$')
    and char_length(given ->> 'name') between 1 and 255
    and jsonb_typeof(given -> 'size') = 'number'
    and (given ->> 'size')::numeric between 1 and case given ->> 'type' when 'file' then 10485760 else 52428800 end
    and given ->> 'contentType' ~ case given ->> 'type'
      when 'image' then '^image/[a-z0-9.+-]{1,80}$' when 'video' then '^video/[a-z0-9.+-]{1,80}$' when 'file' then '^application/pdf$' end
    and (select count(*) from jsonb_object_keys(given)) <= 5, false)
$$;

/* Looks at every message before it is written: who says it, whether it says anything, and whether it is too much. */
create or replace function private.admit_message() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  talk public.conversations;
begin
  -- Somebody who is no side of it learns nothing here; the policy refuses the row.
  if (select auth.uid()) is not null and not private.is_my_conversation(new.conversation_id) then return new; end if;
  select * into talk from public.conversations where id = new.conversation_id;
  new.from_seller := new.sender_id is distinct from talk.buyer_id;
  new.content := nullif(btrim(new.content, E' \t\r\n\u00a0\u200b'), '');
  if new.message_type in ('text', 'sticker', 'product_ref') and new.content is null
     and not (new.message_type = 'text' and jsonb_array_length(new.attachments) > 0) then
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
     or exists (select from jsonb_array_elements(new.attachments) given where not private.is_attachment(given, new.conversation_id))
     -- What is handed on to be opened elsewhere is what the storage has found it to be, not what its sender says of it.
     or exists (
       select from jsonb_array_elements(new.attachments) given
        where given ->> 'type' = 'file' and not exists (
          select from storage.objects o
           where o.bucket_id = 'chat-attachments' and o.name = given ->> 'path' and o.metadata ->> 'mimetype' = 'application/pdf')) then
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
