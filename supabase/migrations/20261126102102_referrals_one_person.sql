-- Why: one person could be any number of friends, by letters that all come to one mailbox, at one address.
create index order_groups_mailbox on public.order_groups (private.mailbox(email));

create or replace function private.review_referral(p_id uuid) returns text language plpgsql security definer set search_path = '' as $$
declare
  r public.referrals;
  stands record;
  found_signals text[];
begin
  select * into r from public.referrals x where x.id = p_id and x.check_at <= private.now() for update skip locked;
  if not found then return null; end if;
  if r.state = 'joined' then return private.end_referral(r, 'late'); end if;
  select * into stands from private.referral_order(r);
  if r.state = 'granted' then
    if stands.kept_minor < r.minimum_minor then
      perform private.take_referral_back(r, 'refunded', '');
      return 'taken_back';
    end if;
    update public.referrals set check_at = null where id = r.id;
    return 'granted';
  end if;
  if r.state <> 'waiting' then
    update public.referrals set check_at = null where id = r.id;
    return r.state;
  end if;
  if r.friend_id is null then return private.end_referral(r, 'left'); end if;
  if stands.is_canceled then
    -- Nothing was bought after all: the next order is the first.
    update public.referrals set state = 'joined', order_group_id = null, signals = null, due_at = null, changed_at = clock_timestamp(),
      check_at = joined_at + private.setting('referrals.order_days')::integer * interval '1 day' where id = r.id;
    return 'joined';
  end if;
  if exists (select from public.order_groups g join public.order_groups mine on mine.id = r.order_group_id
      where g.id <> mine.id and g.placed_at < mine.placed_at and (g.buyer_id = r.friend_id or private.mailbox(g.email) = private.mailbox(mine.email))
        and exists (select from public.orders o where o.order_group_id = g.id and o.status not in ('canceled', 'expired'))) then
    return private.end_referral(r, 'not_first');
  end if;
  found_signals := private.referral_signals(r);
  if found_signals <> '{}' and r.cleared_at is null then
    update public.referrals set state = 'held', signals = found_signals, held_at = private.now(), check_at = null, changed_at = clock_timestamp()
     where id = r.id;
    return 'held';
  end if;
  if not stands.is_open and stands.kept_minor < r.minimum_minor and not stands.unseen_cash then
    return private.end_referral(r, case when stands.kept_minor + stands.own_minor >= r.minimum_minor then 'own_shop'
      when stands.bought_minor >= r.minimum_minor then 'refunded' else 'too_small' end);
  end if;
  if stands.is_open or stands.unseen_cash or stands.due_at > private.now() then
    update public.referrals set signals = found_signals, due_at = case when not stands.is_open then stands.due_at end,
      check_at = case when stands.is_open or stands.unseen_cash then private.now() + interval '6 hours' else stands.due_at end where id = r.id;
    return 'waiting';
  end if;
  update public.referrals set signals = found_signals, due_at = stands.due_at where id = r.id returning * into r;
  perform private.grant_referral(r);
  return 'granted';
end
$$;

create or replace function private.referral_signals(r public.referrals) returns text[] language sql stable security definer set search_path = '' as $$
  with friend as (
    select g.id, private.address_key(g.shipping_address) as home,
           right(regexp_replace(coalesce(nullif(g.phone, ''), g.shipping_address ->> 'phone', ''), '\D', '', 'g'), 8) as phone
      from public.order_groups g where g.id = r.order_group_id
  ), referrer as (
    select private.address_key(to_jsonb(a)) as home, right(regexp_replace(a.phone, '\D', '', 'g'), 8) as phone
      from public.addresses a where a.owner_id = r.referrer_id
    union
    select private.address_key(g.shipping_address),
           right(regexp_replace(coalesce(nullif(g.phone, ''), g.shipping_address ->> 'phone', ''), '\D', '', 'g'), 8)
      from (select * from public.order_groups o where o.buyer_id = r.referrer_id order by o.created_at desc limit 50) g
    union
    -- Friends are no strangers to each other, either.
    select private.address_key(g.shipping_address),
           right(regexp_replace(coalesce(nullif(g.phone, ''), g.shipping_address ->> 'phone', ''), '\D', '', 'g'), 8)
      from (select * from public.referrals o where o.referrer_id = r.referrer_id and o.id <> r.id and o.order_group_id is not null
        order by o.joined_at desc limit 200) x join public.order_groups g on g.id = x.order_group_id
  )
  select coalesce(array_agg(s.signal order by s.place), '{}') from (values
    (1, 'address', exists (select from friend f join referrer o on o.home = f.home)),
    (2, 'phone', exists (select from friend f join referrer o on o.phone = f.phone where char_length(f.phone) = 8)),
    -- Where makers are paid, and where buyers had money sent back to.
    (3, 'account', exists (
        select from public.seller_members a join private.payout_recipients pa on pa.seller_id = a.seller_id
          join private.payout_recipients pb on pb.fingerprint = pa.fingerprint join public.seller_members b on b.seller_id = pb.seller_id
         where a.person_id = r.referrer_id and b.person_id = r.friend_id)
      or exists (
        select from public.order_groups ga join private.refund_accounts a on a.order_group_id = ga.id
          join private.refund_accounts b on regexp_replace(b.number, '\D', '', 'g') = regexp_replace(a.number, '\D', '', 'g')
          join public.order_groups gb on gb.id = b.order_group_id
         where ga.buyer_id = r.referrer_id and gb.buyer_id = r.friend_id)),
    (4, 'many', (select count(*) from public.referrals x where x.referrer_id = r.referrer_id
        and x.joined_at between r.joined_at - interval '1 day' and r.joined_at + interval '1 day') > private.setting('referrals.day_most')::integer)
  ) s(place, signal, is_so) where s.is_so
$$;
