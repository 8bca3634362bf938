-- How many pieces each category lists is kept beside the listings, so that the first page says it without counting a million.

-- Changes are written as rows of their own and added up by a job: publishing waits for nobody else who publishes.
create table private.listing_counts (
  category_id uuid not null references public.categories (id) on delete cascade,
  products bigint not null
);
comment on table private.listing_counts is 'Added up by category: how many pieces are listed. Each publishing adds a row; a job makes one of them.';
create index listing_counts_category on private.listing_counts (category_id);
alter table private.listing_counts enable row level security;
grant delete, insert, references, select, trigger, truncate, update on private.listing_counts to service_role;
insert into private.listing_counts (category_id, products) select category_id, count(*) from private.product_listings group by 1;

create function private.count_listed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.listing_counts (category_id, products) select c.category_id, count(*) from changed c group by 1;
  return null;
end $$;
create function private.count_unlisted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A category that goes has no pieces, but they may go in one statement with it.
  insert into private.listing_counts (category_id, products)
    select g.category_id, -count(*) from gone g join public.categories c on c.id = g.category_id group by 1;
  return null;
end $$;
create function private.count_moved() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.listing_counts (category_id, products) values (old.category_id, -1), (new.category_id, 1);
  return null;
end $$;
revoke all on function private.count_listed(), private.count_unlisted(), private.count_moved() from public;
create trigger product_listings_counted after insert on private.product_listings
  referencing new table as changed for each statement execute function private.count_listed();
create trigger product_listings_uncounted after delete on private.product_listings
  referencing old table as gone for each statement execute function private.count_unlisted();
create trigger product_listings_moved after update of category_id on private.product_listings
  for each row when (old.category_id is distinct from new.category_id) execute function private.count_moved();

create function private.gather_listing_counts() returns void
language sql security definer set search_path = '' as $$
  with gone as (delete from private.listing_counts returning category_id, products)
  insert into private.listing_counts (category_id, products) select category_id, sum(products) from gone group by 1
$$;
comment on function private.gather_listing_counts() is 'Makes one row of each category of all that was counted since.';
revoke all on function private.gather_listing_counts() from public;
grant execute on function private.gather_listing_counts() to service_role;

create index sellers_approved_places on public.sellers (province) where application_status = 'approved';
-- Who may stand on the first page, in the order in which they are asked.
create index sellers_shining on public.sellers (is_spotlight desc, is_verified desc, (rating * least(review_count, 20)) desc, id)
  where application_status = 'approved' and business_description <> '';

create or replace function public.shop_counts() returns json
language sql stable security definer set search_path = '' set jit = off as $$
  with listed as (select l.category_id, sum(l.products) as products from private.listing_counts l group by 1),
       by_family as (
         select coalesce(parent.slug, c.slug) as slug, sum(listed.products)::bigint as products
           from listed join public.categories c on c.id = listed.category_id left join public.categories parent on parent.id = c.parent_id
          where listed.products > 0 group by 1),
       -- What lists show first in each category; of a family the first of all.
       pictured as (
         select distinct on (1) coalesce(parent.slug, c.slug) as slug, p.image_url
           from public.categories c left join public.categories parent on parent.id = c.parent_id
           cross join lateral (select l.product_id, l.best_match from private.product_listings l where l.category_id = c.id
                                order by l.best_match desc limit 3) l
           join public.products p on p.id = l.product_id and p.image_url is not null
          order by 1, l.best_match desc, p.id),
       places as (select s.province, count(*) as sellers from public.sellers s where s.application_status = 'approved' group by 1)
  select json_build_object(
    'sellers', (select coalesce(sum(sellers), 0) from places),
    'provinces', (select count(*) from places),
    'products', (select coalesce(sum(products), 0) from listed),
    'families', (select coalesce(json_object_agg(slug, products), '{}') from by_family),
    'pictures', (select coalesce(json_object_agg(slug, image_url), '{}') from pictured))
$$;
comment on function public.shop_counts() is
  'What the home page says of the shop: {sellers, provinces, products, families: {slug: pieces}, pictures: {slug: of the piece lists show first}}.';
