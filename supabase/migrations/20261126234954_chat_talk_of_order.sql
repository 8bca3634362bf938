-- Beside an order, its maker talks with whoever ordered it: the talk there is, or the first word of one.
drop function public.desk_talks(uuid, text, text, boolean, timestamp with time zone, uuid, integer, text);
CREATE OR REPLACE FUNCTION public.desk_talks(p_seller_id uuid, p_words text DEFAULT ''::text, p_only text DEFAULT 'all'::text,
    p_before_unread boolean DEFAULT NULL::boolean, p_before_at timestamp with time zone DEFAULT NULL::timestamp with time zone,
    p_before_talk uuid DEFAULT NULL::uuid, p_limit integer DEFAULT 20, p_language text DEFAULT ''::text, p_buyer_id uuid DEFAULT NULL::uuid)
 RETURNS TABLE(talk uuid, buyer_id uuid, name text, avatar_url text, last_at timestamp with time zone, last_type text, last_content text,
    last_from_seller boolean, last_is_deleted boolean, unread boolean, assigned_to uuid, about jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with me as materialized (
    select (select auth.uid()) as id, '%' || replace(replace(replace(btrim(left(p_words, 100)), '\', '\\'), '%', '\%'), '_', '\_') || '%' as words
     where private.may_in_shop(p_seller_id, 'chat.write') and not private.is_impersonated()),
  subjects as materialized (
    select c.id, c.buyer_id, coalesce(c.buyer_id, c.id) as talk, c.product_id, c.last_message_at,
        c.last_message_at > coalesce(own.last_read_at, '-infinity') and exists (
          select from public.messages m where m.conversation_id = c.id and m.created_at > coalesce(own.last_read_at, '-infinity')
             and not m.from_seller and m.deleted_at is null) as unread
      from me join public.conversations c on c.seller_id = p_seller_id and c.last_message_at is not null
        and (p_buyer_id is null or c.buyer_id = p_buyer_id)
      left join public.conversation_participants own on own.conversation_id = c.id and own.person_id = me.id),
  buyers as (
    select s.talk, s.buyer_id, bool_or(s.unread) as unread, max(s.last_message_at) as last_at,
        (array_agg(s.id order by s.last_message_at desc))[1] as newest_id
      from subjects s group by s.talk, s.buyer_id),
  page as (
    select b.*, p.full_name, p.avatar_url, a.person_id, newest.message_type, newest.content, newest.from_seller, newest.deleted_at
      from me cross join buyers b
      left join public.profiles p on p.id = b.buyer_id
      left join public.talk_assignments a on a.seller_id = p_seller_id and a.buyer_id = b.buyer_id
      cross join lateral (
        select m.message_type, m.content, m.from_seller, m.deleted_at from public.messages m
         where m.conversation_id = b.newest_id order by m.created_at desc, m.id desc limit 1) newest
     where (p_before_at is null or (b.unread, b.last_at, b.talk) < (p_before_unread, p_before_at, p_before_talk))
       and case p_only when 'unread' then b.unread when 'mine' then a.person_id = me.id
             when 'unanswered' then not newest.from_seller and newest.deleted_at is null else true end
       and (me.words = '%%' or p.full_name ilike me.words
         or b.talk in (select s.talk from subjects s cross join me w join public.products g on g.id = s.product_id
            where g.name ilike w.words or exists (select from public.product_translations t
              where t.product_id = g.id and t.language = p_language and t.state <> 'draft' and t.name ilike w.words))
         or b.buyer_id in (select o.buyer_id from public.orders o cross join me w where o.seller_id = p_seller_id and o.buyer_id is not null
           and o.number ilike w.words and private.may_in_shop(p_seller_id, 'orders.read'))
         or b.talk in (select s.talk from subjects s cross join me w join public.messages m on m.conversation_id = s.id where m.content ilike w.words))
     order by b.unread desc, b.last_at desc, b.talk desc
     limit least(greatest(p_limit, 1), 50))
  select g.talk, g.buyer_id, coalesce(g.full_name, ''), g.avatar_url, g.last_at, g.message_type, left(g.content, 160), g.from_seller,
      g.deleted_at is not null, g.unread, g.person_id,
      (select jsonb_agg(jsonb_build_object('id', s.id, 'unread', s.unread, 'product_id', s.product_id,
          'product', coalesce((select t.name from public.product_translations t
            where t.product_id = r.id and t.language = p_language and t.state <> 'draft' and t.name <> ''), r.name), 'image', r.image_url,
          'price_minor', r.price_minor, 'stock', r.stock_quantity) order by s.last_message_at desc)
         from subjects s left join public.products r on r.id = s.product_id where s.talk = g.talk)
    from page g order by g.unread desc, g.last_at desc, g.talk desc
$function$;
comment on function public.desk_talks is 'The buyers who wrote to a shop, or one of them, for those who answer for it: one row each with the subjects of
their talks, unread first, then the newest; before a row. Pieces are named in a language where they are said in it.';
revoke all on function public.desk_talks from public;
grant execute on function public.desk_talks to authenticated, service_role;

create function public.open_order_talk(p_order_id uuid)
 returns uuid
 language plpgsql
 security definer
 set search_path to ''
as $function$
declare
  seller uuid;
  buyer uuid;
  opened uuid;
begin
  select o.seller_id, o.buyer_id into seller, buyer from public.orders o
   where o.id = p_order_id and o.placed_at is not null and o.status not in ('awaiting_payment', 'expired');
  if not found or not private.may_in_shop(seller, 'orders.read') or not private.may_in_shop(seller, 'chat.write') or private.is_impersonated() then
    raise exception 'There is no such order of your shop.' using errcode = 'PT404', hint = 'no_order';
  end if;
  if buyer is null then raise exception 'Whoever ordered this has no account.' using errcode = 'PT404', hint = 'no_account'; end if;
  if exists (select from public.seller_members m where m.seller_id = seller and m.person_id = buyer) then
    raise exception 'This is your own shop.' using errcode = 'P0001', hint = 'own_shop';
  end if;
  -- Nobody hears of a talk in which nothing was said.
  insert into public.conversations (buyer_id, seller_id, subject) values (buyer, seller, 'general') on conflict do nothing;
  select c.id into strict opened from public.conversations c where c.buyer_id = buyer and c.seller_id = seller and c.subject = 'general';
  return opened;
end
$function$;
comment on function public.open_order_talk is 'The general talk of a shop with whoever ordered, opened where there is none, for members who handle orders and
answer buyers. PT404 no_order for others, PT404 no_account for an order without an account, P0001 own_shop.';
revoke all on function public.open_order_talk from public;
grant execute on function public.open_order_talk to authenticated, service_role;
