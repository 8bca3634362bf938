-- What is said of a product in few words beside its texts: what a buyer may have written on it, values of options, pictures for who does not see them.
alter table public.product_translations
  add column phrases jsonb not null default '{}',
  add constraint product_translations_phrases_check check (pg_column_size(phrases) <= 8000 and private.are_texts(phrases));
comment on column public.product_translations.phrases is 'Short texts of the product as its seller wrote them → in this language.';
grant insert (phrases), update (phrases) on public.product_translations to authenticated;
