-- Why: makers lower the prices of their own pieces themselves: codes and offers that they pay, that reach no other shop, and that no other shop touches.

alter table public.coupons add column by_shop boolean not null default false;
alter table public.bogo_promotions add column by_shop boolean not null default false;
alter table public.coupons add constraint coupons_of_shops check (not by_shop or (seller_id is not null and funded_by = 'seller'));
alter table public.bogo_promotions add constraint bogo_promotions_of_shops check (not by_shop or (seller_id is not null and funded_by = 'seller'));
comment on column public.coupons.by_shop is 'Made by the shop it is limited to, which pays it; only that shop changes it.';
comment on column public.bogo_promotions.by_shop is 'Made by the shop it is limited to, which pays it; only that shop changes it.';
create index coupons_by_shop on public.coupons (seller_id, created_at) where by_shop;
create index bogo_promotions_by_shop on public.bogo_promotions (seller_id, created_at) where by_shop;

create policy "shops read their own codes" on public.coupons for select to authenticated
  using (by_shop and archived_at is null and seller_id in (select private.my_sellers_as('promotions.write')));
create policy "shops read budgets of their own codes and offers" on public.campaign_budgets for select to authenticated
  using (exists (select from public.coupons c where c.id = coupon_id and c.by_shop and c.seller_id in (select private.my_sellers_as('promotions.write')))
    or exists (select from public.bogo_promotions b where b.id = bogo_id and b.by_shop and b.seller_id in (select private.my_sellers_as('promotions.write'))));

create trigger coupons_noted after insert or update on public.coupons for each row when (new.by_shop)
  execute function private.note_shop_act('seller_id', 'code', '', 'code', 'kind', 'percent_ppm', 'amount_minor', 'starts_at', 'ends_at', 'is_active');
create trigger bogo_promotions_noted after insert or update on public.bogo_promotions for each row when (new.by_shop)
  execute function private.note_shop_act('seller_id', 'name', '', 'name', 'discount_percentage', 'start_date', 'end_date', 'is_active');

