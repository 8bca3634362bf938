/** A maker among others is shown by what is kept of them: how many pieces they have, and those that lists show first. */
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '../../app/platform/database.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenProduct, givenSeller } from '../support/market.ts'

const PIECES = 400

let db: TestDatabase
let seller: string
beforeAll(async () => {
  db = await testDatabase()
  seller = await givenSeller(db, 'Ban Many')
  await db.owner.all(
    `do $$ begin
      set local session_replication_role = replica;
      insert into public.categories (slug, name) values ('many', 'Many');
      insert into public.products (seller_id, category_id, name, price_minor, status, published_at, image_url, images, sales_count, stock_quantity)
        select s.id, c.id, 'Piece ' || n, 1000, 'active', now(), '/pictures/piece-' || n || '.webp', array['/pictures/piece-' || n || '.webp'], n % 7,
               case when n % 2 = 0 then 3 else 0 end
          from public.sellers s, (select id from public.categories where slug = 'many') c, generate_series(1, ${PIECES}) n where s.business_name = 'Ban Many';
      perform private.refresh_listings(array(select id from public.products));
      perform private.recount_facets();
    end $$`,
  )
  await db.owner.all('analyze')
})

type Card = { products: number; pictures: string[] }
const card = async (who: Database): Promise<Card | undefined> =>
  (await who.one<{ found: { sellers: (Card & { id: string })[] } }>('select public.search_sellers() as found')).found.sellers.find(({ id }) => id === seller)

test('what a maker has is neither counted nor put in order for their card', async () => {
  const read = (tx: Database) =>
    tx.one<{ rows: number }>(
      `select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_all_tables
        where relname in ('products', 'product_listings')`,
    )
  const rows = await db.service.transaction(async (tx) => {
    const before = await read(tx)
    expect((await card(tx))?.products).toBe(PIECES)
    return (await read(tx)).rows - before.rows
  })
  expect(rows).toBeLessThan(40)
})

test('pictured is what lists show first of a maker', async () => {
  const first = await db.owner.all<{ image: string; best: number }>(
    `select p.image_url as image, l.best_match as best from private.product_listings l join public.products p on p.id = l.product_id
      where l.seller_id = $1 order by l.best_match desc limit 3`,
    [seller],
  )
  const best = async (images: string[]) =>
    (
      await db.owner.all<{ best: number }>(
        `select l.best_match as best from private.product_listings l join public.products p on p.id = l.product_id where p.image_url = any ($1) order by 1 desc`,
        [images],
      )
    ).map((row) => row.best)
  const shown = await card(db.anon)
  expect(shown?.pictures).toHaveLength(3)
  expect(await best(shown?.pictures ?? [])).toEqual(first.map((row) => row.best))
})

test('how many pieces a maker has is exact as soon as one is listed, sold out or taken away', async () => {
  const counted = async () => (await db.owner.one<{ n: number }>('select count(*)::int as n from private.product_listings where seller_id = $1', [seller])).n
  const { productId } = await givenProduct(db, { sellerId: seller })
  expect([(await card(db.anon))?.products, await counted()]).toEqual([PIECES + 1, PIECES + 1])
  await db.owner.all(`update public.products set status = 'draft' where id = $1`, [productId])
  expect([(await card(db.anon))?.products, await counted()]).toEqual([PIECES, PIECES])
  await db.owner.all('select private.gather_facet_counts()')
  expect((await card(db.anon))?.products).toBe(PIECES)
})
