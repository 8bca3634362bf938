-- Why: a shop of a thousand pieces was read page after page by offsets, and could be asked for a name or a status and nothing else.
-- Here the database is asked for what a maker looks for, in five orders, from the last row on.

create or replace function private.desk_products_where() returns text
language sql immutable set search_path = '' as $$
  select $where$p.seller_id = $1
    and (btrim($2) = '' or p.name ilike private.as_pattern($2) or p.sku ilike private.as_pattern($2)
      or exists (select from public.product_translations t where t.product_id = p.id and t.name ilike private.as_pattern($2))
      or exists (select from public.product_variants v where v.product_id = p.id and v.sku ilike private.as_pattern($2)))
    and ($3 is null or case $3
      when 'waiting' then exists (select from public.product_changes c where c.product_id = p.id and c.state in ('open', 'asked'))
      when 'held' then exists (select from public.product_holds h where h.product_id = p.id)
      else p.status = $3 end)
    and ($4 is null or p.category_id = $4)
    and ($5 is null or case $5
      when 'out' then not p.made_to_order and p.stock_quantity <= 0
      when 'low' then not p.made_to_order and not p.is_unique and p.stock_quantity between 1 and 9
      when 'made' then p.made_to_order end)$where$
$$;
comment on function private.desk_products_where() is
  'The one condition of a shop''s list of pieces: $1 shop, $2 words, $3 status or waiting or held, $4 category, $5 out, low or made (to order).';
revoke all on function private.desk_products_where() from public;
grant execute on function private.desk_products_where() to service_role;

create or replace function private.as_pattern(p_words text) returns text
language sql immutable set search_path = '' as $$ select '%' || regexp_replace(btrim(p_words), '([\\%_])', '\\\1', 'g') || '%' $$;
comment on function private.as_pattern(text) is 'Words as `ilike` finds them anywhere, with what it would take for a sign taken as a letter.';
revoke all on function private.as_pattern(text) from public;
grant execute on function private.as_pattern(text) to service_role;

create or replace function public.desk_products(
  p_seller_id uuid, p_words text default '', p_state text default null, p_category_id uuid default null, p_stock text default null,
  p_sort text default 'newest', p_after text default null, p_after_id uuid default null, p_most integer default 24
) returns setof public.products
language plpgsql stable security definer set search_path = '' rows 24 as $$
declare
  -- What is sorted by, its type, and the way it goes; the id tells apart what is alike. Nothing is added to prices so that the index over the prices of all
  -- shops is not read in search of this one's.
  orders constant jsonb := '{"newest": ["p.created_at", "timestamptz", "desc"], "name": ["p.name", "text", "asc"],
    "cheapest": ["p.price_minor + 0", "bigint", "asc"], "dearest": ["p.price_minor + 0", "bigint", "desc"],
    "scarcest": ["p.stock_quantity", "integer", "asc"]}';
  o constant jsonb := orders -> p_sort;
begin
  if not private.may_in_shop(p_seller_id, 'products.read') then
    raise exception 'These are not the pieces of your shop.' using errcode = '42501';
  end if;
  if o is null or p_most not between 1 and 1000 or char_length(p_words) > 100 then
    raise exception 'An order there is, at most 1,000 pieces and 100 characters.' using errcode = '22023';
  end if;
  return query execute format('select p.* from public.products p where %s and ($6 is null or (%s, p.id) %s ($6::%s, $7))
      order by %2$s %5$s, p.id %5$s limit $8',
    private.desk_products_where(), o ->> 0, case o ->> 2 when 'asc' then '>' else '<' end, o ->> 1, o ->> 2)
    using p_seller_id, coalesce(p_words, ''), p_state, p_category_id, p_stock, p_after, p_after_id, p_most;
end
$$;
comment on function public.desk_products(uuid, text, text, uuid, text, text, text, uuid, integer) is
  'Pieces of a shop as its desk lists them: with these words in a name of any language or a number, in a state (or waiting, held), of a
category, by stock (out, low, made), sorted newest, name, cheapest, dearest or scarcest. The next page begins behind the last row of this one
(p_after: what it is sorted by, p_after_id). 42501 for whoever does not read the pieces of this shop.';
revoke all on function public.desk_products(uuid, text, text, uuid, text, text, text, uuid, integer) from public;
grant execute on function public.desk_products(uuid, text, text, uuid, text, text, text, uuid, integer) to authenticated, service_role;

create or replace function public.desk_products_found(
  p_seller_id uuid, p_words text default '', p_state text default null, p_category_id uuid default null, p_stock text default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found bigint;
begin
  if not private.may_in_shop(p_seller_id, 'products.read') then
    raise exception 'These are not the pieces of your shop.' using errcode = '42501';
  end if;
  if char_length(p_words) > 100 then raise exception 'At most 100 characters.' using errcode = '22023'; end if;
  execute 'select count(*) from public.products p where ' || private.desk_products_where() into found
    using p_seller_id, coalesce(p_words, ''), p_state, p_category_id, p_stock;
  return jsonb_build_object('found', found, 'all', (select count(*) from public.products p where p.seller_id = p_seller_id));
end
$$;
comment on function public.desk_products_found(uuid, text, text, uuid, text) is
  'How many pieces of a shop desk_products would list, and how many it has: {found, all}. 42501 for whoever does not read them.';
revoke all on function public.desk_products_found(uuid, text, text, uuid, text) from public;
grant execute on function public.desk_products_found(uuid, text, text, uuid, text) to authenticated, service_role;
