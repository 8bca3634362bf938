-- Why: families and categories were made by SQL. They are named, pictured, put in order, moved, hidden, merged and removed by staff, and an address
-- that somebody has kept of a category still leads to it after its slug has changed or it has become part of another.
insert into public.staff_permissions (name, description, needs_fresh) values
  ('catalogue.write', 'Change categories, attributes and brands.', false);
insert into public.staff_role_permissions (role, permission) values ('editor', 'products.read'), ('editor', 'catalogue.write');

alter table public.categories
  add column follows_parent boolean not null default false,
  add column merged_into uuid references public.categories on delete restrict,
  add column changed_at timestamptz not null default clock_timestamp(),
  add constraint categories_merged_check check ((merged_into is null or status = 'archived') and merged_into is distinct from id),
  add constraint categories_follows_check check (not follows_parent or (status = 'inactive' and parent_id is not null)),
  add constraint categories_name_length_check check (char_length(btrim(name)) between 1 and 80),
  add constraint categories_description_length_check check (char_length(description) <= 500),
  add constraint categories_slug_length_check check (char_length(slug) <= 60);
comment on column public.categories.follows_parent is 'Hidden because its family is: shown again with it.';
comment on column public.categories.merged_into is 'What its products went to; its address leads there.';
comment on column public.categories.changed_at is 'What a person saw who wants to change it.';
create index categories_merged on public.categories (merged_into) where merged_into is not null;
create index categories_places on public.categories (sort_order, id);
create policy "who may reads all categories" on public.categories for select to authenticated using ((select private.may('products.read')));
create trigger categories_logged after insert or update or delete on public.categories for each row
  execute function private.log_changes('id', 'slug', 'name', 'description', 'parent_id', 'image_url', 'status', 'sort_order', 'merged_into');

create table public.category_old_slugs (
  slug        text primary key check (slug ~ '^[a-z0-9-]+$' and char_length(slug) <= 60),
  category_id uuid not null references public.categories on delete cascade,
  since       timestamptz not null default now()
);
comment on table public.category_old_slugs is 'Addresses a category had before: whoever follows one is led to the category as it is called now.';
create index category_old_slugs_category on public.category_old_slugs (category_id);
alter table public.category_old_slugs enable row level security;
create policy "who may reads old addresses of categories" on public.category_old_slugs for select to authenticated
  using ((select private.may('products.read')));
grant select on public.category_old_slugs to authenticated, service_role;
revoke insert, update, delete, truncate on public.category_old_slugs from service_role;

create table public.category_merges (
  id          uuid primary key default gen_random_uuid(),
  category_id uuid not null references public.categories on delete cascade,
  into_id     uuid not null references public.categories on delete cascade,
  was_status  text not null check (was_status in ('active', 'inactive', 'archived')),
  products    integer not null check (products >= 0),
  reason      text not null check (char_length(reason) <= 1000),
  merged_at   timestamptz not null default now(),
  undone_at   timestamptz,
  constraint category_merges_two check (category_id <> into_id)
);
comment on table public.category_merges is
  'A category that became part of another, and how many products went along. `was_status`: what it is again when that is undone.';
create unique index category_merges_once on public.category_merges (category_id) where undone_at is null;
create index category_merges_category on public.category_merges (category_id);
create index category_merges_into on public.category_merges (into_id, merged_at);
alter table public.category_merges enable row level security;
create policy "who may reads merges of categories" on public.category_merges for select to authenticated using ((select private.may('products.read')));
grant select on public.category_merges to authenticated, service_role;
revoke insert, update, delete, truncate on public.category_merges from service_role;

create table private.category_merge_products (
  merge_id   uuid not null references public.category_merges on delete cascade,
  product_id uuid not null references public.products on delete cascade,
  primary key (merge_id, product_id)
);
comment on table private.category_merge_products is 'The products that went along with a merge, so that they find back.';
create index category_merge_products_product on private.category_merge_products (product_id);

/*
 * Families and categories, no deeper: what has a parent is nobody's parent, so there is no circle either. What comes below a hidden family is hidden
 * with it. One at a time: two moves together could make a third level that neither sees.
 */
create function private.keep_category_depth() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  parent public.categories;
begin
  perform pg_advisory_xact_lock(hashtextextended('categories', 0));
  if new.parent_id is not null then
    select * into parent from public.categories c where c.id = new.parent_id;
    if parent.parent_id is not null or parent.merged_into is not null or exists (select from public.categories c where c.parent_id = new.id) then
      raise exception 'A family holds categories, and a category nothing.' using errcode = 'HT004', hint = 'too_deep';
    end if;
    if parent.status <> 'active' and new.status = 'active' then
      new.status := 'inactive';
      new.follows_parent := true;
    elsif parent.status = 'active' and new.follows_parent then
      new.status := 'active';
      new.follows_parent := false;
    end if;
  elsif new.follows_parent then
    new.status := 'active';
    new.follows_parent := false;
  end if;
  return new;
