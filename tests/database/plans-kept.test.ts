/** What every checkout asks is planned once a connection, not once a question: with lists in it PostgreSQL would plan a dozen tables anew each time. */
import { expect, test } from 'vitest'
import { loadOffers } from '../../app/checkout/quote/load-offers.server.ts'
import type { Database } from '../../app/platform/database.ts'
import { refuseHold, type Holder } from '../../app/stock/held-for.server.ts'
import { testDatabase } from '../support/database.ts'
import { givenProduct } from '../support/market.ts'

const db = await testDatabase()
// So many times PostgreSQL tries what a plan for the very values costs.
const TRIED = 5
const ASKED = 12

/** Of the statements that `ask` makes: how many, and which were planned for their very values more often than PostgreSQL tries. */
async function plannedAnew(ask: (tx: Database) => Promise<unknown>): Promise<{ statements: number; anew: string[] }> {
  return db.service.transaction(async (tx) => {
    const soFar = async () => {
      const rows = await tx.all<{ statement: string; runs: number; anew: number }>(
        'select statement, (generic_plans + custom_plans)::int as runs, custom_plans::int as anew from pg_prepared_statements',
      )
      return new Map(rows.map((row) => [row.statement, row]))
    }
    const before = await soFar()
    for (let turn = 0; turn < ASKED; turn++) await ask(tx)
    const asked = [...(await soFar()).values()].filter(({ statement, runs }) => runs - (before.get(statement)?.runs ?? 0) === ASKED)
    const anew = asked.filter((row) => row.anew - (before.get(row.statement)?.anew ?? 0) > TRIED)
    return { statements: asked.length, anew: anew.map(({ statement }) => statement) }
  })
}

/** So many others, of makers and categories of their own, that what is asked for is looked up and not read through. */
async function givenMany(): Promise<void> {
  await db.owner.transaction(async (tx) => {
    await tx.all('set local session_replication_role = replica')
    await tx.all(
      `with made as materialized (select n, gen_random_uuid() as id from generate_series(1, 3000) n),
       makers as (insert into public.sellers (id, slug, business_name, application_status) select id, 'maker-' || n, 'Maker ' || n, 'approved' from made),
       families as (insert into public.categories (id, slug, name) select id, 'family-' || n, 'Family ' || n from made),
       pieces as (
         insert into public.products (id, seller_id, category_id, name, price_minor, weight_grams, status)
         select id, id, id, 'Silk scarf ' || n, 10000, 200, 'active' from made),
       words as (insert into public.product_translations (product_id, language, name, description) select id, 'th', 'ผ้าพันคอ ' || n, '' from made),
       versions as (insert into public.product_variants (id, product_id) select id, id from made)
       insert into public.stock_levels (variant_id, on_hand) select id, 10 from made`,
    )
  })
  await db.owner.all('analyze')
}

test('what is offered, and how much of it one buyer may hold, is planned once', async () => {
  const pieces = [await givenProduct(db), await givenProduct(db)]
  await givenMany()
  const variants = pieces.map(({ variantId }) => variantId)
  expect(await plannedAnew((tx) => loadOffers(tx, variants.slice(0, 1), 'th', null))).toEqual({ statements: 1, anew: [] })
  const holders: Holder[] = [
    { kind: 'network', key: Buffer.alloc(32, 1) },
    { kind: 'buyer', key: Buffer.alloc(32, 2) },
  ]
  const wanted = pieces.map(({ variantId, sellerId }) => ({ variantId, sellerId, quantity: 1 }))
  expect(await plannedAnew((tx) => refuseHold(tx, holders, wanted))).toEqual({ statements: 3, anew: [] })
})
