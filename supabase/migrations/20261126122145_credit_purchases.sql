-- Why: whoever wants to give something and knows no size buys a gift card. What is bought is money the shop owes from the payment on, never
-- before it, and costs the shop nothing.
insert into public.shop_settings (key, value, description, is_public, least, most) values
  ('credit.sale_open', 'true', 'Whether gift cards can be bought.', true, null, null),
  ('credit.sale_choices', '["50000", "100000", "200000", "500000"]',
   'The amounts that a buyer of a gift card can choose by one press, in satang.', true, null, null),
  ('credit.sale_least_minor', '30000', 'The least a bought gift card may be worth, in satang.', true, 100, 100000000),
  ('credit.sale_most_minor', '1000000', 'The most a bought gift card may be worth, in satang.', true, 100, 100000000),
  ('credit.sale_day_cards', '10', 'So many gift cards may one person buy within a day.', false, 1, 1000),
  ('credit.sale_day_minor', '2000000', 'Gift cards of so many satang together may one person buy within a day.', false, 100, 10000000000),
  ('credit.sale_ahead_days', '365', 'So many days ahead may a gift card be sent.', true, 0, 730),
  ('credit.sale_withdrawal_days', '14', 'So many days after the payment may a gift card that nobody redeemed be given back.', true, 0, 365);

create table public.gift_card_purchases (
  id              uuid primary key default gen_random_uuid(),
  number          text not null unique,
  key             uuid not null unique,
  buyer_id        uuid references auth.users on delete set null,
  buyer_name      text not null check (char_length(buyer_name) between 1 and 80),
  buyer_email     text not null check (buyer_email = lower(buyer_email) and char_length(buyer_email) between 3 and 254),
  buyer_language  text not null check (private.is_language_tag(buyer_language)),
  amount_minor    bigint not null check (amount_minor > 0),
  currency        char(3) not null default 'THB' references public.currencies,
  occasion        text not null check (occasion in ('thanks', 'birthday', 'wedding', 'new_year', 'home', 'any')),
  recipient_name  text not null check (char_length(recipient_name) <= 80),
  recipient_email text not null check (recipient_email = lower(recipient_email) and char_length(recipient_email) <= 254),
  message         text not null default '' check (char_length(message) <= 500),
  language        text not null check (private.is_language_tag(language)),
  send_on         date not null,
  status          text not null default 'open' check (status in ('open', 'paid', 'failed', 'expired', 'canceled', 'returned')),
  gift_card_id    uuid unique references public.gift_cards on delete restrict,
  letters         integer not null default 1 check (letters between 1 and 20),
  coded           integer not null default 0 check (coded between 0 and letters),
  sent_at         timestamptz,
  paid_at         timestamptz,
  returned_at     timestamptz,
  created_at      timestamptz not null default private.now(),
  constraint a_card_from_the_payment_on check (
    (gift_card_id is not null) = (paid_at is not null) and (status in ('paid', 'returned')) = (paid_at is not null))
);
comment on table public.gift_card_purchases is
  'A gift card that somebody bought for somebody. `letters`: which code and letter it is at, one more with each that goes out anew; `coded`: for which '
  'of them the card has its code.';
create index gift_card_purchases_buyer on public.gift_card_purchases (buyer_id, created_at desc);
create index gift_card_purchases_email on public.gift_card_purchases (buyer_email, created_at desc);
create index gift_card_purchases_currency on public.gift_card_purchases (currency);
create index gift_card_purchases_to_send on public.gift_card_purchases (send_on, id) where status = 'paid' and sent_at is null;
create index gift_card_purchases_to_forget on public.gift_card_purchases (created_at) where recipient_email <> '';
alter table public.gift_card_purchases enable row level security;
create policy "who may reads bought gift cards" on public.gift_card_purchases for select to authenticated
  using ((select private.may('gift_cards.read')));
grant select (id, number, buyer_id, buyer_name, buyer_email, amount_minor, currency, occasion, recipient_name, recipient_email, message, language, send_on,
  status, gift_card_id, letters, sent_at, paid_at, returned_at, created_at) on public.gift_card_purchases to authenticated;
grant select on public.gift_card_purchases to service_role;
revoke insert, update, delete, truncate on public.gift_card_purchases from service_role;
