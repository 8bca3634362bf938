/** What selling does to shelves: once for all lines of an order, nothing where nothing shown changes, and right when two variants of a piece sell at the same moment. */
import { readdir, readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { endOrder } from '../../app/payments/expire-orders.server.ts'
import { reserveStock, consumeStock, releaseStock } from '../../app/stock/reserve-stock.server.ts'
import type { Database } from '../../app/platform/database.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenProduct, testShop, type GivenProduct } from '../support/market.ts'
import { givenOrder, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { countWaiting, givenGroup, HELD_UNTIL } from '../support/stock-races.ts'

let db: TestDatabase
let market: Market
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, shop: testShop(db, { payments: [bank] }).shop, bank }
})

const until = HELD_UNTIL
const waiting = () => countWaiting(db)
const linesOf = (pieces: readonly GivenProduct[], quantity: number) => pieces.map(({ variantId }) => ({ variantId, quantity }))

/** Rows of variants and pieces that `act` writes, and how often what follows the shelves is run. */
async function worked(act: (tx: Database) => Promise<unknown>): Promise<{ variants: number; pieces: number; followed: number }> {
  return db.owner.transaction(async (tx) => {
    await tx.all(`set local track_functions = 'all'`)
    const soFar = () =>
      tx.one<{ variants: number; pieces: number; followed: number }>(
        `select pg_stat_get_xact_tuples_updated('public.product_variants'::regclass)::int as variants, pg_stat_get_xact_tuples_updated('public.products'::regclass)::int as pieces,
                coalesce((select calls from pg_stat_xact_user_functions where funcname = 'follow_stock'), 0)::int as followed`,
      )
    const before = await soFar()
    await act(tx)
    const after = await soFar()
    return { variants: after.variants - before.variants, pieces: after.pieces - before.pieces, followed: after.followed - before.followed }
  })
}

test('an order of three pieces moves its shelves at once; that it is paid changes nothing anybody sees, and that it is given up does', async () => {
  const pieces = [await givenProduct(db), await givenProduct(db), await givenProduct(db)]
  const [paid, left] = [await givenGroup(market), await givenGroup(market)]
  const reserve = (group: string) => (tx: Database) => reserveStock(tx, group, { lines: linesOf(pieces, 2), until })
  expect(await worked(reserve(paid))).toEqual({ variants: 3, pieces: 3, followed: 1 })
  expect(await worked(reserve(left))).toEqual({ variants: 3, pieces: 3, followed: 1 })
  expect(await worked((tx) => consumeStock(tx, paid))).toEqual({ variants: 0, pieces: 0, followed: 1 })
  expect(await worked((tx) => releaseStock(tx, left, 'released'))).toEqual({ variants: 3, pieces: 3, followed: 1 })
  // A second time there is nothing to end.
  expect(await worked((tx) => releaseStock(tx, paid, 'released'))).toEqual({ variants: 0, pieces: 0, followed: 0 })
  expect(
    await db.owner.all(
      `select l.allocated, l.reserved, v.stock_quantity as "ofVariant", p.stock_quantity as "ofPiece" from public.products p join public.product_variants v on v.product_id = p.id
         join public.stock_levels l on l.variant_id = v.id where p.id = any ($1)`,
      [pieces.map(({ productId }) => productId)],
    ),
  ).toEqual(pieces.map(() => ({ allocated: 2, reserved: 0, ofVariant: 8, ofPiece: 8 })))
})

test('where one piece of an order is short, it is said of that one and none is held', async () => {
  const [many, few] = [await givenProduct(db), await givenProduct(db, { stock: 1 })]
  const group = await givenGroup(market)
  const lines = [...linesOf([many, few], 2), { variantId: many.variantId, quantity: 3 }]
  expect(await db.service.transaction((tx) => reserveStock(tx, group, { lines, until }))).toEqual([{ variantId: few.variantId, available: 1 }])
  expect(await db.owner.all('select id from public.stock_reservations where order_group_id = $1 and state = $2 and variant_id = any ($3)', [
      group, 'active', [many.variantId, few.variantId]])).toEqual([]) // prettier-ignore
  expect(
    await db.service.transaction((tx) => reserveStock(tx, group, { lines: lines.filter(({ variantId }) => variantId === many.variantId), until })),
  ).toEqual([])
  expect(await db.owner.one('select reserved from public.stock_levels where variant_id = $1', [many.variantId])).toEqual({ reserved: 5 })
  await db.service.transaction((tx) => releaseStock(tx, group, 'released'))
})

