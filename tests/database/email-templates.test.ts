import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { EmailTemplate } from '../../app/email-templates/list-email-templates.server.ts'
import { listEmailTemplatesFunction } from '../../app/email-templates/list-email-templates.server.ts'
import { sendSampleLetterFunction } from '../../app/email-templates/send-sample-letter.server.ts'
import { showEmailTemplateFunction, type ShownLetter } from '../../app/email-templates/show-email-template.server.ts'
import { letterBook } from '../../app/letters/letter-book.server.ts'
import { sendOutbox, showSentLetterFunction } from '../../app/outbox.ts'
import { overrideSentencesFunction } from '../../app/sentences/override-sentences.server.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import { createLiveWords, type LiveWords } from '../../server/rendering/live-words.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { asCaller, givenOrder } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { quietLog } from '../support/quiet-log.ts'
import { givenStaff, withFactor } from '../support/staff.ts'
import { builtInCatalogues } from '../support/words.ts'

let db: TestDatabase
let shop: Shop
let letters: Letter[]
let words: LiveWords
let editor: Caller & { id: string }
const bank = playedBank()
beforeAll(async () => {
  db = await testDatabase()
  const made = testShop(db, { payments: [bank] })
  words = createLiveWords({ builtIn: builtInCatalogues, database: db.service, log: quietLog() })
  letters = made.letters
  // What is sent is written down, as the shop's own mailer does.
  const book = letterBook(db.service)
  const mailer: Shop['mailer'] = {
    send: async (letter) => {
      const { id } = await book.begin(letter)
      await made.shop.mailer.send(letter)
      await book.end(id, { refused: false, answer: '250 ok', nobody: false })
    },
  }
  shop = { ...made.shop, mailer, words: (language) => words.current().in(language).t }
  editor = await givenCaller('letters.read', 'letters.write', 'translations.read', 'translations.write', 'orders.read')
})
beforeEach(async () => {
  await db.owner.all('delete from public.sentence_overrides')
  await words.renew()
  letters.length = 0
})

async function givenCaller(...rights: string[]): Promise<Caller & { id: string }> {
  const id = await givenPerson(db)
  await givenStaff(db, id, rights)
  return { ...asCaller(id), id, claims: { sub: id, role: 'authenticated', ...withFactor() } }
}
const ask = async (fn: typeof listEmailTemplatesFunction, body: object, by: Caller = editor) => {
  const answer = await fn(shop, by, body)
  const said: Record<string, unknown> = (await answer.json()) as Record<string, unknown>
  return { ...said, status: answer.status } as Record<string, unknown>
}
const list = async () => ((await ask(listEmailTemplatesFunction, {})) as unknown as { letters: EmailTemplate[] }).letters
const show = async (wish: object) =>
  (await ask(showEmailTemplateFunction, { topic: 'order.shipped', language: 'en', ...wish })) as unknown as ShownLetter & { status: number }
const override = (language: string, key: string, sentence: string) =>
  overrideSentencesFunction(shop, editor, { language, changes: [{ namespace: 'letters', key, sentence, seen: null }], reason: 'It is friendlier' })

test('a draft is seen in the letter before anybody gets it, and one that would not be taken is not', async () => {
  const built = await show({})
  const draft = (sentence: string) => show({ drafts: [{ namespace: 'letters', key: 'shipped.subject', sentence }] })
  expect((await draft('Off it goes: {{number}}')).subject).toBe('Off it goes: H261120-7KQ4M2X')
  expect((await draft('{{secret}}')).subject).toBe(built.subject)
  expect((await show({})).subject).toBe(built.subject)
  expect(built.sentences.map(({ key }) => key)).toContain('shipped.subject')
  expect(built.sentences.find(({ key }) => key === 'footer')?.also.length).toBeGreaterThan(10)
})

test('what is kept is in the list, and old once the built-in sentence has changed', async () => {
  await override('de', 'shipped.subject', 'Unterwegs: {{number}}')
  await words.renew()
  expect((await show({ language: 'de' })).subject).toBe('Unterwegs: H261120-7KQ4M2X')
  expect((await list()).filter(({ changed }) => changed.length > 0).map(({ topic, changed, stale }) => ({ topic, changed, stale }))).toEqual([
    { topic: 'order.shipped', changed: ['de'], stale: [] },
  ])
  await db.owner.all(`update public.sentence_overrides set built_in = 'Once upon a time {{number}}'`)
  expect((await list()).find(({ topic }) => topic === 'order.shipped')?.stale).toEqual(['de'])
})

test('a test goes to whoever asks alone, marked, with what is not kept yet, and is in the book as a test', async () => {
  const sent = await ask(sendSampleLetterFunction, {
    topic: 'order.shipped',
    kind: 'shipped',
    language: 'en',
    drafts: [{ namespace: 'letters', key: 'shipped.subject', sentence: 'Off: {{number}}' }],
  })
  const { email } = await db.owner.one<{ email: string }>('select email from public.profiles where id = $1', [editor.id])
  expect(sent).toMatchObject({ status: 200, to: email })
  expect(letters.map(({ to, subject }) => ({ to, subject }))).toEqual([{ to: email, subject: '[Test] Off: H261120-7KQ4M2X' }])
  expect(await db.owner.one('select topic, subject from public.sent_letters where address = $1', [email])).toEqual({
    topic: 'test',
    subject: '[Test] Off: H261120-7KQ4M2X',
  })
  expect((await list()).find(({ topic }) => topic === 'test')?.sent).toBe(1)
})

test('a letter that was sent is seen again without a way into the order, and the log says who looked', async () => {
  expect(await ask(showSentLetterFunction, { topic: 'order.placed' })).toMatchObject({ status: 404 })
  const { group: number } = await givenOrder({ db, shop, bank }, {})
  await sendOutbox(shop)
  const before = letters.length
  const seen = await ask(showSentLetterFunction, { topic: 'order.placed', number: number.toLowerCase() })
  expect(seen).toMatchObject({ status: 200, subject: expect.stringContaining(number) })
  expect(`${String(seen['html'])} ${String(seen['text'])}`).not.toMatch(/token=/)
  expect(letters.length).toBe(before)
  expect(await db.owner.all(`select subject from public.activity_log where action = 'letters.look' and actor_id = $1`, [editor.id])).toEqual([
    { subject: seen['letter'] },
  ])
  expect(await ask(showSentLetterFunction, { topic: 'order.placed', number: 'H000000-0000000' })).toMatchObject({ status: 404 })
})

test('each of it wants its right', async () => {
  const [reader, nobody, ordersOnly] = [await givenCaller('letters.read'), await givenCaller('blog.read'), await givenCaller('orders.read')]
  const wish = { topic: 'order.placed', kind: 'paid', language: 'en' }
  expect(await ask(listEmailTemplatesFunction, {}, nobody)).toMatchObject({ status: 403 })
  expect(await ask(showEmailTemplateFunction, wish, nobody)).toMatchObject({ status: 403 })
  expect(await ask(showEmailTemplateFunction, wish, reader)).toMatchObject({ status: 200 })
  expect(await ask(sendSampleLetterFunction, wish, reader)).toMatchObject({ status: 403 })
  expect(await ask(showSentLetterFunction, { topic: 'order.placed' }, reader)).toMatchObject({ status: 403 })
  expect(await ask(showSentLetterFunction, { topic: 'order.placed' }, ordersOnly)).toMatchObject({ status: 403 })
  expect(await ask(showSentLetterFunction, { topic: 'staff.invited' })).toMatchObject({ status: 400 })
  expect(letters).toEqual([])
})
