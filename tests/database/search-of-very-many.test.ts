/** Of a word that most pieces say, in a large shop, the best are those that comparing all of them would find, and not all of them are fetched. */
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '../../app/platform/database.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'

const LISTED = 60_000
const SHOWN = 48

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  // What lists and searches keep of sixty thousand pieces. The pieces themselves are made of those only that will be shown.
  await db.owner.all(
    `do $$ begin
      set local session_replication_role = replica;
      insert into public.categories (slug, name) values ('many', 'Many');
      insert into public.sellers (slug, business_name, province, application_status) values ('of-many', 'Of many', 'TH-50', 'approved');
      insert into private.product_listings (product_id, seller_id, category_id, province, price_minor, published_at, best_match, rating_hundredths, review_count,
          is_handmade, is_new, is_featured, on_sale, free_shipping, gift_wrap, same_day_delivery, customizable, in_stock)
        select md5(n::text)::uuid, s.id, c.id, 'TH-50', 1000 + n, now() - n * interval '1 second', abs(hashint4(n)) % 1500, 400, 3,
               true, false, false, false, false, false, false, false, true
          from generate_series(1, ${LISTED}) n cross join public.sellers s cross join public.categories c where s.slug = 'of-many' and c.slug = 'many';
      insert into private.product_words (product_id, words, head)
        select product_id, w, w from (
          select l.product_id, case abs(hashint4(l.price_minor::int * 7)) % 6 when 0 then 'other:1A' when 1 then 'basket:5B' when 2 then 'basket:9D' else 'basket:1A tall:2A' end::tsvector
                 || case when l.price_minor <= 13000 then 'postcard:7D' else '' end::tsvector as w
            from private.product_listings l) x;
      perform private.list_words(array(select product_id from private.product_listings));
    end $$`,
  )
  await db.owner.all('vacuum analyze private.product_listings')
  await db.owner.all('vacuum analyze private.product_words')
})

/** How many rows of ours a transaction looked at so far, also inside of functions. */
const readSoFar = async (tx: Database): Promise<number> =>
  (
    await tx.one<{ rows: number }>(
      `select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_all_tables where schemaname in ('public', 'private')`,
    )
  ).rows

/** What comparing every piece finds: those whose name says it first, among them what it weighs and how it sells. Of what is far from the best, nothing is compared. */
const PLAIN = `
  select product_id as id from (
    select *, case when ts_filter(head, '{a}') @@ $1::tsquery then 2 when ts_filter(head, '{a,b}') @@ $1::tsquery then 1 else 0 end as named
      from (select product_id, best_match, head from private.product_words where words @@ $1::tsquery order by best_match desc, product_id limit 2000) best) x
   order by named desc, ts_rank('{0, 0.3, 0.4, 1}', head, $1::tsquery) * (1000 + best_match) desc, best_match desc, product_id limit ${SHOWN}`

/** Has the pieces that are shown: what is found without one is left out. */
const givenShown = (ids: readonly string[]) =>
  db.owner.all(
    `do $$ begin
      set local session_replication_role = replica;
      insert into public.products (id, seller_id, category_id, name, price_minor, status)
        select shown.id, s.id, c.id, 'Shown', 1000, 'active' from unnest('{${ids.join(',')}}'::uuid[]) shown(id), public.sellers s, public.categories c
         where s.slug = 'of-many' and c.slug = 'many' on conflict do nothing;
    end $$`,
  )

test('the best of fifty thousand stand first, in their order', async () => {
  const best = await db.owner.all<{ id: string }>(PLAIN, [`'basket'`])
  await givenShown(best.map(({ id }) => id))
  const { rows, found } = await db.service.transaction(async (tx) => {
    const before = await readSoFar(tx)
    const { found: page } = await tx.one<{ found: { total: number; more: boolean; products: { id: string }[] } }>(
      `select public.search_products(p_q => 'basket', p_words => '''basket''', p_limit => ${SHOWN}) as found`,
    )
    return { rows: (await readSoFar(tx)) - before, found: page }
  })
  expect(found.products.map(({ id }) => id)).toEqual(best.map(({ id }) => id))
  expect([found.total, found.more]).toEqual([10_000, true])
  // The best twelfth, of which two thousand are compared, and ten thousand to be sure that there are so many.
  expect(rows).toBeLessThan(20_000)
})

/** The orders that are not by how well a piece fits, as they are written where all are read. */
const ORDERS = {
  newest: 'published_at desc, product_id',
  price_asc: 'price_minor, product_id',
  price_desc: 'price_minor desc, product_id desc',
  rating: 'rating_hundredths desc, review_count desc, product_id',
} as const

