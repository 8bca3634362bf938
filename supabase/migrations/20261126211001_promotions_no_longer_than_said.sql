-- Why: staff could have a shop's own code run on, at the shop's cost; and the last code of a day, asked for again because the answer was lost, was refused.
create or replace function private.keep_shop_campaigns() returns trigger
language plpgsql set search_path = '' as $$
declare
  free constant text[] := '{usage_count,is_active,starts_at,ends_at,start_date,end_date,archived_at,changed_at}';
  was constant jsonb := to_jsonb(old);
  becomes constant jsonb := to_jsonb(new);
begin
  -- It may end sooner, but takes off nothing for longer than the shop said.
  if coalesce(becomes ->> 'ends_at', becomes ->> 'end_date', 'infinity')::timestamptz
      > coalesce(was ->> 'ends_at', was ->> 'end_date', 'infinity')::timestamptz
    or coalesce(becomes ->> 'starts_at', becomes ->> 'start_date')::timestamptz < coalesce(was ->> 'starts_at', was ->> 'start_date')::timestamptz then
    raise exception 'A campaign of a shop runs no longer than the shop said.' using errcode = '23514';
  end if;
  if to_jsonb(new) - free <> to_jsonb(old) - free then raise exception 'A campaign of a shop stays the shop''s.' using errcode = '23514'; end if;
  return new;
end
$$;

create or replace function public.make_shop_coupon(p_seller_id uuid, p_coupon jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  asked public.coupons := jsonb_populate_record(null::public.coupons, p_coupon);
  made uuid;
begin
  -- Asked again, because an answer was lost, it is the same code, also where it was the last there was room for.
  if private.may_in_shop(p_seller_id, 'promotions.write')
    and exists (select from public.coupons c where c.id = asked.id and c.seller_id = p_seller_id and c.by_shop) then
    return asked.id;
  end if;
  perform private.demand_room_for_promotion(p_seller_id);
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

create or replace function public.make_shop_offer(p_seller_id uuid, p_offer jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  asked public.bogo_promotions := jsonb_populate_record(null::public.bogo_promotions, p_offer);
  made uuid;
begin
  if private.may_in_shop(p_seller_id, 'promotions.write')
    and exists (select from public.bogo_promotions b where b.id = asked.id and b.seller_id = p_seller_id and b.by_shop) then
    return asked.id;
  end if;
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
