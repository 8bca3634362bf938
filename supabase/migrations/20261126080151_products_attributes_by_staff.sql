-- Why: staff say what can be said of pieces, and of which. Each function asks for `catalogue.write`.

/*
 * Makes an attribute, behind the others, or changes the one that was seen as it is, with all its values in their order: {slug, kind (new ones), unit,
 * is_facet, texts, values: [{slug, texts}]}. HT004 no_attribute, HT005 slug_taken, value_used, too_many. Wants `catalogue.write`.
 */
create function public.write_attribute(p_id uuid, p_attribute jsonb, p_seen timestamptz) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  asked public.attributes := jsonb_populate_record(null::public.attributes, p_attribute);
  given jsonb := coalesce(p_attribute -> 'values', '[]');
  kept public.attributes;
begin
  perform private.demand('catalogue.write');
  perform pg_advisory_xact_lock(hashtextextended('attributes', 0));
  if jsonb_typeof(given) <> 'array' or jsonb_array_length(given) > 300 then raise exception using errcode = 'check_violation'; end if;
  if exists (select from public.attributes a where a.slug = asked.slug and a.id is distinct from p_id) then
    raise exception 'There is such an attribute.' using errcode = 'HT005', hint = 'slug_taken';
  end if;
  if p_id is null then
    if (select count(*) from public.attributes) >= 100 then raise exception 'There are 100.' using errcode = 'HT005', hint = 'too_many'; end if;
    insert into public.attributes (slug, kind, unit, texts, is_facet, sort_order)
    select asked.slug, asked.kind, coalesce(asked.unit, ''), asked.texts, coalesce(asked.is_facet, true), coalesce(max(a.sort_order), 0) + 1
      from public.attributes a
    returning * into kept;
  else
    select * into kept from public.attributes a where a.id = p_id for update;
    if not found then raise exception 'There is no such attribute.' using errcode = 'PT404'; end if;
    perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(kept.changed_at));
    update public.attributes a set slug = asked.slug, unit = coalesce(asked.unit, ''), texts = asked.texts, is_facet = coalesce(asked.is_facet, true),
        changed_at = clock_timestamp()
     where a.id = p_id returning * into kept;
  end if;
  if (kept.kind = 'number') <> (jsonb_array_length(given) = 0) or (kept.kind = 'yes' and jsonb_array_length(given) <> 1) then
    raise exception using errcode = 'check_violation';
  end if;
  if exists (select from public.attribute_values v join public.product_attributes x on x.attribute_id = kept.id and v.id = any (x.value_ids)
      where v.attribute_id = kept.id and not exists (select from jsonb_array_elements(given) g where g ->> 'slug' = v.slug)) then
    raise exception 'A value is used.' using errcode = 'HT005', hint = 'value_used';
  end if;
  delete from public.attribute_values v where v.attribute_id = kept.id
     and not exists (select from jsonb_array_elements(given) g where g ->> 'slug' = v.slug);
  insert into public.attribute_values (attribute_id, slug, texts, sort_order)
  select kept.id, g.value ->> 'slug', g.value -> 'texts', g.ordinality from jsonb_array_elements(given) with ordinality g
  on conflict (attribute_id, slug) do update set texts = excluded.texts, sort_order = excluded.sort_order;
  return kept.id;
exception when check_violation or not_null_violation or cardinality_violation then
  raise exception 'This cannot be an attribute: %', sqlerrm using errcode = 'HT004', hint = 'no_attribute';
end
$$;
comment on function public.write_attribute(uuid, jsonb, timestamptz) is
  'Makes an attribute or changes the one that was seen as it is (`changed_at`), with all its values in their order: {slug, kind, unit, is_facet, texts, '
  'values: [{slug, texts}]}. HT004 no_attribute, HT005 slug_taken, value_used, too_many.';

create function public.order_attributes(p_ids uuid[], p_seen uuid[]) returns void language plpgsql security definer set search_path = '' as $$
declare
  stands uuid[];
begin
  perform private.demand('catalogue.write');
  perform pg_advisory_xact_lock(hashtextextended('attributes', 0));
  select array_agg(a.id order by a.sort_order, a.id) into stands from public.attributes a where a.archived_at is null;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(stands));
  if (select array_agg(i order by i) from unnest(stands) i) is distinct from (select array_agg(i order by i) from unnest(p_ids) i) then
    raise exception 'Every attribute has its place.' using errcode = 'HT005', hint = 'other_attributes';
  end if;
  update public.attributes a set sort_order = wanted.place
    from unnest(p_ids) with ordinality wanted(id, place) where wanted.id = a.id and a.sort_order <> wanted.place;
