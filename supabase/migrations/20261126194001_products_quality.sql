-- Why: a listing that shows, tells and measures little is found and bought little, and its maker was not told what it lacks. Ten questions, ten
-- points each; what is missing is named, so that the desk leads to where it is said.

create or replace function private.to_mend(p public.products) returns text[]
language sql stable security definer set search_path = '' as $$
  select array_remove(array[
    case when cardinality(p.images) = 0 then 'photo' end,
    case when cardinality(p.images) < 4 then 'photos' end,
    case when cardinality(p.images) = 0 or exists (
      select from public.product_images i where i.product_id = p.id and btrim(i.alt) = '') then 'alt' end,
    case when char_length(btrim(p.description)) < 150 then 'story' end,
    case when btrim(p.material) = '' or btrim(p.craft) = '' then 'material' end,
    case when btrim(p.care) = '' then 'care' end,
    case when btrim(p.dimensions) = '' then 'dimensions' end,
    case when char_length(p.hs_code) < 6 then 'customs' end,
    case when cardinality(p.tags) < 3 then 'tags' end,
    case when (select count(*) from public.product_translations t
      where t.product_id = p.id and t.language <> p.language and t.state in ('machine', 'reviewed')) < 2 then 'languages' end], null)
$$;
comment on function private.to_mend(public.products) is
  'What a listing lacks, ten points each from a hundred: photo, photos (four), alt (each described), story (150 letters), material and craft, care,
dimensions, customs (six digits), tags (three), languages (two others, as it is now).';
revoke all on function private.to_mend(public.products) from public;
grant execute on function private.to_mend(public.products) to service_role;

create or replace function public.desk_quality(p_seller_id uuid, p_ids uuid[]) returns table (product_id uuid, to_mend text[])
language plpgsql stable security definer set search_path = '' rows 24 as $$
begin
  if not private.may_in_shop(p_seller_id, 'products.read') then
    raise exception 'These are not the pieces of your shop.' using errcode = '42501';
  end if;
  if coalesce(cardinality(p_ids), 0) > 1000 then raise exception 'At most 1,000 pieces.' using errcode = '22023'; end if;
  return query select p.id, private.to_mend(p) from public.products p where p.id = any (p_ids) and p.seller_id = p_seller_id;
end
$$;
comment on function public.desk_quality(uuid, uuid[]) is 'What listings of a shop lack, by private.to_mend. 42501 for whoever does not read its pieces.';
revoke all on function public.desk_quality(uuid, uuid[]) from public;
grant execute on function public.desk_quality(uuid, uuid[]) to authenticated, service_role;

create or replace function private.desk_products_where() returns text
language sql immutable set search_path = '' as $$
  select $where$p.seller_id = $1
    and (btrim($2) = '' or p.name ilike private.as_pattern($2) or p.sku ilike private.as_pattern($2)
      or exists (select from public.product_translations t where t.product_id = p.id and t.name ilike private.as_pattern($2))
      or exists (select from public.product_variants v where v.product_id = p.id and v.sku ilike private.as_pattern($2)))
    and ($3 is null or case $3
      when 'waiting' then exists (select from public.product_changes c where c.product_id = p.id and c.state in ('open', 'asked'))
      when 'mend' then cardinality(private.to_mend(p)) > 2
      when 'held' then exists (select from public.product_holds h where h.product_id = p.id)
      else p.status = $3 end)
    and ($4 is null or p.category_id = $4)
    and ($5 is null or case $5
      when 'out' then not p.made_to_order and p.stock_quantity <= 0
      when 'low' then not p.made_to_order and not p.is_unique and p.stock_quantity between 1 and 9
      when 'made' then p.made_to_order end)$where$
$$;
comment on function private.desk_products_where() is
  'The one condition of a shop''s list of pieces: $1 shop, $2 words, $3 status or waiting, held or mend (below eighty of a hundred), $4 category,
$5 out, low or made (to order).';
