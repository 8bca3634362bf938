-- A draft of a translation is its writer's until it is done: lists, search and pages of others show the product in a language that is finished.

drop policy "who sees the product sees its translations" on public.product_translations;
create policy "who sees the product sees its finished translations" on public.product_translations for select to anon, authenticated
  using (state <> 'draft' and exists (select from public.products p where p.id = product_id));
create policy "members read their drafts of translations" on public.product_translations for select to authenticated
  using (state = 'draft' and private.is_my_product(product_id));

-- It asked about all sellers for every row.
drop policy "everyone reads translations of approved sellers" on public.seller_translations;
create policy "everyone reads finished translations of approved sellers" on public.seller_translations for select to anon, authenticated
  using (state <> 'draft' and exists (select from public.sellers s where s.id = seller_id and s.application_status = 'approved'));
create policy "members read their translations" on public.seller_translations for select to authenticated
  using (seller_id in (select private.my_sellers()));

create or replace function private.product_cards(ids uuid[], reader_language text) returns json
language sql stable set search_path = '' as $function$
  select coalesce(json_agg(json_build_object(
      'id', p.id, 'name', coalesce(mine.name, case when p.language <> reader_language then english.name end, p.name),
      'price_minor', p.price_minor, 'original_price_minor', p.original_price_minor, 'rating', p.rating, 'review_count', p.review_count,
      'image_url', p.image_url, 'second_image_url', p.images[2], 'is_new', p.is_new, 'is_featured', p.is_featured, 'stock_quantity', p.stock_quantity,
      'is_unique', p.is_unique, 'made_to_order', p.made_to_order, 'free_shipping', p.free_shipping, 'category_id', p.category_id,
      'seller_id', s.id, 'seller_slug', s.slug, 'business_name', s.business_name, 'is_verified', s.is_verified, 'province', s.province)
        order by wanted.place), '[]')
    from unnest(ids) with ordinality wanted(id, place)
    join public.products p on p.id = wanted.id and p.status = 'active' and p.opens_at is null
    join public.sellers s on s.id = p.seller_id and s.application_status = 'approved'
    left join public.product_translations mine on mine.product_id = p.id and mine.language = reader_language and mine.state <> 'draft'
    left join public.product_translations english on english.product_id = p.id and english.language = 'en' and english.state <> 'draft'
$function$;
