import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answerChargebacks } from '../../app/payments/chargebacks/answer-chargebacks.server.ts'
import { openChargebackFileFunction } from '../../app/payments/chargebacks/evidence-files.server.ts'
import { minor } from '../../app/platform/money.ts'
import { charged, chargeOf, givenChargeback } from '../support/charged-back.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { asCaller, givenOrder, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'

let db: TestDatabase
let market: Market
let clerk: string
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
  clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['chargebacks.read', 'chargebacks.write', 'chat.read'])
})
beforeEach(() => void (market.bank.away = false))

// As text, as the interface answers it: a Date of JavaScript knows no microseconds.
const write = (id: string, words: string, seen: string | null = null, person = clerk) =>
  asStaff(db, person).one<{ at: string }>(`select public.write_chargeback_evidence($1, $2, '', true, $3)::text as at`, [id, words, seen])
const decide = (id: string, decision: string, person = clerk) =>
  asStaff(db, person).all(`select public.decide_chargeback($1, $2, 'Looked at it')`, [id, decision])
const bear = (id: string, order: string, bearer: string, person = clerk) =>
  asStaff(db, person).all(`select public.bear_chargeback($1, $2, $3, 'shop', 'Looked at it')`, [id, order, bearer])
const stateOf = (id: string) =>
  db.owner.one<{ status: string; sent: boolean; error: string }>(
    'select status, sent_at is not null as sent, last_error as error from public.chargebacks where id = $1',
    [id],
  )
const waiting = async (person = clerk) =>
  asStaff(db, person).all<{ key: string; due_at: Date; facts: Record<string, unknown> }>(
    `select * from public.waiting_work(array['chargeback'], false, null, '', '', 200)`,
  )

describe('a chargeback that waits', () => {
  test('has the bank’s clock less a day, and three days at most; and waits no longer once it is decided', async () => {
    const [opened, day] = [new Date('2026-11-20T03:00:00Z'), 86_400_000]
    const hurried = await givenChargeback(market, { openedAt: opened, dueAt: new Date(opened.getTime() + 2 * day) })
    const patient = await givenChargeback(market, { openedAt: opened, dueAt: new Date(opened.getTime() + 20 * day) })
    const dueOf = async (id: string) => (await waiting()).find(({ key }) => key === id)?.due_at.getTime()
    expect([await dueOf(hurried.id), await dueOf(patient.id)]).toEqual([opened.getTime() + day, opened.getTime() + 3 * day])
    expect((await waiting()).find(({ key }) => key === patient.id)?.facts).toMatchObject({ reason: 'fraudulent', orders: [{ bearer: 'shop' }] })
    await decide(hurried.id, 'accept')
    expect(await dueOf(hurried.id)).toBeUndefined()
    const stranger = await givenPerson(db)
    await givenStaff(db, stranger, ['orders.read'])
    expect(await waiting(stranger)).toEqual([])
    expect(await refusal(asStaff(db, stranger).all('select public.chargeback_sheet($1)', [patient.id]))).toBe('42501')
  })

  test('is answered with what was written, the parcel and where it went, once, however often the bank could not be reached', async () => {
    const { id, orderId, reference } = await givenChargeback(market)
    expect(await refusal(decide(id, 'evidence'))).toBe('HT005')
    await write(id, 'She wrote that she likes it.')
    await db.owner.all(
      `insert into public.shipments (order_id, carrier, tracking_number, shipped_at, delivered_at) values ($1, 'Thailand Post', 'EA123456785TH', '2026-11-10T03:00Z', '2026-11-12T03:00Z')`,
      [orderId],
    )
    await decide(id, 'evidence')
    market.bank.away = true
    await answerChargebacks(market.shop)
    expect(await stateOf(id)).toEqual({ status: 'opened', sent: false, error: 'Error: The bank does not answer.' })
    market.bank.away = false
    await Promise.all([answerChargebacks(market.shop), answerChargebacks(market.shop)])
    await answerChargebacks(market.shop)
    expect(await stateOf(id)).toMatchObject({ status: 'evidence_sent', sent: true })
    expect(market.bank.evidence.get(reference)).toMatchObject({
      words: 'She wrote that she likes it.',
      carrier: 'Thailand Post',
      tracking: 'EA123456785TH',
      shippedOn: '2026-11-10',
      arrived: 'Thailand Post EA123456785TH: 2026-11-12 10:00',
    })
    // What was sent stays as it is.
    expect(await refusal(write(id, 'Otherwise'))).toBe('HT005')
    expect(await refusal(decide(id, 'accept'))).toBe('HT005')
    const acts = await asStaff(db, clerk).all<{ action: string }>(`select action from public.acts_about('chargebacks', array[$1])`, [id])
    expect(acts.map(({ action }) => action)).toContain('chargebacks.decide')
  })

  test('is given up, and the bank told so', async () => {
    const { id, orderId } = await givenChargeback(market)
    await decide(id, 'accept')
    await answerChargebacks(market.shop)
    expect(await stateOf(id)).toMatchObject({ status: 'accepted', sent: true })
    expect(await db.owner.one('select payment_status from public.orders where id = $1', [orderId])).toEqual({ payment_status: 'chargeback' })
  })

  test('that the bank has decided meanwhile is answered with nothing', async () => {
    const { id, orderId, reference } = await givenChargeback(market)
    await write(id, 'It arrived.')
    await decide(id, 'evidence')
    market.bank.dispute(await chargeOf(market, orderId), { status: 'lost', dueAt: null })
    await answerChargebacks(market.shop)
    expect(await stateOf(id)).toMatchObject({ status: 'lost' })
    expect(market.bank.evidence.has(reference)).toBe(false)
  })

  test('is written by one at a time: whoever did not see the last words is told', async () => {
    const { id } = await givenChargeback(market)
    const { at } = await write(id, 'First words')
    expect(await refusal(write(id, 'Without having seen them'))).toBe('HT005')
    await write(id, 'Second words', at)
  })
})

