-- Why: who sells a thousand pieces keeps them in a spreadsheet. What its rows say is one change of many pieces like any other: tried first, done
-- once, taken back whole, and each piece is held to what holds when its maker changes it by hand.

create or replace function private.sheet_facts(p_product_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('name', p.name, 'description', p.description, 'material', p.material, 'craft', p.craft, 'care', p.care,
    'dimensions', p.dimensions, 'hs', p.hs_code, 'tags', to_jsonb(p.tags), 'price', p.price_minor, 'original', p.original_price_minor,
    'weight', p.weight_grams, 'days', p.lead_time_days, 'made', p.made_to_order, 'free', p.free_shipping, 'status', p.status,
    'category', p.category_id, 'sku', p.sku,
    'parts', coalesce((select jsonb_object_agg(v.id, jsonb_build_object('price', v.price_minor, 'weight', v.weight_grams, 'sku', v.sku,
        'stock', coalesce(l.on_hand, 0))) from public.product_variants v left join public.stock_levels l on l.variant_id = v.id
      where v.product_id = p.id), '{}'))
  from public.products p where p.id = p_product_id
$$;
comment on function private.sheet_facts(uuid) is 'A piece as a spreadsheet has it; `parts` are its versions by their ids. Prices are satang.';
revoke all on function private.sheet_facts(uuid) from public;
grant execute on function private.sheet_facts(uuid) to service_role;

create or replace function private.write_sheet(p_product_id uuid, p_set jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  p public.products;
  part record;
  lies integer;
  wished integer;
begin
  select * into p from public.products x where x.id = p_product_id;
  if p.status = 'draft' and p_set ->> 'status' = 'inactive' then
    raise exception 'It has never been for sale.' using errcode = 'HT005', hint = 'is_draft';
  end if;
  if p_set ? 'category' and not exists (select from public.categories c where c.id = (p_set ->> 'category')::uuid and c.status <> 'archived'
      and not exists (select from public.categories d where d.parent_id = c.id)) then
    raise exception 'No piece stands in that category.' using errcode = 'HT005', hint = 'no_category';
  end if;
  -- Shelves before their piece, as orders take them.
  for part in select e.key::uuid as id, e.value as set from jsonb_each(coalesce(p_set -> 'parts', '{}')) e order by 1 loop
    if not exists (select from public.product_variants v where v.id = part.id and v.product_id = p_product_id) then
      raise exception 'That version is not of this piece.' using errcode = 'PT404', hint = 'no_product';
    end if;
    if part.set ? 'stock' or part.set ? 'stock_change' then
      lies := coalesce((select l.on_hand from public.stock_levels l where l.variant_id = part.id for update), 0);
      wished := coalesce((part.set ->> 'stock')::integer, lies + (part.set ->> 'stock_change')::integer);
      if p.is_unique and wished > greatest(lies, 1) then raise exception 'There is one of it.' using errcode = 'HT005', hint = 'one_of_a_kind'; end if;
      perform public.adjust_stock(part.id, wished - lies);
    end if;
    update public.product_variants v set
        price_minor = case when part.set ? 'price' then (part.set ->> 'price')::bigint else v.price_minor end,
        weight_grams = case when part.set ? 'weight' then (part.set ->> 'weight')::integer else v.weight_grams end,
        sku = coalesce(part.set ->> 'sku', v.sku)
      where v.id = part.id and part.set ?| array['price', 'weight', 'sku'];
  end loop;
  update public.products x set name = coalesce(p_set ->> 'name', x.name), description = coalesce(p_set ->> 'description', x.description),
      material = coalesce(p_set ->> 'material', x.material), craft = coalesce(p_set ->> 'craft', x.craft), care = coalesce(p_set ->> 'care', x.care),
      dimensions = coalesce(p_set ->> 'dimensions', x.dimensions), hs_code = coalesce(p_set ->> 'hs', x.hs_code),
      tags = case when p_set ? 'tags' then array(select jsonb_array_elements_text(p_set -> 'tags')) else x.tags end,
      price_minor = coalesce((p_set ->> 'price')::bigint, x.price_minor),
      original_price_minor = case when p_set ? 'original' then (p_set ->> 'original')::bigint else x.original_price_minor end,
      weight_grams = coalesce((p_set ->> 'weight')::integer, x.weight_grams), lead_time_days = coalesce((p_set ->> 'days')::integer, x.lead_time_days),
      made_to_order = coalesce((p_set ->> 'made')::boolean, x.made_to_order), free_shipping = coalesce((p_set ->> 'free')::boolean, x.free_shipping),
      category_id = coalesce((p_set ->> 'category')::uuid, x.category_id), sku = coalesce(p_set ->> 'sku', x.sku),
      status = coalesce(p_set ->> 'status', x.status)
    where x.id = p_product_id and p_set - 'parts' <> '{}';
end
$$;
comment on function private.write_sheet(uuid, jsonb) is
  'Writes into a piece and its versions what a spreadsheet says of them and nothing else. HT005, PT404 and the errors of the rules for pieces.';
revoke all on function private.write_sheet(uuid, jsonb) from public;
grant execute on function private.write_sheet(uuid, jsonb) to service_role;

create or replace function private.begin_listing_of_sheet(p_id uuid, p_seller_id uuid, p_set jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  code constant text := btrim(coalesce(p_set ->> 'sku', ''));
begin
  if p_set ->> 'name' is null or p_set ->> 'price' is null or p_set ->> 'category' is null or code = '' then
    raise exception 'A new piece needs a name, a price, a category and a number.' using errcode = 'HT005', hint = 'new_incomplete';
  end if;
  -- The number is what a second reading of the same file knows it by.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('sheet:' || p_seller_id || code, 0));
  if exists (select from public.products p where p.seller_id = p_seller_id and (p.sku = code
      or exists (select from public.product_variants v where v.product_id = p.id and v.sku = code))) then
    raise exception 'There is a piece of that number.' using errcode = 'HT003', hint = 'sku_taken';
  end if;
  insert into public.products (id, seller_id, category_id, name, price_minor, sku, language, status)
  values (p_id, p_seller_id, (p_set ->> 'category')::uuid, p_set ->> 'name', (p_set ->> 'price')::bigint, code,
    coalesce(p_set ->> 'language', 'th'), 'draft');
  insert into public.product_variants (id, product_id) values (p_id, p_id);
end
$$;
comment on function private.begin_listing_of_sheet(uuid, uuid, jsonb) is
  'A draft out of a row of a spreadsheet; its one version has its id. HT005 new_incomplete, HT003 sku_taken where the shop has a piece of that number.';
revoke all on function private.begin_listing_of_sheet(uuid, uuid, jsonb) from public;
grant execute on function private.begin_listing_of_sheet(uuid, uuid, jsonb) to service_role;

create or replace function private.undo_sheet(p_row private.product_run_rows) returns void
language plpgsql security definer set search_path = '' as $$
declare
  facts constant jsonb := private.sheet_facts(p_row.product_id);
  back jsonb := '{}';
  parts jsonb;
begin
  if p_row.before = '{}' then
    delete from public.products p where p.id = p_row.product_id and p.status = 'draft' and p.published_at is null
      and not exists (select from public.product_holds h where h.product_id = p.id);
    if not found then raise exception 'It has been for sale.' using errcode = 'HT003', hint = 'changed_since'; end if;
    return;
  end if;
  if facts - 'parts' <> p_row.after - 'parts' or exists (
      select from jsonb_each(p_row.after -> 'parts') a where (facts -> 'parts' -> a.key) - 'stock' is distinct from a.value - 'stock') then
    raise exception 'It was changed since.' using errcode = 'HT003', hint = 'changed_since';
  end if;
  select coalesce(jsonb_object_agg(b.key, b.value), '{}') into back from jsonb_each(p_row.before - 'parts') b where p_row.after -> b.key <> b.value;
  select jsonb_object_agg(b.key, (b.value - 'stock') || jsonb_build_object('stock_change',
      (b.value ->> 'stock')::integer - (p_row.after -> 'parts' -> b.key ->> 'stock')::integer)) into parts
    from jsonb_each(p_row.before -> 'parts') b where p_row.after -> 'parts' -> b.key <> b.value;
  perform private.write_sheet(p_row.product_id, back || case when parts is null then '{}' else jsonb_build_object('parts', parts) end);
end
$$;
comment on function private.undo_sheet(private.product_run_rows) is
  'Gives a piece back what it was before a spreadsheet changed it, stock as a difference; a draft that came with it goes. HT003 changed_since.';
revoke all on function private.undo_sheet(private.product_run_rows) from public;
grant execute on function private.undo_sheet(private.product_run_rows) to service_role;

create or replace function private.product_facts(p_product_id uuid, p_kind text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case p_kind
    when 'price' then jsonb_build_object('price', p.price_minor, 'versions', coalesce((select jsonb_object_agg(v.id, v.price_minor)
      from public.product_variants v where v.product_id = p.id and v.price_minor is not null), '{}'))
    when 'stock' then jsonb_build_object('stock', coalesce((select sum(l.on_hand) from public.product_variants v
      join public.stock_levels l on l.variant_id = v.id where v.product_id = p.id and v.is_active), 0))
    when 'status' then jsonb_build_object('status', p.status)
    when 'delivery' then jsonb_build_object('free', p.free_shipping)
    when 'days' then jsonb_build_object('days', p.lead_time_days)
    when 'category' then jsonb_build_object('category', p.category_id)
    when 'sheet' then private.sheet_facts(p.id) end
  from public.products p where p.id = p_product_id
$$;

create or replace function private.demand_deed(p_deed jsonb) returns void
language plpgsql immutable set search_path = '' as $$
declare
  fits boolean;
begin
  fits := case p_deed ->> 'kind'
    when 'price' then (p_deed ? 'percent') <> (p_deed ? 'amount')
      and case when p_deed ? 'percent' then (p_deed ->> 'percent')::numeric between -90 and 500
        else (p_deed ->> 'amount')::bigint between -9000000000 and 9000000000 end
      and coalesce((p_deed ->> 'round')::integer, 1) in (1, 100, 1000)
    when 'stock' then (p_deed ? 'set') <> (p_deed ? 'add') and case when p_deed ? 'set' then (p_deed ->> 'set')::integer between 0 and 100000
        else (p_deed ->> 'add')::integer between -100000 and 100000 end
    when 'status' then p_deed ->> 'status' in ('active', 'inactive', 'archived')
    when 'delivery' then jsonb_typeof(p_deed -> 'free') = 'boolean'
    when 'days' then (p_deed ->> 'days')::integer between 0 and 365
    when 'sheet' then true
    when 'category' then (p_deed ->> 'category')::uuid is not null end;
  if fits is not true then raise exception 'There is no such change of many pieces.' using errcode = '22023'; end if;
end
$$;

create or replace function private.do_deed(p_product_id uuid, p_deed jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  p public.products;
  variant uuid;
  versions integer;
  lies integer;
  wished integer;
begin
  select * into p from public.products x where x.id = p_product_id;
  case p_deed ->> 'kind'
    when 'price' then
      update public.products x set price_minor = private.moved_price(x.price_minor, p_deed) where x.id = p.id;
      update public.product_variants v set price_minor = private.moved_price(v.price_minor, p_deed) where v.product_id = p.id and v.price_minor is not null;
    when 'stock' then
      -- Only one shelf can be meant where there is only one.
      select (array_agg(v.id))[1], count(*) into variant, versions from public.product_variants v where v.product_id = p.id and v.is_active;
      if versions <> 1 then raise exception 'It has several versions.' using errcode = 'HT005', hint = 'several_versions'; end if;
      if p.made_to_order then raise exception 'It is made to order.' using errcode = 'HT005', hint = 'made_to_order'; end if;
      lies := coalesce((select l.on_hand from public.stock_levels l where l.variant_id = variant for update), 0);
      wished := case when p_deed ? 'set' then (p_deed ->> 'set')::integer else lies + (p_deed ->> 'add')::integer end;
      if wished < 0 then raise exception 'There are not that many.' using errcode = 'HT005', hint = 'below_nothing'; end if;
      if p.is_unique and wished > 1 then raise exception 'There is one of it.' using errcode = 'HT005', hint = 'one_of_a_kind'; end if;
      perform public.adjust_stock(variant, wished - lies);
    when 'status' then
      if p.status = 'draft' and p_deed ->> 'status' = 'inactive' then
        raise exception 'It has never been for sale.' using errcode = 'HT005', hint = 'is_draft';
      end if;
      update public.products x set status = p_deed ->> 'status' where x.id = p.id;
    when 'delivery' then update public.products x set free_shipping = (p_deed ->> 'free')::boolean where x.id = p.id;
    when 'days' then
      if not p.made_to_order then raise exception 'It is not made to order.' using errcode = 'HT005', hint = 'not_made_to_order'; end if;
      update public.products x set lead_time_days = (p_deed ->> 'days')::integer where x.id = p.id;
    when 'sheet' then perform private.write_sheet(p.id, p_deed -> 'says');
    when 'category' then
      if not exists (select from public.categories c where c.id = (p_deed ->> 'category')::uuid and c.status <> 'archived'
          and not exists (select from public.categories d where d.parent_id = c.id)) then
        raise exception 'No piece stands in that category.' using errcode = 'HT005', hint = 'no_category';
      end if;
      update public.products x set category_id = (p_deed ->> 'category')::uuid where x.id = p.id;
  end case;
end
$$;

create or replace function private.undo_deed(p_row private.product_run_rows, p_kind text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  variant uuid;
  id constant uuid := p_row.product_id;
begin
  if p_kind = 'stock' then
    -- What was counted is taken back as a difference: what was sold since stays sold.
    select v.id into variant from public.product_variants v where v.product_id = p_row.product_id and v.is_active order by v.position, v.id limit 1;
    perform public.adjust_stock(variant, (p_row.before ->> 'stock')::integer - (p_row.after ->> 'stock')::integer);
    return;
  end if;
  if p_kind = 'sheet' then
    perform private.undo_sheet(p_row);
    return;
  end if;
  perform from public.products p where p.id = p_row.product_id for update;
  if p_row.waits then
    perform public.withdraw_product_change(id, (select array_agg(f.field)
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
      update public.products p set price_minor = (p_row.before ->> 'price')::bigint where p.id = p_row.product_id;
      update public.product_variants v set price_minor = (p_row.before -> 'versions' ->> v.id::text)::bigint
       where v.product_id = p_row.product_id and p_row.before -> 'versions' ? v.id::text;
    when 'status' then update public.products p set status = p_row.before ->> 'status' where p.id = p_row.product_id;
    when 'delivery' then update public.products p set free_shipping = (p_row.before ->> 'free')::boolean where p.id = p_row.product_id;
    when 'days' then update public.products p set lead_time_days = (p_row.before ->> 'days')::integer where p.id = p_row.product_id;
    when 'category' then update public.products p set category_id = (p_row.before ->> 'category')::uuid where p.id = p_row.product_id;
  end case;
end
$$;

create or replace function public.change_products(p_seller_id uuid, p_products jsonb, p_deed jsonb, p_run uuid default null)
returns table (product_id uuid, name text, before jsonb, after jsonb, waits boolean, refused text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  one record;
  r private.product_runs;
  kind constant text := p_deed ->> 'kind';
  fell_on text;
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
  -- In the order in which orders take from shelves, so that nobody waits for each other in a circle.
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
      -- The shelf is locked before its piece, as by an order; everything else begins with the piece.
      if kind not in ('stock', 'sheet') then perform from public.products p where p.id = one.id for update; end if;
      before := coalesce(before, private.product_facts(one.id, kind));
      if one.seen is not null and one.seen <> 'null' and one.seen <> before then
        raise exception 'It is not what it was.' using errcode = 'HT003', hint = 'changed_meanwhile';
      end if;
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
      insert into private.product_run_rows (run_id, product_id, before, after, waits, refused)
      values (p_run, one.id, coalesce(before, '{}'), after, waits, refused);
    end if;
    return next;
  end loop;
end
$$;

comment on function private.demand_deed(jsonb) is
  'Refuses (22*) what is no change of many: {kind: price, percent | amount, round} {kind: stock, set | add} {kind: status, status}
{kind: delivery, free} {kind: days, days} {kind: category, category} {kind: sheet}.';
comment on function public.change_products(uuid, jsonb, jsonb, uuid) is
  'Does one change to up to 200 pieces of a shop, [{id, seen, set, new}], or without p_run only tries it; of a spreadsheet each piece has its own
`set` and may be new. Says for each what it was and is, whether that waits, or by which hint it was left out. Asked again with the same p_run it
does nothing twice; `seen` refuses a piece that is not what was seen. 42501, 22023.';
