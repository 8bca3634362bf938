-- Why: staff make brands, show and hide them, say who may use them and make two of them one. Each function asks for `catalogue.write`.
create function public.brand_counts() returns table (brand_id uuid, products bigint, listed bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('products.read');
  return query
    select p.brand_id, p.products, coalesce(l.listed, 0)
      from (select x.brand_id, count(*) as products from public.products x where x.brand_id is not null group by 1) p
      left join (select x.brand_id, count(*) as listed from private.product_listings x where x.brand_id is not null group by 1) l
        on l.brand_id = p.brand_id;
end
$$;
comment on function public.brand_counts() is 'How many products stand under each brand, and how many of them everybody sees.';

create function public.brand_uses(p_id uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('products.read');
  return jsonb_build_object(
    'products', (select count(*) from public.products p where p.brand_id = p_id),
    'active', (select count(*) from public.products p where p.brand_id = p_id and p.status = 'active'),
    'listed', (select count(*) from private.product_listings l where l.brand_id = p_id),
    'merged', (select count(*) from public.brands b where b.merged_into = p_id),
    'makers', (select count(distinct p.seller_id) from public.products p where p.brand_id = p_id),
    'sellers', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.business_name, 'products', s.products)
        order by s.products desc, s.business_name, s.id), '[]')
      from (select m.id, m.business_name, x.products
              from (select p.seller_id, count(*) as products from public.products p where p.brand_id = p_id group by 1 order by 2 desc, 1 limit 50) x
              join public.sellers m on m.id = x.seller_id) s));
end
$$;
comment on function public.brand_uses(uuid) is
  'What stands under a brand: {products, active, listed, merged, makers} as numbers, `sellers` the fifty makers with most of it: [{id, name, products}].';

/* Makes a brand, hidden, or changes the one that was seen as it is. Its address is for good. HT004 no_brand; HT005 slug_taken, too_many, merged. */
create function public.write_brand(p_id uuid, p_brand jsonb, p_seen timestamptz) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  -- More than a maker can choose from.
  most constant integer := 1000;
  asked public.brands := jsonb_populate_record(null::public.brands, p_brand);
  kept public.brands;
begin
  perform private.demand('catalogue.write');
  perform pg_advisory_xact_lock(hashtextextended('brands', 0));
  asked.name := btrim(asked.name);
  asked.texts := coalesce(asked.texts, '{}');
  asked.website := btrim(coalesce(asked.website, ''));
  if p_id is null then
    if exists (select from public.brands b where b.slug = asked.slug) then
      raise exception 'This address leads to another brand.' using errcode = 'HT005', hint = 'slug_taken';
    end if;
    if (select count(*) from public.brands) >= most then
      raise exception 'There are % brands already.', most using errcode = 'HT005', hint = 'too_many';
    end if;
    insert into public.brands (slug, name, logo_url, texts, website, open_to_all, is_active)
    values (asked.slug, asked.name, asked.logo_url, asked.texts, asked.website, coalesce(asked.open_to_all, true), false)
    returning * into kept;
  else
    select * into kept from public.brands b where b.id = p_id for update;
    if not found then raise exception 'There is no such brand.' using errcode = 'PT404'; end if;
    perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(kept.changed_at));
    if kept.merged_into is not null then raise exception 'It is part of another.' using errcode = 'HT005', hint = 'merged'; end if;
    update public.brands b set name = asked.name, logo_url = asked.logo_url, texts = asked.texts, website = asked.website,
        open_to_all = coalesce(asked.open_to_all, kept.open_to_all), changed_at = clock_timestamp()
     where b.id = p_id;
  end if;
  return kept.id;
exception when check_violation or not_null_violation then
  raise exception 'This cannot be a brand: %', sqlerrm using errcode = 'HT004', hint = 'no_brand';
end
$$;
comment on function public.write_brand(uuid, jsonb, timestamptz) is
  'Makes a brand, hidden, or changes the one that was seen as it is (`changed_at`): {slug (new ones), name, logo_url, texts: {language: {text}}, website, '
  'open_to_all}. HT004 no_brand, HT005 slug_taken, too_many, merged.';

create function public.show_brand(p_id uuid, p_shown boolean) returns void language plpgsql security definer set search_path = '' as $$
declare
  kept public.brands;
begin
  perform private.demand('catalogue.write');
  select * into kept from public.brands b where b.id = p_id for update;
  if not found then raise exception 'There is no such brand.' using errcode = 'PT404'; end if;
  if kept.merged_into is not null then raise exception 'It is part of another.' using errcode = 'HT005', hint = 'merged'; end if;
  if p_shown is null or p_shown = kept.is_active then raise exception 'It is so already.' using errcode = 'HT003', hint = 'not_allowed_now'; end if;
  update public.brands b set is_active = p_shown, changed_at = clock_timestamp() where b.id = p_id;
end
$$;
comment on function public.show_brand(uuid, boolean) is
  'Shows or hides a brand: hidden it is in no filter and no form, and its products keep it. HT003 where it is so already, HT005 merged.';

