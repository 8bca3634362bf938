-- A count that finds what is there keeps its key as well: repeated after a lost answer, it changes nothing.
alter table public.stock_movements drop constraint stock_movements_quantity_check,
  add constraint stock_movements_quantity_check check (quantity <> 0 or (kind = 'adjusted' and deed_id is not null)) not valid;

CREATE OR REPLACE FUNCTION public.count_shelf(p_key uuid, p_variant_id uuid, p_seen integer, p_counted integer, p_anyway boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  product uuid;
  l public.stock_levels;
begin
  select v.product_id into product from public.product_variants v where v.id = p_variant_id;
  if product is null or not private.is_my_product(product) then
    raise exception 'Only the maker may count this stock.' using errcode = '42501';
  end if;
  if p_key is null or p_seen is null or p_counted is null or p_counted not between 0 and 1000000 then
    raise exception 'A count has a key and is between 0 and 1,000,000.' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('stock-deed:' || p_key, 0));
  if exists (select from public.stock_movements m where m.deed_id = p_key and m.variant_id = p_variant_id) then
    return jsonb_build_object('kept', true);
  end if;
  insert into public.stock_levels (variant_id) values (p_variant_id) on conflict do nothing;
  select * into l from public.stock_levels s where s.variant_id = p_variant_id for update;
  -- What lies there already is counted too: asked again later, it is not counted anew over what has been sold since.
  if l.on_hand = p_counted then
    insert into public.stock_movements (variant_id, kind, quantity, actor_id, deed_id) values (p_variant_id, 'adjusted', 0, (select auth.uid()), p_key);
    return jsonb_build_object('kept', true);
  end if;
  if l.on_hand <> p_seen and not coalesce(p_anyway, false) then
    return jsonb_build_object('kept', false, 'because', 'changed', 'now', l.on_hand, 'held', l.allocated + l.reserved);
  end if;
  update public.stock_levels s set on_hand = p_counted
   where s.variant_id = p_variant_id and s.on_hand = l.on_hand and s.allocated + s.reserved <= p_counted + s.backorder_limit;
  if not found then
    return jsonb_build_object('kept', false, 'because', 'held', 'now', l.on_hand, 'held', l.allocated + l.reserved);
  end if;
  insert into public.stock_movements (variant_id, kind, quantity, actor_id, deed_id)
  values (p_variant_id, case when p_counted > l.on_hand then 'received' else 'adjusted' end, p_counted - l.on_hand, (select auth.uid()), p_key);
  return jsonb_build_object('kept', true);
end
$function$;
