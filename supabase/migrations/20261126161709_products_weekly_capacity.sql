-- Why: a piece that is made to order has no stock to count, and its maker has so many hands. How many she makes in a week is reserved like stock: by the same
-- conditional UPDATE, given back when an order is canceled, and whoever buys while others wait before them reads how long it really takes.
alter table public.products
  add column weekly_capacity integer check (weekly_capacity between 0 and 500),
  -- Eight weeks of work are sold ahead; whoever comes later waits for those who came before.
  add column days_to_make integer generated always as (
    case when not made_to_order then 0 when coalesce(weekly_capacity, 0) = 0 then lead_time_days
      else lead_time_days + 7 * (greatest(weekly_capacity * 8 - greatest(stock_quantity, 0), 0) / weekly_capacity) end) stored;
comment on column public.products.weekly_capacity is
  'How many its maker makes in a week to order; null where nobody has said, 0 where none are taken any more. Holds for pieces with one version.';
comment on column public.products.days_to_make is 'Days until one that is ordered now is ready: its lead time behind the work that is sold already.';
grant insert (weekly_capacity), update (weekly_capacity) on public.products to authenticated;

-- How far a version may be sold beyond its shelf. Never less than what is promised already.
create function private.hold_capacity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  weekly integer;
begin
  select case when not p.made_to_order or (select count(*) from public.product_variants o where o.product_id = p.id and o.is_active) > 1 then 0
      else p.weekly_capacity end into weekly
    from public.product_variants v join public.products p on p.id = v.product_id
   where v.id = new.variant_id and p.weekly_capacity is not null;
  if not found then return new; end if;
  -- What is made to order leaves the workshop without having been counted in.
  if tg_op = 'UPDATE' and new.allocated < old.allocated then new.on_hand := greatest(new.on_hand, 0); end if;
  -- What is promised already stays; it never makes room for more.
  new.backorder_limit := greatest(weekly * 8, case when tg_op = 'UPDATE' then least(old.backorder_limit, new.allocated + new.reserved - new.on_hand) end, 0);
  return new;
end
$$;
comment on function private.hold_capacity() is 'Keeps how far a version that is made to order is sold beyond its shelf: eight weeks of its maker''s work.';
revoke execute on function private.hold_capacity() from public;
create trigger stock_levels_capacity before insert or update on public.stock_levels for each row execute function private.hold_capacity();

create function private.follow_capacity() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.stock_levels as l (variant_id) select v.id from public.product_variants v where v.product_id = new.id
  on conflict (variant_id) do update set backorder_limit = l.backorder_limit;
  return null;
end
$$;
comment on function private.follow_capacity() is 'Has the versions of a piece sold as far as its maker''s weekly work allows now.';
revoke execute on function private.follow_capacity() from public;
create trigger products_capacity after update of weekly_capacity, made_to_order on public.products for each row
  when (new.weekly_capacity is not null and (old.weekly_capacity, old.made_to_order) is distinct from (new.weekly_capacity, new.made_to_order))
  execute function private.follow_capacity();

create function private.follow_capacity_of_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.stock_levels as l (variant_id)
  select v.id from public.product_variants v join public.products p on p.id = v.product_id
   where v.product_id = new.product_id and p.weekly_capacity is not null
  on conflict (variant_id) do update set backorder_limit = l.backorder_limit;
  return null;
end
$$;
comment on function private.follow_capacity_of_version() is 'A version that comes or goes changes how far the versions of its piece are sold ahead.';
revoke execute on function private.follow_capacity_of_version() from public;
create trigger product_variants_capacity after insert or update of is_active on public.product_variants for each row
  execute function private.follow_capacity_of_version();

create or replace function public.place_listing(
  p_id uuid, p_seller_id uuid, p_listing jsonb, p_pictures jsonb, p_stock integer, p_said jsonb, p_publish boolean)
returns text
language plpgsql set search_path = '' as $$
declare
  x public.products := jsonb_populate_record(null::public.products, p_listing);
  variant uuid;
begin
  if not exists (select from public.products p where p.id = p_id) then
    insert into public.products (id, seller_id, category_id, brand_id, name, description, care, language, price_minor, original_price_minor, weight_grams,
        dimensions, material, craft, tags, hs_code, is_handmade, free_shipping, gift_wrap, is_unique, made_to_order, lead_time_days, personalization_prompt,
        personalization_max, personalization_required, customizable, status, early,
        weekly_capacity)
    values (p_id, p_seller_id, x.category_id, x.brand_id, x.name, coalesce(x.description, ''), coalesce(x.care, ''), coalesce(x.language, 'th'), x.price_minor,
        x.original_price_minor, coalesce(x.weight_grams, 500), coalesce(x.dimensions, ''), coalesce(x.material, ''), coalesce(x.craft, ''),
        coalesce(x.tags, '{}'), coalesce(x.hs_code, ''), coalesce(x.is_handmade, true), coalesce(x.free_shipping, false), coalesce(x.gift_wrap, false),
        coalesce(x.is_unique, false), coalesce(x.made_to_order, false), coalesce(x.lead_time_days, 0), coalesce(x.personalization_prompt, ''),
        coalesce(x.personalization_max, 0), coalesce(x.personalization_required, false), coalesce(x.personalization_max, 0) > 0, 'draft',
        coalesce(x.early, false), x.weekly_capacity)
    on conflict (id) do nothing;
    if found then
      insert into public.product_variants (product_id) values (p_id) returning id into variant;
      if coalesce(p_stock, 0) > 0 then perform public.adjust_stock(variant, p_stock); end if;
      if jsonb_array_length(p_pictures) > 0 then perform public.arrange_pictures(p_id, p_pictures); end if;
      insert into public.product_attributes (product_id, attribute_id, value_ids, number)
      select p_id, s.attribute_id, coalesce(s.value_ids, '{}'), s.number from jsonb_populate_recordset(null::public.product_attributes, p_said) s;
    end if;
  end if;
  if not private.is_my_product(p_id) then raise exception 'This is not your piece.' using errcode = '42501'; end if;
  if p_publish then update public.products p set status = 'active' where p.id = p_id and p.status = 'draft'; end if;
  delete from public.listing_drafts d where d.id = p_id;
  return (select p.status from public.products p where p.id = p_id);
end
$$;
