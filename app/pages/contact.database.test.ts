import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { guest, testShop } from '../../tests/support/market.ts'
import type { Letter } from '../platform/mailer.ts'
import { CONTACT_DAYS } from './contact.ts'
import { contactFunction, forgetContactMessages, sendContactMessage } from './contact/send-contact.server.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

const ID = '6b1c3a52-6f39-4b83-9a0e-2a8f1f5d8f01'
const message = { id: ID, topic: 'order', name: 'Ada', email: 'ada@example.test', orderNumber: 'H261120-7KQ4M2X', message: 'Where is my\nparcel?' }
const kept = () => db.owner.all<{ id: string; name: string; mailed: boolean }>('select id, name, mailed_at is not null as mailed from public.contact_messages')

test('a message is kept once, however often it is sent, and told of in one letter that can be answered', async () => {
  const letters: Letter[] = []
  const { shop } = testShop(db)
  const withMail = { ...shop, mailer: { send: async (letter: Letter) => void letters.push(letter) } }
  for (let press = 0; press < 2; press += 1) expect((await contactFunction(withMail, guest, message)).status).toBe(202)
  expect(await kept()).toEqual([{ id: ID, name: 'Ada', mailed: false }])

  await sendContactMessage(withMail, { id: ID })
  await sendContactMessage(withMail, { id: ID })
  expect(letters).toHaveLength(1)
  expect(letters[0]).toMatchObject({ headers: { 'Reply-To': 'ada@example.test' } })
  expect(letters[0]?.text).toContain('H261120-7KQ4M2X')
  expect(await kept()).toEqual([{ id: ID, name: 'Ada', mailed: true }])
})

test.each([
  ['no name', { name: ' ' }, ['name']],
  ['an address nobody can answer', { email: 'ada' }, ['email']],
  ['an address that would add a line to the letter’s head', { email: 'ada@example.test\r\nBcc: all@example.test' }, ['email']],
  ['a name with a line break', { name: 'Ada\nBcc: x' }, ['name']],
  ['two words', { message: 'Help me' }, ['message']],
  ['a subject of its own', { topic: 'spam' }, ['topic']],
])('%s is refused, and the field is named', async (_what, wrong, fields) => {
  const { shop } = testShop(db)
  const answer = await contactFunction(shop, guest, { ...message, id: '6b1c3a52-6f39-4b83-9a0e-2a8f1f5d8f02', ...wrong })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'invalid', details: fields })
})

test('who writes too often has to wait', async () => {
  const { shop } = testShop(db)
  const answer = await contactFunction(
    { ...shop, limits: { take: async () => 60, giveBack: async () => undefined, networkOf: (ip) => ip, isCounted: () => true } },
    guest,
    {
      ...message,
      id: '6b1c3a52-6f39-4b83-9a0e-2a8f1f5d8f03',
    },
  )
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
})

test('a message goes when its time is over; one nobody was told of stays', async () => {
  const { shop } = testShop(db)
  const [told, waiting, fresh] = [randomUUID(), randomUUID(), randomUUID()]
  for (const [id, days, mailed] of [
    [told, CONTACT_DAYS + 1, true],
    [waiting, CONTACT_DAYS + 1, false],
    [fresh, CONTACT_DAYS - 1, true],
  ] as const) {
    await contactFunction(shop, guest, { ...message, id })
    await db.owner.all(`update public.contact_messages set created_at = now() - $2 * interval '1 day', mailed_at = case when $3 then now() end where id = $1`, [
      id,
      days,
      mailed,
    ])
  }
  await forgetContactMessages(shop)
  const left = (await kept()).map(({ id }) => id)
  expect([left.includes(told), left.includes(waiting), left.includes(fresh)]).toEqual([false, true, true])
})
