import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { givenBookkeeper, givenCorrection } from '../support/corrections.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenSeller, testShop } from '../support/market.ts'
import { availableOf, givenOwedMaker } from '../support/owed-maker.ts'
import { givenOrder, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let market: Market
let [ada, ben] = ['', '']
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
  ;[ada, ben] = [await givenBookkeeper(db), await givenBookkeeper(db)]
})

type Line = { account_id: string; amount_minor: number }
const account = async (kind: string, seller: string | null = null) =>
  (await db.owner.one<{ id: string }>(`select private.ledger_account($1, '', $2, 'THB') as id`, [kind, seller])).id
const propose = async (by: string, lines: readonly Line[], { key = randomUUID(), why = 'Counted twice' } = {}) =>
  (await asStaff(db, by).one<{ id: bigint }>('select public.propose_correction($1, $2, $3) as id', [key, JSON.stringify(lines), why])).id
const write = async (by: string, seller: string, amount: number) =>
  (
    await asStaff(db, by).one<{ id: bigint }>(`select public.propose_balance_correction($1, $2, $3, 'A parcel that we lost') as id`, [
      randomUUID(),
      seller,
      amount,
    ])
  ).id
const decide = (by: string, id: bigint, approved = true) =>
  asStaff(db, by).one<{ journal: bigint | null }>(`select public.decide_correction($1, $2, 'Looked at the statement') as journal`, [id, approved])
const stateOf = (id: bigint) => db.owner.one('select status, decided_by, decision from public.ledger_corrections where id = $1', [id])
const balanced = async () => expect(await db.service.all('select * from private.check_books()')).toEqual([])

test('Ada proposes to give a maker something, Ben stands behind it, and the maker has it once; the books still agree', async () => {
  const maker = await givenOwedMaker(market)
  const id = await write(ada, maker.sellerId, 12_345)
  expect(await availableOf(market, maker.sellerId)).toBe(maker.available)
  const { journal } = await decide(ben, id)
  expect(await availableOf(market, maker.sellerId)).toBe(maker.available + 12_345)
  expect(await db.owner.one('select kind, key, correction_id from public.journals where id = $1', [journal])).toEqual({
    kind: 'correction',
    key: `correction:${id}`,
    correction_id: id,
  })
  expect(await stateOf(id)).toEqual({ status: 'posted', decided_by: ben, decision: 'Looked at the statement' })
  expect(await refusal(decide(ben, id))).toBe('HT005')
  expect(await availableOf(market, maker.sellerId)).toBe(maker.available + 12_345)
  await balanced()
})

test('with a minus it is taken from the maker, who may come to owe', async () => {
  const maker = await givenOwedMaker(market)
  await decide(ben, await write(ada, maker.sellerId, -(maker.available + 500)))
  expect(await availableOf(market, maker.sellerId)).toBe(-500)
  await balanced()
})

test('nobody approves what they have proposed, but takes it back; what is declined books nothing', async () => {
  const id = await givenCorrection(db, ada)
  expect(await refusal(decide(ada, id))).toBe('HT005')
  expect(await stateOf(id)).toMatchObject({ status: 'waiting' })
  expect((await decide(ada, id, false)).journal).toBeNull()
  expect(await stateOf(id)).toMatchObject({ status: 'declined' })
  expect(await refusal(decide(ben, id))).toBe('HT005')
  expect(await db.owner.all('select from public.journals where correction_id = $1', [id])).toEqual([])
})

test('who only reads the books neither proposes nor decides, and nobody writes the tables past the functions', async () => {
  const reader = await givenPerson(db)
  await givenStaff(db, reader, ['ledger.read'])
  const id = await givenCorrection(db, ada)
  expect(await refusal(decide(reader, id))).toBe('42501')
  expect(await refusal(write(reader, await givenSeller(db), 100))).toBe('42501')
  expect(
    await refusal(asStaff(db, ada).all(`update public.ledger_corrections set status = 'posted', decision = 'Mine', decided_at = now() where id = $1`, [id])),
  ).toBe('42501')
  expect(await refusal(db.service.all('delete from public.ledger_corrections where id = $1', [id]))).toBe('42501')
})

