-- Whoever takes a spreadsheet back takes back what that spreadsheet left waiting, and nothing else that waits of a piece. A list of pieces has a length.
alter table private.product_run_rows add column fields text[];
comment on column private.product_run_rows.fields is
  'What this change left waiting of the piece (`product_change_fields.field`) that did not wait before; null for changes from before this was kept.';

create function private.waiting_values(p_product_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(f.field, f.after), '{}') from public.product_changes c join public.product_change_fields f on f.change_id = c.id
   where c.product_id = p_product_id and c.state in ('open', 'asked') and f.state = 'open' and f.waits
$$;
comment on function private.waiting_values(uuid) is 'What waits of a piece for somebody to look at it: {field: value}.';
revoke execute on function private.waiting_values(uuid) from public;

CREATE OR REPLACE FUNCTION public.desk_products(p_seller_id uuid, p_words text DEFAULT ''::text, p_state text DEFAULT NULL::text,
  p_category_id uuid DEFAULT NULL::uuid, p_stock text DEFAULT NULL::text, p_sort text DEFAULT 'newest'::text, p_after text DEFAULT NULL::text,
  p_after_id uuid DEFAULT NULL::uuid, p_most integer DEFAULT 24)
 RETURNS SETOF public.products
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 24
 SET search_path TO ''
AS $function$
declare
  -- What is sorted by, its type, and the way it goes; the id tells apart what is alike. Nothing is added to prices so that the index over the prices of all
  -- shops is not read in search of this one's.
  orders constant jsonb := '{"newest": ["p.created_at", "timestamptz", "desc"], "name": ["p.name", "text", "asc"],
    "cheapest": ["p.price_minor + 0", "bigint", "asc"], "dearest": ["p.price_minor + 0", "bigint", "desc"],
    "scarcest": ["p.stock_quantity", "integer", "asc"]}';
  o constant jsonb := orders -> p_sort;
begin
  if not private.may_in_shop(p_seller_id, 'products.read') then
    raise exception 'These are not the pieces of your shop.' using errcode = '42501';
  end if;
  if o is null or p_most is null or p_most not between 1 and 1000 or char_length(p_words) > 100 then
    raise exception 'An order there is, at most 1,000 pieces and 100 characters.' using errcode = '22023';
  end if;
  return query execute format('select p.* from public.products p where %s and ($6 is null or (%s, p.id) %s ($6::%s, $7))
      order by %2$s %5$s, p.id %5$s limit $8',
    private.desk_products_where(), o ->> 0, case o ->> 2 when 'asc' then '>' else '<' end, o ->> 1, o ->> 2)
    using p_seller_id, coalesce(p_words, ''), p_state, p_category_id, p_stock, p_after, p_after_id, p_most;
end
$function$;

CREATE OR REPLACE FUNCTION public.change_products(p_seller_id uuid, p_products jsonb, p_deed jsonb, p_run uuid DEFAULT NULL::uuid)
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

CREATE OR REPLACE FUNCTION private.undo_sheet(p_row private.product_run_rows)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
    if not found then
      if p_row.fields = '{}' then raise exception 'It waits no more.' using errcode = 'HT005', hint = 'already_decided'; end if;
      perform public.withdraw_product_change(p_row.product_id, p_row.fields);
    end if;
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
$function$;
