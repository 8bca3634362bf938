import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { fc } from '../support/random.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import { settlePayment } from '../../app/payments/settle-payment.server.ts'
import { issueDocuments } from '../../app/orders/documents/issue-documents.server.ts'
import { moveOrderFunction, shipOrderFunction } from '../../app/orders/moves/move-order.server.ts'
import { refundOf, type CaseOptions, type OrderCases } from '../../app/returns/case.ts'
import { listCasesFunction } from '../../app/returns/list-cases.server.ts'
import { moveCaseFunction } from '../../app/returns/move-case.server.ts'
import { openCaseFunction } from '../../app/returns/open-case.server.ts'
import type { Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { breaches, staleStates } from '../support/invariants.ts'
import { givenPerson, givenProduct, testShop, wishFor } from '../support/market.ts'
import { givePoints } from '../support/members.ts'
import { asCaller, givenSellerWithPerson } from '../support/paid-orders.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'

let db: TestDatabase
let bank: PlayedBank
let shop: Shop
beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop } = testShop(db, { payments: [bank] }))
})

const basket = fc.record({
  sold: fc.array(fc.record({ price: fc.integer({ min: 1_00, max: 99_999 }), quantity: fc.integer({ min: 1, max: 4 }) }), { minLength: 1, maxLength: 3 }),
  offer: fc.option(fc.constantFrom('classic_bogo', 'buy_one_get_50_percent')),
  coupon: fc.option(fc.integer({ min: 1, max: 50 })),
  points: fc.integer({ min: 0, max: 900 }),
  vat: fc.boolean(),
})
const step = fc.record({
  kind: fc.constantFrom('return' as const, 'claim' as const),
  line: fc.nat(2),
  products: fc.integer({ min: 1, max: 3 }),
  end: fc.constantFrom('refunded', 'refunded', 'refunded', 'canceled', 'left'),
})

/** Bought by a member with whatever lowers a price, paid and delivered. */
async function givenBought({
  sold,
  offer,
  coupon,
  points,
  vat,
}: {
  sold: { price: number; quantity: number }[]
  offer: string | null
  coupon: number | null
  points: number
  vat: boolean
}) {
  const buyer = await givenPerson(db)
  if (points > 0) await givePoints(db, buyer, points)
  const { seller, sellerId } = await givenSellerWithPerson(db)
  await db.owner.all('update public.sellers set vat_registered = $2 where id = $1', [sellerId, vat])
  const products = []
  for (const { price, quantity } of sold) products.push({ product: await givenProduct(db, { sellerId, stock: 50, priceMinor: price }), quantity })
  if (offer !== null)
    await db.owner.all(
      `insert into public.bogo_promotions (name, bogo_type, seller_id, is_active, start_date, combinable_with) values ('Together', $1, $2, true, now() - interval '1 day', array['coupon', 'shipping'])`,
      [offer, sellerId],
    )
  const code = `TEN${randomUUID().slice(0, 8).toUpperCase()}`
  if (coupon !== null)
    await db.owner.all(`insert into public.coupons (code, kind, percent_ppm, seller_id) values ($1, 'percent', $2, $3)`, [code, coupon * 10_000, sellerId])
  const wish = wishFor(products, { points, couponCode: coupon === null ? null : code })
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: buyer, email: wish.email })
  const placed = await placeOrder(shop, asCaller(buyer), { ...wish, quoteHash: quote.quoteHash })
  if (!placed.placed) throw new Error(`Not placed: ${JSON.stringify(placed)}`)
  const payment = await db.owner.maybe<{ id: string; reference: string }>(
    'select p.id, p.provider_reference as reference from public.payments p join public.order_groups g on g.id = p.order_group_id where g.number = $1',
    [placed.number],
  )
  if (payment) {
    bank.say(payment.reference, 'paid')
    await settlePayment(shop, payment.id)
  }
  const number = `${placed.number}-1`
  await issueDocuments(shop)
  await moveOrderFunction(shop, seller, { key: randomUUID(), order: number, to: 'accepted' })
  await shipOrderFunction(shop, seller, { key: randomUUID(), order: number, carrier: 'Thailand Post', tracking: 'EA123456785TH' })
  await moveOrderFunction(shop, asCaller(buyer), { key: randomUUID(), order: number, to: 'delivered' })
  const { id } = await db.owner.one<{ id: string }>('select id from public.orders where number = $1', [number])
  return { id, number, seller, buyer: asCaller(buyer) }
}

