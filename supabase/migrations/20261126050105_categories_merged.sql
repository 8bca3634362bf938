-- Why: two categories that mean the same become one, with a way back; what nothing uses is taken away. Whatever names a category by an address it had
-- still means it.
/*
 * Makes a category part of another: its products go there, its address leads there. Refused where it holds categories, or where something names it
 * that would then mean other products. Wants `catalogue.write`.
 */
create function public.merge_category(p_id uuid, p_into uuid, p_products bigint, p_reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  kept public.categories;
  target public.categories;
  made uuid;
  named bigint;
begin
  perform private.demand('catalogue.write');
  perform private.demand_reason(p_reason);
  perform pg_advisory_xact_lock(hashtextextended('categories', 0));
  select * into kept from public.categories c where c.id = p_id for update;
  select * into target from public.categories c where c.id = p_into for update;
  if kept.id is null or target.id is null then raise exception 'There is no such category.' using errcode = 'PT404'; end if;
  if kept.merged_into is not null or target.merged_into is not null then
    raise exception 'It is part of another.' using errcode = 'HT005', hint = 'merged';
  end if;
  if p_id = p_into or exists (select from public.categories c where c.parent_id in (p_id, p_into)) then
    raise exception 'Products stand in categories that hold no others.' using errcode = 'HT004', hint = 'holds_categories';
  end if;
  select sum(n.value::bigint) into named from jsonb_each_text(private.category_named_in(p_id)) n;
  if named > 0 then raise exception 'It is named elsewhere.' using errcode = 'HT005', hint = 'named_elsewhere'; end if;
  insert into public.category_merges (category_id, into_id, was_status, products, reason) values (p_id, p_into, kept.status, 0, btrim(p_reason))
  returning id into made;
  with moved as (update public.products p set category_id = p_into where p.category_id = p_id returning p.id)
  insert into private.category_merge_products (merge_id, product_id) select made, m.id from moved m;
  update public.category_merges m set products = (select count(*) from private.category_merge_products x where x.merge_id = made) where m.id = made;
  perform private.demand_unchanged(to_jsonb(p_products), (select to_jsonb(m.products) from public.category_merges m where m.id = made));
  perform set_config('app.reason', btrim(p_reason), true);
  update public.categories c set status = 'archived', follows_parent = false, merged_into = p_into, changed_at = clock_timestamp() where c.id = p_id;
  return made;
end
$$;
comment on function public.merge_category(uuid, uuid, bigint, text) is
  'Makes a category part of another, with the products that were seen in it; answers the merge, which can be undone. HT004 holds_categories, HT005 merged, '
  'named_elsewhere (a rule of commission, a promotion, a term of shipping or a setting names it), HT003 changed_meanwhile.';

/* Takes a merge back: the products that are still where it put them return. Wants `catalogue.write`. */
create function public.undo_category_merge(p_merge uuid, p_reason text) returns bigint language plpgsql security definer set search_path = '' as $$
declare
  merge public.category_merges;
  back bigint;
begin
  perform private.demand('catalogue.write');
  perform private.demand_reason(p_reason);
  perform pg_advisory_xact_lock(hashtextextended('categories', 0));
  select * into merge from public.category_merges m where m.id = p_merge for update;
  if not found then raise exception 'There is no such merge.' using errcode = 'PT404'; end if;
  if merge.undone_at is not null then raise exception 'It is undone.' using errcode = 'HT003', hint = 'not_allowed_now'; end if;
  if exists (select from public.categories c where c.id = merge.into_id and c.merged_into is not null) then
    raise exception 'What it is part of is part of another.' using errcode = 'HT005', hint = 'merged';
  end if;
  perform set_config('app.reason', btrim(p_reason), true);
  update public.categories c set merged_into = null, changed_at = clock_timestamp(), follows_parent = f.id is not null and merge.was_status = 'active',
      status = case when f.id is not null and merge.was_status = 'active' then 'inactive' else merge.was_status end
    from public.categories x left join public.categories f on f.id = x.parent_id and f.status <> 'active'
   where c.id = merge.category_id and x.id = c.id;
  with returned as (
    update public.products p set category_id = merge.category_id
      from private.category_merge_products x where x.merge_id = p_merge and x.product_id = p.id and p.category_id = merge.into_id returning p.id)
  select count(*) into back from returned;
  update public.category_merges m set undone_at = private.now() where m.id = p_merge;
  return back;
end
$$;
comment on function public.undo_category_merge(uuid, text) is
  'Takes a merge back; answers how many products returned: those that nobody has put elsewhere since. HT003 where it is undone, HT005 merged.';

/* Takes away a category that nothing has ever used; everything else is hidden or merged. Wants `catalogue.write` and the second factor again. */
create function public.remove_category(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  uses jsonb;
begin
  perform private.demand('catalogue.write');
  perform private.demand_reason(p_reason);
  perform private.demand_proof();
  perform pg_advisory_xact_lock(hashtextextended('categories', 0));
  perform from public.categories c where c.id = p_id for update;
  if not found then raise exception 'There is no such category.' using errcode = 'PT404'; end if;
  uses := private.category_named_in(p_id);
  if exists (select from jsonb_each_text(uses) u where u.value::bigint > 0) or exists (select from public.products p where p.category_id = p_id)
     or exists (select from public.categories c where p_id in (c.parent_id, c.merged_into))
     or exists (select from public.categories c where c.id = p_id and c.merged_into is not null)
     or exists (select from public.order_lines l where l.category_id = p_id) then
    raise exception 'It is used.' using errcode = 'HT005', hint = 'used';
  end if;
  perform set_config('app.reason', btrim(p_reason), true);
  delete from public.categories c where c.id = p_id;
end
$$;
comment on function public.remove_category(uuid, text) is
  'Takes away a category that has no products, no categories below it, was never sold from and is named nowhere; HT005 used otherwise.';

revoke execute on function public.merge_category(uuid, uuid, bigint, text),
  public.undo_category_merge(uuid, text),
  public.remove_category(uuid, text)
  from public, anon;
grant execute on function public.merge_category(uuid, uuid, bigint, text),
  public.undo_category_merge(uuid, text),
  public.remove_category(uuid, text)
  to authenticated, service_role;

-- Settings and achievements name categories by slug: they mean the same one after it is called otherwise.
create or replace function private.is_category_within(category uuid, slugs jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  with recursive up as (
    select c.id, c.parent_id, c.slug from public.categories c where c.id = category
    union
    select c.id, c.parent_id, c.slug from public.categories c join up on c.id = up.parent_id)
  select exists (select from up where slugs ? up.slug)
    or exists (select from up join public.category_old_slugs o on o.category_id = up.id where slugs ? o.slug)
$$;

-- Who adds a product while its category becomes part of another adds it to the other.
create function private.lead_product_category() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  led uuid;
begin
  loop
    select c.merged_into into led from public.categories c where c.id = new.category_id for share;
    exit when led is null;
    new.category_id := led;
  end loop;
  return new;
end
$$;
revoke execute on function private.lead_product_category() from public;
create trigger products_category_led before insert or update of category_id on public.products for each row execute function private.lead_product_category();

CREATE OR REPLACE FUNCTION private.achievement_progress(person uuid)
 RETURNS TABLE(achievement text, reached bigint, goal bigint, achieved boolean, evidence jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with bought as (
    select o.id, o.order_group_id, o.seller_id, s.province, o.items_minor - o.discount_minor as goods,
      to_char(coalesce(o.placed_at, o.created_at) at time zone 'Asia/Bangkok', 'YYYY-MM') as month
      from public.orders o join public.sellers s on s.id = o.seller_id
     where o.buyer_id = person and o.status = 'completed' and not private.is_own_shop(person, o.seller_id) and private.money_seen(o.id)),
  provinces as (select count(distinct province) as n, jsonb_agg(distinct province) as which from bought where province <> ''),
  textiles as (
    select coalesce(sum(l.quantity), 0) as products, count(distinct b.seller_id) as sellers
      from bought b join public.order_lines l on l.order_id = b.id
     where private.is_category_within(l.category_id, '["textiles"]')),
  largest as (select g.number, sum(b.goods)::bigint as goods from bought b join public.order_groups g on g.id = b.order_group_id group by g.number
    order by 2 desc, 1 limit 1),
  written as (select count(*) as n from public.reviews r where r.author_id = person and r.status = 'published' and r.bought),
  months as (select count(distinct month) as n, jsonb_agg(distinct month) as which from bought)
  select 'temple_explorer', n, private.setting('achievements.temple_explorer')::bigint, n >= private.setting('achievements.temple_explorer')::bigint,
    jsonb_build_object('provinces', which) from provinces
  union all
  select 'silk_road_traveler', products, private.setting('achievements.silk_road_traveler')::bigint,
         products >= private.setting('achievements.silk_road_traveler')::bigint and sellers >= private.setting('achievements.silk_road_sellers')::bigint,
           jsonb_build_object('products', products, 'sellers', sellers) from textiles
  union all
  select 'golden_shopper', coalesce(max(goods), 0), private.setting('achievements.golden_shopper')::bigint,
    coalesce(max(goods), 0) >= private.setting('achievements.golden_shopper')::bigint,
         jsonb_build_object('order', max(number), 'goods_minor', max(goods)) from largest
  union all
  select 'elephant_memory', n, private.setting('achievements.elephant_memory')::bigint, n >= private.setting('achievements.elephant_memory')::bigint,
    jsonb_build_object('reviews', n) from written
  union all
  select 'loyal_customer', n, private.setting('achievements.loyal_customer')::bigint, n >= private.setting('achievements.loyal_customer')::bigint,
    jsonb_build_object('months', which) from months
$function$;

CREATE OR REPLACE FUNCTION private.listing_filter_of(p_q text, p_words text, p_categories text[], p_brands text[], p_sellers text[], p_types text[],
  p_price_min bigint, p_price_max bigint, p_rating numeric, p_locations text[], p_features text[])
 RETURNS private.listing_filter
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  f private.listing_filter;
  wanted uuid[];
begin
  -- The index holds letters, marks and digits, so nothing is found by this sign.
  if btrim(p_q) <> '' or p_words <> '' then f.words := coalesce(private.words_wanted(p_q, p_words), $word$'∅'$word$::tsquery); end if;
  if p_categories is not null then
    wanted := array(select c.id from private.categories_at(p_categories[:50]) c);
    f.categories := nullif(array(select c.id from public.categories c where c.status = 'active' and (c.id = any (wanted) or c.parent_id = any (wanted))),
      '{}');
  end if;
  if p_brands is not null then f.brands := nullif(array(select id from public.brands where is_active and slug = any (p_brands[:50])), '{}'); end if;
  if p_sellers is not null then
    f.sellers := nullif(array(select id from public.sellers where application_status = 'approved' and slug = any (p_sellers[:50])), '{}');
  end if;
  if p_locations is not null then
    f.provinces := nullif(array(select distinct l.place from unnest(p_locations[:100]) l(place) where l.place ~ '^TH-(\d\d|S)$'), '{}');
  end if;
  f.price_from := nullif(greatest(p_price_min, 0), 0);
  f.price_to := nullif(greatest(p_price_max, 0), 0);
  f.rating := case when p_rating > 0 then least(p_rating * 100, 500)::smallint end;
  f.flags := nullif(array(
    select n.flag from (values ('handmade', 'is_handmade'), ('new', 'is_new'), ('featured', 'is_featured'), ('sale', 'on_sale')) n(wanted, flag)
      where n.wanted = any (p_types)
    union all
    select n.flag from (values ('free_shipping', 'free_shipping'), ('gift_wrap', 'gift_wrap'), ('same_day', 'same_day_delivery'),
      ('customizable', 'customizable')) n(wanted, flag)
     where n.wanted = any (p_features)), '{}');
  return f;
end
$function$;
