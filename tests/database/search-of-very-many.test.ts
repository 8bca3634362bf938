/** Of a word that most pieces say, in a large shop, the best are those that comparing all of them would find, and not all of them are fetched. */
import { beforeAll, expect, test } from 'vitest'
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

/** What comparing every piece finds: those whose name says it first, among them what it weighs and how it sells. Of what is far from the best, nothing is compared. */
const PLAIN = `
  select product_id as id from (
    select *, case when ts_filter(head, '{a}') @@ $1::tsquery then 2 when ts_filter(head, '{a,b}') @@ $1::tsquery then 1 else 0 end as named
      from (select product_id, best_match, head from private.product_words where words @@ $1::tsquery order by best_match desc, product_id limit 2000) best) x
   order by named desc, ts_rank('{0, 0.3, 0.4, 1}', head, $1::tsquery) * (1000 + best_match) desc, best_match desc, product_id limit ${SHOWN}`

test('the best of fifty thousand stand first, in their order', async () => {
  const best = await db.owner.all<{ id: string }>(PLAIN, [`'basket'`])
  await db.owner.all(
    `do $$ begin
      set local session_replication_role = replica;
      insert into public.products (id, seller_id, category_id, name, price_minor, status)
        select shown.id, s.id, c.id, 'Basket', 1000, 'active' from unnest('{${best.map(({ id }) => id).join(',')}}'::uuid[]) shown(id), public.sellers s, public.categories c
         where s.slug = 'of-many' and c.slug = 'many';
    end $$`,
  )
  const { rows, found } = await db.service.transaction(async (tx) => {
    const read = () =>
      tx.one<{ rows: number }>(
        `select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_all_tables where schemaname in ('public', 'private')`,
      )
    const before = await read()
    const { found: page } = await tx.one<{ found: { total: number; more: boolean; products: { id: string }[] } }>(
      `select public.search_products(p_q => 'basket', p_words => '''basket''', p_limit => ${SHOWN}) as found`,
    )
    return { rows: (await read()).rows - before.rows, found: page }
  })
  expect(found.products.map(({ id }) => id)).toEqual(best.map(({ id }) => id))
  expect([found.total, found.more]).toEqual([10_000, true])
  // Some thirty thousand to see that there are so many, then the best twelfth, of which two thousand are compared.
  expect(rows).toBeLessThan(42_000)
})

test('what was typed so far is looked for among what sells best, and a word said of few among all', async () => {
  const { rows } = await db.service.transaction(async (tx) => {
    await tx.one(`select public.suggest_products('basket', 'basket', '''basket'':*')`)
    return tx.one<{ rows: number }>(`select idx_tup_fetch::int as rows from pg_stat_xact_all_tables where relname = 'product_words'`)
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
    const read = () =>
      tx.one<{ rows: number }>(
        `select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_all_tables where schemaname in ('public', 'private')`,
      )
    const before = await read()
    const { facets } = await tx.one<{ facets: { price: unknown } }>(`select public.product_facets(p_q => 'postcard', p_words => '''postcard''') as facets`)
    return { rows: (await read()).rows - before.rows, price: facets.price }
  })
  expect(price).toEqual({ lowest: 1001, highest: 13_000 })
  // Ten thousand are counted, ten thousand looked at from above with their words, and the twelve thousand that say it.
  expect(rows).toBeLessThan(45_000)
})
