-- outside of a transaction: listings are a large table. The home page asks for what is featured, which is one piece in fifty.
create index concurrently if not exists product_listings_featured on private.product_listings (best_match desc, product_id) where is_featured;