type Bought = Parameters<typeof givenBought>[0]
type Back = { kind: 'return' | 'claim'; line: number; products: number; end: string }

/** Somebody buys, gives back step by step, and in the end (`all`) whatever is left; the books and the papers are read afterwards. */
async function giveBackAndRead(bought: Bought, steps: readonly Back[], all: boolean): Promise<Books> {
  const order = await givenBought(bought)
  const optionsNow = async (): Promise<CaseOptions> =>
    ((await (await listCasesFunction(shop, order.buyer, { order: order.number })).json()) as OrderCases).options
  const giveBack = async ({ kind, line: place, products, end }: { kind: 'return' | 'claim'; line: number; products: number; end: string }) => {
    const options = await optionsNow()
    const line = options.lines[place % options.lines.length]
    const open = line ? line.shipped - line.taken : 0
    if (!line || open === 0) return
    const quantity = Math.min(products, open)
    const shown = refundOf(options, kind, new Map([[line.id, quantity]]))
    const answer = await openCaseFunction(shop, order.buyer, {
      order: order.number,
      key: randomUUID(),
      kind,
      reason: kind === 'claim' ? 'missing' : 'size',
      words: 'Walk',
      lines: [{ order_line_id: line.id, quantity }],
    })
    expect(answer.status).toBe(200)
    const { number } = (await answer.json()) as { number: string }
    const { refund } = await db.owner.one<{ refund: bigint }>('select refund_minor as refund from public.order_cases where number = $1', [number])
    // What the buyer was shown is what was granted.
    expect(Number(refund)).toBe(shown.total)
    if (end === 'left') return
    if (end === 'canceled') return void (await moveCaseFunction(shop, order.buyer, { order: number, key: randomUUID(), to: 'canceled' }))
    for (const to of kind === 'claim' ? ['approved'] : ['approved', 'received', 'refunded'])
      expect((await moveCaseFunction(shop, order.seller, { order: number, key: randomUUID(), to, return_to: 'Chonnabot' })).status).toBe(200)
    await sendRefunds(shop)
  }
  for (const each of steps) await giveBack(each)
  if (all) for (const [place] of bought.sold.entries()) await giveBack({ kind: 'return', line: place, products: 99, end: 'refunded' })
  await sendRefunds(shop)
  await issueDocuments(shop)
  return readBooks(order.id)
}

