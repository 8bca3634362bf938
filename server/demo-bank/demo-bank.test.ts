import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoBank } from '../../app/payments/providers/demo-bank.server.ts'
import { minor } from '../../app/platform/money.ts'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { i18nWords } from '../../tests/support/words.ts'
import { openBooks } from './books.ts'
import { createDemoBank } from './demo-bank.ts'

// The demo bank stands in for a real one, so it says no where a real one does: a shop that asks wrongly has to find out here.

const SECRET = 'a secret of the bank'
let db: TestDatabase
let app: ReturnType<typeof createDemoBank>
beforeAll(async () => {
  db = await testDatabase()
  app = createDemoBank({ database: db.service, secret: SECRET, address: 'http://bank.test', words: i18nWords })
})

async function givenCharge({ amount = 1_000_00, paid = true } = {}): Promise<string> {
  const books = openBooks(db.service)
  const { id } = await books.open({
    wishKey: randomUUID(),
    method: 'card',
    amount,
    currency: 'THB',
    expiresAt: new Date('2126-01-01'),
    returnUrl: 'http://shop.test/',
    description: 'an order',
  })
  if (paid) await books.end(id, 'paid')
  return id
}

async function refund(id: string, wish: { key: string; amount?: unknown; currency?: string }): Promise<[number, string | undefined]> {
  const { key, amount = 100_00, currency = 'THB' } = wish
  const answer = await app.request(`/charges/${id}/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ idempotency_key: key, amount, currency }),
  })
  return [answer.status, ((await answer.json()) as { code?: string }).code]
}
const booked = async (id: string) => (await db.owner.one<{ refunds: object }>('select refunds from private.demo_bank_charges where id = $1', [id])).refunds

describe('money goes back', () => {
  test('in parts, up to the satang that was paid, and no further', async () => {
    const id = await givenCharge({ amount: 1_000_00 })
    expect(await refund(id, { key: 'a', amount: 600_00 })).toEqual([200, undefined])
    expect(await refund(id, { key: 'b', amount: 400_01 })).toEqual([409, 'not_refundable'])
    expect(await refund(id, { key: 'c', amount: 400_00 })).toEqual([200, undefined])
    expect(await refund(id, { key: 'd', amount: 1 })).toEqual([409, 'not_refundable'])
    expect(await booked(id)).toEqual({ a: 600_00, c: 400_00 })
  })

  test('once for each key, however often it is asked for, and never as another amount', async () => {
    const id = await givenCharge()
    expect([await refund(id, { key: 'a' }), await refund(id, { key: 'a' })]).toEqual([
      [200, undefined],
      [200, undefined],
    ])
    expect(await refund(id, { key: 'a', amount: 100_01 })).toEqual([409, 'key_reused'])
    expect(await refund(id, { key: 'a', amount: 1 })).toEqual([409, 'key_reused'])
    expect(await booked(id)).toEqual({ a: 100_00 })
  })

  test('in the currency it came in', async () => {
    const id = await givenCharge()
    expect(await refund(id, { key: 'a', currency: 'USD' })).toEqual([409, 'other_currency'])
    expect(await booked(id)).toEqual({})
  })

  test('of a charge that was paid, and of no other', async () => {
    expect(await refund(await givenCharge({ paid: false }), { key: 'a' })).toEqual([409, 'not_refundable'])
    expect(await refund(`ch_${'0'.repeat(32)}`, { key: 'a' })).toEqual([409, 'not_refundable'])
  })

  test.each([0, -1, 1.5, '100', null])('and is no amount of %j', async (amount) => {
    expect((await refund(await givenCharge(), { key: 'a', amount }))[0]).toBe(400)
  })

  test('six parts that are all at the charge before the first is booked are counted one by one', async () => {
    const id = await givenCharge({ amount: 300_00 })
    const { answers } = await db.owner.transaction(async (tx) => {
      await tx.all('select from private.demo_bank_charges where id = $1 for update', [id])
      const asked = Array.from({ length: 6 }, (_, place) => refund(id, { key: `part ${place}` }))
      await expect
        .poll(() => db.owner.one(`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
        .toEqual({ waiting: 6 })
      return { answers: Promise.all(asked) }
    })
    expect((await answers).filter(([status]) => status === 200)).toHaveLength(3)
    expect(Object.keys(await booked(id))).toHaveLength(3)
  })
})

