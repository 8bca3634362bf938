-- Pages are told what has changed by its keys (docs/decisions/one-machine-or-many.md), so that one piece does not cost every page.

create function private.tell_keys(keys text[], haste text default 'keys')
 returns void
 language plpgsql
 set search_path to ''
as $$
declare
  -- So many of the longest fit into the 8000 bytes that one piece of news may have.
  most constant integer := 150;
  told text[] := array(select distinct k from unnest(keys) k where k is not null order by k);
begin
  if told = '{}' then return; end if;
  perform pg_catalog.pg_notify('pages', case when cardinality(told) > most then 'shop' else haste || ' ' || array_to_string(told, ' ') end);
end
$$;
comment on function private.tell_keys(text[],text) is 'Tells everybody who keeps pages what has changed, by its keys; above 150, that everything has.
`haste` is keys, or stock for what may wait a little.';

create function private.tell_product_keys(
  products uuid[], shops uuid[], moved_shops uuid[] default '{}', moved_categories uuid[] default '{}', shown boolean default true, haste text default 'keys')
 returns void
 language plpgsql
 security definer
 set search_path to ''
as $$
declare
  -- More at once are said by their shops.
  most constant integer := 40;
  keys text[] := '{list}';
begin
  if coalesce(cardinality(products), 0) = 0 then return; end if;
  if cardinality(products) > most then
    keys := keys || '{products,shelves}'::text[] || array(select 'shop-' || s from unnest(shops) s);
  else
    keys := keys || array(select 'product-' || p from unnest(products) p);
  end if;
  if shown or moved_shops <> '{}' then keys := keys || 'shelves'::text; end if;
  keys := keys || array(select 'shelf-' || s from unnest(moved_shops) s)
    || array(select 'category-' || c from unnest(moved_categories) c)
    || array(select 'category-' || c.parent_id from public.categories c where c.id = any (moved_categories) and c.parent_id is not null);
  perform private.tell_keys(keys, haste);
end
$$;
comment on function private.tell_product_keys(uuid[],uuid[],uuid[],uuid[],boolean,text) is 'Tells the pages that show these products.
moved_*: where another piece may stand now; shown: names or pictures are other ones.';

create function private.tell_of_products()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $$
declare
  -- No page shows these, or none is made anew for them.
  silent constant text[] := '{updated_at,sales_count,waits_since}';
  -- What a sale changes.
  sold constant text[] := '{stock_quantity,days_to_make}';
  pieces uuid[];
  shops uuid[];
  moved_shops uuid[];
  moved_categories uuid[];
  shown boolean;
  only_sold boolean := false;
begin
  if tg_op = 'INSERT' then
    select array_agg(id), array_agg(distinct seller_id), array_agg(distinct seller_id), array_agg(distinct category_id), true
      into pieces, shops, moved_shops, moved_categories, shown from is_now where status = 'active';
  elsif tg_op = 'DELETE' then
    select array_agg(id), array_agg(distinct seller_id), array_agg(distinct seller_id), array_agg(distinct category_id), true
      into pieces, shops, moved_shops, moved_categories, shown from was where status = 'active';
  else
    with changed as (
      select n.id, o.seller_id as old_shop, n.seller_id as new_shop, o.category_id as old_category, n.category_id as new_category,
             to_jsonb(o) - silent - sold = to_jsonb(n) - silent - sold as only_sold,
             (o.name, o.image_url, o.images) is distinct from (n.name, n.image_url, n.images) as shown,
             -- Where a piece stands in lists, as private.refresh_listings and best_match_of have it; sales move it when something else does.
             (o.status, o.opens_at, o.seller_id, o.category_id, o.published_at, o.is_featured, o.is_new, cardinality(o.images) > 0, o.rating, o.review_count,
              o.stock_quantity > 0 or o.made_to_order)
               is distinct from
             (n.status, n.opens_at, n.seller_id, n.category_id, n.published_at, n.is_featured, n.is_new, cardinality(n.images) > 0, n.rating, n.review_count,
              n.stock_quantity > 0 or n.made_to_order) as moved
        from was o join is_now n on n.id = o.id
       where 'active' in (o.status, n.status)
         and (to_jsonb(o) - silent - 'stock_quantity' <> to_jsonb(n) - silent - 'stock_quantity'
           or least(o.stock_quantity, 10) <> least(n.stock_quantity, 10)))
    select array_agg(distinct id), array_agg(distinct new_shop) || array_agg(distinct old_shop),
           array_agg(distinct new_shop) filter (where moved) || array_agg(distinct old_shop) filter (where moved),
           array_agg(distinct new_category) filter (where moved) || array_agg(distinct old_category) filter (where moved),
           bool_or(changed.shown), bool_and(changed.only_sold)
      into pieces, shops, moved_shops, moved_categories, shown, only_sold from changed;
  end if;
  perform private.tell_product_keys(pieces, shops, coalesce(moved_shops, '{}'), coalesce(moved_categories, '{}'), coalesce(shown, false),
    case when only_sold then 'stock' else 'keys' end);
  return null;
