-- The people of a shop see a buyer as one line, whatever pieces they ask about: so the inbox says who the buyer is.
drop function public.my_inbox(timestamptz, integer);
create function public.my_inbox(p_before timestamptz default 'infinity', p_limit integer default 30)
returns table(
  conversation_id uuid,
  seller_id uuid,
  buyer_id uuid,
  product_id uuid,
  as_seller boolean,
  name text,
  avatar_url text,
  is_verified boolean,
  last_message_at timestamp with time zone,
  last_type text,
  last_content text,
  last_is_mine boolean,
  last_is_deleted boolean,
  unread integer,
  muted boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select c.id, c.seller_id, c.buyer_id, c.product_id, c.buyer_id is distinct from me.id,
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
$function$;
comment on function public.my_inbox(timestamp with time zone,integer) is 'The caller''s conversations in which something was said, newest first, older
than a moment.';
revoke execute on function public.my_inbox(timestamptz, integer) from public;
grant execute on function public.my_inbox(timestamptz, integer) to authenticated, service_role;
