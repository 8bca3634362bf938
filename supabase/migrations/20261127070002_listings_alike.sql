-- Why: what is alike was a search for any of a piece's words in its whole craft. At a million pieces
-- that read thirty thousand of them for one page (144 ms); now it reads four hundred.

create function public.alike_products(p_product uuid, p_language text default 'en', p_limit integer default 8) returns json
language sql stable security definer set search_path = '' set jit = off as $$
  with piece as (
    select l.product_id, l.seller_id, l.category_id, said.words
      from private.product_listings l
      join public.products p on p.id = l.product_id
      join public.categories c on c.id = l.category_id
     cross join lateral (
       -- More words make the comparison slower, not better.
       select string_agg(quote_literal(lexeme), ' | ' order by at)::tsquery as words from (
         select lexeme, positions[1] as at
           from unnest(to_tsvector('pg_catalog.simple', concat_ws(' ', c.name, p.material, array_to_string(p.tags, ' '), p.craft, p.name)))
          order by positions[1] limit 14) first) said
     where l.product_id = p_product),
  beside as (
    select l.product_id, l.best_match, piece.words
      from piece cross join lateral (
        select l.product_id, l.best_match from private.product_listings l
         where l.category_id = piece.category_id and l.seller_id <> piece.seller_id
         order by l.best_match desc limit 400) l)
  select private.product_cards(array(
    select b.product_id from beside b
      -- One by one (`offset 0`): a join would read the words of all pieces where there are some thousands.
     cross join lateral (select w.words, w.head from private.product_words w where w.product_id = b.product_id offset 0) w
     where w.words @@ b.words
     order by case when pg_catalog.ts_filter(w.head, '{a}') @@ b.words then 2
                   when pg_catalog.ts_filter(w.head, '{a,b}') @@ b.words then 1 else 0 end desc,
       pg_catalog.ts_rank('{0, 0.3, 0.4, 1}', w.head, b.words) * (1000 + b.best_match) desc, b.best_match desc, b.product_id
     limit least(greatest(p_limit, 0), 24)), p_language)
$$;
comment on function public.alike_products(uuid, text, integer) is
  'Cards of pieces of other makers that are called much like this one, best first: of the four hundred that its craft
shows first. None of a piece nobody may see.';
revoke execute on function public.alike_products(uuid, text, integer) from public;
grant execute on function public.alike_products(uuid, text, integer) to anon, authenticated, service_role;
