-- Why: an order must not wait for ever for a word: a buyer who says nothing is content some days after the delivery, and a maker who does not answer does not sell.

insert into public.shop_settings (key, value, description, is_public) values
  ('orders.complete_days', '7', 'Days after delivery in Thailand until an order is complete without a word of its buyer.', true),
  ('orders.complete_days_abroad', '14', 'The same for orders sent abroad.', true),
  ('orders.accept_hours', '72', 'Hours a maker has to accept an order before it is cancelled and paid back.', true),
  ('orders.accept_hours_made_to_order', '120', 'The same where a piece has to be made first.', true);

create index orders_to_complete on public.orders (delivered_at) where status = 'delivered';
create index orders_to_accept on public.orders (placed_at) where status = 'placed';
