import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import type { Caller } from '../../app/shop.ts'
import { isDatabaseError } from '../../app/platform/database-error.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, testShop, wishFor, type GivenProduct } from '../support/market.ts'
import { givenOrder, givenSellerWithPerson, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let market: Market
let ours: { seller: Caller; sellerId: string }
let theirs: { seller: Caller; sellerId: string }
let silk: GivenProduct
let bowl: GivenProduct
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
  ours = await givenSellerWithPerson(db)
  theirs = await givenSellerWithPerson(db)
  silk = await givenProduct(db, { sellerId: ours.sellerId, priceMinor: 1_000_00 })
  bowl = await givenProduct(db, { sellerId: theirs.sellerId, priceMinor: 500_00 })
})

const as = (caller: Caller) => db.asPerson(caller.id ?? '')
const codeOf = () => `S${randomUUID().slice(0, 8).toUpperCase()}`
type Wish = Record<string, string | number | null>
const makeCode = async (caller: Caller, wish: Wish = {}, sellerId = ours.sellerId) => {
  const coupon = { code: codeOf(), kind: 'percent', percent_ppm: 100_000, ...wish }
  const { id } = await as(caller).one<{ id: string }>('select public.make_shop_coupon($1, $2) as id', [sellerId, JSON.stringify(coupon)])
  return { id, code: coupon.code }
}
const makeOffer = (caller: Caller, wish: Wish = {}) =>
  as(caller).one<{ id: string }>('select public.make_shop_offer($1, $2) as id', [ours.sellerId, JSON.stringify({ name: 'Two for one', ...wish })])
const refusal = async (asked: Promise<unknown>): Promise<string | undefined> => {
  try {
    await asked
  } catch (error) {
    const { hint, code } = error as { hint?: string; code?: string }
    if (isDatabaseError(error)) return hint ?? code
    throw error
  }
  return undefined
}
const quoted = async (couponCode: string | null, quantity = 1) => {
  const wish = wishFor(
    [
      { product: silk, quantity },
      { product: bowl, quantity: 2 },
    ],
    { couponCode },
  )
  const { quote } = await getQuote(market.shop.service, { ...wish, country: 'TH' }, { personId: null, email: wish.email })
  return quote
}
const discounts = (quote: Awaited<ReturnType<typeof quoted>>) => Object.fromEntries(quote.sellers.map((part) => [part.sellerId, part.discount]))

test('a code lowers the pieces of its own shop, beside whatever else is in the cart, and that shop pays', async () => {
  const { code } = await makeCode(ours.seller)
  expect(discounts(await quoted(code))).toEqual({ [ours.sellerId]: 100_00, [theirs.sellerId]: 0 })
  const order = await givenOrder(market, { from: ours, wish: { couponCode: code } })
  const sums = await db.owner.one(
    'select discount_minor = items_minor / 10 as lowered, discount_funded_minor::integer as funded from public.orders where id = $1',
    [order.id],
  )
  expect(sums).toEqual({ lowered: true, funded: 0 })
  expect(await db.service.all('select * from private.check_books()')).toEqual([])
  const [{ use } = { use: {} }] = await as(ours.seller).all<{ use: Record<string, { orders: number }> }>('select public.shop_promotions_use($1) as use', [
    ours.sellerId,
  ])
  expect(Object.values(use).map(({ orders }) => orders)).toEqual([1])
})

test('an offer counts for the pieces of its own shop only, and names none of another', async () => {
  await makeOffer(ours.seller, { buy_quantity: 1, get_quantity: 1, discount_percentage: 50 })
  expect(discounts(await quoted(null, 2))).toEqual({ [ours.sellerId]: 500_00, [theirs.sellerId]: 0 })
  expect(await refusal(makeOffer(ours.seller, { buy_product_id: bowl.productId }))).toBe('unknown_records')
  expect(await refusal(makeOffer(ours.seller, { get_product_id: randomUUID() }))).toBe('unknown_records')
  await db.owner.all('update public.bogo_promotions set is_active = false')
})

