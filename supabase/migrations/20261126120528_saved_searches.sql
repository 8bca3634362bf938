-- Why: whoever looks for something that is not there today had to look again tomorrow. A member saves a search and is told when a piece comes that fits it,
-- at once or gathered. New pieces look for the searches they fit, so that a hundred thousand searches cost nothing while nothing is new.

create table public.saved_searches (
  id         uuid primary key default gen_random_uuid(),
  owner_id   uuid not null default auth.uid() references auth.users on delete cascade,
  name       text not null check (char_length(btrim(name)) between 1 and 120 and name !~ '[[:cntrl:]]'),
  query      text not null check (char_length(query) between 1 and 4000),
  frequency  text not null default 'daily' check (frequency in ('at_once', 'daily', 'weekly', 'never')),
  created_at timestamptz not null default private.now(),
  told_at    timestamptz
);
comment on table public.saved_searches is
  'Searches that members have saved to be told of what is new for them. `query` is the address of the list without /products?.';
comment on column public.saved_searches.told_at is 'When its owner was last told of something new.';
create unique index saved_searches_once on public.saved_searches (owner_id, md5(query));
create index saved_searches_owner on public.saved_searches (owner_id, created_at desc, id);
alter table public.saved_searches enable row level security;
create policy "people read their searches" on public.saved_searches for select to authenticated using (owner_id = (select auth.uid()));
create policy "people change their searches" on public.saved_searches for update to authenticated
  using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));
create policy "people remove their searches" on public.saved_searches for delete to authenticated using (owner_id = (select auth.uid()));
grant select, delete on public.saved_searches to authenticated;
grant update (name, frequency) on public.saved_searches to authenticated;
grant select on public.saved_searches to service_role;
revoke insert, update, delete, truncate on public.saved_searches from service_role;

create table private.search_conditions (
  search_id  uuid primary key references public.saved_searches on delete cascade,
  anchors    text[] not null check (cardinality(anchors) > 0),
  groups     text[] not null,
  words      tsquery,
  price_from bigint,
  price_to   bigint,
  rating     smallint
);
comment on table private.search_conditions is
  'What a saved search asks of a piece, as the piece can answer it (private.keys_of_listing). Of each of `groups`, keys between spaces, a piece has at least '
  'one; without one of `anchors` it cannot fit, which is how a new piece finds the few searches to ask.';
create index search_conditions_anchors on private.search_conditions using gin (anchors) with (fastupdate = off);
alter table private.search_conditions enable row level security;
grant select on private.search_conditions to service_role;

create table private.search_news (
  product_id uuid primary key references public.products on delete cascade,
  is_back    boolean not null,
  queued_at  timestamptz not null default clock_timestamp()
);
comment on table private.search_news is 'Pieces that were listed or are back in stock since saved searches were last asked. `is_back`: it was there before.';
create index search_news_queued on private.search_news (queued_at);
alter table private.search_news enable row level security;
grant select on private.search_news to service_role;

create table private.search_hits (
  search_id  uuid not null references public.saved_searches on delete cascade,
  product_id uuid not null references public.products on delete cascade,
  due_at     timestamptz not null,
  told_at    timestamptz,
  primary key (search_id, product_id)
);
comment on table private.search_hits is 'Which piece was found for which search: its row is why nobody is told of it twice. Told when `due_at` has come.';
create index search_hits_product on private.search_hits (product_id);
create index search_hits_due on private.search_hits (due_at) where told_at is null;
alter table private.search_hits enable row level security;
grant select on private.search_hits to service_role;

-- Listings enter and come back in whole statements; without a search nobody has to be told.
create function private.queue_new_listings() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.saved_searches) then return null; end if;
  insert into private.search_news (product_id, is_back) select a.product_id, false from added a on conflict do nothing;
  return null;
end
$$;
create function private.queue_listing_back() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.saved_searches) then return null; end if;
  insert into private.search_news (product_id, is_back) values (new.product_id, true) on conflict do nothing;
  return null;
end
$$;
revoke execute on function private.queue_new_listings(), private.queue_listing_back() from public;
create trigger product_listings_new after insert on private.product_listings referencing new table as added
  for each statement execute function private.queue_new_listings();
create trigger product_listings_back after update of in_stock on private.product_listings for each row
  when (new.in_stock and not old.in_stock) execute function private.queue_listing_back();

/* What a listing is, as searches ask for it: its category and family, brand, maker, province, flags and what is said of it. */
create function private.keys_of_listing(l private.product_listings) returns text[] language sql stable set search_path = '' as $$
  select array(
    select 'c:' || c.slug from public.categories c
     where c.id = l.category_id or c.id = (select b.parent_id from public.categories b where b.id = l.category_id)
    union all select 'b:' || b.slug from public.brands b where b.id = l.brand_id and b.is_active
    union all select 's:' || s.slug from public.sellers s where s.id = l.seller_id
    union all select 'l:' || l.province
    union all select 'a:' || a.slug || '.' || v.slug from public.attribute_values v
      join public.attributes a on a.id = v.attribute_id and a.archived_at is null
      where v.id = any (l.value_ids)
    union all select f.name from (values ('f:handmade', l.is_handmade), ('f:new', l.is_new), ('f:featured', l.is_featured), ('f:sale', l.on_sale),
      ('f:free_shipping', l.free_shipping), ('f:gift_wrap', l.gift_wrap), ('f:same_day', l.same_day_delivery), ('f:customizable', l.customizable))
      f(name, holds) where f.holds)
