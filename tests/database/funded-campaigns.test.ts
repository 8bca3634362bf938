import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { testShop } from '../support/market.ts'
import { givenOrder, givenSellerWithPerson, type Market, type PaidOrder } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { pointShop } from '../support/point-shop.ts'

let db: TestDatabase
let market: Market
let complete: (order: string) => Promise<unknown>
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
  ;({ complete } = pointShop(db, market.shop, bank))
})

type Payer = 'platform' | 'seller'

async function givenCoupon(facts: { kind?: 'percent' | 'free_shipping'; payer: Payer }): Promise<string> {
  const code = `C${randomUUID().slice(0, 8).toUpperCase()}`
  await db.owner.all('insert into public.coupons (code, kind, percent_ppm, funded_by) values ($1, $2, 100000, $3)', [
    code,
    facts.kind ?? 'percent',
    facts.payer,
  ])
  return code
}

/** What the books hold because of an order, credits negative. */
async function booked({ id }: PaidOrder): Promise<Record<string, number>> {
  const rows = await db.owner.all<{ kind: string; amount: bigint }>(
    `select a.kind, sum(p.amount_minor)::bigint as amount from public.journals j join public.postings p on p.journal_id = j.id
       join public.ledger_accounts a on a.id = p.account_id where j.order_id = $1 group by a.kind having sum(p.amount_minor) <> 0`,
    [id],
  )
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, Number(amount)]))
}

type Sums = { items: number; discount: number; funded: number; shipping: number; delivery: number; total: number; fee: number }
async function sumsOf({ id }: PaidOrder): Promise<Sums> {
  return db.owner.one<Sums>(
    `select items_minor::integer as items, discount_minor::integer as discount, discount_funded_minor::integer as funded, shipping_minor::integer as shipping,
            shipping_funded_minor::integer as delivery, total_minor::integer as total, (commission_minor + commission_vat_minor)::integer as fee
       from public.orders where id = $1`,
    [id],
  )
}

/** What a maker is owed for an order that is paid and not complete. */
const owed = async (order: PaidOrder) => -((await booked(order)).seller_pending ?? 0)
const statementOf = async ({ sellerId }: PaidOrder) =>
  (await db.service.all<{ kind: string }>(`select kind from private.statement_lines($1, now() - interval '1 day', now() + interval '1 day')`, [sellerId])).map(
    ({ kind }) => kind,
  )
const differences = () => db.service.all('select * from private.check_books()')

test('a coupon of the shop costs the shop: the maker is owed the whole price, less commission on what was paid', async () => {
  const order = await givenOrder(market, { quantities: [2, 1], wish: { couponCode: await givenCoupon({ payer: 'platform' }) } })
  const sums = await sumsOf(order)
  expect(sums.discount).toBe(sums.items / 10)
  expect(sums.funded).toBe(sums.discount)
  expect(await owed(order)).toBe(sums.items + sums.shipping - sums.fee)
  expect((await booked(order)).promotion_cost).toBe(sums.discount)
  // The maker's statement knows of no discount.
  expect(await statementOf(order)).toEqual(['sale', 'shipping', 'commission', 'commission_vat'])
  expect(await differences()).toEqual([])
})

test('a coupon that makers pay costs them', async () => {
  const order = await givenOrder(market, { wish: { couponCode: await givenCoupon({ payer: 'seller' }) } })
  const sums = await sumsOf(order)
  expect([sums.funded, sums.discount]).toEqual([0, sums.items / 10])
  expect(await owed(order)).toBe(sums.items - sums.discount + sums.shipping - sums.fee)
  expect((await booked(order)).promotion_cost).toBeUndefined()
  expect(await statementOf(order)).toEqual(['sale', 'discount', 'shipping', 'commission', 'commission_vat'])
})

test('delivery that a coupon of the shop makes free is paid to the maker', async () => {
  const order = await givenOrder(market, { wish: { couponCode: await givenCoupon({ kind: 'free_shipping', payer: 'platform' }) } })
  const sums = await sumsOf(order)
  expect(sums.shipping).toBe(0)
  expect(sums.delivery).toBeGreaterThan(0)
  expect(await owed(order)).toBe(sums.items + sums.delivery - sums.fee)
  expect(await differences()).toEqual([])
})

test.each(['platform', 'seller'] as const)('of an offer that the %s pays, each line says what it was paid', async (payer) => {
  const from = await givenSellerWithPerson(db)
  // Of one maker, so that other tests do not have it.
  await db.owner.all(
    `insert into public.bogo_promotions (name, bogo_type, buy_product_id, buy_quantity, get_quantity, discount_percentage, seller_id, funded_by)
     select 'Half', 'buy_one_get_50_percent', null, 1, 1, 50, $1, $2`,
    [from.sellerId, payer],
  )
  const order = await givenOrder(market, { from, quantities: [2, 1] })
  const sums = await sumsOf(order)
  const lines = await db.owner.all<{ discount_minor: bigint; discount_funded_minor: bigint }>(
    'select discount_minor, discount_funded_minor from public.order_lines where order_id = $1',
    [order.id],
  )
  expect(sums.discount).toBeGreaterThan(0)
  for (const line of lines) expect(line.discount_funded_minor).toBe(payer === 'platform' ? line.discount_minor : 0n)
  expect(sums.funded).toBe(payer === 'platform' ? sums.discount : 0)
})

test('what comes back takes along what the shop paid for it, of each line its own, and all of it in the end', async () => {
  const order = await givenOrder(market, { quantities: [1, 1], wish: { couponCode: await givenCoupon({ payer: 'platform' }) } })
  await complete(order.id)
  const funded = await db.owner.all<{ id: string; paid: number }>(
    'select id, discount_funded_minor::integer as paid from public.order_lines where order_id = $1 order by position',
    [order.id],
  )
  const [first, second] = funded
  await sendBack(order, order.lines[0] ?? '')
  expect((await booked(order)).promotion_cost).toBe(second?.paid)
  expect(first?.paid).toBeGreaterThan(0)
  expect(await differences()).toEqual([])
  await sendBack(order, order.lines[1] ?? '')
  expect((await booked(order)).promotion_cost).toBeUndefined()
  expect(await differences()).toEqual([])
})

async function sendBack({ id }: PaidOrder, line: string): Promise<void> {
  const { opened } = await db.owner.one<{ opened: string }>(`select private.open_case($1, 'return', $2, null, $3) as opened`, [
    id,
    JSON.stringify({ reason: 'changed_mind', lines: [{ order_line_id: line, quantity: 1 }] }),
    randomUUID(),
  ])
  for (const to of ['approved', 'received', 'refunded']) await db.owner.all(`select private.move_case($1, $2, 'seller', null)`, [opened, to])
  await sendRefunds(market.shop)
}
