import { beforeAll, expect, test } from 'vitest'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { ownAccount } from '../../app/payments/providers/own-account.server.ts'
import { loadTermsOfShops } from '../../app/shipping/load-shipping-terms.server.ts'
import { DEFAULT_SHIPPING_TABLE, shippingTable, type ShippingTerms } from '../../app/shipping/shipping-terms.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, guest, testShop, wishFor } from '../support/market.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let clerk: string
beforeAll(async () => {
  db = await testDatabase()
  clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['shipping.read', 'shipping.write'])
})

const BANK = { bank: 'Kasikornbank', number: '123-4-56789-0', holder: 'Hattha Co., Ltd.', swift: '' }
const DEARER = {
  carrier: 'Flash Express',
  first: 9_900,
  firstGrams: 1_000,
  step: 2_000,
  stepGrams: 1_000,
  parcelMaxGrams: 30_000,
  daysFrom: 1,
  daysTo: 3,
  freeFrom: 300_000,
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const holding = async (subject: string) =>
  (
    await db.owner.maybe<{ id: string }>(
      `select id::text from public.shipping_terms where subject = $1 and starts_at <= now() and (ends_at is null or ends_at > now()) order by starts_at desc, id desc limit 1`,
      [subject],
    )
  )?.id ?? null
const plan = async (term: object, { starts = null, ends = null, seen }: { starts?: string | null; ends?: string | null; seen: string | null }) =>
  (
    await asStaff(db, clerk).one<{ id: string }>(`select public.plan_shipping_term($1, $2, $3, $4, 'The carrier asks more')::text as id`, [
      JSON.stringify(term),
      starts,
      ends,
      seen,
    ])
  ).id
const end = async (id: string) => {
  const { seen } = await db.owner.one<{ seen: string }>('select changed_at::text as seen from public.shipping_terms where id = $1', [id])
  await asStaff(db, clerk).all(`select public.end_shipping_term($1, $2, 'A slip of the finger')`, [id, seen])
}
const at = async (moment: string) => shippingTable((await asStaff(db, clerk).one<{ t: ShippingTerms }>('select public.shipping_table_at($1) as t', [moment])).t)
const now = async () => shippingTable((await loadTermsOfShops(db.anon, [])).terms)

test('a shop begins with the rates it always had, for everybody', async () => {
  expect(await now()).toEqual(DEFAULT_SHIPPING_TABLE)
})

test('a rate is prepared for a day and holds from then on; taken back, the one before holds again, and the past stays', async () => {
  const seen = await holding('rate:TH:standard')
  const planned = await plan({ kind: 'rate', zone: 'TH', method: 'standard', rate: DEARER }, { starts: inDays(5), ends: inDays(9), seen })
  expect([(await now()).rates.TH.standard?.first, (await at(inDays(6))).rates.TH.standard?.first, (await at(inDays(10))).rates.TH.standard?.first]).toEqual([
    4_500n,
    9_900n,
    4_500n,
  ])
  await end(planned)
  expect((await at(inDays(6))).rates.TH.standard?.first).toBe(4_500n)
  const made = await plan({ kind: 'rate', zone: 'TH', method: 'standard', rate: DEARER }, { seen })
  expect((await now()).rates.TH.standard).toMatchObject({ first: 9_900n, freeFrom: 300_000n })
  expect(await refusal(plan({ kind: 'rate', zone: 'TH', method: 'standard', rate: DEARER }, { seen: made }))).toBe('HT005')
  expect(await refusal(plan({ kind: 'rate', zone: 'TH', method: 'standard', rate: { offered: false } }, { seen }))).toBe('HT003')
  await end(made)
  expect(await now()).toEqual(DEFAULT_SHIPPING_TABLE)
  expect([await refusal(end(made)), await refusal(end(seen ?? ''))]).toEqual(['HT005', 'HT005'])
  const acts = await db.owner.all(`select from public.activity_log where subject = $1`, [made])
  expect(acts.length).toBeGreaterThanOrEqual(2)
})

test('the checkout reckons with the rate that holds; a cart is told of a new one, and an order that is placed keeps what it was', async () => {
  const { shop } = testShop(db, { payments: [ownAccount({ database: db.service, accounts: { promptPay: undefined, bankAccount: BANK } })] })
  const product = await givenProduct(db, { priceMinor: 500_00, stock: 9 })
  const wish = wishFor([{ product }], { paymentMethod: 'bank_transfer', email: 'parcel@example.com' })
  const ask = async () => (await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: null, email: wish.email })).quote
  const before = await ask()
  const seen = await holding('rate:TH:standard')
  const made = await plan({ kind: 'rate', zone: 'TH', method: 'standard', rate: DEARER }, { seen })
  const after = await ask()
  expect([before.shipping, after.shipping]).toEqual([4_500, 9_900])
  expect(await placeOrder(shop, guest, { ...wish, quoteHash: before.quoteHash })).toMatchObject({ placed: false })
  const placed = await placeOrder(shop, guest, { ...wish, quoteHash: after.quoteHash })
  if (!placed.placed) throw new Error(JSON.stringify(placed))
  await end(made)
  expect(await db.owner.one('select shipping_minor::integer as s from public.order_groups where number = $1', [placed.number])).toEqual({ s: 9_900 })
  expect((await ask()).shipping).toBe(4_500)
  const stopped = await plan({ kind: 'restriction', country: 'TH', method: null, heaviest_grams: 1 }, { seen: null })
  expect((await ask()).problems.map(({ code }) => code)).toContain('shipping_unavailable')
  await end(stopped)
})

