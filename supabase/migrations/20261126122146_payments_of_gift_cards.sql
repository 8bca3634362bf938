-- Why: a gift card is paid as an order is, with the same providers, but never with credit or with another card.
alter table public.payments add column gift_card_purchase_id uuid references public.gift_card_purchases on delete restrict;
alter table public.payments drop constraint pays_one_thing;
alter table public.payments add constraint pays_one_thing
  check (num_nonnulls(order_group_id, plan_purchase_id, debt_repayment_id, gift_card_purchase_id) = 1);
alter table public.payments add constraint gift_cards_are_paid_at_once check (gift_card_purchase_id is null or method in ('promptpay', 'card'));
create unique index payments_gift_card_attempt on public.payments (gift_card_purchase_id, attempt) where gift_card_purchase_id is not null;
grant select (gift_card_purchase_id) on public.payments to authenticated;
