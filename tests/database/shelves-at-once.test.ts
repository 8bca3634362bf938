/** Whoever moves several shelves takes them in the order in which orders do: nobody waits for somebody who waits for them. Nothing here is begun again after a deadlock. */
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { reserveStock } from '../../app/stock/reserve-stock.server.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, testShop, type GivenProduct } from '../support/market.ts'
import { givenSellerWithPerson, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff } from '../support/staff.ts'
import { countWaiting, givenGroup, HELD_UNTIL } from '../support/stock-races.ts'

let db: TestDatabase
let market: Market
let clerk: string
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, shop: testShop(db, { payments: [bank] }).shop, bank }
  clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['inventory.read', 'inventory.write'])
})

const waiting = () => countWaiting(db)

const reserve = (group: string, variants: readonly string[]) =>
  db.service.transaction((tx) => reserveStock(tx, group, { lines: variants.map((variantId) => ({ variantId, quantity: 1 })), until: HELD_UNTIL }))

/** A maker with two pieces of which the first has the later variant, by id: whoever goes by pieces and whoever goes by variants begin at different ends. */
async function givenCrossed(): Promise<{ maker: string; sellerId: string; pieces: [GivenProduct, GivenProduct] }> {
  const { seller, sellerId } = await givenSellerWithPerson(db)
  for (;;) {
    const [one, other] = [await givenProduct(db, { sellerId }), await givenProduct(db, { sellerId })]
    const pieces: [GivenProduct, GivenProduct] = one.productId < other.productId ? [one, other] : [other, one]
    if (pieces[0].variantId > pieces[1].variantId) return { maker: seller.id ?? '', sellerId, pieces }
  }
}
type Crossed = Awaited<ReturnType<typeof givenCrossed>>

const correct = (pieces: readonly GivenProduct[], { seen, counted, key }: { seen: number; counted: number; key: string }) =>
  asStaff(db, clerk).all(`select public.correct_stock($1, $2, 'Counted again')`, [
    JSON.stringify(pieces.map(({ variantId }) => ({ variant_id: variantId, seen, counted }))),
    key,
  ])
const change = ({ maker, sellerId, pieces }: Crossed, deed: object, run: string) =>
  db
    .asPerson(maker)
    .all('select refused from public.change_products($1, $2, $3, $4)', [
      sellerId,
      JSON.stringify(pieces.map(({ productId }) => ({ id: productId }))),
      deed,
      run,
    ])

const DEEDS = {
  'sells at a market': {
    act: ({ maker, sellerId, pieces }: Crossed) => {
      const lines = pieces.map(({ variantId }) => ({ variant_id: variantId, quantity: 2, unit_minor: 100 }))
      return db.asPerson(maker).all(`select public.sell_at_stall($1, $2, now(), 'cash', $3, false)`, [randomUUID(), sellerId, JSON.stringify(lines)])
    },
    there: 8,
  },
  'counts for the shop': { act: ({ pieces }: Crossed) => correct(pieces, { seen: 10, counted: 30, key: randomUUID() }), there: 30 },
  'takes a count back': {
    before: ({ pieces }: Crossed, key: string) => correct(pieces, { seen: 10, counted: 30, key }),
    act: (_: Crossed, key: string) => asStaff(db, clerk).all(`select public.undo_stock_correction($1, null, $2, 'It was wrong')`, [key, randomUUID()]),
    there: 10,
  },
  'changes many pieces': { act: (crossed: Crossed, key: string) => change(crossed, { kind: 'stock', set: 30 }, key), there: 30 },
  'takes a change of many back': {
    before: (crossed: Crossed, key: string) => change(crossed, { kind: 'stock', set: 30 }, key),
    act: ({ maker }: Crossed, key: string) => db.asPerson(maker).all('select * from public.undo_product_run($1)', [key]),
    there: 10,
  },
} satisfies Record<
  string,
  { before?: (crossed: Crossed, key: string) => Promise<unknown>; act: (crossed: Crossed, key: string) => Promise<unknown>; there: number }
>

test.each(Object.entries(DEEDS))('who %s and who buys the same pieces do not wait for each other', async (_, deed) => {
  const crossed = await givenCrossed()
  const key = randomUUID()
  if ('before' in deed) await deed.before(crossed, key)
  const group = await givenGroup(market)
  const variants = crossed.pieces.map(({ variantId }) => variantId)
  const acts: Promise<unknown>[] = []
  // Both are stopped at the shelf with which orders begin, one behind the other.
  await db.owner.transaction(async (tx) => {
    await tx.all('select from public.stock_levels where variant_id = $1 for no key update', [variants[1]])
    acts.push(reserve(group, variants))
    await expect.poll(waiting).toBe(1)
    acts.push(deed.act(crossed, key))
    await expect.poll(waiting).toBe(2)
  })
  const settled = await Promise.allSettled(acts)
  expect(settled.map((act) => (act.status === 'rejected' ? String(act.reason) : act.status))).toEqual(['fulfilled', 'fulfilled'])
  expect(await db.owner.all('select on_hand, reserved from public.stock_levels where variant_id = any ($1)', [variants])).toEqual(
    variants.map(() => ({ on_hand: deed.there, reserved: 1 })),
  )
})

test('who arranges the versions of a piece and who buys one of them do not wait for each other', async () => {
  const { seller, sellerId } = await givenSellerWithPerson(db)
  const { productId, variantId } = await givenProduct(db, { sellerId })
  const group = await givenGroup(market)
  const acts: Promise<unknown>[] = []
  // Both are stopped at the piece, or at the shelf before it.
  await db.owner.transaction(async (tx) => {
    await tx.all('select from public.products where id = $1 for no key update', [productId])
    acts.push(
      db
        .asPerson(seller.id ?? '')
        .all('select public.arrange_versions($1, $2)', [productId, JSON.stringify([{ id: variantId, name: '', is_active: true, stock_change: 5 }])]),
    )
    await expect.poll(waiting).toBe(1)
    acts.push(reserve(group, [variantId]))
    await expect.poll(waiting).toBe(2)
  })
  const settled = await Promise.allSettled(acts)
  expect(settled.map((act) => (act.status === 'rejected' ? String(act.reason) : act.status))).toEqual(['fulfilled', 'fulfilled'])
  expect(await db.owner.one('select on_hand, reserved from public.stock_levels where variant_id = $1', [variantId])).toEqual({ on_hand: 15, reserved: 1 })
})
