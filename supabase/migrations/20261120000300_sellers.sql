-- Makers: what the public sees of a seller, who may act for it, and how one becomes a seller.

create table public.sellers (
  id                   uuid primary key default gen_random_uuid(),
  slug                 text not null unique check (slug ~ '^[a-z0-9-]+$'),
  business_name        text not null check (char_length(business_name) between 2 and 100),
  business_type        text not null default 'artisan' check (business_type in ('artisan', 'family', 'cooperative', 'company')),
  business_description text not null default '' check (char_length(business_description) <= 5000),
  region               text not null default 'central' check (region in ('north', 'northeast', 'central', 'east', 'west', 'south')),
  province             text not null default 'TH-10' check (province ~ '^TH-(\d\d|S)$'),
  location             text not null default '',
  latitude             double precision check (latitude between -90 and 90),
  longitude            double precision check (longitude between -180 and 180),
  avatar_url           text,
  craft                text not null default '',
  specialities         text[] not null default '{}',
  years_of_experience  integer not null default 0 check (years_of_experience between 0 and 120),
  languages            text[] not null default '{th}',
  rating               numeric(3, 2) not null default 0 check (rating between 0 and 5),
  review_count         integer not null default 0 check (review_count >= 0),
  sales_count          integer not null default 0 check (sales_count >= 0),
  is_verified          boolean not null default false,
  is_spotlight         boolean not null default false,
  vat_registered       boolean not null default false,
  application_status   text not null default 'pending' check (application_status in ('pending', 'approved', 'rejected', 'suspended', 'terminated')),
  closed_from          timestamptz,
  closed_to            timestamptz,
  closed_message       text not null default '' check (char_length(closed_message) <= 500),
  created_at           timestamptz not null default now(),
  updated_at           timestamptz not null default now(),
  check (closed_to is null or closed_from is not null and closed_to > closed_from)
);
comment on table public.sellers is 'A maker as everyone may see it. Rating, counts, verification and application_status are computed or set by admins.';
create index sellers_approved on public.sellers (application_status, rating desc);
create trigger sellers_touch before update on public.sellers for each row execute function private.touch_updated_at();

create table public.seller_translations (
  seller_id            uuid not null references public.sellers on delete cascade,
  language             text not null,
  business_description text not null,
  origin               text not null default 'human' check (origin in ('human', 'machine', 'imported')),
  state                text not null default 'reviewed' check (state in ('draft', 'machine', 'reviewed', 'stale')),
  source_hash          text not null default '',
  primary key (seller_id, language)
);
comment on table public.seller_translations is 'A maker''s story in another language; the seller''s own text is the source.';

create table public.seller_members (
  seller_id  uuid not null references public.sellers on delete cascade,
  person_id  uuid not null references auth.users on delete cascade,
  role       text not null default 'owner' check (role in ('owner', 'manager', 'orders', 'inventory', 'finance', 'chat')),
  created_at timestamptz not null default now(),
  primary key (seller_id, person_id)
);
comment on table public.seller_members is 'Who may act for a seller. Written by the shop only.';
create index seller_members_person on public.seller_members (person_id);

/* The sellers the caller acts for. */
create function private.my_sellers() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select seller_id from public.seller_members where person_id = (select auth.uid())
$$;
revoke execute on function private.my_sellers() from public;
grant execute on function private.my_sellers() to authenticated, service_role;

alter table public.sellers enable row level security;
create policy "everyone reads approved sellers" on public.sellers
  for select to anon, authenticated using (application_status = 'approved');
create policy "members read their seller" on public.sellers
  for select to authenticated using (id in (select private.my_sellers()));
create policy "members change how their seller looks" on public.sellers
  for update to authenticated using (id in (select private.my_sellers())) with check (id in (select private.my_sellers()));
grant select on public.sellers to anon, authenticated;
grant update (business_name, business_description, location, latitude, longitude, avatar_url, craft, specialities, years_of_experience, languages,
  closed_from, closed_to, closed_message) on public.sellers to authenticated;
grant select, insert, update, delete on public.sellers to service_role;

alter table public.seller_translations enable row level security;
create policy "everyone reads translations of approved sellers" on public.seller_translations
  for select to anon, authenticated using (seller_id in (select id from public.sellers where application_status = 'approved'));
create policy "members write their translations" on public.seller_translations
  for insert to authenticated with check (seller_id in (select private.my_sellers()));
create policy "members change their translations" on public.seller_translations
  for update to authenticated using (seller_id in (select private.my_sellers())) with check (seller_id in (select private.my_sellers()));
grant select on public.seller_translations to anon, authenticated;
grant insert (seller_id, language, business_description), update (business_description) on public.seller_translations to authenticated;
grant select, insert, update, delete on public.seller_translations to service_role;

alter table public.seller_members enable row level security;
create policy "members see who acts with them" on public.seller_members
  for select to authenticated using (seller_id in (select private.my_sellers()));
grant select on public.seller_members to authenticated;
grant select, insert, update, delete on public.seller_members to service_role;