test.each(Object.keys(ORDERS) as (keyof typeof ORDERS)[])('of fifty thousand by %s, the first are read in their order, not all', async (sort) => {
  for (const [said, dearer, from, most] of [
    ['basket', null, 0, 12_000],
    // By price, what costs less is passed over first.
    ['basket', 10_000, 24, 26_000],
    // Not very many: all that say it.
    ['postcard', null, 48, 13_000],
  ] as const) {
    const plain = `select product_id as id from private.product_words where words @@ $1::tsquery and price_minor >= ${dearer ?? 0} order by ${ORDERS[sort]} limit 24 offset ${from}`
    const first = (await db.owner.all<{ id: string }>(plain, [`'${said}'`])).map(({ id }) => id)
    await givenShown(first)
    const { rows, found } = await db.service.transaction(async (tx) => {
      const before = await readSoFar(tx)
      const { found: page } = await tx.one<{ found: { total: number; more: boolean; products: { id: string }[] } }>(
        `select public.search_products(p_q => $1, p_words => $2, p_sort => $3, p_price_min => $4, p_limit => 24, p_offset => $5) as found`,
        [said, `'${said}'`, sort, dearer, from],
      )
      return { rows: (await readSoFar(tx)) - before, found: page }
    })
    expect(found.products.map(({ id }) => id)).toEqual(first)
    expect([found.total, found.more]).toEqual([10_000, true])
    // Ten thousand to be sure that there are so many.
    expect([said, dearer, rows < most]).toEqual([said, dearer, true])
  }
})

test('what was typed so far is looked for among what sells best, and a word said of few among all', async () => {
  const rows = await db.service.transaction(async (tx) => {
    const before = await readSoFar(tx)
    await tx.one(`select public.suggest_products('basket', 'basket', '''basket'':*')`)
    return (await readSoFar(tx)) - before
  })
  expect(rows).toBeLessThan(LISTED / 6)
})

test('what a word is said of costs from and to is read off the index of prices', async () => {
  const { facets } = await db.anon.one<{ facets: { price: unknown; more: { all: boolean } } }>(
    `select public.product_facets(p_q => 'basket', p_words => '''basket''') as facets`,
  )
  const ends = await db.owner.one(
    `select min(price_minor)::int as lowest, max(price_minor)::int as highest from private.product_words where words @@ '''basket'''`,
  )
  expect(facets.price).toEqual(ends)
  expect(facets.more.all).toBe(true)
})

test('where all that says a word costs little, the other end of prices is not looked for among the whole shop', async () => {
  const { rows, price } = await db.service.transaction(async (tx) => {
    const before = await readSoFar(tx)
    const { facets } = await tx.one<{ facets: { price: unknown } }>(`select public.product_facets(p_q => 'postcard', p_words => '''postcard''') as facets`)
    return { rows: (await readSoFar(tx)) - before, price: facets.price }
  })
  expect(price).toEqual({ lowest: 1001, highest: 13_000 })
  // Ten thousand are counted, ten thousand looked at from above with their words, and the twelve thousand that say it.
  expect(rows).toBeLessThan(45_000)
})

test('a word that is said only of what sells alike is not taken for one that most pieces say', async () => {
  await db.owner.all(
    `update private.product_words set words = words || 'lucky:3A'::tsvector, head = head || 'lucky:3A'::tsvector where marks && (
       select array[m.mark] from private.selling_marks() k, unnest(k.marks, k.shares) m(mark, share) order by abs(m.share - 0.002), m.mark limit 1)`,
  )
  const said = await db.owner.all<{ id: string }>(`select product_id as id from private.product_words where words @@ '''lucky''' order by price_minor`)
  await givenShown(said.map(({ id }) => id))
  const { about } = await db.owner.one<{ about: number }>(
    `select private.about_found(private.listing_filter_of('lucky', '''lucky''', null, null, null, null, null, null, null, null, null))::int as about`,
  )
  expect(about).toBeGreaterThan(50_000)
  for (const sort of ['best', 'newest', 'price_asc']) {
    const { found } = await db.anon.one<{ found: { total: number; more: boolean; products: { id: string }[] } }>(
      `select public.search_products(p_q => 'lucky', p_words => '''lucky''', p_sort => $1, p_limit => 240, p_offset => $2) as found`,
      [sort, said.length - 100],
    )
    expect([sort, found.total, found.more, found.products.length]).toEqual([sort, said.length, false, 100])
    if (sort === 'price_asc') expect(found.products.map(({ id }) => id)).toEqual(said.slice(-100).map(({ id }) => id))
  }
})
