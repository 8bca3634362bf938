/** The versions of what is sent back, and of what comes for it, in the words of whoever reads: buyers and makers need not share a language. */
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { loadOffers } from '../../app/checkout/quote/load-offers.server.ts'
import { letterToPack } from '../../app/orders/letter-to-pack.server.ts'
import { tellPlaced } from '../../app/orders/letters-to-buyer.server.ts'
import { trackOrderFunction } from '../../app/orders/tracking/track-order.server.ts'
import type { TrackedOrder } from '../../app/orders/tracking/tracked-order.ts'
import type { Case, OrderCases } from '../../app/returns/case.ts'
import { exchangeChoicesFunction, offerExchangeFunction } from '../../app/returns/exchange.server.ts'
import type { ExchangeChoices } from '../../app/returns/exchange.ts'
import { letterOfCase } from '../../app/returns/letter-of-case.server.ts'
import { listCasesFunction } from '../../app/returns/list-cases.server.ts'
import { openCaseFunction } from '../../app/returns/open-case.server.ts'
import type { Language } from '../../app/i18n/languages.ts'
import type { Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenDeliveredOrder, type DeliveredOrder } from '../support/delivered-order.ts'
import { guest, testShop } from '../support/market.ts'
import { playedBank } from '../support/played-bank.ts'

let db: TestDatabase
let shop: Shop
let order: DeliveredOrder
let line: string
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  ;({ shop } = testShop(db, { payments: [bank] }))
  order = await givenDeliveredOrder(db, { shop, bank }, { quantities: [1] })
  line = order.lines[0]?.id ?? ''
  const product = order.products[0]?.productId
  const { id: longer } = await db.owner.one<{ id: string }>(
    `insert into public.product_variants (product_id, name, options) values ($1, 'indigo / 60 × 200 cm', '{"colour": "indigo", "size": "60 × 200 cm"}') returning id`,
    [product],
  )
  await db.owner.all('insert into public.stock_levels (variant_id, on_hand) values ($1, 3)', [longer])
  await db.owner.all(`insert into public.stock_movements (variant_id, kind, quantity) values ($1, 'received', 3)`, [longer])
  await db.owner.all(`update public.order_lines set option_text = 'gold / 45 × 160 cm' where id = $1`, [line])
  const words = (gold: string, indigo: string, unit: string) =>
    JSON.stringify({ gold, indigo, '45 × 160 cm': `45 × 160 ${unit}`, '60 × 200 cm': `60 × 200 ${unit}` })
  await db.owner.all(
    `insert into public.product_translations (product_id, language, name, phrases, state) values
       ($1, 'th', 'ผ้าพันคอ', $2, 'reviewed'), ($1, 'fr', 'Écharpe', $3, 'draft')`,
    [product, words('สีทอง', 'สีคราม', 'ซม.'), words('or', 'indigo', 'cm')],
  )
  const key = randomUUID()
  const body = { order: order.number, token: order.token, key, kind: 'return', reason: 'size', words: 'Too short', wish: 'refund' }
  const { number } = (await (await openCaseFunction(shop, guest, { ...body, lines: [{ order_line_id: line, quantity: 1, variant_id: null }] })).json()) as {
    number: string
  }
  const offered = { order: number, key: randomUUID(), return_to: '9 Moo 4, Chonnabot', lines: [{ order_line_id: line, variant_id: longer }] }
  const { ok, status } = await offerExchangeFunction(shop, order.seller, offered)
  if (!ok) throw new Error(`The exchange was not offered: ${status}`)
})

const versionsOf = ({ lines, offer }: Case) => [lines[0]?.optionText, offer?.lines[0]?.exchange?.optionText]
const WRITTEN = ['gold / 45 × 160 cm', 'indigo / 60 × 200 cm']
const THAI = ['สีทอง / 45 × 160 ซม.', 'สีคราม / 60 × 200 ซม.']

test.each<[Language, string[]]>([
  ['th', THAI],
  ['en', WRITTEN],
  // Its translation is not shown to anybody yet.
  ['fr', WRITTEN],
])('who reads an order in "%s" reads of its versions, in what may be asked, in what was asked, and in what is offered', async (language, told) => {
  const reader = { ...guest, language }
  const { cases, options } = (await (await listCasesFunction(shop, reader, { order: order.number, token: order.token })).json()) as OrderCases
  expect(cases.map(versionsOf)).toEqual([told])
  expect(options.lines.map(({ optionText }) => optionText)).toEqual([told[0]])
  const asked = { order: order.number, token: order.token, lines: [{ order_line_id: line, quantity: 1 }] }
  const { choices } = (await (await exchangeChoicesFunction(shop, reader, asked)).json()) as { choices: ExchangeChoices }
  expect(choices[line]?.map(({ optionText }) => optionText)).toEqual([told[1]])
})

