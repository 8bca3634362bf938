-- Why: collections are written, filled, dated, put in order and put away by staff with `catalogue.write`; who reads products reads them.

/* Leads one address on to another, in place of whatever was there; nobody is led twice. For functions that know the page has moved. */
create function private.redirect_moved_page(p_from text, p_to text, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  was public.redirects;
  now_is public.redirects;
begin
  perform pg_advisory_xact_lock(hashtextextended('redirects', 0));
  -- What stands there now is led nowhere.
  delete from public.redirects r where r.from_path = p_to returning * into was;
  if found then perform private.log_redirect('remove', was, null, p_reason); end if;
  for was in select * from public.redirects r where r.from_path = p_from or split_part(r.to_path, '?', 1) = p_from for update loop
    update public.redirects r set to_path = p_to, changed_at = clock_timestamp() where r.id = was.id returning * into now_is;
    perform private.log_redirect('change', was, now_is, p_reason);
  end loop;
  if not exists (select from public.redirects r where r.from_path = p_from) then
    insert into public.redirects (from_path, to_path) values (p_from, p_to) returning * into now_is;
    perform private.log_redirect('create', null, now_is, p_reason);
  end if;
end
$$;
comment on function private.redirect_moved_page(text, text, text) is
  'Leads an address on to another, in place of whatever it led to; what led to it leads to the new one at once.';
revoke execute on function private.redirect_moved_page(text, text, text) from public;

/*
 * Makes a collection, hidden and behind the others, or changes the one that was seen as it is (`changed_at`). Under another address the one before leads
 * there. HT004 no_collection; HT005 slug_taken, archived, too_many. Wants `catalogue.write`.
 */
create function public.write_collection(p_id uuid, p_collection jsonb, p_seen timestamptz) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  -- More than anybody looks at, and few enough to count them all.
  most constant integer := 200;
  asked public.collections := jsonb_populate_record(null::public.collections, p_collection);
  kept public.collections;
begin
  perform private.demand('catalogue.write');
  perform pg_advisory_xact_lock(hashtextextended('collections', 0));
  if exists (select from public.collections c where c.slug = asked.slug and c.id is distinct from p_id) then
    raise exception 'This address leads to another collection.' using errcode = 'HT005', hint = 'slug_taken';
  end if;
  if p_id is null then
    if (select count(*) from public.collections c where c.archived_at is null) >= most then
      raise exception 'There are % collections already.', most using errcode = 'HT005', hint = 'too_many';
    end if;
    insert into public.collections (slug, texts, image_url, kind, rule, sort, shown_at, starts_at, ends_at, sort_order)
    select asked.slug, asked.texts, asked.image_url, asked.kind, case asked.kind when 'rule' then asked.rule end, coalesce(asked.sort, 'best'),
        coalesce(asked.shown_at, '{}'), asked.starts_at, asked.ends_at, coalesce(max(c.sort_order), 0) + 1
      from public.collections c
    returning * into kept;
  else
    select * into kept from public.collections c where c.id = p_id for update;
    if not found then raise exception 'There is no such collection.' using errcode = 'PT404'; end if;
    perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(kept.changed_at));
    if kept.archived_at is not null then raise exception 'It is put away.' using errcode = 'HT005', hint = 'archived'; end if;
    update public.collections c set slug = asked.slug, texts = asked.texts, image_url = asked.image_url, kind = asked.kind,
        rule = case asked.kind when 'rule' then asked.rule end, sort = coalesce(asked.sort, 'best'), shown_at = coalesce(asked.shown_at, '{}'),
        starts_at = asked.starts_at, ends_at = asked.ends_at, changed_at = clock_timestamp()
     where c.id = p_id;
    if kept.slug <> asked.slug then
      perform private.redirect_moved_page('/collections/' || kept.slug, '/collections/' || asked.slug, 'Its address was changed.');
    end if;
  end if;
  perform private.count_collections(kept.id);
  return kept.id;
exception when check_violation or not_null_violation then
  raise exception 'This cannot be a collection: %', sqlerrm using errcode = 'HT004', hint = 'no_collection';
end
$$;
comment on function public.write_collection(uuid, jsonb, timestamptz) is
  'Makes a collection, hidden, or changes the one that was seen as it is (`changed_at`): {slug, texts, image_url, kind, rule, sort, shown_at, starts_at, '
  'ends_at}. Under another address the one before leads there. HT004 no_collection, HT005 slug_taken, archived, too_many.';

