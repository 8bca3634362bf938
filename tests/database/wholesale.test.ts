import { beforeAll, expect, test } from 'vitest'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import type { QuoteWish } from '../../app/checkout/quote/quote.ts'
import type { Shop } from '../../app/shop.ts'
import { letterOfWholesale } from '../../app/wholesale/letter-of-wholesale.server.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { type GivenProduct, givenPerson, testShop, wishFor } from '../support/market.ts'
import { playedBank } from '../support/played-bank.ts'
import { memberCaller } from '../support/point-shop.ts'
import { asStaff, givenStaff } from '../support/staff.ts'
import { givenWholesaleBuyer, givenWholesalePrices } from '../support/wholesale.ts'
import { givenMaker, quoting } from '../support/wholesale-quotes.ts'

let db: TestDatabase
let shop: Shop
let clerk: string
let quotes: ReturnType<typeof quoting>
beforeAll(async () => {
  db = await testDatabase()
  quotes = quoting(db)
  ;({ shop } = testShop(db, { payments: [playedBank()] }))
  clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['wholesale.read', 'wholesale.decide'])
})

const STEPS = [
  { from: 10, unit_minor: 80_00 },
  { from: 50, unit_minor: 60_00 },
]

const quoted = async (person: string | null, product: GivenProduct, quantity: number, more: Partial<QuoteWish> = {}) => {
  const wish = { ...wishFor([{ product, quantity }]), country: 'TH', ...more }
  const { quote } = await getQuote(shop.service, wish, { personId: person, email: '' })
  return quote
}
const lineOf = async (person: string | null, product: GivenProduct, quantity: number) => {
  const quote = await quoted(person, product, quantity)
  const line = quote.sellers[0]?.lines[0]
  return { unit: line?.unitPrice, wholesale: line?.wholesale, problems: quote.problems.filter(({ code }) => code === 'wholesale_minimum') }
}
const keep = (maker: string, product: GivenProduct, breaks: unknown) =>
  db.asPerson(maker).one('select public.keep_wholesale_prices($1, $2)', [product.productId, JSON.stringify(breaks)])
const ask = (person: string, company = 'Hotel Andaman') =>
  db.asPerson(person).one(`select public.ask_for_wholesale($1, '0105551234567', 'TH', 'Bowls for our breakfast room')`, [company])
const buyerOf = (person: string) =>
  db.owner.one<{ id: string; state: string; changed_at: string; reason: string }>(
    'select id, state, changed_at::text, reason from public.wholesale_buyers where person_id = $1',
    [person],
  )
async function decide(person: string, how: string, by = clerk, seen?: string) {
  const { id, changed_at: changed } = await buyerOf(person)
  const { state } = await asStaff(db, by).one<{ state: string }>(`select public.decide_wholesale($1, $2, 0, 0, $3, 'As the papers say') as state`, [
    id,
    how,
    seen ?? changed,
  ])
  return state
}

test('a maker says what many pieces cost; changes are kept, and others may not', async () => {
  const { maker, product } = await givenMaker(db)
  await keep(maker, product, STEPS)
  await keep(maker, product, STEPS)
  await keep(maker, product, [{ from: 20, unit_minor: 70_00 }])
  await keep(maker, product, [])
  const rows = await db
    .asPerson(maker)
    .all('select minimum, ended_at is null as holds from public.wholesale_prices where product_id = $1 order by began_at', [product.productId])
  expect(rows).toEqual([
    { minimum: 10, holds: false },
    { minimum: 20, holds: false },
  ])
  expect(await refusal(keep(await givenPerson(db), product, STEPS))).toBe('42501')
  for (const wrong of [
    [{ from: 1, unit_minor: 80_00 }],
    [...STEPS].toReversed(),
    [{ from: 10, unit_minor: 80_00 }, { from: 20, unit_minor: 80_00 }], // prettier-ignore
    [{ from: 10, unit_minor: 100_00 }],
    [{ from: 10.5, unit_minor: 80_00 }],
    [{ from: 'ten', unit_minor: 80_00 }],
    [{ from: 1000, unit_minor: 80_00 }],
    [{ from: 10, unit_minor: 80_00, more: 1 }],
  ])
    expect(await refusal(keep(maker, product, wrong))).toBe('HT005')
  expect(await refusal(keep(maker, product, {}))).toBe('22023')
})

