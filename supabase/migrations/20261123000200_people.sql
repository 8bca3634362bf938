-- People: a profile for each account, what they agreed to, where they live. Nothing a person can edit grants a right.

create table public.profiles (
  id         uuid primary key references auth.users on delete cascade,
  full_name  text not null default '' check (char_length(full_name) <= 50),
  email      text,
  phone      text check (char_length(phone) <= 30),
  avatar_url text check (avatar_url ~ '^(/|https://)' and char_length(avatar_url) <= 500),
  role       text not null default 'buyer' check (role in ('buyer', 'seller', 'admin')),
  language   text not null default 'en' check (char_length(language) <= 10),
  currency   text not null default 'THB' check (currency ~ '^[A-Z]{3}$'),
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
revoke update, delete, truncate on public.agreements from service_role;
insert into public.shop_settings (key, value, description, is_public) values
  ('legal.terms_version', '"2026-11"', 'Version of the terms people agree to when they register or order.', true),
  ('legal.privacy_version', '"2026-11"', 'Version of the privacy policy people agree to when they register or order.', true);

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
comment on table public.addresses is
  'A person''s address book. For Thailand: line1 house number and road, subdistrict tambon/khwaeng, district amphoe/khet, province ISO code (TH-10).';
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

/*
 * Keeps one default address per person, always: the first that comes, the one that is chosen, and when that goes the newest of the others. And an address
 * book is no warehouse: at most fifty addresses (HT010).
 */
create function private.keep_address_book() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- One after the other: two requests at once must not both find an empty book.
  perform pg_advisory_xact_lock(hashtextextended('addresses:' || new.owner_id::text, 0));
  if tg_op = 'INSERT' then
    if (select count(*) from public.addresses a where a.owner_id = new.owner_id) >= 50 then
      raise exception 'An address book holds at most fifty addresses.' using errcode = 'HT010';
    end if;
    new.is_default := new.is_default or not exists (select 1 from public.addresses a where a.owner_id = new.owner_id);
  elsif old.is_default and not new.is_default and pg_trigger_depth() = 1 then
    -- Another becomes the default by being chosen, never by taking the mark off this one.
    new.is_default := true;
  end if;
  if new.is_default then
    update public.addresses a set is_default = false where a.owner_id = new.owner_id and a.id <> new.id and a.is_default;
  end if;
  return new;
end
$$;

/* Passes the mark on when the default address goes. */
create function private.pass_default_on() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.addresses a set is_default = true
   where old.is_default and a.id = (select b.id from public.addresses b where b.owner_id = old.owner_id order by b.created_at desc, b.id limit 1);
  return null;
end
$$;
revoke execute on function private.keep_address_book(), private.pass_default_on() from public, anon, authenticated;
create trigger addresses_keep_book before insert or update of is_default on public.addresses for each row execute function private.keep_address_book();
create trigger addresses_pass_default_on after delete on public.addresses for each row execute function private.pass_default_on();

/* A new account gets a profile, which says nothing yet: until the address is confirmed anybody may sign up with it once more, and say something else. */
create function private.welcome_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, email, phone, language)
  values (new.id, new.email, new.phone, left(coalesce(nullif(new.raw_user_meta_data ->> 'language', ''), 'en'), 10))
  on conflict (id) do nothing;
  return new;
end
$$;
revoke execute on function private.welcome_account() from public;
create trigger welcome_account after insert on auth.users for each row execute function private.welcome_account();

/*
 * Whoever has shown that the address is theirs is taken at their word, once: name, language, what they agreed to. `user_type` is an intent: "seller" opens an
 * application, nothing more. Later changes of the metadata, which everybody may make, are not looked at.
 */
create function private.settle_account(person uuid, said jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  document text;
begin
  update public.profiles
     set full_name = left(coalesce(said ->> 'full_name', ''), 50),
         language = left(coalesce(nullif(said ->> 'language', ''), 'en'), 10)
   where id = person;
  foreach document in array array['terms', 'privacy'] loop
    if nullif(said ->> (document || '_version'), '') is not null then
      insert into public.agreements (person_id, document, version)
      values (person, document, left(said ->> (document || '_version'), 40)) on conflict do nothing;
    end if;
  end loop;
  if said ->> 'user_type' = 'seller' then
    insert into public.seller_applications (person_id, business_name)
    values (person, left(coalesce(said ->> 'business_name', said ->> 'full_name', ''), 100)) on conflict (person_id) do nothing;
  end if;
end
$$;
revoke execute on function private.settle_account(uuid, jsonb) from public;

/*
 * Keeps the profile's address for mail true, and settles the account when its address is proven. Whoever comes by an account elsewhere (Google) signs no
 * form: the sentence beside the button says what continuing means, and the versions in force at that moment are written down as agreed to, here, because
 * nothing a browser says later could be believed.
 */
create function private.follow_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  said jsonb := coalesce(new.raw_user_meta_data, '{}');
begin
  update public.profiles set email = new.email where id = new.id and email is distinct from new.email;
  if new.email_confirmed_at is not null and (tg_op = 'INSERT' or old.email_confirmed_at is null) then
    if coalesce(new.raw_app_meta_data ->> 'provider', 'email') not in ('email', 'phone') then
      said := said || jsonb_build_object('terms_version', private.setting('legal.terms_version'), 'privacy_version',
        private.setting('legal.privacy_version'));
    end if;
    perform private.settle_account(new.id, said);
  end if;
  return new;
end
$$;
revoke execute on function private.follow_account() from public;
create trigger follow_account after update of email, email_confirmed_at on auth.users for each row execute function private.follow_account();
create trigger welcome_then_follow_account after insert on auth.users for each row execute function private.follow_account();
