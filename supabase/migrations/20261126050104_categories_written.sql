-- Why: staff name categories, put them in order, move, show and hide them. Each function asks for `catalogue.write`.
/* Whether a category's words are {language: {name, description}}, English among them, of lengths that fit their place. */
create function private.are_category_texts(given jsonb) returns boolean language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(given) = 'object' and given ? 'en' and not exists (
    select from jsonb_each(case jsonb_typeof(given) when 'object' then given else '{}' end) t
     where not private.is_language_tag(t.key) or not private.are_texts(t.value)
        or exists (select from jsonb_object_keys(case jsonb_typeof(t.value) when 'object' then t.value else '{}' end) k
          where k not in ('name', 'description'))
        or char_length(btrim(coalesce(t.value ->> 'name', ''))) not between 1 and 80 or char_length(coalesce(t.value ->> 'description', '')) > 500)
$$;
revoke execute on function private.are_category_texts(jsonb) from public;

/*
 * Makes a category, behind its siblings, or changes the one that was seen as it is (`changed_at`). A slug that it had leads to it for good. HT004
 * no_category, too_deep; HT005 slug_taken, too_many, merged. Wants `catalogue.write`.
 */
create function public.write_category(p_id uuid, p_category jsonb, p_seen timestamptz) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  -- More than a menu can hold.
  most constant integer := 300;
  asked public.categories := jsonb_populate_record(null::public.categories, p_category);
  texts jsonb := coalesce(p_category -> 'texts', '{}');
  kept public.categories;
begin
  perform private.demand('catalogue.write');
  if not coalesce(private.are_category_texts(texts), false) then raise exception using errcode = 'check_violation'; end if;
  perform pg_advisory_xact_lock(hashtextextended('categories', 0));
  asked.name := btrim(texts -> 'en' ->> 'name');
  asked.description := btrim(coalesce(texts -> 'en' ->> 'description', ''));
  if exists (select from public.category_old_slugs o where o.slug = asked.slug and o.category_id is distinct from p_id)
     or exists (select from public.categories c where c.slug = asked.slug and c.id is distinct from p_id) then
    raise exception 'This address leads to another category.' using errcode = 'HT005', hint = 'slug_taken';
  end if;
  if p_id is null then
    if (select count(*) from public.categories) >= most then
      raise exception 'There are % categories already.', most using errcode = 'HT005', hint = 'too_many';
    end if;
    insert into public.categories (slug, name, description, parent_id, image_url, status, sort_order)
    select asked.slug, asked.name, asked.description, asked.parent_id, asked.image_url, 'inactive', coalesce(max(c.sort_order), 0) + 1
      from public.categories c where c.parent_id is not distinct from asked.parent_id
    returning * into kept;
  else
    select * into kept from public.categories c where c.id = p_id for update;
    if not found then raise exception 'There is no such category.' using errcode = 'PT404'; end if;
    perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(kept.changed_at));
    if kept.merged_into is not null then raise exception 'It is part of another.' using errcode = 'HT005', hint = 'merged'; end if;
    if asked.slug is distinct from kept.slug then
      delete from public.category_old_slugs o where o.slug = asked.slug;
      insert into public.category_old_slugs (slug, category_id) values (kept.slug, p_id);
      -- What may not be returned is named by slug.
      update public.shop_settings x set value = (x.value - kept.slug) || to_jsonb(asked.slug)
       where x.key in ('cases.no_return_categories', 'cases.no_withdrawal_categories') and x.value ? kept.slug;
    end if;
    update public.categories c set slug = asked.slug, name = asked.name, description = asked.description, image_url = asked.image_url,
        changed_at = clock_timestamp()
     where c.id = p_id returning * into kept;
  end if;
  -- What was not touched keeps its state: a translation that no longer fits stays one to look at.
  delete from public.category_translations t where t.category_id = kept.id and not texts ? t.language;
  insert into public.category_translations as t (category_id, language, name, description, origin, state, source_hash)
  select kept.id, w.key, btrim(w.value ->> 'name'), btrim(coalesce(w.value ->> 'description', '')), 'human', 'reviewed',
    md5(kept.name || chr(10) || kept.description)
    from jsonb_each(texts) w where w.key <> 'en'
  on conflict (category_id, language) do update set name = excluded.name, description = excluded.description, origin = 'human', state = 'reviewed',
    source_hash = excluded.source_hash
   where (t.name, t.description) is distinct from (excluded.name, excluded.description);
  return kept.id;
exception when check_violation or not_null_violation then
  raise exception 'This cannot be a category: %', sqlerrm using errcode = 'HT004', hint = 'no_category';
end
$$;
comment on function public.write_category(uuid, jsonb, timestamptz) is
  'Makes a category, hidden and behind its siblings, or changes the one that was seen as it is (`changed_at`): {slug, parent_id (new ones), image_url, texts: '
  '{language: {name, description}}}. HT004 no_category, too_deep, HT005 slug_taken, too_many, merged.';

