-- Why: somebody gives a card to a member who was let down, another stands behind the large ones, and a card that is lost or stolen is stopped.
create function private.log_gift_card(p_action text, p_before public.gift_cards, p_after public.gift_cards, p_reason text) returns void
language sql security definer set search_path = '' as $$
  select private.log_activity('gift_cards.' || p_action, p_after.id::text, coalesce((
      select jsonb_object_agg(f, jsonb_build_array(to_jsonb(p_before) -> f, to_jsonb(p_after) -> f))
        from unnest(array['amount_minor', 'status', 'expires_at', 'last4']) f
       where coalesce(to_jsonb(p_before) -> f, 'null') <> coalesce(to_jsonb(p_after) -> f, 'null')), '{}'), p_reason)
$$;
revoke execute on function private.log_gift_card(text, public.gift_cards, public.gift_cards, text) from public;

create function private.locked_gift_card(p_id uuid) returns public.gift_cards language plpgsql security definer set search_path = '' as $$
declare
  c public.gift_cards;
begin
  select * into c from public.gift_cards x where x.id = p_id for update;
  if not found then raise exception 'There is no such gift card.' using errcode = 'PT404'; end if;
  return c;
end
$$;
revoke execute on function private.locked_gift_card(uuid) from public;

create function public.issue_gift_card(p_amount_minor bigint, p_expires_at timestamptz, p_key uuid, p_reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most constant bigint := private.setting('credit.card_most_minor')::bigint;
  months constant integer := private.setting('credit.expiry_months')::integer;
  code constant text := private.new_gift_code();
  c public.gift_cards;
begin
  perform private.demand('gift_cards.write');
  perform private.demand_reason(p_reason);
  if p_key is null then raise exception 'It wants a key.' using errcode = '22023'; end if;
  if p_amount_minor is null or p_amount_minor not between 100 and most then
    raise exception 'A gift card is worth between 1 and % baht.', most / 100 using errcode = 'HT004', hint = 'gift_card_amount';
  end if;
  if p_expires_at <= private.now() then raise exception 'It would have run out.' using errcode = 'HT004', hint = 'gift_card_expiry'; end if;
  insert into public.gift_cards (key, code_hash, last4, amount_minor, status, reason, issued_by, expires_at)
  values (p_key, private.gift_code_hash(code), right(code, 4), p_amount_minor,
    case when p_amount_minor >= private.setting('credit.second_from_minor')::bigint then 'waiting' else 'active' end,
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
  'Gives a card away: {id, code, status}; the code is told once, and null for a key that was used before. From credit.second_from_minor on it waits '
  'for another person. HT004 gift_card_amount, gift_card_expiry.';

create function public.decide_gift_card(p_id uuid, p_approve boolean, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  was public.gift_cards;
  now_is public.gift_cards;
begin
  perform private.demand('gift_cards.write');
  perform private.demand_reason(p_reason);
  was := private.locked_gift_card(p_id);
  if was.status <> 'waiting' then raise exception 'It does not wait any more.' using errcode = 'HT005', hint = 'already_decided'; end if;
  if p_approve and was.issued_by is not distinct from (select auth.uid()) then
    raise exception 'Somebody else has to approve it.' using errcode = 'HT005', hint = 'needs_second';
  end if;
  update public.gift_cards set status = case when p_approve then 'active' else 'refused' end, approved_by = case when p_approve then (select auth.uid()) end,
    changed_at = clock_timestamp() where id = p_id returning * into now_is;
  perform private.log_gift_card(case when p_approve then 'approve' else 'refuse' end, was, now_is, p_reason);
end
$$;
comment on function public.decide_gift_card(uuid, boolean, text) is
  'Approves a large card, or refuses it for good. HT005 needs_second for whoever issued it, already_decided for the second.';

create function public.stop_gift_card(p_id uuid, p_how text, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  was public.gift_cards;
  now_is public.gift_cards;
begin
  perform private.demand('gift_cards.write');
  perform private.demand_reason(p_reason);
  if p_how is null or p_how not in ('block', 'unblock', 'cancel') then raise exception 'block, unblock or cancel.' using errcode = '22023'; end if;
  was := private.locked_gift_card(p_id);
  if not (case p_how when 'block' then was.status = 'active' when 'unblock' then was.status = 'blocked' else was.status in ('active', 'blocked') end) then
    raise exception 'A card that is % cannot be stopped so.', was.status using errcode = 'HT003';
  end if;
  update public.gift_cards set status = case p_how when 'block' then 'blocked' when 'unblock' then 'active' else 'canceled' end,
    changed_at = clock_timestamp() where id = p_id returning * into now_is;
  perform private.log_gift_card(p_how, was, now_is, p_reason);
end
$$;
comment on function public.stop_gift_card(uuid, text, text) is
  'Blocks a card for the time being, lets it go again, or cancels it for good, which takes its cost back. HT003 where it is redeemed or over.';

create function public.extend_gift_card(p_id uuid, p_expires_at timestamptz, p_seen timestamptz, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  was public.gift_cards;
  now_is public.gift_cards;
begin
  perform private.demand('gift_cards.write');
  perform private.demand_reason(p_reason);
  was := private.locked_gift_card(p_id);
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(was.changed_at));
  if was.status not in ('active', 'blocked', 'waiting', 'expired') then
    raise exception 'A card that is % has no time left to change.', was.status using errcode = 'HT003';
  end if;
  if p_expires_at <= private.now() or p_expires_at < was.expires_at then
    raise exception 'A card gets more time, never less.' using errcode = 'HT004', hint = 'gift_card_expiry';
  end if;
  if p_expires_at is not null and was.expires_at is null then
    raise exception 'A card that never expires stays so.' using errcode = 'HT004', hint = 'gift_card_expiry';
  end if;
  update public.gift_cards set expires_at = p_expires_at, status = case when status = 'expired' then 'active' else status end,
    changed_at = clock_timestamp() where id = p_id returning * into now_is;
  perform private.log_gift_card('extend', was, now_is, p_reason);
end
$$;
comment on function public.extend_gift_card(uuid, timestamptz, timestamptz, text) is
  'Gives a card more time (null: for ever); one that has expired is good again. HT003 changed_meanwhile or redeemed, HT004 gift_card_expiry.';

create function public.renew_gift_card_code(p_id uuid, p_reason text) returns text language plpgsql security definer set search_path = '' as $$
declare
  code constant text := private.new_gift_code();
  was public.gift_cards;
  now_is public.gift_cards;
begin
  perform private.demand('gift_cards.write');
  perform private.demand_reason(p_reason);
  was := private.locked_gift_card(p_id);
  if was.status not in ('active', 'blocked', 'waiting') then
    raise exception 'A card that is % has no code any more.', was.status using errcode = 'HT003';
  end if;
  update public.gift_cards set code_hash = private.gift_code_hash(code), last4 = right(code, 4), changed_at = clock_timestamp()
   where id = p_id returning * into now_is;
  perform private.log_gift_card('renew', was, now_is, p_reason);
  return code;
end
$$;
comment on function public.renew_gift_card_code(uuid, text) is 'Gives a card a new code and answers it, once; the old one opens nothing from now on.';

create function public.gift_card_history(p_id uuid)
returns table (at timestamptz, kind text, amount_minor bigint, order_id uuid, order_number text, person_id uuid, name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('gift_cards.read');
  return query
    with came as (select e.* from public.credit_entries e where e.gift_card_id = p_id)
    select m.created_at, m.kind, m.amount, g.id, g.number, a.person_id, coalesce(nullif(x.full_name, ''), x.email, '')
      from (
        select e.created_at, e.kind, e.amount_minor as amount, e.payment_id, e.account_id, e.id from came e
        union all
        select s.created_at, s.kind, -u.amount_minor, s.payment_id, s.account_id, s.id
          from private.credit_uses u join public.credit_entries s on s.id = u.spend_id where u.source_id in (select c.id from came c)
        union all
        select s.created_at, 'refund', u.back_minor, s.payment_id, s.account_id, s.id
          from private.credit_uses u join public.credit_entries s on s.id = u.spend_id
         where u.source_id in (select c.id from came c) and u.back_minor > 0) m
      join public.credit_accounts a on a.id = m.account_id
      left join public.payments p on p.id = m.payment_id
      left join public.order_groups g on g.id = p.order_group_id
      left join public.profiles x on x.id = a.person_id
     order by m.created_at desc, m.id desc, m.kind limit 200;
end
$$;
comment on function public.gift_card_history(uuid) is
  'What became of a card''s worth, the newest first: redeemed, spent (and what of it came back), run out. At most 200.';

revoke execute on function public.issue_gift_card(bigint, timestamptz, uuid, text), public.decide_gift_card(uuid, boolean, text),
  public.stop_gift_card(uuid, text, text), public.extend_gift_card(uuid, timestamptz, timestamptz, text),
  public.renew_gift_card_code(uuid, text), public.gift_card_history(uuid) from public, anon;
grant execute on function public.issue_gift_card(bigint, timestamptz, uuid, text), public.decide_gift_card(uuid, boolean, text),
  public.stop_gift_card(uuid, text, text), public.extend_gift_card(uuid, timestamptz, timestamptz, text),
  public.renew_gift_card_code(uuid, text), public.gift_card_history(uuid) to authenticated;
