import { beforeAll, beforeEach, expect, test } from 'vitest'
import { leavingOf } from '../../app/newsletters/newsletter-links.server.ts'
import { sendNewsletters } from '../../app/newsletters/send-newsletters.server.ts'
import { confirmSignUp, leave, signUp } from '../../app/newsletters/sign-up.server.ts'
import { previewNewsletterFunction, testNewsletterFunction } from '../../app/newsletters/try-newsletter.server.ts'
import { sendOutbox } from '../../app/outbox.ts'
import type { Database } from '../../app/platform/database.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, guest, testShop } from '../support/market.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'

let db: TestDatabase
let shop: Shop
let letters: Letter[]
let person: string
let editor: Database
beforeAll(async () => {
  db = await testDatabase()
  ;({ shop, letters } = testShop(db))
  person = await givenPerson(db, { email: 'editor@hattha.example' })
  await givenStaff(db, person, ['newsletters.write'])
  editor = asStaff(db, person)
})
beforeEach(async () => {
  letters.length = 0
  await db.owner.all('delete from public.newsletter_issues')
  await db.owner.all('delete from public.newsletter_subscribers')
  await db.owner.all('delete from public.mail_suppressions')
})

const secretIn = ({ text }: Letter) => /confirm=([\w-]+)/.exec(text)?.[1] ?? ''
const leaveIn = ({ headers }: Letter) => new URL(/<(.+)>/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '').searchParams
const askFor = (email: string) => signUp(shop, { email, language: 'th', place: 'newsletter-page', ip: '127.0.0.1' })
const stateOf = async (email: string) =>
  (await db.owner.maybe<{ state: string }>('select state from public.newsletter_subscribers where email = $1', [email]))?.state

const givenSubscriber = async (email: string, language = 'en') =>
  (
    await db.owner.one<{ id: string }>(
      `insert into public.newsletter_subscribers (email, language, state, consent_place, consent_version, confirmed_at)
       values ($1, $2, 'active', 'newsletter-page', '2026-11', now()) returning id`,
      [email, language],
    )
  ).id

const WORDS = { subject: 'Silk from Surin', body: 'Look at **these** and [more](/products?q=silk) <b>x</b>', button: 'Look' }
const write = async (changes: object = {}) =>
  (
    await editor.one<{ id: string }>('select public.write_newsletter(null, $1, null) as id', [
      JSON.stringify({ name: 'June', texts: { en: WORDS }, link: '/products', product_ids: [], audience: {}, ...changes }),
    ])
  ).id
const move = (id: string, to: string, as = editor) => as.all('select public.move_newsletter($1, $2, null, $3)', [id, to, 'It is June'])
const issueOf = (id: string) => db.owner.one<Record<string, unknown>>('select * from public.newsletter_issues where id = $1', [id])

test('nobody gets newsletters whose mailbox did not say yes, whatever is typed and however often', async () => {
  expect(await askFor('no address')).toBe('no-email')
  expect([await askFor('Ada@Example.com '), await askFor('ada@example.com')]).toEqual(['asked', 'asked'])
  await sendOutbox(shop)
  expect(letters.map(({ to }) => to)).toEqual(['ada@example.com'])
  expect(await stateOf('ada@example.com')).toBe('waiting')
  const [letter] = letters as [Letter]
  expect(await confirmSignUp(shop, 'a guess')).toBe('too-old')
  expect([await confirmSignUp(shop, secretIn(letter)), await confirmSignUp(shop, secretIn(letter))]).toEqual(['confirmed', 'confirmed'])
  expect(
    await db.owner.one('select state, language, consent_place, consent_version, confirmed_at is not null as proved from public.newsletter_subscribers'),
  ).toEqual({
    state: 'active',
    language: 'th',
    consent_place: 'newsletter-page',
    consent_version: '2026-11',
    proved: true,
  })
  // The secret itself is nowhere, and who has it already is not written to.
  expect(await db.owner.all('select 1 from public.newsletter_subscribers where encode(token_hash, $1) like $2', ['escape', `%${secretIn(letter)}%`])).toEqual(
    [],
  )
  await askFor('ada@example.com')
  await sendOutbox(shop)
  expect(letters).toHaveLength(1)
})

