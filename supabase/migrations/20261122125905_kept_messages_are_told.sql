-- How long a message that was taken back is kept stands in the privacy policy, so pages may read it.
update public.shop_settings set is_public = true where key = 'chat.sealed_days';
