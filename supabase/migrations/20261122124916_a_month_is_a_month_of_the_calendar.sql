-- Why: a plan that began on the 31st ended on the 28th of February and from then on always on the 28th: three days that were paid were lost for good. And months were
-- counted in the database's time zone, so that a plan bought after midnight in Bangkok was reckoned from the day, and sometimes the month, before. Periods are now
-- months of the calendar in Bangkok, counted from the day on which the plan began.

/* So many months later by the calendar in Bangkok; a day that the month does not have is its last. */
create function private.months_later(began timestamptz, months integer) returns timestamptz
language sql immutable set search_path = '' as $$
  select (began at time zone 'Asia/Bangkok' + months * interval '1 month') at time zone 'Asia/Bangkok'
$$;

/* When the next period of a plan ends: a short month before does not shorten it. */
create function private.next_period_end(began timestamptz, ended timestamptz, months integer) returns timestamptz
language sql immutable set search_path = '' as $$
  select case when private.months_later(began, so_far) = ended then private.months_later(began, so_far + months) else private.months_later(ended, months) end
    from (select ((extract(year from e) - extract(year from b)) * 12 + extract(month from e) - extract(month from b))::integer as so_far
            from (select began at time zone 'Asia/Bangkok' as b, ended at time zone 'Asia/Bangkok' as e) t) s
$$;
revoke execute on function private.months_later(timestamptz, integer), private.next_period_end(timestamptz, timestamptz, integer) from public;

create or replace function private.book_plan_purchase(wanted uuid) returns boolean
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
