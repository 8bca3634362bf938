-- How long pieces are held while somebody pays stands in the shop's guide, so pages may read it.
update public.shop_settings set is_public = true where key in ('orders.reservation_minutes_card', 'orders.reservation_minutes_promptpay', 'orders.reservation_minutes_transfer');
