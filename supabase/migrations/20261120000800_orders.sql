-- Orders: what the buyer paid (order_groups), each maker's share of it (orders), what exactly was sold (order_lines, snapshots), and everything that happened.

create table public.order_groups (
  id                  uuid primary key default gen_random_uuid(),
  number              text not null unique,
  cart_id             uuid unique references public.carts on delete set null,
  buyer_id            uuid references auth.users on delete set null,
  email               text not null check (char_length(email) between 3 and 254),
  phone               text not null default '',
  language            text not null default 'en',
  status              text not null default 'awaiting_payment' check (status in ('awaiting_payment', 'placed', 'expired', 'canceled')),
  currency            char(3) not null default 'THB' references public.currencies,
  items_minor         bigint not null check (items_minor >= 0),
  discount_minor      bigint not null default 0 check (discount_minor >= 0),
  shipping_minor      bigint not null default 0 check (shipping_minor >= 0),
  tax_added_minor     bigint not null default 0 check (tax_added_minor >= 0),
  tax_included_minor  bigint not null default 0 check (tax_included_minor >= 0),
  total_minor         bigint not null check (total_minor >= 0),
  display_currency    char(3) not null default 'THB' references public.currencies,
  display_rate        numeric(20, 10) not null default 1 check (display_rate > 0),
  display_rate_source text not null default '',
  quote_hash          text not null,
  quote               jsonb not null,
  shipping_address    jsonb not null,
  payment_method      text not null check (payment_method in ('promptpay', 'card', 'bank_transfer', 'shop_promptpay', 'cash_on_delivery')),
  terms_version       text not null,
  token_hash          bytea not null unique,
  created_at          timestamptz not null default now(),
  expires_at          timestamptz not null,
  placed_at           timestamptz,
  constraint total_is_its_parts check (total_minor = items_minor - discount_minor + shipping_minor + tax_added_minor)
);
comment on table public.order_groups is 'One payment for one cart, over all its makers. token_hash opens it for a guest. All amounts are minor units of `currency`.';
create index order_groups_buyer on public.order_groups (buyer_id, created_at desc);
create index order_groups_email on public.order_groups (lower(email));
create index order_groups_due on public.order_groups (expires_at) where status = 'awaiting_payment';
create index order_groups_currency on public.order_groups (currency);
create index order_groups_display_currency on public.order_groups (display_currency);
alter table public.stock_reservations add foreign key (order_group_id) references public.order_groups on delete cascade deferrable initially deferred;
alter table public.promotion_usages add foreign key (order_group_id) references public.order_groups on delete cascade deferrable initially deferred;

create table public.orders (
  id                 uuid primary key default gen_random_uuid(),
  number             text not null unique,
  order_group_id     uuid not null references public.order_groups on delete cascade,
  seller_id          uuid not null references public.sellers on delete restrict,
  buyer_id           uuid references auth.users on delete set null,
  seller_name        text not null,
  customer           text not null,
  status             text not null default 'awaiting_payment' check (status in ('awaiting_payment', 'placed', 'accepted', 'in_production', 'partially_shipped', 'shipped',
                       'partially_delivered', 'delivered', 'completed', 'canceled', 'expired', 'closed')),
  payment_status     text not null default 'unpaid' check (payment_status in ('unpaid', 'pending', 'paid', 'partially_refunded', 'refunded', 'overpaid', 'chargeback')),
  fulfillment_status text not null default 'unfulfilled' check (fulfillment_status in ('unfulfilled', 'partial', 'fulfilled', 'partially_delivered', 'delivered', 'returned', 'canceled')),
  currency           char(3) not null default 'THB' references public.currencies,
  items_minor        bigint not null check (items_minor >= 0),
  discount_minor     bigint not null default 0 check (discount_minor >= 0),
  shipping_minor     bigint not null default 0 check (shipping_minor >= 0),
  tax_added_minor    bigint not null default 0 check (tax_added_minor >= 0),
  tax_included_minor bigint not null default 0 check (tax_included_minor >= 0),
  total_minor        bigint not null check (total_minor >= 0),
  commission_rate_ppm integer not null default 0 check (commission_rate_ppm between 0 and 1000000),
  commission_minor   bigint not null default 0 check (commission_minor >= 0),
  commission_vat_minor bigint not null default 0 check (commission_vat_minor >= 0),
  shipping_method    text not null default 'standard',
  shipping_zone      text not null default '',
  shipping_address   jsonb not null,
  delivery_from      date,
  delivery_to        date,
  tracking_number    text not null default '',
  carrier            text not null default '',
  placed_at          timestamptz,
  accepted_at        timestamptz,
  shipped_at         timestamptz,
  delivered_at       timestamptz,
  completed_at       timestamptz,
  canceled_at        timestamptz,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now(),
  unique (order_group_id, seller_id),
  constraint total_is_its_parts check (total_minor = items_minor - discount_minor + shipping_minor + tax_added_minor)
);
comment on table public.orders is 'One maker''s share of an order group: what this maker packs, ships and is paid for. Commission is a frozen snapshot.';
create index orders_seller on public.orders (seller_id, status, created_at desc);
create index orders_buyer on public.orders (buyer_id, created_at desc);
create index orders_currency on public.orders (currency);
create trigger orders_touch before update on public.orders for each row execute function private.touch_updated_at();

