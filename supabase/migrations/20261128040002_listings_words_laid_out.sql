-- What a piece is stands before the words it is found by: PostgreSQL came to it across both columns of words, row by row, which was a third of what reading a
-- thousand pieces for their facets cost. A table keeps the order of its columns, so the words move into another one, which takes the name of this in the end.
create table private.product_words_laid (
  product_id uuid primary key references private.product_listings (product_id) on delete cascade,
  seller_id uuid,
  category_id uuid,
  price_minor bigint,
  published_at timestamptz,
  best_match integer,
  review_count integer,
  rating_hundredths smallint,
  is_handmade boolean,
  is_new boolean,
  is_featured boolean,
  on_sale boolean,
  free_shipping boolean,
  gift_wrap boolean,
  same_day_delivery boolean,
  customizable boolean,
  brand_id uuid,
  province text,
  value_ids integer[],
  marks integer[],
  head tsvector not null,
  words tsvector not null
) with (fillfactor = 85);

-- Whoever writes words meanwhile writes them in both; the row that was there first is the one they wait for.
create function private.lay_out_words()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  if tg_op <> 'INSERT' then delete from private.product_words_laid l where l.product_id = old.product_id; end if;
  if tg_op <> 'DELETE' then
    insert into private.product_words_laid (product_id, seller_id, category_id, price_minor, published_at, best_match, review_count, rating_hundredths,
        is_handmade, is_new, is_featured, on_sale, free_shipping, gift_wrap, same_day_delivery, customizable, brand_id, province, value_ids, marks,
        head, words)
      values (new.product_id, new.seller_id, new.category_id, new.price_minor, new.published_at, new.best_match, new.review_count, new.rating_hundredths,
        new.is_handmade, new.is_new, new.is_featured, new.on_sale, new.free_shipping, new.gift_wrap, new.same_day_delivery, new.customizable, new.brand_id,
        new.province, new.value_ids, new.marks, new.head, new.words)
      on conflict do nothing;
  end if;
  return null;
end
$function$;
create trigger product_words_laid_out after insert or update or delete on private.product_words for each row execute function private.lay_out_words();

-- Some hundred pages at a time, in the order they lie in: what was listed together is mostly found together. What somebody holds is left to them, since it is
-- written in both, and looked for again at the end.
create procedure private.lay_out_all_words()
language plpgsql
as $procedure$
declare
  page bigint := 0;
  pages constant bigint := pg_catalog.pg_relation_size('private.product_words') / pg_catalog.current_setting('block_size')::bigint;
  these uuid[];
  is_waiting boolean := false;
begin
  loop
    if page <= pages then
      these := array(select w.product_id from private.product_words w
        where w.ctid >= format('(%s,0)', page)::tid and w.ctid < format('(%s,0)', page + 200)::tid);
      page := page + 200;
    else
      these := array(select p.product_id from private.product_words p
        where not exists (select from private.product_words_laid l where l.product_id = p.product_id) limit 1000);
      exit when cardinality(these) = 0;
      if is_waiting then perform pg_catalog.pg_sleep(0.1); end if;
      is_waiting := true;
    end if;
    insert into private.product_words_laid (product_id, seller_id, category_id, price_minor, published_at, best_match, review_count, rating_hundredths,
        is_handmade, is_new, is_featured, on_sale, free_shipping, gift_wrap, same_day_delivery, customizable, brand_id, province, value_ids, marks,
        head, words)
      select w.product_id, w.seller_id, w.category_id, w.price_minor, w.published_at, w.best_match, w.review_count, w.rating_hundredths,
        w.is_handmade, w.is_new, w.is_featured, w.on_sale, w.free_shipping, w.gift_wrap, w.same_day_delivery, w.customizable, w.brand_id,
        w.province, w.value_ids, w.marks, w.head, w.words
        from (select p.* from private.product_words p where p.product_id = any (these)
                and not exists (select from private.product_words_laid l where l.product_id = p.product_id) order by p.ctid
                for share of p skip locked) w
      on conflict do nothing;
    commit;
  end loop;
end
$procedure$;

revoke execute on function private.lay_out_words() from public;
revoke execute on procedure private.lay_out_all_words() from public;
