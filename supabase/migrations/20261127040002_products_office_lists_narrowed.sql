-- outside of a transaction: pieces and variants are large tables. What staff narrow lists by, in the orders of the lists.
create index concurrently if not exists product_variants_low on public.product_variants (stock_quantity, id) where stock_is_low is true;
create index concurrently if not exists products_newest_by_making on public.products (making, created_at, id) where making is not null;
create index concurrently if not exists products_dearest_by_making on public.products (making, price_minor, id) where making is not null;
create index concurrently if not exists products_made_dearest on public.products (price_minor, id) where made_to_order is true;
create index concurrently if not exists products_made_newest on public.products (created_at, id) where made_to_order is true;
