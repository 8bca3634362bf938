import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sendOutbox } from '../../app/outbox.ts'
import { answerContactLetterFunction } from '../../app/pages/contact/answer-contact-letter.server.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, guest, testShop } from '../support/market.ts'
import { asCaller } from '../support/paid-orders.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'
import { givenContactMessage } from '../support/waiting-work.ts'

let db: TestDatabase
let shop: Shop
let letters: Letter[]
beforeAll(async () => {
  db = await testDatabase()
  ;({ shop, letters } = testShop(db))
})
beforeEach(() => void letters.splice(0))

async function givenClerk(...rights: string[]): Promise<Caller & { id: string }> {
  const id = await givenPerson(db, { name: 'Malee Hattha' })
  await givenStaff(db, id, rights)
  return { ...asCaller(id), id, claims: { sub: id, role: 'authenticated', ...withFactor() } }
}
/** Somebody has written in German. */
async function givenLetter(): Promise<string> {
  const letter = await givenContactMessage(db)
  await db.owner.all(`update public.contact_messages set language = 'de' where id = $1`, [letter])
  return letter
}
const answer = async (clerk: Caller, letter: string, body: object = {}) =>
  (await answerContactLetterFunction(shop, clerk, { letter, id: randomUUID(), words: 'It left this morning.\n\nTracking: EA1', ...body })).status
const isClosed = async (letter: string) =>
  (await db.owner.one<{ closed: boolean }>('select answered_at is not null as closed from public.contact_messages where id = $1', [letter])).closed

test('an answer closes the letter, is kept with it, and goes once to whoever wrote, in their language, with what they wrote', async () => {
  const [clerk, letter, id] = [await givenClerk('contact.read', 'contact.answer'), await givenLetter(), randomUUID()]
  expect([await answer(clerk, letter, { id }), await answer(clerk, letter, { id })]).toEqual([200, 200])
  await sendOutbox(shop)
  await sendOutbox(shop)
  const [sent] = letters
  expect(letters).toHaveLength(1)
  expect(sent).toMatchObject({ to: 'ada@example.com', subject: 'Unsere Antwort auf Ihre Nachricht', headers: { 'Reply-To': expect.stringContaining('@') } })
  expect(sent?.text).toContain('It left this morning.')
  expect(sent?.text).toContain('Where is my parcel now?')
  expect(await isClosed(letter)).toBe(true)
  expect(await asStaff(db, clerk.id).all('select author, words from public.contact_answers where message_id = $1', [letter])).toEqual([
    { author: 'Malee Hattha', words: 'It left this morning.\n\nTracking: EA1' },
  ])
  const acts = await asStaff(db, clerk.id).all<{ action: string }>(`select action from public.acts_about('contact', $1)`, [[letter]])
  expect(acts).toEqual([{ action: 'contact.answer' }])
})

test('of two who answer at once one is told that it is answered; more is said on purpose only', async () => {
  const [clerk, colleague, letter] = [await givenClerk('contact.answer'), await givenClerk('contact.answer'), await givenLetter()]
  const both = await Promise.all([answer(clerk, letter), answer(colleague, letter)])
  expect(both.toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await answer(colleague, letter, { again: true })).toBe(200)
  await sendOutbox(shop)
  expect(letters).toHaveLength(2)
})

test('nobody answers without the permission, nothing is answered that is not there, and an empty answer is none', async () => {
  const [reader, clerk, letter] = [await givenClerk('contact.read'), await givenClerk('contact.answer'), await givenLetter()]
  expect([await answer(reader, letter), await answer(guest, letter)]).toEqual([403, 401])
  expect([await answer(clerk, randomUUID()), await answer(clerk, letter, { words: '  ' })]).toEqual([404, 400])
  expect(await isClosed(letter)).toBe(false)
})

test('a closed letter is opened again with a reason, and is anybody’s to take', async () => {
  const [clerk, letter] = [await givenClerk('contact.read', 'contact.answer'), await givenLetter()]
  const reopen = (reason: string) => asStaff(db, clerk.id).all('select public.reopen_contact_message($1, $2)', [letter, reason])
  await asStaff(db, clerk.id).all(`select public.take_work('contact', $1)`, [letter])
  expect(await refusal(reopen('She wrote again'))).toBe('HT005')
  await answer(clerk, letter)
  expect(await refusal(reopen(''))).toBe('HT004')
  await reopen('She wrote again')
  expect(await isClosed(letter)).toBe(false)
  const [waiting] = await asStaff(db, clerk.id).all<{ owner_id: string | null }>(`select owner_id from public.waiting_work(array['contact']) where key = $1`, [
    letter,
  ])
  expect(waiting).toEqual({ owner_id: null })
})

test('letters are found by who wrote, by the order and by what they say', async () => {
  const [clerk, letter] = [await givenClerk('contact.read'), await givenLetter()]
  await db.owner.all(
    `update public.contact_messages set name = 'Zoë 100%', order_number = 'H261120-ZZZZ', message = 'A very rare celadon word' where id = $1`,
    [letter],
  )
  const found = async (words: string) =>
    (await asStaff(db, clerk.id).all<{ id: string }>('select id from public.contact_messages_found($1)', [words])).map(({ id }) => id)
  for (const words of ['zoë 100%', 'h261120-zz', 'rare celadon']) expect([words, await found(words)]).toEqual([words, [letter]])
  expect(await found('zoë 1000')).toEqual([])
  expect([await refusal(found(' ')), await refusal(found('x'.repeat(101)))]).toEqual(['22023', '22023'])
})
