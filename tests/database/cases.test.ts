import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { orderLink } from '../../app/orders/order-link.server.ts'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import { linkOf } from '../../app/returns/case-access.server.ts'
import { decideCase, listUndecided } from '../../app/returns/decide-case.server.ts'
import type { OrderCases } from '../../app/returns/case.ts'
import { listCasesFunction } from '../../app/returns/list-cases.server.ts'
import { moveCaseFunction, sayInCaseFunction } from '../../app/returns/move-case.server.ts'
import { openCaseFunction } from '../../app/returns/open-case.server.ts'
import { sendOutbox } from '../../app/outbox.ts'
import { moveOverdueCases } from '../../app/returns/move-overdue-cases.server.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenCasePicture, givenDeliveredOrder, type DeliveredOrder } from '../support/delivered-order.ts'
import { breaches, staleStates } from '../support/invariants.ts'
import { guest, testShop } from '../support/market.ts'
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

const given = (wanted: Parameters<typeof givenDeliveredOrder>[2] = {}) => givenDeliveredOrder(db, { shop, bank }, wanted)
const key = () => randomUUID()
type Said = { status: number; code: string | undefined; number: string }
async function said(answer: Promise<Response>): Promise<Said> {
  const response = await answer
  const body = (await response.json()) as { code?: string; number?: string }
  return { status: response.status, code: body.code, number: body.number ?? '' }
}
const open = (order: DeliveredOrder, body: object, caller: Caller = guest) =>
  said(openCaseFunction(shop, caller, { order: order.number, token: order.token, key: key(), ...body }))
const buyerMoves = (order: DeliveredOrder, number: string, body: object) =>
  said(moveCaseFunction(shop, guest, { order: number, token: order.token, key: key(), ...body }))
const sellerMoves = (order: DeliveredOrder, number: string, body: object) => said(moveCaseFunction(shop, order.seller, { order: number, key: key(), ...body }))
const lineOf = (order: DeliveredOrder, quantity: number, index = 0) => [{ order_line_id: order.lines[index]?.id ?? '', quantity }]
const caseOf = (number: string) =>
  db.owner.one<{
    status: string
    refund_minor: bigint
    shipping_minor: bigint
    commission_minor: bigint
    needs_return: boolean
    return_to: string
    due_at: Date | null
  }>('select status, refund_minor, shipping_minor, commission_minor, needs_return, return_to, due_at from public.order_cases where number = $1', [number])
const orderOf = (order: DeliveredOrder) =>
  db.owner.one<{
    status: string
    payment_status: string
    fulfillment_status: string
    total_minor: bigint
    commission_minor: bigint
    commission_vat_minor: bigint
  }>('select status, payment_status, fulfillment_status, total_minor, commission_minor, commission_vat_minor from public.orders where id = $1', [order.id])
const refundsOf = (order: DeliveredOrder) =>
  db.owner.all<{ amount_minor: bigint; status: string }>('select amount_minor, status from public.refunds where order_id = $1 order by created_at', [order.id])
const list = async (caller: Caller, body: object) => {
  const response = await listCasesFunction(shop, caller, body)
  return { status: response.status, found: (await response.json()) as OrderCases }
}
/** Days go by: everything about the order happened that much earlier. */
async function wait(order: DeliveredOrder, days: number): Promise<void> {
  await db.owner.all(`update public.orders set delivered_at = delivered_at - $2 * interval '1 day' where id = $1`, [order.id, days])
  await db.owner.all(`update public.order_cases set due_at = due_at - $2 * interval '1 day' where order_id = $1`, [order.id, days])
}

