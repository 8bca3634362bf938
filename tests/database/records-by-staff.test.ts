import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { sendRefundAsStaffFunction } from '../../app/payments/refunds/send-refund-as-staff.server.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { asCaller, givenOrder, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'
import { givenContactMessage, givenRefundByHand } from '../support/waiting-work.ts'

let db: TestDatabase
let market: Market
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
})

async function givenClerk(...rights: string[]): Promise<string> {
  const person = await givenPerson(db)
  await givenStaff(db, person, rights)
  return person
}
type About = { facts: Record<string, unknown>; owner_id: string | null; owner: string } | null
const workAbout = async (person: string, kind: string, key: string) =>
  (await asStaff(db, person).one<{ work: About }>('select public.work_about($1, $2) as work', [kind, key])).work
type Act = { subject: string; action: string; actor: string; name: string; reason: string }
const actsAbout = (person: string, noun: string, subjects: readonly string[]) =>
  asStaff(db, person).all<Act>('select subject, action, actor, name, reason from public.acts_about($1, $2)', [noun, subjects])
const orderOf = (refund: string) =>
  db.owner.one<{ id: string; number: string }>('select o.id, o.number from public.orders o join public.refunds r on r.order_id = o.id where r.id = $1', [
    refund,
  ])

test('the page of a refund by hand has what it is decided by for who may send it, until it is sent', async () => {
  const [clerk, reader, refund] = [await givenClerk('orders.refund'), await givenClerk('payments.read'), await givenRefundByHand(market)]
  const { number } = await orderOf(refund)
  expect(await workAbout(clerk, 'refund', refund)).toMatchObject({
    facts: { number, reason: 'Canceled', case: null, back_minor: 0 },
    owner_id: null,
    owner: '',
  })
  await asStaff(db, clerk).all(`select public.take_work('refund', $1)`, [refund])
  expect(await workAbout(clerk, 'refund', refund)).toMatchObject({ owner_id: clerk, owner: expect.stringMatching(/./) })
  expect(await refusal(workAbout(reader, 'refund', refund))).toBe('42501')
  expect(await refusal(db.asPerson(clerk).all(`select public.work_about('refund', $1)`, [refund]))).toBe('42501')
  expect(await refusal(workAbout(clerk, 'nonsense', refund))).toBe('42501')

  const caller = { ...asCaller(clerk), claims: { sub: clerk, role: 'authenticated', ...withFactor() } }
  expect((await sendRefundAsStaffFunction(market.shop, caller, { refund, reason: 'KB20261124-1' })).status).toBe(200)
  expect(await workAbout(clerk, 'refund', refund)).toBeNull()
  expect(await workAbout(clerk, 'refund', randomUUID())).toBeNull()
  expect(await workAbout(clerk, 'refund', 'no key at all')).toBeNull()
})

test('whoever reads a refund reads who did what with it; the record of all other acts stays closed to them', async () => {
  const [clerk, reader, refund] = [await givenClerk('orders.refund'), await givenClerk('payments.read'), await givenRefundByHand(market)]
  await db.owner.all(`update public.profiles set full_name = 'Suda Hattha' where id = $1`, [clerk])
  const caller = { ...asCaller(clerk), claims: { sub: clerk, role: 'authenticated', ...withFactor() } }
  await sendRefundAsStaffFunction(market.shop, caller, { refund, reason: 'KB20261124-2' })
  const acts = await actsAbout(reader, 'refunds', [refund, randomUUID()])
  expect(acts.map(({ action }) => action)).toEqual(['refunds.insert', 'refunds.update', 'refunds.send'])
  expect(acts[0]).toMatchObject({ subject: refund, actor: 'system', name: '' })
  expect(acts[2]).toMatchObject({ subject: refund, actor: 'staff', name: 'Suda Hattha', reason: 'KB20261124-2' })

  for (const noun of ['cases', 'reviews', 'contact', 'staff_members', 'orders'])
    expect([noun, await refusal(actsAbout(reader, noun, [refund]))]).toEqual([noun, '42501'])
  expect(await refusal(db.asPerson(reader).all(`select * from public.acts_about('refunds', $1)`, [[refund]]))).toBe('42501')
  expect(
    await refusal(
      actsAbout(
        reader,
        'refunds',
        Array.from({ length: 101 }, () => randomUUID()),
      ),
    ),
  ).toBe('22023')
})