test('nobody answers, or decides who bears, what is about their own shop', async () => {
  const { id, orderId, sellerId } = await givenChargeback(market, { reason: 'product_unacceptable' })
  const own = await givenPerson(db)
  await givenStaff(db, own, ['chargebacks.read', 'chargebacks.write'])
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [sellerId, own])
  expect(await refusal(bear(id, orderId, 'shop', own))).toBe('HT005')
  expect(await refusal(decide(id, 'accept', own))).toBe('HT005')
  await bear(id, orderId, 'shop')
  expect(await refusal(bear(id, orderId, 'shop'))).toBe('HT005')
  expect(await db.owner.one('select bearer, rule from public.chargeback_shares where chargeback_id = $1', [id])).toEqual({ bearer: 'shop', rule: 'staff' })
  expect(await db.service.all('select * from private.check_books()')).toEqual([])
})

test('a maker sees what is taken of their own orders and who bears it, and nothing of others', async () => {
  const { orderId, sellerId } = await givenChargeback(market, { reason: 'product_unacceptable' })
  const [maker, other] = [await givenPerson(db), await givenPerson(db)]
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [sellerId, maker])
  const seen = (person: string) => db.asPerson(person).all<{ bearer: string }>('select bearer from public.order_chargebacks($1)', [orderId])
  expect(await seen(maker)).toEqual([{ bearer: 'seller' }])
  expect(await seen(other)).toEqual([])
  expect(await db.asPerson(maker).all('select id from public.chargebacks')).toEqual([])
})