/** Another variant of a piece, with ten of it. */
async function givenVariant({ productId }: GivenProduct, name: string): Promise<string> {
  const { id } = await db.owner.one<{ id: string }>('insert into public.product_variants (product_id, name) values ($1, $2) returning id', [productId, name])
  await db.owner.all('insert into public.stock_levels (variant_id, on_hand) values ($1, 10)', [id])
  await db.owner.all(`insert into public.stock_movements (variant_id, kind, quantity) values ($1, 'received', 10)`, [id])
  return id
}
const stockOf = async ({ productId }: GivenProduct) =>
  (await db.owner.one<{ stock: number }>('select stock_quantity as stock from public.products where id = $1', [productId])).stock

test('two variants of a piece that sell at the same moment are both taken off what the piece has', async () => {
  const piece = await givenProduct(db)
  const large = await givenVariant(piece, 'Large')
  const [one, other] = [await givenGroup(market), await givenGroup(market)]
  let second: Promise<unknown> = Promise.resolve()
  await db.service.transaction(async (tx) => {
    await reserveStock(tx, one, { lines: linesOf([piece], 3), until })
    second = db.service.transaction((next) => reserveStock(next, other, { lines: [{ variantId: large, quantity: 4 }], until }))
    await expect.poll(waiting).toBe(1)
  })
  await second
  expect(await stockOf(piece)).toBe(20 - 3 - 4)
})

test('orders of the same pieces in other variants and the other way round neither wait for each other for ever nor count wrong', async () => {
  const [scarf, bowl] = [await givenProduct(db), await givenProduct(db)]
  const [large, blue] = [await givenVariant(scarf, 'Large'), await givenVariant(bowl, 'Blue')]
  const groups: string[] = []
  for (let n = 0; n < 8; n++) groups.push(await givenGroup(market))
  await Promise.all(
    groups.map((group, n) => {
      const lines = (n % 2 === 0 ? [scarf.variantId, bowl.variantId] : [blue, large]).map((variantId) => ({ variantId, quantity: 1 }))
      return db.service.transaction(async (tx) => {
        expect(await reserveStock(tx, group, { lines, until })).toEqual([])
        await consumeStock(tx, group)
      })
    }),
  )
  expect([await stockOf(scarf), await stockOf(bowl)]).toEqual([12, 12])
})

/** The ids of two variants of one piece, in the order of the database. */
async function givenPair(): Promise<{
  piece: GivenProduct
  both: { variantId: string; quantity: number }[]
  second: { variantId: string; quantity: number }[]
}> {
  const piece = await givenProduct(db)
  const variants = [piece.variantId, await givenVariant(piece, 'Large')].toSorted()
  const both = variants.map((variantId) => ({ variantId, quantity: 1 }))
  return { piece, both, second: both.slice(1) }
}

test.each(['reserved', 'released', 'canceled'] as const)(
  'who has two variants of a piece %s and who buys one of them do not wait for each other',
  async (how) => {
    const { piece, both, second } = await givenPair()
    const { group, id: order, lines } = await givenOrder(market, { quantities: [1, 1], pays: how === 'canceled' })
    const { id } = await db.owner.one<{ id: string }>('select id from public.order_groups where number = $1', [group])
    if (how === 'canceled') {
      for (const [place, line] of lines.entries())
        await db.owner.all('update public.order_lines set variant_id = $2 where id = $1', [line, both[place]?.variantId])
      await db.owner.all('update public.stock_levels set allocated = 1 where variant_id = any ($1)', [both.map(({ variantId }) => variantId)])
    } else await db.service.transaction((tx) => releaseStock(tx, id, 'released'))
    if (how === 'released') await db.service.transaction((tx) => reserveStock(tx, id, { lines: both, until }))
    const other = await givenGroup(market)
    const acts: Promise<unknown>[] = []
    // Whoever comes waits for the piece, with what is in hand by then.
    await db.owner.transaction(async (tx) => {
      await tx.all('select from public.products where id = $1 for no key update', [piece.productId])
      acts.push(
        db.service.transaction<unknown>((next) =>
          how === 'reserved'
            ? reserveStock(next, id, { lines: both, until })
            : how === 'released'
              ? releaseStock(next, id, 'released')
              : next.all(`select private.transition_order($1, 'canceled', 'operator', null, 'Sold out')`, [order]),
        ),
      )
      await expect.poll(waiting).toBe(1)
      acts.push(db.service.transaction((next) => reserveStock(next, other, { lines: second, until })))
      await expect.poll(waiting).toBe(2)
    })
    const settled = await Promise.allSettled(acts)
    expect(settled.map((act) => (act.status === 'rejected' ? String(act.reason) : act.status))).toEqual(['fulfilled', 'fulfilled'])
    expect(await stockOf(piece)).toBe(how === 'reserved' ? 17 : 19)
  },
)

