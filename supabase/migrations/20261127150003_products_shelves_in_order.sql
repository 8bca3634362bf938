-- Whoever changes pieces with their shelves takes the shelves first, as a sale does. The piece is taken so far only that nobody else changes it: an order that
-- names it does not wait for that, nor whoever changes it for the order, which comes to the shelf after it has named the piece.

create or replace function public.change_products(p_seller_id uuid, p_products jsonb, p_deed jsonb, p_run uuid DEFAULT NULL::uuid)
 RETURNS TABLE(product_id uuid, name text, before jsonb, after jsonb, waits boolean, refused text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  one record;
  r private.product_runs;
  kind constant text := p_deed ->> 'kind';
  fell_on text;
  waited jsonb;
begin
  if not private.may_in_shop(p_seller_id, 'products.write') then
    raise exception 'These are not the pieces of your shop.' using errcode = '42501';
  end if;
  perform private.demand_deed(p_deed);
  if jsonb_typeof(p_products) is distinct from 'array' or jsonb_array_length(p_products) not between 1 and 200 then
    raise exception 'Between 1 and 200 pieces at once.' using errcode = '22023', hint = 'too_many';
  end if;
  if p_run is not null then
    -- Two presses of one button are one change; what the first has done the second only reads.
    insert into private.product_runs (id, seller_id, deed, made_by) values (p_run, p_seller_id, p_deed, (select auth.uid()))
    on conflict (id) do nothing;
    select * into r from private.product_runs x where x.id = p_run for update;
    if r.seller_id <> p_seller_id or r.deed <> p_deed then
      raise exception 'That was another change.' using errcode = 'HT003', hint = 'another_change';
    end if;
    if r.undone_at is not null then raise exception 'It was taken back.' using errcode = 'HT003', hint = 'taken_back'; end if;
    if (select count(*) from private.product_runs x where x.seller_id = p_seller_id and x.made_at > now() - interval '1 day') > 200
      or (select count(*) from private.product_run_rows w where w.run_id = p_run) > 5000 then
      raise exception 'That is enough for a day.' using errcode = 'PT429', hint = 'too_many';
    end if;
    delete from private.product_runs x where x.seller_id = p_seller_id and x.made_at < now() - interval '30 days';
  end if;
  perform private.lock_shelves_of(array(select p.id from jsonb_array_elements(p_products) e join public.products p on p.id = (e ->> 'id')::uuid
    where p.seller_id = p_seller_id));
  for one in select distinct on (1) (e ->> 'id')::uuid as id, e -> 'seen' as seen, coalesce(e -> 'set', '{}') as set, e -> 'new' = 'true' as is_new
      from jsonb_array_elements(p_products) e order by 1 loop
    product_id := one.id; name := ''; before := null; after := null; waits := false; refused := null;
    if p_run is not null then
      select w.before, w.after, w.waits, w.refused into before, after, waits, refused
        from private.product_run_rows w where w.run_id = p_run and w.product_id = one.id;
      if found then
        name := (select p.name from public.products p where p.id = one.id);
        return next;
        continue;
      end if;
      waits := false;
    end if;
    begin
      select p.name into name from public.products p where p.id = one.id and p.seller_id = p_seller_id;
      if not found and kind = 'sheet' and one.is_new then
        name := coalesce(one.set ->> 'name', '');
        before := '{}';
        perform private.begin_listing_of_sheet(one.id, p_seller_id, one.set);
      elsif not found then raise exception 'There is no such piece of yours.' using errcode = 'PT404', hint = 'no_product'; end if;
      before := coalesce(before, private.product_facts(one.id, kind));
      if one.seen is not null and one.seen <> 'null' and one.seen <> before then
        raise exception 'It is not what it was.' using errcode = 'HT003', hint = 'changed_meanwhile';
      end if;
      waited := private.waiting_values(one.id);
      perform private.do_deed(one.id, p_deed || jsonb_build_object('says', one.set));
      after := private.product_facts(one.id, kind);
      waits := after = before and private.deed_waits(one.id, kind);
      if after = before and not waits then raise exception 'It is so already.' using errcode = 'HT003', hint = 'as_it_is'; end if;
      if p_run is null then raise exception 'Only tried.' using errcode = 'HT099'; end if;
    exception
      when sqlstate 'HT099' then null;
      when others then
        if sqlstate ~ '^(40|53|57|58|XX)' then raise; end if;
        after := null;
        waits := false;
        get stacked diagnostics refused = pg_exception_hint, fell_on = constraint_name;
        if coalesce(refused, '') = '' then
          refused := case when fell_on like 'stock%' then 'not_possible' when sqlstate ~ '^2[23]' then 'not_valid' else sqlstate end;
        end if;
    end;
    if p_run is not null and exists (select from public.products p where p.id = one.id and p.seller_id = p_seller_id) then
      insert into private.product_run_rows (run_id, product_id, before, after, waits, refused, fields)
      values (p_run, one.id, coalesce(before, '{}'), after, waits, refused, case when waits then array(
        select v.key from jsonb_each(private.waiting_values(one.id)) v where waited -> v.key is distinct from v.value order by 1) else '{}' end);
    end if;
    return next;
  end loop;
end
$function$;

create or replace function public.undo_product_run(p_run uuid, p_most integer DEFAULT 200)
 RETURNS TABLE(product_id uuid, name text, refused text, left_to_do integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  r private.product_runs;
  w private.product_run_rows;
begin
  select * into r from private.product_runs x where x.id = p_run for update;
  if not found or not private.may_in_shop(r.seller_id, 'products.write') then
    raise exception 'There is no such change of your shop.' using errcode = 'PT404', hint = 'no_run';
  end if;
  if p_most not between 1 and 200 then raise exception 'Between 1 and 200 pieces at once.' using errcode = '22023'; end if;
  update private.product_runs x set undone_at = coalesce(x.undone_at, now()) where x.id = p_run;
  perform private.lock_shelves_of(array(
    select x.product_id from private.product_run_rows x where x.run_id = p_run and x.refused is null and x.undone is null order by x.product_id limit p_most));
  for w in select * from private.product_run_rows x where x.run_id = p_run and x.refused is null and x.undone is null order by x.product_id limit p_most loop
    product_id := w.product_id; refused := null;
    name := (select p.name from public.products p where p.id = w.product_id);
    begin
      perform private.undo_deed(w, r.deed ->> 'kind');
    exception
      when others then
        if sqlstate ~ '^(40|53|57|58|XX)' then raise; end if;
        get stacked diagnostics refused = pg_exception_hint;
        if coalesce(refused, '') = '' then refused := case sqlstate when '23514' then 'not_possible' else sqlstate end; end if;
    end;
    update private.product_run_rows x set undone = coalesce(refused, 'yes') where x.run_id = p_run and x.product_id = w.product_id;
    left_to_do := (select count(*) from private.product_run_rows x where x.run_id = p_run and x.refused is null and x.undone is null);
    return next;
  end loop;
end
$function$;

create or replace function private.undo_deed(p_row private.product_run_rows, p_kind text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  variant uuid;
  versions integer;
  id constant uuid := p_row.product_id;
begin
  if p_kind = 'stock' then
    -- What was counted is taken back as a difference: what was sold since stays sold.
    select (array_agg(v.id))[1], count(*) into variant, versions from public.product_variants v where v.product_id = p_row.product_id and v.is_active;
    if versions <> 1 then raise exception 'It has several versions by now.' using errcode = 'HT005', hint = 'several_versions'; end if;
    perform public.adjust_stock(variant, (p_row.before ->> 'stock')::integer - (p_row.after ->> 'stock')::integer);
    return;
  end if;
  if p_kind = 'sheet' then
    perform private.undo_sheet(p_row);
    return;
  end if;
  if p_row.waits and p_kind = 'status' then
    -- What waits to be seen first is taken back by wishing what it was.
    update public.products p set status = p_row.before ->> 'status' where p.id = p_row.product_id and p.waits_since is not null;
    if not found then raise exception 'It waits no more.' using errcode = 'HT005', hint = 'already_decided'; end if;
    return;
  end if;
  if p_row.waits then
    perform public.withdraw_product_change(id, (select coalesce(array_agg(f.field), '{}')
      from public.product_changes c join public.product_change_fields f on f.change_id = c.id
      where c.product_id = p_row.product_id and c.state in ('open', 'asked')
        and (f.field = case p_kind when 'price' then 'price_minor' else 'category_id' end or (p_kind = 'price' and f.field like 'variant\_price:%'))));
    return;
  end if;
  if private.product_facts(id, p_kind) <> p_row.after then
    raise exception 'It was changed since.' using errcode = 'HT003', hint = 'changed_since';
  end if;
  case p_kind
    when 'price' then
      update public.products p set price_minor = private.price_after_sale(p_row.product_id, null, (p_row.before ->> 'price')::bigint, r.made_at)
        from private.product_runs r where p.id = p_row.product_id and r.id = p_row.run_id;
      update public.product_variants v set
          price_minor = private.price_after_sale(v.product_id, v.id, (p_row.before -> 'versions' ->> v.id::text)::bigint, r.made_at)
        from private.product_runs r where r.id = p_row.run_id and v.product_id = p_row.product_id and p_row.before -> 'versions' ? v.id::text;
    when 'status' then update public.products p set status = p_row.before ->> 'status' where p.id = p_row.product_id;
    when 'delivery' then update public.products p set free_shipping = (p_row.before ->> 'free')::boolean where p.id = p_row.product_id;
    when 'parcel' then update public.products p set shipping_profile_id = (p_row.before ->> 'parcel')::uuid where p.id = p_row.product_id;
    when 'days' then update public.products p set lead_time_days = (p_row.before ->> 'days')::integer where p.id = p_row.product_id;
    when 'category' then update public.products p set category_id = (p_row.before ->> 'category')::uuid where p.id = p_row.product_id;
  end case;
end
$function$;

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
  -- Two people who arrange the same piece do so one after the other; a sale of a version holds its shelf and comes to the piece.
  perform private.lock_shelves_of(array[p_product_id]);
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
$function$;