test('debits and credits are the same, and there are two lines at least', async () => {
  const [one, other] = [await account('corrections'), await account('seller_available', await givenSeller(db))]
  const lines = (a: number, b: number) => [
    { account_id: one, amount_minor: a },
    { account_id: other, amount_minor: b },
  ]
  expect(await refusal(propose(ada, lines(500, -499)))).toBe('HT005')
  expect(await refusal(propose(ada, []))).toBe('HT005')
  expect(await refusal(propose(ada, [{ account_id: one, amount_minor: 0 }]))).toBe('23514')
  expect(await refusal(propose(ada, lines(500, -500), { why: ' ' }))).toBe('HT004')
  expect(await refusal(write(ada, await givenSeller(db), 0))).toBe('HT005')
  expect(await refusal(write(ada, randomUUID(), 100))).toBe('PT404')
  await propose(ada, lines(500, -500))
})

test('one click is one correction, however often it is sent', async () => {
  const key = randomUUID()
  const lines = [
    { account_id: await account('corrections'), amount_minor: 100 },
    { account_id: await account('seller_available', await givenSeller(db)), amount_minor: -100 },
  ]
  const first = await propose(ada, lines, { key })
  expect(await propose(ada, lines, { key })).toBe(first)
})

test('an account that always stands on one side is not turned by a correction, not even by one that fitted when it was proposed', async () => {
  await givenOrder(market)
  const [commission, corrections] = [await account('commission'), await account('corrections')]
  const { earned } = await db.owner.one<{ earned: bigint }>('select -sum(amount_minor)::bigint as earned from public.postings where account_id = $1', [
    commission,
  ])
  const giveBack = (amount: number) =>
    propose(ada, [
      { account_id: commission, amount_minor: amount },
      { account_id: corrections, amount_minor: -amount },
    ])
  expect(await refusal(giveBack(Number(earned) + 1))).toBe('HT005')
  const [first, second] = [await giveBack(Number(earned)), await giveBack(1)]
  const both = await Promise.allSettled([decide(ben, first), decide(ben, second)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await balanced()
})

test('who sells in a shop neither proposes nor approves what changes its balance', async () => {
  const { sellerId, person: caller } = await givenOwedMaker(market)
  const person = caller.id ?? ''
  await givenStaff(db, person, ['ledger.correct'])
  expect(await refusal(write(person, sellerId, 100))).toBe('HT005')
  const id = await write(ada, sellerId, 100)
  expect(await refusal(decide(person, id))).toBe('HT005')
  expect(await stateOf(id)).toMatchObject({ status: 'waiting' })
})

test('who proposed and who decided stands in the record of acts, and a correction waits in the inbox until it is decided', async () => {
  const id = await givenCorrection(db, ada)
  const waiting = () =>
    asStaff(db, ben).all<{ key: string; facts: object }>(`select key, facts from public.waiting_work(array['correction'], false, null, '', '', 200)`)
  const found = (await waiting()).find(({ key }) => key === String(id))
  expect(found?.facts).toMatchObject({
    reason: 'A parcel that we lost',
    proposed_by: ada,
    lines: [{ amount_minor: 10_000, account: { kind: 'corrections' } }, { amount_minor: -10_000 }],
  })
  await decide(ben, id)
  expect((await waiting()).map(({ key }) => key)).not.toContain(String(id))
  expect(
    await db.owner.all(`select action, actor_id, reason from public.activity_log where subject = $1 and noun = 'corrections' order by id`, [String(id)]),
  ).toEqual([
    { action: 'corrections.propose', actor_id: ada, reason: 'A parcel that we lost' },
    { action: 'corrections.decide', actor_id: ben, reason: 'Looked at the statement' },
  ])
})
