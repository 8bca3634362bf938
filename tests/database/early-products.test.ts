import * as v from 'valibot'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { earlyProductFunction, opensFor } from '../../app/catalog/product/get-early-product.server.ts'
import { getProduct } from '../../app/catalog/product/get-product.server.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { listAddresses } from '../../app/pages/crawlers/list-addresses.server.ts'
import type { Shop } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, givenSeller, guest, testShop, wishFor, type GivenProduct } from '../support/market.ts'
import { givePlan } from '../support/members.ts'
import { playedBank } from '../support/played-bank.ts'
import { givenStaff, withFactor } from '../support/staff.ts'

let db: TestDatabase
let shop: Shop
let owner: string
let member: string
let other: string
let lapsed: string
let admin: string
let neighbour: string
let product: GivenProduct

beforeAll(async () => {
  db = await testDatabase()
  ;({ shop } = testShop(db, { payments: [playedBank()] }))
  ;[owner, member, other, lapsed] = [await givenPerson(db), await givenPerson(db), await givenPerson(db), await givenPerson(db)]
  ;[admin, neighbour] = [await givenPerson(db), await givenPerson(db)]
  await givePlan(db, member, 'premium')
  await givePlan(db, lapsed, 'premium')
  await db.owner.all(`update public.plan_subscriptions set status = 'expired' where person_id = $1`, [lapsed])
  await givenStaff(db, admin)
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [await givenSeller(db), neighbour])
})
beforeEach(async () => {
  const seller = await givenSeller(db)
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [seller, owner])
  product = await givenProduct(db, { sellerId: seller, stock: 3 })
  // A draft that was never on sale, as a maker has it.
  await db.owner.all(`update public.products set status = 'draft', published_at = null where id = $1`, [product.productId])
  await db.asPerson(owner).all(`update public.products set early = true where id = $1`, [product.productId])
  await db.asPerson(owner).all(`update public.products set status = 'active' where id = $1`, [product.productId])
})

const reads = async (person: string | null) => {
  const asked = person === null ? db.asAnon() : db.asPerson(person, person === admin ? withFactor() : {})
  const [rows, variants] = [
    await asked.all('select id from public.products where id = $1', [product.productId]),
    await asked.all('select id from public.product_variants where product_id = $1', [product.productId]),
  ]
  return [rows.length, variants.length]
}
const listed = async () => ({
  found: await db.anon.one<{ total: number }>(
    `select (public.search_products(p_sellers => array[(select slug from public.sellers where id = $1)]) ->> 'total')::integer as total`,
    [product.sellerId],
  ),
  addressed: (await listAddresses(db.anon, 1)).some(({ path }) => path === `/products/${product.productId}`),
  page: (await getProduct(db.anon, product.productId, 'en')) !== undefined,
})
const NOWHERE = { found: { total: 0 }, addressed: false, page: false }
const EVERYWHERE = { found: { total: 1 }, addressed: true, page: true }
const quoted = async (personId: string | null) => {
  const wish = wishFor([{ product }])
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId, email: '' })
  return quote.problems.map(({ code }) => code)
}
const asked = async (person: string | null) => {
  const answer = await earlyProductFunction(shop, { ...guest, id: person, role: person === null ? 'anon' : 'authenticated' }, { id: product.productId })
  return v.parse(v.object({ product: v.nullable(v.object({ id: v.string() })) }), await answer.json()).product?.id
}

test('members, its maker and admins see an early piece, others find it nowhere', async () => {
  const all = async <Answer>(question: (person: string | null) => Promise<Answer>, people: readonly (string | null)[]) => {
    const answers: Answer[] = []
    for (const person of people) answers.push(await question(person))
    return answers
  }
  const [insiders, outsiders] = [
    [member, owner, admin],
    [null, other, lapsed, neighbour],
  ]
  expect(await all(reads, insiders)).toEqual(insiders.map(() => [1, 1]))
  expect(await all(reads, outsiders)).toEqual(outsiders.map(() => [0, 0]))
  expect(await all(asked, insiders)).toEqual(insiders.map(() => product.productId))
  expect(await all(asked, outsiders)).toEqual(outsiders.map(() => undefined))
  expect(await all(quoted, insiders)).toEqual(insiders.map(() => []))
  expect(await all(quoted, outsiders)).toEqual(outsiders.map(() => ['line_opens_later']))
  expect(await listed()).toEqual(NOWHERE)
})

test('an order for it is refused to others and placed for members', async () => {
  const order = async (person: string | null) => {
    const wish = wishFor([{ product }])
    const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: person, email: wish.email })
    return placeOrder(shop, person === null ? guest : { ...guest, id: person, role: 'authenticated' }, { ...wish, quoteHash: quote.quoteHash })
  }
  for (const person of [null, other, lapsed])
    expect(await order(person)).toMatchObject({ placed: false, because: 'problems', problems: [{ code: 'line_opens_later', followers: false }] })
  expect(await order(member)).toMatchObject({ placed: true })
})

