import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { fc } from '../support/random.ts'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import type { Actor } from '../../app/orders/order-states.ts'
import { CASE_STATES, CASE_WISHES, nextCaseStates, type CaseFacts, type CaseState, type CaseWish } from '../../app/returns/case-states.ts'
import { openCaseFunction } from '../../app/returns/open-case.server.ts'
import { moveCaseFunction } from '../../app/returns/move-case.server.ts'
import { moveOverdueCases } from '../../app/returns/move-overdue-cases.server.ts'
import type { Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenDeliveredOrder } from '../support/delivered-order.ts'
import { breaches, staleStates } from '../support/invariants.ts'
import { guest, testShop } from '../support/market.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'

let db: TestDatabase
let bank: PlayedBank
let shop: Shop
beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop } = testShop(db, { payments: [bank] }))
})

/** Mostly a step that is possible, so that walks get somewhere; now and then any. */
async function stepOf(number: string, { by, to, knows }: { by: Actor; to: CaseState; knows: number }): Promise<CaseState> {
  const facts = await db.owner.one<CaseFacts>('select kind, status, wish, needs_return as "needsReturn" from public.order_cases where number = $1', [number])
  const possible = nextCaseStates(facts, by)
  return knows === 0 ? to : (possible[knows % Math.max(1, possible.length)] ?? to)
}

const open = fc.record({
  what: fc.constant('open' as const),
  kind: fc.constantFrom('return', 'claim', 'withdrawal'),
  wish: fc.constantFrom(...CASE_WISHES),
  line: fc.nat(1),
  products: fc.integer({ min: 1, max: 3 }),
  // What is missing has nothing to send back.
  fault: fc.constantFrom('missing' as const, 'other' as const),
})
const move = fc.record({
  what: fc.constant('move' as const),
  by: fc.constantFrom<Actor>('buyer', 'seller', 'operator'),
  to: fc.constantFrom(...CASE_STATES),
  which: fc.nat(5),
  knows: fc.integer({ min: 0, max: 7 }),
  back: fc.boolean(),
})
const step = fc.oneof(
  { weight: 3, arbitrary: open },
  { weight: 9, arbitrary: move },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('refund' as const) }) },
)

type Step =
  | { what: 'open'; kind: string; wish: CaseWish; line: number; products: number; fault: 'missing' | 'other' }
  | { what: 'move'; by: Actor; to: CaseState; which: number; knows: number; back: boolean }
  | { what: 'wait'; days: number }
  | { what: 'refund' }
type Sold = { quantity: number; price: number }[]

/** Walks through the cases of one order, and looks at its books afterwards. */
async function walk(steps: readonly Step[], sold: Sold): Promise<void> {
  const order = await givenDeliveredOrder(
    db,
    { shop, bank },
    { country: 'NL', quantities: sold.map(({ quantity }) => quantity), prices: sold.map(({ price }) => price) },
  )
  const cases: string[] = []
  for (const each of steps) {
    if (each.what === 'open') {
      const line = order.lines[each.line]
      const answer = await openCaseFunction(shop, guest, {
        order: order.number,
        token: order.token,
        key: randomUUID(),
        kind: each.kind,
        wish: each.wish,
        reason: each.kind === 'claim' ? each.fault : 'size',
        words: 'Walk',
        lines: [{ order_line_id: line?.id, quantity: each.products }],
      })
      const body: { number?: string } = await answer.json()
      if (body.number !== undefined) cases.push(body.number)
    } else if (each.what === 'move') {
      const number = cases[each.which % Math.max(1, cases.length)]
      if (number === undefined) continue
      const to = await stepOf(number, each)
      if (each.by === 'operator')
        await db.service
          .all(`select private.move_case(id, $2, 'operator', null, 'Walk') from public.order_cases where number = $1`, [number, to])
          .catch((error: unknown) => expect(String(error)).toContain('cannot become'))
      else {
        const [caller, token] = each.by === 'seller' ? [order.seller, undefined] : [guest, order.token]
        const answer = await moveCaseFunction(shop, caller, {
          order: number,
          token,
          key: randomUUID(),
          to,
          reason: 'Walk',
          carrier: 'Post',
          needs_return: each.back,
          restock: true,
        })
        expect([200, 400, 409]).toContain(answer.status)
      }
    } else if (each.what === 'wait') {
      await db.owner.all(`update public.order_cases set due_at = due_at - $2 * interval '1 day' where order_id = $1`, [order.id, each.days])
      await moveOverdueCases(shop)
    } else await sendRefunds(shop)
  }
  await sendRefunds(shop)
  await expectBooksAgree(order.id)
}