end
$$;

create function private.tell_of_parts()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $$
declare
  silent constant text[] := '{updated_at,source_hash,locked,stock_quantity,stock_is_low}';
  parts uuid[] := '{}';
  of_pieces uuid[];
  haste text := 'keys';
begin
  if tg_op = 'INSERT' then
    parts := array(select distinct product_id from is_now);
  elsif tg_op = 'DELETE' then
    parts := array(select distinct product_id from was);
  else
    parts := array(select distinct (r ->> 'product_id')::uuid from (
      (select to_jsonb(o) - silent as r from was o except select to_jsonb(n) - silent from is_now n)
      union all (select to_jsonb(n) - silent from is_now n except select to_jsonb(o) - silent from was o)) differ);
    if parts = '{}' and tg_table_name = 'product_variants' then
      haste := 'stock';
      parts := array(select distinct n.product_id from was o join is_now n on n.id = o.id
        where least((to_jsonb(o) ->> 'stock_quantity')::integer, 10) <> least((to_jsonb(n) ->> 'stock_quantity')::integer, 10));
    end if;
  end if;
  select array_agg(p.id), array_agg(distinct p.seller_id) into parts, of_pieces from public.products p where p.id = any (parts) and p.status = 'active';
  perform private.tell_product_keys(parts, of_pieces, shown => tg_table_name in ('product_translations', 'product_images'), haste => haste);
  return null;
end
$$;

create function private.tell_of_found_words()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $$
declare
  categories uuid[] := array(
    select distinct l.category_id from was o join is_now n on n.product_id = o.product_id join private.product_listings l on l.product_id = n.product_id
     where o.words <> n.words or o.head <> n.head);
begin
  if categories = '{}' then return null; end if;
  perform private.tell_keys('{list}'::text[] || array(select 'category-' || c from unnest(categories) c)
    || array(select 'category-' || c.parent_id from public.categories c where c.id = any (categories) and c.parent_id is not null));
  return null;
end
$$;

create function private.tell_of_reviews()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $$
declare
  silent constant text[] := '{helpful_count,author_id,judged_at,hidden_at}';
  pieces uuid[];
  shops uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct product_id), array_agg(distinct seller_id) into pieces, shops from is_now where status = 'published';
  elsif tg_op = 'DELETE' then
    select array_agg(distinct product_id), array_agg(distinct seller_id) into pieces, shops from was where status = 'published';
  else
    select array_agg(distinct n.product_id), array_agg(distinct n.seller_id) into pieces, shops from was o join is_now n on n.id = o.id
     where 'published' in (o.status, n.status) and to_jsonb(o) - silent <> to_jsonb(n) - silent;
  end if;
  perform private.tell_product_keys(array_remove(pieces, null), shops, shown => false);
  -- What a maker is rated decides who shines on the home page.
  perform private.tell_keys(array(select 'shop-' || s from unnest(shops) s) || case when shops <> '{}' then '{shelves}'::text[] end);
  return null;
end
$$;

create function private.tell_of_review_pictures()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $$
declare
  of_reviews uuid[];
begin
  if tg_op = 'DELETE' then of_reviews := array(select distinct review_id from was);
  else of_reviews := array(select distinct review_id from is_now);
  end if;
  perform private.tell_keys(array(select 'shop-' || r.seller_id from public.reviews r where r.id = any (of_reviews)
    union select 'product-' || r.product_id from public.reviews r where r.id = any (of_reviews)));
  return null;