test('who may see it may ask its maker about it', async () => {
  const ask = (person: string) => db.asPerson(person).one<{ id: string }>('select public.create_or_get_conversation($1) as id', [product.productId])
  await expect(ask(other)).rejects.toMatchObject({ code: 'PT404' })
  expect((await ask(member)).id).not.toBe('')
})

const wish = (person: string, id = product.productId) =>
  db.asPerson(person, person === admin ? withFactor() : {}).all('insert into public.favorites (product_id) values ($1)', [id])
const wished = (person: string) => db.asPerson(person).all('select p.name from public.favorites f left join public.products p on p.id = f.product_id')
const putInto = (status: 'active' | 'draft') => db.asPerson(owner).all('update public.products set status = $2 where id = $1', [product.productId, status])

test('a favorite is of a piece its person sees: of an early piece for members, of a draft for its maker, of a piece that is nowhere for nobody', async () => {
  const none = '00000000-0000-4000-8000-000000000000'
  for (const person of [other, lapsed, neighbour]) expect(await refusal(wish(person))).toBe('42501')
  expect(await refusal(wish(other, none))).toBe('42501')
  for (const person of [member, admin]) await wish(person)
  await putInto('draft')
  for (const person of [other, lapsed, neighbour]) expect(await refusal(wish(person))).toBe('42501')
  await wish(owner)
  await putInto('active')
  await db.asPerson(owner).all('update public.products set early = false where id = $1', [product.productId])
  await wish(other)
  expect(await refusal(wish(other, none))).toBe('42501')
})

test('a favorite stays when its piece is hidden, without its name, and tells no news of it until it can be seen again', async () => {
  const fan = await givenPerson(db)
  await db.asPerson(owner).all('update public.products set early = false where id = $1', [product.productId])
  await wish(fan)
  await db.asPerson(fan).all('update public.favorites set wants_news = true where product_id = $1', [product.productId])
  const kinds = async () => (await db.asPerson(fan).all<{ kind: string }>('select kind from public.notifications')).map(({ kind }) => kind)
  const price = (satang: number) => db.owner.all('update public.products set price_minor = $2 where id = $1', [product.productId, satang])
  const cheaperAndBack = async (satang: number) => {
    await price(satang)
    for (const onHand of [0, 3]) await db.owner.all('update public.stock_levels set on_hand = $2 where variant_id = $1', [product.variantId, onHand])
  }
  const seller = (status: string) => db.owner.all('update public.sellers set application_status = $2 where id = $1', [product.sellerId, status])

  await db.owner.all(`update public.products set early = true, opens_at = now() + interval '1 hour' where id = $1`, [product.productId])
  expect(await wished(fan)).toEqual([{ name: null }])
  await cheaperAndBack(40_00)
  await db.owner.all('update public.products set opens_at = null where id = $1', [product.productId])
  await seller('suspended')
  await cheaperAndBack(30_00)
  expect(await kinds()).toEqual([])
  await seller('approved')
  await cheaperAndBack(20_00)
  expect((await kinds()).toSorted()).toEqual(['back_in_stock', 'price_dropped'])
})

test('a direct link says when it opens, after the hours of the setting, and nothing else', async () => {
  const opening = await opensFor(db.anon, product.productId)
  expect(opening).toMatchObject({ premium: true, followers: false })
  const hours = (new Date(opening?.at ?? 0).getTime() - Date.now()) / 3_600_000
  expect([hours > 47, hours <= 48]).toEqual([true, true])
  expect(await opensFor(db.anon, 'no-piece')).toBeUndefined()
  expect(await opensFor(db.anon, (await givenProduct(db)).productId)).toBeUndefined()
})

test('when its time has come it opens to everybody, once', async () => {
  const open = () => db.service.one<{ opened: number }>('select private.open_products() as opened')
  expect(await open()).toEqual({ opened: 0 })
  await db.owner.all(`update public.products set opens_at = now() - interval '1 minute' where id = $1`, [product.productId])
  // Until the job has opened it, it is still early: lists and tables say the same.
  expect([await reads(other), await listed()]).toEqual([[0, 0], NOWHERE])
  expect([await open(), await open()]).toEqual([{ opened: 1 }, { opened: 0 }])
  expect([await reads(null), await listed(), await quoted(null), await asked(member)]).toEqual([[1, 1], EVERYWHERE, [], undefined])
})

test('a maker who takes the mark away opens it at once; a mark on what was on sale before hides nothing', async () => {
  const mark = (early: boolean) => db.asPerson(owner).all('update public.products set early = $2 where id = $1', [product.productId, early])
  await mark(false)
  expect(await listed()).toEqual(EVERYWHERE)
  await mark(true)
  expect(await listed()).toEqual(EVERYWHERE)
})

test('nobody chooses the moment', async () => {
  await expect(db.asPerson(owner).all('update public.products set opens_at = null where id = $1', [product.productId])).rejects.toMatchObject({ code: '42501' })
})
