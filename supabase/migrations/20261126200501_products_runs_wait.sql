-- Why: a listing that somebody looks at first waits where its maker is new; a change of many took that for nothing, and so did a spreadsheet of which
-- all that is new waits.

create or replace function private.deed_waits(p_product_id uuid, p_kind text) returns boolean
language sql stable security definer set search_path = '' as $$
  select case when p_kind in ('status', 'sheet') then exists (select from public.products p where p.id = p_product_id and p.waits_since is not null)
      else false end
    or exists (select from public.product_changes c join public.product_change_fields f on f.change_id = c.id
     where c.product_id = p_product_id and c.state in ('open', 'asked') and f.state = 'open' and f.waits
       and case p_kind when 'price' then f.field = 'price_minor' or f.field like 'variant\_price:%'
         when 'category' then f.field = 'category_id' else p_kind = 'sheet' end)
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
  if p_row.waits and p_kind = 'status' then
    -- What waits to be seen first is taken back by wishing what it was.
    update public.products p set status = p_row.before ->> 'status' where p.id = p_row.product_id and p.waits_since is not null;
    if not found then raise exception 'It waits no more.' using errcode = 'HT005', hint = 'already_decided'; end if;
    return;
  end if;
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
  if p_row.waits then
    update public.products p set status = p_row.before ->> 'status' where p.id = p_row.product_id and p.waits_since is not null;
    if not found then perform public.withdraw_product_change(p_row.product_id, null); end if;
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

create or replace function private.desk_products_where() returns text
language sql immutable set search_path = '' as $$
  select $where$p.seller_id = $1
    and (btrim($2) = '' or p.name ilike private.as_pattern($2) or p.sku ilike private.as_pattern($2)
      or exists (select from public.product_translations t where t.product_id = p.id and t.name ilike private.as_pattern($2))
      or exists (select from public.product_variants v where v.product_id = p.id and v.sku ilike private.as_pattern($2)))
    and ($3 is null or case $3
      when 'waiting' then p.waits_since is not null
        or exists (select from public.product_changes c where c.product_id = p.id and c.state in ('open', 'asked'))
      when 'mend' then cardinality(private.to_mend(p)) > 2
      when 'held' then exists (select from public.product_holds h where h.product_id = p.id)
      else p.status = $3 end)
    and ($4 is null or p.category_id = $4)
    and ($5 is null or case $5
      when 'out' then not p.made_to_order and p.stock_quantity <= 0
      when 'low' then not p.made_to_order and not p.is_unique and p.stock_quantity between 1 and 9
      when 'made' then p.made_to_order end)$where$
$$;
