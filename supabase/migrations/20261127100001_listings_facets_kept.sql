-- What a list of everything, or of a category, can be narrowed to is kept beside the listings: counting it read ten thousand rows for each page.

-- Changes are written as rows of their own and added up by a job: publishing waits for nobody else who publishes.
create table private.facet_changes (
  category_id uuid not null,
  kind text not null,
  thing text not null,
  products bigint not null
);
comment on table private.facet_changes is 'How many listings of a category became or are no longer of a kind since they were
last added up: one row for each change.';
create index facet_changes_category on private.facet_changes (category_id);
alter table private.facet_changes enable row level security;

create table private.facet_counts (
  category_id uuid not null,
  kind text not null,
  thing text collate "C" not null,
  products bigint not null,
  primary key (category_id, kind, thing)
);
comment on table private.facet_counts is 'How many listings of a category, or of all (a key of noughts), are of a kind, as far as
added up: n altogether, b by brand, p by province, f by what can be ticked, r by stars, v by value of an attribute.';
create index facet_counts_none on private.facet_counts (category_id) where products = 0;
alter table private.facet_counts enable row level security;

create table private.facet_sellers (
  seller_id uuid primary key,
  products bigint not null
);
comment on table private.facet_sellers is 'How many listings each seller has, as far as added up.';
create index facet_sellers_most on private.facet_sellers (products desc, seller_id);
create index facet_sellers_none on private.facet_sellers (seller_id) where products = 0;
alter table private.facet_sellers enable row level security;

-- What changed comes to a trigger without a type, so it is taken apart here.
create function private.facets_of(brand_id uuid, seller_id uuid, province text, is_handmade boolean, is_new boolean, is_featured boolean, on_sale boolean,
  free_shipping boolean, gift_wrap boolean, same_day_delivery boolean, customizable boolean, rating_hundredths smallint, value_ids integer[])
returns table (kind text, thing text)
language sql
immutable
set search_path = ''
as $function$
  select k.kind, k.thing from (values ('n', '', true), ('b', brand_id::text, brand_id is not null), ('s', seller_id::text, true), ('p', province, true),
      ('f', 'handmade', is_handmade), ('f', 'new', is_new), ('f', 'featured', is_featured), ('f', 'sale', on_sale), ('f', 'free_shipping', free_shipping),
      ('f', 'gift_wrap', gift_wrap), ('f', 'same_day', same_day_delivery), ('f', 'customizable', customizable),
      ('r', '4.5', rating_hundredths >= 450), ('r', '4', rating_hundredths >= 400), ('r', '3.5', rating_hundredths >= 350),
      ('r', '3', rating_hundredths >= 300)) k(kind, thing, is_so) where k.is_so
  union all select 'v', v::text from unnest(value_ids) v
$function$;
comment on function private.facets_of(uuid,uuid,text,boolean,boolean,boolean,boolean,boolean,boolean,boolean,boolean,smallint,integer[])
  is 'What a listing counts for: [{kind, thing}].';

create function private.count_facets()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  if tg_op = 'INSERT' then
    insert into private.facet_changes (category_id, kind, thing, products)
      select n.category_id, k.kind, k.thing, count(*) from is_now n cross join lateral
        private.facets_of(n.brand_id, n.seller_id, n.province, n.is_handmade, n.is_new, n.is_featured, n.on_sale,
        n.free_shipping, n.gift_wrap, n.same_day_delivery, n.customizable, n.rating_hundredths, n.value_ids) k group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into private.facet_changes (category_id, kind, thing, products)
      select o.category_id, k.kind, k.thing, -count(*) from was o cross join lateral
        private.facets_of(o.brand_id, o.seller_id, o.province, o.is_handmade, o.is_new, o.is_featured, o.on_sale,
        o.free_shipping, o.gift_wrap, o.same_day_delivery, o.customizable, o.rating_hundredths, o.value_ids) k group by 1, 2, 3;
  else
    -- Most changes are of a price or of how well a piece sells, and count for nothing.
    insert into private.facet_changes (category_id, kind, thing, products)
      with other as materialized (
        select n.product_id from was o join is_now n on n.product_id = o.product_id
         where (o.category_id, o.brand_id, o.seller_id, o.province, o.is_handmade, o.is_new, o.is_featured, o.on_sale, o.free_shipping, o.gift_wrap,
                o.same_day_delivery, o.customizable, o.rating_hundredths, o.value_ids)
           is distinct from (n.category_id, n.brand_id, n.seller_id, n.province, n.is_handmade, n.is_new, n.is_featured, n.on_sale, n.free_shipping,
                n.gift_wrap, n.same_day_delivery, n.customizable, n.rating_hundredths, n.value_ids))
      select c.category_id, c.kind, c.thing, sum(c.products) from (
        select n.category_id, k.kind, k.thing, 1 as products from other x join is_now n on n.product_id = x.product_id cross join lateral
        private.facets_of(n.brand_id, n.seller_id, n.province, n.is_handmade, n.is_new, n.is_featured, n.on_sale,
        n.free_shipping, n.gift_wrap, n.same_day_delivery, n.customizable, n.rating_hundredths, n.value_ids) k
        union all select o.category_id, k.kind, k.thing, -1 from other x join was o on o.product_id = x.product_id cross join lateral
        private.facets_of(o.brand_id, o.seller_id, o.province, o.is_handmade, o.is_new, o.is_featured, o.on_sale,
        o.free_shipping, o.gift_wrap, o.same_day_delivery, o.customizable, o.rating_hundredths, o.value_ids) k) c
       group by 1, 2, 3 having sum(c.products) <> 0;
  end if;
  return null;
