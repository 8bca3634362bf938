-- Coupons and offers are made, changed, ended, put away and looked at by staff. A campaign may be paid in part by the shop and in part by the makers whose
-- goods are bought. What was used stays what it was: a code that somebody has used is not made another.

alter table public.coupons
  add column changed_at timestamptz not null default now(),
  add column archived_at timestamptz,
  add column shared_ppm integer,
  drop constraint coupons_funded_by_check,
  add constraint coupons_funded_by_check check (funded_by in ('platform', 'seller', 'shared')),
  add constraint coupons_share check ((funded_by = 'shared') = (shared_ppm is not null) and shared_ppm between 1 and 999999),
  add constraint archived_coupons_are_off check (archived_at is null or not is_active);
comment on column public.coupons.shared_ppm is 'Where both pay: the shop''s part of what it takes off, per million. The makers bear the rest.';
create index coupons_newest on public.coupons (created_at, id);

alter table public.bogo_promotions
  add column created_at timestamptz not null default now(),
  add column changed_at timestamptz not null default now(),
  add column archived_at timestamptz,
  add column shared_ppm integer,
  drop constraint bogo_promotions_funded_by_check,
  add constraint bogo_promotions_funded_by_check check (funded_by in ('platform', 'seller', 'shared')),
  add constraint bogo_promotions_share check ((funded_by = 'shared') = (shared_ppm is not null) and shared_ppm between 1 and 999999),
  add constraint archived_offers_are_off check (archived_at is null or not is_active);
comment on column public.bogo_promotions.shared_ppm is 'Where both pay: the shop''s part of what it takes off, per million. The makers bear the rest.';
create index bogo_promotions_newest on public.bogo_promotions (created_at, id);

drop trigger coupons_logged on public.coupons;
create trigger coupons_logged after insert or delete or update of code, kind, percent_ppm, amount_minor, minimum_minor, seller_id, starts_at, ends_at,
  usage_limit, per_person_limit,
  is_active, funded_by, shared_ppm, archived_at on public.coupons for each row
  execute function private.log_changes('id', 'code', 'kind', 'percent_ppm', 'amount_minor', 'minimum_minor', 'seller_id', 'starts_at', 'ends_at',
    'usage_limit', 'per_person_limit',
    'is_active', 'funded_by', 'shared_ppm', 'archived_at');
drop trigger bogo_promotions_logged on public.bogo_promotions;
create trigger bogo_promotions_logged after insert or delete or update of name, names, bogo_type, buy_product_id, get_product_id, buy_category_id,
  get_category_id, buy_quantity,
  get_quantity, discount_percentage, maximum_applications, is_active, start_date, end_date, priority, seller_id, funded_by, shared_ppm, usage_limit,
    combinable_with, archived_at
  on public.bogo_promotions for each row
  execute function private.log_changes('id', 'name', 'names', 'bogo_type', 'buy_product_id', 'get_product_id', 'buy_category_id', 'get_category_id',
    'buy_quantity', 'get_quantity',
    'discount_percentage', 'maximum_applications', 'is_active', 'start_date', 'end_date', 'priority', 'seller_id', 'funded_by', 'shared_ppm',
      'usage_limit', 'combinable_with', 'archived_at');

create policy "who may reads all promotions" on public.bogo_promotions for select to authenticated using ((select private.may('promotions.read')));
create policy "sellers read the promotions of their shop" on public.bogo_promotions for select to authenticated
  using (seller_id in (select private.my_sellers()) and archived_at is null);

-- Which orders an offer lowered stands in their quotes.
create index order_groups_offers on public.order_groups using gin ((quote -> 'promotions') jsonb_path_ops);

