-- What is sold: products with variants, pictures and translations. Visibility of a product is computed from its seller, never copied, so that a reopened
-- seller's products reappear.

create table public.products (
  id                      uuid primary key default gen_random_uuid(),
  seller_id               uuid not null references public.sellers on delete cascade,
  category_id             uuid not null references public.categories on delete restrict,
  brand_id                uuid references public.brands on delete set null,
  sku                     text not null default '' check (char_length(sku) <= 60),
  name                    text not null check (char_length(name) between 2 and 200),
  description             text not null default '' check (char_length(description) <= 20000),
  care                    text not null default '' check (char_length(care) <= 2000),
  language                text not null default 'en' check (char_length(language) <= 10),
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
  tags                    text[] not null default '{}' check (cardinality(tags) <= 20 and pg_column_size(tags) <= 4000),
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
  updated_at              timestamptz not null default now(),
  early                   boolean not null default false,
  opens_at                timestamptz,
  constraint products_facts_check check (
    greatest(char_length(material), char_length(color), char_length(size), char_length(dimensions), char_length(model), char_length(craft)) <= 200)
);
comment on table public.products is
  'A listing. Prices are satang; price and original_price show them as baht. stock_quantity, images, rating and counts are kept by triggers.';
comment on column public.products.early is 'The maker shows it to premium members first. Counts when it is published for the first time.';
comment on column public.products.opens_at is 'Only for premium members until then; null is open to everybody. A job opens what is due.';
create index products_seller on public.products (seller_id, status);
create index products_category on public.products (category_id) where status = 'active';

-- Indexes that leave rows out do not serve a foreign key: deleting a category would read all pieces.
create index products_category_all on public.products (category_id);
create index products_brand on public.products (brand_id) where brand_id is not null;
create index products_newest on public.products (published_at desc, id) where status = 'active';
create index products_opening on public.products (opens_at) where opens_at is not null;
create trigger products_touch before update on public.products for each row
  when (old.stock_quantity is not distinct from new.stock_quantity) execute function private.touch_updated_at();

create function private.publish_product() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'active' and new.published_at is null then
    new.published_at := pg_catalog.now();
    if new.early then new.opens_at := private.now() + private.setting('plans.premium_early_hours')::integer * interval '1 hour'; end if;
  end if;
  -- Who takes the mark away opens it at once.
  if not new.early then new.opens_at := null; end if;
  return new;
end
$$;
create trigger products_publish before insert or update of status, early on public.products for each row execute function private.publish_product();
alter table public.products enable row level security;
create policy "everyone reads what approved sellers offer" on public.products for select to anon, authenticated
  using (status = 'active' and opens_at is null and seller_id in (select id from public.sellers where application_status = 'approved'));
create policy "members read their products" on public.products for select to authenticated using (seller_id in (select private.my_sellers()));
create policy "members add products" on public.products for insert to authenticated with check (seller_id in (select private.my_sellers()));
create policy "members change their products" on public.products for update to authenticated
  using (seller_id in (select private.my_sellers())) with check (seller_id in (select private.my_sellers()));
create policy "members remove their drafts" on public.products for delete to authenticated
  using (seller_id in (select private.my_sellers()) and status = 'draft');
grant select on public.products to anon, authenticated;
grant delete on public.products to authenticated;
grant insert (seller_id, category_id, brand_id, sku, name, description, care, language, price_minor, original_price_minor, weight_grams, dimensions, material,
  color, size, model, craft, tags, hs_code, is_handmade, free_shipping, gift_wrap, same_day_delivery, customizable, is_unique, made_to_order, lead_time_days,
  personalization_prompt, personalization_max, personalization_required, status, early) on public.products to authenticated;
grant update (category_id, brand_id, sku, name, description, care, language, price_minor, original_price_minor, weight_grams, dimensions, material, color,
  size, model, craft, tags, hs_code, is_handmade, free_shipping, gift_wrap, same_day_delivery, customizable, is_unique, made_to_order, lead_time_days,
  personalization_prompt, personalization_max, personalization_required, status, early) on public.products to authenticated;
grant select, insert, update, delete on public.products to service_role;

-- Counts and ratings that every order moves are left out: a kept page may be a minute behind with those.
create trigger products_tell_pages after insert or delete or update of name, description, care, price_minor, original_price_minor, image_url, images,
  category_id, brand_id, seller_id, status, published_at, is_featured, is_new, is_handmade, is_unique, made_to_order, lead_time_days, free_shipping,
  gift_wrap, same_day_delivery, customizable, material, color, size, dimensions, craft, tags, weight_grams, personalization_prompt, personalization_max,
  personalization_required
  on public.products for each statement execute function private.tell_the_pages('shop');

-- Selling one of many changes no page: they say how many are left only when few are (fewer than ten, as the specification has it).
create trigger products_tell_pages_stock after update of stock_quantity on public.products for each row
  when (least(old.stock_quantity, 10) is distinct from least(new.stock_quantity, 10)) execute function private.tell_the_pages('stock');
create trigger products_tell_pages_opened after update of opens_at, early on public.products
  for each statement execute function private.tell_the_pages('shop');

/* Products of the caller's own sellers. */
create function private.is_my_product(product uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.products p join public.seller_members m on m.seller_id = p.seller_id
     where p.id = product and m.person_id = (select auth.uid()))
$$;
revoke execute on function private.is_my_product(uuid) from public;
grant execute on function private.is_my_product(uuid) to authenticated, service_role;