create table public.seller_contacts (
  seller_id      uuid primary key references public.sellers on delete cascade,
  email          text not null,
  phone          text not null default '',
  language       text not null default 'th',
  tax_id         text not null default '',
  bank_reference text not null default ''
);
comment on table public.seller_contacts is 'How the shop reaches a maker. Never public: seen by the maker''s own members.';
alter table public.seller_contacts enable row level security;
create policy "members read their contact data" on public.seller_contacts
  for select to authenticated using (seller_id in (select private.my_sellers()));
grant select on public.seller_contacts to authenticated;
grant select, insert, update, delete on public.seller_contacts to service_role;

create table public.seller_applications (
  id            uuid primary key default gen_random_uuid(),
  person_id     uuid not null default auth.uid() unique references auth.users on delete cascade,
  business_name text not null default '' check (char_length(business_name) <= 100),
  business_type text not null default 'artisan' check (business_type in ('artisan', 'family', 'cooperative', 'company')),
  description   text not null default '' check (char_length(description) <= 5000),
  province      text not null default 'TH-10' check (province ~ '^TH-(\d\d|S)$'),
  status        text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  reason        text not null default '',
  seller_id     uuid references public.sellers on delete set null,
  decided_by    uuid references auth.users on delete set null,
  decided_at    timestamptz,
  created_at    timestamptz not null default now()
);
comment on table public.seller_applications is 'A person asks to sell. Decided by an admin, by `npm run seller:approve`, or at once in a demo shop.';
create index seller_applications_seller on public.seller_applications (seller_id);
create index seller_applications_decided_by on public.seller_applications (decided_by);
alter table public.seller_applications enable row level security;
create policy "people read their application" on public.seller_applications
  for select to authenticated using (person_id = (select auth.uid()) or (select private.is_admin()));
create policy "people apply for themselves" on public.seller_applications
  for insert to authenticated with check (person_id = (select auth.uid()));
create policy "people correct a pending application" on public.seller_applications
  for update to authenticated using (person_id = (select auth.uid()) and status = 'pending') with check (person_id = (select auth.uid()));
grant select on public.seller_applications to authenticated;
grant insert (business_name, business_type, description, province), update (business_name, business_type, description, province) on public.seller_applications to authenticated;
grant select, insert, update, delete on public.seller_applications to service_role;

/* Approves an application once: makes the seller, its owner and its contact data, and gives the person the role. Returns the seller's id; a second call returns the same. */
create function private.approve_seller(application uuid, approver uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  asked public.seller_applications;
  person public.profiles;
  made uuid;
begin
  select * into asked from public.seller_applications where id = application for update;
  if not found then raise exception 'There is no such seller application.' using errcode = 'P0002'; end if;
  if asked.status = 'approved' then return asked.seller_id; end if;
  select * into person from public.profiles where id = asked.person_id;
  insert into public.sellers (slug, business_name, business_type, business_description, province, application_status)
  values (
    'maker-' || left(replace(gen_random_uuid()::text, '-', ''), 12),
    coalesce(nullif(asked.business_name, ''), nullif(person.full_name, ''), 'New maker'),
    asked.business_type, asked.description, asked.province, 'approved')
  returning id into made;
  insert into public.seller_members (seller_id, person_id, role) values (made, asked.person_id, 'owner');
  insert into public.seller_contacts (seller_id, email, phone, language)
  values (made, coalesce(person.email, ''), coalesce(person.phone, ''), person.language);
  update public.seller_applications
     set status = 'approved', seller_id = made, decided_by = approver, decided_at = private.now() where id = application;
  update public.profiles set role = 'seller' where id = asked.person_id and role = 'buyer';
  return made;
end
$$;
revoke execute on function private.approve_seller(uuid, uuid) from public;
grant execute on function private.approve_seller(uuid, uuid) to service_role;

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

/* Keeps the profile's address for mail true, and settles the account when its address is proven. */
create function private.follow_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = new.email where id = new.id and email is distinct from new.email;
  if new.email_confirmed_at is not null and (tg_op = 'INSERT' or old.email_confirmed_at is null) then
    perform private.settle_account(new.id, coalesce(new.raw_user_meta_data, '{}'));
  end if;
  return new;
end
$$;
revoke execute on function private.follow_account() from public;
create trigger follow_account after update of email, email_confirmed_at on auth.users for each row execute function private.follow_account();
create trigger welcome_then_follow_account after insert on auth.users for each row execute function private.follow_account();

/* Approves an application as soon as it is there, where the shop is set so (demo shops), for people whose address is proven. */
create function private.receive_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'pending' and private.setting('sellers.approve_at_once') = 'true'::jsonb
     and exists (select from auth.users where id = new.person_id and email_confirmed_at is not null) then
    perform private.approve_seller(new.id);
  end if;
  return null;
end
$$;
revoke execute on function private.receive_application() from public;
create trigger receive_application after insert on public.seller_applications for each row execute function private.receive_application();
