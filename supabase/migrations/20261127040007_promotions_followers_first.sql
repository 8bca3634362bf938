-- A sale that followers have first: they pay its price some hours before everybody, and are told of it and of pieces that open for them, once.
alter table private.shop_sales add column followers_hours smallint;
alter table private.shop_sales add constraint shop_sales_followers_hours_check check (followers_hours between 1 and 72) not valid;
alter table private.shop_sales validate constraint shop_sales_followers_hours_check;
comment on column private.shop_sales.followers_hours is 'So many hours before its start followers pay its price already.';

create function private.follower_percent(p_person uuid, p_product_id uuid) returns smallint
language sql stable security definer set search_path = '' as $$
  select s.percent from private.shop_sale_products x join private.shop_sales s on s.id = x.sale_id
   where x.product_id = p_product_id and x.state = 'waiting' and s.followers_hours is not null and s.ended_at is null and s.ends_at > private.now()
     and s.starts_at - make_interval(hours => s.followers_hours) <= private.now() and private.follows(p_person, s.seller_id)
   limit 1
$$;
comment on function private.follower_percent(uuid, uuid) is
  'By how many percent a piece is cheaper for a person now who follows its shop, because a sale is to begin; null for everybody else.';
revoke execute on function private.follower_percent(uuid, uuid) from public;
grant execute on function private.follower_percent(uuid, uuid) to service_role;

