-- Plans: what a member may pay for by the month or the year. A plan is bought through the payments the shop has, so a purchase is a second thing a payment
-- can be for.

insert into public.shop_settings (key, value, description, is_public) values
  ('commission.rate_ppm', '100000', 'Commission on goods after discounts, in parts per million.', true),
  ('plans.premium_monthly_minor', '14900', 'Price of the premium plan for a month.', true),
  ('plans.premium_yearly_minor', '149000', 'Price of the premium plan for a year.', true),
  ('plans.premium_free_delivery_minor', '50000', 'Premium: a maker''s goods from this amount travel free within Thailand; the shop pays the maker for it.',
    true),
  ('plans.premium_points_ppm', '1500000', 'Premium: points are multiplied by this (parts per million), unless the tier gives more.', true),
  ('plans.premium_early_hours', '48', 'Premium: pieces their maker marked are for members so many hours before everybody.', true),
  ('plans.seller_monthly_minor', '29900', 'Price of the seller plan for a month.', true),
  ('plans.seller_yearly_minor', '299000', 'Price of the seller plan for a year.', true),
  ('plans.seller_commission_ppm', '70000', 'Seller plan: commission on goods after discounts, in parts per million; frozen when an order is placed.', true),
  ('plans.free_listings', '50', 'Without the seller plan: so many pieces may be on sale in a shop at a time.', true),
  ('plans.seller_listings', '500', 'Seller plan: so many pieces may be on sale in a shop at a time.', true),
  ('plans.trial_days', '0', 'A plan''s first days are free for who never had it; 0 for no trial.', true),
  ('plans.reminder_days', '7', 'So many days before a plan runs out its member gets a letter with the way to renew it.', true),
  ('plans.grace_days', '7', 'So long a plan still holds after its period ended unpaid.', true);

create table public.plan_subscriptions (
  id           uuid primary key default gen_random_uuid(),
  person_id    uuid not null references auth.users on delete cascade,
  plan         text not null check (plan in ('premium', 'seller')),
  billing      text not null check (billing in ('monthly', 'yearly')),
  status       text not null check (status in ('trialing', 'active', 'past_due', 'canceled', 'expired')),
  started_at   timestamptz not null default now(),
  period_end   timestamptz not null,
  canceled_at  timestamptz,
  reminded_for timestamptz,
  check (period_end > started_at)
);
comment on table public.plan_subscriptions is
  'A member''s plan. trialing and active hold until period_end; past_due is unpaid and still holds for the days of grace; canceled was left and holds until '
  'period_end; expired is over. `reminded_for`: the period_end its letter was about.';
create unique index plan_subscriptions_one_live on public.plan_subscriptions (person_id, plan) where status <> 'expired';
create index plan_subscriptions_person on public.plan_subscriptions (person_id);
create index plan_subscriptions_due on public.plan_subscriptions (period_end) where status <> 'expired';
alter table public.plan_subscriptions enable row level security;
create policy "members read their plans" on public.plan_subscriptions for select to authenticated using (person_id = (select auth.uid()));
grant select on public.plan_subscriptions to authenticated;
revoke insert, update, delete, truncate on public.plan_subscriptions from service_role;

create table public.plan_purchases (
  id              uuid primary key default gen_random_uuid(),
  number          text not null unique,
  person_id       uuid references auth.users on delete set null,
  plan            text not null check (plan in ('premium', 'seller')),
  billing         text not null check (billing in ('monthly', 'yearly')),
  amount_minor    bigint not null check (amount_minor > 0),
  language        text not null default 'en',
  status          text not null default 'open' check (status in ('open', 'paid', 'failed', 'expired', 'canceled')),
  subscription_id uuid references public.plan_subscriptions on delete set null,
  created_at      timestamptz not null default now(),
  paid_at         timestamptz
);
comment on table public.plan_purchases is 'A month or a year of a plan, being paid or paid. Kept for the books when its person is gone.';
create unique index plan_purchases_one_open on public.plan_purchases (person_id, plan) where status = 'open';
create index plan_purchases_person on public.plan_purchases (person_id, created_at desc);
create index plan_purchases_subscription on public.plan_purchases (subscription_id);
alter table public.plan_purchases enable row level security;
create policy "members read what they buy" on public.plan_purchases for select to authenticated using (person_id = (select auth.uid()));
grant select on public.plan_purchases to authenticated;
revoke insert, update, delete, truncate on public.plan_purchases from service_role;

/* Whether a person has what a plan gives, at this moment; a job that is late takes nothing away and gives nothing. */
create function private.has_plan(person uuid, wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.plan_subscriptions s where s.person_id = person and s.plan = wanted and s.status <> 'expired'
       and private.now() < s.period_end + case when s.status in ('active', 'past_due') then private.setting('plans.grace_days')::integer * interval '1 day'
         else interval '0' end)
$$;

