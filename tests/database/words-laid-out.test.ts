/** What a piece is stands before the words it is found by; how those came there, while others wrote. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenProduct, givenSeller } from '../support/market.ts'
import { ROOT } from '../support/source-tree.ts'

let db: TestDatabase
let seller: string
let pieces: string[]
beforeAll(async () => {
  db = await testDatabase()
  seller = await givenSeller(db, 'Ban Words')
  pieces = []
  for (let n = 0; n < 8; n++) pieces.push((await givenProduct(db, { sellerId: seller })).productId)
})

test('what lists narrow and count by is reached without passing words', async () => {
  const columns = await db.owner.all<{ name: string; is_fixed: boolean }>(
    `select attname as name, attlen > 0 as is_fixed from pg_attribute where attrelid = 'private.product_words'::regclass and attnum > 0 and not attisdropped
      order by attnum`,
  )
  expect(columns.slice(-2).map(({ name }) => name)).toEqual(['head', 'words'])
  // What is always as long comes first; a brand is not always there.
  const first = columns.findIndex(({ is_fixed: fixed }) => !fixed)
  expect(columns.slice(first).filter(({ is_fixed: fixed }) => fixed)).toEqual([])
  expect(columns[first - 1]?.name).toBe('brand_id')
})

/** Runs a migration as it is run: all of it in one message. */
async function migrate(name: string): Promise<void> {
  const client = new pg.Client({ connectionString: db.url })
  await client.connect()
  try {
    await client.query(readFileSync(join(ROOT, 'supabase/migrations', name), 'utf8'))
  } finally {
    await client.end()
  }
}

test('words move into another table while pieces are listed, changed, sold and taken away', async () => {
  const found = () =>
    db.owner.all(`select w.product_id, w.words::text, w.head::text, w.marks, w.price_minor, w.is_new from private.product_words w order by w.product_id`)
  const write = (price: number, [id]: string[]) => db.owner.all('update public.products set price_minor = $2 where id = $1', [id, price])
  await migrate('20261128040002_listings_words_laid_out.sql')
  await write(4300, pieces)
  await db.owner.all('delete from public.products where id = $1', [pieces[1]])
  const added = (await givenProduct(db, { sellerId: seller })).productId

  let moved: Promise<unknown> = Promise.resolve()
  await db.owner.transaction(async (tx) => {
    // Held by whoever sells this one, it is left to them.
    await tx.all('update public.products set price_minor = 5100 where id = $1', [pieces[2]])
    moved = db.owner.all('call private.lay_out_all_words()')
    await expect
      .poll(async () => (await db.owner.one<{ n: number }>('select count(*)::int as n from private.product_words_laid')).n)
      .toBe((await db.owner.one<{ n: number }>('select count(*)::int as n from private.product_words')).n - 1)
  })
  await moved
  await write(4400, pieces.slice(3))
  const before = await found()
  expect(
    await db.owner.all('select l.product_id, l.words::text, l.head::text, l.marks, l.price_minor, l.is_new from private.product_words_laid l order by 1'),
  ).toEqual(before)
  expect(before).toHaveLength(pieces.length)
  expect(before.map((row) => (row as { product_id: string }).product_id)).toContain(added)

  await db.owner.all('create index product_words_laid_found on private.product_words_laid using gin (words, marks) with (fastupdate = off)')
  await migrate('20261128040004_listings_words_in_place.sql')
  expect(await found()).toEqual(before)
  await write(4500, pieces.slice(4))
  const { price } = await db.owner.one<{ price: number }>('select price_minor::int as price from private.product_words where product_id = $1', [pieces[4]])
  expect(price).toBe(4500)
})
