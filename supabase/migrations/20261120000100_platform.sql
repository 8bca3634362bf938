-- What every later table leans on: the clock, the "last changed" stamp, and the settings an operator may change.

-- A policy runs as the caller, who must be able to reach the functions it asks.
grant usage on schema private to authenticated;

/* The moment the shop believes it is. Tests move it with `set app.now`; everything that expires asks here. */
create function private.now() returns timestamptz
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, pg_catalog.now())
$$;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := pg_catalog.now();
  return new;
end
$$;

create table public.shop_settings (
  key         text primary key check (key ~ '^[a-z_]+(\.[a-z_]+)*$'),
  value       jsonb not null,
  description text not null,
  is_public   boolean not null default false,
  updated_at  timestamptz not null default now()
);
comment on table public.shop_settings is 'Numbers and switches an operator may change without a release; each with what it means.';
create trigger shop_settings_touch before update on public.shop_settings for each row execute function private.touch_updated_at();
alter table public.shop_settings enable row level security;
create policy "everyone reads the public settings" on public.shop_settings
  for select to anon, authenticated using (is_public);
grant select on public.shop_settings to anon, authenticated;
grant select, insert, update, delete on public.shop_settings to service_role;

insert into public.shop_settings (key, value, description, is_public) values
  ('commission.rate_ppm', '100000', 'Commission on goods after discounts, in parts per million.', true),
  ('commission.vat_ppm', '70000', 'Thai VAT on the commission, in parts per million.', true),
  ('tax.vat_ppm', '70000', 'Thai VAT, included in prices of VAT-registered sellers, in parts per million.', true),
  ('list.page_size', '24', 'Products on one page of a list.', true),
  ('stock.low_below', '10', 'Fewer pieces than this are called low stock.', true),
  ('sellers.approve_at_once', 'false', 'Approve a seller application as soon as its e-mail is verified (demo shops).', false),
  ('orders.reservation_minutes_card', '15', 'How long stock is held for a card payment.', false),
  ('orders.reservation_minutes_promptpay', '20', 'How long stock is held for a PromptPay payment.', false),
  ('legal.terms_version', '"2026-11"', 'Version of the terms people agree to when they register or order.', true),
  ('legal.privacy_version', '"2026-11"', 'Version of the privacy policy people agree to when they register or order.', true);

create function private.setting(wanted text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select value from public.shop_settings where key = wanted
$$;
revoke execute on function private.setting(text) from public;
grant execute on function private.setting(text) to service_role;

-- Allowed changes of state, as rows, so that screens, commands and triggers read one table (app/orders/order-states.ts holds the same rows).
create table public.state_transitions (
  machine         text not null check (machine in ('order_group', 'order', 'payment')),
  from_state      text not null,
  to_state        text not null,
  actor_roles     text[] not null check (actor_roles <@ array['buyer', 'seller', 'operator', 'system']),
  requires_reason boolean not null default false,
  primary key (machine, from_state, to_state)
);
comment on table public.state_transitions is 'Which state may follow which, and who may cause it.';
alter table public.state_transitions enable row level security;
create policy "everyone reads the transitions" on public.state_transitions
  for select to anon, authenticated using (true);
grant select on public.state_transitions to anon, authenticated, service_role;
