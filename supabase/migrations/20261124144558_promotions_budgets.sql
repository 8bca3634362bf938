-- A campaign ends when what it may cost is spent. What an order saves by it is held of the budget with the order's pieces, and given back with them.

create table public.campaign_budgets (
  id bigint generated always as identity primary key,
  coupon_id uuid unique references public.coupons (id) on delete cascade,
  bogo_id uuid unique references public.bogo_promotions (id) on delete cascade,
  budget_minor bigint not null check (budget_minor > 0),
  spent_minor bigint not null default 0 check (spent_minor >= 0),
  changed_at timestamptz not null default now(),
  check ((coupon_id is null) <> (bogo_id is null))
);
comment on table public.campaign_budgets is
  'What a coupon or an offer may take off in all, and has, in satang; without a row as much as is bought. Lowered below what is spent, it is spent.';
alter table public.campaign_budgets enable row level security;
create policy "who may reads budgets of campaigns" on public.campaign_budgets for select to authenticated
  using ((select private.may('promotions.read')));
revoke all on public.campaign_budgets from anon, authenticated;
grant select on public.campaign_budgets to authenticated;
create trigger campaign_budgets_logged after insert or delete or update of budget_minor on public.campaign_budgets
  for each row execute function private.log_changes('id', 'coupon_id', 'bogo_id', 'budget_minor');

alter table public.promotion_usages add column saved_minor bigint not null default 0 check (saved_minor >= 0);
comment on column public.promotion_usages.saved_minor is 'What the order saves by it, in satang: so much of a budget it holds.';
grant select (saved_minor) on public.promotion_usages to authenticated;

create function private.spend_budget(p_coupon_id uuid, p_bogo_id uuid, p_minor bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.campaign_budgets b set spent_minor = b.spent_minor + p_minor
   where (b.coupon_id = p_coupon_id or b.bogo_id = p_bogo_id) and b.spent_minor + p_minor <= b.budget_minor;
  return found or not exists (select from public.campaign_budgets b where b.coupon_id = p_coupon_id or b.bogo_id = p_bogo_id);
end
$$;
comment on function private.spend_budget(uuid, uuid, bigint) is
  'Holds so much of the budget of a coupon or an offer; false, with nothing held, where less is left. True where it has no budget.';
revoke execute on function private.spend_budget(uuid, uuid, bigint) from public;
grant execute on function private.spend_budget(uuid, uuid, bigint) to service_role;

create or replace function private.release_promotions(order_group uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  held record;
begin
  for held in
    select u.id, u.coupon_id, u.bogo_id, u.uses, u.saved_minor from public.promotion_usages u
     where u.order_group_id = order_group and u.state = 'reserved' order by u.coupon_id, u.bogo_id
  loop
    -- The state is the guard: whoever changes it from reserved gives the use back, once.
    update public.promotion_usages u set state = 'released' where u.id = held.id and u.state = 'reserved';
    continue when not found;
    update public.coupons c set usage_count = c.usage_count - held.uses where c.id = held.coupon_id;
    update public.bogo_promotions b set usage_count = b.usage_count - held.uses where b.id = held.bogo_id;
    update public.campaign_budgets b set spent_minor = greatest(0, b.spent_minor - held.saved_minor)
     where b.coupon_id = held.coupon_id or b.bogo_id = held.bogo_id;
  end loop;
end
$$;

create or replace function private.retake_promotions(order_group uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  given record;
  per_person integer;
begin
  for given in
    select u.id, u.coupon_id, u.bogo_id, u.person_id, u.email_hash, u.uses, u.saved_minor from public.promotion_usages u
     where u.order_group_id = order_group and u.state = 'released' order by u.coupon_id, u.bogo_id
  loop
    if given.coupon_id is not null then
      update public.coupons c set usage_count = c.usage_count + 1
       where c.id = given.coupon_id and (c.usage_limit is null or c.usage_count < c.usage_limit) returning c.per_person_limit into per_person;
      if not found then raise exception 'gone' using errcode = 'HT001'; end if;
      if per_person <= (
        select count(*) from public.promotion_usages u
         where u.coupon_id = given.coupon_id and u.state <> 'released' and (u.person_id = given.person_id or u.email_hash = given.email_hash)) then
        raise exception 'gone' using errcode = 'HT001';
      end if;
    else
      update public.bogo_promotions b set usage_count = b.usage_count + given.uses
       where b.id = given.bogo_id and (b.usage_limit is null or b.usage_count + given.uses <= b.usage_limit);
      if not found then raise exception 'gone' using errcode = 'HT001'; end if;
    end if;
    if not private.spend_budget(given.coupon_id, given.bogo_id, given.saved_minor) then raise exception 'gone' using errcode = 'HT001'; end if;
    update public.promotion_usages u set state = 'reserved' where u.id = given.id;
  end loop;
  return true;
exception when sqlstate 'HT001' then
  return false;
end
$$;

create function public.write_campaign_budget(p_coupon_id uuid, p_bogo_id uuid, p_budget_minor bigint, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('promotions.write');
  perform private.demand_reason(p_reason);
  perform set_config('app.reason', p_reason, true);
  if p_budget_minor is null then
    delete from public.campaign_budgets b where b.coupon_id = p_coupon_id or b.bogo_id = p_bogo_id;
    return;
  end if;
  insert into public.campaign_budgets (coupon_id, bogo_id, budget_minor, spent_minor)
  select p_coupon_id, p_bogo_id, p_budget_minor, coalesce(sum(u.saved_minor), 0) from public.promotion_usages u
   where u.state <> 'released' and (u.coupon_id = p_coupon_id or u.bogo_id = p_bogo_id)
      on conflict do nothing;
  update public.campaign_budgets b set budget_minor = p_budget_minor, changed_at = clock_timestamp()
   where (b.coupon_id = p_coupon_id or b.bogo_id = p_bogo_id) and b.budget_minor <> p_budget_minor;
end
$$;
comment on function public.write_campaign_budget(uuid, uuid, bigint, text) is
  'Says what a coupon or an offer may take off in all, in satang; null takes the budget away. For a reason.';
revoke execute on function public.write_campaign_budget(uuid, uuid, bigint, text) from public, anon;
grant execute on function public.write_campaign_budget(uuid, uuid, bigint, text) to authenticated;