async function expectBooksAgree(orderId: string): Promise<void> {
  const books = await db.owner.one<{ captured: bigint; back: bigint; promised: bigint }>(
    `select (select sum(captured_minor) from public.payment_splits where order_id = $1)::bigint as captured,
            coalesce((select sum(amount_minor) from public.refunds where order_id = $1 and status <> 'failed'), 0)::bigint as back,
            coalesce((select sum(refund_minor) from public.order_cases where order_id = $1 and status = 'refunded'), 0)::bigint as promised`,
    [orderId],
  )
  expect(books.back).toBeLessThanOrEqual(books.captured)
  // What was promised is what went: no satang is lost between the cases and the payments.
  expect(books.back).toBe(books.promised)
  const products = await db.owner.all<{ quantity: number; taken: number }>('select quantity, taken from private.case_lines_of($1)', [orderId])
  for (const { quantity, taken } of products) expect(taken).toBeLessThanOrEqual(quantity)
  expect(await breaches(db.owner)).toEqual([])
}

const opened = (kind: string, wish: CaseWish = 'refund'): Step => ({ what: 'open', kind, wish, line: 0, products: 1, fault: 'other' })
const moved = (by: Actor, to: CaseState): Step => ({ what: 'move', by, to, which: 0, knows: 0, back: true })
const SILENCE: Step = { what: 'wait', days: 20 }

/** Together they go through every state there is; what random walks reach is chance, and nothing is concluded from it. */
const FIXED_WALKS: Readonly<Record<string, readonly Step[]>> = {
  'a return that is paid': [
    opened('return'),
    moved('seller', 'approved'),
    moved('buyer', 'in_transit'),
    moved('seller', 'received'),
    moved('seller', 'refunded'),
    { what: 'refund' },
  ],
  'a return the shop has to decide': [opened('return'), moved('seller', 'declined'), moved('buyer', 'escalated'), moved('operator', 'refunded')],
  'a return somebody thinks better of': [opened('return'), moved('buyer', 'canceled')],
  'a return that is never sent': [opened('return'), moved('seller', 'approved'), SILENCE],
  'a claim that is put right': [
    opened('claim', 'replacement'),
    moved('seller', 'approved'),
    moved('buyer', 'in_transit'),
    moved('seller', 'received'),
    moved('seller', 'resolved'),
  ],
  'a claim that is refused': [opened('claim'), moved('seller', 'declined'), SILENCE],
  'a withdrawal nobody answers': [opened('withdrawal'), moved('buyer', 'in_transit'), SILENCE, { what: 'refund' }],
}
const TWO_LINES = [
  { quantity: 3, price: 333_33 },
  { quantity: 1, price: 1 },
]

test('the fixed walks go through every state of every kind of case that follows a delivery', async () => {
  for (const steps of Object.values(FIXED_WALKS)) await walk(steps, TWO_LINES)
  const reached = await db.owner.all<{ kind: string; states: string[] }>(
    `select c.kind, array_agg(distinct e.to_status order by e.to_status) as states from public.order_case_events e join public.order_cases c on c.id = e.case_id
      where e.to_status is not null group by 1 order by 1`,
  )
  expect(Object.fromEntries(reached.map(({ kind, states }) => [kind, states]))).toEqual({
    claim: ['approved', 'declined', 'denied', 'in_transit', 'received', 'requested', 'resolved'],
    return: ['approved', 'canceled', 'declined', 'escalated', 'expired', 'in_transit', 'received', 'refunded', 'requested'],
    withdrawal: ['declared', 'in_transit', 'refunded'],
  })
  expect(new Set(reached.flatMap(({ states }) => states))).toEqual(new Set(CASE_STATES))
  const refunds = await db.owner.all<{ status: string }>('select distinct status from public.refunds')
  expect([refunds, bank.refused]).toEqual([[{ status: 'succeeded' }], []])
})

test('whatever both sides, the shop and time do, nobody gets back more than they paid, and the books agree', async () => {
  const line = fc.record({ quantity: fc.integer({ min: 1, max: 4 }), price: fc.integer({ min: 1, max: 99_999 }) })
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 60 }), fc.array(line, { minLength: 2, maxLength: 2 }), walk), { numRuns: 25 })
  expect(await staleStates(db.owner)).toEqual([])
  expect(bank.refused).toEqual([])
})
