import { beforeAll, expect, test } from 'vitest'
import { settleChargeback } from '../../app/payments/chargebacks/settle-chargeback.server.ts'
import { settlePayment } from '../../app/payments/settle-payment.server.ts'
import { minor } from '../../app/platform/money.ts'
import type { Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'

let db: TestDatabase
let bank: PlayedBank
let shop: Shop
beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop } = testShop(db, { payments: [bank] }))
})

/** A plan that somebody bought and the bank has been paid for. */
async function bought(person: string, billing: 'monthly' | 'yearly' = 'yearly'): Promise<{ payment: string; charge: string }> {
  const { payment_id: payment } = await db.owner.one<{ payment_id: string }>(`select payment_id from private.begin_plan($1, 'premium', $2, 'en', $3, 'card')`, [
    person,
    billing,
    bank.name,
  ])
  const { amount, charge } = await db.owner.one<{ amount: bigint; charge: string }>(
    `update public.payments set status = 'pending', provider_reference = 'ch_' || id where id = $1 returning amount_minor as amount, provider_reference as charge`,
    [payment],
  )
  bank.charges.set(charge, { reference: charge, status: 'paid', amount: minor(amount), currency: 'THB' })
  await settlePayment(shop, payment)
  return { payment, charge }
}

const hasPlan = async (person: string) => (await db.owner.one<{ has: boolean }>(`select private.has_plan($1, 'premium') as has`, [person])).has
const endOf = (person: string) =>
  db.owner.one<{ end: Date; status: string }>('select period_end as end, status from public.plan_subscriptions where person_id = $1', [person])

test('a plan whose money the bank has kept is over; while the bank has not decided it holds', async () => {
  const person = await givenPerson(db)
  const { charge } = await bought(person)
  const { reference } = bank.dispute(charge)
  await settleChargeback(shop, bank.name, reference)
  expect(await hasPlan(person)).toBe(true)
  bank.dispute(charge, { status: 'lost', dueAt: null })
  await settleChargeback(shop, bank.name, reference)
  expect(await hasPlan(person)).toBe(false)
  expect(await endOf(person)).toMatchObject({ status: 'expired' })
  // Whoever pays anew has a plan anew.
  await bought(person, 'monthly')
  expect(await hasPlan(person)).toBe(true)
})

test('time that other money bought stays', async () => {
  const person = await givenPerson(db)
  await bought(person, 'monthly')
  const { end: before } = await endOf(person)
  const { charge } = await bought(person)
  const { reference } = bank.dispute(charge, { status: 'lost', dueAt: null })
  await settleChargeback(shop, bank.name, reference)
  await settleChargeback(shop, bank.name, reference)
  expect(await endOf(person)).toEqual({ end: before, status: 'active' })
})

test('what the bank says again of the payment does not hide that it is disputed', async () => {
  const { payment, charge } = await bought(await givenPerson(db))
  const { reference } = bank.dispute(charge)
  await settleChargeback(shop, bank.name, reference)
  await settlePayment(shop, payment)
  expect(await db.owner.one('select status from public.payments where id = $1', [payment])).toEqual({ status: 'chargeback_open' })
})
