-- Why: what people write through /rest/v1 was bounded by the size of a request alone. A maker could fill a shelf with megabytes of "material", hang thousands of
-- pictures on one piece or translate it into languages that do not exist, and anybody could put any number of lines into their cart: every page, search and quote would
-- have carried it. Texts have a length now, addresses of pictures are addresses, and there is a most of everything. What is too long already is cut.

update public.products set material = left(material, 200), color = left(color, 200), size = left(size, 200), dimensions = left(dimensions, 200), model = left(model, 200), craft = left(craft, 200)
 where greatest(char_length(material), char_length(color), char_length(size), char_length(dimensions), char_length(model), char_length(craft)) > 200;
update public.products set tags = tags[:20] where cardinality(tags) > 20;
alter table public.products
  add constraint products_facts_check check (greatest(char_length(material), char_length(color), char_length(size), char_length(dimensions), char_length(model), char_length(craft)) <= 200),
  add constraint products_tags_check check (cardinality(tags) <= 20 and pg_column_size(tags) <= 4000),
  add constraint products_language_check check (char_length(language) <= 10);

update public.product_variants set name = left(name, 120), sku = left(sku, 60) where char_length(name) > 120 or char_length(sku) > 60;
alter table public.product_variants
  add constraint product_variants_name_check check (char_length(name) <= 120),
  add constraint product_variants_sku_check check (char_length(sku) <= 60),
  add constraint product_variants_image_url_check check (image_url ~ '^(/|https://)' and char_length(image_url) <= 500),
  add constraint product_variants_options_size check (pg_column_size(options) <= 4000);
alter table public.product_images add constraint product_images_url_length check (char_length(url) <= 500);

update public.product_translations set name = left(name, 200), description = left(description, 20000), care = left(care, 2000)
 where char_length(name) > 200 or char_length(description) > 20000 or char_length(care) > 2000;
alter table public.product_translations
  add constraint product_translations_name_check check (char_length(name) <= 200),
  add constraint product_translations_description_check check (char_length(description) <= 20000),
  add constraint product_translations_care_check check (char_length(care) <= 2000),
  add constraint product_translations_language_check check (char_length(language) <= 10);
update public.seller_translations set business_description = left(business_description, 5000) where char_length(business_description) > 5000;
alter table public.seller_translations
  add constraint seller_translations_business_description_check check (char_length(business_description) <= 5000),
  add constraint seller_translations_language_check check (char_length(language) <= 10);

update public.sellers set location = left(location, 200), craft = left(craft, 200), specialities = specialities[:20], languages = languages[:20]
 where char_length(location) > 200 or char_length(craft) > 200 or cardinality(specialities) > 20 or cardinality(languages) > 20;
alter table public.sellers
  add constraint sellers_location_check check (char_length(location) <= 200),
  add constraint sellers_craft_check check (char_length(craft) <= 200),
  add constraint sellers_specialities_check check (cardinality(specialities) <= 20 and pg_column_size(specialities) <= 4000),
  add constraint sellers_languages_check check (cardinality(languages) <= 20 and pg_column_size(languages) <= 1000),
  add constraint sellers_avatar_url_check check (avatar_url ~ '^(/|https://)' and char_length(avatar_url) <= 500);

update public.profiles set phone = left(phone, 30) where char_length(phone) > 30;
alter table public.profiles
  add constraint profiles_phone_check check (char_length(phone) <= 30),
  add constraint profiles_avatar_url_check check (avatar_url ~ '^(/|https://)' and char_length(avatar_url) <= 500),
  add constraint profiles_language_check check (char_length(language) <= 10),
  add constraint profiles_currency_check check (currency ~ '^[A-Z]{3}$');

/*
 * Refuses a statement of a signed-in person after which more rows would belong to one thing than may: the first argument names the column that says what they belong to,
 * the second is the most (HT010). One after the other for each thing, so that requests at the same moment are all counted. The shop itself is not counted.
 */
create function private.keep_within() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  whole uuid;
  many integer;
begin
  if (select auth.uid()) is null then return null; end if;
  for whole in execute format('select distinct %I from added order by 1', tg_argv[0]) loop
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ':' || whole, 0));
    execute format('select count(*) from %I.%I where %I = $1', tg_table_schema, tg_table_name, tg_argv[0]) into many using whole;
    if many > tg_argv[1]::integer then
      raise exception 'There are % of these at most.', tg_argv[1] using errcode = 'HT010', hint = 'too_many';
    end if;
  end loop;
  return null;
end
$$;
revoke execute on function private.keep_within() from public;

create trigger cart_lines_within after insert on public.cart_lines
  referencing new table as added for each statement execute function private.keep_within('cart_id', '100');
create trigger product_images_within after insert on public.product_images
  referencing new table as added for each statement execute function private.keep_within('product_id', '20');
create trigger product_variants_within after insert on public.product_variants
  referencing new table as added for each statement execute function private.keep_within('product_id', '100');
create trigger product_translations_within after insert on public.product_translations
  referencing new table as added for each statement execute function private.keep_within('product_id', '20');
create trigger seller_translations_within after insert on public.seller_translations
  referencing new table as added for each statement execute function private.keep_within('seller_id', '20');

/* A variant that is taken out of the shop takes its pieces along, and brings them back. */
create function private.follow_shown_variant() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.products p set stock_quantity = s.total
    from (select coalesce(sum(v.stock_quantity) filter (where v.is_active), 0)::integer as total from public.product_variants v where v.product_id = new.product_id) s
   where p.id = new.product_id and p.stock_quantity is distinct from s.total;
  return null;
end
$$;
revoke execute on function private.follow_shown_variant() from public;
create trigger product_variants_shown after update of is_active on public.product_variants
  for each row when (old.is_active is distinct from new.is_active) execute function private.follow_shown_variant();
