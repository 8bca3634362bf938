import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { sendOutbox } from '../../app/outbox.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import { answerExchangeFunction, exchangeChoicesFunction, offerExchangeFunction } from '../../app/returns/exchange.server.ts'
import type { ExchangeChoices } from '../../app/returns/exchange.ts'
import { listCasesFunction } from '../../app/returns/list-cases.server.ts'
import { moveCaseFunction } from '../../app/returns/move-case.server.ts'
import { openCaseFunction } from '../../app/returns/open-case.server.ts'
import type { OrderCases } from '../../app/returns/case.ts'
import type { Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenDeliveredOrder, type DeliveredOrder } from '../support/delivered-order.ts'
import { breaches } from '../support/invariants.ts'
import { givenProduct, guest, testShop } from '../support/market.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'

let db: TestDatabase
let bank: PlayedBank
let shop: Shop
let letters: Letter[]
beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop, letters } = testShop(db, { payments: [bank] }))
})

type Said = { status: number; code?: string; number: string }
const said = async (asked: Promise<Response>): Promise<Said> => {
  const response = await asked
  return { status: response.status, ...((await response.json()) as { number: string; code?: string }) }
}
const given = () => givenDeliveredOrder(db, { shop, bank }, { quantities: [1] })
const lineOf = (order: DeliveredOrder): string => order.lines[0]?.id ?? ''

/** Another version of the piece that was bought. */
async function givenVersion(order: DeliveredOrder, { stock = 3, price }: { stock?: number; price?: number } = {}): Promise<string> {
  const { id } = await db.owner.one<{ id: string }>('insert into public.product_variants (product_id, name, price_minor) values ($1, $2, $3) returning id', [
    order.products[0]?.productId,
    `Long ${randomUUID().slice(0, 4)}`,
    price ?? null,
  ])
  await db.owner.all(`insert into public.stock_levels (variant_id, on_hand) values ($1, $2)`, [id, stock])
  await db.owner.all(`insert into public.stock_movements (variant_id, kind, quantity) select $1, 'received', $2 where $2 <> 0`, [id, stock])
  return id
}
const choices = async (order: DeliveredOrder, quantity = 1): Promise<string[]> => {
  const response = await exchangeChoicesFunction(shop, guest, { order: order.number, token: order.token, lines: [{ order_line_id: lineOf(order), quantity }] })
  const { choices: found } = (await response.json()) as { choices: ExchangeChoices }
  return (found[lineOf(order)] ?? []).map(({ variantId }) => variantId)
}
const ask = (order: DeliveredOrder, { variant, kind = 'return', wish = 'replacement' }: { variant?: string; kind?: string; wish?: string } = {}) =>
  said(
    openCaseFunction(shop, guest, {
      order: order.number,
      token: order.token,
      key: randomUUID(),
      kind,
      reason: kind === 'return' ? 'size' : 'missing',
      words: 'Another one, please.',
      wish,
      lines: [{ order_line_id: lineOf(order), quantity: 1, variant_id: variant ?? null }],
    }),
  )
type Step = { number: string; to: string; carrier?: string; restock?: boolean }
const buyer = (order: DeliveredOrder, { number, ...body }: Step) =>
  said(moveCaseFunction(shop, guest, { order: number, token: order.token, key: randomUUID(), ...body }))
const seller = (order: DeliveredOrder, { number, ...body }: Step) => said(moveCaseFunction(shop, order.seller, { order: number, key: randomUUID(), ...body }))
const offer = (
  order: DeliveredOrder,
  { number, variant, caller = order.seller }: { number: string; variant: string | null; caller?: DeliveredOrder['seller'] },
) =>
  said(
    offerExchangeFunction(shop, caller, {
      order: number,
      key: randomUUID(),
      return_to: '9 Moo 4, Chonnabot',
      lines: [{ order_line_id: lineOf(order), variant_id: variant }],
    }),
  )
