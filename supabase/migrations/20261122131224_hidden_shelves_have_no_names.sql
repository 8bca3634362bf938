-- Why: a shelf that is not shown yet, or no more, was still read by its names in other languages.

drop policy "everyone reads category names" on public.category_translations;
create policy "who sees the category sees its names" on public.category_translations
  for select to anon, authenticated using (category_id in (select c.id from public.categories c));
drop policy "everyone reads blog category names" on public.blog_category_translations;
create policy "who sees the blog category sees its names" on public.blog_category_translations
  for select to anon, authenticated using (category_id in (select c.id from public.blog_categories c));
