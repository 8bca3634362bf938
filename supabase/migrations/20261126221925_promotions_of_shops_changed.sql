-- Shops pause their codes and offers, go on with them, and change what they take off, until when and how often. Orders keep what they were placed with.
alter table public.coupons add column paused_at timestamptz, add constraint paused_coupons_are_off check (paused_at is null or not is_active) not valid;
alter table public.bogo_promotions add column paused_at timestamptz, add constraint paused_offers_are_off check (paused_at is null or not is_active) not valid;
comment on column public.coupons.paused_at is 'Its shop has paused it, and may go on with it. Empty where it is off for another reason.';
comment on column public.bogo_promotions.paused_at is 'Its shop has paused it, and may go on with it. Empty where it is off for another reason.';

create or replace function private.keep_shop_campaigns() returns trigger
language plpgsql set search_path = '' as $$
declare
  by_its_shop constant boolean := private.may_in_shop(old.seller_id, 'promotions.write');
  free constant text[] := '{usage_count,is_active,starts_at,ends_at,start_date,end_date,archived_at,changed_at,paused_at}'::text[]
    || case when by_its_shop
      then '{name,percent_ppm,amount_minor,minimum_minor,usage_limit,buy_quantity,get_quantity,discount_percentage}'::text[] else '{}' end;
  was constant jsonb := to_jsonb(old);
  becomes jsonb;
begin
  -- What its shop has paused, nobody else goes on with.
  if old.paused_at is not null and new.is_active and not by_its_shop then
    raise exception 'Its shop has paused it.' using errcode = '23514';
  end if;
  if new.is_active or new.archived_at is not null then new.paused_at := null; end if;
  becomes := to_jsonb(new);
  -- It may end sooner, but takes off nothing for longer than the shop said.
  if not by_its_shop and (coalesce(becomes ->> 'ends_at', becomes ->> 'end_date', 'infinity')::timestamptz
      > coalesce(was ->> 'ends_at', was ->> 'end_date', 'infinity')::timestamptz
    or coalesce(becomes ->> 'starts_at', becomes ->> 'start_date')::timestamptz < coalesce(was ->> 'starts_at', was ->> 'start_date')::timestamptz) then
    raise exception 'A campaign of a shop runs no longer than the shop said.' using errcode = '23514';
  end if;
  if becomes - free <> was - free then raise exception 'A campaign of a shop stays the shop''s.' using errcode = '23514'; end if;
  return new;
end
$$;

