-- Why: a search that finds nothing says what buyers miss or how they call what is there, and it was counted like any other. Searches are counted with how
-- many pieces they found, and with how often a piece was opened from them; words only, never who.

alter table private.figure_counts drop constraint figure_counts_kind_check;
alter table private.figure_counts add constraint figure_counts_kind_check check (kind in ('arrival', 'arrival_country', 'arrival_language',
  'arrival_device', 'search', 'search_found', 'search_empty', 'search_click', 'cart', 'sale_country', 'sale_language', 'sale_seller', 'sale_category',
  'sale_method'));
comment on table private.figure_counts is
  'Days of Thailand''s calendar. arrival: somebody came from elsewhere; by country of the address, language of the page, kind of device;
search: words looked for; search_found: how often it was heard what they found, minor: how many pieces that were in all; search_empty: how often nothing;
search_click: a piece was opened from what they found; cart: somebody had a cart reckoned; sale_…: orders that are not cancelled, with the worth of
their goods after discounts, by where they go, their language, maker,
category and way to pay. No person, no address, no order.';

create or replace function private.add_counts(counted jsonb) returns void language sql security definer set search_path = '' as $$
  insert into private.figure_counts as kept (kind, day, word, things, minor)
  select c.kind, private.shop_day(private.now()), left(c.word, 80), sum(c.things), coalesce(sum(c.minor), 0)
    from jsonb_to_recordset(counted) c (kind text, word text, things bigint, minor bigint)
   where c.word <> '' and c.things > 0 group by c.kind, left(c.word, 80)
  on conflict (kind, day, word) do update set things = kept.things + excluded.things, minor = kept.minor + excluded.minor
$$;
comment on function private.add_counts(jsonb) is 'Adds to the counts of today what the process has seen: {kind, word, things, minor}.';

create or replace function private.forget_words() returns void language sql security definer set search_path = '' as $$
  delete from private.figure_counts f
   where f.kind = 'search' and (f.day < private.shop_day(private.now()) - 730 or (f.day < private.shop_day(private.now()) - 30 and f.things < 3));
  -- What came of a search goes with it.
  delete from private.figure_counts f
   where f.kind in ('search_found', 'search_empty', 'search_click') and f.day < private.shop_day(private.now()) - 30
     and not exists (select from private.figure_counts s where s.kind = 'search' and s.day = f.day and s.word = f.word)
$$;

create function public.search_figures(p_days integer default 30) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  answer json;
begin
  perform private.demand('content.write');
  if p_days is null or p_days not in (7, 30, 90, 365) then raise exception 'The days are 7, 30, 90 or 365.' using errcode = '22023'; end if;
  with words as materialized (
    select f.word, coalesce(sum(f.things) filter (where f.kind = 'search'), 0)::bigint as asked,
           coalesce(sum(f.things) filter (where f.kind = 'search_empty'), 0)::bigint as empty,
           coalesce(sum(f.things) filter (where f.kind = 'search_click'), 0)::bigint as clicks,
           coalesce(sum(f.things) filter (where f.kind = 'search_found'), 0)::bigint as heard,
           (sum(f.minor) filter (where f.kind = 'search_found') / nullif(sum(f.things) filter (where f.kind = 'search_found'), 0))::bigint as found
      from private.figure_counts f
     where f.kind in ('search', 'search_found', 'search_empty', 'search_click') and f.day > private.shop_day(private.now()) - p_days
     group by f.word
    -- Words that only one or two have looked for could be about one of them.
    having coalesce(sum(f.things) filter (where f.kind = 'search'), 0) >= 3)
  select json_build_object(
    'asked', (select coalesce(sum(w.asked), 0) from words w), 'empty', (select coalesce(sum(w.empty), 0) from words w),
    'clicks', (select coalesce(sum(w.clicks), 0) from words w),
    'most', (select coalesce(json_agg(m), '[]')
      from (select w.word, w.asked, w.found, w.empty, w.clicks from words w order by w.asked desc, w.word limit 100) m),
    'nothing', (select coalesce(json_agg(n), '[]')
      from (select w.word, w.asked, w.found, w.empty, w.clicks from words w where w.empty > 0 order by w.empty desc, w.word limit 100) n)) into answer;
  return answer;
end
$$;
comment on function public.search_figures(integer) is
  'What was looked for in the last 7, 30, 90 or 365 days, from three askings on: the hundred most asked and the hundred that found nothing, each with how
many pieces it found on average (null: not heard) and how often one was opened from it. Wants content.write.';
revoke execute on function public.search_figures(integer) from public, anon;
grant execute on function public.search_figures(integer) to authenticated, service_role;
