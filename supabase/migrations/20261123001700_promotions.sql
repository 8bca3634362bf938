-- What lowers a price: BOGO promotions (read by everyone) and coupons (known only to who was told).

create table public.bogo_promotions (
  id                   uuid primary key default gen_random_uuid(),
  name                 text not null,
  bogo_type            text not null check (bogo_type in ('classic_bogo', 'buy_one_get_50_percent', 'buy_x_get_y', 'category_based')),
  buy_product_id       uuid references public.products on delete cascade,
  get_product_id       uuid references public.products on delete cascade,
  buy_category_id      uuid references public.categories on delete cascade,
  get_category_id      uuid references public.categories on delete cascade,
  buy_quantity         integer not null default 1 check (buy_quantity between 1 and 100),
  get_quantity         integer not null default 1 check (get_quantity between 1 and 100),
  discount_percentage  integer not null default 100 check (discount_percentage between 1 and 100),
  maximum_applications integer check (maximum_applications > 0),
  is_active            boolean not null default true,
  start_date           timestamptz not null default now(),
  end_date             timestamptz,
  priority             integer not null default 0,
  seller_id            uuid references public.sellers on delete cascade,
  funded_by            text not null default 'seller' check (funded_by in ('platform', 'seller')),
  usage_limit          integer check (usage_limit > 0),
  usage_count          integer not null default 0 check (usage_count >= 0),
  combinable_with      text[] not null default '{shipping}' check (combinable_with <@ array['bogo', 'coupon', 'order', 'shipping']),
  names                jsonb not null default '{}',
  check (end_date is null or end_date > start_date),
  check (usage_limit is null or usage_count <= usage_limit)
);
comment on table public.bogo_promotions is
  'Buy-one-get-one promotions. seller_id empty: the shop''s own, across sellers. `names` maps language to the name people read.';
create index bogo_promotions_active on public.bogo_promotions (priority desc, id) where is_active;
create index bogo_promotions_buy_product on public.bogo_promotions (buy_product_id);
create index bogo_promotions_get_product on public.bogo_promotions (get_product_id);
create index bogo_promotions_buy_category on public.bogo_promotions (buy_category_id);
create index bogo_promotions_get_category on public.bogo_promotions (get_category_id);
create index bogo_promotions_seller on public.bogo_promotions (seller_id);
alter table public.bogo_promotions enable row level security;
create policy "everyone reads running promotions" on public.bogo_promotions for select to anon, authenticated
  using (is_active and start_date <= now() and (end_date is null or end_date >= now()));
grant select on public.bogo_promotions to anon, authenticated;
grant select, insert, update, delete on public.bogo_promotions to service_role;
create trigger bogo_promotions_tell_pages after insert or delete or update of name, names, bogo_type, buy_product_id, get_product_id, buy_category_id,
  get_category_id, buy_quantity, get_quantity, discount_percentage, is_active, start_date, end_date, priority, seller_id
  on public.bogo_promotions for each statement execute function private.tell_the_pages('shop');

create table public.coupons (
  id               uuid primary key default gen_random_uuid(),
  code             text not null check (code = upper(code) and char_length(code) between 3 and 40),
  kind             text not null check (kind in ('percent', 'fixed', 'free_shipping')),
  percent_ppm      integer not null default 0 check (percent_ppm between 0 and 1000000),
  amount_minor     bigint not null default 0 check (amount_minor >= 0),
  minimum_minor    bigint not null default 0 check (minimum_minor >= 0),
  seller_id        uuid references public.sellers on delete cascade,
  starts_at        timestamptz not null default now(),
  ends_at          timestamptz,
  usage_limit      integer check (usage_limit > 0),
  usage_count      integer not null default 0 check (usage_count >= 0),
  per_person_limit integer not null default 1 check (per_person_limit > 0),
  is_active        boolean not null default true,
  created_at       timestamptz not null default now(),
  check (usage_limit is null or usage_count <= usage_limit),
  check (kind <> 'percent' or percent_ppm > 0),
  check (kind <> 'fixed' or amount_minor > 0)
);
comment on table public.coupons is 'Codes that lower an order. Not readable by clients: a code is checked by the quote.';
create unique index coupons_code on public.coupons (code) where is_active;
create index coupons_seller on public.coupons (seller_id);
alter table public.coupons enable row level security;
create policy "admins read coupons" on public.coupons for select to authenticated using ((select private.is_admin()));
grant select on public.coupons to authenticated;
grant select, insert, update, delete on public.coupons to service_role;

create table public.promotion_usages (
  id             uuid primary key default gen_random_uuid(),
  coupon_id      uuid references public.coupons on delete cascade,
  bogo_id        uuid references public.bogo_promotions on delete cascade,
  order_group_id uuid not null references public.order_groups on delete cascade deferrable initially deferred,
  person_id      uuid references auth.users on delete set null,
  email_hash     bytea,
  state          text not null default 'reserved' check (state in ('reserved', 'confirmed', 'released')),
  created_at     timestamptz not null default now(),
  check ((coupon_id is null) <> (bogo_id is null)),
  unique (coupon_id, order_group_id),
  unique (bogo_id, order_group_id)
);
comment on table public.promotion_usages is
  'Who used which promotion in which order: reserved at checkout, confirmed at placement, released when the order is not paid.';
create index promotion_usages_group on public.promotion_usages (order_group_id);
create index promotion_usages_person on public.promotion_usages (person_id);
alter table public.promotion_usages enable row level security;
create policy "people read their usages" on public.promotion_usages for select to authenticated using (person_id = (select auth.uid()));
grant select (id, coupon_id, bogo_id, order_group_id, person_id, state, created_at) on public.promotion_usages to authenticated;
grant select, insert, update, delete on public.promotion_usages to service_role;
