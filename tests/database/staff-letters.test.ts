import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { sendOutbox } from '../../app/outbox.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import type { Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { asStaff, givenStaff } from '../support/staff.ts'
import { i18nWords } from '../support/words.ts'

let db: TestDatabase
let shop: Shop
let letters: Letter[]
let owner: string
beforeAll(async () => {
  db = await testDatabase()
  ;({ shop, letters } = testShop(db))
  owner = await givenPerson(db, { email: 'owner@staff.test' })
  await givenStaff(db, owner)
  await db.owner.all(`update public.profiles set full_name = 'Malee Owner', language = 'th' where id = $1`, [owner])
})

const invite = (email: string, role = 'editor') => asStaff(db, owner).all(`select public.invite_colleague($1, $2, 'She begins on Monday')`, [email, role])
const lettersTo = async (email: string) => {
  await sendOutbox(shop)
  return letters.filter(({ to }) => to === email)
}

test('who has no account is told as what they are invited, by whom and until when; again when it is sent again', async () => {
  const email = `${randomUUID()}@new.test`
  await invite(email)
  const [letter, ...more] = await lettersTo(email)
  const words = i18nWords('th')
  const role = words('admin:roles.editor')
  expect(more).toEqual([])
  expect(letter?.subject).toBe(words('admin-letters:invited.subject', { role }))
  for (const part of ['Malee Owner', words('admin-staff:roles.means.editor'), '/th/join?invitation=', words('admin-letters:factor')])
    expect(letter?.text).toContain(part)
  await invite(email)
  expect(await lettersTo(email)).toHaveLength(2)
})

test('who has an account is told in their language what they are now, once, and nothing when they are it already', async () => {
  const email = `${randomUUID()}@staff.test`
  const person = await givenPerson(db, { email })
  await db.owner.all(`update public.profiles set language = 'nl' where id = $1`, [person])
  for (const _ of [1, 2]) await asStaff(db, owner).all(`select public.grant_staff_role($1, 'support', 'She begins on Monday')`, [person])
  const told = await lettersTo(email)
  const words = i18nWords('nl')
  expect(told.map(({ subject }) => subject)).toEqual([words('admin-letters:granted.subject', { role: words('admin:roles.support') })])
  expect(told[0]?.text).toContain('/nl/admin')
  expect((await db.owner.one<{ n: bigint }>(`select count(*) as n from public.staff_members where person_id = $1`, [person])).n).toBe(1n)
})

test('the terminal’s are told as well, without a name; in English where the shop’s staff do not speak theirs', async () => {
  const email = `${randomUUID()}@new.test`
  await db.service.all(`select private.invite_staff($1, 'finance')`, [email])
  const [letter] = await lettersTo(email)
  const words = i18nWords('en')
  expect(letter?.text).toContain(words('admin-letters:invited.text'))
  expect(letter?.subject).toContain(words('admin:roles.finance'))
})

test('what was withdrawn before the letter went is not written, and what a seed gives is nobody’s decision', async () => {
  const email = `${randomUUID()}@new.test`
  await invite(email)
  await asStaff(db, owner).all(`select public.withdraw_invitation($1, 'editor', 'She does not come')`, [email])
  expect(await lettersTo(email)).toEqual([])
  const seeded = await givenPerson(db, { email: `${randomUUID()}@seed.test` })
  await givenStaff(db, seeded, 'editor')
  expect(await db.owner.all(`select from private.outbox where payload ->> 'person_id' = $1`, [seeded])).toEqual([])
})

test('the first owner of a shop without staff is made at once, of two at once one; nobody else is, and nobody by another role', async () => {
  const empty = await testDatabase()
  const invite = async (email: string, role = 'owner') =>
    (await empty.service.one<{ was: string }>(`select private.invite_staff($1, $2) as was`, [email, role])).was
  for (const email of ['ada@first.test', 'ben@first.test']) await givenPerson(empty, { email })
  expect(await invite('ada@first.test', 'support')).toBe('invited')
  expect(await invite('nobody@first.test')).toBe('invited')
  expect((await Promise.all([invite('ada@first.test'), invite('ben@first.test')])).toSorted()).toEqual(['granted', 'invited'])
  expect(Number((await empty.owner.one<{ n: bigint }>('select count(*) as n from public.staff_members')).n)).toBe(1)
})