test('what a caller writes about who pays, for which shop and how strong, changes nothing', async () => {
  const { id } = await makeCode(ours.seller, { funded_by: 'platform', seller_id: theirs.sellerId, shared_ppm: 5, usage_count: 3 })
  expect(await db.owner.one('select seller_id, funded_by, shared_ppm, usage_count from public.coupons where id = $1', [id])).toEqual({
    seller_id: ours.sellerId,
    funded_by: 'seller',
    shared_ppm: null,
    usage_count: 0,
  })
  const offer = await makeOffer(ours.seller, { priority: 1000, funded_by: 'platform', seller_id: theirs.sellerId })
  expect(await db.owner.one('select seller_id, funded_by, priority from public.bogo_promotions where id = $1', [offer.id])).toEqual({
    seller_id: ours.sellerId,
    funded_by: 'seller',
    priority: 0,
  })
})

test('another shop neither makes, reads, ends nor counts them; nobody writes the tables', async () => {
  const { id } = await makeCode(ours.seller)
  expect(await refusal(makeCode(theirs.seller))).toBe('42501')
  expect(await refusal(as(theirs.seller).all('select public.end_shop_promotion($1)', [id]))).toBe('42501')
  expect(await refusal(as(theirs.seller).all('select public.shop_promotions_use($1)', [ours.sellerId]))).toBe('42501')
  expect(await as(theirs.seller).all('select id from public.coupons where seller_id = $1', [ours.sellerId])).toEqual([])
  expect(await as(ours.seller).all('select id from public.coupons where id = $1', [id])).toEqual([{ id }])
  expect(await refusal(as(ours.seller).all('update public.coupons set percent_ppm = 1 where id = $1', [id]))).toBe('42501')
  await as(ours.seller).all('select public.end_shop_promotion($1)', [id])
  await as(ours.seller).all('select public.end_shop_promotion($1)', [id])
  expect(await db.owner.one('select ends_at <= private.now() as ended from public.coupons where id = $1', [id])).toEqual({ ended: true })
})

test('whoever gives a code the id of another’s offer ends the code and nothing else, and keeps nobody from ending theirs', async () => {
  const rival = await givenSellerWithPerson(db)
  const offer = await as(rival.seller).one<{ id: string }>('select public.make_shop_offer($1, $2) as id', [
    rival.sellerId,
    JSON.stringify({ name: 'Bowls', start_date: '2026-01-01T00:00:00Z' }),
  ])
  const runs = () => db.owner.one('select is_active and end_date is null as runs from public.bogo_promotions where id = $1', [offer.id])
  await makeCode(ours.seller, { id: offer.id })
  await as(ours.seller).all('select public.end_shop_promotion($1)', [offer.id])
  expect(await runs()).toEqual({ runs: true })
  await as(rival.seller).all('select public.end_shop_promotion($1)', [offer.id])
  expect(await runs()).toEqual({ runs: false })
})

test('the budget is the end of it, and what the shop wrote is not written over by staff', async () => {
  const { id, code } = await makeCode(ours.seller, { budget_minor: 100_00 })
  await givenOrder(market, { from: ours, quantities: [5], wish: { couponCode: code } })
  expect((await quoted(code)).coupon).toBe(null)
  const staff = await givenPerson(db)
  await givenStaff(db, staff)
  const { changed } = await db.owner.one<{ changed: string }>('select changed_at::text as changed from public.coupons where id = $1', [id])
  const write = asStaff(db, staff).all(`select public.write_coupon($1, $2, $3, 'Too much')`, [
    id,
    JSON.stringify({ code, kind: 'percent', percent_ppm: 900_000, seller_id: ours.sellerId, funded_by: 'seller' }),
    changed,
  ])
  expect(await refusal(write)).toBe('no_campaign')
})