end
$$;

create function private.tell_of_shops()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $$
declare
  shops uuid[];
begin
  if tg_op = 'INSERT' then shops := array(select distinct seller_id from is_now);
  elsif tg_op = 'DELETE' then shops := array(select distinct seller_id from was);
  else shops := array(select seller_id from is_now union select seller_id from was);
  end if;
  -- The home page tells a maker's story, too.
  perform private.tell_keys(array(select 'shop-' || s from unnest(shops) s)
    || case when tg_table_name = 'seller_translations' and shops <> '{}' then '{shelves}'::text[] end);
  return null;
end
$$;

create function private.tell_of_shop()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $$
begin
  perform private.tell_keys(array['shop-' || new.id]);
  return null;
end
$$;

drop trigger products_tell_pages on public.products;
drop trigger products_tell_pages_asked on public.products;
drop trigger products_tell_pages_followers on public.products;
drop trigger products_tell_pages_making on public.products;
drop trigger products_tell_pages_opened on public.products;
drop trigger products_tell_pages_preorder on public.products;
drop trigger products_tell_pages_stock on public.products;
drop trigger products_parcel_tells_pages on public.products;
create trigger products_tell_pages_new after insert on public.products referencing new table as is_now
  for each statement execute function private.tell_of_products();
create trigger products_tell_pages after update on public.products referencing old table as was new table as is_now
  for each statement execute function private.tell_of_products();
create trigger products_tell_pages_gone after delete on public.products referencing old table as was
  for each statement execute function private.tell_of_products();

drop trigger product_variants_tell_pages on public.product_variants;
create trigger product_variants_tell_pages_new after insert on public.product_variants referencing new table as is_now
  for each statement execute function private.tell_of_parts();
create trigger product_variants_tell_pages after update on public.product_variants referencing old table as was new table as is_now
  for each statement execute function private.tell_of_parts();
create trigger product_variants_tell_pages_gone after delete on public.product_variants referencing old table as was
  for each statement execute function private.tell_of_parts();

drop trigger product_translations_tell_pages on public.product_translations;
create trigger product_translations_tell_pages_new after insert on public.product_translations referencing new table as is_now
  for each statement execute function private.tell_of_parts();
create trigger product_translations_tell_pages after update on public.product_translations referencing old table as was new table as is_now
  for each statement execute function private.tell_of_parts();
create trigger product_translations_tell_pages_gone after delete on public.product_translations referencing old table as was
  for each statement execute function private.tell_of_parts();

drop trigger product_attributes_tell_pages on public.product_attributes;
create trigger product_attributes_tell_pages_new after insert on public.product_attributes referencing new table as is_now
  for each statement execute function private.tell_of_parts();
create trigger product_attributes_tell_pages after update on public.product_attributes referencing old table as was new table as is_now
  for each statement execute function private.tell_of_parts();
create trigger product_attributes_tell_pages_gone after delete on public.product_attributes referencing old table as was
  for each statement execute function private.tell_of_parts();

create trigger product_images_tell_pages_new after insert on public.product_images referencing new table as is_now
  for each statement execute function private.tell_of_parts();
create trigger product_images_tell_pages after update on public.product_images referencing old table as was new table as is_now
  for each statement execute function private.tell_of_parts();
create trigger product_images_tell_pages_gone after delete on public.product_images referencing old table as was
  for each statement execute function private.tell_of_parts();

create trigger product_words_tell_pages after update on private.product_words referencing old table as was new table as is_now
  for each statement execute function private.tell_of_found_words();

drop trigger reviews_tell_pages on public.reviews;
create trigger reviews_tell_pages_new after insert on public.reviews referencing new table as is_now
  for each statement execute function private.tell_of_reviews();
create trigger reviews_tell_pages after update on public.reviews referencing old table as was new table as is_now
  for each statement execute function private.tell_of_reviews();
create trigger reviews_tell_pages_gone after delete on public.reviews referencing old table as was
  for each statement execute function private.tell_of_reviews();

drop trigger review_pictures_tell_pages on public.review_pictures;
create trigger review_pictures_tell_pages_new after insert on public.review_pictures referencing new table as is_now
  for each statement execute function private.tell_of_review_pictures();
