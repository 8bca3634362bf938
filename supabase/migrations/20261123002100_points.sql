-- Points: a ledger that only the functions below write, the tiers and achievements that follow from it. Orders move it through their history (order_events),
-- so that whatever changes an order also changes its points.

insert into public.shop_settings (key, value, description, is_public) values
  ('points.goods_minor', '1000', 'Goods after discounts worth this much (satang) earn one point.', true),
  ('points.value_minor', '25', 'What one point is worth at checkout, in satang.', true),
  ('points.redeem_from', '100', 'The fewest points that can be redeemed at once.', true),
  ('points.lifetime_months', '24', 'Points expire this long after they have come to count.', true),
  ('points.notice_days', '30', 'So many days before points expire their owner gets a letter.', true),
  ('points.achievement', '0', 'Points for an achievement; 0 for none.', true),
  ('tiers.silk_from', '1000', 'Points of the last 365 days that make a silk member.', true),
  ('tiers.royal_gold_from', '5000', 'Points of the last 365 days that make a royal gold member.', true),
  ('tiers.sacred_elephant_from', '20000', 'Points of the last 365 days that make a sacred elephant member.', true),
  ('tiers.lotus_points_ppm', '1000000', 'Lotus: points are multiplied by this (parts per million).', true),
  ('tiers.silk_points_ppm', '1250000', 'Silk: points are multiplied by this (parts per million).', true),
  ('tiers.royal_gold_points_ppm', '1500000', 'Royal gold: points are multiplied by this (parts per million).', true),
  ('tiers.sacred_elephant_points_ppm', '2000000', 'Sacred elephant: points are multiplied by this (parts per million).', true),
  ('tiers.review_months', '12', 'A tier is kept at least this long; then the last 365 days decide.', true),
  ('achievements.temple_explorer', '5', 'Bought from makers of so many provinces.', true),
  ('achievements.silk_road_traveler', '5', 'Bought so many textiles from at least silk_road_sellers makers.', true),
  ('achievements.silk_road_sellers', '3', 'The makers whose textiles a silk road traveler has.', true),
  ('achievements.golden_shopper', '1000000', 'One order with goods worth this much (satang).', true),
  ('achievements.elephant_memory', '10', 'So many reviews written.', true),
  ('achievements.loyal_customer', '6', 'Orders in so many different months.', true);

create table public.memberships (
  person_id      uuid primary key references auth.users on delete cascade,
  tier           text not null default 'lotus' check (tier in ('lotus', 'silk', 'royal_gold', 'sacred_elephant')),
  tier_since     timestamptz not null default now(),
  tier_review_at timestamptz not null default now(),
  warned_for     timestamptz
);
comment on table public.memberships is
  'Where a member stands. The row is also the lock of their points: whatever counts takes it first. `warned_for`: the expiry the last letter was about.';
create index memberships_review on public.memberships (tier_review_at) where tier <> 'lotus';

create table public.points_entries (
  id              uuid primary key default gen_random_uuid(),
  person_id       uuid not null references auth.users on delete cascade,
  kind            text not null check (kind in ('earn', 'redeem', 'reverse', 'return', 'expire', 'adjust', 'achievement')),
  points          integer not null check (points <> 0),
  status          text not null default 'available' check (status in ('pending', 'available', 'void')),
  settled         integer not null default 0 check (settled between 0 and abs(points)),
  order_group_id  uuid references public.order_groups on delete set null,
  order_id        uuid references public.orders on delete set null,
  note            text not null default '' check (char_length(note) <= 200),
  idempotency_key text not null unique,
  created_at      timestamptz not null default now(),
  available_at    timestamptz,
  expires_at      timestamptz,
  check (kind not in ('earn', 'return', 'achievement') or points > 0),
  check (kind not in ('redeem', 'reverse', 'expire') or points < 0),
  check (status = 'available' or settled = 0),
  check (points < 0 or status <> 'available' or (available_at is not null and expires_at is not null))
);
comment on table public.points_entries is
  'Every point given and taken, once for each key. The balance is the sum of what is available; earn waits as pending until its order is complete. '
  '`settled`: how much of a gift is used, or of a taking is covered (points_consumptions); what is not covered is owed and repaid by what comes next.';
