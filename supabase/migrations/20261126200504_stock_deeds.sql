-- At the desk without a line somebody counts shelves and sells at a market. What was done is sent when there is a line, perhaps twice, and meanwhile others
-- counted and bought: each deed bears a key and is done once, and what no longer fits is answered with both sides instead of being forced.
alter table public.stock_movements add column deed_id uuid;
comment on column public.stock_movements.deed_id is 'The count or the sale at a market this row is part of, by the key the phone made.';
create unique index stock_movements_deed on public.stock_movements (deed_id, variant_id) where deed_id is not null;

create function public.count_shelf(p_key uuid, p_variant_id uuid, p_seen integer, p_counted integer, p_anyway boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  product uuid;
  l public.stock_levels;
begin
  select v.product_id into product from public.product_variants v where v.id = p_variant_id;
  if product is null or not private.is_my_product(product) then
    raise exception 'Only the maker may count this stock.' using errcode = '42501';
  end if;
  if p_key is null or p_seen is null or p_counted is null or p_counted not between 0 and 1000000 then
    raise exception 'A count has a key and is between 0 and 1,000,000.' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('stock-deed:' || p_key, 0));
  if exists (select from public.stock_movements m where m.deed_id = p_key and m.variant_id = p_variant_id) then
    return jsonb_build_object('kept', true);
  end if;
  insert into public.stock_levels (variant_id) values (p_variant_id) on conflict do nothing;
  select * into l from public.stock_levels s where s.variant_id = p_variant_id for update;
  -- What lies there already needs no movement.
  if l.on_hand = p_counted then return jsonb_build_object('kept', true); end if;
  if l.on_hand <> p_seen and not coalesce(p_anyway, false) then
    return jsonb_build_object('kept', false, 'because', 'changed', 'now', l.on_hand, 'held', l.allocated + l.reserved);
  end if;
  update public.stock_levels s set on_hand = p_counted
   where s.variant_id = p_variant_id and s.on_hand = l.on_hand and s.allocated + s.reserved <= p_counted + s.backorder_limit;
  if not found then
    return jsonb_build_object('kept', false, 'because', 'held', 'now', l.on_hand, 'held', l.allocated + l.reserved);
  end if;
  insert into public.stock_movements (variant_id, kind, quantity, actor_id, deed_id)
  values (p_variant_id, case when p_counted > l.on_hand then 'received' else 'adjusted' end, p_counted - l.on_hand, (select auth.uid()), p_key);
  return jsonb_build_object('kept', true);
end
$$;
comment on function public.count_shelf(uuid, uuid, integer, integer, boolean) is 'A shelf as it was counted, and what was there when it was counted: {kept}.
One key is done once. Where something else lies there now (changed), or orders need more (held), nothing is kept and the answer says what;
"anyway" sets it all the same.';
revoke execute on function public.count_shelf(uuid, uuid, integer, integer, boolean) from public;
grant execute on function public.count_shelf(uuid, uuid, integer, integer, boolean) to authenticated, service_role;