/* A plan is its owners': a shop has it while one of them does. */
create function private.shop_has_plan(seller uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.seller_members m where m.seller_id = seller and m.role = 'owner' and private.has_plan(m.person_id, 'seller'))
$$;
comment on function private.shop_has_plan(uuid) is 'Whether an owner of this shop has the seller plan.';

/* The commission of a maker now, in parts per million: that of the seller plan while one of the owners has it. An order freezes it when it is placed. */
create function private.commission_ppm(seller uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select case when private.shop_has_plan(seller)
    then least(private.setting('plans.seller_commission_ppm')::integer, private.setting('commission.rate_ppm')::integer)
    else private.setting('commission.rate_ppm')::integer end
$$;

/* What stands in the way of a person buying a plan: `no_shop` for the seller plan of who sells nothing; null for nothing. */
create function private.plan_obstacle(person uuid, wanted text) returns text
language sql stable security definer set search_path = '' as $$
  select case when wanted = 'seller' and not exists (
      select 1 from public.seller_members m join public.sellers s on s.id = m.seller_id where m.person_id = person and m.role = 'owner'
        and s.application_status = 'approved')
    then 'no_shop' end
$$;

/*
 * Begins to buy a month or a year of a plan, with a payment to be started; the same wish again, while it is open, is the same purchase. An open purchase of
 * other terms has to be ended before (HT003). A first plan begins with its trial, where the shop gives one: then nothing is to be paid and `payment_id` is
 * null.
 */
create function private.begin_plan(person uuid, wanted text, wanted_billing text, in_language text, by_provider text, by_method text)
returns table (purchase_id uuid, payment_id uuid)
language plpgsql security definer set search_path = '' as $$
declare
  open record;
  trial constant integer := private.setting('plans.trial_days')::integer;
  ends constant timestamptz := private.now() + private.setting('orders.reservation_minutes_promptpay')::integer * interval '1 minute';
  bought public.plan_purchases;
  paying uuid;
begin
  perform pg_advisory_xact_lock(hashtext('plan'), hashtext(person::text));
  select b.id, b.billing, p.id as payment_id, p.method, p.status as payment_status, p.expires_at into open
    from public.plan_purchases b join public.payments p on p.plan_purchase_id = b.id
   where b.person_id = person and b.plan = wanted and b.status = 'open' order by p.attempt desc limit 1;
  if found then
    if open.billing = wanted_billing and open.method = by_method and open.expires_at > private.now() then
      return query select open.id, open.payment_id;
      return;
    end if;
    raise exception 'Another purchase of this plan is open.' using errcode = 'HT003';
  end if;
  if trial > 0 and not exists (select 1 from public.plan_subscriptions s where s.person_id = person and s.plan = wanted) then
    insert into public.plan_subscriptions (person_id, plan, billing, status, started_at, period_end)
    values (person, wanted, wanted_billing, 'trialing', private.now(), private.now() + trial * interval '1 day');
    return query select null::uuid, null::uuid;
    return;
  end if;
  insert into public.plan_purchases (number, person_id, plan, billing, amount_minor, language)
  values ('P' || to_char(private.now() at time zone 'UTC', 'YYMMDD') || '-' || upper(substr(md5(gen_random_uuid()::text), 1, 7)), person, wanted,
    wanted_billing,
    private.setting('plans.' || wanted || '_' || wanted_billing || '_minor')::bigint, in_language)
  returning * into bought;
  insert into public.payments (plan_purchase_id, provider, method, amount_minor, expires_at)
  values (bought.id, by_provider, by_method, bought.amount_minor, ends) returning id into paying;
  return query select bought.id, paying;
end
$$;

/* A purchase that came to nothing. A paid one stays paid. */
create function private.end_plan_purchase(wanted uuid, how text) returns void
language sql security definer set search_path = '' as $$
  update public.plan_purchases set status = how where id = wanted and status = 'open' and how in ('failed', 'expired', 'canceled')
$$;

/*
 * So many months later by the calendar in Bangkok; a day that the month does not have is its last. Counted in another time zone, a plan bought after midnight
 * in Bangkok would be reckoned from the day, and sometimes the month, before.
 */
create function private.months_later(began timestamptz, months integer) returns timestamptz
language sql immutable set search_path = '' as $$
  select (began at time zone 'Asia/Bangkok' + months * interval '1 month') at time zone 'Asia/Bangkok'
$$;

/* When the next period of a plan ends, counted from the day on which the plan began: a short month before does not shorten it. */
create function private.next_period_end(began timestamptz, ended timestamptz, months integer) returns timestamptz
language sql immutable set search_path = '' as $$
  select case when private.months_later(began, so_far) = ended then private.months_later(began, so_far + months) else private.months_later(ended, months) end
    from (select ((extract(year from e) - extract(year from b)) * 12 + extract(month from e) - extract(month from b))::integer as so_far
            from (select began at time zone 'Asia/Bangkok' as b, ended at time zone 'Asia/Bangkok' as e) t) s
$$;

/*
 * Books a paid purchase: the plan begins, or its period grows by a month or a year. Returns false when that was done before. Money that comes late still buys
 * its time.
 */
create function private.book_plan_purchase(wanted uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  b public.plan_purchases;
  live public.plan_subscriptions;
  months integer;
begin
  select * into b from public.plan_purchases where id = wanted;
  if not found then raise exception 'There is no such purchase.' using errcode = 'P0002'; end if;
  perform pg_advisory_xact_lock(hashtext('plan'), hashtext(coalesce(b.person_id, b.id)::text));
  select * into b from public.plan_purchases where id = wanted for update;
  if b.status = 'paid' then return false; end if;
  months := case b.billing when 'yearly' then 12 else 1 end;
  if b.person_id is not null then
    select * into live from public.plan_subscriptions s where s.person_id = b.person_id and s.plan = b.plan and s.status <> 'expired' for update;
    -- What ran out for good while nobody looked is not continued.
    if found and live.status = 'canceled' and live.period_end <= private.now() then
      update public.plan_subscriptions set status = 'expired' where id = live.id;
      live.id := null;
    end if;
    if live.id is null then
      insert into public.plan_subscriptions (person_id, plan, billing, status, started_at, period_end)
      values (b.person_id, b.plan, b.billing, 'active', private.now(), private.months_later(private.now(), months)) returning * into live;
    else
      update public.plan_subscriptions set status = 'active', billing = b.billing, canceled_at = null,
             period_end = private.next_period_end(live.started_at, live.period_end, months) where id = live.id;
    end if;
  end if;
  update public.plan_purchases set status = 'paid', paid_at = private.now(), subscription_id = live.id where id = wanted;
  return true;
end
$$;

/*
 * Leaves a plan of the caller: it holds until the time that is paid is over. What is not paid for ends at once. Returns false where there is nothing to
 * leave.
 */
create function public.leave_plan(p_plan text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.plan_subscriptions set canceled_at = private.now(), status = case when period_end > private.now() then 'canceled' else 'expired' end
   where person_id = (select auth.uid()) and plan = p_plan and status in ('trialing', 'active', 'past_due');
  return found;
end
$$;
comment on function public.leave_plan(text) is 'The caller leaves a plan; it holds until the time that is paid is over. False where there is none to leave.';

/* Stays in a plan that was left, while it still holds. Returns false where that is too late. */
create function public.keep_plan(p_plan text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.plan_subscriptions set canceled_at = null, status = 'active'
   where person_id = (select auth.uid()) and plan = p_plan and status = 'canceled' and period_end > private.now();
  return found;
end
$$;
comment on function public.keep_plan(text) is 'The caller stays in a plan that was left and still holds. False where that is too late.';

/* By the clock: ends what is over. Returns how many plans changed. */
create function private.move_plans() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  changed integer;
begin
  update public.plan_subscriptions s set status = case
      when s.status in ('trialing', 'canceled') then 'expired'
      when s.period_end + private.setting('plans.grace_days')::integer * interval '1 day' <= private.now() then 'expired'
      else 'past_due' end
   where s.period_end <= private.now()
     and (s.status in ('trialing', 'canceled', 'active') or (s.status = 'past_due' and s.period_end + private.setting('plans.grace_days')::integer
       * interval '1 day' <= private.now()));
  get diagnostics changed = row_count;
  return changed;
end
$$;

/* By the clock: the plans that run out soon and whose members were not told yet; marks them as told. */
create function private.plans_to_renew() returns table (subscription_id uuid, person_id uuid, plan text, period_end timestamptz)
language sql security definer set search_path = '' as $$
  update public.plan_subscriptions s set reminded_for = s.period_end
   where s.status in ('trialing', 'active') and s.reminded_for is distinct from s.period_end
     and s.period_end <= private.now() + private.setting('plans.reminder_days')::integer * interval '1 day' and s.period_end > private.now()
  returning s.id, s.person_id, s.plan, s.period_end
$$;
revoke execute on function private.has_plan(uuid, text), private.commission_ppm(uuid), private.plan_obstacle(uuid, text),
  private.begin_plan(uuid, text, text, text, text, text), private.end_plan_purchase(uuid, text), private.book_plan_purchase(uuid), private.move_plans(),
  private.plans_to_renew(), private.shop_has_plan(uuid), private.months_later(timestamptz, integer),
  private.next_period_end(timestamptz, timestamptz, integer) from public, anon;
revoke execute on function public.leave_plan(text), public.keep_plan(text) from public, anon;
grant execute on function private.has_plan(uuid, text), private.commission_ppm(uuid), private.plan_obstacle(uuid, text),
  private.begin_plan(uuid, text, text, text, text, text), private.end_plan_purchase(uuid, text), private.book_plan_purchase(uuid), private.move_plans(),
  private.plans_to_renew(), private.shop_has_plan(uuid) to service_role;
grant execute on function public.leave_plan(text), public.keep_plan(text) to authenticated;