test('a maker reads them at her desk in the language she reads it in', async () => {
  for (const [language, told] of [
    ['th', THAI],
    ['en', WRITTEN],
  ] as const) {
    const asked = await listCasesFunction(shop, order.seller, { seller: order.sellerId, language })
    expect(((await asked.json()) as { cases: Case[] }).cases.map(versionsOf)).toEqual([told])
  }
})

test('letters name versions in the words of whoever they are for', async () => {
  const events = await db.owner.all<{ id: string; type: string }>(
    `select e.id::text as id, e.type from public.order_case_events e join public.order_cases c on c.id = e.case_id where c.order_id = $1 order by e.id`,
    [order.id],
  )
  const idOf = (type: string) => events.find((event) => event.type === type)?.id ?? ''
  const { id: group } = await db.owner.one<{ id: string }>('select order_group_id as id from public.orders where id = $1', [order.id])
  await db.owner.all(`update public.order_groups set language = 'th' where id = $1`, [group])
  await db.owner.all(
    `insert into public.seller_contacts (seller_id, email, language) values ($1, 'maker@weavers.test', 'en')
    on conflict (seller_id) do update set email = excluded.email, language = 'en'`,
    [order.sellerId],
  )
  const about = async (type: string, to: 'buyer' | 'seller') => (await letterOfCase(shop, { event_id: idOf(type), to }))[0]?.text ?? ''
  for (const type of ['opened', 'exchange_offered']) {
    expect(await about(type, 'buyer')).toContain(THAI[0])
    expect(await about(type, 'seller')).toContain(WRITTEN[0])
  }
  expect(await about('exchange_offered', 'buyer')).toContain(THAI[1])
  expect(await about('exchange_offered', 'seller')).toContain(WRITTEN[1])
  expect((await tellPlaced(shop, { order_group_id: group }))[0]?.text).toContain(THAI[0])
  expect((await letterToPack(shop, { order_id: order.id }))[0]?.text).toContain(WRITTEN[0])
})

test('who follows an order, and who puts a piece into a cart, reads versions in their own words; the order keeps the maker’s', async () => {
  for (const [language, told] of [
    ['th', THAI],
    ['en', WRITTEN],
    ['fr', WRITTEN],
  ] as const) {
    const tracked = (await (await trackOrderFunction(shop, { ...guest, language }, { token: order.token })).json()) as TrackedOrder
    expect(tracked.orders[0]?.lines.map(({ optionText }) => optionText)).toEqual([told[0]])
    const { id } = await db.owner.one<{ id: string }>(`select id from public.product_variants where name = $1 and product_id = $2`, [
      WRITTEN[1],
      order.products[0]?.productId,
    ])
    const offer = (await loadOffers(shop.service, [id], language, null)).get(id)
    expect([offer?.optionText, offer?.optionTextOfSeller]).toEqual([told[1], WRITTEN[1]])
  }
  expect(await db.owner.one('select option_text from public.order_lines where id = $1', [line])).toEqual({ option_text: WRITTEN[0] })
})

test('what is offered instead has the name its reader knows it by, at the desk as well', async () => {
  const { title: written } = await db.owner.one<{ title: string }>('select title_seller as title from public.order_lines where id = $1', [line])
  for (const [language, name] of [
    ['th', 'ผ้าพันคอ'],
    ['en', written],
    ['fr', written],
  ] as const) {
    const { cases } = (await (await listCasesFunction(shop, order.seller, { seller: order.sellerId, language })).json()) as { cases: Case[] }
    expect(cases.map(({ lines, offer }) => [lines[0]?.title, offer?.lines[0]?.exchange?.title])).toEqual([[name, name]])
    const asked = { order: order.number, lines: [{ order_line_id: line, quantity: 1 }] }
    const { choices } = (await (await exchangeChoicesFunction(shop, { ...order.seller, language }, asked)).json()) as { choices: ExchangeChoices }
    expect(choices[line]?.map(({ title }) => title)).toEqual([name])
  }
})