end
$$;
comment on function public.order_attributes(uuid[], uuid[]) is
  'Says in which order the attributes stand that are not put away; refused where they are not in the order that was seen.';

create function public.archive_attribute(p_id uuid, p_archived boolean) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('catalogue.write');
  update public.attributes a set archived_at = case when p_archived then private.now() end, changed_at = clock_timestamp()
   where a.id = p_id and (a.archived_at is not null) <> p_archived;
  if not found then raise exception 'It is so already, or not there.' using errcode = 'HT003', hint = 'not_allowed_now'; end if;
end
$$;
comment on function public.archive_attribute(uuid, boolean) is
  'Puts an attribute away (it is said and asked nowhere, and comes back with all that was said) or takes it out again. HT003 where it is so already.';

create function public.remove_attribute(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('catalogue.write');
  perform private.demand_reason(p_reason);
  perform private.demand_proof();
  perform from public.attributes a where a.id = p_id for update;
  if not found then raise exception 'There is no such attribute.' using errcode = 'PT404'; end if;
  if exists (select from public.product_attributes x where x.attribute_id = p_id) then
    raise exception 'It is said of pieces.' using errcode = 'HT005', hint = 'used';
  end if;
  perform set_config('app.reason', btrim(p_reason), true);
  delete from public.attributes a where a.id = p_id;
end
$$;
comment on function public.remove_attribute(uuid, text) is
  'Takes away an attribute that is said of no piece; HT005 used otherwise. Wants the second factor again.';

create function public.attribute_uses(p_id uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('products.read');
  return jsonb_build_object(
    'products', (select count(*) from public.product_attributes x where x.attribute_id = p_id),
    'values', (select coalesce(jsonb_object_agg(v.slug, (
        select count(*) from public.product_attributes x where x.attribute_id = p_id and x.value_ids @> array[v.id])), '{}')
      from public.attribute_values v where v.attribute_id = p_id));
end
$$;
comment on function public.attribute_uses(uuid) is 'Of how many products an attribute is said, and each of its values: {products, values: {slug: products}}.';

/* Says which attributes a category has by itself: [{attribute_id, is_required}]. Wants `catalogue.write`. */
create function public.write_category_attributes(p_category uuid, p_attributes jsonb, p_seen jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('catalogue.write');
  perform from public.categories c where c.id = p_category and c.merged_into is null for update;
  if not found then raise exception 'There is no such category.' using errcode = 'PT404'; end if;
  perform private.demand_unchanged(coalesce((select jsonb_object_agg(s ->> 'attribute_id', s -> 'is_required') from jsonb_array_elements(p_seen) s), '{}'),
    coalesce((select jsonb_object_agg(x.attribute_id, x.is_required) from public.category_attributes x where x.category_id = p_category), '{}'));
  delete from public.category_attributes x where x.category_id = p_category
     and not exists (select from jsonb_array_elements(p_attributes) g where (g ->> 'attribute_id')::uuid = x.attribute_id);
  insert into public.category_attributes as x (category_id, attribute_id, is_required)
  select p_category, (g ->> 'attribute_id')::uuid, coalesce((g ->> 'is_required')::boolean, false) from jsonb_array_elements(p_attributes) g
  on conflict (category_id, attribute_id) do update set is_required = excluded.is_required where x.is_required <> excluded.is_required;
exception when foreign_key_violation or cardinality_violation or invalid_text_representation or invalid_parameter_value then
  raise exception 'There is no such attribute.' using errcode = 'HT004', hint = 'no_attribute';
end
$$;
comment on function public.write_category_attributes(uuid, jsonb, jsonb) is
  'Says which attributes a category has by itself and which a piece has to have: [{attribute_id, is_required}]; refused where it had others than `p_seen`.';

revoke execute on function public.write_attribute(uuid, jsonb, timestamptz), public.order_attributes(uuid[], uuid[]),
  public.archive_attribute(uuid, boolean), public.remove_attribute(uuid, text), public.attribute_uses(uuid),
  public.write_category_attributes(uuid, jsonb, jsonb) from public, anon;
grant execute on function public.write_attribute(uuid, jsonb, timestamptz), public.order_attributes(uuid[], uuid[]),
  public.archive_attribute(uuid, boolean), public.remove_attribute(uuid, text), public.attribute_uses(uuid),
  public.write_category_attributes(uuid, jsonb, jsonb) to authenticated, service_role;
