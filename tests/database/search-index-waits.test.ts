/** Whoever indexes holds rows that sales want, in another order: it must not wait for one while it holds another. */
import { beforeAll, expect, test } from 'vitest'
import { indexProducts } from '../../app/catalog/search/search-index.server.ts'
import { givenListed } from '../support/craft-shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'

let db: TestDatabase
let pieces: string[]
beforeAll(async () => {
  db = await testDatabase()
  const made: string[] = []
  for (let n = 0; n < 3; n++) made.push((await givenListed(db, { name: `Basket ${n}` })).productId)
  await indexProducts(db.service)
  pieces = made.toSorted()
})

const queued = async () => (await db.owner.all<{ id: string }>('select product_id as id from private.search_queue order by 1')).map(({ id }) => id)
const found = async (word: string) =>
  (await db.owner.all<{ id: string }>('select product_id as id from private.product_words where words @@ $1::tsquery order by 1', [word])).map(({ id }) => id)
const rename = (word: string) => db.owner.all(`update public.products set name = $1 || ' basket'`, [word])
const sell = `update public.products set sales_count = sales_count + 1, price_minor = price_minor + 100 where id = $1`

test('a sale of one piece after another, while both are indexed, ends, and so does the indexing', async () => {
  const [first, second] = pieces
  await rename('rattan')
  await db.owner.transaction(async (sale) => {
    // It holds the second and comes back for the first, as whoever indexes goes through both of them.
    await sale.all(sell, [second])
    const [indexed] = await Promise.all([indexProducts(db.service), sale.all(sell, [first])])
    // Which of them came to the first one sooner is open.
    const left = await queued()
    expect(left).toContain(second)
    expect(left.length + indexed).toBe(pieces.length)
    expect(await found('rattan')).toEqual(pieces.filter((piece) => !left.includes(piece)))
  })
  await indexProducts(db.service)
  expect([await queued(), await found('rattan')]).toEqual([[], pieces])
})

test('what is being sold goes behind what else waits, and comes again', async () => {
  const [first] = pieces
  await rename('bamboo')
  await db.owner.all(`update private.search_queue set queued_at = now() - interval '1 day' where product_id = $1`, [first])
  await db.owner.transaction(async (sale) => {
    await sale.all(sell, [first])
    expect(await indexProducts(db.service)).toBe(2)
    const { late } = await db.owner.one<{ late: boolean }>(`select queued_at > now() - interval '1 hour' as late from private.search_queue`)
    expect(late).toBe(true)
  })
  expect(await indexProducts(db.service)).toBe(1)
  expect(await found('bamboo')).toEqual(pieces)
})
