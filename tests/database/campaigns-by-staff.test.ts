import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { tryCampaignFunction } from '../../app/checkout/quote/try-campaign.server.ts'
import type { Tried } from '../../app/checkout/quote/tried.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import type { Caller } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, testShop, wishFor } from '../support/market.ts'
import { asCaller, givenOrder, givenSellerWithPerson, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'

let db: TestDatabase
let market: Market
let clerk: Caller & { id: string }
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
  const id = await givenPerson(db)
  await givenStaff(db, id, ['promotions.read', 'promotions.write'])
  clerk = { ...asCaller(id), id, claims: { sub: id, role: 'authenticated', ...withFactor() } }
})

const codeOf = () => `C${randomUUID().slice(0, 8).toUpperCase()}`
const COUPON = { kind: 'percent', percent_ppm: 100_000, funded_by: 'platform' }
const OFFER = { name: 'Two for one', bogo_type: 'classic_bogo', funded_by: 'platform' }

const writeCoupon = async (coupon: object, id: string | null = null, seen: string | null = null, why = 'For Songkran') =>
  (await asStaff(db, clerk.id).one<{ id: string }>('select public.write_coupon($1, $2, $3, $4) as id', [id, JSON.stringify(coupon), seen, why])).id
const writeOffer = async (offer: object, id: string | null = null, seen: string | null = null) =>
  (await asStaff(db, clerk.id).one<{ id: string }>(`select public.write_bogo_promotion($1, $2, $3, 'For Songkran') as id`, [id, JSON.stringify(offer), seen]))
    .id
const move = (coupon: string | null, offer: string | null, to: string) =>
  asStaff(db, clerk.id).all(`select public.move_campaign($1, $2, $3, 'As agreed')`, [coupon, offer, to])
const seenOf = async (table: 'coupons' | 'bogo_promotions', id: string) =>
  (await db.owner.one<{ seen: string }>(`select changed_at::text as seen from public.${table} where id = $1`, [id])).seen
const hint = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'hint' in error ? error.hint : error),
  )
const attempt = async (wish: object, caller: Caller = clerk) => {
  const answer = await tryCampaignFunction(market.shop, caller, wish)
  return { status: answer.status, tried: (await answer.json()) as Tried }
}

test('a clerk makes a coupon, changes it as it was seen, and the log has every field that changed', async () => {
  const code = codeOf()
  const id = await writeCoupon({ ...COUPON, code: ` ${code.toLowerCase()} ` })
  const seen = await seenOf('coupons', id)
  await writeCoupon({ ...COUPON, code, percent_ppm: 200_000, funded_by: 'shared', shared_ppm: 500_000 }, id, seen)
  expect(await db.owner.one('select code, percent_ppm, funded_by, shared_ppm from public.coupons where id = $1', [id])).toEqual({
    code,
    percent_ppm: 200_000,
    funded_by: 'shared',
    shared_ppm: 500_000,
  })
  const [act] = await db.owner.all<{ changes: Record<string, unknown>; reason: string }>(
    `select changes, reason from public.activity_log where action = 'coupons.update' and subject = $1`,
    [id],
  )
  expect(act).toMatchObject({ changes: { percent_ppm: [100_000, 200_000], shared_ppm: [null, 500_000] }, reason: 'For Songkran' })
  // Of two who change it, the second is told.
  expect(await hint(writeCoupon({ ...COUPON, code }, id, seen))).toBe('changed_meanwhile')
})

test('a coupon that cannot be is refused: a code twice, no reason, nothing off, an end before its start, a share of nothing, a maker who is not there', async () => {
  const code = codeOf()
  await writeCoupon({ ...COUPON, code })
  expect(await hint(writeCoupon({ ...COUPON, code }))).toBe('code_taken')
  expect(await refusal(writeCoupon({ ...COUPON, code: codeOf() }, null, null, ' '))).toBe('HT004')
  expect(await hint(writeCoupon({ ...COUPON, code: codeOf(), percent_ppm: 0 }))).toBe('no_campaign')
  expect(await hint(writeCoupon({ ...COUPON, code: codeOf(), ends_at: '2020-01-01T00:00:00Z' }))).toBe('no_campaign')
  expect(await hint(writeCoupon({ ...COUPON, code: codeOf(), funded_by: 'shared' }))).toBe('no_campaign')
  expect(await hint(writeCoupon({ ...COUPON, code: codeOf(), seller_id: randomUUID() }))).toBe('unknown_records')
  const [reader, buyer] = [await givenPerson(db), await givenPerson(db)]
  await givenStaff(db, reader, ['promotions.read'])
  const write = `select public.write_coupon(null, '{}', null, 'For myself')`
  expect([await refusal(asStaff(db, reader).all(write)), await refusal(db.asPerson(buyer).all(write))]).toEqual(['42501', '42501'])
  expect(await db.asPerson(buyer).all('select id from public.coupons')).toEqual([])
})

