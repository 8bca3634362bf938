-- What is sold: categories, brands, products with variants, pictures and translations, and the slides of the home page.

create table public.categories (
  id          uuid primary key default gen_random_uuid(),
  slug        text not null unique check (slug ~ '^[a-z0-9-]+$'),
  name        text not null,
  description text not null default '',
  parent_id   uuid references public.categories on delete restrict,
  image_url   text,
  status      text not null default 'active' check (status in ('active', 'inactive', 'archived')),
  sort_order  integer not null default 0,
  check (parent_id is distinct from id)
);
comment on table public.categories is 'Families of things, two levels deep. `name` is the English text.';
create index categories_parent on public.categories (parent_id);

create table public.category_translations (
  category_id uuid not null references public.categories on delete cascade,
  language    text not null,
  name        text not null,
  description text not null default '',
  primary key (category_id, language)
);
comment on table public.category_translations is 'A category in another language.';

create table public.brands (
  id        uuid primary key default gen_random_uuid(),
  slug      text not null unique check (slug ~ '^[a-z0-9-]+$'),
  name      text not null,
  logo_url  text,
  is_active boolean not null default true
);
comment on table public.brands is 'Marks under which makers sell: cooperatives, royal projects, village labels.';

create table public.products (
  id                      uuid primary key default gen_random_uuid(),
  seller_id               uuid not null references public.sellers on delete cascade,
  category_id             uuid not null references public.categories on delete restrict,
  brand_id                uuid references public.brands on delete set null,
  sku                     text not null default '' check (char_length(sku) <= 60),
  name                    text not null check (char_length(name) between 2 and 200),
  description             text not null default '' check (char_length(description) <= 20000),
  care                    text not null default '' check (char_length(care) <= 2000),
  language                text not null default 'en',
  price_minor             bigint not null check (price_minor > 0 and price_minor <= 9000000000),
  original_price_minor    bigint check (original_price_minor > 0 and original_price_minor <= 9000000000),
  currency                char(3) not null default 'THB' check (currency = 'THB'),
  price                   numeric generated always as (price_minor::numeric / 100) stored,
  original_price          numeric generated always as (original_price_minor::numeric / 100) stored,
  weight_grams            integer not null default 500 check (weight_grams between 1 and 200000),
  dimensions              text not null default '',
  material                text not null default '',
  color                   text not null default '',
  size                    text not null default '',
  model                   text not null default '',
  craft                   text not null default '',
  tags                    text[] not null default '{}',
  hs_code                 text not null default '' check (hs_code ~ '^\d{0,10}$'),
  origin_country          char(2) not null default 'TH',
  image_url               text,
  images                  text[] not null default '{}',
  is_handmade             boolean not null default true,
  is_featured             boolean not null default false,
  is_new                  boolean not null default true,
  on_sale                 boolean generated always as (coalesce(original_price_minor > price_minor, false)) stored,
  free_shipping           boolean not null default false,
  gift_wrap               boolean not null default false,
  same_day_delivery       boolean not null default false,
  customizable            boolean not null default false,
  is_unique               boolean not null default false,
  made_to_order           boolean not null default false,
  lead_time_days          integer not null default 0 check (lead_time_days between 0 and 365),
  personalization_prompt  text not null default '' check (char_length(personalization_prompt) <= 200),
  personalization_max     integer not null default 0 check (personalization_max between 0 and 500),
  personalization_required boolean not null default false,
  stock_quantity          integer not null default 0,
  rating                  numeric(3, 2) not null default 0 check (rating between 0 and 5),
  review_count            integer not null default 0 check (review_count >= 0),
  sales_count             integer not null default 0 check (sales_count >= 0),
  status                  text not null default 'draft' check (status in ('draft', 'active', 'inactive', 'archived')),
  published_at            timestamptz,
  created_at              timestamptz not null default now(),
  updated_at              timestamptz not null default now()
);
comment on table public.products is 'A listing. Prices are satang; price and original_price show them as baht. stock_quantity, images, rating and counts are kept by triggers.';
create index products_seller on public.products (seller_id, status);
create index products_category on public.products (category_id) where status = 'active';
create index products_brand on public.products (brand_id) where brand_id is not null;
create index products_newest on public.products (published_at desc, id) where status = 'active';
create trigger products_touch before update on public.products for each row
  when (old.stock_quantity is not distinct from new.stock_quantity) execute function private.touch_updated_at();