test('the shop hears every no as something that is not known yet, and never as money that went back', async () => {
  const provider = demoBank({
    address: 'http://bank.test',
    secret: SECRET,
    fetch: async (input, init) => app.request((input instanceof Request ? input.url : input.toString()).replace('http://bank.test', ''), init),
  })
  const reference = await givenCharge({ amount: 500_00 })
  const wish = { reference, idempotencyKey: 'refund:1', amount: minor(500_00), currency: 'THB' }
  for (const wrong of [{ amount: minor(500_01) }, { currency: 'USD' }]) await expect(provider.refundCharge({ ...wish, ...wrong })).rejects.toThrow('409')
  const made = await provider.refundCharge(wish)
  expect(await provider.refundCharge(wish)).toEqual(made)
  await expect(provider.refundCharge({ ...wish, amount: minor(1) })).rejects.toThrow('409')
})

test('it tells what it moved on a day that is over, with its fee, and sends the rest to the shop’s account once; to nobody without the key', async () => {
  const id = await givenCharge({ amount: 1_000_00 })
  await refund(id, { key: 'settled', amount: 100_00 })
  await db.owner.all(`update private.demo_bank_entries set booked_at = '2026-11-20T10:00:00Z' where charge_id = $1`, [id])
  await db.owner.all(`delete from private.demo_bank_entries where charge_id <> $1`, [id])
  const ask = async (day: string, secret = SECRET) => {
    const answer = await app.request(`/settlements/${day}`, { headers: { authorization: `Bearer ${secret}` } })
    return { status: answer.status, entries: ((await answer.json()) as { entries?: { kind: string; amount: number; fee: number }[] }).entries }
  }
  const told = await ask('2026-11-20')
  expect(told.entries?.map(({ kind, amount, fee }) => `${kind} ${amount} ${fee}`).toSorted()).toEqual([
    'charge 100000 3100',
    'payout -86900 0',
    'refund -10000 0',
  ])
  expect(await ask('2026-11-20')).toEqual(told)
  expect((await ask('2026-11-21')).entries).toEqual([])
  expect([(await ask('2126-01-01')).status, (await ask('yesterday')).status, (await ask('2026-11-20', 'guessed')).status]).toEqual([400, 400, 401])
})

describe('a buyer goes to their own bank', () => {
  const ask = (path: string, { key = SECRET, body }: { key?: string; body?: object } = {}) =>
    app.request(path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  async function givenDispute(amount = 1_000_00): Promise<string> {
    const charge = await givenCharge({ amount })
    const page = await app.request(`/pay/${charge}/dispute`, { method: 'POST', body: new URLSearchParams({ reason: 'fraudulent' }) })
    expect(page.status).toBe(200)
    const { id } = await db.owner.one<{ id: string }>('select id from private.demo_bank_disputes where charge_id = $1', [charge])
    return id
  }
  const later = (id: string) => db.owner.all(`update private.demo_bank_disputes set answered_at = answered_at - interval '2 minutes' where id = $1`, [id])

  test('which takes the money and a fee, believes whoever shows a parcel’s number, and gives it back then', async () => {
    const id = await givenDispute()
    expect(await (await ask(`/disputes/${id}`)).json()).toMatchObject({ status: 'needs_response', away: 1_000_00, fee: 500_00, moves: 1 })
    for (let times = 0; times < 2; times++)
      expect((await ask(`/disputes/${id}/evidence`, { body: { evidence: { tracking: 'EA123456785TH' } } })).status).toBe(200)
    expect(await (await ask(`/disputes/${id}`)).json()).toMatchObject({ status: 'under_review', due_at: null })
    await later(id)
    expect(await (await ask(`/disputes/${id}`)).json()).toMatchObject({ status: 'won', away: 0, moves: 2 })
    const without = await givenDispute()
    await ask(`/disputes/${without}/evidence`, { body: { evidence: { words: 'Surely' } } })
    await later(without)
    expect(await (await ask(`/disputes/${without}`)).json()).toMatchObject({ status: 'lost', away: 1_000_00 })
  })

  test('once for a charge that was paid, and nobody else answers in the shop’s place', async () => {
    const unpaid = await givenCharge({ paid: false })
    await app.request(`/pay/${unpaid}/dispute`, { method: 'POST', body: new URLSearchParams({ reason: 'fraudulent' }) })
    expect(await db.owner.all('select 1 from private.demo_bank_disputes where charge_id = $1', [unpaid])).toEqual([])
    expect((await app.request(`/pay/${unpaid}/dispute`, { method: 'POST', body: new URLSearchParams({ reason: 'because' }) })).status).toBe(400)
    const id = await givenDispute()
    for (const [path, body] of [
      [`/disputes/${id}`],
      [`/disputes/${id}/evidence`, { evidence: {} }],
      [`/disputes/${id}/accept`, {}],
      ['/disputes/files', {}],
    ] as const)
      expect((await ask(path, { key: 'wrong', ...(body && { body }) })).status).toBe(401)
    expect((await ask('/disputes/dp_nothing')).status).toBe(404)
  })
})
