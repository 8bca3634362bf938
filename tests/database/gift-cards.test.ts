import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { redeemGiftCardFunction } from '../../app/credit/redeem-gift-card.server.ts'
import type { Shop } from '../../app/shop.ts'
import { creditOf, giveCard, giveCredit } from '../support/credit.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { memberCaller } from '../support/point-shop.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let shop: Shop
let clerk: string
let chief: string
beforeAll(async () => {
  db = await testDatabase()
  ;({ shop } = testShop(db))
  clerk = await givenPerson(db)
  chief = await givenPerson(db)
  for (const person of [clerk, chief]) await givenStaff(db, person, 'finance')
})

type Issued = { id: string; code: string | null; status: string }
const issue = async (amount: number, { key = randomUUID(), expires = null as string | null, by = clerk } = {}): Promise<Issued> =>
  (await asStaff(db, by).one<{ card: Issued }>(`select public.issue_gift_card($1, $2, $3, 'A parcel came late') as card`, [amount, expires, key])).card
const stateOf = async (id: string) => (await db.owner.one<{ status: string }>('select status from public.gift_cards where id = $1', [id])).status
const redeem = async (person: string, code: string) => {
  // Another network than this machine, which is not counted.
  const answer = await redeemGiftCardFunction(shop, { ...memberCaller(person), ip: '203.0.113.9' }, { code })
  return { status: answer.status, ...((await answer.json()) as object) }
}
const wrong = () => db.service.all('select * from private.check_credit()')
const costs = async () =>
  Number(
    (
      await db.owner.one<{ sum: bigint }>(
        `select coalesce(sum(p.amount_minor), 0)::bigint as sum from public.postings p join public.ledger_accounts a on a.id = p.account_id where a.kind = 'gift_card_cost'`,
      )
    ).sum,
  )

test('a card is issued with a reason, its code told once, and the click sent twice is one card', async () => {
  const key = randomUUID()
  const before = await costs()
  const first = await issue(100_00, { key })
  expect(first.code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/)
  expect(await issue(100_00, { key })).toEqual({ id: first.id, code: null, status: 'active' })
  expect((await costs()) - before).toBe(100_00)
  // Nothing that is kept holds the code.
  const kept = JSON.stringify(
    await db.owner.all(
      'select to_jsonb(c) as row from public.gift_cards c where id = $1 union all select to_jsonb(l) from public.activity_log l where subject = $2',
      [first.id, first.id],
    ),
  )
  expect(kept).not.toContain(first.code?.slice(0, 14) ?? '')
  const person = await givenPerson(db)
  expect(await redeem(person, first.code ?? '')).toEqual({ status: 200, amount: 100_00 })
  expect(await creditOf(db, person)).toBe(100_00)
  expect(await wrong()).toEqual([])
})

test('nobody issues without permission, reason, sum or a day to come', async () => {
  const member = await givenPerson(db)
  const call = (who: string, amount: number, expires: string | null, reason: string) =>
    refusal(asStaff(db, who).all('select public.issue_gift_card($1, $2, gen_random_uuid(), $3)', [amount, expires, reason]))
  expect(await call(member, 100_00, null, 'For me')).toBe('42501')
  expect(await call(clerk, 100_00, null, ' ')).toBe('HT004')
  expect(await call(clerk, 99, null, 'A late parcel')).toBe('HT004')
  expect(await call(clerk, 50_001_00, null, 'A late parcel')).toBe('HT004')
  expect(await call(clerk, 100_00, '2020-01-01', 'A late parcel')).toBe('HT004')
  // Without the second factor that was just shown.
  expect(await refusal(db.asPerson(clerk).all(`select public.issue_gift_card(10000, null, gen_random_uuid(), 'A late parcel')`))).toBe('42501')
})

test('a large sum in small cards waits for another person as a large card does, also when all are issued at once', async () => {
  const eager = await givenPerson(db)
  await givenStaff(db, eager, 'finance')
  const cards = await Promise.all(Array.from({ length: 6 }, () => issue(1_000_00, { by: eager })))
  expect(cards.map(({ status }) => status).toSorted()).toEqual(['active', 'active', 'active', 'active', 'waiting', 'waiting'])
  const waiting = cards.find(({ status }) => status === 'waiting')
  await asStaff(db, chief).all(`select public.decide_gift_card($1, true, 'It is right')`, [waiting?.id])
  // What another person has looked at counts no more; what one issued alone does.
  expect((await issue(900_00, { by: eager })).status).toBe('active')
  expect((await issue(100_00, { by: eager })).status).toBe('waiting')
})