test('a secret is good for two days, and who never confirms is forgotten', async () => {
  await askFor('late@example.com')
  await sendOutbox(shop)
  await db.owner.all(`update public.newsletter_subscribers set token_expires_at = now() - interval '1 second', asked_at = now() - interval '8 days'`)
  expect(await confirmSignUp(shop, secretIn(letters[0] as Letter))).toBe('too-old')
  await db.service.one('select private.forget_newsletters()')
  expect(await stateOf('late@example.com')).toBeUndefined()
})

test('an issue goes to each for whom it is, once, in their language, with one press to leave; pieces and prices are those of today', async () => {
  const { productId } = await givenProduct(db)
  const [en] = [await givenSubscriber('en@example.com'), await givenSubscriber('nl@example.com', 'nl'), await givenSubscriber('gone@example.com')]
  await db.owner.all(`insert into public.mail_suppressions (address, because) values ('gone@example.com', 'staff')`)
  const id = await write({ product_ids: [productId], texts: { en: WORDS, nl: { ...WORDS, subject: 'Zijde uit Surin' } } })
  await move(id, 'scheduled')
  await Promise.all([sendNewsletters(shop), sendNewsletters(shop)])
  await sendNewsletters(shop)
  expect(letters.map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual(['en@example.com: Silk from Surin', 'nl@example.com: Zijde uit Surin'])
  expect(await issueOf(id)).toMatchObject({ state: 'sent', recipients: 2, sent: 2, failed: 0 })
  const letter = letters.find(({ to }) => to === 'en@example.com') as Letter
  expect(letter.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  expect(letter.html).toContain('<strong>these</strong>')
  expect(letter.html).toContain('/en/products?q=silk"')
  expect(letter.html).toContain(`/en/products/${productId}"`)
  expect(letter.html).not.toContain('<b>x</b>')

  const wanted = leavingOf(shop, leaveIn(letter))
  expect(wanted).toEqual({ subscriber: en, issue: id })
  const forged = leaveIn(letter)
  forged.set('leave', '00000000-0000-4000-8000-000000000000')
  expect(leavingOf(shop, forged)).toBeUndefined()
  await leave(shop, wanted as NonNullable<typeof wanted>)
  await leave(shop, wanted as NonNullable<typeof wanted>)
  expect(await issueOf(id)).toMatchObject({ unsubscribed: 1 })
  expect(await stateOf('en@example.com')).toBe('ended')
})

test('what is paused waits, what is stopped never leaves, and who leaves meanwhile is left out', async () => {
  const [first] = [await givenSubscriber('a@example.com'), await givenSubscriber('b@example.com')]
  const id = await write()
  await move(id, 'scheduled')
  await db.service.one('select private.begin_newsletters()')
  await move(id, 'paused')
  await sendNewsletters(shop)
  expect(letters).toEqual([])
  expect(await refusal(move(id, 'resumed', db.asPerson(person, withFactor({ minutesAgo: 11 }))))).toBe('42501')
  await leave(shop, { subscriber: first, issue: null })
  await move(id, 'resumed')
  await sendNewsletters(shop)
  expect(letters.map(({ to }) => to)).toEqual(['b@example.com'])
  expect(await issueOf(id)).toMatchObject({ state: 'sent', sent: 1, skipped: 1 })
  expect(await refusal(move(id, 'stopped'))).toBe('HT003')

  const other = await write()
  await move(other, 'scheduled')
  await db.service.one('select private.begin_newsletters()')
  await move(other, 'stopped')
  await sendNewsletters(shop)
  expect(letters).toHaveLength(1)
  expect(await issueOf(other)).toMatchObject({ state: 'stopped', skipped: 1, sent: 0 })
})

test('a mail server that fails holds everything up and nobody is written off; a crash writes to nobody twice', async () => {
  for (const name of ['a', 'b', 'c']) await givenSubscriber(`${name}@example.com`)
  const id = await write()
  await move(id, 'scheduled')
  const down = { ...shop, mailer: { send: () => Promise.reject(new Error('ECONNREFUSED')) } }
  await sendNewsletters(down)
  expect(await issueOf(id)).toMatchObject({ state: 'sending', failed: 0, sent: 0 })
  const [claimed] = await db.service.all<{ subscriber_id: string }>('select subscriber_id from private.claim_newsletters(1)')
  await sendNewsletters(shop)
  expect(letters).toHaveLength(2)
  await db.owner.all(`update private.newsletter_sends set claimed_at = now() - interval '1 hour' where subscriber_id = $1`, [claimed?.subscriber_id])
  await sendNewsletters(shop)
  expect(letters).toHaveLength(2)
  expect(await issueOf(id)).toMatchObject({ state: 'sent', sent: 2, failed: 1 })
})

test('what comes back is counted and ends the subscription', async () => {
  const id = await write()
  await givenSubscriber('back@example.com')
  await move(id, 'scheduled')
  await sendNewsletters(shop)
  const { letter } = await db.owner.one<{ letter: string }>(
    `insert into public.sent_letters (topic, address, subject, state) values ('newsletter', 'back@example.com', 'Silk', 'sent') returning id as letter`,
  )
  await db.service.one('select private.take_bounce($1)', [JSON.stringify({ letter, kind: 'bounced', said: '5.1.1', nobody: true })])
  expect(await issueOf(id)).toMatchObject({ bounced: 1 })
  expect(await stateOf('back@example.com')).toBe('ended')
})

test('who writes newsletters sees how many and never who, and not how many where they are few', async () => {
  const reach = async (audience: object) => (await editor.one<{ told: unknown }>('select public.newsletter_reach($1) as told', [JSON.stringify(audience)])).told
  for (const name of ['a', 'b', 'c', 'd', 'e']) await givenSubscriber(`${name}@example.com`)
  await givenSubscriber('f@example.com', 'th')
  expect(await reach({})).toEqual({ total: 6, languages: { en: 5, th: 0 } })
  expect(await reach({ languages: ['th'] })).toEqual({ few: true })
  expect(await reach({ bought_within: 30 })).toEqual({ total: 0, languages: {} })
  expect(await reach({ not_bought_within: 30, tiers: ['silk'] })).toEqual({ total: 0, languages: {} })
  for (const none of [[], { languages: [] }, { languages: [1] }, { bought_within: -1 }, { people: ['a'] }])
    await expect(reach(none)).rejects.toMatchObject({ code: 'HT004', hint: 'no_audience' })
  expect(await editor.all('select email from public.newsletter_subscribers')).toEqual([])
})

test('only a draft is changed, as it was seen, and none is sent without English', async () => {
  const id = await write()
  const change = (seen: string) => editor.all('select public.write_newsletter($1, $2, $3)', [id, JSON.stringify({ name: 'July', texts: {} }), seen])
  await expect(change('2020-01-01')).rejects.toMatchObject({ hint: 'changed_meanwhile' })
  const seen = () => db.owner.one<{ at: string }>('select changed_at::text as at from public.newsletter_issues where id = $1', [id])
  await change((await seen()).at)
  await expect(move(id, 'scheduled')).rejects.toMatchObject({ code: 'HT005', hint: 'no_english' })
  for (const wrong of [
    { name: ' ' },
    { name: 'x', texts: { xx: WORDS } },
    { name: 'x', texts: { en: { subject: 's' } } },
    { name: 'x', link: 'https://x.example' },
  ])
    await expect(editor.all('select public.write_newsletter(null, $1, null)', [JSON.stringify(wrong)])).rejects.toMatchObject({ hint: 'no_newsletter' })
})

test('the preview and the test are the letter itself; a test goes to whoever presses', async () => {
  const caller: Caller = { ...guest, id: person, role: 'authenticated', claims: { sub: person, role: 'authenticated', ...withFactor() } }
  const shown = await previewNewsletterFunction(shop, caller, { issue: { texts: { en: WORDS }, link: '/products', product_ids: [] }, language: 'th' })
  expect(await shown.json()).toMatchObject({ subject: 'Silk from Surin', html: expect.stringContaining('<strong>these</strong>') as string })
  const tried = await testNewsletterFunction(shop, caller, { id: await write(), language: 'en' })
  expect(await tried.json()).toEqual({ to: 'editor@hattha.example' })
  expect(letters.map(({ to }) => to)).toEqual(['editor@hattha.example'])
})

test('erasing an account takes its newsletter along', async () => {
  const ada = await givenPerson(db, { email: 'leaving@example.com' })
  await givenSubscriber('leaving@example.com')
  const told = await db.service.one<{ told: object }>('select private.newsletter_for_export($1) as told', [ada])
  expect(told.told).toMatchObject({ newsletter: { state: 'active', language: 'en' } })
  await db.owner.all('delete from auth.users where id = $1', [ada])
  expect(await stateOf('leaving@example.com')).toBeUndefined()
})
