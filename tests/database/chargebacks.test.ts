import { beforeAll, describe, expect, test } from 'vitest'
import { receiveEvent } from '../../app/payments/receive-event.server.ts'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import { settleEvent } from '../../app/payments/settle-event.server.ts'
import { settleChargeback, sweepChargebacks } from '../../app/payments/chargebacks/settle-chargeback.server.ts'
import { sendOutbox } from '../../app/outbox.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import { minor } from '../../app/platform/money.ts'
import { charged, chargeOf, givenChargeback } from '../support/charged-back.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { testShop } from '../support/market.ts'
import { availableOf, givenOwedMaker } from '../support/owed-maker.ts'
import { givenOrder, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { fc } from '../support/random.ts'

let db: TestDatabase
let market: Market
let letters: Letter[]
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  const made = testShop(db, { payments: [bank] })
  letters = made.letters
  market = { db, bank, shop: made.shop }
})

const differences = () => db.service.all(`select * from private.check_books()`)
const rowOf = (reference: string) =>
  db.owner.one<{ id: string; status: string; away: bigint; fee: bigint }>(
    'select id, status, away_minor as away, fee_minor as fee from public.chargebacks where provider_reference = $1',
    [reference],
  )
const journalsOf = async (orderId: string) =>
  (await db.owner.all<{ kind: string }>('select kind from public.journals where order_id = $1 order by id', [orderId])).map(({ kind }) => kind)
const stateOf = (orderId: string) =>
  db.owner.one<{ paid: string; payment: string }>(
    `select o.payment_status as paid, p.status as payment from public.orders o join public.payment_splits s on s.order_id = o.id
       join public.payments p on p.id = s.payment_id where o.id = $1`,
    [orderId],
  )

/** An event as the bank sends it: it only names a dispute. */
async function arrives(reference: string, eventId: string): Promise<void> {
  const bank = { ...market.bank, readEvent: () => ({ eventId, reference, type: 'dispute', about: 'dispute' as const }) }
  const shop = { ...market.shop, payments: [bank] }
  await receiveEvent(shop, bank.name, '{}', new Headers())
  await settleEvent(shop, { provider: bank.name, eventId })
}

describe('events of a dispute', () => {
  test('ten at once, twice and out of order are one chargeback, booked once', async () => {
    const { id } = await givenOrder(market)
    const { reference } = market.bank.dispute(await chargeOf(market, id))
    await Promise.all(Array.from({ length: 10 }, (_, place) => arrives(reference, `evt_${reference}_${place % 5}`)))
    expect(await rowOf(reference)).toMatchObject({ status: 'opened', fee: 500_00n })
    expect(await journalsOf(id)).toEqual(['capture', 'chargeback'])
    expect(await stateOf(id)).toEqual({ paid: 'chargeback', payment: 'chargeback_open' })

    const { amount } = market.bank.dispute(await chargeOf(market, id), { status: 'won', away: minor(0n), moves: 2, dueAt: null })
    // "created" comes last, and the bank is asked what it says now.
    await arrives(reference, `evt_${reference}_late`)
    await arrives(reference, `evt_${reference}_late`)
    expect(await rowOf(reference)).toMatchObject({ status: 'won', away: 0n })
    expect(await journalsOf(id)).toEqual(['capture', 'chargeback', 'chargeback_returned'])
    expect(await stateOf(id)).toEqual({ paid: 'paid', payment: 'chargeback_won' })

    // An answer that was on its way while a newer one was booked.
    market.bank.dispute(await chargeOf(market, id), { status: 'opened', away: amount, moves: 1 })
    expect(await settleChargeback(market.shop, market.bank.name, reference)).toBe('stale')
    expect(await rowOf(reference)).toMatchObject({ status: 'won', away: 0n })
    expect(await differences()).toEqual([])
  })

  test('of a charge nobody knows, or in another currency, change nothing', async () => {
    const { id } = await givenOrder(market)
    market.bank.charges.set('ch_elsewhere', { reference: 'ch_elsewhere', status: 'paid', amount: minor(10_000n), currency: 'THB' })
    expect(await settleChargeback(market.shop, market.bank.name, market.bank.dispute('ch_elsewhere').reference)).toBe('unknown')
    const { reference } = market.bank.dispute(await chargeOf(market, id), { currency: 'USD' })
    expect(await settleChargeback(market.shop, market.bank.name, reference)).toBe('unclear')
    expect(await db.owner.all('select 1 from public.chargebacks where provider_reference = $1', [reference])).toEqual([])
    expect(await stateOf(id)).toEqual({ paid: 'paid', payment: 'captured' })
    // Nothing of these stands in the way of the next.
    market.bank.disputed.delete(reference)
  })

  test('that never came are made up for by asking', async () => {
    const { id, orderId } = await givenChargeback(market)
    market.bank.dispute(await chargeOf(market, orderId), { status: 'lost', dueAt: null })
    await Promise.all([sweepChargebacks(market.shop), sweepChargebacks(market.shop)])
    expect(await db.owner.one('select status from public.chargebacks where id = $1', [id])).toEqual({ status: 'lost' })
    expect(await stateOf(orderId)).toEqual({ paid: 'chargeback', payment: 'chargeback_lost' })
  })

  test('of an enquiry take nothing, and become a chargeback when the bank insists', async () => {
    const { id, orderId } = await givenChargeback(market, { away: minor(0n), fee: minor(0n), moves: 0 })
    expect(await stateOf(orderId)).toEqual({ paid: 'paid', payment: 'chargeback_open' })
    expect(await journalsOf(orderId)).toEqual(['capture'])
    const charge = await chargeOf(market, orderId)
    await charged(market, orderId, { status: 'evidence_sent', dueAt: null })
    await db.owner.all(`update public.chargebacks set decision = 'evidence', decided_at = now(), sent_at = now() where id = $1`, [id])
    await charged(market, orderId, { status: 'opened', away: market.bank.charges.get(charge)?.amount ?? minor(0n), moves: 1 })
    expect(await db.owner.one('select status, decision, sent_at from public.chargebacks where id = $1', [id])).toEqual({
      status: 'opened',
      decision: null,
      sent_at: null,
    })
    expect(await differences()).toEqual([])
  })
})