create function private.publish_product() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status = 'active' and new.published_at is null then new.published_at := pg_catalog.now(); end if;
  return new;
end
$$;
create trigger products_publish before insert or update of status on public.products for each row execute function private.publish_product();

create table public.product_variants (
  id             uuid primary key default gen_random_uuid(),
  product_id     uuid not null references public.products on delete cascade,
  sku            text not null default '',
  name           text not null default '',
  options        jsonb not null default '{}' check (jsonb_typeof(options) = 'object'),
  price_minor    bigint check (price_minor > 0 and price_minor <= 9000000000),
  weight_grams   integer check (weight_grams between 1 and 200000),
  image_url      text,
  position       integer not null default 0,
  is_active      boolean not null default true,
  stock_quantity integer not null default 0,
  unique (product_id, name)
);
comment on table public.product_variants is 'What is really put in a cart: a size, a colour. Every product has at least one; price and weight fall back to the product''s. `options` maps option name to value.';

create table public.product_images (
  id         uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products on delete cascade,
  url        text not null check (url ~ '^(/|https://)'),
  alt        text not null default '' check (char_length(alt) <= 300),
  position   integer not null default 0
);
comment on table public.product_images is 'Pictures of a product in their order; products.image_url and products.images follow them.';
create index product_images_product on public.product_images (product_id, position);

create table public.product_translations (
  product_id  uuid not null references public.products on delete cascade,
  language    text not null,
  name        text not null,
  description text not null default '',
  care        text not null default '',
  origin      text not null default 'human' check (origin in ('human', 'machine', 'imported')),
  state       text not null default 'reviewed' check (state in ('draft', 'machine', 'reviewed', 'stale')),
  source_hash text not null default '',
  updated_at  timestamptz not null default now(),
  primary key (product_id, language)
);
comment on table public.product_translations is 'A product in another language, with where the text came from and whether it still matches its source.';

/* A changed source text makes its translations stale; they are still shown. */
create function private.mark_translations_stale() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.product_translations set state = 'stale'
   where product_id = new.id and state in ('machine', 'reviewed') and source_hash <> md5(new.name || chr(10) || new.description);
  return new;
end
$$;
revoke execute on function private.mark_translations_stale() from public;
create trigger products_translations_stale after update of name, description on public.products for each row
  when (old.name is distinct from new.name or old.description is distinct from new.description) execute function private.mark_translations_stale();

/* products.image_url and products.images follow product_images, a statement at a time. */
create function private.follow_product_images() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.products p set image_url = i.urls[1], images = coalesce(i.urls, '{}')
    from (
      select c.product_id, array_agg(g.url order by g.position, g.id) filter (where g.id is not null) as urls
        from (select distinct product_id from changed) c left join public.product_images g on g.product_id = c.product_id
       group by c.product_id) i
   where p.id = i.product_id;
  return null;
end
$$;
revoke execute on function private.follow_product_images() from public;
create trigger product_images_insert after insert on public.product_images referencing new table as changed for each statement execute function private.follow_product_images();
create trigger product_images_update after update on public.product_images referencing new table as changed for each statement execute function private.follow_product_images();
create trigger product_images_delete after delete on public.product_images referencing old table as changed for each statement execute function private.follow_product_images();

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

-- Who sees what. Visibility of a product is computed from its seller, never copied, so that a reopened seller's products reappear.
alter table public.categories enable row level security;
create policy "everyone reads active categories" on public.categories for select to anon, authenticated using (status = 'active');
grant select on public.categories to anon, authenticated;
grant select, insert, update, delete on public.categories to service_role;

alter table public.category_translations enable row level security;
create policy "everyone reads category names" on public.category_translations for select to anon, authenticated using (true);
grant select on public.category_translations to anon, authenticated;
grant select, insert, update, delete on public.category_translations to service_role;

alter table public.brands enable row level security;
create policy "everyone reads active brands" on public.brands for select to anon, authenticated using (is_active);
grant select on public.brands to anon, authenticated;
grant select, insert, update, delete on public.brands to service_role;

