-- Pages are kept in memory until what they show changes. Whoever keeps them listens on the channel `pages`; several processes may.
-- The payload says how much haste it has: `shop` for what somebody changed, `stock` for what sold. In one transaction PostgreSQL sends each once.

create function private.tell_the_pages() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('pages', tg_argv[0]);
  return null;
end
$$;
revoke execute on function private.tell_the_pages() from public;

-- Counts and ratings that every order moves are left out: a kept page may be a minute behind with those.
create trigger products_tell_pages after insert or delete or update of name, description, care, price_minor, original_price_minor, image_url, images, category_id, brand_id, seller_id,
  status, published_at, is_featured, is_new, is_handmade, is_unique, made_to_order, lead_time_days, free_shipping, gift_wrap, same_day_delivery, customizable, material, color, size,
  dimensions, craft, tags, weight_grams, personalization_prompt, personalization_max, personalization_required
  on public.products for each statement execute function private.tell_the_pages('shop');
-- Selling one of many changes no page: they say how many are left only when few are (fewer than ten, as the specification has it).
create trigger products_tell_pages_stock after update of stock_quantity on public.products for each row
  when (least(old.stock_quantity, 10) is distinct from least(new.stock_quantity, 10)) execute function private.tell_the_pages('stock');
create trigger product_variants_tell_pages after insert or delete or update of name, options, price_minor, image_url, position, is_active on public.product_variants
  for each statement execute function private.tell_the_pages('shop');
create trigger product_translations_tell_pages after insert or delete or update of name, description, care on public.product_translations
  for each statement execute function private.tell_the_pages('shop');
create trigger categories_tell_pages after insert or delete or update on public.categories for each statement execute function private.tell_the_pages('shop');
create trigger category_translations_tell_pages after insert or delete or update on public.category_translations for each statement execute function private.tell_the_pages('shop');
create trigger brands_tell_pages after insert or delete or update on public.brands for each statement execute function private.tell_the_pages('shop');
create trigger sellers_tell_pages after insert or delete or update of slug, business_name, business_type, business_description, region, province, location, latitude, longitude, avatar_url,
  craft, specialities, years_of_experience, languages, is_verified, is_spotlight, application_status, closed_from, closed_to, closed_message
  on public.sellers for each statement execute function private.tell_the_pages('shop');
create trigger seller_translations_tell_pages after insert or delete or update on public.seller_translations for each statement execute function private.tell_the_pages('shop');
create trigger hero_slides_tell_pages after insert or delete or update on public.hero_slides for each statement execute function private.tell_the_pages('shop');
create trigger bogo_promotions_tell_pages after insert or delete or update of name, names, bogo_type, buy_product_id, get_product_id, buy_category_id, get_category_id, buy_quantity,
  get_quantity, discount_percentage, is_active, start_date, end_date, priority, seller_id
  on public.bogo_promotions for each statement execute function private.tell_the_pages('shop');
create trigger shop_settings_tell_pages after insert or delete or update on public.shop_settings for each statement execute function private.tell_the_pages('shop');
