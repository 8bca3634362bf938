-- Why: a change of many that was made during a sale and taken back after it put the price of the sale back, and nothing ever ended that.
create function private.price_after_sale(p_product_id uuid, p_variant_id uuid, p_minor bigint, p_since timestamptz) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce((select case when p_variant_id is null then x.price_minor else (x.versions -> p_variant_id::text ->> 0)::bigint end
      from private.shop_sale_products x join private.shop_sales s on s.id = x.sale_id
     where x.product_id = p_product_id and x.state = 'done' and s.starts_at <= p_since and coalesce(s.ended_at, private.now()) > p_since
       and p_minor = case when p_variant_id is null then x.sale_minor else (x.versions -> p_variant_id::text ->> 1)::bigint end
     order by s.starts_at desc limit 1), p_minor)
$$;
comment on function private.price_after_sale(uuid, uuid, bigint, timestamptz) is
  'A price in satang that a piece, or a version of it, had at a moment; where that was the price of a sale that is over, the one before the sale.';
revoke execute on function private.price_after_sale(uuid, uuid, bigint, timestamptz) from public;

CREATE OR REPLACE FUNCTION private.undo_deed(p_row private.product_run_rows, p_kind text)
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
    when 'days' then update public.products p set lead_time_days = (p_row.before ->> 'days')::integer where p.id = p_row.product_id;
    when 'category' then update public.products p set category_id = (p_row.before ->> 'category')::uuid where p.id = p_row.product_id;
  end case;
end
$function$;
