-- Why: what was paid for a gift card has no parts by makers, so a chargeback did not see the refund that waited for it: after a loss the money went out
-- a second time, and after a win nobody asked for what staff had canceled meanwhile.

-- What may go back is reckoned under the lock of the payment; a card whose chargeback took a part can need two.
drop index public.refunds_gift_card;

create function private.refund_rest_of_gift_card(p_payment uuid, p_card uuid, p_because text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  p public.payments;
  left_over bigint;
begin
  select * into p from public.payments x where x.id = p_payment for update;
  left_over := private.left_of_gift_card_payment(p.id) - coalesce((select sum(r.amount_minor) from public.refunds r
    where r.payment_id = p.id and r.status in ('requested', 'processing', 'manual_required')), 0);
  if left_over > 0 then
    insert into public.refunds (payment_id, gift_card_id, amount_minor, currency, reason, note_due)
    values (p.id, p_card, left_over, p.currency, left(p_because, 1000), false);
  end if;
end
$$;
comment on function private.refund_rest_of_gift_card(uuid, uuid, text) is
  'Asks that what is left of the payment of a gift card goes back, and is not asked for already.';
revoke execute on function private.refund_rest_of_gift_card(uuid, uuid, text) from public;

create or replace function private.take_back_gift_card(p_card uuid, p_because text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  payment uuid;
begin
  select x.id into payment from public.payments x where x.gift_card_purchase_id = (select b.id from public.gift_card_purchases b where b.gift_card_id = p_card)
     and x.captured_minor > 0 order by x.attempt limit 1 for update;
  perform from public.gift_cards c where c.id = p_card for update;
  update public.gift_cards set status = 'canceled', changed_at = clock_timestamp() where id = p_card and status in ('active', 'blocked');
  if not found then raise exception 'It is redeemed or over.' using errcode = 'HT003'; end if;
  update public.gift_card_purchases set status = 'returned', returned_at = private.now() where gift_card_id = p_card;
  perform private.refund_rest_of_gift_card(payment, p_card, p_because);
end
$$;

create or replace function private.end_refunds_without_money(of_payment uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  share record;
  waiting record;
  card uuid;
  because text;
  over bigint;
begin
  for share in select s.order_id, s.captured_minor - s.refunded_minor - private.charged_back(of_payment, s.order_id) as room
                 from public.payment_splits s where s.payment_id = of_payment loop
    select coalesce(sum(r.amount_minor), 0) - share.room into over from public.refunds r
     where r.payment_id = of_payment and r.order_id = share.order_id and r.status in ('requested', 'processing', 'manual_required');
    for waiting in select r.id, r.amount_minor from public.refunds r
                    where r.payment_id = of_payment and r.order_id = share.order_id and r.status in ('requested', 'manual_required')
                    order by r.created_at desc, r.id loop
      exit when over <= 0;
      update public.refunds set status = 'failed' where id = waiting.id;
      over := over - waiting.amount_minor;
    end loop;
  end loop;

  -- The payment of a gift card is one whole. One that was on its way and never answered would be sent again: nothing is sent that the bank has taken.
  select b.gift_card_id into card from public.payments p join public.gift_card_purchases b on b.id = p.gift_card_purchase_id where p.id = of_payment;
  if card is null then return; end if;
  select coalesce(sum(r.amount_minor), 0) - private.left_of_gift_card_payment(of_payment) into over from public.refunds r
   where r.payment_id = of_payment and r.status in ('requested', 'processing', 'manual_required');
  if over <= 0 then return; end if;
  for waiting in select r.id, r.amount_minor, r.reason from public.refunds r
                  where r.payment_id = of_payment and r.status in ('requested', 'processing', 'manual_required') order by r.created_at desc, r.id loop
    exit when over <= 0;
    update public.refunds set status = 'failed' where id = waiting.id;
    over := over - waiting.amount_minor;
    because := waiting.reason;
  end loop;
  -- The bank took a part: the rest goes back as it was asked for.
  perform private.refund_rest_of_gift_card(of_payment, card, because);
end
$$;

create or replace function private.gift_card_follows_chargeback() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  card uuid;
begin
  if tg_op = 'UPDATE' then
    -- Whoever gave the card back, or had it canceled, while the bank held the money gets it now.
    select b.gift_card_id into card from public.gift_card_purchases b join public.payments p on p.gift_card_purchase_id = b.id
     where p.id = new.payment_id and b.status = 'returned';
    if found then perform private.refund_rest_of_gift_card(new.payment_id, card, new.number); end if;
    return null;
  end if;
  update public.gift_cards c set status = 'blocked', changed_at = clock_timestamp()
    from public.gift_card_purchases b join public.payments p on p.gift_card_purchase_id = b.id
   where p.id = new.payment_id and c.id = b.gift_card_id and c.status = 'active' returning c.id into card;
  if found then
    perform private.log_activity('gift_cards.block', card::text, jsonb_build_object('status', jsonb_build_array('active', 'blocked')), new.number);
  end if;
  return null;
end
$$;
create trigger chargebacks_refund_gift_card after update of status on public.chargebacks for each row
  when (new.status = 'won' and old.status <> 'won') execute function private.gift_card_follows_chargeback();
