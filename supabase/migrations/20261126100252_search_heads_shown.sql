-- Why: what staff wrote for a piece or category that is not shown could be read by everybody.
drop policy "everybody reads page heads" on public.page_heads;
create policy "who sees the page sees its head" on public.page_heads for select to anon, authenticated
  using (exists (select from public.products p where p.id = page_heads.product_id)
    or exists (select from public.categories c where c.id = page_heads.category_id));
