import type pg from 'pg'

/** What people of the demo look for, most of it in their own languages. */
const SEARCHES = ['silk scarf', 'ผ้าไหม', 'benjarong', 'indigo', 'ceramic bowl', 'zijden sjaal', 'rattan bag', 'ผ้าทอ', 'silver ring', 'celadon']

/** Names of things the demo has, as somebody else says them. */
const NOTHING = ['hol lboeuk', 'ผ้าโฮล', 'sinh', 'krama', 'patola']

/** Arrivals, carts and searches of four hundred days, with more of everything at weekends and a slow rise: counts as the shop keeps them, of nobody. */
export async function fillArrivals(client: pg.PoolClient, now: Date): Promise<void> {
  await client.query(
    `with days as (
       select private.shop_day($1::timestamptz) - step as day,
              (60 + (400 - step) / 8 + case when extract(isodow from private.shop_day($1::timestamptz) - step) > 5 then 25 else 0 end + (step * 37) % 17)::integer as n
         from generate_series(0, 400) step),
     parts (kind, word, share) as (values
       ('arrival', 'all', 1.0), ('cart', 'all', 0.11),
       ('arrival_country', 'TH', 0.44), ('arrival_country', 'NL', 0.13), ('arrival_country', 'US', 0.12), ('arrival_country', 'DE', 0.1),
       ('arrival_country', 'JP', 0.08), ('arrival_country', 'ZZ', 0.13),
       ('arrival_language', 'th', 0.41), ('arrival_language', 'en', 0.31), ('arrival_language', 'nl', 0.11), ('arrival_language', 'de', 0.09), ('arrival_language', 'ja', 0.08),
       ('arrival_device', 'phone', 0.64), ('arrival_device', 'desk', 0.29), ('arrival_device', 'tablet', 0.07))
     insert into private.figure_counts (kind, day, word, things)
     select p.kind, d.day, p.word, greatest(1, round(d.n * p.share)) from days d cross join parts p
     union all
     select 'search', d.day, w.word, greatest(1, round(d.n * 0.2 / w.place)) from days d cross join unnest($2::text[]) with ordinality w (word, place)`,
    [now, SEARCHES],
  )
  // What those words find, and what people ask for by names the shop does not know.
  await client.query(
    `insert into private.figure_counts (kind, day, word, things, minor)
     select c.kind, f.day, f.word, c.things, c.minor from private.figure_counts f
      cross join lateral (values ('search_found', f.things, f.things * (4 + length(f.word))), ('search_click', greatest(1, round(f.things * 0.4)), 0)) c (kind, things, minor)
      where f.kind = 'search' and f.day > private.shop_day($1::timestamptz) - 30
     union all
     select c.kind, private.shop_day($1::timestamptz) - step, u.word, greatest(1, 4 - u.place), 0
       from unnest($2::text[]) with ordinality u (word, place) cross join generate_series(1, 21) step
      cross join (values ('search'), ('search_found'), ('search_empty')) c (kind)`,
    [now, NOTHING],
  )
  await client.query('select private.count_buyers()')
}
