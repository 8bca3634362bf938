-- what is not there is answered with 404 by /rest/v1: P0002, which said so inside of the database, is a failure of the server there (500).

create or replace function public.create_or_get_conversation(p_product_id uuid) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  seller uuid;
begin
  select p.seller_id into seller from public.products p join public.sellers s on s.id = p.seller_id
   where p.id = p_product_id and p.status = 'active' and (p.opens_at is null or private.sees_early((select auth.uid()), p.seller_id))
     and s.application_status = 'approved';
  if not found then raise exception 'There is no such product.' using errcode = 'PT404', hint = 'no_product'; end if;
  return private.open_conversation(seller, p_product_id);
end
$$;

create or replace function public.create_or_get_seller_conversation(p_seller_id uuid) returns uuid language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.sellers where id = p_seller_id and application_status = 'approved') then
    raise exception 'There is no such maker.' using errcode = 'PT404', hint = 'no_seller';
  end if;
  return private.open_conversation(p_seller_id, null);
end
$$;

create or replace function public.mark_conversation_read(p_conversation_id uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_my_conversation(p_conversation_id) then raise exception 'There is no such conversation.' using errcode = 'PT404'; end if;
  insert into public.conversation_participants (conversation_id, person_id, last_read_at)
  values (p_conversation_id, (select auth.uid()), clock_timestamp())
  on conflict (conversation_id, person_id) do update set last_read_at = excluded.last_read_at, mailed_at = null;
end
$$;

create or replace function public.block_conversation(p_conversation_id uuid, p_blocked boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_my_conversation(p_conversation_id) then raise exception 'There is no such conversation.' using errcode = 'PT404'; end if;
  insert into public.conversation_participants (conversation_id, person_id, blocked_at)
  values (p_conversation_id, (select auth.uid()), case when p_blocked then now() end)
  on conflict (conversation_id, person_id) do update set blocked_at = excluded.blocked_at;
end
$$;
