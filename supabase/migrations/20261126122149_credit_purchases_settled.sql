-- Why: buying a card has one place that bounds it, one that makes the card (when its payment is captured), one that lets its letter go, and one
-- that takes it back.
create function private.demand_gift_card_sale(p_person uuid, p_email text, p_amount bigint, p_send_on date) returns void
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
  -- What was paid within a day, and what may still be. Whoever signs out has the same mailbox, and whoever takes another mailbox the same account.
  select count(*) as cards, coalesce(sum(b.amount_minor), 0) as minor into bought from public.gift_card_purchases b
   where (b.buyer_email = p_email or b.buyer_id = p_person) and b.status in ('open', 'paid', 'returned') and b.created_at > private.now() - interval '1 day';
  if bought.cards >= private.setting('credit.sale_day_cards')::integer
    or bought.minor + p_amount > private.setting('credit.sale_day_minor')::bigint then
    raise exception 'This is more than one person may buy within a day.' using errcode = 'HT005', hint = 'gift_cards_too_many';
  end if;
end
$$;
comment on function private.demand_gift_card_sale(uuid, text, bigint, date) is
  'Every bound of buying a gift card: HT005 gift_cards_not_sold, gift_card_amount, gift_card_day, gift_cards_too_many (by person and by mailbox, '
  'within a day).';
revoke execute on function private.demand_gift_card_sale(uuid, text, bigint, date) from public;

create function private.begin_gift_card_purchase(p_person uuid, p_wish jsonb, p_provider text, p_method text)
returns table (purchase_id uuid, payment_id uuid)
language plpgsql security definer set search_path = '' as $$
declare
  wanted constant uuid := (p_wish ->> 'key')::uuid;
  mail constant text := lower(p_wish ->> 'email');
  b public.gift_card_purchases;
begin
  -- One after the other, so that two at once see each other.
  perform pg_advisory_xact_lock(hashtextextended('gift cards bought by ' || mail, 0));
  if p_person is not null then perform pg_advisory_xact_lock(hashtextextended('gift cards bought by ' || p_person, 0)); end if;
  select * into b from public.gift_card_purchases x where x.key = wanted;
  if found then
    if b.buyer_id is distinct from p_person or b.buyer_email <> mail then raise exception 'Somebody else''s.' using errcode = 'PT404'; end if;
    return query select b.id, p.id from public.payments p where p.gift_card_purchase_id = b.id order by p.attempt desc limit 1;
    return;
  end if;
  perform private.demand_gift_card_sale(p_person, mail, (p_wish ->> 'amount')::bigint, (p_wish ->> 'sendOn')::date);
  insert into public.gift_card_purchases (number, key, buyer_id, buyer_name, buyer_email, buyer_language, amount_minor, occasion, recipient_name,
    recipient_email, message, language, send_on)
  values ('G' || to_char(private.now() at time zone 'UTC', 'YYMMDD') || '-' || upper(substr(md5(gen_random_uuid()::text), 1, 7)), wanted, p_person,
    p_wish ->> 'from', mail, p_wish ->> 'readIn', (p_wish ->> 'amount')::bigint, p_wish ->> 'occasion', p_wish ->> 'to', lower(p_wish ->> 'toEmail'),
    p_wish ->> 'message', p_wish ->> 'language', (p_wish ->> 'sendOn')::date)
  returning * into b;
  return query insert into public.payments (gift_card_purchase_id, provider, method, amount_minor, expires_at)
    values (b.id, p_provider, p_method, b.amount_minor, 
      private.now() + private.setting('orders.reservation_minutes_promptpay')::integer * interval '1 minute')
    returning b.id, id;
end
$$;
comment on function private.begin_gift_card_purchase(uuid, jsonb, text, text) is
  'Begins to buy a gift card; the same key again is the same purchase. No card is made. PT404 for a key that is somebody else''s, and what '
  'demand_gift_card_sale refuses.';
revoke execute on function private.begin_gift_card_purchase(uuid, jsonb, text, text) from public;

create function private.end_gift_card_purchase(p_id uuid, p_how text) returns void
language sql security definer set search_path = '' as $$
  -- What failed or was given up leaves nothing of the person it was for. After its time money may still come: that waits a few days.
  update public.gift_card_purchases set status = p_how,
    recipient_name = case when p_how = 'expired' then recipient_name else '' end,
    recipient_email = case when p_how = 'expired' then recipient_email else '' end, message = case when p_how = 'expired' then message else '' end
   where id = p_id and status = 'open' and p_how in ('failed', 'expired', 'canceled')
$$;
revoke execute on function private.end_gift_card_purchase(uuid, text) from public;