test('what was said is opened for a reason, which is kept', async () => {
  const buyer = await givenPerson(db)
  const order = await givenOrder(market, { buyer })
  await charged(market, order.id)
  const { id } = await db.owner.one<{ id: string }>('select chargeback_id as id from public.chargeback_shares where order_id = $1', [order.id])
  const { talk } = await db.asPerson(buyer).one<{ talk: string }>('select public.create_or_get_conversation($1) as talk', [order.products[0]?.productId])
  await db
    .asPerson(buyer)
    .all('insert into public.messages (id, conversation_id, sender_id, content) values ($1, $2, $3, $4)', [randomUUID(), talk, buyer, 'It arrived, thank you!'])
  const open = (person: string, reason: string) => asStaff(db, person).one<{ said: string }>('select public.chargeback_talk($1, $2) as said', [id, reason])
  expect(await refusal(open(clerk, ' '))).toBe('HT004')
  expect((await open(clerk, 'To answer the bank')).said).toMatch(/Buyer: It arrived, thank you!$/)
  expect(await db.owner.all(`select reason from public.activity_log where action = 'chargebacks.open_talk' and subject = $1`, [id])).toEqual([
    { reason: 'To answer the bank' },
  ])
})

test('files belong to chargebacks that wait, are put there by whoever may, and there are four megabytes in all', async () => {
  const { id } = await givenChargeback(market)
  const put = async (kind: string, size: number, name = `${id}/${randomUUID()}.pdf`) => {
    await db.owner.all(`insert into storage.objects (bucket_id, name, metadata) values ('chargeback-files', $1, $2)`, [
      name,
      JSON.stringify({ mimetype: 'application/pdf', size }),
    ])
    return db.service.transaction(async (tx) => {
      await tx.all(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify({ sub: clerk, role: 'authenticated', ...withFactor() })])
      return tx.one<{ file: string }>(`select private.keep_chargeback_file($1, $2, 'receipt.pdf', $3) as file`, [id, name, kind])
    })
  }
  await put('receipt', 3_000_000)
  await put('receipt', 1_000_000)
  expect(await db.owner.all('select bytes from public.chargeback_files where chargeback_id = $1', [id])).toEqual([{ bytes: 1_000_000n }])
  expect(await refusal(put('delivery', 3_500_000))).toBe('HT005')
  expect(await refusal(put('delivery', 10, `${randomUUID()}/x.pdf`))).toBe('PT404')
  const caller = (person: string) => ({ ...asCaller(person), claims: { sub: person, role: 'authenticated', ...withFactor() } })
  const reader = await givenPerson(db)
  await givenStaff(db, reader, ['chargebacks.read'])
  expect((await openChargebackFileFunction(market.shop, caller(reader), { chargeback: id, type: 'application/pdf' })).status).toBe(403)
  await decide(id, 'evidence')
  expect((await openChargebackFileFunction(market.shop, caller(clerk), { chargeback: id, type: 'application/pdf' })).status).toBe(422)
})

test('who bears it follows from the reason and the parcel', async () => {
  const { id } = await givenOrder(market)
  const bearer = async (reason: string) =>
    (await db.owner.one<{ bearer: string; rule: string }>('select * from private.bearer_of_chargeback($1, $2)', [reason, id])).rule
  expect([await bearer('fraudulent'), await bearer('product_not_received'), await bearer('product_unacceptable')]).toEqual(['payment', 'product', 'product'])
  await db.owner.all(`insert into public.shipments (order_id, carrier, shipped_at) values ($1, 'By hand', now())`, [id])
  await db.owner.all('update public.orders set shipped_at = now() where id = $1', [id])
  expect([await bearer('fraudulent'), await bearer('product_not_received')]).toEqual(['untracked', 'product'])
  await db.owner.all(`update public.shipments set tracking_number = 'EA123456785TH' where order_id = $1`, [id])
  await db.owner.all('update public.orders set delivered_at = now() where id = $1', [id])
  expect([await bearer('fraudulent'), await bearer('product_not_received')]).toEqual(['payment', 'arrived'])
  await charged(market, id, { amount: minor(1n), away: minor(1n) })
  expect(await db.service.all('select * from private.check_books()')).toEqual([])
})