CREATE OR REPLACE FUNCTION public.move_campaign(p_coupon_id uuid, p_bogo_id uuid, p_to text, p_reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.demand('promotions.write');
  perform private.demand_reason(p_reason);
  perform set_config('app.reason', p_reason, true);
  if num_nonnulls(p_coupon_id, p_bogo_id) <> 1 or p_to not in ('ended', 'archived', 'restored') then
    raise exception 'One campaign, ended, archived or restored.' using errcode = '22023', hint = 'invalid';
  end if;
  -- What has not begun is switched off: it cannot end before it begins.
  update public.coupons c set changed_at = clock_timestamp(),
      is_active = c.is_active and p_to = 'ended' and c.starts_at < private.now(), paused_at = null,
      ends_at = case when p_to = 'ended' and c.starts_at < private.now() then private.now() else c.ends_at end,
      archived_at = case p_to when 'archived' then private.now() when 'restored' then null else c.archived_at end
   where c.id = p_coupon_id
     and case p_to when 'restored' then c.archived_at is not null when 'archived' then c.archived_at is null
       else c.archived_at is null and (c.is_active or c.paused_at is not null) and (c.ends_at is null or c.ends_at > private.now()) end;
  if not found then
    update public.bogo_promotions b set changed_at = clock_timestamp(),
        is_active = b.is_active and p_to = 'ended' and b.start_date < private.now(), paused_at = null,
        end_date = case when p_to = 'ended' and b.start_date < private.now() then private.now() else b.end_date end,
        archived_at = case p_to when 'archived' then private.now() when 'restored' then null else b.archived_at end
     where b.id = p_bogo_id
       and case p_to when 'restored' then b.archived_at is not null when 'archived' then b.archived_at is null
         else b.archived_at is null and (b.is_active or b.paused_at is not null) and (b.end_date is null or b.end_date > private.now()) end;
  end if;
  if not found then raise exception 'It is so already, or not there.' using errcode = 'HT003', hint = 'not_allowed_now'; end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.end_shop_promotion(p_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.coupons c where c.id = p_id and c.by_shop and private.may_in_shop(c.seller_id, 'promotions.write'))
    and not exists (select from public.bogo_promotions b where b.id = p_id and b.by_shop and private.may_in_shop(b.seller_id, 'promotions.write')) then
    raise exception 'This is not of your shop.' using errcode = '42501';
  end if;
  -- What has not begun is switched off: it cannot end before it begins.
  update public.coupons c set changed_at = clock_timestamp(), is_active = c.is_active and c.starts_at < private.now(), paused_at = null,
      ends_at = case when c.starts_at < private.now() then private.now() else c.ends_at end
   where c.id = p_id and c.by_shop and private.may_in_shop(c.seller_id, 'promotions.write') and (c.is_active or c.paused_at is not null)
     and coalesce(c.ends_at, 'infinity') > private.now();
  update public.bogo_promotions b set changed_at = clock_timestamp(), is_active = b.is_active and b.start_date < private.now(), paused_at = null,
      end_date = case when b.start_date < private.now() then private.now() else b.end_date end
   where b.id = p_id and b.by_shop and private.may_in_shop(b.seller_id, 'promotions.write') and (b.is_active or b.paused_at is not null)
     and coalesce(b.end_date, 'infinity') > private.now();
end
$function$;

CREATE OR REPLACE FUNCTION private.demand_room_for_promotion(p_seller_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.may_in_shop(p_seller_id, 'promotions.write') then raise exception 'This is not your shop.' using errcode = '42501'; end if;
  -- One after the other for each shop, so that thirty calls at once find the same number.
  perform pg_advisory_xact_lock(hashtextextended('shop promotions ' || p_seller_id, 0));
  if (select count(*) from public.coupons c where c.seller_id = p_seller_id and c.by_shop and c.created_at > private.now() - interval '1 day')
     + (select count(*) from public.bogo_promotions b where b.seller_id = p_seller_id and b.by_shop and b.created_at > private.now() - interval '1 day') >= 30
   or (select count(*) from public.coupons c where c.seller_id = p_seller_id and c.by_shop and (c.is_active or c.paused_at is not null)
       and coalesce(c.ends_at, 'infinity') > private.now())
     + (select count(*) from public.bogo_promotions b where b.seller_id = p_seller_id and b.by_shop and (b.is_active or b.paused_at is not null)
       and coalesce(b.end_date, 'infinity') > private.now()) >= 50 then
    raise exception 'There are enough promotions here.' using errcode = 'HT005', hint = 'too_many_promotions';
  end if;
end
$function$;

create function private.demand_changeable_promotion(p_is_on boolean, p_ends timestamptz) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not p_is_on or p_ends <= private.now() then raise exception 'It has ended.' using errcode = 'HT003', hint = 'not_allowed_now'; end if;
end
$$;
comment on function private.demand_changeable_promotion(boolean, timestamptz) is 'HT003 not_allowed_now for a code or an offer that is off or over.';
revoke execute on function private.demand_changeable_promotion(boolean, timestamptz) from public;

create function public.pause_shop_promotion(p_id uuid, p_paused boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_paused is null then raise exception 'Paused, or not.' using errcode = '22023'; end if;
  if not exists (select from public.coupons c where c.id = p_id and c.by_shop and private.may_in_shop(c.seller_id, 'promotions.write'))
    and not exists (select from public.bogo_promotions b where b.id = p_id and b.by_shop and private.may_in_shop(b.seller_id, 'promotions.write')) then
    raise exception 'This is not of your shop.' using errcode = '42501';
  end if;
  -- Switched off by the office, it is not the shop's to go on with.
  update public.coupons c set is_active = not p_paused, paused_at = case when p_paused then private.now() end, changed_at = clock_timestamp()
   where c.id = p_id and c.by_shop and private.may_in_shop(c.seller_id, 'promotions.write') and coalesce(c.ends_at, 'infinity') > private.now()
     and case when p_paused then c.is_active else c.paused_at is not null end;
  update public.bogo_promotions b set is_active = not p_paused, paused_at = case when p_paused then private.now() end, changed_at = clock_timestamp()
   where b.id = p_id and b.by_shop and private.may_in_shop(b.seller_id, 'promotions.write') and coalesce(b.end_date, 'infinity') > private.now()
     and case when p_paused then b.is_active else b.paused_at is not null end;
exception when unique_violation then
  perform private.refuse_campaign('23505', '');
end
$$;
comment on function public.pause_shop_promotion(uuid, boolean) is
  'Pauses a code or an offer of a shop, or goes on with it; again without harm, and without effect once it has ended. 42501 to others; HT005 code_taken.';
revoke execute on function public.pause_shop_promotion(uuid, boolean) from public;
grant execute on function public.pause_shop_promotion(uuid, boolean) to authenticated, service_role;

create function public.change_shop_coupon(p_id uuid, p_coupon jsonb, p_seen timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  asked constant public.coupons := jsonb_populate_record(null::public.coupons, p_coupon);
  kept public.coupons;
  next public.coupons;
begin
  select * into kept from public.coupons c where c.id = p_id and c.by_shop and private.may_in_shop(c.seller_id, 'promotions.write') for update;
  if kept.id is null then raise exception 'This is not of your shop.' using errcode = '42501'; end if;
  next := kept;
  next.percent_ppm := coalesce(asked.percent_ppm, 0);
  next.amount_minor := coalesce(asked.amount_minor, 0);
  next.minimum_minor := coalesce(asked.minimum_minor, 0);
  next.usage_limit := asked.usage_limit;
  next.ends_at := asked.ends_at;
  if kept.starts_at > private.now() then next.starts_at := coalesce(asked.starts_at, private.now()); end if;
  -- Asked again, because an answer was lost, it is done.
  if next = kept and (p_coupon ->> 'budget_minor')::bigint is not distinct from (select b.budget_minor from public.campaign_budgets b where b.coupon_id = p_id)
    then return; end if;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(kept.changed_at));
  perform private.demand_changeable_promotion(kept.is_active or kept.paused_at is not null, kept.ends_at);
  if greatest(next.amount_minor, next.minimum_minor) > 100000000000 or next.ends_at <= greatest(next.starts_at, private.now()) then
    perform private.refuse_campaign('', 'amounts and days');
  end if;
  update public.coupons c set percent_ppm = next.percent_ppm, amount_minor = next.amount_minor, minimum_minor = next.minimum_minor,
      usage_limit = next.usage_limit, starts_at = next.starts_at, ends_at = next.ends_at, changed_at = clock_timestamp()
   where c.id = p_id;
  perform private.keep_shop_budget(p_id, null, (p_coupon ->> 'budget_minor')::bigint);
exception when integrity_constraint_violation then
  perform private.refuse_campaign(sqlstate, sqlerrm);
end
$$;
comment on function public.change_shop_coupon(uuid, jsonb, timestamptz) is
  'Changes what a code of a shop takes off, how often, its budget and its days, as long as it has not ended; code and kind stay. `p_seen` is the
changed_at it was seen with. 42501 to others; HT003 not_allowed_now, changed; HT004 no_campaign.';
revoke execute on function public.change_shop_coupon(uuid, jsonb, timestamptz) from public;
grant execute on function public.change_shop_coupon(uuid, jsonb, timestamptz) to authenticated, service_role;

create function public.change_shop_offer(p_id uuid, p_offer jsonb, p_seen timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  asked constant public.bogo_promotions := jsonb_populate_record(null::public.bogo_promotions, p_offer);
  kept public.bogo_promotions;
  next public.bogo_promotions;
begin
  select * into kept from public.bogo_promotions b where b.id = p_id and b.by_shop and private.may_in_shop(b.seller_id, 'promotions.write') for update;
  if kept.id is null then raise exception 'This is not of your shop.' using errcode = '42501'; end if;
  next := kept;
  next.name := btrim(asked.name);
  next.buy_quantity := coalesce(asked.buy_quantity, 1);
  next.get_quantity := coalesce(asked.get_quantity, 1);
  next.discount_percentage := coalesce(asked.discount_percentage, 100);
  next.usage_limit := coalesce(asked.usage_limit, 1000000);
  next.end_date := asked.end_date;
  if kept.start_date > private.now() then next.start_date := coalesce(asked.start_date, private.now()); end if;
  if next = kept and (p_offer ->> 'budget_minor')::bigint is not distinct from (select b.budget_minor from public.campaign_budgets b where b.bogo_id = p_id)
    then return; end if;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(kept.changed_at));
  perform private.demand_changeable_promotion(kept.is_active or kept.paused_at is not null, kept.end_date);
  if char_length(coalesce(next.name, '')) not between 1 and 100 or next.end_date <= greatest(next.start_date, private.now()) then
    perform private.refuse_campaign('', 'name and days');
  end if;
  update public.bogo_promotions b set name = next.name, buy_quantity = next.buy_quantity, get_quantity = next.get_quantity,
      discount_percentage = next.discount_percentage, usage_limit = next.usage_limit, start_date = next.start_date, end_date = next.end_date,
      changed_at = clock_timestamp()
   where b.id = p_id;
  perform private.keep_shop_budget(null, p_id, (p_offer ->> 'budget_minor')::bigint);
exception when integrity_constraint_violation then
  perform private.refuse_campaign(sqlstate, sqlerrm);
end
$$;
comment on function public.change_shop_offer(uuid, jsonb, timestamptz) is
  'Changes the name of an offer of a shop, what it gives, how often, its budget and its days, as long as it has not ended; the pieces stay. `p_seen` is
the changed_at it was seen with. 42501 to others; HT003 not_allowed_now, changed; HT004 no_campaign.';
revoke execute on function public.change_shop_offer(uuid, jsonb, timestamptz) from public;
grant execute on function public.change_shop_offer(uuid, jsonb, timestamptz) to authenticated, service_role;
