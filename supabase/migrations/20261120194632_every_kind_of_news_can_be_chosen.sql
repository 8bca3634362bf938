-- News of returns and problems can be wished for or not, like every other kind: the list of kinds and the list of wishes had grown apart.
alter table public.notification_preferences drop constraint notification_preferences_kind_check;
alter table public.notification_preferences add constraint notification_preferences_kind_check
  check (kind in ('order_shipped', 'order_delivered', 'payment_received', 'new_message', 'price_dropped', 'back_in_stock', 'new_review', 'review_answered', 'review_invitation', 'case_news'));
