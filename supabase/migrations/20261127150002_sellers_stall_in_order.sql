-- A sale at a market takes its shelves as an order does: all of them first, by variant, with the variants and pieces that follow them.

create or replace function public.sell_at_stall(p_key uuid, p_seller_id uuid, p_sold_at timestamp with time zone,
  p_paid_by text, p_lines jsonb, p_anyway boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  one record;
  short jsonb := '[]';
  frozen jsonb := '[]';
  given integer;
  moment constant timestamptz := greatest(least(coalesce(p_sold_at, private.now()), private.now()), private.now() - interval '60 days');
begin
  if not private.may_in_shop(p_seller_id, 'orders.write') then
    raise exception 'Only who handles the orders of a shop sells for it.' using errcode = '42501';
  end if;
  if p_key is null or jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) not between 1 and 50
    or coalesce(p_paid_by, '') not in ('cash', 'promptpay') then
    raise exception 'A sale has a key, a way to pay and between 1 and 50 lines.' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('stock-deed:' || p_key, 0));
  if exists (select from public.stall_sales s where s.id = p_key and s.seller_id = p_seller_id) then return jsonb_build_object('kept', true); end if;
  if (select count(*) from public.stall_sales s where s.seller_id = p_seller_id and s.kept_at > private.now() - interval '1 day') >= 2000 then
    raise exception 'There were enough sales today.' using errcode = 'PT429', hint = 'too_many_sales';
  end if;
  perform private.lock_shelves(array(
    select v.id from jsonb_to_recordset(p_lines) c(variant_id uuid) join public.product_variants v on v.id = c.variant_id
      join public.products p on p.id = v.product_id where p.seller_id = p_seller_id));
  -- A variant that stands twice is one.
  for one in
    select c.variant_id, v.id as known, p.name, v.name as option_text, sum(c.quantity) as quantity, max(c.unit_minor) as unit_minor,
        bool_or(c.quantity is null or c.quantity not between 1 and 999 or c.unit_minor is null or c.unit_minor not between 0 and 100000000) as is_odd,
        count(distinct c.unit_minor) as prices
      from jsonb_to_recordset(p_lines) c(variant_id uuid, quantity integer, unit_minor bigint)
      left join public.product_variants v on v.id = c.variant_id and exists (
        select from public.products q where q.id = v.product_id and q.seller_id = p_seller_id)
      left join public.products p on p.id = v.product_id
     group by c.variant_id, v.id, v.product_id, p.name, v.name order by v.product_id, v.id
  loop
    if one.known is null then raise exception 'The shop has no such piece.' using errcode = 'PT404'; end if;
    if one.is_odd or one.prices > 1 or one.quantity > 999 then
      raise exception 'A line has between 1 and 999 pieces at one price.' using errcode = '22023';
    end if;
    insert into public.stock_levels (variant_id) values (one.known) on conflict do nothing;
    select greatest(0, least(l.on_hand, l.on_hand + l.backorder_limit - l.allocated - l.reserved)) into given
      from public.stock_levels l where l.variant_id = one.known for update;
    if given < one.quantity then
      short := short || jsonb_build_object('variant', one.known, 'title', one.name, 'option', one.option_text, 'wanted', one.quantity, 'now', given);
    end if;
    frozen := frozen || jsonb_build_object('variant', one.known, 'title', one.name, 'option', one.option_text, 'quantity', one.quantity,
      'unit_minor', one.unit_minor, 'missing', greatest(0, one.quantity - given));
  end loop;
  if short <> '[]' and not coalesce(p_anyway, false) then return jsonb_build_object('kept', false, 'because', 'short', 'short', short); end if;
  insert into public.stall_sales (id, seller_id, sold_at, paid_by, total_minor, lines, sold_by)
  select p_key, p_seller_id, moment, p_paid_by, sum((f ->> 'quantity')::bigint * (f ->> 'unit_minor')::bigint), frozen, (select auth.uid())
    from jsonb_array_elements(frozen) f;
  for one in
    select (f ->> 'variant')::uuid as variant, (f ->> 'quantity')::integer - (f ->> 'missing')::integer as quantity from jsonb_array_elements(frozen) f
  loop
    if one.quantity = 0 then continue; end if;
    update public.stock_levels l set on_hand = l.on_hand - one.quantity
     where l.variant_id = one.variant and l.on_hand >= one.quantity and l.allocated + l.reserved <= l.on_hand - one.quantity + l.backorder_limit;
    if not found then raise exception 'The shelf changed under a lock.' using errcode = 'P0001'; end if;
    insert into public.stock_movements (variant_id, kind, quantity, actor_id, note, deed_id)
    values (one.variant, 'adjusted', -one.quantity, (select auth.uid()), 'S-' || upper(left(replace(p_key::text, '-', ''), 10)), p_key);
  end loop;
  return jsonb_build_object('kept', true);
end
$function$;
