-- Typing errors and suggestions: the words the shop is written in, to compare with what somebody typed.

create table private.search_vocabulary (
  word    text collate "C" primary key,
  shown   text not null,
  is_name boolean not null default false
);
comment on table private.search_vocabulary is 'Words of listings in the form they are compared in, with their own spelling. is_name: a name of a craft or thing (app/catalog/craft-terms.ts) of which there is something in the shop.';
create index search_vocabulary_near on private.search_vocabulary using gin (word extensions.gin_trgm_ops);
create index sellers_name_near on public.sellers using gin (business_name extensions.gin_trgm_ops);

create function public.near_words(p_words text[]) returns table (word text, near text, shown text, is_name boolean)
language sql stable security definer set search_path = '' set pg_trgm.similarity_threshold = 0.2 as $$
  with unknown as (
    select distinct left(w, 60) as typed from unnest(p_words[:8]) w
     where char_length(w) between 2 and 60 and w !~ '^\d+$'
       and not exists (select from private.search_vocabulary v where v.word = left(w, 60))
       -- A word that stands in a description only is no typing error.
       and not exists (select from private.product_words p where p.words @@ (quote_literal(left(w, 60)))::tsquery)
  )
  select u.typed, n.word, n.shown, n.is_name
    from unknown u left join lateral (
      select v.word, v.shown, v.is_name from private.search_vocabulary v
       where v.word operator(extensions.%) u.typed order by extensions.similarity(v.word, u.typed) desc, v.is_name desc, v.word limit 12) n on true
$$;
comment on function public.near_words is 'For each word the shop does not know (at most 8 are looked at), the words most like it, most alike first; a row with null where there is none. Words must be in the form of normaliseSearch.';

create function public.suggest_products(p_typed text, p_prefix text default '', p_words text default null, p_language text default 'en') returns json
language plpgsql stable security definer set search_path = '' set jit = off as $$
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
         where begins <> '%' and v.is_name and v.word like begins and v.word <> p_prefix order by char_length(v.word), v.word limit 5) t),
    'categories', (select coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name)), '[]') from (
        select c.slug, coalesce(t.name, c.name) as name from public.categories c left join public.category_translations t on t.category_id = c.id and t.language = p_language
         where c.status = 'active' and ' ' || coalesce(t.name, c.name) ilike at_border order by c.parent_id is not null, c.sort_order limit 3) c),
    'makers', (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.business_name, 'province', s.province, 'avatar_url', s.avatar_url)), '[]') from (
        select s.id, s.business_name, s.province, s.avatar_url from public.sellers s
         where s.application_status = 'approved' and s.business_name ilike inside and ' ' || s.business_name ilike at_border order by s.rating desc, s.business_name limit 3) s),
    'products', private.product_cards(ids, p_language));
end
$$;
comment on function public.suggest_products is 'While somebody types (from two characters on): {terms, categories, makers, products}. p_prefix is the typed text as normaliseSearch writes it, p_words its query (tsQueryOf, unfinished).';

revoke execute on function public.near_words(text[]), public.suggest_products(text, text, text, text) from public, anon, authenticated;
grant execute on function public.near_words(text[]), public.suggest_products(text, text, text, text) to anon, authenticated, service_role;