test('a country counts as another zone, and what may not go there is told with all that lies below its category', async () => {
  const moved = await plan({ kind: 'destination', country: 'JP', zone: 'OCEANIA' }, { seen: null })
  const { family, child } = await db.owner.one<{ family: string; child: string }>(
    `with f as (insert into public.categories (slug, name) values ('weapons', 'Weapons') returning id),
          c as (insert into public.categories (slug, name, parent_id) select 'swords', 'Swords', id from f returning id, parent_id)
     select parent_id as family, id as child from c`,
  )
  const kept = await plan({ kind: 'restriction', country: 'JP', category_id: family, heaviest_grams: null }, { seen: null })
  const table = await now()
  expect(table.destinations).toEqual({ JP: 'OCEANIA' })
  expect(table.restrictions).toEqual([
    { id: Number(kept), country: 'JP', method: null, heaviestGrams: null, categories: expect.arrayContaining([family, child]) as string[] },
  ])
  await end(moved)
  await end(kept)
  expect(await now()).toEqual(DEFAULT_SHIPPING_TABLE)
})

test('what no rate can be is refused, and so is whoever may only read', async () => {
  for (const wrong of [
    { ...DEARER, first: -1 },
    { ...DEARER, first: 1.5 },
    { ...DEARER, parcelMaxGrams: 10 },
    { ...DEARER, daysFrom: 4 },
    { ...DEARER, carrier: '' },
    { ...DEARER, more: 1 },
    {},
  ])
    expect([wrong, await refusal(plan({ kind: 'rate', zone: 'TH', method: 'express', rate: wrong }, { seen: await holding('rate:TH:express') }))]).toEqual([
      wrong,
      'HT005',
    ])
  for (const wrong of [{ kind: 'destination', country: 'jp', zone: 'REST' }, { kind: 'restriction' }, { kind: 'gift' }, { kind: 'destination', country: 'JP' }])
    expect(await refusal(plan(wrong, { seen: null }))).toBe('HT005')
  expect(await refusal(plan({ kind: 'destination', country: 'JP', zone: 'REST' }, { starts: inDays(3), ends: inDays(2), seen: null }))).toBe('HT005')
  const reader = await givenPerson(db)
  await givenStaff(db, reader, ['shipping.read'])
  expect(await refusal(asStaff(db, reader).all(`select public.plan_shipping_term('{}', null, null, null, 'Let me')`))).toBe('42501')
})