const answer = (order: DeliveredOrder, { number, takes, key = randomUUID() }: { number: string; takes: boolean; key?: string }) =>
  said(answerExchangeFunction(shop, guest, { order: number, token: order.token, key, takes }))
const shelf = (variant: string) =>
  db.owner.one<{ on_hand: number; reserved: number }>('select on_hand, reserved from public.stock_levels where variant_id = $1', [variant])
const caseOf = (number: string) => db.owner.one<{ wish: string; status: string }>('select wish, status from public.order_cases where number = $1', [number])
/** Somebody else bought what was left. */
const sell = async (variant: string) => {
  const { on_hand: left } = await shelf(variant)
  await db.owner.all(`insert into public.stock_movements (variant_id, kind, quantity) values ($1, 'adjusted', $2)`, [variant, -left])
  await db.owner.all('update public.stock_levels set on_hand = 0 where variant_id = $1', [variant])
}
const sound = async (order: DeliveredOrder, refunds = 0) => {
  expect(await db.owner.all('select id from public.refunds where order_id = $1', [order.id])).toHaveLength(refunds)
  expect(await breaches(db.owner)).toEqual([])
  expect(await db.service.all('select * from private.check_books()')).toEqual([])
}

describe('what a piece may be exchanged for', () => {
  test('is another version, or another piece of the shop, at the same price and in stock', async () => {
    const order = await given()
    const version = await givenVersion(order)
    const few = await givenVersion(order, { stock: 1 })
    await givenVersion(order, { price: 900_00 })
    await givenVersion(order, { stock: 0 })
    const other = await givenProduct(db, { sellerId: order.sellerId, stock: 5, priceMinor: 100_00, name: 'Cotton scarf' })
    await givenProduct(db, { sellerId: order.sellerId, stock: 5, priceMinor: 120_00 })
    await givenProduct(db, { stock: 5, priceMinor: 100_00 })
    const engraved = await givenProduct(db, { sellerId: order.sellerId, stock: 5, priceMinor: 100_00 })
    await db.owner.all(`update public.products set personalization_prompt = 'Name', personalization_max = 9, personalization_required = true where id = $1`, [
      engraved.productId,
    ])
    expect((await choices(order)).toSorted()).toEqual([version, few, other.variantId].toSorted())
    expect(await choices(order, 2)).not.toContain(few)
    // A version still costs what the bought one costs, although the maker has raised both; another piece costs what was paid.
    await db.owner.all('update public.products set price_minor = 110_00 where id = $1', [order.products[0]?.productId])
    expect((await choices(order)).toSorted()).toEqual([version, few, other.variantId].toSorted())
    await db.owner.all('update public.products set price_minor = 110_00 where id = $1', [other.productId])
    expect((await choices(order)).toSorted()).toEqual([version, few].toSorted())
    await db.owner.all(`update public.sellers set application_status = 'suspended' where id = $1`, [order.sellerId])
    expect(await choices(order)).toEqual([])
  })

  test('is told to nobody but buyer and maker', async () => {
    const [order, stranger] = [await given(), await given()]
    await givenVersion(order)
    const lines = [{ order_line_id: lineOf(order), quantity: 1 }]
    expect((await exchangeChoicesFunction(shop, guest, { order: order.number, lines })).status).toBe(404)
    expect((await exchangeChoicesFunction(shop, stranger.seller, { order: order.number, lines })).status).toBe(404)
    // A line of another order is none of this one.
    const mine = await exchangeChoicesFunction(shop, guest, { order: stranger.number, token: stranger.token, lines })
    expect(await mine.json()).toEqual({ choices: {} })
  })
})