test('an approved buyer pays by the quantity, fewer than the minimum are refused, and everybody else pays the usual price', async () => {
  const { maker, product } = await givenMaker(db)
  await keep(maker, product, STEPS)
  const buyer = await givenPerson(db)
  expect(await lineOf(buyer, product, 10)).toEqual({ unit: 100_00, wholesale: false, problems: [] })
  await ask(buyer)
  expect((await lineOf(buyer, product, 10)).wholesale).toBe(false)
  await decide(buyer, 'approve')
  expect(await lineOf(buyer, product, 10)).toEqual({ unit: 80_00, wholesale: true, problems: [] })
  expect(await lineOf(buyer, product, 50)).toEqual({ unit: 60_00, wholesale: true, problems: [] })
  expect((await lineOf(buyer, product, 9)).problems).toMatchObject([{ least: 10 }])
  expect(await lineOf(null, product, 50)).toEqual({ unit: 100_00, wholesale: false, problems: [] })
  // Who wants fewer goes on at the usual price.
  await db.asPerson(buyer).one('select public.set_wholesale_prices(false)')
  expect(await lineOf(buyer, product, 1)).toEqual({ unit: 100_00, wholesale: false, problems: [] })
  await db.asPerson(buyer).one('select public.set_wholesale_prices(true)')
  await decide(buyer, 'suspend')
  expect((await lineOf(buyer, product, 10)).unit).toBe(100_00)
  expect(await refusal(db.asPerson(buyer).one('select public.set_wholesale_prices(true)'))).toBe('HT005')
})

test('what was ordered keeps its price when the maker asks another, and commission is of what is paid', async () => {
  const { maker, product } = await givenMaker(db)
  await keep(maker, product, STEPS)
  const buyer = await givenPerson(db)
  await givenWholesaleBuyer(db, buyer)
  const { quoteHash } = await quoted(buyer, product, 10)
  const placed = await placeOrder(shop, memberCaller(buyer), wishFor([{ product, quantity: 10 }], { quoteHash }))
  if (!placed.placed) throw new Error(JSON.stringify(placed))
  await keep(maker, product, [{ from: 10, unit_minor: 95_00 }])
  const { line, commission, rate } = await db.owner.one<{ line: object; commission: bigint; rate: number }>(
    `select jsonb_build_object('list', l.list_price_minor, 'unit', l.unit_price_minor, 'total', l.total_minor) as line, o.commission_minor as commission,
            o.commission_rate_ppm as rate
       from public.order_groups g join public.orders o on o.order_group_id = g.id join public.order_lines l on l.order_id = o.id where g.number = $1`,
    [placed.number],
  )
  expect(line).toEqual({ list: 100_00, unit: 80_00, total: 800_00 })
  expect(Number(commission)).toBe(Math.round((800_00 * rate) / 1_000_000))
  expect(await db.owner.all('select from public.price_days where product_id = $1 and last_minor <> 10000', [product.productId])).toEqual([])
  // Who saw another price is told, and nothing is ordered.
  const again = await placeOrder(shop, memberCaller(buyer), wishFor([{ product, quantity: 10 }], { quoteHash }))
  expect(again).toMatchObject({ placed: false, because: 'cart_changed' })
})

test('neither offers nor coupons take more off a wholesale price', async () => {
  const { maker, product } = await givenMaker(db)
  await keep(maker, product, STEPS)
  const buyer = await givenPerson(db)
  await givenWholesaleBuyer(db, buyer)
  const code = `SAVE${product.productId.slice(0, 6).toUpperCase()}`
  await db.owner.all(`insert into public.coupons (code, kind, percent_ppm, seller_id) values ($1, 'percent', 100000, $2)`, [code, product.sellerId])
  const usual = await quoted(null, product, 10, { couponCode: code })
  expect(usual.coupon?.savings).toBe(100_00)
  const agreed = await quoted(buyer, product, 10, { couponCode: code })
  expect([agreed.items, agreed.discount, agreed.coupon]).toEqual([800_00, 0, null])
})

