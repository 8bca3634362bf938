-- What a list of products is searched, filtered, sorted and counted by: one narrow row for each piece everybody may see. The words stand in a table of their
-- own, so that counting a hundred thousand pieces reads little. Triggers keep it true; words that need a dictionary come from the job `index-products`.

create table private.product_listings (
  product_id        uuid primary key references public.products on delete cascade,
  seller_id         uuid not null,
  category_id       uuid not null,
  brand_id          uuid,
  province          text not null,
  price_minor       bigint not null,
  published_at      timestamptz not null,
  best_match        integer not null,
  rating_hundredths smallint not null,
  review_count      integer not null,
  is_handmade       boolean not null,
  is_new            boolean not null,
  is_featured       boolean not null,
  on_sale           boolean not null,
  free_shipping     boolean not null,
  gift_wrap         boolean not null,
  same_day_delivery boolean not null,
  customizable      boolean not null,
  in_stock          boolean not null
);
comment on table private.product_listings is
  'Active products of approved sellers, as lists need them. Kept by triggers; nothing else writes here. best_match is the order without a search word.';
create index product_listings_best on private.product_listings (best_match desc, product_id);
create index product_listings_newest on private.product_listings (published_at desc, product_id);
create index product_listings_price on private.product_listings (price_minor, product_id);
create index product_listings_rating on private.product_listings (rating_hundredths desc, review_count desc, product_id);
create index product_listings_category on private.product_listings (category_id, best_match desc);
create index product_listings_seller on private.product_listings (seller_id, best_match desc);
create index product_listings_brand on private.product_listings (brand_id) where brand_id is not null;
create index product_listings_province on private.product_listings (province);

-- This index holds whatever a list can be narrowed by, so that counting and choosing within a category read nothing else: looked up in the table, row by row,
-- a family of a million pieces with two more filters took six times as long.
create index product_listings_choice on private.product_listings (category_id)
  include (price_minor, rating_hundredths, brand_id, seller_id, province, is_handmade, is_new, is_featured, on_sale, free_shipping, gift_wrap,
    same_day_delivery, customizable);

create table private.product_words (
  product_id uuid primary key references private.product_listings on delete cascade,
  words      tsvector not null,
  head       tsvector not null
);
comment on table private.product_words is
  'What a listing is found by, in every language it is written in: A its name, B maker, craft and category, C material, place and tags, D description. head '
  'is the same without descriptions: short, for ranking.';
create index product_words_words on private.product_words using gin (words) with (fastupdate = off);

create table private.search_queue (
  product_id uuid primary key references public.products on delete cascade,
  queued_at  timestamptz not null default now()
);
comment on table private.search_queue is 'Products whose words have changed since `index-products` read them.';

/*
 * The order of a list nobody searched in: what can be bought first, then what buyers and the shop think well of. Ratings count as if everything had
 * five reviews of four stars; the last digits of the id mix makers, so that no one fills a page.
 */
create function private.best_match_of(p public.products, is_verified boolean) returns integer
language sql immutable set search_path = '' as $$
  select case when p.stock_quantity > 0 or p.made_to_order then 1000 else 0 end
    + case when p.is_featured then 120 else 0 end
    + case when p.is_new then 40 else 0 end
    + case when is_verified then 40 else 0 end
    + case when cardinality(p.images) > 0 then 60 else 0 end
    + ((p.rating * p.review_count + 20) / (p.review_count + 5) * 40)::integer
    + least((30 * ln(1 + p.sales_count))::integer, 150)
    + ('x' || right(p.id::text, 2))::bit(8)::integer / 3
$$;

/* What PostgreSQL alone can find in a product: its words in languages with spaces, until the dictionary has cut the others. */
create function private.plain_words_of(p public.products, business_name text) returns tsvector
language sql stable set search_path = '' as $$
  select setweight(to_tsvector('pg_catalog.simple', left(p.name, 200)), 'A')
      || setweight(to_tsvector('pg_catalog.simple', concat_ws(' ', business_name, p.craft)), 'B')
      || setweight(to_tsvector('pg_catalog.simple', concat_ws(' ', p.material, array_to_string(p.tags, ' '))), 'C')
