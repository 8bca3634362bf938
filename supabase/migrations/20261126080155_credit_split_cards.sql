-- Why: a large gift card, cut into small ones, needed nobody else.
create or replace function public.issue_gift_card(p_amount_minor bigint, p_expires_at timestamptz, p_key uuid, p_reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most constant bigint := private.setting('credit.card_most_minor')::bigint;
  months constant integer := private.setting('credit.expiry_months')::integer;
  code constant text := private.new_gift_code();
  c public.gift_cards;
  alone bigint;
begin
  perform private.demand('gift_cards.write');
  perform private.demand_reason(p_reason);
  if p_key is null then raise exception 'It wants a key.' using errcode = '22023'; end if;
  if p_amount_minor is null or p_amount_minor not between 100 and most then
    raise exception 'A gift card is worth between 1 and % baht.', most / 100 using errcode = 'HT004', hint = 'gift_card_amount';
  end if;
  if p_expires_at <= private.now() then raise exception 'It would have run out.' using errcode = 'HT004', hint = 'gift_card_expiry'; end if;
  -- One after the other, so that two at once see each other.
  perform pg_advisory_xact_lock(hashtextextended('gift cards of ' || (select auth.uid()), 0));
  select coalesce(sum(x.amount_minor), 0) into alone from public.gift_cards x
   where x.issued_by = (select auth.uid()) and x.created_at > private.now() - interval '1 day' and x.approved_by is null
     and x.status not in ('waiting', 'refused', 'canceled');
  insert into public.gift_cards (key, code_hash, last4, amount_minor, status, reason, issued_by, expires_at)
  values (p_key, private.gift_code_hash(code), right(code, 4), p_amount_minor,
    case when alone + p_amount_minor >= private.setting('credit.second_from_minor')::bigint then 'waiting' else 'active' end,
    left(btrim(p_reason), 500), (select auth.uid()),
    coalesce(p_expires_at, case when months > 0 then private.now() + months * interval '1 month' end))
  on conflict (key) do nothing returning * into c;
  if not found then
    -- The same click again: the code was shown once, and is renewed where it was lost on the way.
    select * into c from public.gift_cards x where x.key = p_key;
    return jsonb_build_object('id', c.id, 'code', null, 'status', c.status);
  end if;
  perform private.log_gift_card('issue', null, c, p_reason);
  return jsonb_build_object('id', c.id, 'code', code, 'status', c.status);
end
$$;
comment on function public.issue_gift_card(bigint, timestamptz, uuid, text) is
  'Gives a card away: {id, code, status}; the code is told once, and null for a key that was used before. It waits for another person '
  'from credit.second_from_minor on, together with what the same person issued alone within a day. HT004 gift_card_amount, gift_card_expiry.';

update public.shop_settings set description =
  'Gift cards from this many satang on, alone or with what the same person issued within a day, are approved by another.'
 where key = 'credit.second_from_minor';
drop index public.gift_cards_issued_by;
create index gift_cards_issued_by on public.gift_cards (issued_by, created_at);
