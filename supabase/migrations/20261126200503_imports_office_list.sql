-- Why: staff who were asked about an order of before had to look into the files it came from.
create index imported_orders_office on public.imported_orders (ordered_at, id);
create index imported_orders_by_number on public.imported_orders (number text_pattern_ops, id);