create function private.book_gift_card_purchase(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  b public.gift_card_purchases;
  -- Nobody knows this one: the code of its letter is put in when the letter goes, or when the buyer prints the card.
  code constant text := private.new_gift_code();
  months constant integer := private.setting('credit.expiry_months')::integer;
  card uuid;
begin
  select * into b from public.gift_card_purchases x where x.id = p_id for update;
  if b.gift_card_id is not null then return false; end if;
  insert into public.gift_cards (key, code_hash, last4, amount_minor, currency, status, reason, expires_at)
  values (b.id, private.gift_code_hash(code), right(code, 4), b.amount_minor, b.currency, 'active', 'Bought: ' || b.number,
    case when months > 0 then greatest(private.now(), b.send_on::timestamp at time zone 'Asia/Bangkok') + months * interval '1 month' end)
  returning id into card;
  -- Money that came after everything was forgotten: the card goes to whoever paid.
  update public.gift_card_purchases set status = 'paid', paid_at = private.now(), gift_card_id = card,
    recipient_name = case when recipient_email = '' then buyer_name else recipient_name end,
    recipient_email = case when recipient_email = '' then buyer_email else recipient_email end
   where id = b.id;
  perform private.log_activity('gift_cards.sell', card::text, jsonb_build_object('amount_minor', jsonb_build_array(null, b.amount_minor)), b.number);
  return true;
end
$$;
comment on function private.book_gift_card_purchase(uuid) is 'Makes the card of a purchase whose payment was captured, once; true where it did.';
revoke execute on function private.book_gift_card_purchase(uuid) from public;

create function private.code_gift_card(p_id uuid, p_letter integer, p_code text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  c public.gift_cards;
  b public.gift_card_purchases;
begin
  select * into c from public.gift_cards x where x.id = (select y.gift_card_id from public.gift_card_purchases y where y.id = p_id) for update;
  select * into b from public.gift_card_purchases x where x.id = p_id for update;
  if c.id is null or c.status <> 'active' or b.letters <> p_letter then return coalesce(c.status, 'open'); end if;
  if b.coded < p_letter then
    update public.gift_cards set code_hash = private.gift_code_hash(p_code), last4 = right(p_code, 4), changed_at = clock_timestamp() where id = c.id;
    update public.gift_card_purchases set coded = p_letter where id = b.id;
    return 'active';
  end if;
  return case when c.code_hash = private.gift_code_hash(p_code) then 'active' else 'renewed' end;
end
$$;
comment on function private.code_gift_card(uuid, integer, text) is
  'Puts the code of a letter into its card, once: active where the code opens it, renewed where staff have given it another since, else the state '
  'that forbids it.';
revoke execute on function private.code_gift_card(uuid, integer, text) from public;

create function private.gift_cards_to_send(p_most integer) returns table (id uuid, letter integer)
language sql stable security definer set search_path = '' as $$
  select b.id, b.letters from public.gift_card_purchases b join public.gift_cards c on c.id = b.gift_card_id and c.status = 'active'
   where b.status = 'paid' and b.sent_at is null and b.send_on <= private.shop_day(private.now()) order by b.send_on, b.id limit p_most
$$;
comment on function private.gift_cards_to_send(integer) is 'Bought cards whose day has come and whose letter has not gone.';
revoke execute on function private.gift_cards_to_send(integer) from public;

create function private.note_gift_card_sent(p_id uuid, p_letter integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.gift_card_purchases set sent_at = private.now() where id = p_id and letters = p_letter and status = 'paid' and sent_at is null;
  return found;
end
$$;
comment on function private.note_gift_card_sent(uuid, integer) is 'The letter of a card goes out; true for the first who says so.';
revoke execute on function private.note_gift_card_sent(uuid, integer) from public;

create function private.resend_gift_card(p_id uuid, p_email text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  c public.gift_cards;
  b public.gift_card_purchases;
  code constant text := private.new_gift_code();
begin
  select * into c from public.gift_cards x where x.id = (select y.gift_card_id from public.gift_card_purchases y where y.id = p_id) for update;
  select * into b from public.gift_card_purchases x where x.id = p_id for update;
  if c.id is null or b.status <> 'paid' then
    raise exception 'It is not paid, or was given back.' using errcode = 'HT005', hint = 'gift_card_not_paid';
  end if;
  if c.status <> 'active' then raise exception 'A card that is % is not sent.', c.status using errcode = 'HT005', hint = 'gift_card_' || c.status; end if;
  if b.sent_at is null then
    update public.gift_card_purchases set recipient_email = coalesce(nullif(lower(p_email), ''), recipient_email) where id = b.id;
    return;
  end if;
  if b.letters >= 5 then raise exception 'It was sent often enough.' using errcode = 'HT005', hint = 'gift_card_sent_often'; end if;
  -- Whoever has the first letter, perhaps somebody else, has a code that opens nothing any more.
  update public.gift_cards set code_hash = private.gift_code_hash(code), last4 = right(code, 4), changed_at = clock_timestamp() where id = c.id;
  update public.gift_card_purchases set letters = letters + 1, sent_at = null, recipient_email = coalesce(nullif(lower(p_email), ''), recipient_email)
   where id = b.id;
end
$$;
comment on function private.resend_gift_card(uuid, text) is
  'Sends a bought card again, or later to another address, with a new code: the old one opens nothing. HT005 gift_card_not_paid, gift_card_redeemed '
  'and other states, gift_card_sent_often.';
revoke execute on function private.resend_gift_card(uuid, text) from public;

create function private.take_back_gift_card(p_card uuid, p_because text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  p public.payments;
  left_over bigint;
begin
  select * into p from public.payments x where x.gift_card_purchase_id = (select b.id from public.gift_card_purchases b where b.gift_card_id = p_card)
     and x.captured_minor > 0 order by x.attempt limit 1 for update;
  perform from public.gift_cards c where c.id = p_card for update;
  update public.gift_cards set status = 'canceled', changed_at = clock_timestamp() where id = p_card and status in ('active', 'blocked');
  if not found then raise exception 'It is redeemed or over.' using errcode = 'HT003'; end if;
  update public.gift_card_purchases set status = 'returned', returned_at = private.now() where gift_card_id = p_card;
  left_over := private.left_of_gift_card_payment(p.id);
  if left_over > 0 then
    insert into public.refunds (payment_id, gift_card_id, amount_minor, currency, reason, note_due)
    values (p.id, p_card, left_over, p.currency, p_because, false);
  end if;
end
$$;
comment on function private.take_back_gift_card(uuid, text) is
  'Ends a bought card for good and asks that what was paid for it goes back. HT003 where it is redeemed or over.';
revoke execute on function private.take_back_gift_card(uuid, text) from public;

create function private.return_gift_card(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  b public.gift_card_purchases;
  c public.gift_cards;
begin
  select * into b from public.gift_card_purchases x where x.id = p_id;
  -- In the order of take_back_gift_card.
  perform from public.payments x where x.gift_card_purchase_id = p_id and x.captured_minor > 0 for update;
  select * into c from public.gift_cards x where x.id = b.gift_card_id for update;
  if c.id is null then raise exception 'It is not paid.' using errcode = 'HT005', hint = 'gift_card_not_paid'; end if;
  if c.status <> 'active' then
    raise exception 'A card that is % is not given back.', c.status using errcode = 'HT005', hint = 'gift_card_' || c.status;
  end if;
  if b.paid_at <= private.now() - private.setting('credit.sale_withdrawal_days')::integer * interval '1 day' then
    raise exception 'The days for giving it back are over.' using errcode = 'HT005', hint = 'gift_card_too_late';
  end if;
  perform private.take_back_gift_card(c.id, b.number);
  perform private.log_activity('gift_cards.return', c.id::text, jsonb_build_object('status', jsonb_build_array('active', 'canceled')), b.number);
end
$$;
comment on function private.return_gift_card(uuid) is
  'The buyer gives a card back that nobody redeemed, within the days for it. HT005 gift_card_not_paid, gift_card_redeemed and other states, '
  'gift_card_too_late.';
revoke execute on function private.return_gift_card(uuid) from public;

create function private.forget_gift_card_purchases() returns bigint
language sql security definer set search_path = '' as $$
  with forgotten as (
    update public.gift_card_purchases set recipient_name = '', recipient_email = '', message = ''
     where recipient_email <> '' and (status in ('expired', 'canceled', 'failed') and created_at < private.now() - interval '7 days'
       or status in ('paid', 'returned') and coalesce(sent_at, returned_at) < private.now() - interval '400 days')
    returning id)
  select count(*) from forgotten
$$;
comment on function private.forget_gift_card_purchases() is
  'Forgets whom a card was for that was never paid (a week), or was sent long ago (400 days); answers how many.';
revoke execute on function private.forget_gift_card_purchases() from public;

create function private.gift_card_follows_chargeback() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  card uuid;
begin
  update public.gift_cards c set status = 'blocked', changed_at = clock_timestamp()
    from public.gift_card_purchases b join public.payments p on p.gift_card_purchase_id = b.id
   where p.id = new.payment_id and c.id = b.gift_card_id and c.status = 'active' returning c.id into card;
  if found then
    perform private.log_activity('gift_cards.block', card::text, jsonb_build_object('status', jsonb_build_array('active', 'blocked')), new.number);
  end if;
  return null;
end
$$;
revoke execute on function private.gift_card_follows_chargeback() from public;
-- Whose bank asks for the money does not spend the card as well; staff let it go again where the bank was wrong.
create trigger chargebacks_block_gift_card after insert on public.chargebacks for each row execute function private.gift_card_follows_chargeback();
