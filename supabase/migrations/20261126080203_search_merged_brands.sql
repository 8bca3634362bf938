-- Why: the address of a brand that became part of another still narrows a list, to the pieces that went along.
CREATE OR REPLACE FUNCTION private.listing_filter_of(p_q text, p_words text, p_categories text[], p_brands text[], p_sellers text[], p_types text[],
  p_price_min bigint, p_price_max bigint, p_rating numeric, p_locations text[], p_features text[], p_values text[] DEFAULT NULL::text[])
 RETURNS private.listing_filter
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  f private.listing_filter;
  wanted uuid[];
begin
  -- The index holds letters, marks and digits, so nothing is found by this sign.
  if btrim(p_q) <> '' or p_words <> '' then f.words := coalesce(private.words_wanted(p_q, p_words), $word$'∅'$word$::tsquery); end if;
  if p_categories is not null then
    wanted := array(select c.id from private.categories_at(p_categories[:50]) c);
    f.categories := nullif(array(select c.id from public.categories c where c.status = 'active' and (c.id = any (wanted) or c.parent_id = any (wanted))),
      '{}');
  end if;
  if p_brands is not null then
    f.brands := nullif(array(select b.id from private.brands_at(p_brands[:50]) l join public.brands b on b.id = l.id and b.is_active), '{}');
  end if;
  if p_sellers is not null then
    f.sellers := nullif(array(select id from public.sellers where application_status = 'approved' and slug = any (p_sellers[:50])), '{}');
  end if;
  if p_locations is not null then
    f.provinces := nullif(array(select distinct l.place from unnest(p_locations[:100]) l(place) where l.place ~ '^TH-(\d\d|S)$'), '{}');
  end if;
  if p_values is not null then
    select array_agg(x.ids), array_agg(x.attribute_id) into f.said, f.said_of
      from (select v.attribute_id, array_agg(v.id order by v.id)::text as ids
              from (select distinct g from unnest(p_values[:50]) g) given(value)
              join public.attributes a on a.slug = split_part(given.value, '.', 1) and a.archived_at is null
              join public.attribute_values v on v.attribute_id = a.id and v.slug = split_part(given.value, '.', 2) group by 1) x;
  end if;
  f.price_from := nullif(greatest(p_price_min, 0), 0);
  f.price_to := nullif(greatest(p_price_max, 0), 0);
  f.rating := case when p_rating > 0 then least(p_rating * 100, 500)::smallint end;
  f.flags := nullif(array(
    select n.flag from (values ('handmade', 'is_handmade'), ('new', 'is_new'), ('featured', 'is_featured'), ('sale', 'on_sale')) n(wanted, flag)
      where n.wanted = any (p_types)
    union all
    select n.flag from (values ('free_shipping', 'free_shipping'), ('gift_wrap', 'gift_wrap'), ('same_day', 'same_day_delivery'),
      ('customizable', 'customizable')) n(wanted, flag)
     where n.wanted = any (p_features)), '{}');
  return f;
end
$function$;
