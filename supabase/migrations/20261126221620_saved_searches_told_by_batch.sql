-- Why: each call grouped everything that was due to find the first few searches of it, so that a morning of 100,000 searches was read whole
-- for each batch. Now a call goes from search to search along an index, and ends when it has gone through so many pieces.
create index search_hits_next on private.search_hits (due_at, search_id) where told_at is null;
create index search_hits_waiting on private.search_hits (search_id) where told_at is null;
drop index private.search_hits_due;

create or replace function private.tell_of_searches(p_most integer DEFAULT 10000)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  due record;
  -- The place of the search before: what it had stands dead in the index until this call ends, and would be gone through again.
  last_due timestamptz := '-infinity';
  last_search uuid := '00000000-0000-0000-0000-000000000000';
  s public.saved_searches;
  news record;
  room integer := p_most;
  settled integer := 0;
begin
  while room > 0 loop
    select h.due_at, h.search_id into due from private.search_hits h
     where h.told_at is null and h.due_at <= private.now() and (h.due_at, h.search_id) > (last_due, last_search)
     order by h.due_at, h.search_id limit 1;
    exit when not found;
    last_due := due.due_at;
    last_search := due.search_id;
    -- A search without news, or one that somebody else tells of just now, is work, too.
    room := room - 20;
    select * into s from public.saved_searches x where x.id = due.search_id for update skip locked;
    continue when not found;
    with told as (update private.search_hits h set told_at = private.now() where h.search_id = s.id and h.told_at is null returning h.product_id)
    -- What was sold or taken away meanwhile is no news any more.
    select count(*) as hits, count(l.product_id) as pieces,
           (array_agg(l.product_id order by l.best_match desc nulls last, l.product_id))[1] as product_id into news
      from told t left join private.product_listings l on l.product_id = t.product_id and l.in_stock;
    settled := settled + 1;
    room := room - greatest(news.hits - 20, 0);
    continue when news.pieces = 0;
    update public.saved_searches x set told_at = private.now() where x.id = s.id;
    perform private.notify(s.owner_id, 'search_news', s.id || ':' || extract(epoch from private.now())::bigint,
        jsonb_build_object('search_id', s.id, 'search', s.name, 'query', s.query, 'count', news.pieces, 'product_id', p.id, 'name', p.name), private.now())
      from public.products p join auth.users u on u.id = s.owner_id and (u.banned_until is null or u.banned_until < private.now())
     where p.id = news.product_id;
  end loop;
  return settled;
end
$function$;
comment on function private.tell_of_searches(integer) is 'Tells owners of saved searches of what was found for them, once for each search whose time has come,
until so many pieces were gone through; a search counts as twenty at least and is told of whole. Answers how many searches were settled, 0 when none waits.';