test('nobody but the shop has its campaign run longer, and it may be ended sooner', async () => {
  const { id } = await makeCode(ours.seller, { starts_at: '2026-01-02T00:00:00Z', ends_at: '2030-01-01T00:00:00Z' })
  const set = (what: string) => refusal(db.owner.all(`update public.coupons set ${what} where id = $1`, [id]))
  for (const longer of [`ends_at = '2030-01-02'`, 'ends_at = null', `starts_at = '2026-01-01'`]) expect([longer, await set(longer)]).toEqual([longer, '23514'])
  for (const shorter of [`ends_at = '2029-12-31'`, 'is_active = false', 'is_active = true', 'usage_count = 1'])
    expect([shorter, await set(shorter)]).toEqual([shorter, undefined])
})

test('asked again it is the same code; a code that is taken is refused; thirty calls at once make no more than there is room for', async () => {
  const wish = { id: randomUUID(), code: codeOf() }
  expect((await Promise.all([makeCode(ours.seller, wish), makeCode(ours.seller, wish)])).map(({ id }) => id)).toEqual([wish.id, wish.id])
  expect(await refusal(makeCode(theirs.seller, { code: wish.code }, theirs.sellerId))).toBe('code_taken')
  const answers = await Promise.all(Array.from({ length: 40 }, () => refusal(makeCode(theirs.seller, {}, theirs.sellerId))))
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(30)
  // The last one's answer was lost: it is there.
  const last = await db.owner.one<{ id: string; code: string }>('select id, code from public.coupons where seller_id = $1 order by created_at desc limit 1', [
    theirs.sellerId,
  ])
  expect((await makeCode(theirs.seller, last, theirs.sellerId)).id).toBe(last.id)
  expect(new Set(answers)).toEqual(new Set([undefined, 'too_many_promotions']))
})

test.each<[string, Wish]>([
  ['spaces in a code', { code: 'TWO WORDS' }],
  ['nothing off', { percent_ppm: 0 }],
  ['more than all off', { percent_ppm: 1_000_001 }],
  ['an end before its start', { starts_at: '2030-01-02T00:00:00Z', ends_at: '2030-01-01T00:00:00Z' }],
  ['an amount that no order has', { kind: 'fixed', amount_minor: 100_000_000_001 }],
  ['a kind that is none', { kind: 'gift' }],
  ['a budget of nothing', { budget_minor: 0 }],
])('%s is refused', async (_, wish) => {
  const caller = await givenSellerWithPerson(db)
  expect(await refusal(makeCode(caller.seller, wish, caller.sellerId))).toBe('no_campaign')
  expect(await givenPerson(db).then((stranger) => refusal(db.asPerson(stranger).all('select public.make_shop_coupon($1, $2)', [caller.sellerId, '{}'])))).toBe(
    '42501',
  )
})

const givenOffice = async () => {
  const staff = await givenPerson(db)
  await givenStaff(db, staff)
  return asStaff(db, staff)
}
const seenOf = async (table: 'coupons' | 'bogo_promotions', id: string) =>
  (await db.owner.one<{ seen: string }>(`select changed_at::text as seen from public.${table} where id = $1`, [id])).seen
const change = async (caller: Caller, id: string, wish: Wish, seen?: string) =>
  as(caller).all('select public.change_shop_coupon($1, $2, $3)', [id, JSON.stringify(wish), seen ?? (await seenOf('coupons', id))])
const pause = (caller: Caller, id: string, paused: boolean) => as(caller).all('select public.pause_shop_promotion($1, $2)', [id, paused])