end
$$;
revoke execute on function private.keep_category_depth() from public;
create trigger categories_depth before insert or update of parent_id on public.categories for each row execute function private.keep_category_depth();

create function private.categories_at(p_slugs text[]) returns table (asked text, id uuid) language sql stable security definer set search_path = '' as $$
  with recursive led as (
    select s.asked, coalesce(c.id, o.category_id) as id, 0 as steps
      from (select distinct unnest(p_slugs) as asked) s
      left join public.categories c on c.slug = s.asked
      left join public.category_old_slugs o on o.slug = s.asked
     where c.id is not null or o.category_id is not null
    union all
    select led.asked, c.merged_into, led.steps + 1 from led join public.categories c on c.id = led.id where c.merged_into is not null and led.steps < 20)
  select distinct on (led.asked) led.asked, led.id from led order by led.asked, led.steps desc
$$;
comment on function private.categories_at(text[]) is
  'The categories that addresses lead to: by their slug, by one they had before, or to what they became part of. Unknown ones have no row.';
revoke execute on function private.categories_at(text[]) from public;
grant execute on function private.categories_at(text[]) to service_role;

create function public.categories_led_on(p_slugs text[]) returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(l.asked, c.slug), '{}')
    from private.categories_at(p_slugs[:30]) l join public.categories c on c.id = l.id and c.status = 'active' where c.slug <> l.asked
$$;
comment on function public.categories_led_on(text[]) is
  'Slugs a category had before, or that of one that became part of another, with the slug it has now: {before: now}.';
revoke execute on function public.categories_led_on(text[]) from public;
grant execute on function public.categories_led_on(text[]) to anon, authenticated, service_role;

/* What refers to a category besides its products, by name of the kind: it would lose them, or they it. */
create function private.category_named_in(p_id uuid) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'rules', (select count(*) from public.commission_rules r where p_id = any (r.category_ids)),
    'promotions', (select count(*) from public.bogo_promotions b where p_id in (b.buy_category_id, b.get_category_id)),
    'terms', (select count(*) from public.shipping_terms s where s.category_id = p_id),
    'settings', (select count(*) from public.shop_settings s, public.categories c where c.id = p_id and s.key in ('cases.no_return_categories',
      'cases.no_withdrawal_categories') and s.value ? c.slug))
$$;
revoke execute on function private.category_named_in(uuid) from public;

create function public.category_uses(p_id uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('products.read');
  return private.category_named_in(p_id) || jsonb_build_object(
    'products', (select count(*) from public.products p where p.category_id = p_id),
    'listed', (select count(*) from private.product_listings l where l.category_id = p_id),
    'below', (select count(*) from public.categories c where c.parent_id = p_id),
    'merged', (select count(*) from public.categories c where c.merged_into = p_id),
    'sold', exists (select from public.order_lines l where l.category_id = p_id));
end
$$;
comment on function public.category_uses(uuid) is
  'What a category is used by: {products, listed, below, merged, sold, rules, promotions, terms, settings}. Numbers, but for `sold`.';

create function public.category_counts() returns table (category_id uuid, products bigint, listed bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('products.read');
  return query
    select p.category_id, p.products, coalesce(l.listed, 0)
      from (select x.category_id, count(*) as products from public.products x group by 1) p
      left join (select x.category_id, count(*) as listed from private.product_listings x group by 1) l on l.category_id = p.category_id;
end
$$;
comment on function public.category_counts() is 'How many products stand in each category by itself, and how many of them everybody sees.';

revoke execute on function public.category_uses(uuid), public.category_counts() from public, anon;
grant execute on function public.category_uses(uuid), public.category_counts() to authenticated, service_role;

-- Pictures of categories and brands lie where the shop's own lie.
alter policy "who may sees the shop's pictures" on storage.objects
  using (bucket_id = 'shop-pictures' and ((select private.may('content.write')) or (select private.may('catalogue.write'))));
alter policy "who may adds pictures of the shop" on storage.objects
  with check (bucket_id = 'shop-pictures' and ((select private.may('content.write')) or (select private.may('catalogue.write'))));
alter policy "who may removes pictures of the shop" on storage.objects
  using (bucket_id = 'shop-pictures' and ((select private.may('content.write')) or (select private.may('catalogue.write'))));
