-- Why: staff see what was bought, send it again, and whoever cancels a bought card gives back what was paid for it.
create or replace function public.stop_gift_card(p_id uuid, p_how text, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  was public.gift_cards;
  now_is public.gift_cards;
begin
  perform private.demand('gift_cards.write');
  perform private.demand_reason(p_reason);
  if p_how is null or p_how not in ('block', 'unblock', 'cancel') then raise exception 'block, unblock or cancel.' using errcode = '22023'; end if;
  -- In the order of take_back_gift_card.
  perform from public.payments x join public.gift_card_purchases b on b.id = x.gift_card_purchase_id where b.gift_card_id = p_id and x.captured_minor > 0
    for update of x;
  was := private.locked_gift_card(p_id);
  if not (case p_how when 'block' then was.status = 'active' when 'unblock' then was.status = 'blocked' else was.status in ('active', 'blocked') end) then
    raise exception 'A card that is % cannot be stopped so.', was.status using errcode = 'HT003';
  end if;
  if p_how = 'cancel' and exists (select from public.gift_card_purchases b where b.gift_card_id = p_id) then
    perform private.take_back_gift_card(p_id, left(btrim(p_reason), 1000));
    select * into now_is from public.gift_cards x where x.id = p_id;
  else
    update public.gift_cards set status = case p_how when 'block' then 'blocked' when 'unblock' then 'active' else 'canceled' end,
      changed_at = clock_timestamp() where id = p_id returning * into now_is;
  end if;
  perform private.log_gift_card(p_how, was, now_is, p_reason);
end
$$;
comment on function public.stop_gift_card(uuid, text, text) is
  'Blocks a card for the time being, lets it go again, or cancels it for good, which takes its cost back, or sends back what was paid for it. HT003 '
  'where it is redeemed or over.';

create function public.resend_gift_card(p_id uuid, p_email text, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  b public.gift_card_purchases;
begin
  perform private.demand('gift_cards.write');
  perform private.demand_reason(p_reason);
  select * into b from public.gift_card_purchases x where x.gift_card_id = p_id;
  if not found then raise exception 'Nobody bought this card.' using errcode = 'PT404'; end if;
  if coalesce(p_email, '') <> '' and p_email !~ '^[^\s<>@]+@[^\s<>@]+$' then raise exception 'This is no address.' using errcode = '22023'; end if;
  perform private.resend_gift_card(b.id, p_email);
  perform private.log_activity('gift_cards.resend', p_id::text, '{}', p_reason);
end
$$;
comment on function public.resend_gift_card(uuid, text, text) is
  'Sends a bought card again, to another address where one is given, with a new code. HT005 gift_card_not_paid, gift_card_redeemed and other states, '
  'gift_card_sent_often.';
revoke execute on function public.resend_gift_card(uuid, text, text) from public, anon;
grant execute on function public.resend_gift_card(uuid, text, text) to authenticated;