test('a large card waits for another person, and opens nothing until then', async () => {
  const card = await issue(5_000_00)
  const person = await givenPerson(db)
  expect([card.status, (await redeem(person, card.code ?? '')).status]).toEqual(['waiting', 422])
  const decide = (who: string, approve: boolean) => asStaff(db, who).all(`select public.decide_gift_card($1, $2, 'It is right')`, [card.id, approve])
  expect(await refusal(decide(clerk, true))).toBe('HT005')
  await decide(chief, true)
  expect(await refusal(decide(chief, false))).toBe('HT005')
  expect(await redeem(person, card.code ?? '')).toEqual({ status: 200, amount: 5_000_00 })
  expect(await wrong()).toEqual([])
})

test('a card is stopped, let go, given time and another code, and cancelled with its cost taken back', async () => {
  const before = await costs()
  const card = await issue(200_00, { expires: '2998-01-01' })
  const staff = asStaff(db, clerk)
  const stop = (how: string) => staff.all(`select public.stop_gift_card($1, $2, 'It was stolen')`, [card.id, how])
  await stop('block')
  expect([await stateOf(card.id), await refusal(stop('block'))]).toEqual(['blocked', 'HT003'])
  await stop('unblock')
  const { code } = await staff.one<{ code: string }>(`select public.renew_gift_card_code($1, 'It was lost') as code`, [card.id])
  const person = await givenPerson(db)
  expect(await redeem(person, card.code ?? '')).toMatchObject({ status: 422, code: 'gift_card_unknown' })
  const { seen } = await db.owner.one<{ seen: string }>('select changed_at::text as seen from public.gift_cards where id = $1', [card.id])
  const extend = (until: string, of = seen) => staff.all(`select public.extend_gift_card($1, $2, $3, 'She was ill')`, [card.id, until, of])
  expect(await refusal(extend('2997-01-01'))).toBe('HT004')
  await extend('2999-01-01')
  expect(await refusal(extend('2999-02-01'))).toBe('HT003')
  await stop('cancel')
  expect(await redeem(person, code)).toMatchObject({ status: 422, code: 'gift_card_unknown' })
  expect((await costs()) - before).toBe(0)
  expect(await refusal(stop('unblock'))).toBe('HT003')
  expect(await db.owner.all('select action from public.activity_log where subject = $1 order by id', [card.id])).toEqual(
    ['issue', 'block', 'unblock', 'renew', 'extend', 'cancel'].map((action) => ({ action: `gift_cards.${action}` })),
  )
  expect(await wrong()).toEqual([])
})

test('whoever guesses codes is stopped, by person and by network, and a right code costs no guess', async () => {
  const [ada, ben] = [await givenPerson(db), await givenPerson(db)]
  const from = async (person: string, ip: string, code: string) => (await redeemGiftCardFunction(shop, { ...memberCaller(person), ip }, { code })).status
  for (const _ of Array.from({ length: 3 })) expect(await from(ada, '198.51.100.7', (await giveCard(db, 1_00)).code)).toBe(200)
  for (const _ of Array.from({ length: 10 })) expect(await from(ada, '198.51.100.7', randomUUID())).toBe(422)
  expect(await from(ada, '198.51.100.7', (await giveCard(db, 1_00)).code)).toBe(429)
  expect(await from(ada, '192.0.2.77', (await giveCard(db, 1_00)).code)).toBe(429)
  expect(await from(ben, '198.51.100.7', (await giveCard(db, 1_00)).code)).toBe(429)
  expect((await redeemGiftCardFunction(shop, { ...memberCaller(ben), id: null }, { code: 'x' })).status).toBe(401)
})

test('what a person leaves behind stays owed in the books, and is nobody’s to spend', async () => {
  const person = await givenPerson(db)
  await giveCredit(db, person, 10_00)
  await db.owner.all('delete from auth.users where id = $1', [person])
  expect(await wrong()).toEqual([])
})