describe('an exchange for another piece', () => {
  test('holds the other one from the yes, sends it, and moves no money; what came back is what was sold', async () => {
    const order = await given()
    const version = await givenVersion(order)
    const bought = order.products[0]?.variantId ?? ''
    const before = await shelf(bought)
    const { number, status } = await ask(order, { variant: version })
    expect(status).toBe(200)
    await seller(order, { number, to: 'approved' })
    expect(await shelf(version)).toEqual({ on_hand: 3, reserved: 1 })
    await buyer(order, { number, to: 'in_transit', carrier: 'Thailand Post' })
    await seller(order, { number, to: 'received', restock: true })
    await seller(order, { number, to: 'resolved', carrier: 'Thailand Post' })
    expect(await caseOf(number)).toEqual({ wish: 'replacement', status: 'resolved' })
    expect(await shelf(version)).toEqual({ on_hand: 2, reserved: 0 })
    expect(await shelf(bought)).toEqual({ ...before, on_hand: before.on_hand + 1 })
    await sound(order)
    // Returned for money afterwards, it is the other one that comes back to the shelf.
    const again = await ask(order, { wish: 'refund' })
    await seller(order, { number: again.number, to: 'approved' })
    await buyer(order, { number: again.number, to: 'in_transit', carrier: 'Thailand Post' })
    await seller(order, { number: again.number, to: 'received', restock: true })
    await seller(order, { number: again.number, to: 'refunded' })
    expect(await shelf(version)).toEqual({ on_hand: 3, reserved: 0 })
    await sound(order, 1)
  })

  test('is refused for what is dearer, gone or of another shop', async () => {
    const order = await given()
    const dear = await givenVersion(order, { price: 900_00 })
    const none = await givenVersion(order, { stock: 0 })
    const foreign = await givenProduct(db, { stock: 5, priceMinor: 100_00 })
    for (const variant of [dear, none, foreign.variantId, randomUUID()]) expect((await ask(order, { variant })).code).toBe('exchange_choice')
  })

  test('becomes a refund where the other one was sold before the yes', async () => {
    const order = await given()
    const version = await givenVersion(order)
    const { number } = await ask(order, { variant: version })
    await sell(version)
    await seller(order, { number, to: 'approved' })
    expect(await caseOf(number)).toEqual({ wish: 'refund', status: 'approved' })
    await sound(order)
  })

  test('of two who want the last one, one gets it', async () => {
    const order = await givenDeliveredOrder(db, { shop, bank }, { quantities: [2] })
    const version = await givenVersion(order, { stock: 1 })
    const two = await Promise.all([ask(order, { variant: version }), ask(order, { variant: version })])
    const numbers = two.filter(({ status }) => status === 200).map(({ number }) => number)
    expect(numbers).toHaveLength(2)
    await Promise.all(numbers.map((number) => seller(order, { number, to: 'approved' })))
    expect((await Promise.all(numbers.map(caseOf))).map(({ wish }) => wish).toSorted()).toEqual(['refund', 'replacement'])
    expect(await shelf(version)).toEqual({ on_hand: 1, reserved: 1 })
    await sound(order)
  })

  test('puts right a claim: what was missing goes out, and a piece that is made anew needs none on the shelf', async () => {
    const order = await given()
    const bought = order.products[0]?.variantId ?? ''
    await sell(bought)
    const { number, status } = await ask(order, { kind: 'claim' })
    expect(status).toBe(200)
    await seller(order, { number, to: 'approved' })
    expect(await caseOf(number)).toEqual({ wish: 'replacement', status: 'approved' })
    await seller(order, { number, to: 'resolved', carrier: 'Thailand Post' })
    await sound(order)
    const other = await given()
    const version = await givenVersion(other)
    const claimed = await ask(other, { kind: 'claim', variant: version })
    await seller(other, { number: claimed.number, to: 'approved' })
    await seller(other, { number: claimed.number, to: 'resolved', carrier: 'Thailand Post' })
    expect(await shelf(version)).toEqual({ on_hand: 2, reserved: 0 })
    await sound(other)
  })

  test('that is made to order is counted in as it leaves', async () => {
    const order = await given()
    const version = await givenVersion(order, { stock: 0 })
    await db.owner.all('update public.stock_levels set backorder_limit = 4 where variant_id = $1', [version])
    const { number } = await ask(order, { variant: version, kind: 'claim' })
    await seller(order, { number, to: 'approved' })
    expect((await seller(order, { number, to: 'resolved', carrier: 'Thailand Post' })).status).toBe(200)
    expect(await shelf(version)).toEqual({ on_hand: 0, reserved: 0 })
    await sound(order)
  })
})

