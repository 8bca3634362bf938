-- What a maker says of hundreds of pieces she says in a spreadsheet: also who makes them, and by which of her parcels they go.
CREATE OR REPLACE FUNCTION private.sheet_facts(p_product_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('name', p.name, 'description', p.description, 'material', p.material, 'craft', p.craft, 'care', p.care,
    'dimensions', p.dimensions, 'hs', p.hs_code, 'tags', to_jsonb(p.tags), 'price', p.price_minor, 'original', p.original_price_minor,
    'weight', p.weight_grams, 'days', p.lead_time_days, 'made', p.made_to_order, 'free', p.free_shipping, 'status', p.status,
    'category', p.category_id, 'sku', p.sku, 'making', p.making, 'parcel', p.shipping_profile_id,
    'parts', coalesce((select jsonb_object_agg(v.id, jsonb_build_object('price', v.price_minor, 'weight', v.weight_grams, 'sku', v.sku,
        'stock', coalesce(l.on_hand, 0))) from public.product_variants v left join public.stock_levels l on l.variant_id = v.id
      where v.product_id = p.id), '{}'))
  from public.products p where p.id = p_product_id
$function$;

CREATE OR REPLACE FUNCTION private.undo_sheet(p_row private.product_run_rows)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  facts constant jsonb := private.sheet_facts(p_row.product_id);
  back jsonb := '{}';
  parts jsonb;
begin
  if p_row.before = '{}' then
    delete from public.products p where p.id = p_row.product_id and p.status = 'draft' and p.published_at is null
      and not exists (select from public.product_holds h where h.product_id = p.id);
    if not found then raise exception 'It has been for sale.' using errcode = 'HT003', hint = 'changed_since'; end if;
    return;
  end if;
  if p_row.waits then
    update public.products p set status = p_row.before ->> 'status' where p.id = p_row.product_id and p.waits_since is not null;
    if not found then
      if p_row.fields = '{}' then raise exception 'It waits no more.' using errcode = 'HT005', hint = 'already_decided'; end if;
      perform public.withdraw_product_change(p_row.product_id, p_row.fields);
    end if;
    return;
  end if;
  -- A run of the time before a column came does not know it, and neither does what it takes back.
  if exists (select from jsonb_each(p_row.after - 'parts') a where facts -> a.key is distinct from a.value) or exists (
      select from jsonb_each(p_row.after -> 'parts') a where (facts -> 'parts' -> a.key) - 'stock' is distinct from a.value - 'stock') then
    raise exception 'It was changed since.' using errcode = 'HT003', hint = 'changed_since';
  end if;
  select coalesce(jsonb_object_agg(b.key, b.value), '{}') into back from jsonb_each(p_row.before - 'parts') b where p_row.after -> b.key <> b.value;
  select jsonb_object_agg(b.key, (b.value - 'stock') || jsonb_build_object('stock_change',
      (b.value ->> 'stock')::integer - (p_row.after -> 'parts' -> b.key ->> 'stock')::integer)) into parts
    from jsonb_each(p_row.before -> 'parts') b where p_row.after -> 'parts' -> b.key <> b.value;
  perform private.write_sheet(p_row.product_id, back || case when parts is null then '{}' else jsonb_build_object('parts', parts) end);
end
$function$;

CREATE OR REPLACE FUNCTION private.write_sheet(p_product_id uuid, p_set jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  p public.products;
  part record;
  lies integer;
  wished integer;
begin
  select * into p from public.products x where x.id = p_product_id;
  if p.status = 'draft' and p_set ->> 'status' = 'inactive' then
    raise exception 'It has never been for sale.' using errcode = 'HT005', hint = 'is_draft';
  end if;
  if p_set ? 'category' and not exists (select from public.categories c where c.id = (p_set ->> 'category')::uuid and c.status <> 'archived'
      and not exists (select from public.categories d where d.parent_id = c.id)) then
    raise exception 'No piece stands in that category.' using errcode = 'HT005', hint = 'no_category';
  end if;
  if p_set ->> 'parcel' is not null and not exists (select from public.shop_shipping_profiles s
      where s.id = (p_set ->> 'parcel')::uuid and s.seller_id = p.seller_id and s.ended_at is null) then
    raise exception 'There is no such parcel at this shop.' using errcode = 'HT005', hint = 'no_profile';
  end if;
  -- Shelves before their piece, as orders take them.
  for part in select e.key::uuid as id, e.value as set from jsonb_each(coalesce(p_set -> 'parts', '{}')) e order by 1 loop
    if not exists (select from public.product_variants v where v.id = part.id and v.product_id = p_product_id) then
      raise exception 'That version is not of this piece.' using errcode = 'PT404', hint = 'no_product';
    end if;
    if part.set ? 'stock' or part.set ? 'stock_change' then
      lies := coalesce((select l.on_hand from public.stock_levels l where l.variant_id = part.id for update), 0);
      wished := coalesce((part.set ->> 'stock')::integer, lies + (part.set ->> 'stock_change')::integer);
      if p.is_unique and wished > greatest(lies, 1) then raise exception 'There is one of it.' using errcode = 'HT005', hint = 'one_of_a_kind'; end if;
      perform public.adjust_stock(part.id, wished - lies);
    end if;
    update public.product_variants v set
        price_minor = case when part.set ? 'price' then (part.set ->> 'price')::bigint else v.price_minor end,
        weight_grams = case when part.set ? 'weight' then (part.set ->> 'weight')::integer else v.weight_grams end,
        sku = coalesce(part.set ->> 'sku', v.sku)
      where v.id = part.id and part.set ?| array['price', 'weight', 'sku'];
  end loop;
  update public.products x set name = coalesce(p_set ->> 'name', x.name), description = coalesce(p_set ->> 'description', x.description),
      material = coalesce(p_set ->> 'material', x.material), craft = coalesce(p_set ->> 'craft', x.craft), care = coalesce(p_set ->> 'care', x.care),
      dimensions = coalesce(p_set ->> 'dimensions', x.dimensions), hs_code = coalesce(p_set ->> 'hs', x.hs_code),
      tags = case when p_set ? 'tags' then array(select jsonb_array_elements_text(p_set -> 'tags')) else x.tags end,
      price_minor = coalesce((p_set ->> 'price')::bigint, x.price_minor),
      original_price_minor = case when p_set ? 'original' then (p_set ->> 'original')::bigint else x.original_price_minor end,
      weight_grams = coalesce((p_set ->> 'weight')::integer, x.weight_grams), lead_time_days = coalesce((p_set ->> 'days')::integer, x.lead_time_days),
      made_to_order = coalesce((p_set ->> 'made')::boolean, x.made_to_order), free_shipping = coalesce((p_set ->> 'free')::boolean, x.free_shipping),
      category_id = coalesce((p_set ->> 'category')::uuid, x.category_id), sku = coalesce(p_set ->> 'sku', x.sku),
      making = case when p_set ? 'making' then p_set ->> 'making' else x.making end,
      shipping_profile_id = case when p_set ? 'parcel' then (p_set ->> 'parcel')::uuid else x.shipping_profile_id end,
      status = coalesce(p_set ->> 'status', x.status)
    where x.id = p_product_id and p_set - 'parts' <> '{}';
end
$function$;
