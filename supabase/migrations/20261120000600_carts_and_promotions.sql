-- Carts on the server, and what lowers a price: BOGO promotions (read by everyone) and coupons (known only to who was told).

create table public.carts (
  id            uuid primary key default gen_random_uuid(),
  owner_id      uuid default auth.uid() references auth.users on delete cascade,
  token_hash    bytea unique,
  status        text not null default 'active' check (status in ('active', 'completed', 'abandoned')),
  coupon_code   text check (char_length(coupon_code) <= 60),
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  check (owner_id is not null or token_hash is not null)
);
comment on table public.carts is 'A cart as the server knows it: a member''s (owner_id) or a guest''s at checkout (hash of a random 256-bit token).';
create unique index carts_one_active on public.carts (owner_id) where status = 'active';
create index carts_stale on public.carts (updated_at) where status = 'active';
create trigger carts_touch before update on public.carts for each row execute function private.touch_updated_at();

create table public.cart_lines (
  id                   uuid primary key default gen_random_uuid(),
  cart_id              uuid not null references public.carts on delete cascade,
  product_id           uuid not null references public.products on delete cascade,
  variant_id           uuid not null references public.product_variants on delete cascade,
  quantity             integer not null check (quantity between 1 and 999),
  personalization      text not null default '' check (char_length(personalization) <= 500),
  personalization_hash text generated always as (md5(personalization)) stored,
  added_at             timestamptz not null default now(),
  unique (cart_id, variant_id, personalization_hash)
);
comment on table public.cart_lines is 'One line per product, variant and personalisation.';
create index cart_lines_product on public.cart_lines (product_id);
create index cart_lines_variant on public.cart_lines (variant_id);

/* The caller's carts. */
create function private.is_my_cart(cart uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.carts c where c.id = cart and c.owner_id = (select auth.uid()) and c.status = 'active')
$$;
revoke execute on function private.is_my_cart(uuid) from public;
grant execute on function private.is_my_cart(uuid) to authenticated, service_role;

alter table public.carts enable row level security;
create policy "people read their carts" on public.carts for select to authenticated using (owner_id = (select auth.uid()));
create policy "people open their cart" on public.carts for insert to authenticated with check (owner_id = (select auth.uid()));
create policy "people change their open cart" on public.carts for update to authenticated
  using (owner_id = (select auth.uid()) and status = 'active') with check (owner_id = (select auth.uid()));
grant select (id, owner_id, status, coupon_code, created_at, updated_at), insert (coupon_code), update (coupon_code) on public.carts to authenticated;
grant select, insert, update, delete on public.carts to service_role;

alter table public.cart_lines enable row level security;
create policy "people read their cart lines" on public.cart_lines for select to authenticated using (private.is_my_cart(cart_id));
create policy "people add to their cart" on public.cart_lines for insert to authenticated with check (private.is_my_cart(cart_id));
create policy "people change their cart" on public.cart_lines for update to authenticated using (private.is_my_cart(cart_id)) with check (private.is_my_cart(cart_id));
create policy "people remove from their cart" on public.cart_lines for delete to authenticated using (private.is_my_cart(cart_id));
grant select, delete on public.cart_lines to authenticated;
grant insert (cart_id, product_id, variant_id, quantity, personalization), update (quantity, personalization) on public.cart_lines to authenticated;
grant select, insert, update, delete on public.cart_lines to service_role;

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
comment on table public.bogo_promotions is 'Buy-one-get-one promotions. seller_id empty: the shop''s own, across sellers. `names` maps language to the name people read.';
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
  order_group_id uuid not null,
  person_id      uuid references auth.users on delete set null,
  email_hash     bytea,
  state          text not null default 'reserved' check (state in ('reserved', 'confirmed', 'released')),
  created_at     timestamptz not null default now(),
  check ((coupon_id is null) <> (bogo_id is null)),
  unique (coupon_id, order_group_id),
  unique (bogo_id, order_group_id)
);
comment on table public.promotion_usages is 'Who used which promotion in which order: reserved at checkout, confirmed at placement, released when the order is not paid.';
create index promotion_usages_group on public.promotion_usages (order_group_id);
create index promotion_usages_person on public.promotion_usages (person_id);
alter table public.promotion_usages enable row level security;
create policy "people read their usages" on public.promotion_usages for select to authenticated using (person_id = (select auth.uid()));
grant select (id, coupon_id, bogo_id, order_group_id, person_id, state, created_at) on public.promotion_usages to authenticated;
grant select, insert, update, delete on public.promotion_usages to service_role;

create table public.favorites (
  owner_id    uuid not null default auth.uid() references auth.users on delete cascade,
  product_id  uuid not null references public.products on delete cascade,
  price_minor bigint not null default 0 check (price_minor >= 0),
  created_at  timestamptz not null default now(),
  primary key (owner_id, product_id)
);
comment on table public.favorites is 'What a person put on the wishlist. price_minor is what it cost then, kept by a trigger.';
create index favorites_product on public.favorites (product_id);

/* The price a person saw when putting a piece on the wishlist, so that a change can be told. */
create function private.note_favorite_price() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.price_minor := coalesce((select p.price_minor from public.products p where p.id = new.product_id), 0);
  return new;
end
$$;
revoke execute on function private.note_favorite_price() from public;
create trigger favorites_price before insert on public.favorites for each row execute function private.note_favorite_price();
alter table public.favorites enable row level security;
create policy "people read their favorites" on public.favorites for select to authenticated using (owner_id = (select auth.uid()));
create policy "people add favorites" on public.favorites for insert to authenticated with check (owner_id = (select auth.uid()));
create policy "people remove favorites" on public.favorites for delete to authenticated using (owner_id = (select auth.uid()));
grant select, delete, insert (product_id) on public.favorites to authenticated;
grant select, insert, update, delete on public.favorites to service_role;
