-- Chat: what is said arrives at once. Both sides hear the rows of an open conversation; everybody has a channel of their own that says where something is new.

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