create trigger review_pictures_tell_pages after update on public.review_pictures referencing new table as is_now
  for each statement execute function private.tell_of_review_pictures();
create trigger review_pictures_tell_pages_gone after delete on public.review_pictures referencing old table as was
  for each statement execute function private.tell_of_review_pictures();

drop trigger shop_announcements_tell_pages on public.shop_announcements;
create trigger shop_announcements_tell_pages_new after insert on public.shop_announcements referencing new table as is_now
  for each statement execute function private.tell_of_shops();
create trigger shop_announcements_tell_pages after update on public.shop_announcements referencing old table as was new table as is_now
  for each statement execute function private.tell_of_shops();
create trigger shop_announcements_tell_pages_gone after delete on public.shop_announcements referencing old table as was
  for each statement execute function private.tell_of_shops();

drop trigger seller_translations_tell_pages on public.seller_translations;
create trigger seller_translations_tell_pages_new after insert on public.seller_translations referencing new table as is_now
  for each statement execute function private.tell_of_shops();
create trigger seller_translations_tell_pages after update on public.seller_translations referencing old table as was new table as is_now
  for each statement execute function private.tell_of_shops();
create trigger seller_translations_tell_pages_gone after delete on public.seller_translations referencing old table as was
  for each statement execute function private.tell_of_shops();

create trigger seller_credentials_tell_pages_new after insert on public.seller_credentials referencing new table as is_now
  for each statement execute function private.tell_of_shops();
create trigger seller_credentials_tell_pages after update on public.seller_credentials referencing old table as was new table as is_now
  for each statement execute function private.tell_of_shops();
create trigger seller_credentials_tell_pages_gone after delete on public.seller_credentials referencing old table as was
  for each statement execute function private.tell_of_shops();

drop trigger sellers_tell_pages_featured on public.sellers;
drop trigger sellers_tell_pages_visits on public.sellers;
create trigger sellers_tell_pages_featured after update of featured on public.sellers
  for each row when (old.featured is distinct from new.featured) execute function private.tell_of_shop();
create trigger sellers_tell_pages_visits after update of visiting_hours, visiting_note, policies, pictures on public.sellers
  for each row when ((old.visiting_hours, old.visiting_note, old.policies, old.pictures) is distinct from
    (new.visiting_hours, new.visiting_note, new.policies, new.pictures)) execute function private.tell_of_shop();

drop trigger blog_categories_tell_pages on public.blog_categories;
create trigger blog_categories_tell_pages after insert or delete or update on public.blog_categories
  for each statement execute function private.tell_the_pages('keys blog');
drop trigger blog_category_translations_tell_pages on public.blog_category_translations;
create trigger blog_category_translations_tell_pages after insert or delete or update on public.blog_category_translations
  for each statement execute function private.tell_the_pages('keys blog');
drop trigger blog_post_tags_tell_pages on public.blog_post_tags;
create trigger blog_post_tags_tell_pages after insert or delete or update on public.blog_post_tags
  for each statement execute function private.tell_the_pages('keys blog');
drop trigger blog_post_translations_tell_pages on public.blog_post_translations;
create trigger blog_post_translations_tell_pages after insert or delete or update on public.blog_post_translations
  for each statement execute function private.tell_the_pages('keys blog');
drop trigger blog_posts_tell_pages on public.blog_posts;
create trigger blog_posts_tell_pages after insert or delete or update on public.blog_posts
  for each statement execute function private.tell_the_pages('keys blog');
drop trigger blog_tags_tell_pages on public.blog_tags;
create trigger blog_tags_tell_pages after insert or delete or update on public.blog_tags
  for each statement execute function private.tell_the_pages('keys blog');
drop trigger hero_slides_tell_pages on public.hero_slides;
create trigger hero_slides_tell_pages after insert or delete or update on public.hero_slides
  for each statement execute function private.tell_the_pages('keys home');
drop trigger collections_tell_pages on public.collections;
create trigger collections_tell_pages after insert or delete or update on public.collections
  for each statement execute function private.tell_the_pages('keys collections');

-- Every page is made with the rates of its hour.
create trigger exchange_rates_tell_pages after insert or delete or update on public.exchange_rates
  for each statement execute function private.tell_the_pages('shop');