/** The books of one order, after they were found to agree with each other and with its papers. */
async function readBooks(orderId: string): Promise<Books> {
  const books = await db.owner.one<
    Record<
      'total' | 'goods' | 'captured' | 'back' | 'granted' | 'papers' | 'difference' | 'tax' | 'charged_tax' | 'whole' | 'commission' | 'case_commission',
      bigint
    > & { gone: boolean; offered: boolean }
  >(
    `select o.total_minor as total, o.items_minor - o.discount_minor - o.points_minor as goods, o.items_minor - o.discount_minor + o.shipping_minor as whole, o.tax_included_minor as charged_tax,
            o.commission_minor + o.commission_vat_minor as commission,
            (select coalesce(sum(captured_minor), 0)::bigint from public.payment_splits where order_id = o.id) as captured,
            (select coalesce(sum(amount_minor), 0)::bigint from public.refunds where order_id = o.id and status = 'succeeded') as back,
            (select coalesce(sum(refund_minor), 0)::bigint from public.order_cases where order_id = o.id and status = 'refunded') as granted,
            (select coalesce(sum(commission_minor), 0)::bigint from public.order_cases where order_id = o.id and status = 'refunded') as case_commission,
            (select coalesce(sum(amount_minor), 0)::bigint from public.credit_notes where order_id = o.id) as papers,
            (select coalesce(sum((sums ->> 'difference_minor')::bigint), 0)::bigint from public.credit_notes where order_id = o.id) as difference,
            (select coalesce(sum((sums ->> 'tax_minor')::bigint), 0)::bigint from public.credit_notes where order_id = o.id) as tax,
            (select bool_and(l.quantity = (select coalesce(sum(x.quantity), 0) from public.order_case_lines x join public.order_cases c on c.id = x.case_id where x.order_line_id = l.id and c.status = 'refunded'))
               from public.order_lines l where l.order_id = o.id) as gone,
            exists (select from private.order_offers f where f.order_id = o.id) as offered
       from public.orders o where o.id = $1`,
    [orderId],
  )
  expect(books.captured).toBe(books.total)
  expect(books.back).toBe(books.granted)
  expect(books.papers).toBe(books.back)
  expect(books.back).toBeLessThanOrEqual(books.total)
  // Commission goes back in the proportion of the goods, each case rounded by itself.
  expect(books.case_commission).toBeLessThanOrEqual(books.commission + 8n)
  if (books.gone) {
    expect(books.back).toBe(books.total)
    if (books.total > 0n) expect([books.difference, books.tax]).toEqual([books.whole, books.charged_tax])
  }

  // The points spent on it have come back in proportion, and no more than were spent.
  const points = await db.owner.one<{ spent: bigint; returned: bigint }>(
    `select coalesce(-sum(points) filter (where kind = 'redeem'), 0)::bigint as spent, coalesce(sum(points) filter (where kind = 'return'), 0)::bigint as returned
       from public.points_entries where order_group_id = (select order_group_id from public.orders where id = $1) and status = 'available'`,
    [orderId],
  )
  expect(points.returned).toBeLessThanOrEqual(points.spent)
  if (books.gone) expect(points.returned).toBe(points.spent)
  expect(await breaches(db.owner)).toEqual([])
  return { offered: books.offered, whole: books.gone, pointsBack: points.returned }
}

type Books = { offered: boolean; whole: boolean; pointsBack: bigint }

test('what is bought with an offer, a coupon or points, and given back as a whole, is given back as a whole', async () => {
  const sold = [{ price: 333_33, quantity: 3 }]
  const plain: Bought = { sold, offer: null, coupon: null, points: 0, vat: true }
  const claim: Back = { kind: 'claim', line: 0, products: 1, end: 'refunded' }
  expect(await giveBackAndRead({ ...plain, offer: 'classic_bogo' }, [], true)).toEqual({ offered: true, whole: true, pointsBack: 0n })
  expect(await giveBackAndRead({ ...plain, offer: 'buy_one_get_50_percent', vat: false }, [claim], true)).toMatchObject({ offered: true, whole: true })
  expect(await giveBackAndRead({ ...plain, coupon: 17 }, [claim, { ...claim, end: 'canceled' }], true)).toMatchObject({ offered: false, whole: true })
  expect(await giveBackAndRead({ ...plain, points: 700 }, [claim], true)).toMatchObject({ whole: true, pointsBack: 700n })
  expect(await giveBackAndRead({ ...plain, points: 700, offer: 'classic_bogo', coupon: 5 }, [{ ...claim, end: 'left' }], false)).toMatchObject({ whole: false })
})

test('promotions, coupons, points, returns and claims in any order: given back and kept are what was paid, and the papers say so', async () => {
  await fc.assert(
    fc.asyncProperty(
      basket,
      fc.array(step, { minLength: 2, maxLength: 8 }),
      fc.boolean(),
      async (bought, steps, all) => void (await giveBackAndRead(bought, steps, all)),
    ),
    { numRuns: 20 },
  )
  expect(await staleStates(db.owner)).toEqual([])
  expect(bank.refused).toEqual([])
})
