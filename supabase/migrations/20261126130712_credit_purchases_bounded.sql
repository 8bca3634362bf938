-- Why: what one person may buy within a day was counted by the address as it was typed: with a word behind a plus it began anew, and whoever named somebody
-- else's mailbox and did not pay used up what that person may buy.
insert into public.shop_settings (key, value, description, is_public, least, most) values
  ('credit.sale_network_cards', '60', 'So many gift cards may be asked for from one network within a day, paid or not.', false, 1, 10000);
alter table public.gift_card_purchases add column network bytea check (octet_length(network) = 32);
comment on column public.gift_card_purchases.network is 'From where it was bought, hashed with the shop''s key; forgotten after two days.';
create index gift_card_purchases_mailbox on public.gift_card_purchases (private.mailbox(buyer_email), created_at desc);
create index gift_card_purchases_network on public.gift_card_purchases (network, created_at) where network is not null;
drop index public.gift_card_purchases_email;

drop function private.begin_gift_card_purchase(uuid, jsonb, text, text);
drop function private.demand_gift_card_sale(uuid, text, bigint, date);

create function private.demand_gift_card_sale(p_person uuid, p_email text, p_amount bigint, p_send_on date, p_network bytea) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  today constant date := private.shop_day(private.now());
  bought record;
begin
  if not private.setting('credit.sale_open')::boolean then
    raise exception 'Gift cards are not sold now.' using errcode = 'HT005', hint = 'gift_cards_not_sold';
  end if;
  if p_amount is null or p_amount % 100 <> 0
    or p_amount not between private.setting('credit.sale_least_minor')::bigint and private.setting('credit.sale_most_minor')::bigint then
    raise exception 'A gift card of this amount is not sold.' using errcode = 'HT005', hint = 'gift_card_amount';
  end if;
  if p_send_on is null or p_send_on not between today and today + private.setting('credit.sale_ahead_days')::integer then
    raise exception 'A gift card is sent today, or later but not too late.' using errcode = 'HT005', hint = 'gift_card_day';
  end if;
  -- What was paid within a day, by the same account or mailbox, however it is written; of what may still be paid only what they have asked for themselves:
  -- anybody can type their mailbox, from somewhere else.
  select count(*) as cards, coalesce(sum(x.amount_minor), 0) as minor into bought from (
    select b.amount_minor from public.gift_card_purchases b
     where private.mailbox(b.buyer_email) = private.mailbox(p_email) and b.created_at > private.now() - interval '1 day'
       and (b.status in ('paid', 'returned') or b.status = 'open' and (b.buyer_id = p_person or b.network is not distinct from p_network))
    union all
    select b.amount_minor from public.gift_card_purchases b
     where b.buyer_id = p_person and private.mailbox(b.buyer_email) <> private.mailbox(p_email) and b.created_at > private.now() - interval '1 day'
       and b.status in ('open', 'paid', 'returned')) x;
  if bought.cards >= private.setting('credit.sale_day_cards')::integer
    or bought.minor + p_amount > private.setting('credit.sale_day_minor')::bigint
    or (select count(*) from public.gift_card_purchases b where b.network = p_network and b.created_at > private.now() - interval '1 day')
      >= private.setting('credit.sale_network_cards')::integer then
    raise exception 'This is more than one person may buy within a day.' using errcode = 'HT005', hint = 'gift_cards_too_many';
  end if;
end
$$;
comment on function private.demand_gift_card_sale(uuid, text, bigint, date, bytea) is
  'Every bound of buying a gift card: HT005 gift_cards_not_sold, gift_card_amount, gift_card_day, gift_cards_too_many (by person, by mailbox and by '
  'network, within a day).';
revoke execute on function private.demand_gift_card_sale(uuid, text, bigint, date, bytea) from public;

create function private.begin_gift_card_purchase(p_person uuid, p_wish jsonb, p_provider text, p_method text, p_network bytea default null)
returns table (purchase_id uuid, payment_id uuid, link_version integer)
language plpgsql security definer set search_path = '' as $$
declare
  wanted constant uuid := (p_wish ->> 'key')::uuid;
  mail constant text := lower(p_wish ->> 'email');
  b public.gift_card_purchases;
begin
  -- One after the other, so that two at once see each other.
  perform pg_advisory_xact_lock(hashtextextended('gift cards bought by ' || private.mailbox(mail), 0));
  if p_person is not null then perform pg_advisory_xact_lock(hashtextextended('gift cards bought by ' || p_person, 0)); end if;
  if p_network is not null then perform pg_advisory_xact_lock(hashtextextended('gift cards bought from ' || encode(p_network, 'hex'), 0)); end if;
  select * into b from public.gift_card_purchases x where x.key = wanted;
  if found then
    if b.buyer_id is distinct from p_person or b.buyer_email <> mail then raise exception 'Somebody else''s.' using errcode = 'PT404'; end if;
    return query select b.id, p.id, b.link_version from public.payments p where p.gift_card_purchase_id = b.id order by p.attempt desc limit 1;
    return;
  end if;
  perform private.demand_gift_card_sale(p_person, mail, (p_wish ->> 'amount')::bigint, (p_wish ->> 'sendOn')::date, p_network);
  insert into public.gift_card_purchases (number, key, buyer_id, buyer_name, buyer_email, buyer_language, amount_minor, occasion, recipient_name,
    recipient_email, message, language, send_on, network)
  values ('G' || to_char(private.now() at time zone 'UTC', 'YYMMDD') || '-' || upper(substr(md5(gen_random_uuid()::text), 1, 7)), wanted, p_person,
    p_wish ->> 'from', mail, p_wish ->> 'readIn', (p_wish ->> 'amount')::bigint, p_wish ->> 'occasion', p_wish ->> 'to', lower(p_wish ->> 'toEmail'),
    p_wish ->> 'message', p_wish ->> 'language', (p_wish ->> 'sendOn')::date, p_network)
  returning * into b;
  return query insert into public.payments (gift_card_purchase_id, provider, method, amount_minor, expires_at)
    values (b.id, p_provider, p_method, b.amount_minor,
      private.now() + private.setting('orders.reservation_minutes_promptpay')::integer * interval '1 minute')
    returning b.id, id, b.link_version;
end
$$;
comment on function private.begin_gift_card_purchase(uuid, jsonb, text, text, bytea) is
  'Begins to buy a gift card; the same key again is the same purchase. No card is made. PT404 for a key that is somebody else''s, and what '
  'demand_gift_card_sale refuses.';
revoke execute on function private.begin_gift_card_purchase(uuid, jsonb, text, text, bytea) from public;
