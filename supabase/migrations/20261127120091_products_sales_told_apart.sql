-- What changes nothing anybody sees or is told of costs next to nothing: a sale of which enough is left for everybody, and whatever the shop itself
-- writes where only acts of people are noted.

create or replace function private.tell_of_products() returns trigger language plpgsql security definer set search_path = '' as $$
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
  pair record;
  before public.products;
  after public.products;
  told boolean := false;
begin
  if tg_op = 'INSERT' then
    select array_agg(id), array_agg(distinct seller_id), array_agg(distinct seller_id), array_agg(distinct category_id), true
      into pieces, shops, moved_shops, moved_categories, shown from is_now where status = 'active';
  elsif tg_op = 'DELETE' then
    select array_agg(id), array_agg(distinct seller_id), array_agg(distinct seller_id), array_agg(distinct category_id), true
      into pieces, shops, moved_shops, moved_categories, shown from was where status = 'active';
  else
    -- Most sales leave enough for everybody, and no page says how many: such a row is told apart without being taken to pieces.
    for pair in select o, n from was o join is_now n on n.id = o.id loop
      before := pair.o;
      after := pair.n;
      told := least(before.stock_quantity, 10) <> least(after.stock_quantity, 10);
      exit when told;
      after.stock_quantity := before.stock_quantity;
      after.updated_at := before.updated_at;
      after.sales_count := before.sales_count;
      after.waits_since := before.waits_since;
      told := after is distinct from before;
      exit when told;
    end loop;
    if not told then return null; end if;
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
create or replace function private.note_shop_act() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  before jsonb;
  after jsonb;
  one jsonb;
  leads_to uuid;
  shop uuid;
  subject text;
  changed jsonb := '{}';
  watched text;
begin
  -- What the shop itself writes, as it does with each sale, names nobody of whom something could be told.
  if auth.jwt() is null and auth.uid() is null then
    if tg_argv[2] = '' then return null; end if;
    one := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
    if one ->> tg_argv[2] is null then return null; end if;
  end if;
  before := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  one := case when tg_op = 'DELETE' then before else after end;
  person := coalesce((select private.acting_person()), (one ->> tg_argv[2])::uuid);
  if person is null then return null; end if;
  leads_to := one ->> tg_argv[0];
  subject := one ->> tg_argv[1];
  if tg_argv[0] in ('product_id', 'variant_id', 'change_id') then
    select p.seller_id, p.name into shop, subject from public.products p
     where p.id = case tg_argv[0] when 'product_id' then leads_to
       when 'change_id' then (select c.product_id from public.product_changes c where c.id = leads_to)
       else (select v.product_id from public.product_variants v where v.id = leads_to) end;
  else shop := case tg_argv[0] when 'order_id' then (select o.seller_id from public.orders o where o.id = leads_to)
    when 'case_id' then (select o.seller_id from public.order_cases c join public.orders o on o.id = c.order_id where c.id = leads_to)
    when 'conversation_id' then (select c.seller_id from public.conversations c where c.id = leads_to)
    else leads_to end;
  end if;
  -- An owner alone leaves no lines: there is nobody to tell.
  if not coalesce((select auth.jwt()) ? 'api_key', false)
    and not exists (select from public.seller_members m where m.seller_id = shop and m.person_id = person and m.role <> 'owner') then return null; end if;
  foreach watched in array tg_argv[3:] loop
    if coalesce(before -> watched, 'null') <> coalesce(after -> watched, 'null') then
      changed := changed || jsonb_build_object(watched, jsonb_build_array(left(before ->> watched, 300), left(after ->> watched, 300)));
    end if;
  end loop;
  if tg_op = 'UPDATE' and changed = '{}' then return null; end if;
  perform private.write_shop_act(shop, person, tg_table_name || '.' || lower(tg_op), subject, changed);
  return null;
end $$;

create or replace function private.tell_of_parts() returns trigger language plpgsql security definer set search_path = '' as $$
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
  if parts = '{}' then return null; end if;
  select array_agg(p.id), array_agg(distinct p.seller_id) into parts, of_pieces from public.products p where p.id = any (parts) and p.status = 'active';
  perform private.tell_product_keys(parts, of_pieces, shown => tg_table_name in ('product_translations', 'product_images'), haste => haste);
  return null;
end $$;