create or replace function private.demand_room_for_promotion(p_seller_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.may_in_shop(p_seller_id, 'promotions.write') then raise exception 'This is not your shop.' using errcode = '42501'; end if;
  -- One after the other for each shop, so that thirty calls at once find the same number.
  perform pg_advisory_xact_lock(hashtextextended('shop promotions ' || p_seller_id, 0));
  if (select count(*) from public.coupons c where c.seller_id = p_seller_id and c.by_shop and c.created_at > private.now() - interval '1 day')
     + (select count(*) from public.bogo_promotions b where b.seller_id = p_seller_id and b.by_shop and b.created_at > private.now() - interval '1 day') >= 30
   or (select count(*) from public.coupons c where c.seller_id = p_seller_id and c.by_shop and c.is_active and coalesce(c.ends_at, 'infinity') > private.now())
     + (select count(*) from public.bogo_promotions b where b.seller_id = p_seller_id and b.by_shop and b.is_active
       and coalesce(b.end_date, 'infinity') > private.now()) >= 50 then
    raise exception 'There are enough promotions here.' using errcode = 'HT005', hint = 'too_many_promotions';
  end if;
end
$$;
comment on function private.demand_room_for_promotion(uuid) is
  'The caller makes promotions of this shop, and there is room for one: at most 30 made within a day, 50 at once. 42501, HT005 too_many_promotions.';
revoke all on function private.demand_room_for_promotion(uuid) from public;

create or replace function private.keep_shop_budget(p_coupon_id uuid, p_bogo_id uuid, p_budget_minor bigint) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_budget_minor is null then
    delete from public.campaign_budgets b where b.coupon_id = p_coupon_id or b.bogo_id = p_bogo_id;
    return;
  end if;
  if p_budget_minor not between 1 and 100000000000 then perform private.refuse_campaign('', 'the budget'); end if;
  insert into public.campaign_budgets (coupon_id, bogo_id, budget_minor, spent_minor)
  select p_coupon_id, p_bogo_id, p_budget_minor, coalesce(sum(u.saved_minor), 0) from public.promotion_usages u
   where u.state <> 'released' and (u.coupon_id = p_coupon_id or u.bogo_id = p_bogo_id)
      on conflict do nothing;
  update public.campaign_budgets b set budget_minor = p_budget_minor, changed_at = clock_timestamp()
   where (b.coupon_id = p_coupon_id or b.bogo_id = p_bogo_id) and b.budget_minor <> p_budget_minor;
end
$$;
comment on function private.keep_shop_budget(uuid, uuid, bigint) is
  'What a code or an offer of a shop may take off in all, in satang; null for as much as is bought.';
revoke all on function private.keep_shop_budget(uuid, uuid, bigint) from public;

create or replace function public.make_shop_coupon(p_seller_id uuid, p_coupon jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  asked public.coupons := jsonb_populate_record(null::public.coupons, p_coupon);
  made uuid;
begin
  perform private.demand_room_for_promotion(p_seller_id);
  -- Asked again, because an answer was lost, it is the same code.
  if exists (select from public.coupons c where c.id = asked.id and c.seller_id = p_seller_id and c.by_shop) then return asked.id; end if;
  if greatest(asked.amount_minor, asked.minimum_minor) > 100000000000 or asked.ends_at <= coalesce(asked.starts_at, private.now())
    or asked.code is null or upper(btrim(asked.code)) !~ '^[[:alnum:]_-]{3,40}$' or asked.kind is null then
    perform private.refuse_campaign('', 'code, amounts and days');
  end if;
  insert into public.coupons (id, code, kind, percent_ppm, amount_minor, minimum_minor, seller_id, starts_at, ends_at, usage_limit, per_person_limit,
    is_active, funded_by, by_shop)
  values (coalesce(asked.id, gen_random_uuid()), upper(btrim(asked.code)), asked.kind, coalesce(asked.percent_ppm, 0), coalesce(asked.amount_minor, 0),
    coalesce(asked.minimum_minor, 0), p_seller_id, coalesce(asked.starts_at, private.now()), asked.ends_at, asked.usage_limit,
    coalesce(asked.per_person_limit, 1), true, 'seller', true)
  returning id into made;
  perform private.keep_shop_budget(made, null, (p_coupon ->> 'budget_minor')::bigint);
  return made;
exception when integrity_constraint_violation then
  perform private.refuse_campaign(sqlstate, sqlerrm);
end
$$;
comment on function public.make_shop_coupon(uuid, jsonb) is
  'Makes a code for the pieces of one shop, which that shop pays. 42501 to others; HT004 no_campaign; HT005 code_taken, too_many_promotions.';
revoke all on function public.make_shop_coupon(uuid, jsonb) from public, anon;
grant execute on function public.make_shop_coupon(uuid, jsonb) to authenticated;

create or replace function public.make_shop_offer(p_seller_id uuid, p_offer jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  asked public.bogo_promotions := jsonb_populate_record(null::public.bogo_promotions, p_offer);
  made uuid;
begin
  perform private.demand_room_for_promotion(p_seller_id);
  if exists (select from public.bogo_promotions b where b.id = asked.id and b.seller_id = p_seller_id and b.by_shop) then return asked.id; end if;
  if char_length(btrim(coalesce(asked.name, ''))) not between 1 and 100 or asked.end_date <= coalesce(asked.start_date, private.now()) then
    perform private.refuse_campaign('', 'name and days');
  end if;
  -- A piece of another shop would never count for it.
  if exists (select from unnest(array[asked.buy_product_id, asked.get_product_id]) w (id) where w.id is not null
    and not exists (select from public.products p where p.id = w.id and p.seller_id = p_seller_id)) then
    perform private.refuse_campaign('23503', '');
  end if;
  -- Uses are always counted, so that the shop reads what its offer took off.
  insert into public.bogo_promotions (id, name, names, bogo_type, buy_product_id, get_product_id, buy_quantity, get_quantity, discount_percentage, is_active,
    start_date, end_date, seller_id, funded_by, usage_limit, by_shop)
  values (coalesce(asked.id, gen_random_uuid()), btrim(asked.name), '{}', 'buy_x_get_y', asked.buy_product_id, asked.get_product_id,
    coalesce(asked.buy_quantity, 1), coalesce(asked.get_quantity, 1), coalesce(asked.discount_percentage, 100), true,
    coalesce(asked.start_date, private.now()), asked.end_date, p_seller_id, 'seller',
    coalesce(asked.usage_limit, 1000000), true)
  returning id into made;
  perform private.keep_shop_budget(null, made, (p_offer ->> 'budget_minor')::bigint);
  return made;
exception when integrity_constraint_violation then
  perform private.refuse_campaign(sqlstate, sqlerrm);
end
$$;
comment on function public.make_shop_offer(uuid, jsonb) is
  'Makes an offer on pieces of one shop (buy so many, get so many for less), which it pays. 42501 to others; HT004 no_campaign, unknown_records; HT005.';
revoke all on function public.make_shop_offer(uuid, jsonb) from public, anon;
grant execute on function public.make_shop_offer(uuid, jsonb) to authenticated;

create or replace function public.end_shop_promotion(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  shop uuid := coalesce((select c.seller_id from public.coupons c where c.id = p_id and c.by_shop),
    (select b.seller_id from public.bogo_promotions b where b.id = p_id and b.by_shop));
begin
  if shop is null or not private.may_in_shop(shop, 'promotions.write') then raise exception 'This is not of your shop.' using errcode = '42501'; end if;
  -- What has not begun is switched off: it cannot end before it begins.
  update public.coupons c set changed_at = clock_timestamp(), is_active = c.starts_at < private.now(),
      ends_at = case when c.starts_at < private.now() then private.now() else c.ends_at end
   where c.id = p_id and c.is_active and coalesce(c.ends_at, 'infinity') > private.now();
  update public.bogo_promotions b set changed_at = clock_timestamp(), is_active = b.start_date < private.now(),
      end_date = case when b.start_date < private.now() then private.now() else b.end_date end
   where b.id = p_id and b.is_active and coalesce(b.end_date, 'infinity') > private.now();
end
$$;
comment on function public.end_shop_promotion(uuid) is
  'Ends a code or an offer of a shop now, or switches it off before its start; again without harm. Orders keep what they were placed with.';
revoke all on function public.end_shop_promotion(uuid) from public, anon;
grant execute on function public.end_shop_promotion(uuid) to authenticated;

create or replace function public.shop_promotions_use(p_seller_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.may_in_shop(p_seller_id, 'promotions.write') then raise exception 'This is not your shop.' using errcode = '42501'; end if;
  return (select coalesce(jsonb_object_agg(p.id, jsonb_build_object('orders', u.orders, 'saved_minor', u.saved, 'held', u.held)), '{}')
    from (select c.id, true as is_coupon from public.coupons c where c.seller_id = p_seller_id and c.by_shop and c.archived_at is null
          union all
          select b.id, false from public.bogo_promotions b where b.seller_id = p_seller_id and b.by_shop and b.archived_at is null) p
    cross join lateral (
      select count(*) filter (where x.state = 'confirmed') as orders, coalesce(sum(x.saved_minor) filter (where x.state = 'confirmed'), 0) as saved,
             count(*) filter (where x.state = 'reserved') as held
        from public.promotion_usages x where case when p.is_coupon then x.coupon_id = p.id else x.bogo_id = p.id end) u);
end
$$;
comment on function public.shop_promotions_use(uuid) is
  'Of each code and offer of a shop: orders it lowered, what it took off in satang, and orders that nobody has paid.';
revoke all on function public.shop_promotions_use(uuid) from public, anon;
grant execute on function public.shop_promotions_use(uuid) to authenticated;

-- Staff end or put away a shop's campaign; what it takes off is the shop's to say, who pays it.
create or replace function private.keep_shop_campaigns() returns trigger
language plpgsql set search_path = '' as $$
declare
  free constant text[] := '{usage_count,is_active,starts_at,ends_at,start_date,end_date,archived_at,changed_at}';
begin
  if to_jsonb(new) - free <> to_jsonb(old) - free then raise exception 'A campaign of a shop stays the shop''s.' using errcode = '23514'; end if;
  return new;
end
$$;
revoke all on function private.keep_shop_campaigns() from public;
create trigger coupons_stay_of_shops before update on public.coupons for each row
  when (old.by_shop or new.by_shop) execute function private.keep_shop_campaigns();
create trigger bogo_promotions_stay_of_shops before update on public.bogo_promotions for each row
  when (old.by_shop or new.by_shop) execute function private.keep_shop_campaigns();
