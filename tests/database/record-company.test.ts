import { beforeAll, expect, test } from 'vitest'
import { colleaguesOf, topicOf } from '../../app/desk-kit/colleagues.ts'
import { CARDS } from '../../app/admin/cards.tsx'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson } from '../support/market.ts'
import { givenStaff, withFactor } from '../support/staff.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

/** What the policies let a person do on a topic, as the realtime service asks them. */
const allowed = async (person: string, topic: string, claims: object = withFactor()) =>
  (
    await db.owner.one<{ allowed: string[] }>('select realtime.permissions($1, $2, $3, $4) as allowed', [
      'authenticated',
      JSON.stringify({ sub: person, role: 'authenticated', ...claims }),
      '{}',
      topic,
    ])
  ).allowed.toSorted()

test('who may read a record hears and says who has it open, and nothing else', async () => {
  const clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['orders.read'])
  expect(await allowed(clerk, 'record:orders.read:orders:1')).toEqual(['presence.read', 'presence.write'])
  expect(await allowed(clerk, 'record:anybody:inbox:1')).toEqual(['presence.read', 'presence.write'])
})

test('nobody else: without the permission, without the second factor, without being staff, or on a topic that is no record’s', async () => {
  const [clerk, buyer] = [await givenPerson(db), await givenPerson(db)]
  await givenStaff(db, clerk, ['orders.read'])
  expect(await allowed(clerk, 'record:payouts.read:payouts:1')).toEqual([])
  expect(await allowed(clerk, 'record:orders.read:orders:1', {})).toEqual([])
  expect(await allowed(buyer, 'record:orders.read:orders:1')).toEqual([])
  expect(await allowed(buyer, 'record:anybody:inbox:1')).toEqual([])
  for (const topic of ['record:', 'record:orders.read', 'record:orders.read:orders:', 'record:no such:orders:1', 'records:orders.read:orders:1'])
    expect(await allowed(clerk, topic)).toEqual([])
})

test('every card of the office has such a channel', async () => {
  const owner = await givenPerson(db)
  await givenStaff(db, owner)
  for (const card of CARDS)
    expect([card.name, await allowed(owner, topicOf(card, '7f0c1b9e-0000-4000-8000-000000000000'))]).toEqual([card.name, ['presence.read', 'presence.write']])
})

test('what others say of themselves is taken for no more than a name; my own tabs are not others', () => {
  const state = {
    me: [{ name: 'me@hattha.test', editing: true }],
    ada: [
      { name: 'ada@hattha.test', editing: false },
      { name: 'ada@hattha.test', editing: true },
    ],
    odd: [{ name: { toString: 'x' } }, null, 7],
    long: [{ name: 'x'.repeat(500), editing: 'yes' }],
  }
  expect(colleaguesOf(state, 'me')).toEqual([
    { id: 'ada', name: 'ada@hattha.test', editing: true },
    { id: 'long', name: 'x'.repeat(80), editing: false },
  ])
})