create function public.my_follower_price(p_product_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('percent', c.percent, 'everybody_from', s.starts_at, 'prices', (
      select jsonb_object_agg(v.id, private.sale_price(coalesce(v.price_minor, p.price_minor), c.percent))
        from public.product_variants v where v.product_id = p.id and v.is_active))
    from public.products p
    cross join lateral (select private.follower_percent((select auth.uid()), p.id) as percent) c
    join private.shop_sale_products x on x.product_id = p.id and x.state = 'waiting' join private.shop_sales s on s.id = x.sale_id
   where p.id = p_product_id and c.percent is not null and p.status = 'active'
$$;
comment on function public.my_follower_price(uuid) is
  'What a piece costs the caller now, who follows its shop, before a sale begins for everybody: {percent, everybody_from, prices: {variant: satang}};
else null.';
revoke execute on function public.my_follower_price(uuid) from public;
grant execute on function public.my_follower_price(uuid) to authenticated, service_role;

create table private.follower_news (
  id bigint generated always as identity primary key,
  seller_id uuid not null references public.sellers (id) on delete cascade,
  product_id uuid references public.products (id) on delete cascade,
  sale_id uuid references private.shop_sales (id) on delete cascade,
  due_at timestamptz not null,
  last_person uuid,
  told_at timestamptz,
  check (num_nonnulls(product_id, sale_id) = 1),
  unique (product_id),
  unique (sale_id)
);
comment on table private.follower_news is 'Pieces and sales that a shop''s followers are told of, once.
`last_person`: up to whom, in the order of their ids, it was told.';
create index follower_news_due on private.follower_news (due_at) where told_at is null;
create index follower_news_seller on private.follower_news (seller_id);
alter table private.follower_news enable row level security;

create function private.queue_follower_news() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.follower_news (seller_id, product_id, due_at) values (new.seller_id, new.id, private.now()) on conflict do nothing;
  return null;
end
$$;
revoke execute on function private.queue_follower_news() from public;
create trigger products_for_followers after update of status on public.products for each row
  when (new.status = 'active' and new.opens_at is not null and old.opens_at is null and new.followers_hours is not null)
  execute function private.queue_follower_news();
create trigger products_for_followers_new after insert on public.products for each row
  when (new.status = 'active' and new.opens_at is not null and new.followers_hours is not null) execute function private.queue_follower_news();

create function private.tell_followers(p_most integer default 500) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  n private.follower_news;
  facts jsonb;
  person uuid;
  told integer := 0;
begin
  select * into n from private.follower_news x where x.told_at is null and x.due_at <= private.now() order by x.due_at, x.id limit 1 for update skip locked;
  if not found then return 0; end if;
  -- What opened, was taken away or dropped meanwhile is no news any more.
  if n.product_id is not null then
    select jsonb_build_object('event', 'early_piece', 'product_id', p.id, 'name', p.name, 'seller', s.business_name, 'seller_id', s.id) into facts
      from public.products p join public.sellers s on s.id = p.seller_id and s.application_status = 'approved'
     where p.id = n.product_id and p.status = 'active' and p.opens_at > private.now() and p.followers_hours is not null;
  else
    select jsonb_build_object('event', 'early_sale', 'count', x.percent, 'seller', s.business_name, 'seller_id', s.id) into facts
      from private.shop_sales x join public.sellers s on s.id = x.seller_id and s.application_status = 'approved'
     where x.id = n.sale_id and x.starts_at > private.now();
  end if;
  if facts is not null then
    for person in select f.person_id from public.shop_followers f where f.seller_id = n.seller_id and (n.last_person is null or f.person_id > n.last_person)
        order by f.person_id limit p_most loop
      told := told + 1;
      n.last_person := person;
      perform private.notify(person, 'shop_news', coalesce('piece:' || n.product_id, 'sale:' || n.sale_id), facts, private.now());
    end loop;
  end if;
  update private.follower_news x set last_person = n.last_person, told_at = case when told < p_most then private.now() end where x.id = n.id;
  return greatest(told, 1);
end
$$;
comment on function private.tell_followers(integer) is
  'Tells up to so many followers of the piece or the sale that has waited longest; asked until it says 0. Nobody is told twice.';
revoke execute on function private.tell_followers(integer) from public;
grant execute on function private.tell_followers(integer) to service_role;

alter table public.notifications drop constraint notifications_kind_check;
alter table public.notifications add constraint notifications_kind_check check (kind in ('case_news', 'new_review', 'review_answered', 'order_shipped',
  'order_delivered', 'payment_received', 'new_message', 'price_dropped', 'back_in_stock', 'account_seen', 'shop_word', 'search_news', 'wholesale_news',
  'publication_news', 'shop_news')) not valid;
alter table public.notification_preferences drop constraint notification_preferences_kind_check;
alter table public.notification_preferences add constraint notification_preferences_kind_check check (kind in ('order_shipped', 'order_delivered',
  'payment_received', 'new_message', 'price_dropped', 'back_in_stock', 'new_review', 'review_answered', 'review_invitation', 'case_news', 'cart_reminder',
  'search_news', 'shop_news')) not valid;
alter table public.notification_preferences validate constraint notification_preferences_kind_check;

CREATE OR REPLACE FUNCTION private.notify(person uuid, news text, about text, with_facts jsonb, happened timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $$
declare
  told uuid;
  fresh constant boolean := happened > private.now() - interval '1 day';
begin
  insert into public.notifications (person_id, kind, key, facts, created_at, read_at)
  values (person, news, about, with_facts || jsonb_strip_nulls(jsonb_build_object('image', private.picture_of_news(with_facts))), happened,
    case when fresh then null else happened end)
  on conflict (person_id, kind, key) do update set facts = excluded.facts, created_at = excluded.created_at, read_at = null
    where excluded.kind = 'new_message'
  returning id into told;
  if told is null or not fresh then return; end if;
  perform realtime.send(jsonb_build_object('kind', news), 'notification', 'notices:' || person, true);
  if news in ('order_delivered', 'price_dropped', 'back_in_stock', 'search_news', 'shop_news') and private.wants_mail(person, news) then
    insert into private.outbox (topic, key, payload) values ('notification', told::text, jsonb_build_object('notification_id', told)) on conflict do nothing;
  end if;
end
$$;

CREATE OR REPLACE FUNCTION private.is_mass_letter(p_topic text, p_payload jsonb)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $$
  select case p_topic
    when 'notification' then coalesce((select n.kind in ('search_news', 'price_dropped', 'back_in_stock', 'shop_news') from public.notifications n
      where n.id = private.as_uuid(p_payload ->> 'notification_id')), false)
    else p_topic in ('person.page_version', 'seller.factor', 'order.review', 'cart.left') end
$$;

CREATE OR REPLACE FUNCTION public.make_shop_sale(p_seller_id uuid, p_sale jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $$
declare
  asked constant private.shop_sales := jsonb_populate_record(null::private.shop_sales, p_sale);
  wanted constant uuid[] := case when jsonb_typeof(p_sale -> 'products') = 'array'
    then array(select distinct w::uuid from jsonb_array_elements_text(p_sale -> 'products') w) end;
  -- Followers have their hours before whatever was said.
  begins constant timestamptz := greatest(coalesce(asked.starts_at, private.now()),
    private.now() + coalesce(asked.followers_hours, 0) * interval '1 hour');
begin
  if not private.may_in_shop(p_seller_id, 'promotions.write') then raise exception 'This is not your shop.' using errcode = '42501'; end if;
  perform pg_advisory_xact_lock(hashtextextended('shop promotions ' || p_seller_id, 0));
  -- Asked again, because an answer was lost, it is the same sale.
  if exists (select from private.shop_sales s where s.id = asked.id and s.seller_id = p_seller_id) then return asked.id; end if;
  if asked.id is null or char_length(btrim(coalesce(asked.name, ''))) not between 1 and 100 or coalesce(asked.percent, 0) not between 5 and 80
    or coalesce(asked.followers_hours, 1) not between 1 and 72
    or asked.ends_at is null or asked.ends_at <= greatest(begins, private.now()) or asked.ends_at > begins + interval '31 days'
    or begins > private.now() + interval '90 days' or cardinality(wanted) > 1000
    or coalesce(jsonb_typeof(p_sale -> 'products'), 'null') not in ('null', 'array') then
    perform private.refuse_campaign('', 'name, percent and days');
  end if;
  if (select count(*) from private.shop_sales s where s.seller_id = p_seller_id and s.made_at > private.now() - interval '1 day') >= 10
    or (select count(*) from private.shop_sales s where s.seller_id = p_seller_id and s.ended_at is null) >= 10 then
    raise exception 'There are enough sales here.' using errcode = 'HT005', hint = 'too_many_promotions';
  end if;
  if exists (select from unnest(wanted) w (id) where not exists (select from public.products p where p.id = w.id and p.seller_id = p_seller_id)) then
    perform private.refuse_campaign('23503', '');
  end if;
  if exists (select from private.shop_sale_products x where x.product_id = any (wanted) and x.state <> 'done') then
    raise exception 'A piece is in another sale.' using errcode = 'HT005', hint = 'in_other_sale';
  end if;
  insert into private.shop_sales (id, seller_id, name, percent, starts_at, ends_at, followers_hours)
    values (asked.id, p_seller_id, btrim(asked.name), asked.percent, begins, asked.ends_at, asked.followers_hours);
  insert into private.shop_sale_products (sale_id, product_id)
    select asked.id, p.id from public.products p
     where p.seller_id = p_seller_id and p.status = 'active' and (wanted is null or p.id = any (wanted))
       and not exists (select from private.shop_sale_products x where x.product_id = p.id and x.state <> 'done')
     order by p.id limit 10000;
  if not found then raise exception 'Nothing is for sale that is in no other sale.' using errcode = 'HT005', hint = 'no_pieces'; end if;
  if asked.followers_hours is not null then
    insert into private.follower_news (seller_id, sale_id, due_at) values (p_seller_id, asked.id, begins - make_interval(hours => asked.followers_hours));
  end if;
  return asked.id;
end
$$;

comment on function public.make_shop_sale(uuid, jsonb) is
  'Plans a sale of pieces of a shop: {id, name, percent, starts_at, ends_at, products, followers_hours}; without `products` of all that are for sale and in no
other sale. Followers pay its price so many hours before its start. 42501 to others; HT004 no_campaign, unknown_records; HT005 in_other_sale, no_pieces,
too_many_promotions.';
