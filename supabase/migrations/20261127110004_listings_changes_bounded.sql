create or replace function private.count_facets()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  written bigint;
begin
  if tg_op = 'INSERT' then
    insert into private.facet_changes (category_id, kind, thing, products)
      select n.category_id, k.kind, k.thing, count(*) from is_now n cross join lateral
        private.facets_of(n.brand_id, n.seller_id, n.province, n.is_handmade, n.is_new, n.is_featured, n.on_sale,
        n.free_shipping, n.gift_wrap, n.same_day_delivery, n.customizable, n.rating_hundredths, n.value_ids) k group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into private.facet_changes (category_id, kind, thing, products)
      select o.category_id, k.kind, k.thing, -count(*) from was o cross join lateral
        private.facets_of(o.brand_id, o.seller_id, o.province, o.is_handmade, o.is_new, o.is_featured, o.on_sale,
        o.free_shipping, o.gift_wrap, o.same_day_delivery, o.customizable, o.rating_hundredths, o.value_ids) k group by 1, 2, 3;
  else
    -- Most changes are of a price or of how well a piece sells, and count for nothing.
    insert into private.facet_changes (category_id, kind, thing, products)
      with other as materialized (
        select n.product_id from was o join is_now n on n.product_id = o.product_id
         where (o.category_id, o.brand_id, o.seller_id, o.province, o.is_handmade, o.is_new, o.is_featured, o.on_sale, o.free_shipping, o.gift_wrap,
                o.same_day_delivery, o.customizable, o.rating_hundredths, o.value_ids)
           is distinct from (n.category_id, n.brand_id, n.seller_id, n.province, n.is_handmade, n.is_new, n.is_featured, n.on_sale, n.free_shipping,
                n.gift_wrap, n.same_day_delivery, n.customizable, n.rating_hundredths, n.value_ids))
      select c.category_id, c.kind, c.thing, sum(c.products) from (
        select n.category_id, k.kind, k.thing, 1 as products from other x join is_now n on n.product_id = x.product_id cross join lateral
        private.facets_of(n.brand_id, n.seller_id, n.province, n.is_handmade, n.is_new, n.is_featured, n.on_sale,
        n.free_shipping, n.gift_wrap, n.same_day_delivery, n.customizable, n.rating_hundredths, n.value_ids) k
        union all select o.category_id, k.kind, k.thing, -1 from other x join was o on o.product_id = x.product_id cross join lateral
        private.facets_of(o.brand_id, o.seller_id, o.province, o.is_handmade, o.is_new, o.is_featured, o.on_sale,
        o.free_shipping, o.gift_wrap, o.same_day_delivery, o.customizable, o.rating_hundredths, o.value_ids) k) c
       group by 1, 2, 3 having sum(c.products) <> 0;
  end if;
  get diagnostics written = row_count;
  -- Pages read what is not added up yet. Where that becomes much (no jobs run, very much is being filled in), whoever writes adds it up.
  if written > 0 and exists (select from private.facet_changes offset 2000) then perform private.gather_facet_counts(); end if;
  return null;
end
$function$;

-- What was added up is swept soon: it is a queue, whose rows are all read by every page.
alter table private.facet_changes set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000,
  autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 1000,
  autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 1000, autovacuum_vacuum_cost_delay = 0);
