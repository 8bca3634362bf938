create or replace function private.price_ends(f private.listing_filter)
returns jsonb
language plpgsql
stable
set search_path = ''
as $function$
declare
  without_words private.listing_filter := f;
  ends text;
  answer jsonb;
  among jsonb;
begin
  without_words.words := null;
  -- Whether a piece has the words is asked of the one piece. What fits is much, so the first that does mostly comes soon; where it all costs
  -- little, or all much, walking on from the other end would read the whole shop.
  ends := '(select l.price_minor from (select * from private.product_listings order by price_minor %1$s, product_id %1$s limit 10000) l where '
    || private.listing_conditions(without_words)
    || case when f.words is null then '' else ' and (select w.words @@ ($1).words from private.product_words w where w.product_id = l.product_id)' end
    || ' order by l.price_minor %1$s, l.product_id %1$s limit 1)';
  execute 'select jsonb_build_object(''lowest'', ' || format(ends, '') || ', ''highest'', ' || format(ends, 'desc') || ')' into answer using f;
  if answer -> 'lowest' = 'null' or answer -> 'highest' = 'null' then
    execute 'select jsonb_build_object(''lowest'', min(l.price_minor), ''highest'', max(l.price_minor)) from (select l.price_minor from '
      || private.listing_source(f) || ' where ' || private.listing_conditions(f) || ' limit 30000) l' into among using f;
    answer := among || jsonb_strip_nulls(answer);
  end if;
  return answer;
end
$function$;
comment on function private.price_ends(private.listing_filter) is 'The lowest and the highest price of what fits: {lowest, highest}. For where
very much fits. Off the index of prices, or among thirty thousand that fit where none of the first ten thousand pieces from that end does.';
