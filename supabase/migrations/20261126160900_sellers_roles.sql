-- Whoever was added for chat could read orders and edit pieces: policies asked who belongs to a shop, not what for. From here on they ask for a named
-- permission, of one place: `private.may_in_shop` for one shop, `private.my_sellers_as` for the set of the caller's own.

alter table public.seller_members drop constraint seller_members_role_check;
update public.seller_members set role = 'products' where role = 'inventory';
alter table public.seller_members add constraint seller_members_role_check
  check (role in ('owner', 'manager', 'products', 'orders', 'finance', 'chat'));
comment on column public.seller_members.role is 'What for: private.shop_permissions says what each role may. Owners may everything.';

create table private.shop_permissions (
  role text not null,
  permission text not null,
  constraint shop_permissions_pkey primary key (role, permission),
  constraint shop_permissions_role_check check (role in ('owner', 'manager', 'products', 'orders', 'finance', 'chat')),
  constraint shop_permissions_permission_check check (permission ~ '^[a-z]+\.(read|write)$')
);
comment on table private.shop_permissions is 'What each role of a shop may, of its own shop only. What a permission opens stands in policies and functions.';
alter table private.shop_permissions enable row level security;
grant select on private.shop_permissions to service_role;
revoke insert, update, delete, truncate on private.shop_permissions from service_role;

insert into private.shop_permissions (permission, role)
select w.permission, r.role from (values
  ('products.read', '{owner,manager,products}'::text[]),
  ('products.write', '{owner,manager,products}'),
  ('orders.read', '{owner,manager,orders}'),
  ('orders.write', '{owner,manager,orders}'),
  ('chat.write', '{owner,manager,chat}'),
  ('reviews.write', '{owner,manager}'),
  ('promotions.write', '{owner,manager}'),
  ('shop.write', '{owner,manager}'),
  ('figures.read', '{owner,manager,finance}'),
  ('contacts.read', '{owner,manager,finance}'),
  ('money.read', '{owner,manager,finance}'),
  ('money.write', '{owner,finance}'),
  ('team.read', '{owner,manager}'),
  ('team.write', '{owner}')) w (permission, roles) cross join unnest(w.roles) r (role);

create or replace function private.person_may_in_shop(p_person uuid, p_seller_id uuid, p_permission text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.acting_members m join private.shop_permissions r on r.role = m.role and r.permission = p_permission
     where m.seller_id = p_seller_id and m.person_id = p_person)
$$;
comment on function private.person_may_in_shop(uuid, uuid, text) is 'Whether a person may do this for a shop now: for use cases, which know who asks.';
revoke all on function private.person_may_in_shop(uuid, uuid, text) from public;
grant execute on function private.person_may_in_shop(uuid, uuid, text) to service_role;

create or replace function private.may_in_shop(p_seller_id uuid, p_permission text) returns boolean
language sql stable security definer set search_path = '' as $$ select private.person_may_in_shop((select auth.uid()), p_seller_id, p_permission) $$;
comment on function private.may_in_shop(uuid, text) is 'Whether the caller may do this for the one shop.';
revoke all on function private.may_in_shop(uuid, text) from public;
grant execute on function private.may_in_shop(uuid, text) to authenticated, service_role;

create or replace function private.my_sellers_as(p_permission text) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select m.seller_id from private.acting_members m join private.shop_permissions r on r.role = m.role and r.permission = p_permission
   where m.person_id = (select auth.uid())
$$;
comment on function private.my_sellers_as(text) is
  'The shops for which the caller may do this: `in (select private.my_sellers_as(…))` is asked once a statement.';
revoke all on function private.my_sellers_as(text) from public;
grant execute on function private.my_sellers_as(text) to authenticated, service_role;
comment on function private.my_sellers() is
  'The shops the caller acts for in whatever role: for what every member of a shop sees. What a role may is asked of my_sellers_as.';

create or replace function public.my_shop_rights(p_seller_id uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(r.permission order by r.permission), '{}')
    from private.acting_members m join private.shop_permissions r on r.role = m.role
   where m.seller_id = p_seller_id and m.person_id = (select auth.uid())
$$;
comment on function public.my_shop_rights(uuid) is 'What the caller may in a shop, so that their desk shows only that; nothing in other people''s.';
revoke all on function public.my_shop_rights(uuid) from public;
grant execute on function public.my_shop_rights(uuid) to authenticated, service_role;