create table public.order_lines (
  id                 uuid primary key default gen_random_uuid(),
  order_id           uuid not null references public.orders on delete cascade,
  product_id         uuid references public.products on delete set null,
  variant_id         uuid references public.product_variants on delete set null,
  category_id        uuid references public.categories on delete set null,
  title              text not null,
  title_seller       text not null,
  option_text        text not null default '',
  personalization    text not null default '',
  sku                text not null default '',
  image_url          text not null default '',
  quantity           integer not null check (quantity > 0),
  list_price_minor   bigint not null check (list_price_minor >= 0),
  unit_price_minor   bigint not null check (unit_price_minor >= 0),
  discount_minor     bigint not null default 0 check (discount_minor >= 0),
  discounts          jsonb not null default '[]',
  total_minor        bigint not null check (total_minor >= 0),
  tax_rate_ppm       integer not null default 0,
  tax_minor          bigint not null default 0 check (tax_minor >= 0),
  tax_inclusive      boolean not null default true,
  weight_grams       integer not null default 0,
  hs_code            text not null default '',
  origin_country     char(2) not null default 'TH',
  made_to_order_days integer not null default 0,
  shipped_quantity   integer not null default 0 check (shipped_quantity between 0 and quantity),
  delivered_quantity integer not null default 0 check (delivered_quantity between 0 and quantity),
  position           integer not null default 0,
  constraint total_is_its_parts check (total_minor = unit_price_minor * quantity - discount_minor)
);
comment on table public.order_lines is 'What was sold, as it was sold: texts in the buyer''s and the maker''s language, prices, discounts, tax and customs data are copied, never linked.';
create index order_lines_order on public.order_lines (order_id, position);
create index order_lines_product on public.order_lines (product_id);
create index order_lines_variant on public.order_lines (variant_id);
create index order_lines_category on public.order_lines (category_id);

create table public.order_events (
  id              bigint generated always as identity primary key,
  order_group_id  uuid not null references public.order_groups on delete cascade,
  order_id        uuid references public.orders on delete cascade,
  type            text not null check (type ~ '^[a-z_]+$'),
  actor_role      text not null check (actor_role in ('buyer', 'seller', 'operator', 'system')),
  actor_id        uuid,
  from_status     text,
  to_status       text,
  reason          text not null default '',
  payload         jsonb not null default '{}',
  idempotency_key text,
  created_at      timestamptz not null default now(),
  unique (order_id, idempotency_key)
);
comment on table public.order_events is 'Append-only history of an order: every change of state and every fact worth telling.';
create index order_events_group on public.order_events (order_group_id, id);

create table public.shipments (
  id              uuid primary key default gen_random_uuid(),
  order_id        uuid not null references public.orders on delete cascade,
  carrier         text not null check (char_length(carrier) between 1 and 60),
  tracking_number text not null default '' check (char_length(tracking_number) <= 60),
  status          text not null default 'handed_over' check (status in ('draft', 'ready', 'handed_over', 'in_transit', 'out_for_delivery', 'delivered', 'delivery_failed', 'returned_to_sender', 'lost')),
  shipped_at      timestamptz not null default now(),
  delivered_at    timestamptz,
  created_at      timestamptz not null default now()
);
comment on table public.shipments is 'A parcel. An order may have several.';
create index shipments_order on public.shipments (order_id);

create table public.shipment_lines (
  shipment_id   uuid not null references public.shipments on delete cascade,
  order_line_id uuid not null references public.order_lines on delete cascade,
  quantity      integer not null check (quantity > 0),
  primary key (shipment_id, order_line_id)
);
comment on table public.shipment_lines is 'What lies in a parcel.';
create index shipment_lines_line on public.shipment_lines (order_line_id);

/* Whether the caller bought this order, or sells it (a seller sees it from payment on). */
create function private.is_my_order(wanted uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.orders o where o.id = wanted and (
      o.buyer_id = (select auth.uid())
      or (o.status not in ('awaiting_payment', 'expired') and o.seller_id in (select private.my_sellers()))))
$$;
revoke execute on function private.is_my_order(uuid) from public;
grant execute on function private.is_my_order(uuid) to authenticated, service_role;

alter table public.order_groups enable row level security;
create policy "buyers read what they ordered" on public.order_groups for select to authenticated using (buyer_id = (select auth.uid()));
grant select (id, number, buyer_id, email, phone, language, status, currency, items_minor, discount_minor, shipping_minor, tax_added_minor, tax_included_minor, total_minor,
  display_currency, display_rate, display_rate_source, shipping_address, payment_method, created_at, expires_at, placed_at) on public.order_groups to authenticated;
grant select, insert, update on public.order_groups to service_role;

alter table public.orders enable row level security;
create policy "buyers read their orders" on public.orders for select to authenticated using (buyer_id = (select auth.uid()));
create policy "members read paid orders of their seller" on public.orders for select to authenticated
  using (status not in ('awaiting_payment', 'expired') and seller_id in (select private.my_sellers()));
grant select on public.orders to authenticated;
grant select, insert, update on public.orders to service_role;

alter table public.order_lines enable row level security;
create policy "buyer and seller read the lines" on public.order_lines for select to authenticated using (private.is_my_order(order_id));
grant select on public.order_lines to authenticated;
grant select, insert, update on public.order_lines to service_role;

alter table public.order_events enable row level security;
create policy "buyer and seller read the history" on public.order_events for select to authenticated using (order_id is not null and private.is_my_order(order_id));
grant select (id, order_group_id, order_id, type, actor_role, from_status, to_status, reason, created_at) on public.order_events to authenticated;
grant select, insert on public.order_events to service_role;

alter table public.shipments enable row level security;
create policy "buyer and seller read the parcels" on public.shipments for select to authenticated using (private.is_my_order(order_id));
grant select on public.shipments to authenticated;
grant select, insert, update on public.shipments to service_role;

alter table public.shipment_lines enable row level security;
create policy "buyer and seller read what is in a parcel" on public.shipment_lines for select to authenticated
  using (exists (select 1 from public.shipments s where s.id = shipment_id));
grant select on public.shipment_lines to authenticated;
grant select, insert on public.shipment_lines to service_role;
