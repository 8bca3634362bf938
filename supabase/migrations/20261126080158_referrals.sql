-- Why: the specification names referrals. A member brings a friend, and both get store credit once the friend's first order cannot go back any more. Who
-- brought whom is written when the friend signs up; nobody is followed before that, so nothing has to be asked about cookies.
insert into public.staff_permissions (name, description, needs_fresh) values
  ('referrals.read', 'Read who brought whom and what it was rewarded with.', false),
  ('referrals.decide', 'Approve, hold, refuse and take back rewards of referrals.', true);
insert into public.staff_role_permissions (role, permission) values ('auditor', 'referrals.read'), ('support', 'referrals.read'),
  ('finance', 'referrals.read'), ('finance', 'referrals.decide'), ('editor', 'referrals.read');
insert into public.shop_settings (key, value, default_value, description, is_public, least, most) values
  ('referrals.open', 'true', 'true', 'Whether members bring friends: closed, links lead to the sign-up and nothing more.', true, null, null),
  ('referrals.referrer_minor', '10000', '10000', 'Store credit for whoever brought a friend, in satang.', true, 0, 1000000),
  ('referrals.friend_minor', '10000', '10000', 'Store credit for the friend, in satang.', true, 0, 1000000),
  ('referrals.minimum_minor', '50000', '50000', 'What the friend keeps of the first order at least, goods without delivery, in satang.', true, 0, 100000000),
  ('referrals.order_days', '90', '90', 'Days after signing up in which the first order counts.', true, 1, 730),
  ('referrals.wait_days', '3', '3', 'Days between the end of the time for returns and the reward.', true, 0, 90),
  ('referrals.month_most', '10', '10', 'Rewards one member earns in a calendar month by bringing friends.', true, 1, 1000),
  ('referrals.day_most', '5', '5', 'Friends of one member who sign up within a day before staff look at them.', false, 1, 1000),
  ('referrals.credit_months', '12', '12', 'Months in which the reward can be spent; 0 for always.', true, 0, 120);

create table public.referral_codes (
  person_id  uuid primary key references public.profiles on delete cascade,
  code       text not null unique check (code ~ '^[2-9A-HJ-NP-Z]{8}$'),
  created_at timestamptz not null default private.now()
);
comment on table public.referral_codes is 'The one code of a member that a friend signs up with; made when its link is first looked at.';
alter table public.referral_codes enable row level security;
create policy "members read their code" on public.referral_codes for select to authenticated using (person_id = (select auth.uid()));
create policy "who may reads codes" on public.referral_codes for select to authenticated using ((select private.may('referrals.read')));
grant select on public.referral_codes to authenticated, service_role;
revoke insert, update, delete, truncate on public.referral_codes from service_role;

create table public.referrals (
  id             uuid primary key default gen_random_uuid(),
  referrer_id    uuid references public.profiles on delete set null,
  friend_id      uuid unique references public.profiles on delete set null,
  state          text not null default 'joined' check (state in ('joined', 'waiting', 'held', 'granted', 'lapsed', 'refused', 'taken_back')),
  because        text not null default '' check (because in ('', 'late', 'left', 'not_first', 'too_small', 'own_shop', 'refunded', 'staff')),
  signals        text[],
  referrer_minor bigint not null check (referrer_minor >= 0),
  friend_minor   bigint not null check (friend_minor >= 0),
  minimum_minor  bigint not null check (minimum_minor >= 0),
  capped         boolean not null default false,
  back_minor     bigint not null default 0 check (back_minor >= 0),
  order_group_id uuid references public.order_groups on delete set null,
  joined_at      timestamptz not null default private.now(),
  due_at         timestamptz,
  held_at        timestamptz,
  cleared_at     timestamptz,
  granted_at     timestamptz,
  ended_at       timestamptz,
  check_at       timestamptz,
  reason         text not null default '' check (char_length(reason) <= 500),
  changed_at     timestamptz not null default private.now(),
  constraint held_since_some_time check ((state = 'held') <= (held_at is not null)),
  constraint granted_at_some_time check ((state in ('granted', 'taken_back')) = (granted_at is not null)),
  constraint nobody_brings_themselves check (referrer_id <> friend_id)
);
comment on table public.referrals is
  'Who brought whom, from the sign-up to the reward. The amounts are those promised at the sign-up. `signals`: what makes it suspicious, null before anybody '
  'looked. `check_at`: when the job looks at it next. `reason`: what staff said last, read by both. `back_minor`: what of the reward was taken back.';