test('members ask, are decided about with a reason, and ask again after thirty days', async () => {
  const buyer = await givenPerson(db)
  await ask(buyer)
  await ask(buyer, 'Hotel Andaman Beach')
  expect(await refusal(decide(buyer, 'suspend'))).toBe('HT005')
  expect(await refusal(decide(buyer, 'approve', clerk, '2020-01-01'))).toBe('HT003')
  expect(await decide(buyer, 'refuse')).toBe('refused')
  const letters = () =>
    db.owner.all(
      `select payload ->> 'decision' as decision from private.outbox where topic = 'wholesale.decided' and payload ->> 'person_id' = $1 order by id`,
      [buyer],
    )
  expect(await letters()).toEqual([{ decision: 'refuse' }])
  expect(await refusal(ask(buyer))).toBe('HT005')
  expect(await decide(buyer, 'reopen')).toBe('pending')
  expect(await decide(buyer, 'refuse')).toBe('refused')
  await db.owner.all(`update public.wholesale_buyers set decided_at = '2020-01-01T18:00:00Z' where person_id = $1`, [buyer])
  const [letter] = await letterOfWholesale(shop, { person_id: buyer, decision: 'refuse', reason: 'Too few pieces' })
  expect(letter?.text).toContain('You can ask again from February 1, 2020.')
  await ask(buyer)
  expect((await buyerOf(buyer)).state).toBe('pending')
  await db.asPerson(buyer).one('select public.withdraw_wholesale()')
  expect(await db.owner.all('select from public.wholesale_buyers where person_id = $1', [buyer])).toEqual([])
})

test('nobody decides about themselves, reads another’s request or writes one by hand', async () => {
  const boss = await givenPerson(db)
  await givenStaff(db, boss, ['wholesale.decide'])
  await givenWholesaleBuyer(db, boss, { state: 'pending' })
  expect(await refusal(decide(boss, 'approve', boss))).toBe('HT005')
  const stranger = await givenPerson(db)
  expect(await db.asPerson(stranger).all('select from public.wholesale_buyers where person_id = $1', [boss])).toEqual([])
  expect(await refusal(db.asPerson(stranger).all(`update public.wholesale_buyers set state = 'approved'`))).toBe('42501')
  const { product } = await givenMaker(db)
  await givenWholesalePrices(db, product.productId, STEPS)
  expect(await db.asPerson(stranger).all('select from public.wholesale_prices where product_id = $1', [product.productId])).toEqual([])
})

test('what buyer and maker agree on holds at checkout for exactly so many, once', async () => {
  const { maker, product, buyer, id } = await quotes.agreed()
  expect(await quotes.heard(maker)).toEqual([{ event: 'asked' }, { event: 'accepted' }])
  expect(await quotes.heard(buyer)).toEqual([{ event: 'offered' }])
  expect((await lineOf(buyer, product, 39)).unit).toBe(100_00)
  expect((await lineOf(await givenPerson(db), product, 40)).unit).toBe(100_00)
  const { quoteHash } = await quoted(buyer, product, 40)
  const order = () => placeOrder(shop, memberCaller(buyer), wishFor([{ product, quantity: 40 }], { quoteHash }))
  // Two tabs at once: one order has the price, the other is told that it costs the usual one.
  const both = await Promise.all([order(), order()])
  expect(both.filter(({ placed }) => placed)).toHaveLength(1)
  expect(both.find(({ placed }) => !placed)).toMatchObject({ because: 'cart_changed' })
  const { state, order_group_id: group } = await quotes.quoteOf(id)
  expect(state).toBe('ordered')
  expect(await db.owner.all('select l.unit_price_minor::int as unit from public.order_lines l join public.orders o on o.id = l.order_id where o.order_group_id = $1', [group])).toEqual([{ unit: 55_00 }]) // prettier-ignore
  // What is not paid is free again.
  await db.owner.all(`select private.transition_group($1, 'expired', 'system')`, [group])
  expect(await quotes.quoteOf(id)).toMatchObject({ state: 'accepted', order_group_id: null })
})