test('how a letter was answered is read by who reads letters', async () => {
  const [clerk, letter] = [await givenClerk('contact.read', 'contact.answer'), await givenContactMessage(db)]
  expect(await workAbout(clerk, 'contact', letter)).toMatchObject({ facts: { email: 'ada@example.com' } })
  await asStaff(db, clerk).all(`select public.close_contact_message($1, 'Telephoned')`, [letter])
  expect(await workAbout(clerk, 'contact', letter)).toBeNull()
  expect(await actsAbout(clerk, 'contact', [letter])).toMatchObject([{ action: 'contact.close', actor: 'staff', reason: 'Telephoned' }])
})

test('refunds and payments are found by parts of words of their order, the newest first, signs among them taken as they are', async () => {
  const reader = await givenClerk('payments.read')
  const [one, other] = [await givenRefundByHand(market), await givenRefundByHand(market)]
  const [first, second] = [await orderOf(one), await orderOf(other)]
  await db.owner.all(`update public.orders set customer = 'Ploy 100% Celadon' where id = $1`, [first.id])
  await db.owner.all(`update public.orders set customer = 'Ploy 1000 Celadon' where id = $1`, [second.id])
  const found = async (what: 'refunds' | 'payments', words: string) =>
    (
      await asStaff(db, reader).all<{ id: string }>(
        what === 'refunds'
          ? 'select id from public.refunds_found($1) order by created_at desc, id desc'
          : 'select id from public.payments_found($1) order by created_at desc, id desc',
        [words],
      )
    ).map(({ id }) => id)
  expect(await found('refunds', ' ploy 1')).toEqual([other, one])
  expect(await found('refunds', '100% celadon')).toEqual([one])
  expect(await found('refunds', second.number.slice(2))).toEqual([other])
  const paymentOf = async (refund: string) =>
    db.owner.one<{ id: string; reference: string }>(
      'select p.id, p.provider_reference as reference from public.payments p join public.refunds r on r.payment_id = p.id where r.id = $1',
      [refund],
    )
  const [paid, again] = [await paymentOf(one), await paymentOf(other)]
  expect(await found('payments', 'celadon')).toEqual([again.id, paid.id])
  expect(await found('payments', ` ${paid.reference} `)).toEqual([paid.id])
  expect(await found('payments', paid.reference.slice(0, -1))).toEqual([])
  for (const words of ['  ', 'x'.repeat(101)])
    expect([await refusal(found('refunds', words)), await refusal(found('payments', words))]).toEqual(['22023', '22023'])
})

test('what a provider calls a payment and its refunds is told to who reads payments, with what somebody saw in the account', async () => {
  const [reader, order] = [await givenClerk('payments.read'), await givenOrder(market)]
  const payment = await db.owner.one<{ id: string; reference: string }>(
    'select p.id, p.provider_reference as reference from public.payments p join public.order_groups g on g.id = p.order_group_id where g.number = $1',
    [order.group],
  )
  const trail = async () =>
    (await asStaff(db, reader).one<{ trail: Record<string, unknown> | null }>('select public.payment_trail($1) as trail', [payment.id])).trail
  expect(await trail()).toMatchObject({ provider_reference: payment.reference, captured_late: false, seen_minor: null, refunds: {} })
  await db.owner.all(`insert into private.transfers (payment_id, amount_minor, confirmed_by) values ($1, 12345, 'suda@hattha.test')`, [payment.id])
  expect(await trail()).toMatchObject({ seen_minor: 12345, seen_by: 'suda@hattha.test' })
  expect((await asStaff(db, reader).one<{ trail: unknown }>('select public.payment_trail($1) as trail', [randomUUID()])).trail).toBeNull()
})

test('the acts about a record are read by whoever may read the record, and by no other', async () => {
  const nouns = await db.owner.all<{ noun: string; permission: string }>('select noun, permission from private.act_nouns order by noun')
  expect(nouns.map(({ noun }) => noun)).toContain('import_runs')
  const stranger = await givenPerson(db)
  await givenStaff(db, stranger, ['reports.read'])
  for (const { noun, permission } of nouns) {
    const reader = await givenPerson(db)
    await givenStaff(db, reader, [permission])
    const ask = (person: string) => asStaff(db, person).all(`select * from public.acts_about($1, '{}')`, [noun])
    expect([noun, await ask(reader), await refusal(ask(stranger))]).toEqual([noun, [], '42501'])
  }
})
