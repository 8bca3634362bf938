import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { fc } from '../support/random.ts'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import type { Actor } from '../../app/orders/order-states.ts'
import { CASE_STATES, CASE_WISHES, nextCaseStates, type CaseFacts, type CaseState } from '../../app/returns/case-states.ts'
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
  pieces: fc.integer({ min: 1, max: 3 }),
})
const move = fc.record({
  what: fc.constant('move' as const),
  by: fc.constantFrom<Actor>('buyer', 'seller', 'operator'),
  to: fc.constantFrom(...CASE_STATES),
  which: fc.nat(5),
  knows: fc.integer({ min: 0, max: 7 }),
})
const step = fc.oneof(
  { weight: 3, arbitrary: open },
  { weight: 9, arbitrary: move },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('refund' as const) }) },
)

test('whatever both sides, the shop and time do, nobody gets back more than they paid, and the books agree', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 30, maxLength: 60 }),
      fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 4 }), price: fc.integer({ min: 1, max: 99_999 }) }), { minLength: 2, maxLength: 2 }),
      async (steps, sold) => {
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
              reason: each.kind === 'claim' ? 'missing' : 'size',
              words: 'Walk',
              lines: [{ order_line_id: line?.id, quantity: each.pieces }],
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
              const [caller, token] = each.by === 'seller' ? [order.maker, undefined] : [guest, order.token]
              const answer = await moveCaseFunction(shop, caller, {
                order: number,
                token,
                key: randomUUID(),
                to,
                reason: 'Walk',
                carrier: 'Post',
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
        const books = await db.owner.one<{ captured: bigint; back: bigint; promised: bigint }>(
          `select (select sum(captured_minor) from public.payment_splits where order_id = $1)::bigint as captured,
                  coalesce((select sum(amount_minor) from public.refunds where order_id = $1 and status <> 'failed'), 0)::bigint as back,
                  coalesce((select sum(refund_minor) from public.order_cases where order_id = $1 and status = 'refunded'), 0)::bigint as promised`,
          [order.id],
        )
        expect(books.back).toBeLessThanOrEqual(books.captured)
        // What was promised is what went: no satang is lost between the cases and the payments.
        expect(books.back).toBe(books.promised)
        const pieces = await db.owner.all<{ quantity: number; taken: number }>('select quantity, taken from private.case_lines_of($1)', [order.id])
        for (const { quantity, taken } of pieces) expect(taken).toBeLessThanOrEqual(quantity)
        expect(await breaches(db.owner)).toEqual([])
      },
    ),
    { numRuns: 25 },
  )
  expect(await staleStates(db.owner)).toEqual([])
  expect(bank.refused).toEqual([])
  // Walks that led nowhere would prove nothing.
  const steps = await db.owner.all<{ type: string }>('select distinct type from public.order_case_events')
  expect(steps.map(({ type }) => type)).toEqual(expect.arrayContaining(['approved', 'in_transit', 'received', 'refunded', 'money_sent', 'escalated']))
})
