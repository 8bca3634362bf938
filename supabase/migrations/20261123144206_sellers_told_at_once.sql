-- Whoever signs up to sell is told whether the application is read by people or, as in a demo, approved at once: the setting is no secret.
update public.shop_settings set is_public = true where key = 'sellers.approve_at_once';
