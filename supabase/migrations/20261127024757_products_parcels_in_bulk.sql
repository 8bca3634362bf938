-- Why: which parcel a thousand pieces go by is said at once, seen before, and taken back.
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
    when 'parcel' then p_deed ? 'parcel' and coalesce((p_deed ->> 'parcel')::uuid is not null, true)
    when 'sheet' then true
    when 'category' then (p_deed ->> 'category')::uuid is not null end;
  if fits is not true or pg_column_size(p_deed) > 2000 then raise exception 'There is no such change of many pieces.' using errcode = '22023'; end if;
end
$$;
comment on function private.demand_deed(jsonb) is
  'Refuses (22*) what is no change of many: {kind: price, percent | amount, round} {kind: stock, set | add} {kind: status, status}
{kind: delivery, free} {kind: days, days} {kind: category, category} {kind: parcel, parcel: a profile or null} {kind: sheet}.';

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
    when 'parcel' then
      if p_deed ->> 'parcel' is not null and not exists (select from public.shop_shipping_profiles s
          where s.id = (p_deed ->> 'parcel')::uuid and s.seller_id = p.seller_id and s.ended_at is null) then
        raise exception 'There is no such parcel at this shop.' using errcode = 'HT005', hint = 'no_profile';
      end if;
      update public.products x set shipping_profile_id = (p_deed ->> 'parcel')::uuid where x.id = p.id;
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

create or replace function private.product_facts(p_product_id uuid, p_kind text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case p_kind
    when 'price' then jsonb_build_object('price', p.price_minor, 'versions', coalesce((select jsonb_object_agg(v.id, v.price_minor)
      from public.product_variants v where v.product_id = p.id and v.price_minor is not null), '{}'))
    when 'stock' then jsonb_build_object('stock', coalesce((select sum(l.on_hand) from public.product_variants v
      join public.stock_levels l on l.variant_id = v.id where v.product_id = p.id and v.is_active), 0))
    when 'status' then jsonb_build_object('status', p.status)
    when 'delivery' then jsonb_build_object('free', p.free_shipping)
    when 'parcel' then jsonb_build_object('parcel', p.shipping_profile_id)
    when 'days' then jsonb_build_object('days', p.lead_time_days)
    when 'category' then jsonb_build_object('category', p.category_id)
    when 'sheet' then private.sheet_facts(p.id) end
  from public.products p where p.id = p_product_id
$$;

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
$$;