describe('a return', () => {
  test('the buyer asks, the maker accepts, the piece comes back, and the money goes', async () => {
    const order = await given({ quantities: [3], prices: [100_01], member: true })
    const before = await orderOf(order)
    const asked = await open(order, { kind: 'return', reason: 'size', words: 'Too long.', lines: lineOf(order, 1) })
    expect(asked).toMatchObject({ status: 200, number: `${order.number}-R1` })
    expect(await caseOf(asked.number)).toMatchObject({ status: 'requested', refund_minor: 10_001n, shipping_minor: 0n })
    expect((await sellerMoves(order, asked.number, { to: 'approved', return_to: '9 Moo 4, Chonnabot' })).status).toBe(200)
    expect(await buyerMoves(order, asked.number, { to: 'in_transit' })).toMatchObject({ status: 422, code: 'reason_missing' })
    expect((await buyerMoves(order, asked.number, { to: 'in_transit', carrier: 'Thailand Post', tracking: 'RA1' })).status).toBe(200)
    expect((await sellerMoves(order, asked.number, { to: 'received', restock: true })).status).toBe(200)
    expect((await sellerMoves(order, asked.number, { to: 'refunded' })).status).toBe(200)
    await sendRefunds(shop)
    expect(await refundsOf(order)).toEqual([{ amount_minor: 10_001n, status: 'succeeded' }])
    expect(await orderOf(order)).toMatchObject({ status: 'delivered', payment_status: 'partially_refunded', fulfillment_status: 'delivered' })
    expect((await caseOf(asked.number)).commission_minor).toBe((before.commission_minor + before.commission_vat_minor + 1n) / 3n)
    const stock = await db.owner.one<{ on_hand: number }>('select on_hand from public.stock_levels where variant_id = $1', [order.products[0]?.variantId])
    expect(stock.on_hand).toBe(48)
    const { found } = await list(order.buyer, { order: order.number })
    expect(found.cases[0]?.events.map(({ type }) => type)).toEqual(['opened', 'approved', 'in_transit', 'received', 'refunded', 'money_sent'])
    expect(found.options.lines[0]).toMatchObject({ taken: 1, already: 10_001 })
  })

  test('all pieces in three returns are all that was paid, delivery with the last of them, and the order is closed', async () => {
    const order = await given({ quantities: [3], prices: [33_34] })
    for (const _ of [1, 2, 3]) {
      const { number } = await open(order, { kind: 'return', reason: 'changed_mind', lines: lineOf(order, 1) })
      await sellerMoves(order, number, { to: 'approved', return_to: 'Chonnabot' })
      await sellerMoves(order, number, { to: 'received' })
      await sellerMoves(order, number, { to: 'refunded' })
    }
    await Promise.all([sendRefunds(shop), sendRefunds(shop)])
    const { total_minor: total, ...states } = await orderOf(order)
    expect((await refundsOf(order)).reduce((sum, refund) => sum + refund.amount_minor, 0n)).toBe(total)
    expect(states).toMatchObject({ status: 'closed', payment_status: 'refunded', fulfillment_status: 'returned' })
    expect((await open(order, { kind: 'return', reason: 'changed_mind', lines: lineOf(order, 1) })).status).toBe(422)
  })

  test('is refused when it is too late, too many, personalised, not delivered, or says nothing', async () => {
    const order = await given({ quantities: [2] })
    const wish = { kind: 'return', reason: 'changed_mind' }
    expect((await open(order, { ...wish, lines: lineOf(order, 3) })).code).toBe('too_many')
    expect((await open(order, { ...wish, lines: [...lineOf(order, 1), ...lineOf(order, 1)] })).code).toBe('too_many')
    expect((await open(order, { ...wish, lines: [{ order_line_id: randomUUID(), quantity: 1 }] })).code).toBe('unknown_line')
    expect((await open(order, { ...wish, lines: [] })).code).toBe('no_lines')
    expect((await open(order, { kind: 'return', reason: 'damaged', lines: lineOf(order, 1) })).code).toBe('reason_missing')
    expect((await open(order, { ...wish, wish: 'repair', lines: lineOf(order, 1) })).code).toBe('reason_missing')
    await wait(order, 20)
    expect((await open(order, { ...wish, lines: lineOf(order, 1) })).code).toBe('not_possible')
    const own = await given({ personalization: 'Ada' })
    expect((await open(own, { ...wish, lines: lineOf(own, 1) })).code).toBe('not_possible')
    const underway = await given({ until: 'shipped' })
    expect((await open(underway, { ...wish, lines: lineOf(underway, 1) })).code).toBe('not_possible')
  })

  test('the same click twice is one case, and many clicks at once never take more than there is', async () => {
    const order = await given({ quantities: [2] })
    const click = { kind: 'return', reason: 'size', lines: lineOf(order, 1), key: key() }
    const answers = await Promise.all([open(order, click), open(order, click), open(order, click)])
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1)
    const many = await Promise.all([1, 2, 3, 4].map(() => open(order, { kind: 'return', reason: 'size', lines: lineOf(order, 1) })))
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a maker who stays silent has accepted; a piece nobody sends ends it; what lies there unlooked at is paid', async () => {
    const order = await given({ quantities: [2] })
    const first = await open(order, { kind: 'return', reason: 'size', lines: lineOf(order, 1) })
    await wait(order, 3)
    await moveOverdueCases(shop)
    expect((await caseOf(first.number)).status).toBe('approved')
    await wait(order, 15)
    await Promise.all([moveOverdueCases(shop), moveOverdueCases(shop)])
    expect((await caseOf(first.number)).status).toBe('expired')
    await db.owner.all('update public.orders set delivered_at = now() where id = $1', [order.id])
    const second = await open(order, { kind: 'return', reason: 'size', lines: lineOf(order, 2) })
    await sellerMoves(order, second.number, { to: 'approved' })
    await sellerMoves(order, second.number, { to: 'received' })
    await wait(order, 6)
    await moveOverdueCases(shop)
    expect((await caseOf(second.number)).status).toBe('refunded')
  })

  test('an order with an open case is not completed', async () => {
    const order = await given()
    const { number } = await open(order, { kind: 'return', reason: 'size', lines: lineOf(order, 1) })
    expect(await refusal(db.service.all(`select private.transition_order($1, 'completed', 'system')`, [order.id]))).toBe('HT003')
    await buyerMoves(order, number, { to: 'canceled' })
    await db.service.all(`select private.transition_order($1, 'completed', 'system')`, [order.id])
    expect((await orderOf(order)).status).toBe('completed')
  })
})