$$;
comment on function private.keys_of_listing(private.product_listings) is
  'What a listing is, as searches ask for it: c:silk, b:doi-tung, l:TH-50, a:technique.batik …';
revoke execute on function private.keys_of_listing(private.product_listings) from public;

/* Whether no way leads a piece to where somebody has things sent: every method is kept from that country. Unknown where nobody has an address. */
create function private.is_kept_from(p_person uuid, p public.products, p_restrictions jsonb) returns boolean language sql stable set search_path = '' as $$
  select coalesce((
    select not exists (
        select from unnest(array['standard', 'express']) m(method)
         where not exists (
           select from jsonb_array_elements(p_restrictions) r
            where r ->> 'country' = a.country and coalesce(r ->> 'method', m.method) = m.method
              and (r -> 'categories' is null or jsonb_typeof(r -> 'categories') = 'null' or r -> 'categories' ? p.category_id::text)
              and coalesce(p.weight_grams > (r ->> 'heaviestGrams')::integer, true)))
      from public.addresses a where a.owner_id = p_person order by a.is_default desc, a.created_at desc limit 1), false)
$$;
comment on function private.is_kept_from(uuid, public.products, jsonb) is
  'Whether the restrictions of shipping (private.shipping_at) keep a piece from the country of a person''s address, by every method.';
revoke execute on function private.is_kept_from(uuid, public.products, jsonb) from public;

/* When a search that something was found for now is told of it: mornings of the shop's country for those who want it gathered. */
create function private.search_due(p_frequency text, p_told_at timestamptz) returns timestamptz language sql stable set search_path = '' as $$
  select case p_frequency
    when 'at_once' then greatest(private.now(), p_told_at + interval '15 minutes')
    when 'daily' then (date_trunc('day', private.now() at time zone 'Asia/Bangkok' - interval '8 hours') + interval '1 day 8 hours')
      at time zone 'Asia/Bangkok'
    when 'weekly' then (date_trunc('week', private.now() at time zone 'Asia/Bangkok' - interval '8 hours') + interval '7 days 8 hours')
      at time zone 'Asia/Bangkok'
    else 'infinity' end
$$;
comment on function private.search_due(text, timestamptz) is
  'When a search is told of what was found for it now: at once, but every quarter of an hour at most; the next morning; the next Monday morning; never.';
revoke execute on function private.search_due(text, timestamptz) from public;

-- What waits is told as its owner wants it from now on.
create function private.move_search_hits() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update private.search_hits h set due_at = private.search_due(new.frequency, new.told_at) where h.search_id = new.id and h.told_at is null;
  return null;
end
$$;
revoke execute on function private.move_search_hits() from public;
create trigger saved_searches_frequency after update of frequency on public.saved_searches for each row
  when (new.frequency <> old.frequency) execute function private.move_search_hits();

/*
 * Keeps a search of a person, or answers the one they have kept already. `p_conditions`: {groups: [[key]], words, price_from, price_to, rating}. Null where
 * they have as many as anybody may.
 */
