import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
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

/** What a maker has and the shop has paid because of an order. */
const bookedFor = async (order: string) =>
  Object.fromEntries(
    (
      await db.owner.all<{ kind: string; amount: number }>(
        `select a.kind, sum(p.amount_minor)::integer as amount from public.journals j join public.postings p on p.journal_id = j.id
           join public.ledger_accounts a on a.id = p.account_id where j.order_id = $1 group by a.kind having sum(p.amount_minor) <> 0 order by 1`,
        [order],
      )
    ).map(({ kind, amount }) => [kind, amount]),
  )

const differences = () => db.owner.all('select problem, about, expected, booked from private.check_books()')

/** A complete order of pieces that travel free. What points do not pay is paid in money. */
async function bought(product: GivenProduct, { quantity, points }: { quantity: number; points: number }) {
  await db.owner.all('update public.products set free_shipping = true where id = $1', [product.productId])
  const person = await givenPerson(db)
  await givePoints(db, person, 1000)
  const { group } = await at.placed({ person, products: [{ product, quantity }], points })
  const [order] = await at.ordersOf(group)
  if (!order) throw new Error('Nothing was ordered')
  if (order.total_minor > 0n) await at.pay(group)
  await at.complete(order.id)
  const [line] = await db.owner.all<{ id: string }>('select id from public.order_lines where order_id = $1', [order.id])
  if (!line) throw new Error('It has no line')
  return { person, order: order.id, total: order.total_minor, line: line.id }
}

async function sendBack({ order, line }: { order: string; line: string }, quantity: number): Promise<void> {
  const { id } = await db.owner.one<{ id: string }>(`select private.open_case($1, 'return', $2, null, $3) as id`, [
    order,
    JSON.stringify({ reason: 'changed_mind', lines: [{ order_line_id: line, quantity }] }),
    randomUUID(),
  ])
  for (const to of ['approved', 'received', 'refunded']) await db.owner.all(`select private.move_case($1, $2, 'seller', null)`, [id, to])
}

test('pieces paid with points alone go back: the points are the buyer’s again, and the shop pays nobody for them', async () => {
  const bag = await bought(await givenProduct(db, { priceMinor: 100_00 }), { quantity: 1, points: 400 })
  expect(bag.total).toBe(0n)
  expect(await bookedFor(bag.order)).toMatchObject({ promotion_cost: 100_00 })
  await sendBack(bag, 1)
  expect(await at.balance(bag.person)).toBe(1000)
  expect(await bookedFor(bag.order)).toEqual({})
  expect(await differences()).toEqual([])
})

test('one of two goes back: the maker keeps what the shop paid for the other, less the fee on it', async () => {
  const bags = await bought(await givenProduct(db, { priceMinor: 100_00 }), { quantity: 2, points: 800 })
  const before = await bookedFor(bags.order)
  await sendBack(bags, 1)
  expect(await at.balance(bags.person)).toBe(1000 - 400)
  const half = Object.fromEntries(Object.entries(before).map(([kind, amount]) => [kind, amount / 2]))
  expect(await bookedFor(bags.order)).toEqual(half)
  expect(await differences()).toEqual([])
  await sendBack(bags, 1)
  expect(await at.balance(bags.person)).toBe(1000)
  expect(await bookedFor(bags.order)).toEqual({})
  expect(await differences()).toEqual([])
})