describe('a claim', () => {
  test('about a fault needs a picture of this order; the maker may pay without having it back', async () => {
    const order = await given({ quantities: [1] })
    const wish = { kind: 'claim', reason: 'damaged', words: 'A crack.', lines: lineOf(order, 1) }
    expect((await open(order, wish)).code).toBe('picture_missing')
    const other = await given()
    expect((await open(order, { ...wish, pictures: [await givenCasePicture(db, other.id)] })).code).toBe('picture_unknown')
    const picture = await givenCasePicture(db, order.id)
    const { number } = await open(order, { ...wish, pictures: [picture] })
    expect((await sellerMoves(order, number, { to: 'approved', needs_return: false })).status).toBe(200)
    expect(await caseOf(number)).toMatchObject({ status: 'refunded', refund_minor: (await orderOf(order)).total_minor })
    await sendRefunds(shop)
    expect(await orderOf(order)).toMatchObject({ status: 'closed', payment_status: 'refunded' })
    const { found } = await list(guest, { order: order.number, token: order.token })
    expect(found.cases[0]?.events[0]?.pictures[0]).toMatch(/^\/case-picture\?id=/)
  })

  test('a refused one can go to the shop, which decides; silence of the buyer ends it', async () => {
    const order = await given({ quantities: [2] })
    const claim = async () => {
      const { number } = await open(order, { kind: 'claim', reason: 'missing', words: 'One was not in the parcel.', lines: lineOf(order, 1) })
      expect((await sellerMoves(order, number, { to: 'declined' })).code).toBe('reason_missing')
      await sellerMoves(order, number, { to: 'declined', reason: 'I packed both.' })
      return number
    }
    const first = await claim()
    expect((await buyerMoves(order, first, { to: 'escalated', reason: 'The weight on the label says otherwise.' })).status).toBe(200)
    expect((await listUndecided(shop)).join()).toContain(first)
    expect((await decideCase(shop, { number: first, to: 'refunded', reason: ' ' })).done).toBe(false)
    expect((await decideCase(shop, { number: first, to: 'refunded', reason: 'The weight is right.' })).done).toBe(true)
    expect((await decideCase(shop, { number: first, to: 'denied', reason: 'Twice.' })).done).toBe(false)
    expect((await refundsOf(order)).map(({ status }) => status)).toEqual(['requested'])
    const second = await claim()
    await wait(order, 15)
    await moveOverdueCases(shop)
    expect((await caseOf(second)).status).toBe('denied')
  })

  test('a piece that came back and goes out again, or is refused, leaves the order delivered', async () => {
    for (const ends of ['resolved', 'denied', 'silence'] as const) {
      const order = await given({ quantities: [1] })
      const { number } = await open(order, {
        kind: 'claim',
        reason: 'damaged',
        words: 'A crack.',
        wish: 'replacement',
        lines: lineOf(order, 1),
        pictures: [await givenCasePicture(db, order.id)],
      })
      expect((await sellerMoves(order, number, { to: 'approved', return_to: 'Chonnabot' })).status).toBe(200)
      expect((await buyerMoves(order, number, { to: 'in_transit', carrier: 'Thailand Post', tracking: 'RA1' })).status).toBe(200)
      expect((await sellerMoves(order, number, { to: 'received' })).status).toBe(200)
      expect(await orderOf(order)).toMatchObject({ fulfillment_status: 'returned' })
      if (ends === 'resolved') expect((await sellerMoves(order, number, { to: 'resolved', carrier: 'Thailand Post', tracking: 'EB3' })).status).toBe(200)
      else {
        expect((await sellerMoves(order, number, { to: 'declined', reason: 'It was dropped.' })).status).toBe(200)
        if (ends === 'denied') {
          expect((await buyerMoves(order, number, { to: 'escalated', reason: 'It came like that.' })).status).toBe(200)
          expect((await decideCase(shop, { number, to: 'denied', reason: 'The break is new.' })).done).toBe(true)
        } else {
          await wait(order, 15)
          await moveOverdueCases(shop)
        }
      }
      expect([ends, (await caseOf(number)).status]).toEqual([ends, ends === 'resolved' ? 'resolved' : 'denied'])
      expect(await orderOf(order)).toMatchObject({ status: 'delivered', payment_status: 'paid', fulfillment_status: 'delivered' })
      expect(await refundsOf(order)).toEqual([])
    }
  })

  test('that a parcel did not arrive waits until it is late', async () => {
    const order = await given({ until: 'shipped' })
    const wish = { kind: 'claim', reason: 'not_arrived', words: 'Nothing came.', lines: lineOf(order, 2), wish: 'replacement' }
    expect((await open(order, wish)).code).toBe('not_late')
    await db.owner.all(`update public.orders set delivery_to = current_date - 3 where id = $1`, [order.id])
    const { number } = await open(order, wish)
    await sellerMoves(order, number, { to: 'approved' })
    expect((await caseOf(number)).needs_return).toBe(false)
    expect((await sellerMoves(order, number, { to: 'received' })).status).toBe(409)
    expect((await sellerMoves(order, number, { to: 'resolved', carrier: 'Thailand Post', tracking: 'EB2' })).status).toBe(200)
    expect(await refundsOf(order)).toEqual([])
  })

  test('is open for two years in the European Union, one in Thailand', async () => {
    for (const [country, days, possible] of [
      ['NL', 700, true],
      ['NL', 740, false],
      ['TH', 300, true],
      ['TH', 370, false],
      ['US', 300, false],
    ] as const) {
      const order = await given({ country })
      await wait(order, days)
      const { found } = await list(guest, { order: order.number, token: order.token })
      expect([country, days, found.options.claim !== null]).toEqual([country, days, possible])
    }
  })
})

