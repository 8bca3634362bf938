-- Why: two versions that change places could not be approved, and new versions that wait took the old ones off sale at once.
-- What is no address at all is refused as everywhere.
create or replace function private.guard_pictures()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  product constant uuid := case when tg_op = 'DELETE' then old.product_id else new.product_id end;
begin
  if current_setting('app.arranging', true) is distinct from product::text then
    if private.effect_of_change(product, 'pictures') in ('look', 'wait') then
      raise exception 'Pictures of a piece that has been on sale are changed with the function arrange_pictures: somebody looks at them.'
        using errcode = 'HT005', hint = 'arrange_pictures';
    end if;
    if tg_op <> 'DELETE' and (select auth.uid()) is not null and private.is_my_product(product) and private.is_picture_address(new.url)
      and not private.is_lasting_picture(product, new.url) then
      raise exception 'A picture of a piece is a file in its own folder of the bucket product-images, plainly written.' using errcode = '22023',
        hint = 'invalid';
    end if;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$function$;

create or replace function private.guard_variant_picture()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if (select auth.uid()) is not null and private.is_my_product(new.product_id) and private.is_picture_address(new.image_url)
    and not private.is_lasting_picture(new.product_id, new.image_url) then
    raise exception 'The picture of a version is a file in the folder of its piece, plainly written.' using errcode = '22023', hint = 'invalid';
  end if;
  return new;
end
$function$;

create or replace function public.answer_change_appeal(p_id uuid, p_granted boolean, p_reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  c public.product_changes;
  p public.products;
  f public.product_change_fields;
  act bigint;
begin
  perform private.demand('products.judge');
  c := private.change_to_judge(p_id, p_reason);
  select * into p from public.products x where x.id = c.product_id;
  if c.appealed_at is null or c.answered_at is not null then raise exception 'Nobody waits for another look.' using errcode = 'HT005',
    hint = 'already_decided'; end if;
  if c.decided_by is not distinct from (select auth.uid()) then raise exception 'Another person looks at it again.' using errcode = 'HT005',
    hint = 'same_person'; end if;
  if coalesce(p_granted, false) then
    for f in select * from public.product_change_fields x where x.change_id = c.id and x.state = 'refused' order by x.field loop
      if not private.is_value(private.live_value(p, f.field), f.before) then
        raise exception 'The piece was changed meanwhile.' using errcode = 'HT005', hint = 'changed_meanwhile';
      end if;
      perform private.put_value(p.id, f.field, f.after);
      update public.product_change_fields x set state = 'approved' where x.change_id = c.id and x.field = f.field;
    end loop;
  end if;
  update public.product_changes x set answer = left(btrim(p_reason), 1000), answered_at = private.now(),
      state = case when coalesce(p_granted, false) then 'approved' else x.state end where x.id = c.id;
  act := private.log_activity('products.change_' || case when coalesce(p_granted, false) then 'grant' else 'deny' end, p.id::text,
    private.summary_of_change(c.id), p_reason);
  perform private.tell_seller(case when coalesce(p_granted, false) then 'change_granted' else 'change_denied' end, act::text,
    jsonb_build_object('seller_id', p.seller_id, 'product_id', p.id, 'because', coalesce(c.because, 'other'), 'reason', left(btrim(p_reason), 1000)));
end
$function$;

create or replace function private.facts_of_listing_change(p_key text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', c.id, 'product_id', p.id, 'name', p.name, 'image', p.image_url, 'language', p.language, 'seller_id', s.id, 'seller',
    s.business_name,
      'level', private.trust_level(s.id), 'opened_at', c.opened_at, 'by', coalesce(nullif(o.full_name, ''), o.email, ''), 'seen', c.changed_at,
        'state', c.state,
      'because', c.because, 'words', c.words, 'decided_at', c.decided_at, 'decided_by', c.decided_by, 'decider', coalesce(nullif(d.full_name, ''),
        d.email, ''),
      'appeal', c.appeal, 'appealed_at', c.appealed_at, 'answer', c.answer, 'answered_at', c.answered_at,
      'fields', coalesce((select jsonb_agg(jsonb_build_object('field', f.field, 'kind', f.kind, 'waits', f.waits, 'state', f.state,
          'label', case when f.field like 'attribute:%' then (select a.texts -> 'en' ->> 'name' from public.attributes a
              where a.id = private.as_uuid(split_part(f.field, ':', 2)))
            when f.field like 'variant%' then (select v.name from public.product_variants v where v.id = private.as_uuid(split_part(f.field, ':', 2)))
            when f.field like 'translation:%' then split_part(f.field, ':', 2) end,
          'before', private.said_value(f.field, f.before), 'after', private.said_value(f.field, f.after),
          'now', private.said_value(f.field, private.live_value(p, f.field)),
          'moved', f.state = 'open' and not private.is_value(private.live_value(p, f.field),
            case when f.waits then f.before else f.after end)) order by f.field)
        from public.product_change_fields f where f.change_id = c.id and f.state <> 'withdrawn'), '[]'),
      'rules', coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'word', w.word) order by r.name) from public.listing_rules r
        cross join lateral (select private.word_found((select string_agg(f.after #>> '{}', E'\n') from public.product_change_fields f
          where f.change_id = c.id and f.state <> 'withdrawn'), r.words, r.except_words) as word) w
        where r.is_active and w.word is not null), '[]'))
    from public.product_changes c join public.products p on p.id = c.product_id join public.sellers s on s.id = p.seller_id
    left join public.profiles o on o.id = c.opened_by left join public.profiles d on d.id = c.decided_by where c.id = private.as_uuid(p_key)