$$;

/* Asks for new words. The job waits in the queue at most once; a database without the queue (drawn or filled by a program) is indexed by `indexProducts`. */
create function private.ask_for_words(wanted uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  if coalesce(cardinality(wanted), 0) = 0 then return; end if;
  -- Through products: words also change while a product is being deleted, and the dead need none.
  insert into private.search_queue (product_id) select id from public.products where id = any (wanted) and status = 'active' on conflict do nothing;
  if to_regprocedure('jobs.enqueue(text, json, text, timestamptz)') is not null then
    perform jobs.enqueue('index-products', '{}', 'index-products', null);
  end if;
end
$$;

/* Makes the listings of these products what the products are now: adds, changes and removes rows. Rows that stay as they were are not written. */
create function private.refresh_listings(wanted uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  if coalesce(cardinality(wanted), 0) = 0 then return; end if;
  delete from private.product_listings l
   where l.product_id = any (wanted)
     and not exists (
       select from public.products p join public.sellers s on s.id = p.seller_id
        where p.id = l.product_id and p.status = 'active' and p.opens_at is null and s.application_status = 'approved');

  with visible as (
    select p.id, p.seller_id, p.category_id, p.brand_id, s.province, p.price_minor, coalesce(p.published_at, p.created_at) as published_at,
           private.best_match_of(p, s.is_verified) as best_match, (p.rating * 100)::smallint as rating_hundredths, p.review_count,
           p.is_handmade, p.is_new, p.is_featured, p.on_sale, p.free_shipping, p.gift_wrap, p.same_day_delivery, p.customizable,
           p.stock_quantity > 0 or p.made_to_order as in_stock
      from public.products p join public.sellers s on s.id = p.seller_id
     where p.id = any (wanted) and p.status = 'active' and p.opens_at is null and s.application_status = 'approved'
  )
  insert into private.product_listings as l select * from visible
  on conflict (product_id) do update set
    (seller_id, category_id, brand_id, province, price_minor, published_at, best_match, rating_hundredths, review_count,
     is_handmade, is_new, is_featured, on_sale, free_shipping, gift_wrap, same_day_delivery, customizable, in_stock)
    = (excluded.seller_id, excluded.category_id, excluded.brand_id, excluded.province, excluded.price_minor, excluded.published_at, excluded.best_match,
       excluded.rating_hundredths, excluded.review_count, excluded.is_handmade, excluded.is_new, excluded.is_featured, excluded.on_sale,
       excluded.free_shipping, excluded.gift_wrap, excluded.same_day_delivery, excluded.customizable, excluded.in_stock)
  where l is distinct from excluded;

  with added as (
    insert into private.product_words (product_id, words, head)
    select p.id, plain.words, plain.words
      from private.product_listings l join public.products p on p.id = l.product_id join public.sellers s on s.id = p.seller_id
      cross join lateral private.plain_words_of(p, s.business_name) as plain(words)
     where l.product_id = any (wanted)
    on conflict do nothing
    returning product_id
  )
  insert into private.search_queue (product_id) select product_id from added on conflict do nothing;
end
$$;
revoke execute on function private.best_match_of(public.products, boolean), private.plain_words_of(public.products, text), private.ask_for_words(uuid[]),
  private.refresh_listings(uuid[]) from public, anon, authenticated;

create function private.list_new_products() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[] := array(select id from added where status = 'active');
begin
  perform private.refresh_listings(ids);
  perform private.ask_for_words(ids);
  return null;
end
$$;
create trigger products_list_new after insert on public.products referencing new table as added for each statement
  execute function private.list_new_products();

/* Selling one of many changes nothing here, so its WHEN keeps checkout out; selling the last one moves a single row. */
create function private.list_changed_product() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_listings(array[new.id]);
  return null;
end
$$;
create trigger products_list_stock after update of stock_quantity on public.products for each row
  when ((old.stock_quantity > 0) is distinct from (new.stock_quantity > 0)) execute function private.list_changed_product();
create trigger products_list_changed after update of seller_id, category_id, brand_id, price_minor, original_price_minor, published_at, status, images,
  rating, review_count, sales_count, is_handmade, is_new, is_featured, free_shipping, gift_wrap, same_day_delivery, customizable,
  made_to_order on public.products for each row
  when ((old.seller_id, old.category_id, old.brand_id, old.price_minor, old.original_price_minor, old.published_at, old.status, cardinality(old.images) > 0,
    old.rating, old.review_count, old.sales_count, old.is_handmade, old.is_new, old.is_featured, old.free_shipping, old.gift_wrap, old.same_day_delivery,
    old.customizable, old.made_to_order)
    is distinct from
        (new.seller_id, new.category_id, new.brand_id, new.price_minor, new.original_price_minor, new.published_at, new.status, cardinality(new.images) > 0,
          new.rating, new.review_count, new.sales_count, new.is_handmade, new.is_new, new.is_featured, new.free_shipping, new.gift_wrap,
          new.same_day_delivery, new.customizable, new.made_to_order))
  execute function private.list_changed_product();
create trigger products_list_opened after update of opens_at, early on public.products
  for each row when (old.opens_at is distinct from new.opens_at) execute function private.list_changed_product();

create function private.reword_changed_product() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.ask_for_words(array[new.id]);
  return null;
end
$$;
create trigger products_reword after update of name, description, material, craft, color, tags, category_id, brand_id, seller_id on public.products
  for each row
  when ((old.name, old.description, old.material, old.craft, old.color, old.tags, old.category_id, old.brand_id, old.seller_id)
    is distinct from (new.name, new.description, new.material, new.craft, new.color, new.tags, new.category_id, new.brand_id, new.seller_id))
  execute function private.reword_changed_product();

create function private.reword_translated_products() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.ask_for_words(array(select distinct product_id from changed));
  return null;
end
$$;
create trigger product_translations_reword_insert after insert on public.product_translations referencing new table as changed
  for each statement execute function private.reword_translated_products();
create trigger product_translations_reword_update after update on public.product_translations referencing new table as changed
  for each statement execute function private.reword_translated_products();
create trigger product_translations_reword_delete after delete on public.product_translations referencing old table as changed
  for each statement execute function private.reword_translated_products();

/* A maker who is approved, suspended or renamed takes all pieces along. */
create function private.list_changed_seller() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[] := array(select id from public.products where seller_id = new.id and status = 'active');
begin
  perform private.refresh_listings(ids);
  if new.application_status = 'approved' then perform private.ask_for_words(ids); end if;
  return null;
end
$$;
create trigger sellers_list_changed after update of application_status, province, is_verified, business_name, craft, location on public.sellers for each row
  when ((old.application_status, old.province, old.is_verified, old.business_name, old.craft, old.location)
    is distinct from (new.application_status, new.province, new.is_verified, new.business_name, new.craft, new.location))
  execute function private.list_changed_seller();

create function private.reword_named_products() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[];
begin
  case tg_table_name
    when 'brands' then ids := array(select product_id from private.product_listings where brand_id = new.id);
    when 'categories' then ids := array(select product_id from private.product_listings where category_id = new.id);
    else ids := array(select product_id from private.product_listings where category_id = new.category_id);
  end case;
  perform private.ask_for_words(ids);
  return null;
end
$$;
create trigger brands_reword after update of name on public.brands for each row when (old.name is distinct from new.name)
  execute function private.reword_named_products();
create trigger categories_reword after update of name on public.categories for each row when (old.name is distinct from new.name)
  execute function private.reword_named_products();
create trigger category_translations_reword after insert or update of name on public.category_translations for each row
  execute function private.reword_named_products();
revoke execute on function private.list_new_products(), private.list_changed_product(), private.reword_changed_product(),
  private.reword_translated_products(), private.list_changed_seller(), private.reword_named_products() from public, anon, authenticated;