describe('a withdrawal', () => {
  test('is for buyers of the European Union and the United Kingdom, within 14 days, without a reason, and receipted', async () => {
    for (const country of ['TH', 'US']) {
      const abroad = await given({ country })
      expect((await open(abroad, { kind: 'withdrawal', lines: lineOf(abroad, 1) })).code).toBe('not_possible')
    }
    const order = await given({ country: 'DE', quantities: [2] })
    await sendOutbox(shop)
    letters.length = 0
    const { number } = await open(order, { kind: 'withdrawal', name: 'Ada Buyer', lines: lineOf(order, 2) })
    await sendOutbox(shop)
    const receipt = letters.find(({ to }) => to === 'ada@example.com')
    expect(receipt?.text).toContain('Ada Buyer')
    expect(receipt?.text).toContain('ada@example.com')
    expect(receipt?.text).toContain(order.number)
    expect(letters.some(({ to }) => to.endsWith('@makers.test'))).toBe(true)
    expect(await caseOf(number)).toMatchObject({ status: 'declared', refund_minor: (await orderOf(order)).total_minor })
    expect((await sellerMoves(order, number, { to: 'declined', reason: 'No.' })).status).toBe(409)
    await buyerMoves(order, number, { to: 'in_transit', carrier: 'DHL', tracking: '123' })
    await wait(order, 15)
    await moveOverdueCases(shop)
    expect((await caseOf(number)).status).toBe('refunded')
    const late = await given({ country: 'FR' })
    await wait(late, 18)
    expect((await open(late, { kind: 'withdrawal', lines: lineOf(late, 1) })).code).toBe('not_possible')
  })

  test('before anything is sent it ends the order and gives everything back', async () => {
    const order = await given({ country: 'NL', until: 'accepted' })
    const { number } = await open(order, { kind: 'withdrawal' })
    await sendRefunds(shop)
    expect((await caseOf(number)).status).toBe('refunded')
    expect(await orderOf(order)).toMatchObject({ status: 'canceled', payment_status: 'refunded' })
  })

  test('not from what was made for somebody', async () => {
    const order = await given({ country: 'NL', personalization: 'Ada' })
    expect((await open(order, { kind: 'withdrawal', lines: lineOf(order, 1) })).code).toBe('not_possible')
  })

  test('what was declared does not change, not even with full rights', async () => {
    const order = await given({ country: 'NL' })
    const { number } = await open(order, { kind: 'withdrawal', lines: lineOf(order, 1) })
    expect(await refusal(db.owner.all(`update public.order_cases set declaration = '{}' where number = $1`, [number]))).toBe('HT002')
    expect(await refusal(db.owner.all(`update public.order_cases set status = 'refunded' where number = $1`, [number]))).toBe('HT002')
    expect(await refusal(db.service.all(`update public.order_cases set words = 'x' where number = $1`, [number]))).toBe('42501')
    expect(await refusal(db.service.all(`delete from public.order_case_events`))).toBe('42501')
  })
})