describe('money that a bank took', () => {
  test('is never sent back a second time: not on request, not by a refund that waited, not by hand', async () => {
    const { orderId } = await givenChargeback(market, { reason: 'product_unacceptable' })
    expect(await db.service.one(`select private.request_refund($1, 'changed their mind') as asked`, [orderId])).toEqual({ asked: null })
    expect(await db.owner.all('select 1 from public.refunds where order_id = $1', [orderId])).toEqual([])

    const waited = await givenOrder(market)
    await db.service.one(`select private.request_refund($1, 'changed their mind') as asked`, [waited.id])
    await charged(market, waited.id)
    await sendRefunds(market.shop)
    const refundOf = () => db.owner.one<{ id: string; status: string }>('select id, status from public.refunds where order_id = $1', [waited.id])
    const { id, status } = await refundOf()
    expect(status).toBe('requested')
    await db.owner.all(`update public.refunds set status = 'manual_required' where id = $1`, [id])
    expect(await refusal(db.service.one(`select private.book_refund($1, 'KB-1')`, [id]))).toBe('HT005')
    await charged(market, waited.id, { status: 'lost', dueAt: null })
    expect((await refundOf()).status).toBe('failed')
    expect(market.bank.refused).toEqual([])
    expect(await differences()).toEqual([])
  })

  test('comes back with the refund that waited for it, when the bank decides for us', async () => {
    const { id } = await givenOrder(market)
    await db.service.one(`select private.request_refund($1, 'changed their mind') as asked`, [id])
    await charged(market, id)
    await charged(market, id, { status: 'won', away: minor(0n), moves: 2, dueAt: null })
    await sendRefunds(market.shop)
    expect(await stateOf(id)).toEqual({ paid: 'refunded', payment: 'refunded' })
    expect(await differences()).toEqual([])
  })

  test('after its maker was paid leaves the maker owing, and no payout is made until it is earned again', async () => {
    const { sellerId, available } = await givenOwedMaker(market)
    await db.service.one(`select private.sweep_payouts('2031-W07')`)
    expect(await availableOf(market, sellerId)).toBe(0)
    const { id: orderId } = await db.owner.one<{ id: string }>('select id from public.orders where seller_id = $1', [sellerId])
    await charged(market, orderId, { reason: 'product_unacceptable' })
    expect(await availableOf(market, sellerId)).toBe(-available)
    await db.service.one(`select private.sweep_payouts('2031-W08')`)
    expect(await db.owner.all(`select 1 from public.payouts where seller_id = $1 and period = '2031-W08'`, [sellerId])).toEqual([])
    const { statement } = await db.owner.one<{ statement: { lines: { kind: string; amount: number }[]; closing: { total: number } } }>(
      'select private.statement($1, current_date) as statement',
      [sellerId],
    )
    const [took] = statement.lines.filter(({ kind }) => kind === 'chargeback')
    expect(took?.amount).toBeLessThan(0)
    expect(statement.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(statement.closing.total)
    expect(await differences()).toEqual([])
  })

  test('of a plan takes its price and the tax in it back from the shop', async () => {
    const { id: groupless } = await givenOrder(market)
    const { id: person } = await db.owner.one<{ id: string }>('select id from public.profiles limit 1')
    const bought = await db.owner.one<{ id: string }>(
      `insert into public.plan_purchases (number, person_id, plan, billing, amount_minor) values ('PL-1', $1, 'premium', 'monthly', 14900) returning id`,
      [person],
    )
    const { id: payment } = await db.owner.one<{ id: string }>(
      `insert into public.payments (plan_purchase_id, provider, method, status, amount_minor, provider_reference, expires_at)
       values ($1, $2, 'card', 'pending', 14900, 'ch_plan', now()) returning id`,
      [bought.id, market.bank.name],
    )
    await db.owner.all(`update public.payments set status = 'captured', captured_minor = amount_minor where id = $1`, [payment])
    market.bank.charges.set('ch_plan', { reference: 'ch_plan', status: 'paid', amount: minor(14_900n), currency: 'THB' })
    const { reference } = market.bank.dispute('ch_plan')
    await settleChargeback(market.shop, market.bank.name, reference)
    const booked = await db.owner.all<{ kind: string; amount: bigint }>(
      `select a.kind, sum(p.amount_minor)::bigint as amount from public.journals j join public.postings p on p.journal_id = j.id
         join public.ledger_accounts a on a.id = p.account_id where j.payment_id = $1 group by 1 having sum(p.amount_minor) <> 0 order by 1`,
      [payment],
    )
    expect(booked).toEqual([
      { kind: 'chargeback_fees', amount: 500_00n },
      { kind: 'clearing', amount: -500_00n },
    ])
    expect(await differences()).toEqual([])
    expect(await stateOf(groupless)).toEqual({ paid: 'paid', payment: 'captured' })
  })
})

test('the bank reads an address without gaps, of what is fetched as well', async () => {
  const { id } = await givenOrder(market)
  await db.owner.all(
    `update public.orders set shipping_address = shipping_address || '{"line1": "", "line2": "", "district": "", "postcode": "", "country": "DE"}' where id = $1`,
    [id],
  )
  const { reference } = market.bank.dispute(await chargeOf(market, id))
  await arrives(reference, `evt_${reference}`)
  const { answer } = await db.service.one<{ answer: { address: string } }>('select private.chargeback_answer($1) as answer', [(await rowOf(reference)).id])
  expect(answer.address).toMatch(/^\S.*, DE$/)
  expect(answer.address).not.toMatch(/, ,/)
})

test('an amount is parted among the makers of a cart to the satang, whatever it is', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      async (weights, part) => {
        const whole = weights.reduce((sum, weight) => sum + weight, 0)
        const away = part % (whole + 1)
        const { parts } = await db.service.one<{ parts: bigint[] }>('select private.split_amount($1, $2::bigint[]) as parts', [away, weights])
        expect(parts.reduce((sum, one) => sum + Number(one), 0)).toBe(away)
        for (const [place, one] of parts.entries()) expect(Number(one)).toBeLessThanOrEqual(weights[place] ?? 0)
      },
    ),
    { numRuns: 60 },
  )
})

