-- A condition that compares what a sub-select found is believed to hold for one row in two hundred, one that is itself found for every second.
-- How much a stranger's question would cost is reckoned by that, and what is reckoned two hundred times too cheap is not refused.
alter policy "everyone reads what approved sellers offer" on public.products
  using (status = 'active' and opens_at is null
    and (select s.application_status = 'approved' from public.sellers s where s.id = products.seller_id));
alter policy "premium members and admins read early products" on public.products
  using (status = 'active' and opens_at is not null and (select private.am_early())
    and (select s.application_status = 'approved' from public.sellers s where s.id = products.seller_id));
alter policy "everyone reads finished translations of approved sellers" on public.seller_translations
  using (state <> 'draft' and (select s.application_status = 'approved' from public.sellers s where s.id = seller_translations.seller_id));