test('who gives up an order of a piece that its maker puts away at that moment has to begin again at most, and both are done', async () => {
  const { group } = await givenOrder(market, { pays: false })
  const bought = await db.owner.one<{ id: string; product: string; variant: string }>(
    `select g.id, v.product_id as product, v.id as variant from public.order_groups g join public.stock_reservations r on r.order_group_id = g.id
       join public.product_variants v on v.id = r.variant_id where g.number = $1`,
    [group],
  )
  // Whoever puts a low piece away holds the piece and comes to its variants; whoever gives it back has its variants in hand and comes to the piece.
  await db.owner.all('update public.stock_levels set low_below = 100 where variant_id = $1', [bought.variant])
  let givenUp: Promise<boolean> | undefined
  await db.service.transaction(
    async (tx) => {
      await tx.all('select from public.products where id = $1 for no key update', [bought.product])
      if (givenUp === undefined) {
        givenUp = endOrder(market.shop, bought.id, 'canceled')
        await expect.poll(waiting).toBe(1)
      }
      await tx.all(`update public.products set status = 'archived' where id = $1`, [bought.product])
    },
    { repeatable: true },
  )
  expect(await givenUp).toBe(true)
  expect(
    await db.owner.one(
      `select p.status, p.stock_quantity as stock, v.stock_is_low as low, l.reserved from public.products p join public.product_variants v on v.product_id = p.id
         join public.stock_levels l on l.variant_id = v.id where v.id = $1`,
      [bought.variant],
    ),
  ).toEqual({ status: 'archived', stock: 10, low: false, reserved: 0 })
})

test('many who buy, pay for and give up two variants or one of a piece at once all come through, and the piece is counted right', async () => {
  const { piece, both, second } = await givenPair()
  const groups: string[] = []
  for (let n = 0; n < 6; n++) groups.push(await givenGroup(market))
  await db.owner.all('update public.stock_levels set on_hand = 500 where variant_id = any ($1)', [both.map(({ variantId }) => variantId)])
  await Promise.all(
    groups.map(async (group, n) => {
      for (let round = 0; round < 20; round++) {
        await db.service.transaction((tx) => reserveStock(tx, group, { lines: n % 2 === 0 ? both : second, until }))
        await db.service.transaction((tx) => (round % 2 === 0 ? consumeStock(tx, group) : releaseStock(tx, group, 'released')))
      }
    }),
  )
  expect(await stockOf(piece)).toBe(1000 - 10 * (3 * 2 + 3))
})

test('a piece that was counted wrong is counted once more, and no other is touched', async () => {
  const { piece: wrong } = await givenPair()
  const [right, hidden, bare] = [(await givenPair()).piece, (await givenPair()).piece, await givenProduct(db)]
  const made = await givenProduct(db)
  await db.owner.all('update public.products set made_to_order = true, weekly_capacity = 2 where id = $1', [made.productId])
  await db.owner.all('update public.product_variants set is_active = false where product_id = $1', [hidden.productId])
  await db.owner.all('delete from public.product_variants where product_id = $1', [bare.productId])
  const stock = () => Promise.all([wrong, right, hidden, bare, made].map(stockOf))
  const before = await stock()
  expect(before[0]).toBe(20)
  const wrongly = [wrong, hidden, made].map(({ productId }) => productId)
  await db.owner.all('update public.products set stock_quantity = stock_quantity + 3 where id = any ($1)', [wrongly])
  const file = (await readdir('supabase/migrations')).find((name) => name.endsWith('_products_stock_recounted.sql')) ?? ''
  const [hold = '', recount = ''] = (await readFile(`supabase/migrations/${file}`, 'utf8')).split(';\n')
  const touched = await worked(async (tx) => {
    const held = await tx.all(hold)
    expect(held).toHaveLength(3)
    await tx.all(recount)
  })
  expect(touched).toEqual({ variants: 0, pieces: 3, followed: 0 })
  expect(await stock()).toEqual(before)
})