create index points_entries_person on public.points_entries (person_id, created_at desc, id);
create index points_entries_open on public.points_entries (person_id, expires_at) where status = 'available' and settled < abs(points);
create index points_entries_expiry on public.points_entries (expires_at) where status = 'available' and points > 0 and settled < points;
create index points_entries_order on public.points_entries (order_id);
create index points_entries_group on public.points_entries (order_group_id);

create table public.points_consumptions (
  source_id uuid not null references public.points_entries on delete cascade,
  spend_id  uuid not null references public.points_entries on delete cascade,
  points    integer not null check (points > 0),
  primary key (source_id, spend_id)
);
comment on table public.points_consumptions is 'Which points were used for what: those that expire first are used first.';
create index points_consumptions_spend on public.points_consumptions (spend_id);

create table public.tier_history (
  id         bigint generated always as identity primary key,
  person_id  uuid not null references auth.users on delete cascade,
  tier       text not null check (tier in ('lotus', 'silk', 'royal_gold', 'sacred_elephant')),
  reason     text not null check (reason in ('upgrade', 'review')),
  points     integer not null,
  created_at timestamptz not null default now()
);
comment on table public.tier_history is 'Every change of a member''s tier, with the points of the 365 days before.';
create index tier_history_person on public.tier_history (person_id, created_at desc);

create table public.achievements (
  person_id   uuid not null references auth.users on delete cascade,
  achievement text not null check (achievement in ('temple_explorer', 'silk_road_traveler', 'golden_shopper', 'elephant_memory', 'loyal_customer')),
  evidence    jsonb not null,
  granted_at  timestamptz not null default now(),
  primary key (person_id, achievement)
);
comment on table public.achievements is 'What a member has achieved, granted once and kept, with what it was granted for.';
alter table public.memberships enable row level security;
create policy "members read where they stand" on public.memberships for select to authenticated using (person_id = (select auth.uid()));
grant select on public.memberships to authenticated;
alter table public.points_entries enable row level security;
create policy "members read their points" on public.points_entries for select to authenticated using (person_id = (select auth.uid()));
grant select (id, person_id, kind, points, status, settled, order_group_id, order_id, note, created_at, available_at, expires_at) on public.points_entries
  to authenticated;
alter table public.points_consumptions enable row level security;
create policy "members read what their points were used for" on public.points_consumptions for select to authenticated
  using (exists (select 1 from public.points_entries e where e.id = spend_id));
grant select on public.points_consumptions to authenticated;
alter table public.tier_history enable row level security;
create policy "members read their tiers" on public.tier_history for select to authenticated using (person_id = (select auth.uid()));
grant select on public.tier_history to authenticated;
alter table public.achievements enable row level security;
create policy "members read their achievements" on public.achievements for select to authenticated using (person_id = (select auth.uid()));
grant select on public.achievements to authenticated;
revoke insert, update, delete, truncate on public.memberships, public.points_entries, public.points_consumptions, public.tier_history,
  public.achievements from service_role;

/*
 * Splits an amount by weights with the largest remainder, ties to the first; the parts sum to the amount. As `allocate` in app/platform/money.ts; zero
 * weights get nothing.
 */
create function private.split_amount(amount bigint, weights bigint[]) returns bigint[]
language sql immutable set search_path = '' as $$
  with w as (select i, coalesce(weight, 0)::numeric as weight, sum(coalesce(weight, 0)) over ()::numeric as whole
    from unnest(weights) with ordinality as u(weight, i)),
    part as (select i, case when whole = 0 then 0 else div(amount * weight, whole) end as floor, case when whole = 0 then 0
      else mod(amount * weight, whole) end as rest, whole from w),
    ranked as (select i, floor, row_number() over (order by rest desc, i) as place,
      (case when whole = 0 then 0 else amount end) - sum(floor) over () as missing from part)
  select coalesce(array_agg((floor + case when place <= missing then 1 else 0 end)::bigint order by i), '{}') from ranked
$$;

/* Takes the lock of a person's points, and makes them a member if they are none yet. */
create function private.lock_membership(person uuid, happened timestamptz default private.now()) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.memberships (person_id, tier_since, tier_review_at) values (person, happened, happened) on conflict do nothing;
  perform 1 from public.memberships where person_id = person for update;
end
$$;

/* What a person can spend now: the sum of what is available, without what has expired and is not yet booked so. Below zero points are owed. */
create function private.points_balance(person uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(points - case when points > 0 and expires_at <= private.now() then points - settled else 0 end), 0)::integer
    from public.points_entries where person_id = person and status = 'available'
