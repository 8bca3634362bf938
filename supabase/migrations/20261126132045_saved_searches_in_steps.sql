-- Why: fifty pieces met all searches in one statement. A wave that fits many was too much for it, was begun again for ever, and nobody was
-- told. Now a statement asks so many searches, and a piece keeps up to which one it has come. What was told long ago is forgotten.
alter table private.search_news add column last_search uuid;
comment on column private.search_news.last_search is 'Up to which search, in the order of their keys, it was asked; null before the first.';
create index search_hits_told on private.search_hits (told_at) where told_at is not null;

create or replace function private.match_saved_searches(p_most integer DEFAULT 2000)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  restrictions constant jsonb := private.shipping_at(private.now()) -> 'restrictions';
  news private.search_news;
  l record;
  page uuid[];
  room integer := p_most;
  pieces integer := 0;
begin
  while room > 0 loop
    select q.* into news from private.search_news q
     where not exists (select from private.search_queue w where w.product_id = q.product_id)
     order by q.queued_at limit 1 for update skip locked;
    exit when not found;
    pieces := pieces + 1;
    page := null;
    select x.product_id, x.seller_id, x.published_at, x.price_minor, x.rating_hundredths, w.words, k.keys,
        k.keys || array['*'] || array(select 'w:' || y from unnest(tsvector_to_array(w.words)) y) as anchors into l
      from private.product_listings x join private.product_words w on w.product_id = x.product_id
     cross join lateral (select private.keys_of_listing(x) as keys) k
     where x.product_id = news.product_id and x.in_stock;
    if found then
      select array_agg(c.search_id order by c.search_id) into page from (
        select c.search_id from private.search_conditions c
         where c.anchors && l.anchors and (news.last_search is null or c.search_id > news.last_search) order by c.search_id limit room) c;
      insert into private.search_hits (search_id, product_id, due_at)
      select s.id, l.product_id, private.search_due(s.frequency, s.told_at)
        from unnest(page) one (id)
        join private.search_conditions c on c.search_id = one.id
        join public.saved_searches s on s.id = c.search_id
        join public.products p on p.id = l.product_id
       where s.frequency <> 'never' and (news.is_back or l.published_at >= s.created_at)
         and (c.words is null or l.words @@ c.words)
         and (c.price_from is null or l.price_minor >= c.price_from) and (c.price_to is null or l.price_minor <= c.price_to)
         and (c.rating is null or l.rating_hundredths >= c.rating)
         and not exists (select from unnest(c.groups) g where not string_to_array(g, ' ') && l.keys)
         and not exists (select from unnest(c.ranges) r where not exists (
           select from public.product_attributes n join public.attributes a on a.id = n.attribute_id
            where n.product_id = l.product_id and a.slug = split_part(r, '|', 1) and n.number >= coalesce(nullif(split_part(r, '|', 2), '')::numeric, n.number)
              and n.number <= coalesce(nullif(split_part(r, '|', 3), '')::numeric, n.number)))
         -- One's own pieces are no news.
         and not exists (select from public.seller_members m where m.seller_id = l.seller_id and m.person_id = s.owner_id)
         and (restrictions = '[]' or not private.is_kept_from(s.owner_id, p, restrictions))
      on conflict do nothing;
    end if;
    if cardinality(page) = room then
      update private.search_news q set last_search = page[cardinality(page)] where q.product_id = news.product_id;
    else
      delete from private.search_news q where q.product_id = news.product_id;
    end if;
    -- A piece that no search has to do with is work, too.
    room := room - greatest(coalesce(cardinality(page), 0), 20);
  end loop;
  return pieces;
end
$function$;
comment on function private.match_saved_searches(integer) is
  'Asks new or returned pieces, one after the other, which of so many saved searches they fit, and keeps that to be told; a piece that has '
  'more to ask goes on from there next time. Answers how many pieces were asked, 0 when none waits.';

create function private.forget_search_hits(p_most integer default 10000) returns integer language sql security definer set search_path = '' as $$
  with old as (
    select h.search_id, h.product_id from private.search_hits h
     where h.told_at < private.now() - interval '180 days'
       or h.told_at < private.now() - interval '30 days' and not exists (select from private.product_listings l where l.product_id = h.product_id)
     limit p_most for update skip locked),
  gone as (
    delete from private.search_hits h using old o where h.search_id = o.search_id and h.product_id = o.product_id returning 1)
  select count(*)::integer from gone
$$;
comment on function private.forget_search_hits(integer) is
  'Forgets which piece was told of for which search half a year later, or a month later where the piece left the lists; so many at a time, answers how many.';
revoke execute on function private.forget_search_hits(integer) from public;
grant execute on function private.forget_search_hits(integer) to service_role;
