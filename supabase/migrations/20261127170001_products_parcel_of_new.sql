-- Why: a new piece went by the shop's usual parcel, whatever kind of parcel its maker had chosen for it.
CREATE OR REPLACE FUNCTION public.place_listing(p_id uuid, p_seller_id uuid, p_listing jsonb, p_pictures jsonb, p_stock integer, p_said jsonb,
  p_publish boolean)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  x public.products := jsonb_populate_record(null::public.products, p_listing);
  variant uuid;
begin
  if not exists (select from public.products p where p.id = p_id) then
    insert into public.products (id, seller_id, category_id, brand_id, name, description, care, language, price_minor, original_price_minor, weight_grams,
        dimensions, material, craft, tags, hs_code, is_handmade, free_shipping, gift_wrap, is_unique, made_to_order, lead_time_days, personalization_prompt,
        personalization_max, personalization_required, customizable, status, early,
        weekly_capacity, personalization_fields, making, followers_hours, shipping_profile_id)
    values (p_id, p_seller_id, x.category_id, x.brand_id, x.name, coalesce(x.description, ''), coalesce(x.care, ''), coalesce(x.language, 'th'), x.price_minor,
        x.original_price_minor, coalesce(x.weight_grams, 500), coalesce(x.dimensions, ''), coalesce(x.material, ''), coalesce(x.craft, ''),
        coalesce(x.tags, '{}'), coalesce(x.hs_code, ''), coalesce(x.is_handmade, true), coalesce(x.free_shipping, false), coalesce(x.gift_wrap, false),
        coalesce(x.is_unique, false), coalesce(x.made_to_order, false), coalesce(x.lead_time_days, 0), coalesce(x.personalization_prompt, ''),
        coalesce(x.personalization_max, 0), coalesce(x.personalization_required, false), coalesce(x.personalization_max, 0) > 0, 'draft',
        coalesce(x.early, false), x.weekly_capacity, coalesce(x.personalization_fields, '[]'), x.making,
        x.followers_hours, x.shipping_profile_id)
    on conflict (id) do nothing;
    if found then
      insert into public.product_variants (product_id) values (p_id) returning id into variant;
      if coalesce(p_stock, 0) > 0 then perform public.adjust_stock(variant, p_stock); end if;
      if jsonb_array_length(p_pictures) > 0 then perform public.arrange_pictures(p_id, p_pictures); end if;
      insert into public.product_attributes (product_id, attribute_id, value_ids, number)
      select p_id, s.attribute_id, coalesce(s.value_ids, '{}'), s.number from jsonb_populate_recordset(null::public.product_attributes, p_said) s;
    end if;
  end if;
  if not private.is_my_product(p_id) then raise exception 'This is not your piece.' using errcode = '42501'; end if;
  if p_publish then update public.products p set status = 'active' where p.id = p_id and p.status = 'draft'; end if;
  delete from public.listing_drafts d where d.id = p_id;
  return (select p.status from public.products p where p.id = p_id);
end
$function$;