$$;

/* What a person has earned in the 365 days before a moment and may keep: what decides the tier. */
create function private.points_of_year(person uuid, until timestamptz) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(e.points), 0)::integer from public.points_entries e
   where e.person_id = person and e.status = 'available' and e.kind in ('earn', 'reverse', 'achievement')
     and e.available_at > until - interval '365 days' and e.available_at <= until
$$;

create function private.tier_for(earned integer) returns text
language sql stable security definer set search_path = '' as $$
  select case when earned >= private.setting('tiers.sacred_elephant_from')::integer then 'sacred_elephant'
    when earned >= private.setting('tiers.royal_gold_from')::integer then 'royal_gold'
    when earned >= private.setting('tiers.silk_from')::integer then 'silk' else 'lotus' end
$$;

create function private.tier_rank(tier text) returns integer
language sql immutable set search_path = '' as $$ select array_position(array['lotus', 'silk', 'royal_gold', 'sacred_elephant'], tier) $$;

/* How many points a person's goods earn, in parts per million: the tier's multiple or the plan's, whichever is more; never both. */
create function private.points_ppm(person uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select greatest(
    private.setting('tiers.' || coalesce((select m.tier from public.memberships m where m.person_id = person), 'lotus') || '_points_ppm')::integer,
    case when private.has_plan(person, 'premium') then private.setting('plans.premium_points_ppm')::integer else 0 end)
$$;

/* Uses points of one gift for one taking. */
create function private.use_points(source uuid, spend uuid, used integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.points_consumptions (source_id, spend_id, points) values (source, spend, used)
  on conflict (source_id, spend_id) do update set points = points_consumptions.points + excluded.points;
  update public.points_entries set settled = settled + used where id in (source, spend);
end
$$;

/*
 * Pairs what is left of gifts with what is not covered yet: what expires first is used first, what was taken first is covered first. The caller holds the
 * lock.
 */
create function private.pair_points(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  taken record;
  given record;
  owed integer;
begin
  for taken in select id, -points - settled as owed from public.points_entries
      where person_id = person and status = 'available' and points < 0 and settled < -points order by created_at, id loop
    owed := taken.owed;
    for given in select id, points - settled as rest from public.points_entries
        where person_id = person and status = 'available' and points > settled and points > 0 order by expires_at, available_at, id loop
      exit when owed = 0;
      perform private.use_points(given.id, taken.id, least(owed, given.rest));
      owed := owed - least(owed, given.rest);
    end loop;
    exit when owed > 0;
  end loop;
end
$$;

/* Books as expired what has expired of a person's points. Returns how many points that were. The caller holds the lock. */
create function private.expire_points_of(person uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  old record;
  gone uuid;
  total integer := 0;
begin
  for old in select id, points - settled as rest, expires_at from public.points_entries
      where person_id = person and status = 'available' and points > settled and points > 0 and expires_at <= private.now() order by expires_at,
        id for update loop
    -- A gift whose points came back after it had expired expires again: the key counts.
    insert into public.points_entries (person_id, kind, points, idempotency_key, created_at, available_at)
    values (person, 'expire', -old.rest, 'expire:' || old.id || ':' || (select count(*) from public.points_consumptions c
      join public.points_entries e on e.id = c.spend_id where c.source_id = old.id and e.kind = 'expire'),
      old.expires_at, old.expires_at) returning id into gone;
    perform private.use_points(old.id, gone, old.rest);
    total := total + old.rest;
  end loop;
  return total;
end
$$;

/*
 * Books an entry that counts at once: takes the lock, expires what has expired, pairs. A reversal takes from `of_source` first. Returns the entry's id, or
 * null when the key was booked before. Gifts expire at `until`, or after the points' lifetime.
 */
create function private.book_points(person uuid, what text, amount integer, key text, happened timestamptz, of_group uuid default null,
  of_order uuid default null,
  until timestamptz default null, of_source uuid default null, why text default '') returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
  rest integer;
begin
  perform private.lock_membership(person, happened);
  perform private.expire_points_of(person);
  insert into public.points_entries (person_id, kind, points, order_group_id, order_id, note, idempotency_key, created_at, available_at, expires_at)
  values (person, what, amount, of_group, of_order, why, key, happened, happened,
    case when amount > 0 then coalesce(until, happened + private.setting('points.lifetime_months')::integer * interval '1 month') end)
  on conflict (idempotency_key) do nothing returning id into made;
  if made is null then return null; end if;
  if amount < 0 and of_source is not null then
    select least(e.points - e.settled, -amount) into rest from public.points_entries e where e.id = of_source and e.status = 'available';
    if rest > 0 then perform private.use_points(of_source, made, rest); end if;
  end if;
  perform private.pair_points(person);
  return made;
end
$$;

/* Raises a member's tier when the last 365 days deserve it. Lowering waits for the review. The caller holds the lock. */
create function private.raise_tier(person uuid, happened timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  earned constant integer := private.points_of_year(person, happened);
  deserved constant text := private.tier_for(earned);
begin
  update public.memberships m set tier = deserved, tier_since = happened, tier_review_at = happened + private.setting('tiers.review_months')::integer
    * interval '1 month'
   where m.person_id = person and private.tier_rank(deserved) > private.tier_rank(m.tier);
  if found then insert into public.tier_history (person_id, tier, reason, points, created_at) values (person, deserved, 'upgrade', earned, happened); end if;
end
$$;

/* By the clock: looks again at the tiers whose time has come. Whoever still deserves a tier keeps it for another such time. Returns how many were lowered. */
create function private.review_tiers() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  earned integer;
  deserved text;
  lowered integer := 0;
begin
  for due in select person_id from public.memberships where tier <> 'lotus' and tier_review_at <= private.now() order by person_id for update skip locked loop
    earned := private.points_of_year(due.person_id, private.now());
    deserved := private.tier_for(earned);
    update public.memberships m set tier = deserved, tier_since = private.now() where m.person_id = due.person_id and m.tier <> deserved;
    if found then
      lowered := lowered + 1;
      insert into public.tier_history (person_id, tier, reason, points, created_at) values (due.person_id, deserved, 'review', earned, private.now());
    end if;
    update public.memberships set tier_review_at = private.now() + private.setting('tiers.review_months')::integer * interval '1 month'
      where person_id = due.person_id;
  end loop;
  return lowered;
end
$$;

/* By the clock: books what has expired, of everybody. Returns how many points that were. */
create function private.expire_points() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due uuid;
  total integer := 0;
begin
  for due in select distinct person_id from public.points_entries where status = 'available' and points > settled and points > 0
    and expires_at <= private.now() order by 1 loop
    perform private.lock_membership(due);
    total := total + private.expire_points_of(due);
  end loop;
  return total;
end
$$;

/* By the clock: who is about to lose points, with how many on which day (the first), once for each such day; marks them as told. */
create function private.points_to_warn_of() returns table (person_id uuid, points integer, expires_at timestamptz)
language sql security definer set search_path = '' as $$
  with due as (
    select e.person_id, min(e.expires_at) as first, sum(e.points - e.settled)::integer as points from public.points_entries e
     where e.status = 'available' and e.points > e.settled and e.points > 0 and e.expires_at > private.now()
       and e.expires_at <= private.now() + private.setting('points.notice_days')::integer * interval '1 day'
     group by e.person_id),
  told as (
    update public.memberships m set warned_for = d.first from due d where m.person_id = d.person_id and m.warned_for is distinct from d.first
      -- A letter a month is enough: what expires in the same thirty days was in the last one.
      and (m.warned_for is null or m.warned_for < private.now()) returning d.person_id, d.points, d.first)
  select * from told
$$;
revoke execute on function private.split_amount(bigint, bigint[]), private.lock_membership(uuid, timestamptz), private.points_balance(uuid),
  private.points_of_year(uuid, timestamptz), private.tier_for(integer), private.tier_rank(text), private.points_ppm(uuid),
  private.use_points(uuid, uuid, integer), private.pair_points(uuid), private.expire_points_of(uuid),
  private.book_points(uuid, text, integer, text, timestamptz, uuid, uuid, timestamptz, uuid, text), private.raise_tier(uuid, timestamptz),
  private.review_tiers(), private.expire_points(), private.points_to_warn_of() from public, anon, authenticated;
grant execute on function private.points_balance(uuid), private.points_ppm(uuid), private.book_points(uuid, text, integer, text, timestamptz, uuid, uuid,
  timestamptz, uuid, text), private.review_tiers(), private.expire_points(), private.points_to_warn_of() to service_role;
