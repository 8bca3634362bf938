-- Why: a bank that took the money of a plan back for good left the plan as it was: a year of free delivery the shop pays, of more points or of less
-- commission, for nothing.
create function private.end_plan_charged_back() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  p public.payments;
  b public.plan_purchases;
begin
  select * into p from public.payments x where x.id = new.payment_id and x.plan_purchase_id is not null;
  if not found then return null; end if;
  -- What is left of the price buys the time; without a subscription its time was taken back already.
  if p.captured_minor - p.refunded_minor > (select coalesce(sum(c.away_minor), 0) from public.chargebacks c
      where c.payment_id = p.id and c.status in ('lost', 'accepted')) then return null; end if;
  select * into b from public.plan_purchases x where x.id = p.plan_purchase_id;
  perform pg_advisory_xact_lock(hashtext('plan'), hashtext(coalesce(b.person_id, b.id)::text));
  select * into b from public.plan_purchases x where x.id = b.id and x.subscription_id is not null for update;
  if not found then return null; end if;
  update public.plan_purchases x set subscription_id = null where x.id = b.id;
  -- Time that other money bought stays.
  update public.plan_subscriptions s
     set period_end = greatest(t.ends, s.started_at + interval '1 second'), status = case when t.ends <= private.now() then 'expired' else s.status end
    from (select private.months_later(x.period_end, case b.billing when 'yearly' then -12 else -1 end) as ends
            from public.plan_subscriptions x where x.id = b.subscription_id) t
   where s.id = b.subscription_id and s.status <> 'expired';
  return null;
end
$$;
revoke execute on function private.end_plan_charged_back() from public;
comment on function private.end_plan_charged_back() is 'A bank has kept what was paid for a plan: the time that it bought is taken back, once.';
create trigger chargebacks_end_plan after insert or update of status, away_minor on public.chargebacks for each row
  when (new.status in ('lost', 'accepted')) execute function private.end_plan_charged_back();