alter table public.products enable row level security;
create policy "everyone reads what approved sellers offer" on public.products for select to anon, authenticated
  using (status = 'active' and seller_id in (select id from public.sellers where application_status = 'approved'));
create policy "members read their products" on public.products for select to authenticated using (seller_id in (select private.my_sellers()));
create policy "members add products" on public.products for insert to authenticated with check (seller_id in (select private.my_sellers()));
create policy "members change their products" on public.products for update to authenticated
  using (seller_id in (select private.my_sellers())) with check (seller_id in (select private.my_sellers()));
create policy "members remove their drafts" on public.products for delete to authenticated
  using (seller_id in (select private.my_sellers()) and status = 'draft');
grant select on public.products to anon, authenticated;
grant delete on public.products to authenticated;
grant insert (seller_id, category_id, brand_id, sku, name, description, care, language, price_minor, original_price_minor, weight_grams, dimensions, material, color, size,
  model, craft, tags, hs_code, is_handmade, free_shipping, gift_wrap, same_day_delivery, customizable, is_unique, made_to_order, lead_time_days,
  personalization_prompt, personalization_max, personalization_required, status) on public.products to authenticated;
grant update (category_id, brand_id, sku, name, description, care, language, price_minor, original_price_minor, weight_grams, dimensions, material, color, size,
  model, craft, tags, hs_code, is_handmade, free_shipping, gift_wrap, same_day_delivery, customizable, is_unique, made_to_order, lead_time_days,
  personalization_prompt, personalization_max, personalization_required, status) on public.products to authenticated;
grant select, insert, update, delete on public.products to service_role;

/* Products of the caller's own sellers. */
create function private.is_my_product(product uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.products p join public.seller_members m on m.seller_id = p.seller_id
     where p.id = product and m.person_id = (select auth.uid()))
$$;
revoke execute on function private.is_my_product(uuid) from public;
grant execute on function private.is_my_product(uuid) to authenticated, service_role;

alter table public.product_variants enable row level security;
create policy "who sees the product sees its variants" on public.product_variants for select to anon, authenticated
  using (exists (select 1 from public.products p where p.id = product_id));
create policy "members add variants" on public.product_variants for insert to authenticated with check (private.is_my_product(product_id));
create policy "members change variants" on public.product_variants for update to authenticated
  using (private.is_my_product(product_id)) with check (private.is_my_product(product_id));
grant select on public.product_variants to anon, authenticated;
grant insert (product_id, sku, name, options, price_minor, weight_grams, image_url, position, is_active),
      update (sku, name, options, price_minor, weight_grams, image_url, position, is_active) on public.product_variants to authenticated;
grant select, insert, update, delete on public.product_variants to service_role;

alter table public.product_images enable row level security;
create policy "who sees the product sees its pictures" on public.product_images for select to anon, authenticated
  using (exists (select 1 from public.products p where p.id = product_id));
create policy "members add pictures" on public.product_images for insert to authenticated with check (private.is_my_product(product_id));
create policy "members change pictures" on public.product_images for update to authenticated
  using (private.is_my_product(product_id)) with check (private.is_my_product(product_id));
create policy "members remove pictures" on public.product_images for delete to authenticated using (private.is_my_product(product_id));
grant select on public.product_images to anon, authenticated;
grant insert (product_id, url, alt, position), update (url, alt, position), delete on public.product_images to authenticated;
grant select, insert, update, delete on public.product_images to service_role;

alter table public.product_translations enable row level security;
create policy "who sees the product sees its translations" on public.product_translations for select to anon, authenticated
  using (exists (select 1 from public.products p where p.id = product_id));
create policy "members add translations" on public.product_translations for insert to authenticated with check (private.is_my_product(product_id));
create policy "members change translations" on public.product_translations for update to authenticated
  using (private.is_my_product(product_id)) with check (private.is_my_product(product_id));
grant select on public.product_translations to anon, authenticated;
grant insert (product_id, language, name, description, care), update (name, description, care) on public.product_translations to authenticated;
grant select, insert, update, delete on public.product_translations to service_role;

alter table public.hero_slides enable row level security;
create policy "everyone reads running slides" on public.hero_slides for select to anon, authenticated
  using (is_active and (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now()));
grant select on public.hero_slides to anon, authenticated;
grant select, insert, update, delete on public.hero_slides to service_role;
