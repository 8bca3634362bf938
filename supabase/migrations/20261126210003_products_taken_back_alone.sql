-- Why: a change of many that nothing waited of any more took back, where it was undone, whatever else waited of the piece;
-- and a count was undone on another shelf where the piece had got versions since.
create or replace function private.undo_deed(p_row private.product_run_rows, p_kind text) returns void
language plpgsql security definer set search_path = '' as $$
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
  perform from public.products p where p.id = p_row.product_id for update;
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
