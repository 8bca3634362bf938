-- Whoever answers for a shop closes a conversation for the shop, so any of its answerers opens it again: else somebody who left could have closed it for good.

create or replace function public.block_conversation(p_conversation_id uuid, p_blocked boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  buyer uuid;
begin
  if not private.is_my_conversation(p_conversation_id) then raise exception 'There is no such conversation.' using errcode = 'PT404'; end if;
  insert into public.conversation_participants (conversation_id, person_id, blocked_at)
  values (p_conversation_id, (select auth.uid()), case when p_blocked then now() end)
  on conflict (conversation_id, person_id) do update set blocked_at = excluded.blocked_at;
  if p_blocked then return; end if;
  select c.buyer_id into buyer from public.conversations c where c.id = p_conversation_id;
  if buyer is distinct from (select auth.uid()) then
    update public.conversation_participants p set blocked_at = null
     where p.conversation_id = p_conversation_id and p.person_id is distinct from buyer and p.blocked_at is not null;
  end if;
end
$$;
