-- Why: a list that named one version twice kept what it said last, and answered as if both were there.
create or replace function public.arrange_versions(p_product_id uuid, p_versions jsonb) returns integer language plpgsql
  set search_path = '' as $$
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
  if (select count(distinct e ->> 'name') < count(*) or count(distinct e ->> 'id') < count(e ->> 'id') from jsonb_array_elements(p_versions) e) then
    raise exception 'Two versions are the same or have the same name.' using errcode = 'HT005', hint = 'versions_same';
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
$$;