/* Says who may sell under a brand that is not everybody's. What they sell under it already stays. Wants `catalogue.write`. */
create function public.name_brand_sellers(p_brand uuid, p_sellers uuid[], p_seen uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('catalogue.write');
  perform from public.brands b where b.id = p_brand and b.merged_into is null for update;
  if not found then raise exception 'There is no such brand.' using errcode = 'PT404'; end if;
  perform private.demand_unchanged(to_jsonb(array(select distinct unnest(p_seen) order by 1)),
    to_jsonb(array(select s.seller_id from public.brand_sellers s where s.brand_id = p_brand order by 1)));
  if cardinality(p_sellers) > 500 then raise exception 'At most 500 makers.' using errcode = 'HT005', hint = 'too_many'; end if;
  delete from public.brand_sellers s where s.brand_id = p_brand and s.seller_id <> all (coalesce(p_sellers, '{}'));
  insert into public.brand_sellers (brand_id, seller_id) select distinct p_brand, w from unnest(p_sellers) w on conflict do nothing;
exception when foreign_key_violation or not_null_violation then
  raise exception 'There is no such maker.' using errcode = 'HT004', hint = 'no_seller';
end
$$;
comment on function public.name_brand_sellers(uuid, uuid[], uuid[]) is
  'Says which makers may sell under a brand that is not everybody''s; refused where others stood there than `p_seen`. HT004 no_seller, HT005 too_many.';

/* Makes a brand part of another that is shown: its products and its makers go there, its address leads there. There is no way back. */
create function public.merge_brand(p_id uuid, p_into uuid, p_products bigint, p_reason text) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  kept public.brands;
  target public.brands;
  moved bigint;
begin
  perform private.demand('catalogue.write');
  perform private.demand_reason(p_reason);
  perform private.demand_proof();
  perform pg_advisory_xact_lock(hashtextextended('brands', 0));
  select * into kept from public.brands b where b.id = p_id for update;
  select * into target from public.brands b where b.id = p_into for update;
  if kept.id is null or target.id is null then raise exception 'There is no such brand.' using errcode = 'PT404'; end if;
  if kept.merged_into is not null then raise exception 'It is part of another.' using errcode = 'HT005', hint = 'merged'; end if;
  if p_id = p_into or not target.is_active then
    raise exception 'Products go under a brand that is shown.' using errcode = 'HT004', hint = 'not_shown';
  end if;
  perform set_config('app.reason', btrim(p_reason), true);
  insert into public.brand_sellers (brand_id, seller_id)
  select p_into, x.seller_id from (select s.seller_id from public.brand_sellers s where s.brand_id = p_id
                                   union select p.seller_id from public.products p where p.brand_id = p_id) x
   where not target.open_to_all
  on conflict do nothing;
  update public.products p set brand_id = p_into where p.brand_id = p_id;
  get diagnostics moved = row_count;
  perform private.demand_unchanged(to_jsonb(p_products), to_jsonb(moved));
  update public.brands b set is_active = false, merged_into = p_into, changed_at = clock_timestamp() where b.id = p_id;
  return moved;
end
$$;
comment on function public.merge_brand(uuid, uuid, bigint, text) is
  'Makes a brand part of another that is shown, with the products that were seen under it (HT003 changed_meanwhile) and the makers who may use it; '
  'answers how many went along. HT004 not_shown, HT005 merged. Wants the second factor again.';

create function public.remove_brand(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('catalogue.write');
  perform private.demand_reason(p_reason);
  perform private.demand_proof();
  perform from public.brands b where b.id = p_id for update;
  if not found then raise exception 'There is no such brand.' using errcode = 'PT404'; end if;
  if exists (select from public.products p where p.brand_id = p_id)
     or exists (select from public.brands b where p_id in (b.merged_into, case when b.merged_into is not null then b.id end)) then
    raise exception 'It is used.' using errcode = 'HT005', hint = 'used';
  end if;
  perform set_config('app.reason', btrim(p_reason), true);
  delete from public.brands b where b.id = p_id;
end
$$;
comment on function public.remove_brand(uuid, text) is
  'Takes away a brand that no product has and no other was merged with; HT005 used otherwise. Wants the second factor again.';

revoke execute on function public.brand_counts(), public.brand_uses(uuid), public.write_brand(uuid, jsonb, timestamptz), public.show_brand(uuid, boolean),
  public.name_brand_sellers(uuid, uuid[], uuid[]), public.merge_brand(uuid, uuid, bigint, text), public.remove_brand(uuid, text) from public, anon;
grant execute on function public.brand_counts(), public.brand_uses(uuid), public.write_brand(uuid, jsonb, timestamptz), public.show_brand(uuid, boolean),
  public.name_brand_sellers(uuid, uuid[], uuid[]), public.merge_brand(uuid, uuid, bigint, text), public.remove_brand(uuid, text)
  to authenticated, service_role;
