-- Orders: what the buyer paid (order_groups), each maker's share of it (orders), what exactly was sold (order_lines, snapshots), and everything that
-- happened. How a status changes is in the chapter orders_transitions.

insert into public.shop_settings (key, value, description, is_public) values
  ('commission.vat_ppm', '70000', 'Thai VAT on the commission, in parts per million.', true),
  ('tax.vat_ppm', '70000', 'Thai VAT, included in prices of VAT-registered sellers, in parts per million.', true),
  ('orders.complete_days', '7', 'Days after delivery in Thailand until an order is complete without a word of its buyer.', true),
  ('orders.complete_days_abroad', '14', 'The same for orders sent abroad.', true),
  ('orders.accept_hours', '72', 'Hours a maker has to accept an order before it is cancelled and paid back.', true),
  ('orders.accept_hours_made_to_order', '120', 'The same where a piece has to be made first.', true);

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
  points_redeemed     integer not null default 0 check (points_redeemed >= 0),
  points_minor        bigint not null default 0 check (points_minor >= 0),
  constraint total_is_its_parts check (total_minor = items_minor - discount_minor - points_minor + shipping_minor + tax_added_minor),
  constraint points_have_a_worth check ((points_redeemed > 0) = (points_minor > 0))
);
comment on table public.order_groups is
  'One payment for one cart, over all its makers. token_hash opens it for a guest. All amounts are minor units of `currency`.';
comment on column public.order_groups.points_minor is
  'What `points_redeemed` points take off the sum. The shop pays it to the makers, whose shares are in orders.points_minor.';
create index order_groups_buyer on public.order_groups (buyer_id, created_at desc);
create index order_groups_email on public.order_groups (lower(email));
create index order_groups_due on public.order_groups (expires_at) where status = 'awaiting_payment';
create index order_groups_currency on public.order_groups (currency);
create index order_groups_display_currency on public.order_groups (display_currency);
alter table public.order_groups enable row level security;
create policy "buyers read what they ordered" on public.order_groups for select to authenticated using (buyer_id = (select auth.uid()));
grant select (id, number, buyer_id, email, phone, language, status, currency, items_minor, discount_minor, shipping_minor, tax_added_minor,
  tax_included_minor, total_minor, display_currency, display_rate, display_rate_source, shipping_address, payment_method, created_at, expires_at, placed_at,
  points_redeemed, points_minor) on public.order_groups to authenticated;
grant select, insert, update on public.order_groups to service_role;
revoke delete, truncate on public.order_groups from service_role;

create table public.orders (
  id                 uuid primary key default gen_random_uuid(),
  number             text not null unique,
  order_group_id     uuid not null references public.order_groups on delete cascade,
  seller_id          uuid not null references public.sellers on delete restrict,
  buyer_id           uuid references auth.users on delete set null,
  seller_name        text not null,
  customer           text not null,
  status             text not null default 'awaiting_payment' check (status in ('awaiting_payment', 'placed', 'accepted', 'in_production',
    'partially_shipped', 'shipped',
                       'partially_delivered', 'delivered', 'completed', 'canceled', 'expired', 'closed')),
  payment_status     text not null default 'unpaid' check (payment_status in ('unpaid', 'pending', 'paid', 'partially_refunded', 'refunded', 'overpaid',
    'chargeback')),
  fulfillment_status text not null default 'unfulfilled' check (fulfillment_status in ('unfulfilled', 'partial', 'fulfilled', 'partially_delivered',
    'delivered', 'returned', 'canceled')),
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
  points_minor       bigint not null default 0 check (points_minor >= 0),
  shipping_funded_minor bigint not null default 0 check (shipping_funded_minor >= 0),
  has_document       boolean not null default false,
  is_gift            boolean not null default false,
  gift_message       text not null default '' constraint gift_message_is_short check (char_length(gift_message) <= 300),
  tax_buyer          jsonb constraint tax_buyer_is_whole check (
    tax_buyer is null
    or jsonb_typeof(tax_buyer) = 'object' and tax_buyer ?& array['thai', 'name', 'number', 'branch', 'address'] and octet_length(tax_buyer::text) <= 4000),
  unique (order_group_id, seller_id),
  constraint total_is_its_parts check (total_minor = items_minor - discount_minor - points_minor + shipping_minor + tax_added_minor),
  constraint only_gifts_have_messages check (is_gift or gift_message = '')
);
comment on table public.orders is 'One maker''s share of an order group: what this maker packs, ships and is paid for. Commission is a frozen snapshot.';
comment on column public.orders.points_minor is 'Paid with points: taken off what the buyer pays, and paid to the maker by the shop.';
comment on column public.orders.shipping_funded_minor is 'Delivery that a plan made free for the buyer: paid to the maker by the shop.';
comment on column public.orders.has_document is 'A receipt or tax invoice was issued; kept by private.issue_document.';
comment on column public.orders.is_gift is 'The parcel goes to somebody else: no prices lie in it.';
comment on column public.orders.gift_message is 'The buyer''s words for whoever opens the parcel, as plain text; the same for all makers of one cart.';
comment on column public.orders.tax_buyer is
  'Who the tax invoice is made out to: {thai, name, number, branch, address}; null where nobody asked for one. Forgotten with its buyer''s account.';
create index orders_seller on public.orders (seller_id, status, created_at desc);
create index orders_buyer on public.orders (buyer_id, created_at desc);
create index orders_currency on public.orders (currency);

-- An order must not wait for ever for a word: a buyer who says nothing is content some days after the delivery, and a maker who does not answer does not
-- sell.
create index orders_to_complete on public.orders (delivered_at) where status = 'delivered';
create index orders_to_accept on public.orders (placed_at) where status = 'placed';

