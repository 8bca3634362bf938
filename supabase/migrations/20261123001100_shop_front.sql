-- What the front of the shop says of itself: slides, numbers that are counted, never written down, who stands behind it, what it may become, and what people
-- write to it.

create table public.hero_slides (
  id         uuid primary key default gen_random_uuid(),
  image_url  text not null,
  link       text not null default '/products' check (link ~ '^/([^/]|$)'),
  texts      jsonb not null default '{}',
  sort_order integer not null default 0,
  is_active  boolean not null default true,
  starts_at  timestamptz,
  ends_at    timestamptz
);
comment on table public.hero_slides is 'Slides of the home page. `texts` maps language to {title, subtitle}.';
alter table public.hero_slides enable row level security;
create policy "everyone reads running slides" on public.hero_slides for select to anon, authenticated
  using (is_active and (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now()));
grant select on public.hero_slides to anon, authenticated;
grant select, insert, update, delete on public.hero_slides to service_role;
create trigger hero_slides_tell_pages after insert or delete or update on public.hero_slides for each statement
  execute function private.tell_the_pages('shop');

/*
 * How many makers, provinces and pieces the shop has, and how many pieces each family of categories holds with what is below it. Counts what everybody may
 * see.
 */
create function public.shop_counts() returns json
language sql stable security definer set search_path = '' set jit = off as $$
  with listed as (select l.category_id, count(*) as products from private.product_listings l group by 1),
       by_family as (
         select coalesce(parent.slug, c.slug) as slug, sum(listed.products)::bigint as products
           from listed join public.categories c on c.id = listed.category_id left join public.categories parent on parent.id = c.parent_id group by 1)
  select json_build_object(
    'sellers', (select count(*) from public.sellers where application_status = 'approved'),
    'provinces', (select count(distinct province) from public.sellers where application_status = 'approved'),
    'products', (select coalesce(sum(products), 0) from listed),
    'families', (select coalesce(json_object_agg(slug, products), '{}') from by_family))
$$;
comment on function public.shop_counts is 'What the home page says of the shop in numbers: {sellers, provinces, products, families: {slug: pieces}}.';
revoke execute on function public.shop_counts() from public, anon, authenticated;
grant execute on function public.shop_counts() to anon, authenticated, service_role;

-- Thai and European law want to know who stands behind a shop. Empty until the operator fills them in; pages leave out what is empty.
insert into public.shop_settings (key, value, description, is_public) values
  ('shop.legal_name', '""', 'Name of the company or person that runs the shop, as it is registered.', true),
  ('shop.address', '""', 'Postal address of the shop, in one line.', true),
  ('shop.email', '""', 'Address that answers buyers and makers.', true),
  ('shop.phone', '""', 'Telephone number with country code.', true),
  ('shop.hours', '""', 'When the telephone is answered, as 09:00–17:00 in Bangkok.', true),
  ('shop.registration', '""', 'Company and e-commerce registration numbers (DBD), in one line.', true);

-- What people write on the contact page is kept until somebody has answered it, even if the letter about it cannot be sent.
create table public.contact_messages (
  id           uuid primary key,
  topic        text not null check (topic in ('order', 'product', 'return', 'report', 'seller', 'privacy', 'press', 'other')),
  name         text not null check (char_length(name) between 1 and 100),
  email        text not null check (char_length(email) between 3 and 254),
  order_number text not null default '' check (char_length(order_number) <= 40),
  message      text not null check (char_length(message) between 10 and 5000),
  language     text not null default 'en',
  person_id    uuid references auth.users on delete set null,
  mailed_at    timestamptz,
  answered_at  timestamptz,
  created_at   timestamptz not null default now()
);
comment on table public.contact_messages is
  'Messages of the contact page. `id` comes from the form, so that a second press writes nothing new. `mailed_at` is when the shop''s own address was told.';
create index contact_messages_person on public.contact_messages (person_id);
create index contact_messages_open on public.contact_messages (created_at) where answered_at is null;
alter table public.contact_messages enable row level security;
create policy "admins read contact messages" on public.contact_messages for select to authenticated using ((select private.is_admin()));
grant select on public.contact_messages to authenticated;
grant select, insert, update, delete on public.contact_messages to service_role;

-- What the shop may become: everybody sees how many want a thing; who is signed in says so, once for each.
create table public.roadmap_votes (
  -- The items of app/roadmap/roadmap.ts that are not done yet when they are added; a test compares them. Anything else would be somebody's own list. What is
  -- done by now keeps the votes that brought it.
  item      text not null check (item in ('points', 'returns', 'map', 'gift_cards', 'custom_orders', 'workshops', 'wholesale', 'app', 'payouts',
    'translations')),
  person_id uuid not null default auth.uid() references auth.users on delete cascade,
  voted_at  timestamptz not null default now(),
  primary key (item, person_id)
);
comment on table public.roadmap_votes is 'Who wants which item of /future-development (app/roadmap/roadmap.ts names them).';
create index roadmap_votes_person on public.roadmap_votes (person_id);
alter table public.roadmap_votes enable row level security;
create policy "people see what they want" on public.roadmap_votes for select to authenticated using (person_id = (select auth.uid()));
create policy "people say what they want" on public.roadmap_votes for insert to authenticated with check (person_id = (select auth.uid()));
create policy "people take it back" on public.roadmap_votes for delete to authenticated using (person_id = (select auth.uid()));
grant select, delete, insert (item) on public.roadmap_votes to authenticated;
grant select, insert, update, delete on public.roadmap_votes to service_role;

/* How many want each item; nobody learns who. */
create function public.roadmap_counts() returns table (item text, votes integer)
language sql stable security definer set search_path = '' as $$
  select v.item, count(*)::integer from public.roadmap_votes v group by v.item
$$;
comment on function public.roadmap_counts() is 'How many people want each item of the roadmap.';
revoke execute on function public.roadmap_counts() from public;
grant execute on function public.roadmap_counts() to anon, authenticated, service_role;