/* Puts a category below another family, or makes a family of it (null); it goes behind its new siblings. Wants `catalogue.write`. */
create function public.move_category(p_id uuid, p_parent uuid, p_seen timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept public.categories;
begin
  perform private.demand('catalogue.write');
  perform pg_advisory_xact_lock(hashtextextended('categories', 0));
  select * into kept from public.categories c where c.id = p_id for update;
  if not found then raise exception 'There is no such category.' using errcode = 'PT404'; end if;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(kept.changed_at));
  if kept.merged_into is not null then raise exception 'It is part of another.' using errcode = 'HT005', hint = 'merged'; end if;
  if kept.parent_id is not distinct from p_parent then raise exception 'It is there.' using errcode = 'HT003', hint = 'not_allowed_now'; end if;
  update public.categories c set parent_id = p_parent, changed_at = clock_timestamp(),
      sort_order = (select coalesce(max(s.sort_order), 0) + 1 from public.categories s where s.parent_id is not distinct from p_parent)
   where c.id = p_id;
exception when foreign_key_violation or check_violation then
  raise exception 'It cannot stand there: %', sqlerrm using errcode = 'HT004', hint = 'too_deep';
end
$$;
comment on function public.move_category(uuid, uuid, timestamptz) is
  'Puts a category below another family, or makes a family of it (null), behind its new siblings. Refused (HT004 too_deep) where it would be a third level.';

/* Says in which order the families (null) or the categories of a family stand. Wants `catalogue.write`. */
create function public.order_categories(p_parent uuid, p_ids uuid[], p_seen uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  stands uuid[];
begin
  perform private.demand('catalogue.write');
  perform pg_advisory_xact_lock(hashtextextended('categories', 0));
  select array_agg(c.id order by c.sort_order, c.name, c.id) into stands from public.categories c
   where c.parent_id is not distinct from p_parent and c.merged_into is null;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(stands));
  if (select array_agg(i order by i) from unnest(stands) i) is distinct from (select array_agg(i order by i) from unnest(p_ids) i) then
    raise exception 'Every category has its place.' using errcode = 'HT005', hint = 'other_categories';
  end if;
  update public.categories c set sort_order = wanted.place
    from unnest(p_ids) with ordinality wanted(id, place) where wanted.id = c.id and c.sort_order <> wanted.place;
end
$$;
comment on function public.order_categories(uuid, uuid[], uuid[]) is
  'Says in which order the families (null), or the categories of a family, stand; refused where they are not in the order that was seen.';

/* Shows or hides a category, a family with what is below it. HT003 where it is so already, HT005 family_hidden. Wants `catalogue.write`. */
create function public.show_category(p_id uuid, p_shown boolean) returns void language plpgsql security definer set search_path = '' as $$
declare
  kept public.categories;
begin
  perform private.demand('catalogue.write');
  perform pg_advisory_xact_lock(hashtextextended('categories', 0));
  select * into kept from public.categories c where c.id = p_id for update;
  if not found then raise exception 'There is no such category.' using errcode = 'PT404'; end if;
  if kept.merged_into is not null then raise exception 'It is part of another.' using errcode = 'HT005', hint = 'merged'; end if;
  if p_shown is null or p_shown = (kept.status = 'active') then
    raise exception 'It is so already.' using errcode = 'HT003', hint = 'not_allowed_now';
  end if;
  if p_shown and exists (select from public.categories f where f.id = kept.parent_id and f.status <> 'active') then
    raise exception 'Its family is hidden.' using errcode = 'HT005', hint = 'family_hidden';
  end if;
  update public.categories c set status = case when p_shown then 'active' else 'inactive' end, follows_parent = false, changed_at = clock_timestamp()
   where c.id = p_id;
  if p_shown then
    update public.categories c set status = 'active', follows_parent = false, changed_at = clock_timestamp() where c.parent_id = p_id and c.follows_parent;
  else
    update public.categories c set status = 'inactive', follows_parent = true, changed_at = clock_timestamp()
     where c.parent_id = p_id and c.status = 'active';
  end if;
end
$$;
comment on function public.show_category(uuid, boolean) is
  'Shows or hides a category; a family takes along what is below it, but for what was hidden by itself. HT003 where it is so already, HT005 family_hidden.';

revoke execute on function public.write_category(uuid, jsonb, timestamptz),
  public.move_category(uuid, uuid, timestamptz),
  public.order_categories(uuid, uuid[], uuid[]),
  public.show_category(uuid, boolean)
  from public, anon;
grant execute on function public.write_category(uuid, jsonb, timestamptz),
  public.move_category(uuid, uuid, timestamptz),
  public.order_categories(uuid, uuid[], uuid[]),
  public.show_category(uuid, boolean)
  to authenticated, service_role;
