-- People: a profile for each account, what they agreed to, where they live. Nothing a person can edit grants a right.

create table public.profiles (
  id         uuid primary key references auth.users on delete cascade,
  full_name  text not null default '' check (char_length(full_name) <= 50),
  email      text,
  phone      text,
  avatar_url text,
  role       text not null default 'buyer' check (role in ('buyer', 'seller', 'admin')),
  language   text not null default 'en',
  currency   text not null default 'THB',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'Who a person is. `role` is assigned by the shop only; `created_at` is "member since".';
create trigger profiles_touch before update on public.profiles for each row execute function private.touch_updated_at();

/* Whether the caller is one of the shop's admins. */
create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.profiles where id = (select auth.uid()) and role = 'admin')
$$;
revoke execute on function private.is_admin() from public;
grant execute on function private.is_admin() to authenticated, service_role;

alter table public.profiles enable row level security;
create policy "people read their own profile, admins all" on public.profiles
  for select to authenticated using (id = (select auth.uid()) or (select private.is_admin()));
create policy "people change their own profile" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));
grant select on public.profiles to authenticated;
grant update (full_name, phone, avatar_url, language, currency) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create table public.agreements (
  id        uuid primary key default gen_random_uuid(),
  person_id uuid not null references auth.users on delete cascade,
  document  text not null check (document in ('terms', 'privacy')),
  version   text not null,
  agreed_at timestamptz not null default now(),
  unique (person_id, document, version)
);
comment on table public.agreements is 'Which version of which legal text a person agreed to, and when.';
alter table public.agreements enable row level security;
create policy "people read what they agreed to" on public.agreements
  for select to authenticated using (person_id = (select auth.uid()));
grant select on public.agreements to authenticated;
grant select, insert on public.agreements to service_role;

create table public.addresses (
  id          uuid primary key default gen_random_uuid(),
  owner_id    uuid not null default auth.uid() references auth.users on delete cascade,
  recipient   text not null check (char_length(recipient) between 2 and 100),
  phone       text not null check (char_length(phone) between 5 and 30),
  line1       text not null check (char_length(line1) between 1 and 200),
  line2       text not null default '' check (char_length(line2) <= 200),
  subdistrict text not null default '' check (char_length(subdistrict) <= 100),
  district    text not null default '' check (char_length(district) <= 100),
  province    text not null default '' check (char_length(province) <= 100),
  postcode    text not null default '' check (char_length(postcode) <= 20),
  country     char(2) not null check (country ~ '^[A-Z]{2}$'),
  note        text not null default '' check (char_length(note) <= 300),
  is_default  boolean not null default false,
  created_at  timestamptz not null default now()
);
comment on table public.addresses is 'A person''s address book. For Thailand: line1 house number and road, subdistrict tambon/khwaeng, district amphoe/khet, province ISO code (TH-10).';
create index addresses_owner on public.addresses (owner_id);
create unique index addresses_one_default on public.addresses (owner_id) where is_default;
alter table public.addresses enable row level security;
create policy "people read their addresses" on public.addresses
  for select to authenticated using (owner_id = (select auth.uid()));
create policy "people add their addresses" on public.addresses
  for insert to authenticated with check (owner_id = (select auth.uid()));
create policy "people change their addresses" on public.addresses
  for update to authenticated using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));
create policy "people remove their addresses" on public.addresses
  for delete to authenticated using (owner_id = (select auth.uid()));
grant select, delete on public.addresses to authenticated;
grant insert (recipient, phone, line1, line2, subdistrict, district, province, postcode, country, note, is_default) on public.addresses to authenticated;
grant update (recipient, phone, line1, line2, subdistrict, district, province, postcode, country, note, is_default) on public.addresses to authenticated;
grant select, insert, update, delete on public.addresses to service_role;