create function private.save_search(p_owner uuid, p_name text, p_query text, p_frequency text, p_conditions jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 30;
  asked tsquery := nullif(p_conditions ->> 'words', '')::tsquery;
  kept uuid;
  smallest text[];
begin
  perform pg_advisory_xact_lock(hashtextextended('saved_searches:' || p_owner, 0));
  select s.id into kept from public.saved_searches s where s.owner_id = p_owner and md5(s.query) = md5(p_query);
  if found then return kept; end if;
  if (select count(*) from public.saved_searches s where s.owner_id = p_owner) >= most then return null; end if;
  insert into public.saved_searches (owner_id, name, query, frequency) values (p_owner, p_name, p_query, p_frequency) returning id into kept;
  select array(select jsonb_array_elements_text(g)) into smallest
    from jsonb_array_elements(coalesce(p_conditions -> 'groups', '[]')) g order by jsonb_array_length(g) limit 1;
  insert into private.search_conditions (search_id, anchors, groups, words, price_from, price_to, rating)
  values (kept,
    -- Words say most; a piece that has none of them cannot fit.
    coalesce((select array_agg(distinct 'w:' || replace(w.lexeme[1], '''''', '''')) from regexp_matches(asked::text, '''((?:[^'']|'''')+)''', 'g') w(lexeme)),
      smallest, '{*}'),
    array(select array_to_string(array(select jsonb_array_elements_text(g)), ' ') from jsonb_array_elements(coalesce(p_conditions -> 'groups', '[]')) g),
    asked, (p_conditions ->> 'price_from')::bigint, (p_conditions ->> 'price_to')::bigint, (p_conditions ->> 'rating')::smallint);
  return kept;
end
$$;
comment on function private.save_search(uuid, text, text, text, jsonb) is
  'Keeps a search of a person with what it asks of a piece, or answers the one they have kept already; null where they have as many as anybody may (30).';
revoke execute on function private.save_search(uuid, text, text, text, jsonb) from public;
grant execute on function private.save_search(uuid, text, text, text, jsonb) to service_role;

/*
 * Asks the next pieces of the queue which saved searches they fit, and keeps that to be told. A piece whose words are still to be read waits for them.
 * Answers how many were asked.
 */
create function private.match_saved_searches(p_most integer default 50) returns integer language plpgsql security definer set search_path = '' as $$
declare
  restrictions constant jsonb := private.shipping_at(private.now()) -> 'restrictions';
  asked integer;
begin
  with next as (
    select q.product_id from private.search_news q where not exists (select from private.search_queue w where w.product_id = q.product_id)
     order by q.queued_at limit p_most for update skip locked),
  taken as (delete from private.search_news q using next n where q.product_id = n.product_id returning q.product_id, q.is_back),
  listed as materialized (
    select l.*, t.is_back, w.words, k.keys, k.keys || array['*'] || array(select 'w:' || x from unnest(tsvector_to_array(w.words)) x) as anchors
      from taken t join private.product_listings l on l.product_id = t.product_id join private.product_words w on w.product_id = l.product_id
     cross join lateral (select private.keys_of_listing(l) as keys) k
     where l.in_stock),
  found as (
    insert into private.search_hits (search_id, product_id, due_at)
    select s.id, l.product_id, private.search_due(s.frequency, s.told_at)
      from listed l
      join private.search_conditions c on c.anchors && l.anchors
      join public.saved_searches s on s.id = c.search_id
      join public.products p on p.id = l.product_id
     where s.frequency <> 'never' and (l.is_back or l.published_at >= s.created_at)
       and (c.words is null or l.words @@ c.words)
       and (c.price_from is null or l.price_minor >= c.price_from) and (c.price_to is null or l.price_minor <= c.price_to)
       and (c.rating is null or l.rating_hundredths >= c.rating)
       and not exists (select from unnest(c.groups) g where not string_to_array(g, ' ') && l.keys)
       -- One's own pieces are no news.
       and not exists (select from public.seller_members m where m.seller_id = l.seller_id and m.person_id = s.owner_id)
       and (restrictions = '[]' or not private.is_kept_from(s.owner_id, p, restrictions))
    on conflict do nothing)
  select count(*) into asked from taken;
  return asked;
end
$$;
comment on function private.match_saved_searches(integer) is
  'Asks the next new or returned pieces which saved searches they fit, and keeps that to be told; answers how many pieces were asked.';

/* Tells the owners of searches whose time has come of everything that was found for them, in one word for each search; answers how many were told. */
create function private.tell_of_searches(p_most integer default 500) returns integer language plpgsql security definer set search_path = '' as $$
declare
  one uuid;
  s public.saved_searches;
  news record;
  told integer := 0;
begin
  for one in
    select h.search_id from private.search_hits h where h.told_at is null and h.due_at <= private.now() group by 1 order by min(h.due_at) limit p_most
  loop
    select * into s from public.saved_searches x where x.id = one for update skip locked;
    continue when not found;
    with told as (update private.search_hits h set told_at = private.now() where h.search_id = one and h.told_at is null returning h.product_id)
    -- What was sold or taken away meanwhile is no news any more.
    select count(*) as pieces, (array_agg(l.product_id order by l.best_match desc, l.product_id))[1] as product_id into news
      from told t join private.product_listings l on l.product_id = t.product_id and l.in_stock;
    continue when news.pieces = 0;
    update public.saved_searches x set told_at = private.now() where x.id = one;
    perform private.notify(s.owner_id, 'search_news', one || ':' || extract(epoch from private.now())::bigint,
        jsonb_build_object('search_id', one, 'search', s.name, 'query', s.query, 'count', news.pieces, 'product_id', p.id, 'name', p.name), private.now())
      from public.products p join auth.users u on u.id = s.owner_id and (u.banned_until is null or u.banned_until < private.now())
     where p.id = news.product_id;
    told := told + 1;
  end loop;
  return told;
end
$$;
comment on function private.tell_of_searches(integer) is
  'Tells owners of saved searches of what was found for them, once for each search whose time has come; answers how many searches were told of.';
revoke execute on function private.match_saved_searches(integer), private.tell_of_searches(integer) from public;
grant execute on function private.match_saved_searches(integer), private.tell_of_searches(integer) to service_role;
