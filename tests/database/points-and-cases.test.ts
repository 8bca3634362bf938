import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import type { Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, testShop, type GivenProduct } from '../support/market.ts'
import { givePoints } from '../support/members.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'
import { pointShop } from '../support/point-shop.ts'

let db: TestDatabase
let bank: PlayedBank
let shop: Shop
let at: ReturnType<typeof pointShop>

beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop } = testShop(db, { payments: [bank] }))
  at = pointShop(db, shop, bank)
})

type Bought = { person: string; order: string; total: bigint; lines: readonly { id: string; quantity: number }[] }

/** An order that a member with a thousand points paid partly with them, complete. */
async function bought(products: readonly { product: GivenProduct; quantity?: number }[], points: number): Promise<Bought> {
  const person = await givenPerson(db)
  await givePoints(db, person, 1000)
  const { group } = await at.placed({ person, products, points })
  await at.pay(group)
  const [order] = await at.ordersOf(group)
  if (!order) throw new Error('Nothing was ordered')
  await at.complete(order.id)
  const lines = await db.owner.all<{ id: string; quantity: number }>('select id, quantity from public.order_lines where order_id = $1 order by position', [
    order.id,
  ])
  return { person, order: order.id, total: order.total_minor, lines }
}

/** Sends pieces back, up to the money: the case as it ended. */
async function sendBack({ order }: Bought, lines: readonly { id: string; quantity: number }[]) {
  const { id } = await db.owner.one<{ id: string }>(`select private.open_case($1, 'return', $2, null, $3) as id`, [
    order,
    JSON.stringify({ reason: 'changed_mind', lines: lines.map((line) => ({ order_line_id: line.id, quantity: line.quantity })) }),
    randomUUID(),
  ])
  for (const [to, by] of [
    ['approved', 'seller'],
    ['received', 'seller'],
    ['refunded', 'seller'],
  ])
    await db.owner.all('select private.move_case($1, $2, $3, null)', [id, to, by])
  await sendRefunds(shop)
  return db.owner.one<{ refund_minor: bigint; shipping_minor: bigint; commission_minor: bigint }>(
    'select refund_minor, shipping_minor, commission_minor from public.order_cases where id = $1',
    [id],
  )
}

const refunded = async ({ order }: Bought) =>
  (
    await db.owner.one<{ sum: bigint }>(
      `select coalesce(sum(amount_minor), 0)::bigint as sum from public.refunds where order_id = $1 and status = 'succeeded'`,
      [order],
    )
  ).sum

test('half of the pieces bring back half of the money and half of the points', async () => {
  const order = await bought([{ product: await givenProduct(db, { priceMinor: 500_00, stock: 10 }), quantity: 2 }], 800)
  // 1,000 THB of goods, 200 of them in points; the 800 in money earn 80.
  expect(await at.balance(order.person)).toBe(1000 - 800 + 80)
  const { refund_minor: first } = await sendBack(order, [{ ...order.lines[0]!, quantity: 1 }])
  expect(first).toBe(400_00n)
  expect(await refunded(order)).toBe(400_00n)
  expect(await at.balance(order.person)).toBe(1000 - 400 + 40)
  const { refund_minor: second, shipping_minor: delivery } = await sendBack(order, [{ ...order.lines[0]!, quantity: 1 }])
  expect(second).toBe(400_00n + delivery)
  expect(await refunded(order)).toBe(order.total)
  expect(await at.balance(order.person)).toBe(1000)
  expect(await at.breaches()).toEqual([])
})

test('goods that were paid with points alone come back as points alone, with the commission on all of them', async () => {
  const order = await bought([{ product: await givenProduct(db, { priceMinor: 100_00, stock: 10 }) }], 400)
  const back = await sendBack(order, [order.lines[0]!])
  const { commission } = await db.owner.one<{ commission: bigint }>(
    'select commission_minor + commission_vat_minor as commission from public.orders where id = $1',
    [order.order],
  )
  expect(commission).toBeGreaterThan(0n)
  expect(back).toMatchObject({ commission_minor: commission })
  expect(await refunded(order)).toBe(back.refund_minor)
  expect(await at.balance(order.person)).toBe(1000)
})

test('whatever the pieces cost and however many points were used, what comes back is what was paid, to the satang', async () => {
  for (const [price, quantity, points] of [
    [33_33, 3, 101],
    [19_99, 5, 333],
    [70_01, 7, 997],
  ] as const) {
    const order = await bought([{ product: await givenProduct(db, { priceMinor: price, stock: 10 }), quantity }], points)
    for (let product = 0; product < quantity; product += 1) await sendBack(order, [{ ...order.lines[0]!, quantity: 1 }])
    expect(await refunded(order)).toBe(order.total)
    expect(await at.balance(order.person)).toBe(1000)
  }
})