test('only its two sides decide about a quote, each its own part, and nobody accepts what has changed', async () => {
  const { maker, product } = await givenMaker(db)
  const [buyer, other] = [await givenPerson(db), await givenPerson(db)]
  const id = await quotes.ask(buyer, product)
  expect(await refusal(quotes.ask(buyer, product))).toBe('HT005')
  expect(await refusal(quotes.ask(maker, product))).toBe('HT005')
  expect(await refusal(quotes.ask(other, product, 1))).toBe('22023')
  expect(await refusal(quotes.accept(buyer, id))).toBe('HT005')
  for (const stranger of [buyer, other]) expect(await refusal(quotes.answer(stranger, id))).toBe('PT404')
  for (const wrong of [{ unit: 0 }, { quantity: 1 }, { days: 0 }, { days: 91 }]) expect(await refusal(quotes.answer(maker, id, wrong))).toBe('HT005')
  await quotes.answer(maker, id)
  const { changed_at: seen } = await quotes.quoteOf(id)
  await quotes.answer(maker, id, { unit: 60_00 })
  expect(await refusal(quotes.accept(buyer, id, seen))).toBe('HT003')
  for (const stranger of [maker, other]) expect(await refusal(quotes.accept(stranger, id))).toBe('PT404')
  expect(await db.asPerson(other).all('select from public.wholesale_quotes where id = $1', [id])).toEqual([])
  expect(await refusal(db.asPerson(buyer).all('update public.wholesale_quotes set unit_minor = 1'))).toBe('42501')
  await db.asPerson(maker).one(`select public.decline_quote($1, 'No silk is left')`, [id])
  expect(await refusal(quotes.accept(buyer, id))).toBe('HT005')
  // Another one may be asked for now.
  await db.asPerson(buyer).one('select public.withdraw_quote($1)', [await quotes.ask(buyer, product)])
})

test('an offer ends with its day and a request after fourteen, and the buyer is told', async () => {
  const { buyer, product, id } = await quotes.agreed()
  await db.owner.all(`update public.wholesale_quotes set valid_until = private.now() - interval '1 second' where id = $1`, [id])
  expect((await lineOf(buyer, product, 40)).unit).toBe(100_00)
  const late = await quotes.ask(await givenPerson(db), product)
  await db.owner.all(`update public.wholesale_quotes set asked_at = private.now() - interval '15 days' where id = $1`, [late])
  await db.service.one('select private.end_quotes()')
  expect([(await quotes.quoteOf(id)).state, (await quotes.quoteOf(late)).state]).toEqual(['expired', 'expired'])
  expect(await quotes.heard(buyer)).toEqual([{ event: 'offered' }, { event: 'expired' }])
  const { ended } = await db.service.one<{ ended: number }>('select private.end_quotes() as ended')
  expect(ended).toBe(0)
})

test('what days and limit were before stands with who changed them, and can hold again, unless somebody changed them meanwhile', async () => {
  const person = await givenPerson(db)
  await ask(person, 'Hotel Terms')
  await decide(person, 'approve')
  const terms = async (days: number, limit: number, seen?: string) => {
    const { id, changed_at: changed } = await buyerOf(person)
    await asStaff(db, clerk).one(`select public.decide_wholesale($1, 'terms', $2, $3, $4, 'Pays well')`, [id, days, limit, seen ?? changed])
  }
  await terms(14, 5_000_00)
  const { id, changed_at: seen } = await buyerOf(person)
  await terms(30, 20_000_00)
  type Change = { changes: { net_days: [number, number]; credit_limit_minor: [number, number] }; reason: string }
  const history = (by = clerk) => asStaff(db, by).all<Change>('select changes, reason from public.wholesale_terms_history($1)', [id])
  const [last, first, approval] = await history()
  expect(last).toMatchObject({ changes: { net_days: [14, 30], credit_limit_minor: [5_000_00, 20_000_00] }, reason: 'Pays well' })
  expect([first?.changes.net_days, approval?.changes.net_days]).toEqual([
    [0, 14],
    [0, 0],
  ])
  expect(await refusal(terms(14, 5_000_00, seen))).toBe('HT003')
  await terms(last?.changes.net_days[0] ?? 0, last?.changes.credit_limit_minor[0] ?? 0)
  expect((await history())[0]?.changes).toMatchObject({ net_days: [30, 14], credit_limit_minor: [20_000_00, 5_000_00] })
  const nobody = await givenPerson(db)
  await givenStaff(db, nobody, ['orders.read'])
  expect(await refusal(history(nobody))).toBe('42501')
})
