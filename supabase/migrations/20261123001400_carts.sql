-- Carts on the server: a member's own, and a guest's at checkout.

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

-- A person's carts, and the foreign key: an index that leaves rows out serves neither.
create index carts_owner on public.carts (owner_id);
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
create policy "people change their cart" on public.cart_lines for update to authenticated using (private.is_my_cart(cart_id))
  with check (private.is_my_cart(cart_id));
create policy "people remove from their cart" on public.cart_lines for delete to authenticated using (private.is_my_cart(cart_id));
grant select, delete on public.cart_lines to authenticated;
grant insert (cart_id, product_id, variant_id, quantity, personalization), update (quantity, personalization) on public.cart_lines to authenticated;
grant select, insert, update, delete on public.cart_lines to service_role;
create trigger cart_lines_within after insert on public.cart_lines
  referencing new table as added for each statement execute function private.keep_within('cart_id', '100');