test('a paused code lowers nothing, and goes on when its shop says so; another shop and the office do not', async () => {
  const { id, code } = await makeCode(ours.seller)
  const office = await givenOffice()
  await pause(ours.seller, id, true)
  await pause(ours.seller, id, true)
  expect((await quoted(code)).coupon).toBe(null)
  expect(await refusal(pause(theirs.seller, id, false))).toBe('42501')
  const coupon = { code, kind: 'percent', percent_ppm: 100_000, seller_id: ours.sellerId, funded_by: 'seller', is_active: true }
  expect(await refusal(office.all(`select public.write_coupon($1, $2, $3, 'It should run')`, [id, JSON.stringify(coupon), await seenOf('coupons', id)]))).toBe(
    'no_campaign',
  )
  await pause(ours.seller, id, false)
  expect(discounts(await quoted(code))).toMatchObject({ [ours.sellerId]: 100_00 })
})

test('what a shop has paused, the office ends for good; a code taken meanwhile does not run twice', async () => {
  const { id, code } = await makeCode(ours.seller)
  const office = await givenOffice()
  await pause(ours.seller, id, true)
  const second = await makeCode(ours.seller, { code })
  expect(await refusal(pause(ours.seller, id, false))).toBe('code_taken')
  await as(ours.seller).all('select public.end_shop_promotion($1)', [second.id])
  await office.all(`select public.move_campaign($1, null, 'ended', 'It misleads')`, [id])
  await pause(ours.seller, id, false)
  expect(await refusal(change(ours.seller, id, { percent_ppm: 200_000 }))).toBe('not_allowed_now')
  expect(await db.owner.one('select is_active, paused_at from public.coupons where id = $1', [id])).toEqual({ is_active: false, paused_at: null })
})

test('a shop takes off more, for longer and within another budget; asked again it is the same, over another change it is not', async () => {
  const { id, code } = await makeCode(ours.seller, { ends_at: '2030-01-01T00:00:00Z', usage_limit: 5 })
  const seen = await seenOf('coupons', id)
  const wish = { percent_ppm: 200_000, ends_at: '2031-01-01T00:00:00Z', usage_limit: null, budget_minor: 5_000_00 }
  await change(ours.seller, id, wish, seen)
  await change(ours.seller, id, wish, seen)
  expect(discounts(await quoted(code))).toMatchObject({ [ours.sellerId]: 200_00 })
  expect(await refusal(change(ours.seller, id, { ...wish, percent_ppm: 300_000 }, seen))).toBe('changed_meanwhile')
  expect(await refusal(change(theirs.seller, id, wish))).toBe('42501')
  expect(await refusal(change(ours.seller, id, { ...wish, ends_at: '2020-01-01T00:00:00Z' }))).toBe('no_campaign')
  expect(await refusal(change(ours.seller, id, { ...wish, percent_ppm: 0 }))).toBe('no_campaign')
  expect(
    await db.owner.one(
      `select c.code, c.kind, c.usage_limit, extract(year from c.ends_at)::integer as year, b.budget_minor::integer as budget
         from public.coupons c join public.campaign_budgets b on b.coupon_id = c.id where c.id = $1`,
      [id],
    ),
  ).toEqual({ code, kind: 'percent', usage_limit: null, year: 2031, budget: 5_000_00 })
})

test('an offer is given another name and another share; its pieces stay', async () => {
  const { id } = await makeOffer(ours.seller, { buy_product_id: silk.productId })
  const seen = await seenOf('bogo_promotions', id)
  const wish = { name: 'Half for the second', discount_percentage: 50, buy_product_id: bowl.productId }
  await as(ours.seller).all('select public.change_shop_offer($1, $2, $3)', [id, JSON.stringify(wish), seen])
  expect(await refusal(as(theirs.seller).all('select public.change_shop_offer($1, $2, $3)', [id, '{}', seen]))).toBe('42501')
  expect(await db.owner.one('select name, discount_percentage, buy_product_id, usage_limit from public.bogo_promotions where id = $1', [id])).toEqual({
    name: 'Half for the second',
    discount_percentage: 50,
    buy_product_id: silk.productId,
    usage_limit: 1_000_000,
  })
})