test('maker and shop are written to when a bank takes money and when it has decided, once each', async () => {
  await sendOutbox(market.shop)
  letters.splice(0)
  const { orderId, reference, sellerId } = await givenChargeback(market, { reason: 'product_not_received' })
  await db.owner.all(
    `insert into public.seller_contacts (seller_id, email, language) values ($1, 'maker@hattha.test', 'de')
     on conflict (seller_id) do update set email = excluded.email, language = excluded.language`,
    [sellerId],
  )
  await settleChargeback(market.shop, market.bank.name, reference)
  await sendOutbox(market.shop)
  const told = () => letters.filter(({ subject }) => /Rückbuchung|Chargeback/.test(subject)).map(({ to, subject, text }) => ({ to, subject, text }))
  expect(
    told()
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(['Hattha <shop@hattha.example>', 'maker@hattha.test'].toSorted())
  expect(told().find(({ to }) => to === 'maker@hattha.test')?.text).toMatch(/Paket kam nicht an[\s\S]*von Ihrem Saldo abgezogen[\s\S]*zu unseren Gunsten/)
  letters.splice(0)
  await charged(market, orderId, { status: 'won', away: minor(0n), moves: 2, dueAt: null })
  await settleChargeback(market.shop, market.bank.name, reference)
  await sendOutbox(market.shop)
  expect(told()).toHaveLength(2)
})