/* Shows or hides a collection, puts it away or takes it out again (hidden). HT003 where it is so already. Wants `catalogue.write`. */
create function public.move_collection(p_id uuid, p_to text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('catalogue.write');
  if p_to is null or p_to not in ('shown', 'hidden', 'archived', 'restored') then
    raise exception 'Shown, hidden, archived or restored.' using errcode = '22023', hint = 'invalid';
  end if;
  update public.collections c set changed_at = clock_timestamp(),
      is_active = case p_to when 'shown' then true when 'archived' then c.is_active else false end,
      archived_at = case p_to when 'archived' then private.now() when 'restored' then null else c.archived_at end
   where c.id = p_id
     and case p_to when 'restored' then c.archived_at is not null when 'archived' then c.archived_at is null
       when 'shown' then c.archived_at is null and not c.is_active else c.archived_at is null and c.is_active end;
  if not found then raise exception 'It is so already, or not there.' using errcode = 'HT003', hint = 'not_allowed_now'; end if;
  perform private.count_collections(p_id);
end
$$;
comment on function public.move_collection(uuid, text) is
  'Shows or hides a collection, puts it away or takes it out again, hidden. HT003 where it is so already.';

/* In which order the collections stand that are not put away. HT003 changed_meanwhile; HT005 other_collections. Wants `catalogue.write`. */
create function public.order_collections(p_ids uuid[], p_seen uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('catalogue.write');
  perform pg_advisory_xact_lock(hashtextextended('collections', 0));
  perform private.demand_unchanged(to_jsonb(p_seen), (select to_jsonb(array_agg(c.id order by c.sort_order, c.id))
    from public.collections c where c.archived_at is null));
  if (select array_agg(c.id order by c.id) from public.collections c where c.archived_at is null) is distinct
    from (select array_agg(distinct i) from unnest(p_ids) i) then
    raise exception 'Every collection has its place.' using errcode = 'HT005', hint = 'other_collections';
  end if;
  update public.collections c set sort_order = wanted.place
    from unnest(p_ids) with ordinality wanted(id, place) where wanted.id = c.id and c.sort_order <> wanted.place;
end
$$;
comment on function public.order_collections(uuid[], uuid[]) is
  'Says in which order the collections stand, all that are not put away; refused where they are not in the order that was seen.';

/* Says which pieces stand in a collection of chosen ones, in their order. HT003 changed_meanwhile; HT004 no_product; HT005 archived, by_rule, too_many. */
create function public.put_into_collection(p_id uuid, p_products uuid[], p_seen uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 200;
  kept public.collections;
  was uuid[];
begin
  perform private.demand('catalogue.write');
  select * into kept from public.collections c where c.id = p_id for update;
  if not found then raise exception 'There is no such collection.' using errcode = 'PT404'; end if;
  if kept.archived_at is not null then raise exception 'It is put away.' using errcode = 'HT005', hint = 'archived'; end if;
  if kept.kind <> 'hand' then raise exception 'A rule says what is in it.' using errcode = 'HT005', hint = 'by_rule'; end if;
  if cardinality(p_products) > most then raise exception 'At most % pieces.', most using errcode = 'HT005', hint = 'too_many'; end if;
  was := private.chosen_products(p_id);
  perform private.demand_unchanged(to_jsonb(coalesce(p_seen, '{}')), to_jsonb(was));
  delete from public.collection_products x where x.collection_id = p_id and x.product_id <> all (coalesce(p_products, '{}'));
  insert into public.collection_products (collection_id, product_id, place)
  select p_id, w.id, min(w.place) from unnest(p_products) with ordinality w(id, place) group by w.id
  on conflict (collection_id, product_id) do update set place = excluded.place where collection_products.place <> excluded.place;
  update public.collections c set changed_at = clock_timestamp() where c.id = p_id;
  perform private.log_activity('collections.fill', p_id::text, jsonb_build_object('products', jsonb_build_array(to_jsonb(was),
    to_jsonb(private.chosen_products(p_id)))), '');
  perform private.count_collections(p_id);
exception when foreign_key_violation or not_null_violation then
  raise exception 'There is no such piece.' using errcode = 'HT004', hint = 'no_product';
end
$$;
comment on function public.put_into_collection(uuid, uuid[], uuid[]) is
  'Says which pieces stand in a collection of chosen ones, in their order; refused where others stood there than `p_seen`. HT004 no_product, '
  'HT005 archived, by_rule, too_many.';

/* What a collection would hold, kept or not: {total, more, products}, the first as cards. Wants `products.read`. */
create function public.preview_collection(p_kind text, p_rule jsonb, p_products uuid[], p_sort text, p_language text) returns json
language plpgsql stable security definer set search_path = '' set jit = 'off' as $$
declare
  held record;
begin
  perform private.demand('products.read');
  if p_kind is null or p_kind not in ('hand', 'rule') or (p_kind = 'rule' and private.is_collection_rule(p_rule) is not true)
     or cardinality(p_products) > 200 then
    raise exception 'This cannot be a collection.' using errcode = 'HT004', hint = 'no_collection';
  end if;
  select * into held from private.collected(p_kind, p_rule, p_products, p_sort, 12, 0);
  return json_build_object('total', least(held.total, 10000), 'more', held.total > 10000, 'products',
    private.product_cards(held.ids, coalesce(private.shop_language(p_language), 'en')));
end
$$;
comment on function public.preview_collection(text, jsonb, uuid[], text, text) is
  'What a collection would hold, kept or not: {total, more, products}, the first twelve as cards. HT004 no_collection.';

revoke execute on function public.write_collection(uuid, jsonb, timestamptz), public.move_collection(uuid, text), public.order_collections(uuid[], uuid[]),
  public.put_into_collection(uuid, uuid[], uuid[]), public.preview_collection(text, jsonb, uuid[], text, text) from public, anon;
grant execute on function public.write_collection(uuid, jsonb, timestamptz), public.move_collection(uuid, text), public.order_collections(uuid[], uuid[]),
  public.put_into_collection(uuid, uuid[], uuid[]), public.preview_collection(text, jsonb, uuid[], text, text) to authenticated, service_role;
