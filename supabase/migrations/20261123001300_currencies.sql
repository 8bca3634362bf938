-- Currencies: what a price may be shown in. Orders are charged in THB. ISO 4217 exponents are not the decimals people see (CNY, IDR).

create table public.currencies (
  code             char(3) primary key,
  symbol           text not null,
  name             text not null,
  minor_exponent   integer not null check (minor_exponent between 0 and 4),
  display_decimals integer not null check (display_decimals between 0 and 4),
  position         integer not null default 0,
  is_display       boolean not null default true,
  is_charge        boolean not null default false
);
comment on table public.currencies is 'minor_exponent by ISO 4217; display_decimals by the specification (JPY, CNY and IDR without).';
alter table public.currencies enable row level security;
create policy "everyone reads currencies" on public.currencies for select to anon, authenticated using (is_display);
grant select on public.currencies to anon, authenticated;
grant select, insert, update, delete on public.currencies to service_role;

insert into public.currencies (code, symbol, name, minor_exponent, display_decimals, position, is_charge) values
  ('THB', '฿', 'Thai baht', 2, 2, 1, true), ('USD', '$', 'US dollar', 2, 2, 2, false), ('EUR', '€', 'Euro', 2, 2, 3, false),
  ('GBP', '£', 'Pound sterling', 2, 2, 4, false), ('AUD', 'A$', 'Australian dollar', 2, 2, 5, false), ('JPY', '¥', 'Japanese yen', 0, 0, 6, false),
  ('SGD', 'S$', 'Singapore dollar', 2, 2, 7, false), ('CAD', 'C$', 'Canadian dollar', 2, 2, 8, false), ('CNY', 'CN¥', 'Chinese yuan', 2, 0, 9, false),
  ('HKD', 'HK$', 'Hong Kong dollar', 2, 2, 10, false), ('TWD', 'NT$', 'New Taiwan dollar', 2, 2, 11, false),
    ('IDR', 'Rp', 'Indonesian rupiah', 2, 0, 12, false);

create table public.exchange_rates (
  id           bigint generated always as identity primary key,
  base         char(3) not null default 'THB' references public.currencies,
  quote        char(3) not null references public.currencies,
  rate         numeric(20, 10) not null check (rate > 0),
  source       text not null,
  effective_at timestamptz not null,
  fetched_at   timestamptz not null default now()
);
comment on table public.exchange_rates is 'Append-only: units of quote for one unit of base. The latest row on or before a moment holds.';
create index exchange_rates_base on public.exchange_rates (base);
create index exchange_rates_latest on public.exchange_rates (quote, effective_at desc);
alter table public.exchange_rates enable row level security;
create policy "everyone reads rates" on public.exchange_rates for select to anon, authenticated using (true);
grant select on public.exchange_rates to anon, authenticated;
grant select, insert on public.exchange_rates to service_role;
revoke update, delete, truncate on public.exchange_rates from service_role;
