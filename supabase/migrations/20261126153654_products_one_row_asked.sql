-- What a stranger or member reads of pieces is decided for the one row that is read. A sub-select that finds the maker (or the piece, or the review) of this
-- row by its key is never hashed; `in (select …)` and `exists` are, over everything there is, whenever the planner believes that many rows are asked about.

alter policy "everyone reads what approved sellers offer" on public.products
  using (status = 'active' and opens_at is null
    and (select s.application_status from public.sellers s where s.id = products.seller_id) = 'approved');
alter policy "premium members and admins read early products" on public.products
  using (status = 'active' and opens_at is not null and (select private.am_early())
    and (select s.application_status from public.sellers s where s.id = products.seller_id) = 'approved');

alter policy "who sees the product sees its variants" on public.product_variants
  using ((select p.id from public.products p where p.id = product_variants.product_id) is not null);
alter policy "who sees the product sees its pictures" on public.product_images
  using ((select p.id from public.products p where p.id = product_images.product_id) is not null);
alter policy "who sees the product sees what is said of it" on public.product_attributes
  using ((select p.id from public.products p where p.id = product_attributes.product_id) is not null);
alter policy "who sees the product sees its finished translations" on public.product_translations
  using (state <> 'draft' and (select p.id from public.products p where p.id = product_translations.product_id) is not null);
alter policy "who sees the page sees its head" on public.page_heads
  using ((select p.id from public.products p where p.id = page_heads.product_id) is not null
    or (select c.id from public.categories c where c.id = page_heads.category_id) is not null);

alter policy "who reads the review sees its pictures" on public.review_pictures
  using ((select r.id from public.reviews r where r.id = review_pictures.review_id) is not null);
alter policy "who reads the review reads its translations" on public.review_translations
  using ((select r.id from public.reviews r where r.id = review_translations.review_id) is not null);

alter policy "everyone reads finished translations of approved sellers" on public.seller_translations
  using (state <> 'draft' and (select s.application_status from public.sellers s where s.id = seller_translations.seller_id) = 'approved');
