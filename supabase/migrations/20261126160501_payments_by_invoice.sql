-- Why: a wholesale buyer with days to pay orders on invoice. The shop gives these days and stands in for them: a payment by invoice is taken the
-- moment the order is
-- placed, so that orders, documents, returns and makers know nothing of it, and what the buyer owes is the shop's own claim.
alter table public.order_groups drop constraint order_groups_payment_method_check, add constraint order_groups_payment_method_check
  check (payment_method in ('promptpay', 'card', 'bank_transfer', 'shop_promptpay', 'cash_on_delivery', 'store_credit', 'invoice'));
alter table public.payments drop constraint payments_method_check, add constraint payments_method_check
  check (method in ('promptpay', 'card', 'bank_transfer', 'shop_promptpay', 'cash_on_delivery', 'store_credit', 'invoice'));
alter table public.payments add constraint invoices_are_their_own_provider check ((method = 'invoice') = (provider = 'invoice'));
create unique index payments_one_invoice on public.payments (order_group_id) where method = 'invoice';