$function$;

create or replace function private.live_value(p public.products, p_field text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(case
    when p_field = 'pictures' then private.pictures_value(p.id)
    when p_field like 'translation:%' then (select private.translation_value(t) from public.product_translations t
      where t.product_id = p.id and t.language = split_part(p_field, ':', 2))
    when p_field like 'attribute:%' then (select private.attribute_value(a) from public.product_attributes a
      where a.product_id = p.id and a.attribute_id = private.as_uuid(split_part(p_field, ':', 2)))
    when p_field like 'variant:%' then (select private.version_value(v) from public.product_variants v
      where v.product_id = p.id and v.id = private.as_uuid(split_part(p_field, ':', 2)))
    when p_field like 'variant_price:%' then (select to_jsonb(v.price_minor) from public.product_variants v
      where v.product_id = p.id and v.id = private.as_uuid(split_part(p_field, ':', 2)))
    else to_jsonb(p) -> p_field end, 'null')
$function$;

create or replace function private.put_value(p_product_id uuid, p_field text, p_value jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  about constant text := split_part(p_field, ':', 2);
begin
  if p_field = 'pictures' then perform private.put_pictures(p_product_id, p_value);
  elsif p_field like 'translation:%' then
    if p_value = 'null' then delete from public.product_translations t where t.product_id = p_product_id and t.language = about;
    else
      insert into public.product_translations (product_id, language, name, description, care, phrases)
        values (p_product_id, about, p_value ->> 'name', p_value ->> 'description', p_value ->> 'care', p_value -> 'phrases')
        on conflict (product_id, language) do update set name = excluded.name, description = excluded.description, care = excluded.care,
          phrases = excluded.phrases;
    end if;
  elsif p_field like 'attribute:%' then
    if p_value = 'null' then delete from public.product_attributes a where a.product_id = p_product_id and a.attribute_id = about::uuid;
    else
      insert into public.product_attributes (product_id, attribute_id, value_ids, number)
        values (p_product_id, about::uuid, array(select x::integer from jsonb_array_elements_text(p_value -> 'value_ids') x),
          (p_value ->> 'number')::numeric)
        on conflict (product_id, attribute_id) do update set value_ids = excluded.value_ids, number = excluded.number;
    end if;
  elsif p_field like 'variant:%' then
    update public.product_variants v set name = p_value ->> 'name', options = p_value -> 'options', image_url = p_value ->> 'image_url',
        is_active = (p_value ->> 'is_active')::boolean,
        -- What was looked at is what it costs; the price of its piece stays that.
        price_minor = case when not p_value ? 'price_minor' or (p_value ->> 'price_minor')::bigint = coalesce(v.price_minor, (select p.price_minor
          from public.products p where p.id = v.product_id)) then v.price_minor else (p_value ->> 'price_minor')::bigint end
     where v.product_id = p_product_id and v.id = about::uuid;
  elsif p_field like 'variant_price:%' then
    update public.product_variants v set price_minor = (p_value #>> '{}')::bigint where v.product_id = p_product_id and v.id = about::uuid;
  elsif private.fields_of_changes() ? p_field then
    execute format('update public.products set %1$I = (jsonb_populate_record(null::public.products, $1)).%1$I where id = $2', p_field)
      using jsonb_build_object(p_field, p_value), p_product_id;
  end if;
end
$function$;


create function private.put_values(p_product_id uuid, p_values jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  one record;
  sold boolean;
begin
  sold := exists (select from public.product_variants v where v.product_id = p_product_id and v.is_active);
  update public.product_variants v set name = v.id::text
   where v.product_id = p_product_id and p_values ? ('variant:' || v.id) and v.name <> p_values -> ('variant:' || v.id) ->> 'name';
  for one in select e.key as field, e.value from jsonb_each(p_values) e order by e.key loop
    perform private.put_value(p_product_id, one.field, one.value);
  end loop;
  if sold and not exists (select from public.product_variants v where v.product_id = p_product_id and v.is_active) then
    raise exception 'No version would be left on sale: decide the old ones and the new ones alike.' using errcode = 'HT005', hint = 'no_version';
  end if;
exception when unique_violation then
  raise exception 'Two versions would have one name: decide both alike.' using errcode = 'HT005', hint = 'same_names';
end
$$;
comment on function private.put_values(uuid, jsonb) is
  'Makes fields of a piece these ({field: value}) at once, so that names of versions may change places. HT005 no_version, same_names.';

create or replace function private.settle_change(c public.product_changes, p public.products, p_approved text[], p_over boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  f public.product_change_fields;
  yes integer := 0;
  no integer := 0;
  wanted jsonb := '{}';
begin
  for f in select * from public.product_change_fields x where x.change_id = c.id and x.state = 'open' order by x.field loop
    if not private.is_value(private.live_value(p, f.field), case when f.waits then f.before else f.after end) and not p_over then
      raise exception 'The piece was changed meanwhile.' using errcode = 'HT005', hint = 'changed_meanwhile';
    end if;
    if p_approved is null or f.field = any (p_approved) then
      yes := yes + 1;
      if f.waits then wanted := wanted || jsonb_build_object(f.field, f.after); end if;
      update public.product_change_fields x set state = 'approved' where x.change_id = c.id and x.field = f.field;
    else
      no := no + 1;
      if not f.waits then wanted := wanted || jsonb_build_object(f.field, f.before); end if;
      update public.product_change_fields x set state = 'refused' where x.change_id = c.id and x.field = f.field;
    end if;
  end loop;
  perform private.put_values(p.id, wanted);
  -- Whoever has read the words need not be asked to look at them again.
  if yes > 0 then
    update public.product_reports r set decided_at = private.now(), decision = 'nothing'
     where r.product_id = p.id and r.origin = 'rule' and r.decided_at is null and r.created_at >= c.opened_at;
  end if;
  return case when no = 0 then 'approved' when yes = 0 then 'refused' else 'partly' end;
end
$$;

-- Old versions are on sale until the new ones that take their place are approved.
create or replace function public.arrange_versions(p_product_id uuid, p_versions jsonb)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  one record;
  made uuid;
  dropped text[];
  named uuid[] := '{}';
begin
  if not private.is_my_product(p_product_id) then raise exception 'There is no such piece of yours.' using errcode = 'PT404'; end if;
  if jsonb_typeof(p_versions) is distinct from 'array' or jsonb_array_length(p_versions) not between 1 and 100
    or not jsonb_path_exists(p_versions, '$[*] ? (@.is_active == true)') then
    raise exception 'Between 1 and 100 versions, and one of them for sale.' using errcode = 'HT005', hint = 'versions_wrong';
  end if;
  -- Two people who arrange the same piece do so one after the other.
  perform 1 from public.products p where p.id = p_product_id for update;
  if exists (select from jsonb_array_elements(p_versions) e where e ->> 'id' is not null and not exists (
      select from public.product_variants v where v.product_id = p_product_id and v.id::text = e ->> 'id')) then
    raise exception 'A version is not of this piece.' using errcode = 'PT404';
  end if;
  if (select count(distinct e ->> 'name') < count(*) from jsonb_array_elements(p_versions) e) then
    raise exception 'Two versions have the same name.' using errcode = 'HT005', hint = 'versions_same';
  end if;
  -- One that is called as another was before is that one, with its stock: sold no more, or made by a press a moment ago.
  select jsonb_agg(case when v.id is null then e.value else e.value || jsonb_build_object('id', v.id) end order by e.ordinality) into p_versions
    from jsonb_array_elements(p_versions) with ordinality e
    left join public.product_variants v on v.product_id = p_product_id and e.value ->> 'id' is null and v.name = e.value ->> 'name'
      and not exists (select from jsonb_array_elements(p_versions) n where n ->> 'id' = v.id::text);
  -- What waits and is not wished any more waits no more: new ones that are left out, old ones that stay after all.
  select array_agg(f.field) into dropped from public.product_changes c join public.product_change_fields f on f.change_id = c.id
    join public.product_variants v on v.product_id = p_product_id and f.field = 'variant:' || v.id
   where c.product_id = p_product_id and c.state in ('open', 'asked') and f.state = 'open' and f.waits
     and (f.after ->> 'is_active')::boolean is distinct from v.is_active and (f.after ->> 'is_active')::boolean is distinct from exists (
       select from jsonb_array_elements(p_versions) e where e ->> 'id' = v.id::text and coalesce((e ->> 'is_active')::boolean, true));
  if dropped is not null then perform public.withdraw_product_change(p_product_id, dropped); end if;
  -- Names may change places, so they make room for each other first.
  update public.product_variants v set name = v.id::text
   where v.product_id = p_product_id and exists (
     select from jsonb_array_elements(p_versions) e where e ->> 'id' = v.id::text and e ->> 'name' <> v.name);
  for one in
    select e.ordinality::integer - 1 as place, e.value ->> 'id' as id, coalesce(e.value ->> 'name', '') as name,
        coalesce(e.value -> 'options', '{}') as options, (e.value ->> 'price_minor')::bigint as price_minor,
        (e.value ->> 'weight_grams')::integer as weight_grams, coalesce(e.value ->> 'sku', '') as sku,
        coalesce((e.value ->> 'is_active')::boolean, true) as is_active, coalesce((e.value ->> 'stock_change')::integer, 0) as stock_change
      from jsonb_array_elements(p_versions) with ordinality e order by 1
  loop
    if one.id is null then
      insert into public.product_variants (product_id, name, options, price_minor, weight_grams, sku, position, is_active)
      values (p_product_id, one.name, one.options, one.price_minor, one.weight_grams, one.sku, one.place, one.is_active) returning id into made;
    else
      update public.product_variants v
         set name = one.name, options = one.options, price_minor = one.price_minor, weight_grams = one.weight_grams, sku = one.sku,
             position = one.place, is_active = one.is_active
       where v.id = one.id::uuid and (v.name, v.options, v.sku, v.position, v.is_active, v.price_minor, v.weight_grams)
         is distinct from (one.name, one.options, one.sku, one.place, one.is_active, one.price_minor, one.weight_grams);
      made := one.id::uuid;
    end if;
    named := named || made;
    if one.stock_change <> 0 then perform public.adjust_stock(made, one.stock_change); end if;
  end loop;
  -- What is not named any more stays for the orders it is in, and is sold no more; where all that is named waits, as soon as that is approved.
  perform set_config('app.replacing', case when exists (
      select from public.product_variants v where v.product_id = p_product_id and v.is_active
      and v.id = any (named)) then '' else p_product_id::text end, true);
  update public.product_variants v set is_active = false
   where v.product_id = p_product_id and v.is_active and v.id <> all (named);
  perform set_config('app.replacing', '', true);
  return jsonb_array_length(p_versions);
end
$function$;

revoke execute on function private.put_values(uuid, jsonb) from public, anon, authenticated;
grant execute on function private.put_values(uuid, jsonb) to service_role;
