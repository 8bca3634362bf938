-- A review bears "bought here" when somebody else than its author and the maker has seen the money (private.money_seen); where that was cash, within a
-- quarter no more than so many of one maker by one author.

insert into public.shop_settings (key, value, description, is_public) values
  ('reviews.cash_most', '10', 'So many reviews of one maker and their pieces by one author bear "bought here" for orders against cash within '
    'reviews.cash_days: three orders of two kinds of pieces, each with a word about the maker, and one more. Whoever buys more than that at the door '
    'buys for somebody else to read.', true),
  ('reviews.cash_days', '90', 'Within so many days these reviews are counted.', true);
comment on column public.reviews.bought is
  'Written for an order of this shop whose money was seen, also when that order is forgotten. For an order against cash it comes with the word of the '
  'operator or the carrier.';

/*
 * Whether a review written for an order bears "bought here" now. Whoever asks for the same author and maker at the same moment waits until the caller's
 * transaction has ended, and counts what it wrote.
 */
create function private.may_bear_mark(of_order uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  o record;
begin
  if not private.money_seen(of_order) then return false; end if;
  select x.buyer_id, x.seller_id into o from public.orders x join public.order_groups g on g.id = x.order_group_id
   where x.id = of_order and g.payment_method = 'cash_on_delivery';
  if not found then return true; end if;
  perform pg_advisory_xact_lock(hashtextextended('bought:' || o.buyer_id || o.seller_id, 0));
  return private.setting('reviews.cash_most')::integer > (
    select count(*) from public.reviews r
      join public.orders x on x.id = coalesce(r.order_id, (select l.order_id from public.order_lines l where l.id = r.order_line_id))
      join public.order_groups g on g.id = x.order_group_id
     where r.author_id = o.buyer_id and r.seller_id = o.seller_id and r.bought and g.payment_method = 'cash_on_delivery'
       and r.created_at > private.now() - private.setting('reviews.cash_days')::integer * interval '1 day');
end
$$;
comment on function private.may_bear_mark(uuid) is 'Whether a review written for an order bears "bought here" now.';
revoke execute on function private.may_bear_mark(uuid) from public;
grant execute on function private.may_bear_mark(uuid) to service_role;

/* The cash of an order was seen: what was said of it before bears the mark from now on. */
create function private.mark_reviews() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  said uuid;
begin
  for said in
    select r.id from public.reviews r
     where not r.bought and (r.order_id = new.order_id or r.order_line_id in (select l.id from public.order_lines l where l.order_id = new.order_id))
     order by r.created_at, r.id
  loop
    exit when not private.may_bear_mark(new.order_id);
    update public.reviews r set bought = true where r.id = said;
  end loop;
  return null;
end
$$;
comment on function private.mark_reviews() is 'The cash of an order was seen: what was said of it before bears "bought here" from now on.';
revoke execute on function private.mark_reviews() from public;
grant execute on function private.mark_reviews() to service_role;
create trigger order_events_cash_mark after insert on public.order_events for each row
  when (new.type = 'cash_confirmed' and new.order_id is not null) execute function private.mark_reviews();

drop trigger reviews_tell_pages on public.reviews;
create trigger reviews_tell_pages after insert or delete or update of rating, body, reply, status, author_name, bought on public.reviews
  for each statement execute function private.tell_the_pages('shop');

drop function public.my_reviewables(uuid, uuid, uuid);
/*
 * What the caller has received and may say something of: the pieces of delivered orders and, once for each order, who made them, with what the caller said
 * of it. One's own workshop is no subject. The arguments narrow it to a piece, a maker or an order. `mark_waits`: the review bears "bought here" when the
 * cash of its order was seen.
 */
create function public.my_reviewables(p_product_id uuid default null, p_seller_id uuid default null, p_order_id uuid default null)
returns table (
  subject text, order_id uuid, order_number text, order_line_id uuid, product_id uuid, seller_id uuid, title text, image_url text, delivered_at timestamptz,
  review_id uuid, rating smallint, body text, aspects jsonb, pictures jsonb, reply text, status text, hidden_because text, may_write boolean,
  mark_waits boolean)
language sql stable security definer set search_path = '' as $$
  with received as (
    select o.id, o.number, o.seller_id, o.seller_name, coalesce(o.delivered_at, o.updated_at) as delivered_at
      from public.orders o
     where o.buyer_id = (select auth.uid()) and o.status in ('delivered', 'completed') and o.seller_id not in (select private.my_sellers())
       and (p_order_id is null or o.id = p_order_id) and (p_seller_id is null or o.seller_id = p_seller_id)
  ), subjects as (
    select 'product' as subject, o.id as order_id, o.number, l.id as order_line_id, l.product_id, o.seller_id, l.title, nullif(l.image_url, '') as image_url,
           o.delivered_at, l.position::integer as place
      from received o join public.order_lines l on l.order_id = o.id where l.product_id is not null
    union all
    select 'seller', o.id, o.number, null, null, s.id, s.business_name, s.avatar_url, o.delivered_at, 1000000
      from received o join public.sellers s on s.id = o.seller_id
  )
  select s.subject, s.order_id, s.number, s.order_line_id, s.product_id, s.seller_id, s.title, s.image_url, s.delivered_at, r.id, r.rating, r.body,
         jsonb_strip_nulls(jsonb_build_object('as_described', r.as_described, 'craftsmanship', r.craftsmanship, 'packaging', r.packaging,
           'delivery', r.delivery, 'communication', r.communication)),
         coalesce((select jsonb_agg(jsonb_build_object('path', p.path, 'alt', p.alt) order by p.position) from public.review_pictures p
           where p.review_id = r.id), '[]'),
         r.reply, r.status, r.hidden_because,
         case when r.id is null
              then s.delivered_at > private.now() - (private.setting('reviews.write_days') #>> '{}')::integer * interval '1 day'
              else r.created_at > private.now() - (private.setting('reviews.edit_days') #>> '{}')::integer * interval '1 day' end,
         r.id is not null and not r.bought and not private.money_seen(s.order_id)
    from subjects s
    left join public.reviews r on r.order_line_id = s.order_line_id or s.order_line_id is null and r.order_id = s.order_id
   where p_product_id is null or s.product_id = p_product_id or s.subject = 'seller'
     and exists (select from public.order_lines l where l.order_id = s.order_id and l.product_id = p_product_id)
   order by s.delivered_at desc, s.order_id, s.place
   limit 500
$$;
comment on function public.my_reviewables(uuid, uuid, uuid) is 'What the caller has received, of whom, and what they said of it.';
revoke execute on function public.my_reviewables(uuid, uuid, uuid) from public;
grant execute on function public.my_reviewables(uuid, uuid, uuid) to authenticated;

create or replace function public.write_review(
  p_rating integer, p_body text, p_language text, p_order_line_id uuid default null, p_order_id uuid default null, p_aspects jsonb default '{}',
    p_pictures jsonb default null)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  asked record;
  written uuid;
  of_product constant boolean := p_order_line_id is not null;
begin
  if num_nonnulls(p_order_line_id, p_order_id) <> 1 then raise exception 'Say what is reviewed.' using errcode = '42501', hint = 'not_received'; end if;
  -- Pressed twice: the second waits and finds what the first wrote.
  perform pg_advisory_xact_lock(hashtextextended('review:' || coalesce(p_order_line_id, p_order_id), 0));
  select r.* into asked
    from public.my_reviewables(p_order_id => coalesce(p_order_id, (select l.order_id from public.order_lines l where l.id = p_order_line_id))) r
   where r.subject = case when of_product then 'product' else 'seller' end and r.order_line_id is not distinct from p_order_line_id;
  if not found then raise exception 'Only what you have received can be reviewed.' using errcode = '42501', hint = 'not_received'; end if;
  if not asked.may_write then raise exception 'The time for this review is over.' using errcode = '42501', hint = 'too_late'; end if;
  if p_rating is null or p_rating not between 1 and 5 then raise exception 'Choose one to five stars.' using errcode = '23514', hint = 'no_rating'; end if;
  if asked.review_id is not null then
    update public.reviews
       set rating = p_rating, body = btrim(coalesce(p_body, '')), language = left(coalesce(nullif(p_language, ''), 'en'), 10), edited_at = private.now()
     where id = asked.review_id;
    written := asked.review_id;
  else
    insert into public.reviews (product_id, seller_id, order_line_id, order_id, bought, author_id, author_name, author_country, rating, body, language)
    select asked.product_id, asked.seller_id, p_order_line_id, p_order_id, private.may_bear_mark(asked.order_id), person.id,
           private.shown_name(person.full_name),
           substring(o.shipping_address ->> 'country' from '^[A-Z]{2}$'), p_rating, btrim(coalesce(p_body, '')),
             left(coalesce(nullif(p_language, ''), 'en'), 10)
      from public.orders o join public.profiles person on person.id = o.buyer_id where o.id = asked.order_id
    returning id into written;
  end if;
  update public.reviews
     set as_described = case when of_product then (p_aspects ->> 'as_described')::smallint end,
         craftsmanship = case when of_product then (p_aspects ->> 'craftsmanship')::smallint end,
         packaging = case when not of_product then (p_aspects ->> 'packaging')::smallint end,
         delivery = case when not of_product then (p_aspects ->> 'delivery')::smallint end,
         communication = case when not of_product then (p_aspects ->> 'communication')::smallint end
   where id = written;
  if p_pictures is not null then perform private.set_review_pictures(written, p_pictures); end if;
  return written;
end
$$;
