import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { sendOutbox } from '../../app/outbox.ts'
import { casePicturesAsStaffFunction } from '../../app/returns/case-pictures-as-staff.server.ts'
import { pictureIdOf } from '../../app/returns/case-pictures.server.ts'
import { decideCaseAsStaffFunction } from '../../app/returns/decide-case-as-staff.server.ts'
import { moveCaseFunction } from '../../app/returns/move-case.server.ts'
import { openCaseFunction } from '../../app/returns/open-case.server.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenCasePicture, givenDeliveredOrder } from '../support/delivered-order.ts'
import { givenPerson, guest, testShop } from '../support/market.ts'
import { asCaller } from '../support/paid-orders.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'

let db: TestDatabase
let bank: PlayedBank
let shop: Shop
beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop } = testShop(db, { payments: [bank] }))
})

async function givenClerk(...rights: string[]): Promise<Caller & { id: string }> {
  const id = await givenPerson(db, { name: 'Suda Hattha' })
  await givenStaff(db, id, rights)
  return { ...asCaller(id), id, claims: { sub: id, role: 'authenticated', ...withFactor() } }
}

/** A buyer shows a broken piece, the maker refuses, and the buyer asks the shop. */
async function givenDisputed() {
  const order = await givenDeliveredOrder(db, { shop, bank }, { quantities: [2] })
  const picture = await givenCasePicture(db, order.id)
  const lines = [{ order_line_id: order.lines[0]?.id, quantity: 1 }]
  const asked = { order: order.number, token: order.token, key: randomUUID(), kind: 'claim', reason: 'damaged', words: 'The bowl is broken.' }
  const opened = await openCaseFunction(shop, guest, { ...asked, lines, pictures: [picture] })
  const { number } = (await opened.json()) as { number: string }
  await moveCaseFunction(shop, order.seller, { order: number, key: randomUUID(), to: 'declined', reason: 'It left whole.' })
  await moveCaseFunction(shop, guest, { order: number, token: order.token, key: randomUUID(), to: 'escalated', reason: 'Please decide.' })
  const { id, status } = await db.owner.one<{ id: string; status: string }>('select id, status from public.order_cases where number = $1', [number])
  expect(status).toBe('escalated')
  return { id, number, order }
}

type CaseEvent = { type: string; actor_role: string; actor: string; words: string; letters: { reader: string; sent_at: string | null }[] }
const historyOf = (clerk: { id: string }, id: string) => asStaff(db, clerk.id).all<CaseEvent>('select * from public.case_history($1)', [id])

test('a clerk reads a case from the first word to the decision, with who decided and which letters have left', async () => {
  const clerk = await givenClerk('cases.read', 'cases.decide')
  const { id, number } = await givenDisputed()
  const decided = await decideCaseAsStaffFunction(shop, clerk, { number, to: 'refunded', reason: 'The picture shows it' })
  expect(decided.status).toBe(200)
  const before = await historyOf(clerk, id)
  expect(before.map(({ type, actor_role: role, actor }) => [type, role, actor])).toEqual([
    ['opened', 'buyer', ''],
    ['declined', 'seller', ''],
    ['escalated', 'buyer', ''],
    ['refunded', 'operator', 'Suda Hattha'],
  ])
  expect(before[3]).toMatchObject({ words: 'The picture shows it', letters: [{ sent_at: null }, { sent_at: null }] })
  expect(before[3]?.letters.map(({ reader }) => reader).toSorted((a, b) => a.localeCompare(b))).toEqual(['buyer', 'seller'])
  await sendOutbox(shop)
  const [, , , after] = await historyOf(clerk, id)
  expect(after?.letters.every(({ sent_at: sent }) => sent !== null)).toBe(true)
})

test('a clerk sees what was shown, and nobody without the permission does', async () => {
  const { id } = await givenDisputed()
  const ask = async (caller: Caller) => {
    const answer = await casePicturesAsStaffFunction(shop, caller, { case: id })
    return { status: answer.status, ...((await answer.json()) as { pictures?: { event: string; address: string }[] }) }
  }
  const clerk = await givenClerk('cases.read')
  const { status, pictures = [] } = await ask(clerk)
  const [opened] = await db.owner.all<{ id: string }>(`select id::text from public.order_case_events where case_id = $1 and type = 'opened'`, [id])
  expect([status, pictures.map(({ event }) => event)]).toEqual([200, [opened?.id]])
  const link = new URL(pictures[0]?.address ?? '', 'http://shop.test').searchParams
  expect(pictureIdOf(shop, link)).toMatch(/^[0-9a-f-]{36}$/)
  for (const other of [await givenClerk('orders.read', 'payments.read'), asCaller(await givenPerson(db))]) expect((await ask(other)).status).toBe(403)
  expect((await ask(guest)).status).toBe(401)
  expect(await refusal(historyOf(await givenClerk('orders.read'), id))).toBe('42501')
})

test('a case is found by its own number and by parts of words of its order', async () => {
  const clerk = await givenClerk('cases.read')
  const [{ id, number, order }, other] = [await givenDisputed(), await givenDisputed()]
  await db.owner.all(`update public.orders set customer = 'Mali 50% Benjarong' where id = $1`, [order.id])
  await db.owner.all(`update public.orders set customer = 'Mali 5000 Benjarong' where id = $1`, [other.order.id])
  const found = async (words: string) =>
    (await asStaff(db, clerk.id).all<{ id: string }>('select id from public.cases_found($1) order by created_at desc, id desc', [words])).map((row) => row.id)
  expect(await found(` ${number.toLowerCase()} `)).toEqual([id])
  expect(await found('benjarong')).toEqual([other.id, id])
  expect(await found('50% benja')).toEqual([id])
  expect([await refusal(found(' ')), await refusal(found('x'.repeat(101)))]).toEqual(['22023', '22023'])
})
