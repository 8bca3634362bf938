-- Why: names of crafts are known in fourteen languages, and a reader is offered those of his own and of English. Which they are is known outside the database, so it hands out more names to
-- choose from; the five shortest were often of five languages.

CREATE OR REPLACE FUNCTION public.suggest_products(p_typed text, p_prefix text DEFAULT ''::text, p_words text DEFAULT NULL::text, p_language text DEFAULT 'en'::text)
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET jit TO 'off'
AS $function$
declare
  typed text := left(coalesce(p_typed, ''), 60);
  -- What LIKE would take for a pattern is a letter here. Where words are spaced, one is found by its beginning; elsewhere anywhere.
  literally text := replace(replace(replace(typed, '\', '\\'), '%', '\%'), '_', '\_');
  inside text := '%' || literally || '%';
  at_border text := case when typed ~ '^[ -~]' then '% ' else '%' end || literally || '%';
  begins text := replace(replace(replace(left(coalesce(p_prefix, ''), 60), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  asked tsquery := private.words_wanted(typed, p_words);
  ids uuid[];
begin
  if char_length(typed) < 2 then return json_build_object('terms', '[]'::json, 'categories', '[]'::json, 'makers', '[]'::json, 'products', '[]'::json); end if;
  -- The pieces that sell of those that fit: enough to choose from, and no more than can be ranked between two keystrokes.
  select array(
    select few.product_id from (
      select l.product_id, l.best_match, w.head from private.product_words w join private.product_listings l on l.product_id = w.product_id
       where w.words @@ asked order by l.best_match desc limit 100) few
     order by pg_catalog.ts_rank('{0, 0.2, 0.3, 1}', few.head, asked) * (1000 + few.best_match) desc, few.product_id limit 5) into ids;
  return json_build_object(
    'terms', (select coalesce(json_agg(t.shown order by char_length(t.word), t.word), '[]') from (
        select v.word, v.shown from private.search_vocabulary v
         where begins <> '%' and v.is_name and v.word like begins and v.word <> p_prefix order by char_length(v.word), v.word limit 60) t),
    'categories', (select coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name)), '[]') from (
        select c.slug, coalesce(t.name, c.name) as name from public.categories c left join public.category_translations t on t.category_id = c.id and t.language = p_language
         where c.status = 'active' and ' ' || coalesce(t.name, c.name) ilike at_border order by c.parent_id is not null, c.sort_order limit 3) c),
    'makers', (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.business_name, 'province', s.province, 'avatar_url', s.avatar_url)), '[]') from (
        select s.id, s.business_name, s.province, s.avatar_url from public.sellers s
         where s.application_status = 'approved' and s.business_name ilike inside and ' ' || s.business_name ilike at_border order by s.rating desc, s.business_name limit 3) s),
    'products', private.product_cards(ids, p_language));
end
$function$;
