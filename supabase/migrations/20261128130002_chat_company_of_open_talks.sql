-- Whoever closed a conversation was still seen in it, and seen typing, by the side they wanted nothing more to do with.

create function private.is_my_open_conversation(conversation uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_my_conversation(conversation) and not exists (
    select from public.conversation_participants p where p.conversation_id = conversation and p.blocked_at is not null)
$$;
comment on function private.is_my_open_conversation(uuid) is
  'Whether the caller is a side of a conversation that no side has closed: there they see who is there, and who is typing.';
revoke execute on function private.is_my_open_conversation(uuid) from public;
grant execute on function private.is_my_open_conversation(uuid) to authenticated, service_role;

alter policy "both sides hear who is typing" on realtime.messages
  using (private.is_my_open_conversation(private.conversation_of_topic((select realtime.topic()))));
alter policy "both sides say that they are typing" on realtime.messages
  with check (private.is_my_open_conversation(private.conversation_of_topic((select realtime.topic()))));
