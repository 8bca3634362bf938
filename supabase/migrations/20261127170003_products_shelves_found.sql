-- Why: a desk reads the scarcest shelves of its shop and no more than a screen can hold. In a shop that has more of them, what lies there most could
-- be neither counted nor sold at a market: the search looked through what had been read.
create function public.desk_shelves(p_seller_id uuid, p_words text default '', p_low boolean default false) returns setof public.product_variants
language plpgsql stable security definer set search_path = '' rows 500 as $$
declare
  pattern constant text := case when btrim(coalesce(p_words, '')) <> '' then private.as_pattern(p_words) end;
begin
  if not (private.may_in_shop(p_seller_id, 'products.read') or private.may_in_shop(p_seller_id, 'orders.write')) then
    raise exception 'These are not the pieces of your shop.' using errcode = '42501';
  end if;
  if char_length(p_words) > 100 then raise exception 'At most 100 characters.' using errcode = '22023'; end if;
  return query
    select v.* from public.products p join public.product_variants v on v.product_id = p.id
     where p.seller_id = p_seller_id and p.status <> 'archived' and v.is_active
       -- A version that nobody has counted yet has no shelf.
       and (p_low is not true or v.stock_is_low
         or not p.is_unique and not exists (select from public.stock_levels l where l.variant_id = v.id))
       and (pattern is null or p.name ilike pattern or p.sku ilike pattern or v.name ilike pattern or v.sku ilike pattern
         or exists (select from public.product_translations t where t.product_id = p.id and (t.name ilike pattern
           or exists (select from jsonb_each_text(t.phrases) w where w.value ilike pattern and w.key = any (string_to_array(v.name, ' / '))))));
end
$$;
comment on function public.desk_shelves(uuid, text, boolean) is
  'The versions of a shop as its desk counts and sells them, without what was put away: with these words in a name of any language or a number, and,
where that is wished, only those that run low. For whoever reads its pieces or handles its orders (42501).';
revoke execute on function public.desk_shelves(uuid, text, boolean) from public;
grant execute on function public.desk_shelves(uuid, text, boolean) to authenticated, service_role;