create function private.refuse_campaign(state text, problem text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if state = '23505' then raise exception 'Another coupon that is switched on has this code.' using errcode = 'HT005', hint = 'code_taken'; end if;
  if state = '23503' then raise exception 'A maker, a product or a category is not there.' using errcode = 'HT004', hint = 'unknown_records'; end if;
  raise exception 'This cannot be a campaign: %', problem using errcode = 'HT004', hint = 'no_campaign';
end
$$;
comment on function private.refuse_campaign(text, text) is 'Says what a constraint found wrong with a campaign in the words that screens know.';

create function public.write_coupon(p_id uuid, p_coupon jsonb, p_seen timestamptz, p_reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  asked public.coupons := jsonb_populate_record(null::public.coupons, p_coupon);
  kept public.coupons;
begin
  perform private.demand('promotions.write');
  perform private.demand_reason(p_reason);
  perform set_config('app.reason', p_reason, true);
  if greatest(asked.amount_minor, asked.minimum_minor) > 100000000000 or asked.ends_at <= coalesce(asked.starts_at, private.now()) then
    perform private.refuse_campaign('', 'amounts and days');
  end if;
  if p_id is null then
    insert into public.coupons (code, kind, percent_ppm, amount_minor, minimum_minor, seller_id, starts_at, ends_at, usage_limit, per_person_limit,
      is_active, funded_by, shared_ppm)
    values (upper(btrim(asked.code)), asked.kind, coalesce(asked.percent_ppm, 0), coalesce(asked.amount_minor, 0), coalesce(asked.minimum_minor, 0),
      asked.seller_id,
      coalesce(asked.starts_at, private.now()), asked.ends_at, asked.usage_limit, coalesce(asked.per_person_limit, 1), coalesce(asked.is_active,
      true), asked.funded_by, asked.shared_ppm)
    returning * into kept;
    return kept.id;
  end if;
  select * into kept from public.coupons c where c.id = p_id for update;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(kept.changed_at));
  if kept.archived_at is not null then raise exception 'It is put away.' using errcode = 'HT005', hint = 'archived'; end if;
  if kept.usage_count > 0 and (upper(btrim(asked.code)), asked.kind, asked.seller_id) is distinct from (kept.code, kept.kind, kept.seller_id) then
    raise exception 'Somebody has used it.' using errcode = 'HT005', hint = 'used_already';
  end if;
  update public.coupons c set code = upper(btrim(asked.code)), kind = asked.kind, percent_ppm = coalesce(asked.percent_ppm, 0),
    amount_minor = coalesce(asked.amount_minor, 0),
      minimum_minor = coalesce(asked.minimum_minor, 0), seller_id = asked.seller_id, starts_at = coalesce(asked.starts_at, c.starts_at),
      ends_at = asked.ends_at,
      usage_limit = asked.usage_limit, per_person_limit = coalesce(asked.per_person_limit, 1), is_active = coalesce(asked.is_active, true),
      funded_by = asked.funded_by,
      shared_ppm = asked.shared_ppm, changed_at = clock_timestamp()
   where c.id = p_id;
  return p_id;
exception when integrity_constraint_violation then
  perform private.refuse_campaign(sqlstate, sqlerrm);
end
$$;
comment on function public.write_coupon(uuid, jsonb, timestamptz, text) is
  'Makes a coupon, or changes the one that was seen as it is (`changed_at`), for a reason. Code, kind and maker stay once somebody has used it.'
  ' HT004 no_campaign, unknown_records; HT005 code_taken, used_already, archived.';
grant execute on function public.write_coupon(uuid, jsonb, timestamptz, text) to authenticated;

create function public.write_bogo_promotion(p_id uuid, p_promotion jsonb, p_seen timestamptz, p_reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  asked public.bogo_promotions := jsonb_populate_record(null::public.bogo_promotions, p_promotion);
  kept public.bogo_promotions;
begin
  perform private.demand('promotions.write');
  perform private.demand_reason(p_reason);
  perform set_config('app.reason', p_reason, true);
  asked.names := coalesce(asked.names, '{}');
  asked.combinable_with := coalesce(asked.combinable_with, '{}');
  if char_length(btrim(coalesce(asked.name, ''))) not between 1 and 100 or jsonb_typeof(asked.names) <> 'object'
     or exists (select from jsonb_each(asked.names) n where n.key !~ '^[a-z]{2}(-[A-Z]{2})?$' or jsonb_typeof(n.value) <> 'string'
       or char_length(n.value #>> '{}') > 100)
     or asked.priority not between -1000 and 1000
     or asked.bogo_type in ('buy_x_get_y', 'category_based') and asked.buy_quantity is null
     or asked.bogo_type = 'category_based' and asked.buy_category_id is null
     or asked.buy_product_id is not null and asked.buy_category_id is not null or asked.get_product_id is not null and asked.get_category_id is not null then
    perform private.refuse_campaign('', 'names, quantities and targets');
  end if;
  -- A product of another shop would never count for an offer of this one.
  if asked.seller_id is not null and exists (select from public.products p where p.id in (asked.buy_product_id, asked.get_product_id)
    and p.seller_id <> asked.seller_id) then
    perform private.refuse_campaign('23503', '');
  end if;
  if p_id is null then
    insert into public.bogo_promotions (name, names, bogo_type, buy_product_id, get_product_id, buy_category_id, get_category_id, buy_quantity,
      get_quantity, discount_percentage,
      maximum_applications, is_active, start_date, end_date, priority, seller_id, funded_by, shared_ppm, usage_limit, combinable_with)
    values (btrim(asked.name), asked.names, asked.bogo_type, asked.buy_product_id, asked.get_product_id, asked.buy_category_id, asked.get_category_id,
      coalesce(asked.buy_quantity, 1),
      coalesce(asked.get_quantity, 1), coalesce(asked.discount_percentage, 100), asked.maximum_applications, coalesce(asked.is_active, true),
      coalesce(asked.start_date, private.now()),
      asked.end_date, coalesce(asked.priority, 0), asked.seller_id, asked.funded_by, asked.shared_ppm, asked.usage_limit, asked.combinable_with)
    returning * into kept;
    return kept.id;
  end if;
  select * into kept from public.bogo_promotions b where b.id = p_id for update;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(kept.changed_at));
  if kept.archived_at is not null then raise exception 'It is put away.' using errcode = 'HT005', hint = 'archived'; end if;
  update public.bogo_promotions b set name = btrim(asked.name), names = asked.names, bogo_type = asked.bogo_type, buy_product_id = asked.buy_product_id,
      get_product_id = asked.get_product_id, buy_category_id = asked.buy_category_id, get_category_id = asked.get_category_id,
      buy_quantity = coalesce(asked.buy_quantity, 1),
      get_quantity = coalesce(asked.get_quantity, 1), discount_percentage = coalesce(asked.discount_percentage, 100),
      maximum_applications = asked.maximum_applications,
      is_active = coalesce(asked.is_active, true), start_date = coalesce(asked.start_date, b.start_date), end_date = asked.end_date,
      priority = coalesce(asked.priority, 0),
      seller_id = asked.seller_id, funded_by = asked.funded_by, shared_ppm = asked.shared_ppm, usage_limit = asked.usage_limit,
      combinable_with = asked.combinable_with,
      changed_at = clock_timestamp()
   where b.id = p_id;
  return p_id;
exception when integrity_constraint_violation then
  perform private.refuse_campaign(sqlstate, sqlerrm);
end
$$;
comment on function public.write_bogo_promotion(uuid, jsonb, timestamptz, text) is
  'Makes an offer, the shop''s or one assigned to a maker, or changes the one that was seen as it is (`changed_at`), for a reason. Orders keep '
  'the offer they were placed with. HT004 no_campaign, unknown_records; HT005 archived.';
grant execute on function public.write_bogo_promotion(uuid, jsonb, timestamptz, text) to authenticated;

create function public.move_campaign(p_coupon_id uuid, p_bogo_id uuid, p_to text, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('promotions.write');
  perform private.demand_reason(p_reason);
  perform set_config('app.reason', p_reason, true);
  if num_nonnulls(p_coupon_id, p_bogo_id) <> 1 or p_to not in ('ended', 'archived', 'restored') then
    raise exception 'One campaign, ended, archived or restored.' using errcode = '22023', hint = 'invalid';
  end if;
  -- What has not begun is switched off: it cannot end before it begins.
  update public.coupons c set changed_at = clock_timestamp(),
      is_active = c.is_active and p_to = 'ended' and c.starts_at < private.now(),
      ends_at = case when p_to = 'ended' and c.starts_at < private.now() then private.now() else c.ends_at end,
      archived_at = case p_to when 'archived' then private.now() when 'restored' then null else c.archived_at end
   where c.id = p_coupon_id
     and case p_to when 'restored' then c.archived_at is not null when 'archived' then c.archived_at is null
       else c.archived_at is null and c.is_active and (c.ends_at is null or c.ends_at > private.now()) end;
  if not found then
    update public.bogo_promotions b set changed_at = clock_timestamp(),
        is_active = b.is_active and p_to = 'ended' and b.start_date < private.now(),
        end_date = case when p_to = 'ended' and b.start_date < private.now() then private.now() else b.end_date end,
        archived_at = case p_to when 'archived' then private.now() when 'restored' then null else b.archived_at end
     where b.id = p_bogo_id
       and case p_to when 'restored' then b.archived_at is not null when 'archived' then b.archived_at is null
         else b.archived_at is null and b.is_active and (b.end_date is null or b.end_date > private.now()) end;
  end if;
  if not found then raise exception 'It is so already, or not there.' using errcode = 'HT003', hint = 'not_allowed_now'; end if;
end
$$;
comment on function public.move_campaign(uuid, uuid, text, text) is
  'Ends a coupon or an offer now (switches it off before its start), puts it away, or takes it out again, switched off; for a reason. HT003 '
  'where it is so already.';
grant execute on function public.move_campaign(uuid, uuid, text, text) to authenticated;

create function public.campaign_use(p_coupon_id uuid, p_bogo_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('promotions.read');
  return (
    with used as (
      select u.order_group_id, u.state, u.saved_minor from public.promotion_usages u where u.coupon_id = p_coupon_id
      union all
      select g.id, coalesce(u.state, case g.status when 'placed' then 'confirmed' when 'awaiting_payment' then 'reserved' else 'released' end),
      (o ->> 'savings')::bigint
        from public.order_groups g cross join lateral jsonb_array_elements(g.quote -> 'promotions') o
        left join public.promotion_usages u on u.bogo_id = p_bogo_id and u.order_group_id = g.id
       where p_bogo_id is not null and g.quote -> 'promotions' @> jsonb_build_array(jsonb_build_object('id', p_bogo_id)) and o ->> 'id' = p_bogo_id::text),
    orders as (
      select u.state, u.saved_minor, g.number, g.created_at, g.id,
             (select coalesce(sum(o.items_minor - o.discount_minor), 0) from public.orders o where o.order_group_id = g.id
             and o.status not in ('canceled', 'expired')) as sold_minor,
             (select coalesce(sum(o.commission_minor), 0) from public.orders o where o.order_group_id = g.id and o.status not in ('canceled',
             'expired')) as take_minor
        from used u join public.order_groups g on g.id = u.order_group_id)
    select jsonb_build_object(
      'orders', count(*) filter (where state = 'confirmed'), 'saved_minor', coalesce(sum(saved_minor) filter (where state = 'confirmed'), 0),
      'held', count(*) filter (where state = 'reserved'), 'held_minor', coalesce(sum(saved_minor) filter (where state = 'reserved'), 0),
      'sold_minor', coalesce(sum(sold_minor) filter (where state = 'confirmed'), 0), 'take_minor',
      coalesce(sum(take_minor) filter (where state = 'confirmed'), 0),
      'newest', (select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at desc), '[]') from (
        select number, state, created_at, saved_minor, sold_minor from orders where state <> 'released' order by created_at desc limit 20) n))
      from orders);
end
$$;
comment on function public.campaign_use(uuid, uuid) is
  'The orders that a coupon or an offer lowered: how many, what it took off, what was sold with it and what the shop kept of that; what is held'
  ' by orders that nobody has paid; the newest twenty. Satang.';
grant execute on function public.campaign_use(uuid, uuid) to authenticated;