-- Every hour the shop looks for orders that arrived some days ago, to ask their members how the pieces are.
create index orders_delivered on public.orders (delivered_at) where buyer_id is not null and status in ('delivered', 'completed');
create index orders_without_document on public.orders (placed_at, id) where not has_document and payment_status in ('paid', 'overpaid', 'partially_refunded');
create trigger orders_touch before update on public.orders for each row execute function private.touch_updated_at();

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
alter table public.orders enable row level security;
create policy "buyers read their orders" on public.orders for select to authenticated using (buyer_id = (select auth.uid()));
create policy "members read paid orders of their seller" on public.orders for select to authenticated
  using (status not in ('awaiting_payment', 'expired') and seller_id in (select private.my_sellers()));
grant select on public.orders to authenticated;
grant select, insert, update on public.orders to service_role;
revoke delete, truncate on public.orders from service_role;

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
  gift_wrap          boolean not null default false,
  constraint total_is_its_parts check (total_minor = unit_price_minor * quantity - discount_minor)
);
comment on table public.order_lines is
  'What was sold, as it was sold: texts in the buyer''s and the maker''s language, prices, discounts, tax and customs data are copied, never linked.';
comment on column public.order_lines.gift_wrap is 'The buyer wants it wrapped, and the maker offered that when it was sold.';
create index order_lines_order on public.order_lines (order_id, position);
create index order_lines_product on public.order_lines (product_id);
create index order_lines_variant on public.order_lines (variant_id);
create index order_lines_category on public.order_lines (category_id);
alter table public.order_lines enable row level security;
create policy "buyer and seller read the lines" on public.order_lines for select to authenticated using (private.is_my_order(order_id));
grant select on public.order_lines to authenticated;
grant select, insert, update on public.order_lines to service_role;
revoke delete, truncate on public.order_lines from service_role;

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
alter table public.order_events enable row level security;
create policy "buyer and seller read the history" on public.order_events for select to authenticated
  using (order_id is not null and private.is_my_order(order_id));
grant select (id, order_group_id, order_id, type, actor_role, from_status, to_status, reason, created_at) on public.order_events to authenticated;
grant select, insert on public.order_events to service_role;
revoke update, delete, truncate on public.order_events from service_role;

create table public.shipments (
  id              uuid primary key default gen_random_uuid(),
  order_id        uuid not null references public.orders on delete cascade,
  carrier         text not null check (char_length(carrier) between 1 and 60),
  tracking_number text not null default '' check (char_length(tracking_number) <= 60),
  status          text not null default 'handed_over' check (status in ('draft', 'ready', 'handed_over', 'in_transit', 'out_for_delivery', 'delivered',
    'delivery_failed', 'returned_to_sender', 'lost')),
  shipped_at      timestamptz not null default now(),
  delivered_at    timestamptz,
  created_at      timestamptz not null default now()
);
comment on table public.shipments is 'A parcel. An order may have several.';
create index shipments_order on public.shipments (order_id);
alter table public.shipments enable row level security;
create policy "buyer and seller read the parcels" on public.shipments for select to authenticated using (private.is_my_order(order_id));
grant select on public.shipments to authenticated;
grant select, insert, update on public.shipments to service_role;
revoke delete, truncate on public.shipments from service_role;

create table public.shipment_lines (
  shipment_id   uuid not null references public.shipments on delete cascade,
  order_line_id uuid not null references public.order_lines on delete cascade,
  quantity      integer not null check (quantity > 0),
  primary key (shipment_id, order_line_id)
);
comment on table public.shipment_lines is 'What lies in a parcel.';
create index shipment_lines_line on public.shipment_lines (order_line_id);
alter table public.shipment_lines enable row level security;
create policy "buyer and seller read what is in a parcel" on public.shipment_lines for select to authenticated
  using (exists (select 1 from public.shipments s where s.id = shipment_id));
grant select on public.shipment_lines to authenticated;
grant select, insert on public.shipment_lines to service_role;
revoke update, delete, truncate on public.shipment_lines from service_role;

-- What happens to an order is heard at once: by its buyer, by its maker's desk, and by whoever has the link of an order without an account. The messages
-- say only that something moved; whoever hears it asks again, and is told what they may know.
create policy "buyers hear that their orders move" on realtime.messages
  for select to authenticated using ((select realtime.topic()) = 'orders:' || (select auth.uid()));
create policy "sellers hear that orders of their desk move" on realtime.messages
  for select to authenticated using (
    exists (select from public.seller_members m where m.person_id = (select auth.uid()) and 'desk:' || m.seller_id = (select realtime.topic())));

/*
 * Tells of an event of an order. The topic of the link is public, and its name is the hash of the link's secret: it can be heard by whoever knows the secret,
 * and opens nothing.
 */
create function private.tell_order_moved() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  bought record;
begin
  select g.token_hash, g.buyer_id, o.seller_id into bought
    from public.order_groups g left join public.orders o on o.id = new.order_id where g.id = new.order_group_id;
  perform realtime.send('{}', 'moved', 'order:' || encode(bought.token_hash, 'hex'), false);
  if bought.buyer_id is not null then
    perform realtime.send('{}', 'moved', 'orders:' || bought.buyer_id, true);
  end if;
  if bought.seller_id is not null then
    perform realtime.send('{}', 'moved', 'desk:' || bought.seller_id, true);
  end if;
  return null;
end
$$;
revoke execute on function private.tell_order_moved() from public;
create trigger order_events_live after insert on public.order_events for each row execute function private.tell_order_moved();
