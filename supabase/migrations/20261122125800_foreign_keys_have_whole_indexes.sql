-- Why: indexes that leave rows out do not serve a foreign key. Whoever deleted an account, a piece or a maker had all carts and all reviews read for it, and a category
-- all pieces; and a person's carts were looked for among those of everybody.

create index carts_owner on public.carts (owner_id);
create index products_category_all on public.products (category_id);
create index reviews_product_all on public.reviews (product_id);
create index reviews_seller_all on public.reviews (seller_id);