describe('a request to cancel', () => {
  test('what is being made: the maker agrees, and everything goes back', async () => {
    const order = await given({ until: 'accepted' })
    expect((await open(order, { kind: 'cancellation' })).code).toBe('words_missing')
    const { number } = await open(order, { kind: 'cancellation', words: 'I moved house.' })
    expect((await open(order, { kind: 'cancellation', words: 'Again.' })).code).toBe('not_possible')
    expect((await sellerMoves(order, number, { to: 'refunded' })).status).toBe(200)
    await sendRefunds(shop)
    expect(await orderOf(order)).toMatchObject({ status: 'canceled', payment_status: 'refunded' })
  })

  test('a parcel that leaves settles it', async () => {
    const order = await given({ until: 'accepted' })
    const { number } = await open(order, { kind: 'cancellation', words: 'I moved house.' })
    await db.service.all(`select private.ship_order($1, 'seller', null, 'Thailand Post', 'X')`, [order.id])
    expect((await caseOf(number)).status).toBe('expired')
  })
})

describe('people', () => {
  test('strangers, other makers and guests without the link find no case', async () => {
    const order = await given()
    const other = await given()
    const { number } = await open(order, { kind: 'return', reason: 'size', lines: lineOf(order, 1) })
    for (const caller of [guest, other.seller, other.buyer]) {
      expect((await said(moveCaseFunction(shop, caller, { order: number, key: key(), to: 'approved' }))).status).toBe(404)
      expect((await said(sayInCaseFunction(shop, caller, { order: number, key: key(), words: 'x' }))).status).toBe(404)
      expect((await list(caller, { order: order.number })).status).toBe(404)
      expect((await list(caller, { seller: order.sellerId })).status).toBe(caller.id === null ? 401 : 404)
    }
    expect((await open(order, { kind: 'return', reason: 'size', lines: lineOf(order, 1), token: other.token })).status).toBe(404)
    expect(
      (await said(openCaseFunction(shop, order.seller, { order: order.number, key: key(), kind: 'return', reason: 'size', lines: lineOf(order, 1) }))).status,
    ).toBe(404)
    expect((await buyerMoves(order, number, { to: 'approved' })).status).toBe(409)
    expect((await sellerMoves(order, number, { to: 'canceled' })).status).toBe(409)
  })

  test('both sides talk, and hear of each other by letter and notification', async () => {
    const order = await given({ member: true })
    const { number } = await open(order, { kind: 'return', reason: 'size', lines: lineOf(order, 1) })
    await sendOutbox(shop)
    letters.length = 0
    expect(
      (await said(sayInCaseFunction(shop, order.seller, { order: number, key: key(), words: 'Please send it to us.', return_to: 'Chonnabot' }))).status,
    ).toBe(200)
    expect((await said(sayInCaseFunction(shop, order.seller, { order: number, key: key() }))).code).toBe('words_missing')
    await Promise.all([sendOutbox(shop), sendOutbox(shop)])
    expect(letters.map(({ to }) => to)).toEqual(['ada@example.com'])
    expect(letters[0]?.text).toContain('Please send it to us.')
    expect(letters[0]?.text).toContain('Chonnabot')
    const told = (person: Caller) =>
      db.owner.all<{ facts: { event: string } }>(`select facts from public.notifications where person_id = $1 and kind = 'case_news' order by created_at`, [
        person.id,
      ])
    expect((await told(order.buyer)).map(({ facts }) => facts.event)).toEqual(['address'])
    expect((await told(order.seller)).map(({ facts }) => facts.event)).toEqual(['opened'])
    expect((await list(order.buyer, { mine: true })).found.cases.map((each) => each.number)).toEqual([number])
    expect((await list(order.seller, { seller: order.sellerId })).found.cases.map((each) => each.number)).toEqual([number])
    // The buyer reads what they bought; the maker what they call it, in a language where they say it.
    await db.owner.all(`update public.order_lines set title = 'Schal' where order_id = (select id from public.orders where number = $1)`, [order.number])
    await db.owner.all(
      `insert into public.product_translations (product_id, language, name)
       select product_id, 'th', 'ผ้าพันคอ' from public.order_lines l join public.orders o on o.id = l.order_id where o.number = $1`,
      [order.number],
    )
    const called = async (person: Caller, whose: object) => (await list(person, whose)).found.cases.flatMap(({ lines }) => lines.map(({ title }) => title))
    expect(await called(order.buyer, { mine: true })).toEqual(['Schal'])
    expect(await called(order.seller, { seller: order.sellerId })).not.toContain('Schal')
    expect(await called(order.seller, { seller: order.sellerId, language: 'th' })).toEqual(['ผ้าพันคอ'])
    await buyerMoves(order, number, { to: 'canceled' })
    expect((await said(sayInCaseFunction(shop, guest, { order: number, token: order.token, key: key(), words: 'x' }))).code).toBe('closed')
  })

  test('a letter’s link is the one the order was made with', () => {
    const group = { orderGroupId: randomUUID(), language: 'th' }
    expect(linkOf(shop, group)).toBe(orderLink(shop, group))
  })
})

test('whatever happened, the books agree', async () => {
  expect(await breaches(db.owner)).toEqual([])
  expect(await staleStates(db.owner)).toEqual([])
})
