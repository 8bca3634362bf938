-- Whoever searches for 🧵 alone got the whole shop, as if nothing had been asked: signs are no words, and a query without words was none. Now it finds
-- nothing, and the page says so.

create or replace function private.listing_filter_of(
  p_q text, p_words text, p_categories text[], p_brands text[], p_sellers text[], p_types text[], p_price_min bigint, p_price_max bigint, p_rating numeric,
  p_locations text[], p_features text[]
) returns private.listing_filter
language plpgsql stable set search_path = '' as $$
declare
  f private.listing_filter;
begin
  -- The index holds letters, marks and digits, so nothing is found by this sign.
  if btrim(p_q) <> '' or p_words <> '' then f.words := coalesce(private.words_wanted(p_q, p_words), $word$'∅'$word$::tsquery); end if;
  if p_categories is not null then
    f.categories := nullif(array(
      select c.id from public.categories c left join public.categories parent on parent.id = c.parent_id
       where c.status = 'active' and (c.slug = any (p_categories[:50]) or parent.slug = any (p_categories[:50]))), '{}');
  end if;
  if p_brands is not null then f.brands := nullif(array(select id from public.brands where is_active and slug = any (p_brands[:50])), '{}'); end if;
  if p_sellers is not null then
    f.sellers := nullif(array(select id from public.sellers where application_status = 'approved' and slug = any (p_sellers[:50])), '{}');
  end if;
  if p_locations is not null then
    f.provinces := nullif(array(select distinct l.place from unnest(p_locations[:100]) l(place) where l.place ~ '^TH-(\d\d|S)$'), '{}');
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
$$;