describe('an exchange that the maker offers', () => {
  test('is taken: the case is accepted, the piece held, both are told, and no money moves', async () => {
    const order = await given()
    const version = await givenVersion(order)
    const { number } = await ask(order, { wish: 'refund' })
    expect((await offer(order, { number, variant: version })).status).toBe(200)
    const { cases } = (await (await listCasesFunction(shop, guest, { order: order.number, token: order.token })).json()) as OrderCases
    expect(cases[0]?.offer).toMatchObject({ needsReturn: true, lines: [{ quantity: 1, exchange: { title: 'Silk scarf' } }] })
    const key = randomUUID()
    const clicks = await Promise.all([answer(order, { number, takes: true, key }), answer(order, { number, takes: true, key })])
    expect(clicks.map(({ status }) => status)).toEqual([200, 200])
    expect(await caseOf(number)).toEqual({ wish: 'replacement', status: 'approved' })
    expect(await shelf(version)).toEqual({ on_hand: 3, reserved: 1 })
    await sendOutbox(shop)
    const about = letters.filter(({ subject }) => subject.includes(number))
    const t = shop.words('en')

    expect(about.find(({ subject }) => subject.includes(t('returns:event.exchange_offered')))?.text).toContain('Long')
    expect(about.some(({ subject }) => subject.includes(shop.words('th')('returns:event.exchange_taken')))).toBe(true)
    await sound(order)
  })

  test('is declined: the case waits as before, for what was asked', async () => {
    const order = await given()
    const version = await givenVersion(order)
    const { number } = await ask(order, { wish: 'refund' })
    await offer(order, { number, variant: version })
    expect((await answer(order, { number, takes: false })).status).toBe(200)
    expect((await answer(order, { number, takes: true })).status).toBe(409)
    expect(await caseOf(number)).toEqual({ wish: 'refund', status: 'requested' })
    await seller(order, { number, to: 'approved' })
    expect(await caseOf(number)).toEqual({ wish: 'refund', status: 'approved' })
    await sound(order)
  })

  test('that was sold meanwhile changes nothing, and the buyer reads why', async () => {
    const order = await given()
    const version = await givenVersion(order)
    const { number } = await ask(order, { wish: 'refund' })
    await offer(order, { number, variant: version })
    await sell(version)
    expect((await answer(order, { number, takes: true })).code).toBe('exchange_choice')
    expect(await caseOf(number)).toEqual({ wish: 'refund', status: 'requested' })
    await sound(order)
  })

  test('is offered by its maker only, while the case waits for them, and taken by its buyer only', async () => {
    const [order, stranger] = [await given(), await given()]
    const version = await givenVersion(order)
    const { number } = await ask(order, { wish: 'refund' })
    expect((await offer(order, { number, variant: version, caller: stranger.seller })).status).toBe(404)
    expect((await offer(order, { number, variant: version, caller: guest })).status).toBe(404)
    await offer(order, { number, variant: version })
    expect((await said(answerExchangeFunction(shop, order.seller, { order: number, key: randomUUID(), takes: true }))).status).toBe(404)
    await seller(order, { number, to: 'approved' })
    expect((await offer(order, { number, variant: version })).status).toBe(409)
    // The yes to what was asked ends the offer.
    expect((await answer(order, { number, takes: true })).status).toBe(409)
    await sound(order)
  })
})