create table public.product_variants (
  id             uuid primary key default gen_random_uuid(),
  product_id     uuid not null references public.products on delete cascade,
  sku            text not null default '' check (char_length(sku) <= 60),
  name           text not null default '' check (char_length(name) <= 120),
  options        jsonb not null default '{}' check (jsonb_typeof(options) = 'object'),
  price_minor    bigint check (price_minor > 0 and price_minor <= 9000000000),
  weight_grams   integer check (weight_grams between 1 and 200000),
  image_url      text check (image_url ~ '^(/|https://)' and char_length(image_url) <= 500),
  position       integer not null default 0,
  is_active      boolean not null default true,
  stock_quantity integer not null default 0,
  unique (product_id, name),
  constraint product_variants_options_size check (pg_column_size(options) <= 4000)
);
comment on table public.product_variants is
  'What is really put in a cart: a size, a colour. Every product has at least one; price and weight fall back to the product''s. `options` maps option name '
  'to value.';
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
create trigger product_variants_within after insert on public.product_variants
  referencing new table as added for each statement execute function private.keep_within('product_id', '100');
create trigger product_variants_tell_pages after insert or delete or update of name, options, price_minor, image_url, position,
  is_active on public.product_variants
  for each statement execute function private.tell_the_pages('shop');

/* A variant that is taken out of the shop takes its pieces along, and brings them back. */
create function private.follow_shown_variant() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.products p set stock_quantity = s.total
    from (select coalesce(sum(v.stock_quantity) filter (where v.is_active), 0)::integer as total from public.product_variants v
      where v.product_id = new.product_id) s
   where p.id = new.product_id and p.stock_quantity is distinct from s.total;
  return null;
end
$$;
revoke execute on function private.follow_shown_variant() from public;
create trigger product_variants_shown after update of is_active on public.product_variants
  for each row when (old.is_active is distinct from new.is_active) execute function private.follow_shown_variant();

create table public.product_images (
  id         uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products on delete cascade,
  url        text not null check (url ~ '^(/|https://)'),
  alt        text not null default '' check (char_length(alt) <= 300),
  position   integer not null default 0,
  constraint product_images_url_length check (char_length(url) <= 500)
);
comment on table public.product_images is 'Pictures of a product in their order; products.image_url and products.images follow them.';
create index product_images_product on public.product_images (product_id, position);
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
create trigger product_images_within after insert on public.product_images
  referencing new table as added for each statement execute function private.keep_within('product_id', '20');

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
create trigger product_images_insert after insert on public.product_images referencing new table as changed for each statement
  execute function private.follow_product_images();
create trigger product_images_update after update on public.product_images referencing new table as changed for each statement
  execute function private.follow_product_images();
create trigger product_images_delete after delete on public.product_images referencing old table as changed for each statement
  execute function private.follow_product_images();

create table public.product_translations (
  product_id  uuid not null references public.products on delete cascade,
  language    text not null check (char_length(language) <= 10),
  name        text not null check (char_length(name) <= 200),
  description text not null default '' check (char_length(description) <= 20000),
  care        text not null default '' check (char_length(care) <= 2000),
  origin      text not null default 'human' check (origin in ('human', 'machine', 'imported')),
  state       text not null default 'reviewed' check (state in ('draft', 'machine', 'reviewed', 'stale')),
  source_hash text not null default '',
  updated_at  timestamptz not null default now(),
  primary key (product_id, language)
);
comment on table public.product_translations is 'A product in another language, with where the text came from and whether it still matches its source.';
alter table public.product_translations enable row level security;
create policy "who sees the product sees its translations" on public.product_translations for select to anon, authenticated
  using (exists (select 1 from public.products p where p.id = product_id));
create policy "members add translations" on public.product_translations for insert to authenticated with check (private.is_my_product(product_id));
create policy "members change translations" on public.product_translations for update to authenticated
  using (private.is_my_product(product_id)) with check (private.is_my_product(product_id));
grant select on public.product_translations to anon, authenticated;
grant insert (product_id, language, name, description, care), update (name, description, care) on public.product_translations to authenticated;
grant select, insert, update, delete on public.product_translations to service_role;
create trigger product_translations_within after insert on public.product_translations
  referencing new table as added for each statement execute function private.keep_within('product_id', '20');
create trigger product_translations_tell_pages after insert or delete or update of name, description, care on public.product_translations
  for each statement execute function private.tell_the_pages('shop');

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

-- Sellers show their pieces; what is published is public, and the first folder of a name is the product's id.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('product-images', 'product-images', true, 5 * 1024 * 1024, '{image/png,image/jpeg,image/webp}')
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

/* Whether a folder bears the id of a product the caller may change. A name that is no id is nobody's. */
create function private.is_my_product_folder(folder text) returns boolean
language sql stable security definer set search_path = '' as $$
  select case when folder ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then private.is_my_product(folder::uuid) else false end
$$;
comment on function private.is_my_product_folder(text) is 'Whether a folder bears the id of a product the caller may change.';
revoke execute on function private.is_my_product_folder(text) from public;
grant execute on function private.is_my_product_folder(text) to authenticated, service_role;
create policy "members see the pictures of their products" on storage.objects for select to authenticated
  using (bucket_id = 'product-images' and private.is_my_product_folder((storage.foldername(name))[1]));
create policy "members add pictures of their products" on storage.objects for insert to authenticated
  with check (bucket_id = 'product-images' and array_length(path_tokens, 1) = 2 and private.is_my_product_folder((storage.foldername(name))[1]));
create policy "members remove pictures of their products" on storage.objects for delete to authenticated
  using (bucket_id = 'product-images' and private.is_my_product_folder((storage.foldername(name))[1]));