create index referrals_newest on public.referrals (joined_at, id);
create index referrals_newest_by_state on public.referrals (state, joined_at, id);
create index referrals_of_referrer on public.referrals (referrer_id, joined_at, id);
create index referrals_group on public.referrals (order_group_id);
create index referrals_due on public.referrals (check_at) where check_at is not null;
create index referrals_held on public.referrals (held_at, id) where state = 'held';
create index referrals_granted on public.referrals (referrer_id, granted_at) where granted_at is not null;
alter table public.referrals enable row level security;
create policy "who may reads referrals" on public.referrals for select to authenticated using ((select private.may('referrals.read')));
grant select on public.referrals to authenticated, service_role;
revoke insert, update, delete, truncate on public.referrals from service_role;

/* What staff wrote of two people is not kept for one of them. */
create function private.forget_in_referral() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.reason := '';
  new.signals := '{}';
  return new;
end
$$;
revoke execute on function private.forget_in_referral() from public;
create trigger referrals_forget before update of referrer_id, friend_id on public.referrals for each row
  when (old.referrer_id is not null and new.referrer_id is null or old.friend_id is not null and new.friend_id is null)
  execute function private.forget_in_referral();

create function private.mailbox(p_email text) returns text language sql immutable set search_path = '' as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(box, '.', '') || '@gmail.com' else box || '@' || domain end
    from (select split_part(split_part(lower(btrim(p_email)), '@', 1), '+', 1) as box, split_part(lower(btrim(p_email)), '@', 2) as domain) x
$$;
comment on function private.mailbox(text) is 'Whose letters come to an address: what follows a plus is left out, and the points of Gmail''s.';
revoke execute on function private.mailbox(text) from public;

create function private.first_name(p_person uuid) returns text language sql stable security definer set search_path = '' as $$
  select coalesce((select split_part(btrim(p.full_name), ' ', 1) from public.profiles p where p.id = p_person), '')
$$;
comment on function private.first_name(uuid) is 'What a friend calls somebody; empty where nobody knows.';
revoke execute on function private.first_name(uuid) from public;

create function private.referral_code_of(p_person uuid) returns text language plpgsql security definer set search_path = '' as $$
declare
  mine text;
begin
  loop
    select c.code into mine from public.referral_codes c where c.person_id = p_person;
    if found then return mine; end if;
    -- Forty random bits, without letters that look like others. Whoever asks twice at once gets the same; a code that another has is drawn anew.
    insert into public.referral_codes (person_id, code) values (p_person, left(replace(private.new_gift_code(), '-', ''), 8)) on conflict do nothing;
  end loop;
end
$$;
comment on function private.referral_code_of(uuid) is 'The code of a member, made where there is none.';
revoke execute on function private.referral_code_of(uuid) from public;

create function private.accept_referral(p_person uuid, p_code text) returns text language plpgsql security definer set search_path = '' as $$
declare
  referrer uuid;
begin
  if not private.setting('referrals.open')::boolean then return 'closed'; end if;
  select c.person_id into referrer from public.referral_codes c
   where c.code = left(regexp_replace(upper(coalesce(p_code, '')), '[^A-Z0-9]', '', 'g'), 20);
  if referrer is null then return 'unknown'; end if;
  if referrer = p_person or exists (select from public.profiles a join public.profiles b on b.id = referrer
      where a.id = p_person and private.mailbox(a.email) = private.mailbox(b.email)) then
    return 'own';
  end if;
  if exists (select from public.order_groups g where g.buyer_id = p_person and g.placed_at is not null) then return 'late'; end if;
  insert into public.referrals (referrer_id, friend_id, referrer_minor, friend_minor, minimum_minor, check_at)
  values (referrer, p_person, private.setting('referrals.referrer_minor')::bigint, private.setting('referrals.friend_minor')::bigint,
    private.setting('referrals.minimum_minor')::bigint, private.now() + private.setting('referrals.order_days')::integer * interval '1 day')
  on conflict (friend_id) do nothing;
  return case when found then 'joined' else 'already' end;
end
$$;
comment on function private.accept_referral(uuid, text) is
  'Writes down who brought a new member: joined, or closed, unknown, own (oneself, or the same mailbox), late (has ordered before), already.';
revoke execute on function private.accept_referral(uuid, text) from public;

/* A code said at the sign-up counts once the address is confirmed; whatever it is, it keeps nobody out. */
create function private.follow_referral() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or old.email_confirmed_at is null then
    perform private.accept_referral(new.id, new.raw_user_meta_data ->> 'referral_code');
  end if;
  return null;
