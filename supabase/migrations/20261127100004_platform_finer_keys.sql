-- Posts, categories, makers' lists, the map, collections, stories and suggestions say what they show, too (docs/decisions/one-machine-or-many.md).

create or replace function private.tell_of_found_words()
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
  perform private.tell_keys('{list,findings}'::text[] || array(select 'category-' || c from unnest(categories) c)
    || array(select 'category-' || c.parent_id from public.categories c where c.id = any (categories) and c.parent_id is not null));
  return null;
end
$$;

create or replace function private.tell_of_reviews()
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
  -- What a maker is rated decides who shines on the home page, and who stands first on the map.
  perform private.tell_keys(array(select 'shop-' || s from unnest(shops) s) || case when shops <> '{}' then '{shelves,makers}'::text[] end);
  return null;
end
$$;