-- Orders and what hangs on them.
alter policy "members read paid orders of their seller" on public.orders
  using (status not in ('awaiting_payment', 'expired') and seller_id in (select private.my_sellers_as('orders.read')));
alter policy "sellers read what the shop keeps of their sales" on public.line_commissions
  using (exists (select from public.orders o where o.id = line_commissions.order_id and o.seller_id in (select private.my_sellers_as('orders.read'))));
alter policy "sellers hear that orders of their desk move" on realtime.messages
  using (exists (select from private.my_sellers_as('orders.read') m where ('desk:' || m) = (select realtime.topic())));
alter policy "sellers read what they are asked" on public.wholesale_quotes
  using (seller_id in (select private.my_sellers_as('orders.read')));

-- Pieces.
alter policy "members add products" on public.products with check (seller_id in (select private.my_sellers_as('products.write')));
alter policy "members change their products" on public.products
  using (seller_id in (select private.my_sellers_as('products.write'))) with check (seller_id in (select private.my_sellers_as('products.write')));
alter policy "members read their products" on public.products using (seller_id in (select private.my_sellers_as('products.read')));
alter policy "members remove their drafts" on public.products
  using (seller_id in (select private.my_sellers_as('products.write')) and status = 'draft' and published_at is null
    and not exists (select from public.product_holds h where h.product_id = products.id)
    and not exists (select from public.product_changes c where c.product_id = products.id));
alter policy "members read the brands they may use" on public.brand_sellers using (seller_id in (select private.my_sellers_as('products.read')));
alter policy "sellers read the promotions of their shop" on public.bogo_promotions
  using (seller_id in (select private.my_sellers_as('promotions.write')) and archived_at is null);
alter policy "authors and sellers read theirs" on public.reviews
  using (author_id = (select auth.uid()) or seller_id in (select private.my_sellers_as('reviews.write')) or (select private.may('reviews.read')));

-- Money.
alter policy "members read what their seller repaid, who may reads all" on public.debt_repayments
  using (seller_id in (select private.my_sellers_as('money.read')) or (select private.may('payouts.read')));
alter policy "members read what their seller owes, who may reads all" on public.seller_debts
  using (seller_id in (select private.my_sellers_as('money.read')) or (select private.may('payouts.read')));
alter policy "members read changes of their seller's account, who may reads a" on public.bank_account_changes
  using (seller_id in (select private.my_sellers_as('money.read')) or (select private.may('payouts.read')));
alter policy "members read holds of their seller, who may reads all" on public.payout_holds
  using (seller_id in (select private.my_sellers_as('money.read')) or (select private.may('payouts.read')));
alter policy "members read payouts of their seller, who may reads all" on public.payouts
  using (seller_id in (select private.my_sellers_as('money.read')) or (select private.may('payouts.read')));
alter policy "members read lines of invoices to their seller, who may reads a" on public.fee_invoice_lines
  using (seller_id in (select private.my_sellers_as('money.read')) or (select private.may('payouts.read')));
alter policy "members read invoices to their seller, who may reads all" on public.fee_invoices
  using (seller_id in (select private.my_sellers_as('money.read')) or (select private.may('payouts.read')));
alter policy "members read what their seller withheld, who may reads all" on public.fee_withholdings
  using (seller_id in (select private.my_sellers_as('money.read')) or (select private.may('payouts.read')));

-- The shop itself.
alter policy "members read their contact data" on public.seller_contacts using (seller_id in (select private.my_sellers_as('contacts.read')));
alter policy "members see who acts with them" on public.seller_members
  using (seller_id in (select private.my_sellers()) and (person_id = (select auth.uid()) or seller_id in (select private.my_sellers_as('team.read'))));
alter policy "members change their translations" on public.seller_translations
  using (seller_id in (select private.my_sellers_as('shop.write'))) with check (seller_id in (select private.my_sellers_as('shop.write')));
alter policy "members read their translations" on public.seller_translations using (seller_id in (select private.my_sellers_as('shop.write')));
alter policy "members write their translations" on public.seller_translations
  with check (seller_id in (select private.my_sellers_as('shop.write')));
alter policy "members change how their seller looks" on public.sellers
  using (id in (select private.my_sellers_as('shop.write'))) with check (id in (select private.my_sellers_as('shop.write')));
