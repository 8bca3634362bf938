-- Sellers: what the public sees of one, who may act for it, how the shop reaches it, and how one becomes a seller.

create table public.sellers (
  id                   uuid primary key default gen_random_uuid(),
  slug                 text not null unique check (slug ~ '^[a-z0-9-]+$'),
  business_name        text not null check (char_length(business_name) between 2 and 100),
  business_type        text not null default 'artisan' check (business_type in ('artisan', 'family', 'cooperative', 'company')),
  business_description text not null default '' check (char_length(business_description) <= 5000),
  region               text not null default 'central' check (region in ('north', 'northeast', 'central', 'east', 'west', 'south')),
  province             text not null default 'TH-10' check (province ~ '^TH-(\d\d|S)$'),
  location             text not null default '' check (char_length(location) <= 200),
  latitude             double precision check (latitude between -90 and 90),
  longitude            double precision check (longitude between -180 and 180),
  avatar_url           text check (avatar_url ~ '^(/|https://)' and char_length(avatar_url) <= 500),
  craft                text not null default '' check (char_length(craft) <= 200),
  specialities         text[] not null default '{}' check (cardinality(specialities) <= 20 and pg_column_size(specialities) <= 4000),
  years_of_experience  integer not null default 0 check (years_of_experience between 0 and 120),
  languages            text[] not null default '{th}' check (cardinality(languages) <= 20 and pg_column_size(languages) <= 1000),
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
  takes_cash           boolean not null default true,
  crafts               text[] not null default '{}',
  directory_words      text not null default '',
  marks                text[] not null default '{}' check (marks <@ array['otop', 'gi']),
  check (closed_to is null or closed_from is not null and closed_to > closed_from)
);
comment on table public.sellers is 'A maker as everyone may see it. Rating, counts, verification and application_status are computed or set by admins.';
comment on column public.sellers.takes_cash is 'The maker sends against cash on delivery.';
comment on column public.sellers.crafts is 'Slugs of the categories there are pieces for sale in, and of the families above them. Kept by triggers.';
comment on column public.sellers.directory_words is
  'Name, craft, place and specialities in lower case without spaces and hyphens, as the directory compares them. Kept by a trigger.';
comment on column public.sellers.marks is
  'Public marks the shop has checked: otop (One Tambon One Product), gi (registered geographical indication). Set by admins.';
create index sellers_approved on public.sellers (application_status, rating desc);
create index sellers_province on public.sellers (province);
create index sellers_name_near on public.sellers using gin (business_name extensions.gin_trgm_ops);
create index sellers_place_near on public.sellers using gin (location extensions.gin_trgm_ops);
create index sellers_words on public.sellers using gin (directory_words extensions.gin_trgm_ops);
create index sellers_crafts on public.sellers using gin (crafts);
create trigger sellers_touch before update on public.sellers for each row execute function private.touch_updated_at();

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
  closed_from, closed_to, closed_message, takes_cash) on public.sellers to authenticated;
grant select, insert, update, delete on public.sellers to service_role;
create trigger sellers_tell_pages after insert or delete or update of slug, business_name, business_type, business_description, region, province, location,
  latitude, longitude, avatar_url, craft, specialities, years_of_experience, languages, is_verified, is_spotlight, application_status, closed_from, closed_to,
  closed_message
  on public.sellers for each statement execute function private.tell_the_pages('shop');

create table public.seller_translations (
  seller_id            uuid not null references public.sellers on delete cascade,
  language             text not null check (char_length(language) <= 10),
  business_description text not null check (char_length(business_description) <= 5000),
  origin               text not null default 'human' check (origin in ('human', 'machine', 'imported')),
  state                text not null default 'reviewed' check (state in ('draft', 'machine', 'reviewed', 'stale')),
  source_hash          text not null default '',
  primary key (seller_id, language)
);
comment on table public.seller_translations is 'A maker''s story in another language; the seller''s own text is the source.';
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
create trigger seller_translations_within after insert on public.seller_translations
  referencing new table as added for each statement execute function private.keep_within('seller_id', '20');

/* A changed story makes its translations stale; they are still shown. */
create function private.mark_seller_translations_stale() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.seller_translations set state = 'stale'
   where seller_id = new.id and state in ('machine', 'reviewed') and source_hash <> md5(new.business_description);
  return new;
end
$$;
create trigger sellers_translations_stale after update of business_description on public.sellers for each row
  when (old.business_description is distinct from new.business_description) execute function private.mark_seller_translations_stale();
revoke execute on function private.mark_seller_translations_stale() from public, anon, authenticated;
create trigger seller_translations_tell_pages after insert or delete or update on public.seller_translations for each statement
  execute function private.tell_the_pages('shop');
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
  bank_reference text not null default '',
  tax_name       text not null default '' check (char_length(tax_name) <= 200),
  tax_address    text not null default '' check (char_length(tax_address) <= 500),
  tax_branch     text not null default '00000' check (tax_branch ~ '^\d{5}$')
);
comment on table public.seller_contacts is 'How the shop reaches a maker. Never public: seen by the maker''s own members.';
comment on column public.seller_contacts.tax_name is 'The name on receipts and tax invoices; the shop''s name where it is empty.';
comment on column public.seller_contacts.tax_address is 'The registered address on receipts and tax invoices; the maker''s place where it is empty.';
comment on column public.seller_contacts.tax_branch is 'The Revenue Department''s number of the branch; 00000 is the head office.';
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
grant insert (business_name, business_type, description, province), update (business_name, business_type, description, province) on public.seller_applications
  to authenticated;
grant select, insert, update, delete on public.seller_applications to service_role;

insert into public.shop_settings (key, value, description, is_public) values
  ('sellers.approve_at_once', 'false', 'Approve a seller application as soon as its e-mail is verified (demo shops).', false);

/*
 * Approves an application once: makes the seller, its owner and its contact data, and gives the person the role. Returns the seller's id; a second call
 * returns the same.
 */
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
    'seller-' || left(replace(gen_random_uuid()::text, '-', ''), 12),
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

-- Faces of people and workshops: what is published is public; the first folder of a name says whose it is.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('avatars', 'avatars', true, 5 * 1024 * 1024, '{image/png,image/jpeg,image/webp}')
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

/* Whether a folder is the caller's: their own, or one of a maker they act for. */
create function private.is_my_avatar_folder(folder text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(folder = (select auth.uid())::text
    or exists (select from public.seller_members m where m.seller_id::text = folder and m.person_id = (select auth.uid())), false)
$$;
comment on function private.is_my_avatar_folder(text) is 'Whether a folder bears the caller''s id, or that of a maker the caller acts for.';
revoke execute on function private.is_my_avatar_folder(text) from public;
grant execute on function private.is_my_avatar_folder(text) to authenticated, service_role;
create policy "people see their faces" on storage.objects for select to authenticated
  using (bucket_id = 'avatars' and private.is_my_avatar_folder((storage.foldername(name))[1]));
create policy "people show their faces" on storage.objects for insert to authenticated
  with check (bucket_id = 'avatars' and array_length(path_tokens, 1) = 2 and private.is_my_avatar_folder((storage.foldername(name))[1]));
create policy "people change their faces" on storage.objects for update to authenticated
  using (bucket_id = 'avatars' and private.is_my_avatar_folder((storage.foldername(name))[1]))
  with check (bucket_id = 'avatars' and array_length(path_tokens, 1) = 2 and private.is_my_avatar_folder((storage.foldername(name))[1]));
create policy "people remove their faces" on storage.objects for delete to authenticated
  using (bucket_id = 'avatars' and private.is_my_avatar_folder((storage.foldername(name))[1]));