end
$function$;

create function private.gather_facet_counts()
returns void
language plpgsql
security definer
set search_path = ''
as $function$
begin
  -- One at a time; whoever comes beside it finds nothing to do.
  if not pg_try_advisory_xact_lock(hashtextextended('gather_facet_counts', 0)) then return; end if;
  with gone as (delete from private.facet_changes returning category_id, kind, thing, products),
    added as (
      select category_id, kind, thing, sum(products)::bigint as products from gone where kind <> 's' group by 1, 2, 3
      union all select '00000000-0000-0000-0000-000000000000', kind, thing, sum(products)::bigint from gone where kind <> 's' group by 2, 3),
    sold_by as (
      insert into private.facet_sellers as k (seller_id, products)
        select thing::uuid, sum(products)::bigint from gone where kind = 's' group by 1 having sum(products) <> 0 order by 1
        on conflict (seller_id) do update set products = k.products + excluded.products)
  insert into private.facet_counts as k (category_id, kind, thing, products)
    select category_id, kind, thing, products from added where products <> 0 order by 1, 2, 3
    on conflict (category_id, kind, thing) do update set products = k.products + excluded.products;
  delete from private.facet_counts k where k.products = 0;
  delete from private.facet_sellers k where k.products = 0;
end
$function$;
comment on function private.gather_facet_counts() is 'Adds up what listings counted for since: every page reads what was not added up yet.';

create function private.recount_facets()
returns void
language plpgsql
security definer
set search_path = ''
as $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('gather_facet_counts', 0));
  delete from private.facet_counts;
  delete from private.facet_sellers;
  -- One statement sees listings and changes of one moment: what is changed meanwhile stays to be added up.
  with gone as (delete from private.facet_changes),
    counted as materialized (
      select l.category_id, k.kind, k.thing, count(*) as products from private.product_listings l cross join lateral
        private.facets_of(l.brand_id, l.seller_id, l.province, l.is_handmade, l.is_new, l.is_featured, l.on_sale,
        l.free_shipping, l.gift_wrap, l.same_day_delivery, l.customizable, l.rating_hundredths, l.value_ids) k
       where k.kind <> 's' group by 1, 2, 3),
    sold_by as (
      insert into private.facet_sellers (seller_id, products) select l.seller_id, count(*) from private.product_listings l group by 1)
  insert into private.facet_counts (category_id, kind, thing, products)
    select category_id, kind, thing, products from counted
    union all select '00000000-0000-0000-0000-000000000000', kind, thing, sum(products)::bigint from counted group by 2, 3;
end
$function$;
comment on function private.recount_facets() is 'Counts all listings anew while others publish. For what filled them without triggers.';

create trigger product_listings_facets_added after insert on private.product_listings
  referencing new table as is_now for each statement execute function private.count_facets();
create trigger product_listings_facets_changed after update on private.product_listings
  referencing old table as was new table as is_now for each statement execute function private.count_facets();
create trigger product_listings_facets_gone after delete on private.product_listings
  referencing old table as was for each statement execute function private.count_facets();

revoke execute on function
  private.facets_of(uuid,uuid,text,boolean,boolean,boolean,boolean,boolean,boolean,boolean,boolean,smallint,integer[]),
  private.count_facets(), private.gather_facet_counts(),
  private.recount_facets() from public;
grant execute on function private.gather_facet_counts() to service_role;
