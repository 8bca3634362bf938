-- Why: staff's lists asked about every piece of the shop before they showed fifty rows. What somebody may see at once is asked first, and once.
create policy "whoever may reads all" on public.product_variants for select to authenticated using ((select private.may('products.read')));
alter policy "members read what waits of theirs, who may reads all" on public.product_changes
  using ((select private.may('products.read')) or private.is_my_product(product_id));
alter policy "members read why, who may reads all" on public.product_holds using ((select private.may('products.read')) or private.is_my_product(product_id));
alter policy price_days_read on public.price_days using ((select private.may('products.read')) or private.is_my_product(product_id));
comment on policy "whoever may reads all" on public.product_variants is
  'Beside the question about the piece, which a long list asks about all pieces. By its name it comes first, so that the other one is not asked.';

-- Filters that leave few rows of many, each walked for in the order of the list before.
create index sellers_newest_by_business on public.sellers (business_type, created_at, id);
create index seller_applications_decided on public.seller_applications (decided_at) where decided_at is not null;
create index order_cases_newest_by_reason on public.order_cases (reason, created_at, id);
create index order_cases_closed on public.order_cases (closed_at) where closed_at is not null;
create index points_entries_expires on public.points_entries (expires_at) where expires_at is not null;
create index coupons_starts on public.coupons (starts_at);
create index coupons_ends on public.coupons (ends_at) where ends_at is not null;
create index bogo_promotions_starts on public.bogo_promotions (start_date);
create index bogo_promotions_ends on public.bogo_promotions (end_date) where end_date is not null;
create index contact_messages_newest_by_language on public.contact_messages (language, created_at, id);