end
$$;
revoke execute on function private.follow_referral() from public;
create trigger follow_referral after update of email_confirmed_at on auth.users for each row
  when (new.email_confirmed_at is not null and new.raw_user_meta_data ? 'referral_code') execute function private.follow_referral();
create trigger welcome_then_follow_referral after insert on auth.users for each row
  when (new.email_confirmed_at is not null and new.raw_user_meta_data ? 'referral_code') execute function private.follow_referral();

create function public.join_by_referral(p_code text) returns text language plpgsql security definer set search_path = '' as $$
begin
  -- Who has been here for longer was brought by nobody.
  if not exists (select from auth.users u where u.id = (select auth.uid()) and u.created_at > private.now() - interval '1 hour') then return 'late'; end if;
  return private.accept_referral((select auth.uid()), p_code);
end
$$;
comment on function public.join_by_referral(text) is
  'For accounts that another service opened (Google) within the last hour: who brought them. joined, closed, unknown, own, late or already.';
revoke execute on function public.join_by_referral(text) from public, anon;
grant execute on function public.join_by_referral(text) to authenticated;

create function public.referral_invitation(p_code text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('name', private.first_name(c.person_id), 'friend_minor', private.setting('referrals.friend_minor'),
    'minimum_minor', private.setting('referrals.minimum_minor'), 'order_days', private.setting('referrals.order_days'))
    from public.referral_codes c where c.code = left(upper(btrim(p_code)), 20) and private.setting('referrals.open')::boolean
$$;
comment on function public.referral_invitation(text) is 'What a friend reads of a link: the first name behind it and the terms; null for a code nobody has.';
revoke execute on function public.referral_invitation(text) from public;
grant execute on function public.referral_invitation(text) to anon, authenticated;

create function public.my_referrals() returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
begin
  if not exists (select from public.profiles p where p.id = me) then raise exception 'Sign in first.' using errcode = 'PT401'; end if;
  return jsonb_build_object(
    'code', private.referral_code_of(me),
    'terms', (select jsonb_object_agg(split_part(s.key, '.', 2), s.value) from public.shop_settings s where s.key like 'referrals.%' and s.is_public),
    'return_days', private.setting('returns.days'),
    'month_count', (select count(*) from public.referrals r where r.referrer_id = me and r.referrer_minor > 0
      and r.granted_at >= date_trunc('month', private.now(), 'Asia/Bangkok')),
    'earned_minor', (select coalesce(sum(r.referrer_minor), 0) from public.referrals r where r.referrer_id = me and r.state = 'granted'),
    'waiting_minor', (select coalesce(sum(r.referrer_minor), 0) from public.referrals r where r.referrer_id = me and r.state in ('waiting', 'held')),
    'friends', (select count(*) from public.referrals r where r.referrer_id = me),
    'mine', (select jsonb_build_object('name', private.first_name(r.referrer_id), 'state', r.state, 'because', r.because, 'reason', r.reason,
        'amount_minor', r.friend_minor, 'minimum_minor', r.minimum_minor, 'due_at', r.due_at,
        'until', case when r.state = 'joined' then r.check_at end)
      from public.referrals r where r.friend_id = me));
end
$$;
comment on function public.my_referrals() is
  'A member''s own page of referrals: the code (made at the first look), the terms, what is earned and what waits, and how the member was brought.';

create function public.my_referred_friends(p_before uuid default null)
returns table (id uuid, name text, state text, because text, reason text, joined_at timestamptz, due_at timestamptz, amount_minor bigint, capped boolean)
language sql stable security definer set search_path = '' as $$
  select r.id, private.first_name(r.friend_id), r.state, r.because, r.reason, r.joined_at, r.due_at, r.referrer_minor, r.capped
    from public.referrals r
   where r.referrer_id = (select auth.uid())
     and (p_before is null or (r.joined_at, r.id) < (
       select b.joined_at, b.id from public.referrals b where b.id = p_before and b.referrer_id = r.referrer_id))
   order by r.joined_at desc, r.id desc limit 20
$$;
comment on function public.my_referred_friends(uuid) is
  'Twenty of the friends a member brought, the newest first, by their first names; those before one of them.';
revoke execute on function public.my_referrals(), public.my_referred_friends(uuid) from public, anon;
grant execute on function public.my_referrals(), public.my_referred_friends(uuid) to authenticated;
