-- Why: one of the staff alone could read the code of a card that somebody bought, or have it sent to any address; and a new code was undone by the letter
-- that was on its way, or read by whoever had the old link.
alter table public.gift_card_purchases add column link_version integer not null default 1 check (link_version >= 1);
comment on table public.gift_card_purchases is
  'A gift card that somebody bought for somebody. `letters`: which code and letter it is at, one more with each that goes out anew; `coded`: for which '
  'of them the card has its code; `link_version`: which of the buyer''s links opens it, one more when staff give it a new code.';

create or replace function private.code_gift_card(p_id uuid, p_letter integer, p_code text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  c public.gift_cards;
  b public.gift_card_purchases;
begin
  select * into c from public.gift_cards x where x.id = (select y.gift_card_id from public.gift_card_purchases y where y.id = p_id) for update;
  select * into b from public.gift_card_purchases x where x.id = p_id for update;
  if c.id is null or c.status <> 'active' then return coalesce(c.status, 'open'); end if;
  if b.letters <> p_letter then return 'renewed'; end if;
  if b.coded < p_letter then
    update public.gift_cards set code_hash = private.gift_code_hash(p_code), last4 = right(p_code, 4), changed_at = clock_timestamp() where id = c.id;
    update public.gift_card_purchases set coded = p_letter where id = b.id;
    return 'active';
  end if;
  return case when c.code_hash = private.gift_code_hash(p_code) then 'active' else 'renewed' end;
end
$$;
comment on function private.code_gift_card(uuid, integer, text) is
  'Puts the code of a letter into its card, once: active where the code opens it, renewed where it has another since, else the state that forbids it.';

create function private.tell_buyer_of_gift_card(p_purchase uuid) returns void
language sql security definer set search_path = '' as $$
  insert into private.outbox (topic, key, payload)
  select 'gift_card.bought', b.id || ':' || b.letters, jsonb_build_object('purchase_id', b.id::text) from public.gift_card_purchases b where b.id = p_purchase
  on conflict do nothing
$$;
comment on function private.tell_buyer_of_gift_card(uuid) is
  'Staff have let a card go out anew: its buyer gets the receipt again, which says to whom, with the link that opens it now.';
revoke execute on function private.tell_buyer_of_gift_card(uuid) from public;

create or replace function public.renew_gift_card_code(p_id uuid, p_reason text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  code constant text := private.new_gift_code();
  was public.gift_cards;
  now_is public.gift_cards;
  b public.gift_card_purchases;
begin
  perform private.demand('gift_cards.write');
  perform private.demand_reason(p_reason);
  was := private.locked_gift_card(p_id);
  if was.status not in ('active', 'blocked', 'waiting') then
    raise exception 'A card that is % has no code any more.', was.status using errcode = 'HT003';
  end if;
  select * into b from public.gift_card_purchases x where x.gift_card_id = p_id for update;
  perform private.demand_gift_card_letter(b);
  update public.gift_cards set code_hash = private.gift_code_hash(code), last4 = right(code, 4), changed_at = clock_timestamp()
   where id = p_id returning * into now_is;
  perform private.log_gift_card('renew', was, now_is, p_reason);
  if b.id is null then return code; end if;
  -- Whoever bought it owns it: nobody here reads its code. The letter that goes now puts in one of its own, and an older one finds that it is late.
  update public.gift_card_purchases set letters = letters + 1, link_version = link_version + 1, sent_at = null where id = b.id;
  perform private.tell_buyer_of_gift_card(b.id);
  return null;
end
$$;
comment on function public.renew_gift_card_code(uuid, text) is
  'Gives a card a new code; the old one opens nothing from now on. Of a card the shop gave away it is answered, once; one that was bought is sent to whoever '
  'it is for (null here), and the link of its buyer changes. HT005 gift_card_sent_often, HT003 where nobody knows any more whom it was for.';

create function private.demand_gift_card_letter(b public.gift_card_purchases) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if b.id is null then return; end if;
  if b.recipient_email = '' then raise exception 'Nobody knows any more whom it was for.' using errcode = 'HT003'; end if;
  if b.letters >= 20 then raise exception 'It was sent often enough.' using errcode = 'HT005', hint = 'gift_card_sent_often'; end if;
end
$$;
comment on function private.demand_gift_card_letter(public.gift_card_purchases) is
  'Refuses that staff send a bought card anew: HT003 where it is forgotten whom it was for, HT005 gift_card_sent_often.';
revoke execute on function private.demand_gift_card_letter(public.gift_card_purchases) from public;

drop function public.resend_gift_card(uuid, text, text);
create function public.resend_gift_card(p_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  b public.gift_card_purchases;
begin
  perform private.demand('gift_cards.write');
  perform private.demand_reason(p_reason);
  -- In the order of private.resend_gift_card.
  perform private.locked_gift_card(p_id);
  select * into b from public.gift_card_purchases x where x.gift_card_id = p_id for update;
  if not found then raise exception 'Nobody bought this card.' using errcode = 'PT404'; end if;
  perform private.demand_gift_card_letter(b);
  perform private.resend_gift_card(b.id, '');
  perform private.log_activity('gift_cards.resend', p_id::text, '{}', p_reason);
  if b.sent_at is not null then perform private.tell_buyer_of_gift_card(b.id); end if;
end
$$;
comment on function public.resend_gift_card(uuid, text) is
  'Sends a bought card again to the address its buyer gave, with a new code, and tells the buyer; only the buyer changes the address. HT005 '
  'gift_card_not_paid, gift_card_redeemed and other states, gift_card_sent_often, HT003 where nobody knows any more whom it was for.';
revoke execute on function public.resend_gift_card(uuid, text) from public, anon;
grant execute on function public.resend_gift_card(uuid, text) to authenticated;
