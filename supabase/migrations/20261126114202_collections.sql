-- Why: what belongs together for a reason no category knows (a region's weaving, gifts below an amount, what is new this month) had no page of its own.
-- Staff put pieces together by hand or say by which rule they belong; each such collection is a landing page with its own words, picture and days.

/* Whether words are {language: {title, text}} of lengths that fit their place. */
create function private.are_collection_texts(given jsonb) returns boolean language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(given) = 'object' and given ? 'en' and not exists (
    select from jsonb_each(case jsonb_typeof(given) when 'object' then given else '{}' end) t
     where not private.is_language_tag(t.key) or not private.are_texts(t.value)
        or exists (select from jsonb_object_keys(case jsonb_typeof(t.value) when 'object' then t.value else '{}' end) k where k not in ('title', 'text'))
        or char_length(btrim(coalesce(t.value ->> 'title', ''))) not between 1 and 80 or char_length(coalesce(t.value ->> 'text', '')) > 1000)
$$;
comment on function private.are_collection_texts(jsonb) is
  'Words of a collection: a language leads to a title (1 to 80 characters) and a text (to 1,000); English is always among them.';
revoke execute on function private.are_collection_texts(jsonb) from public;
grant execute on function private.are_collection_texts(jsonb) to service_role;

/* Whether this says by what pieces belong to a collection: at least one condition, and none that a list does not know. */
create function private.is_collection_rule(given jsonb) returns boolean language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(given) = 'object' and given <> '{}' and not exists (
    select from jsonb_each(case jsonb_typeof(given) when 'object' then given else '{}' end) c
     where case
       when c.key in ('category', 'brand', 'seller', 'type', 'feature', 'location', 'attribute', 'tag') then
         jsonb_typeof(c.value) <> 'array' or jsonb_array_length(case jsonb_typeof(c.value) when 'array' then c.value else '[]' end) not between 1 and 30
         or jsonb_path_exists(c.value, 'strict $[*] ? (@.type() != "string" || @ == "")', '{}', true) or pg_column_size(c.value) > 4000
       when c.key in ('min', 'max') then jsonb_typeof(c.value) <> 'number' or c.value::text !~ '^[1-9]\d{0,11}$'
       when c.key = 'rating' then c.value::text not in ('3', '3.5', '4', '4.5')
       when c.key = 'days' then jsonb_typeof(c.value) <> 'number' or c.value::text !~ '^[1-9]\d{0,2}$' or c.value::text::integer > 365
       else true end)
    and not coalesce((given ->> 'min')::numeric > (given ->> 'max')::numeric, false)
$$;
comment on function private.is_collection_rule(jsonb) is
  'By what pieces belong to a collection, each condition named as in the address of a list: category, brand, seller, type, feature, location, attribute and '
  'tag hold texts of which one is enough, min and max are satang, rating a number, days how lately a piece was published.';
revoke execute on function private.is_collection_rule(jsonb) from public;
grant execute on function private.is_collection_rule(jsonb) to service_role;

create table public.collections (
  id          uuid primary key default gen_random_uuid(),
  slug        text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  texts       jsonb not null check (private.are_collection_texts(texts)),
  image_url   text not null check (private.is_picture_address(image_url)),
  kind        text not null check (kind in ('hand', 'rule')),
  rule        jsonb check (private.is_collection_rule(rule)),
  sort        text not null default 'best' check (sort in ('best', 'newest', 'price_asc', 'price_desc', 'rating')),
  shown_at    text[] not null default '{}' check (shown_at <@ '{home,products}'),
  sort_order  integer not null default 0,
  listed      integer not null default 0 check (listed >= 0),
  is_active   boolean not null default false,
  starts_at   timestamptz,
  ends_at     timestamptz,
  created_at  timestamptz not null default now(),
  changed_at  timestamptz not null default clock_timestamp(),
  archived_at timestamptz,
  constraint collections_rule_kind_check check ((kind = 'rule') = (rule is not null)),
  constraint collections_days_check check (ends_at > starts_at)
);
comment on table public.collections is
  'Pieces that belong together, chosen by hand (collection_products) or by a rule, as a landing page of its own. `texts` maps language to {title, text}.';
comment on column public.collections.rule is 'By what pieces belong to it (private.is_collection_rule).';
comment on column public.collections.sort is 'In which order a rule''s pieces stand; those chosen by hand stand in their own.';
comment on column public.collections.shown_at is
  'Where it is shown besides its own page and the list of collections: on the home page, above the list of all products.';
comment on column public.collections.listed is
  'How many pieces it holds, to 10,000, as last counted (private.count_collections): what holds none stands in no list and no sitemap.';
comment on column public.collections.changed_at is 'What a person saw who wants to change it.';
comment on column public.collections.archived_at is 'Put away: shown nowhere until it is taken out again.';
create index collections_places on public.collections (sort_order, id);
alter table public.collections enable row level security;
create policy "everyone reads running collections" on public.collections for select to anon, authenticated
  using (archived_at is null and is_active and (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now()));
create policy "who may reads all collections" on public.collections for select to authenticated using ((select private.may('products.read')));
grant select on public.collections to anon, authenticated, service_role;
revoke insert, update, delete, truncate on public.collections from service_role;
create trigger collections_logged after insert or update or delete on public.collections for each row
  execute function private.log_changes('id', 'slug', 'texts', 'image_url', 'kind', 'rule', 'sort', 'shown_at', 'is_active', 'starts_at', 'ends_at',
    'archived_at');
create trigger collections_tell_pages after insert or update or delete on public.collections
  for each statement execute function private.tell_the_pages('shop');

create table public.collection_products (
  collection_id uuid not null references public.collections on delete cascade,
  product_id    uuid not null references public.products on delete cascade,
  place         integer not null,
  primary key (collection_id, product_id)
);
comment on table public.collection_products is 'Pieces that were put into a collection by hand, in their order.';
create index collection_products_product on public.collection_products (product_id);
alter table public.collection_products enable row level security;
create policy "who may reads what is in a collection" on public.collection_products for select to authenticated using ((select private.may('products.read')));
grant select on public.collection_products to authenticated, service_role;
revoke insert, update, delete, truncate on public.collection_products from service_role;

-- By whom acts about them are read.
insert into private.act_nouns (noun, permission) values ('collections', 'products.read');

-- Rules name tags.
create index products_tags on public.products using gin (tags) where status = 'active';

/*
 * A page of what belongs together, as keys in their order, and how many there are, to 10,001. What a rule names and is no longer there holds nothing: a list
 * may leave out what it does not know, a collection would become everything. Cards are for the caller to make.
 */
create function private.collected(p_kind text, p_rule jsonb, p_products uuid[], p_sort text, p_limit integer, p_offset integer,
  out ids uuid[], out total bigint)
language plpgsql stable set search_path = '' set jit = 'off' as $$
declare
  f private.listing_filter;
  said text[] := private.texts_of(p_rule -> 'attribute');
  tags text[] := private.texts_of(p_rule -> 'tag');
  since timestamptz := now() - make_interval(days => (p_rule ->> 'days')::integer);
  found_by text;
begin
  if p_kind = 'hand' then
    select array_agg(c.product_id order by c.place) filter (where c.place > p_offset and c.place <= p_offset + p_limit), count(*) into ids, total
      from (select w.id as product_id, row_number() over (order by w.place) as place
              from unnest(p_products) with ordinality w(id, place) join private.product_listings l on l.product_id = w.id) c;
    ids := coalesce(ids, '{}');
    return;
  end if;
  f := private.listing_filter_of(null, null, private.texts_of(p_rule -> 'category'), private.texts_of(p_rule -> 'brand'),
    private.texts_of(p_rule -> 'seller'), private.texts_of(p_rule -> 'type'), (p_rule ->> 'min')::bigint, (p_rule ->> 'max')::bigint,
    (p_rule ->> 'rating')::numeric, private.texts_of(p_rule -> 'location'), private.texts_of(p_rule -> 'feature'), said);
  if (p_rule ? 'category' and f.categories is null) or (p_rule ? 'brand' and f.brands is null) or (p_rule ? 'seller' and f.sellers is null)
     or (p_rule ? 'location' and f.provinces is null) or ((p_rule ? 'type' or p_rule ? 'feature') and f.flags is null)
     or (said is not null and (select count(distinct split_part(s, '.', 1)) from unnest(said) s) <> coalesce(cardinality(f.said), 0)) then
    ids := '{}';
    total := 0;
    return;
  end if;
  found_by := format('from %s where %s', private.listing_source(f), private.listing_conditions(f))
    || case when since is not null then ' and l.published_at >= $4' else '' end
    || case when tags is not null then ' and exists (select from public.products p where p.id = l.product_id and p.status = ''active'' and p.tags && $5)'
       else '' end;
  execute format('select array(select l.product_id %1$s order by %2$s limit $2 offset $3), (select count(*) from (select 1 %1$s limit 10001) counted)',
      found_by, case p_sort
        when 'newest' then 'l.published_at desc, l.product_id'
        when 'price_asc' then 'l.price_minor, l.product_id'
        when 'price_desc' then 'l.price_minor desc, l.product_id desc'
        when 'rating' then 'l.rating_hundredths desc, l.review_count desc, l.product_id'
        else 'l.best_match desc, l.product_id' end)
    into ids, total using f, p_limit, p_offset, since, tags;
end
$$;
comment on function private.collected(text, jsonb, uuid[], text, integer, integer) is
  'A page of what belongs together by hand or by a rule: keys in their order, and how many there are, to 10,001. '
  'A rule that names what is gone holds nothing.';

create function private.texts_of(given jsonb) returns text[] language sql immutable set search_path = '' as $$
  select case jsonb_typeof(given) when 'array' then array(select jsonb_array_elements_text(given)) end
$$;
comment on function private.texts_of(jsonb) is 'The texts of a list; null where there is none.';
revoke execute on function private.texts_of(jsonb), private.collected(text, jsonb, uuid[], text, integer, integer) from public;
grant execute on function private.texts_of(jsonb), private.collected(text, jsonb, uuid[], text, integer, integer) to service_role;

/* The pieces of a collection that were chosen by hand, in their order. */
create function private.chosen_products(p_collection uuid) returns uuid[] language sql stable set search_path = '' as $$
  select array(select x.product_id from public.collection_products x where x.collection_id = p_collection order by x.place, x.product_id)
$$;
comment on function private.chosen_products(uuid) is 'The pieces of a collection that were chosen by hand, in their order, listed or not.';
revoke execute on function private.chosen_products(uuid) from public;
grant execute on function private.chosen_products(uuid) to service_role;

/* A collection that runs, in a reader's language, with a page of its pieces as cards; null where there is none. */
create function public.collection_page(p_slug text, p_language text default 'en', p_limit integer default 24, p_offset integer default 0) returns json
language plpgsql stable security definer set search_path = '' set jit = 'off' set max_parallel_workers_per_gather = '0' as $$
declare
  c public.collections;
  held record;
begin
  select * into c from public.collections x where x.slug = p_slug and x.archived_at is null and x.is_active
    and (x.starts_at is null or x.starts_at <= now()) and (x.ends_at is null or x.ends_at > now());
  if not found then return null; end if;
  select * into held from private.collected(c.kind, c.rule, private.chosen_products(c.id), c.sort, least(greatest(p_limit, 0), 240),
    least(greatest(p_offset, 0), 10000));
  return json_build_object('id', c.id, 'slug', c.slug, 'title', coalesce(c.texts -> p_language ->> 'title', c.texts -> 'en' ->> 'title'),
    'text', coalesce(case when c.texts ? p_language then coalesce(c.texts -> p_language ->> 'text', '') end, c.texts -> 'en' ->> 'text', ''),
    'image', c.image_url, 'total', least(held.total, 10000), 'more', held.total > 10000, 'products', private.product_cards(held.ids, p_language));
end
$$;
comment on function public.collection_page(text, text, integer, integer) is
  'A collection that runs, in a reader''s language, with a page of its pieces as cards: '
  '{id, slug, title, text, image, total, more, products}; null without one.';

/* Counts anew what collections hold; only what is another number is written. */
create function private.count_collections(p_only uuid default null) returns integer language plpgsql security definer set search_path = '' as $$
declare
  c public.collections;
  held bigint;
  changed integer := 0;
begin
  for c in select * from public.collections x where x.archived_at is null and (p_only is null or x.id = p_only) loop
    select least(h.total, 10000) into held from private.collected(c.kind, c.rule, private.chosen_products(c.id), c.sort, 0, 0) h;
    if held <> c.listed then
      update public.collections x set listed = held where x.id = c.id;
      changed := changed + 1;
    end if;
  end loop;
  return changed;
end
$$;
comment on function private.count_collections(uuid) is 'Counts anew what collections hold, all or one; answers how many have another number.';
revoke execute on function public.collection_page(text, text, integer, integer), private.count_collections(uuid) from public;
grant execute on function public.collection_page(text, text, integer, integer) to anon, authenticated, service_role;
grant execute on function private.count_collections(uuid) to service_role;