test('a coupon that somebody has used keeps its code and its maker; the rest may change', async () => {
  const code = codeOf()
  const id = await writeCoupon({ ...COUPON, code })
  const order = await givenOrder(market, { wish: { couponCode: code } })
  const change = async (coupon: object) => hint(writeCoupon({ ...COUPON, code, ...coupon }, id, await seenOf('coupons', id)))
  expect(await change({ code: codeOf() })).toBe('used_already')
  expect(await change({ usage_limit: 5, ends_at: '2099-01-01T00:00:00Z' })).toBe('done')
  const { use } = await asStaff(db, clerk.id).one<{ use: Record<string, unknown> }>('select public.campaign_use($1, null) as use', [id])
  const { saved, sold } = await db.owner.one<{ saved: number; sold: number }>(
    'select discount_minor::integer as saved, (items_minor - discount_minor)::integer as sold from public.orders where id = $1',
    [order.id],
  )
  expect(saved).toBeGreaterThan(0)
  expect(use).toMatchObject({ orders: 1, held: 0, saved_minor: saved, sold_minor: sold, newest: [{ state: 'confirmed', saved_minor: saved }] })
})

test('a campaign ends at once, is put away so that nothing changes it, and is taken out again, switched off', async () => {
  const code = codeOf()
  const id = await writeCoupon({ ...COUPON, code, starts_at: '2026-01-01T00:00:00Z' })
  await move(id, null, 'ended')
  expect(await hint(move(id, null, 'ended'))).toBe('not_allowed_now')
  await move(id, null, 'archived')
  expect(await hint(writeCoupon({ ...COUPON, code }, id, await seenOf('coupons', id)))).toBe('archived')
  // Its code is free.
  await writeCoupon({ ...COUPON, code })
  await move(id, null, 'restored')
  expect(await db.owner.one('select is_active, archived_at from public.coupons where id = $1', [id])).toEqual({ is_active: false, archived_at: null })
  const later = await writeOffer({ ...OFFER, start_date: '2099-01-01T00:00:00Z' })
  await move(null, later, 'ended')
  expect(await db.owner.one('select is_active, end_date from public.bogo_promotions where id = $1', [later])).toEqual({ is_active: false, end_date: null })
})

test('an offer made for a maker is read by that maker before it runs, by staff, and by nobody else; it never holds for the pieces of another', async () => {
  const [maker, other] = [await givenSellerWithPerson(db), await givenSellerWithPerson(db)]
  const id = await writeOffer({ ...OFFER, name: 'Silk days', seller_id: maker.sellerId, start_date: '2099-01-01T00:00:00Z', end_date: '2099-02-01T00:00:00Z' })
  const read = async (person: string) => db.asPerson(person).all('select name from public.bogo_promotions where id = $1', [id])
  expect(await read(maker.seller.id ?? '')).toEqual([{ name: 'Silk days' }])
  expect(await read(other.seller.id ?? '')).toEqual([])
  expect(await asStaff(db, clerk.id).all('select name from public.bogo_promotions where id = $1', [id])).toHaveLength(1)
  const product = await givenProduct(db, { sellerId: other.sellerId })
  expect(await hint(writeOffer({ ...OFFER, seller_id: maker.sellerId, buy_product_id: product.productId }))).toBe('unknown_records')
  expect(await hint(writeOffer({ ...OFFER, bogo_type: 'category_based' }))).toBe('no_campaign')
  expect(await hint(writeOffer({ ...OFFER, names: { th: 7 } }))).toBe('no_campaign')
  await move(null, id, 'archived')
  expect(await read(maker.seller.id ?? '')).toEqual([])
})

test('what is tried on a cart is what a buyer would pay, to the satang, and who pays the discount is said; nothing of it is kept', async () => {
  const product = await givenProduct(db, { priceMinor: 999_99, stock: 20 })
  const lines = [{ productId: product.productId, quantity: 3 }]
  const shared = { ...OFFER, buy_product_id: product.productId, funded_by: 'shared', shared_ppm: 333_333 }
  const { status, tried } = await attempt({ lines, country: 'TH', promotion: shared })
  expect([status, tried.savings, tried.applications, tried.shopPays]).toEqual([200, 999_99, 1, 333_33])
  expect(await db.owner.all('select id from public.bogo_promotions where buy_product_id = $1', [product.productId])).toEqual([])
  const id = await writeOffer(shared)
  const wish = wishFor([{ product, quantity: 3 }])
  const { quote, facts } = await getQuote(market.shop.service, { ...wish, country: 'TH' }, { personId: null, email: '' })
  expect([quote.total, quote.discount]).toEqual([tried.total, tried.savings])
  const [line] = facts.evaluation.lines
  expect(facts.funded.ofLine(line?.id ?? '')).toBe(333_33n)
  // Tried again as it is typed now, it stands in the place of the one that is kept.
  const { tried: half } = await attempt({ lines, country: 'TH', promotion: { ...shared, id, bogo_type: 'buy_one_get_50_percent' } })
  expect(half.savings).toBe(500_00)
  const { tried: coupon } = await attempt({
    lines,
    country: 'TH',
    coupon: { code: 'TRYME', kind: 'fixed', amount_minor: 100_00, minimum_minor: 9_999_00, funded_by: 'seller' },
  })
  expect([coupon.savings, coupon.because]).toEqual([0, 'minimum_not_met'])
})

test('who may not read promotions tries none, and what is no campaign is refused', async () => {
  const other = await givenPerson(db)
  await givenStaff(db, other, ['orders.read'])
  const lines = [{ productId: randomUUID(), quantity: 1 }]
  const mayNot: Caller = { ...asCaller(other), claims: { sub: other, role: 'authenticated', ...withFactor() } }
  expect((await attempt({ lines, country: 'TH', promotion: OFFER }, mayNot)).status).toBe(403)
  expect((await attempt({ lines, country: 'TH', promotion: OFFER })).status).toBe(404)
  expect((await attempt({ lines, country: 'TH' })).status).toBe(400)
})
