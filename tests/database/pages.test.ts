import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '../../app/i18n/languages.ts'
import { getShopFacts } from '../../app/pages/get-shop-facts.server.ts'
import { INFO_PAGES, type InfoName, type ShopFacts } from '../../app/pages/info-pages.ts'
import { findAnnounced } from '../../app/pages/find-announced.server.ts'
import { findWritten, getVersionText, listVersions } from '../../app/pages/find-written.server.ts'
import { builtInTexts } from '../../app/pages/built-in-texts.server.ts'
import { getPreview } from '../../app/pages/written/get-preview.server.ts'
import { factsOf, pageFault, partsOf } from '../../app/pages/page-text.ts'
import { publishPageFunction } from '../../app/pages/written/publish-page.server.ts'
import { showPageTextsFunction } from '../../app/pages/written/show-page-texts.server.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { asCaller } from '../support/paid-orders.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'

let db: TestDatabase
let shop: Shop
let facts: ShopFacts
let editor: Caller & { id: string }
beforeAll(async () => {
  db = await testDatabase()
  shop = testShop(db).shop
  facts = await getShopFacts(db.anon, { sender: 'shop@hattha.test' })
  editor = await givenCaller('content.write')
})

async function givenCaller(...rights: string[]): Promise<Caller & { id: string }> {
  const id = await givenPerson(db)
  await givenStaff(db, id, rights)
  return { ...asCaller(id), id, claims: { sub: id, role: 'authenticated', ...withFactor() } }
}
const hint = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'hint' in error ? error.hint : error),
  )
const staff = () => asStaff(db, editor.id)
const keep = (page: string, language: string, texts: object, seen: number | null = null) =>
  staff().one<{ revision: number }>('select public.keep_page_draft($1, $2, $3, $4) as revision', [page, language, JSON.stringify(texts), seen])
const publish = async (wish: object, by: Caller = editor): Promise<Record<string, unknown>> => {
  const answer = await publishPageFunction(shop, by, { from: null, seen: null, reason: 'Said better', ...wish })
  return { status: answer.status, ...((await answer.json()) as object) }
}
const own = async () => (await staff().one<{ id: string }>('select public.make_page($1) as id', [`p-${randomUUID()}`])).id
const reads = async (page: string, language: 'en' | 'th' | 'de' = 'en') => findWritten(db.anon, page, { language, facts })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const setting = async (key: string) => (await db.owner.one<{ value: string }>('select value from public.shop_settings where key = $1', [key])).value
/** As the days that go by. */
const daysPass = async (page: string) => {
  await db.owner.all(`update public.page_versions set holds_from = now() - interval '1 minute' where page_id = $1 and holds_from > now()`, [page])
  await db.owner.all('select private.begin_due_pages()')
}

test.each(Object.keys(INFO_PAGES) as InfoName[])('the text of %s that is built in can be kept as it is, in every language', async (page) => {
  const texts = await builtInTexts(shop, db.service, page)
  const { parts } = await db.owner.one<{ parts: string[] }>('select parts from public.pages where id = $1', [page])
  expect(parts).toEqual(partsOf(page))
  for (const language of LANGUAGES) {
    const text = texts[language]
    expect({ language, fault: text && pageFault(text, partsOf(page), Object.keys(factsOf(facts))) }).toEqual({ language, fault: undefined })
    expect(await db.owner.one('select private.page_text_fault($1, $2) as fault', [parts, `${text?.lead}\n${text?.content}`])).toEqual({ fault: null })
  }
})

test('the database knows the facts that a page can be filled with', async () => {
  for (const name of Object.keys(factsOf(facts)))
    expect(await db.owner.one(`select $2 as name, private.page_text_fault('{}', $1) as fault`, [`{{${name}}}`, name])).toEqual({ name, fault: null })
  expect(await db.owner.one(`select private.page_text_fault('{}', '{{unknown}}') as fault`)).toEqual({ fault: 'placeholders' })
})

test('a text that staff write is read by nobody before it is published; then readers of its language get it, filled, and the others what is built in', async () => {
  const { revision } = await keep('returns', 'th', { title: 'คืนได้ {{days}} วัน', lead: '', content: '## วิธีคืน\n\nภายใน {{days}} วัน\n\n{{part.how}}' })
  expect(await reads('returns', 'th')).toMatchObject({ text: undefined, hasVersions: false })
  expect(await publish({ page: 'returns', what: { drafts: { th: revision } } })).toEqual({ status: 200, number: 1 })
  const thai = await reads('returns', 'th')
  expect(thai?.text).toMatchObject({ title: `คืนได้ ${facts.returnDays} วัน`, contents: [{ title: 'วิธีคืน' }], language: 'th' })
  expect(thai?.text?.chunks.map((chunk) => (chunk.is === 'part' ? chunk.name : 'text'))).toEqual(['text', 'how'])
  expect((await reads('returns', 'en'))?.text).toBeUndefined()
  // What everybody read before stays readable in every language, as it was.
  const versions = await listVersions(db.anon, 'returns')
  expect(versions.map(({ number, holds }) => [number, holds])).toEqual([
    [1, 'now'],
    [0, 'former'],
  ])
  expect((await getVersionText(db.anon, 'returns', 0, 'de'))?.title).toBe((await builtInTexts(shop, db.service, 'returns')).de?.title)
  expect((await getVersionText(db.anon, 'returns', 1, 'de'))?.language).toBe('de')
  // It goes on from there, and back to what is built in.
  const next = await keep('returns', 'en', { title: 'Returns', lead: '', content: 'Within {{days}} days. {{part.how}}' })
  expect(await publish({ page: 'returns', seen: 1, what: { drafts: { en: next.revision } } })).toEqual({ status: 200, number: 2 })
  expect([(await reads('returns', 'en'))?.text?.title, (await reads('returns', 'th'))?.text?.language]).toEqual(['Returns', 'th'])
  expect(await publish({ page: 'returns', seen: 2, what: { builtIn: true } })).toEqual({ status: 200, number: 3 })
  expect((await reads('returns', 'en'))?.text).toBeUndefined()
  expect(await publish({ page: 'returns', seen: 3, what: { version: 1 } })).toEqual({ status: 200, number: 4 })
  expect([(await reads('returns', 'th'))?.text?.language, (await reads('returns', 'en'))?.text]).toEqual(['th', undefined])
})

test('terms that hold from a later day are read before it, hold on it, and are what people agree to from then on', async () => {
  const was = await setting('legal.terms_version')
  const { revision } = await keep('terms', 'en', { title: 'Terms', lead: '', content: 'You buy from the maker.' })
  expect(await publish({ page: 'terms', from: inDays(30), what: { drafts: { en: revision } } })).toEqual({ status: 200, number: 1 })
  expect(await reads('terms')).toMatchObject({ text: undefined, next: { number: 1 } })
  expect((await getVersionText(db.anon, 'terms', 1, 'en'))?.content).toBe('You buy from the maker.')
  expect(await findAnnounced(db.anon)).toMatchObject([{ page: 'terms', number: 1 }])
  await db.owner.all('select private.begin_due_pages()')
  expect(await setting('legal.terms_version')).toBe(was)
  const other = await keep('terms', 'en', { title: 'Terms', lead: '', content: 'Otherwise.' })
  expect(await publish({ page: 'terms', seen: 1, what: { drafts: { en: other.revision } } })).toMatchObject({ code: 'one_waits' })
  await daysPass('terms')
  expect([await findAnnounced(db.anon), await reads('terms')]).toMatchObject([[], { text: { title: 'Terms' }, next: undefined }])
  expect(await setting('legal.terms_version')).toMatch(/^\d{4}-\d\d-\d\d\.1$/)
  expect(await hint(staff().all(`select public.withdraw_page_version('terms', 1, 'Too early')`))).toBe('not_allowed_now')
})

test('a version is taken back before its day, and then another may be made', async () => {
  const page = await own()
  const { revision } = await keep(page, 'en', { title: 'Care', lead: '', content: 'Wash it cold.' })
  await publish({ page, from: inDays(3), what: { drafts: { en: revision } } })
  await staff().all(`select public.withdraw_page_version($1, 1, 'Too early')`, [page])
  await daysPass(page)
  expect(await reads(page)).toBeUndefined()
  const again = await keep(page, 'en', { title: 'Care', lead: '', content: 'Wash it warm.' })
  expect(await publish({ page, seen: 1, what: { drafts: { en: again.revision } } })).toMatchObject({ status: 200, number: 2 })
  expect((await reads(page))?.text?.title).toBe('Care')
  expect((await listVersions(db.anon, page)).map(({ number }) => number)).toEqual([2])
})

test.each<[string, object, string]>([
  ['a fact nobody knows', { title: 'Care', content: 'For {{year}}.' }, 'placeholders'],
  ['a fact nobody knows in its title', { title: 'Care {{year}}', content: 'Words.' }, 'placeholders'],
  ['a brace that is open', { title: 'Care', content: 'For {{days}' }, 'braces'],
  ['a part that the page has not', { title: 'Care', content: '{{part.how}}' }, 'parts'],
  ['no title', { title: '', content: 'Words.' }, 'no_text'],
])('a text with %s is not published and stays as it was written', async (_what, text, code) => {
  const page = await own()
  const { revision } = await keep(page, 'en', { lead: '', ...text })
  expect(await publish({ page, what: { drafts: { en: revision } } })).toMatchObject({ code })
  expect(await db.owner.all('select language from public.page_drafts where page_id = $1', [page])).toEqual([{ language: 'en' }])
  expect(await reads(page)).toBeUndefined()
})

test('what somebody else has written or published meanwhile is not published over; of two at once one is told', async () => {
  const page = await own()
  const { revision } = await keep(page, 'en', { title: 'Care', lead: '', content: 'Words.' })
  await keep(page, 'de', { title: 'Pflege', lead: '', content: 'Worte.' })
  expect(await publish({ page, what: { drafts: { en: revision } } })).toMatchObject({ code: 'changed_meanwhile' })
  expect(await hint(keep(page, 'en', { title: 'Other' }, null))).toBe('changed_meanwhile')
  const wish = { page, what: { drafts: { en: revision, de: 1 } } }
  const both = await Promise.all([publish(wish), publish(wish)])
  expect(both.map(({ code = 'done' }) => String(code)).toSorted()).toEqual(['changed_meanwhile', 'done'])
  expect(await publish({ page, from: inDays(-1), seen: 1, what: { version: 1 } })).toMatchObject({ code: 'no_date' })
})

test('a page of the shop’s own is found when it is published and shown; English stands in for what is missing', async () => {
  const page = await own()
  expect(await hint(staff().all('select public.make_page($1)', [page]))).toBe('slug_taken')
  for (const id of ['A b', 'preview', 'x'.repeat(61), null]) expect(await hint(staff().all('select public.make_page($1)', [id]))).toBe('no_page')
  expect(await publish({ page, what: { builtIn: true } })).toMatchObject({ code: 'no_text' })
  const { revision } = await keep(page, 'en', { title: 'Care', lead: '', content: 'Wash it *cold*, says {{name}}.' })
  await publish({ page, what: { drafts: { en: revision } } })
  expect((await reads(page, 'de'))?.text).toMatchObject({ title: 'Care', language: 'en' })
  await staff().all('select public.show_page($1, false)', [page])
  expect([await reads(page), await listVersions(db.anon, page)]).toEqual([undefined, []])
  expect(await hint(staff().all('select public.show_page($1, false)', [page]))).toBe('not_allowed_now')
  expect(await hint(staff().all(`select public.show_page('terms', false)`))).toBe('built_in')
  expect(await hint(staff().all(`select public.remove_page($1, 'Made by mistake')`, [page]))).toBe('used')
  const unseen = await own()
  await staff().all(`select public.remove_page($1, 'Made by mistake')`, [unseen])
  expect(await db.owner.all('select id from public.pages where id = $1', [unseen])).toEqual([])
})

test('whoever has the link sees what is being written, for an hour', async () => {
  await keep('mission', 'de', { title: 'Wozu', lead: '', content: 'Worte.' })
  const { token } = await staff().one<{ token: string }>(`select public.ask_page_preview('mission') as token`)
  const seen = (language: 'de' | 'en') => getPreview(db.service, token, { language, facts })
  expect([(await seen('de'))?.text?.title, (await seen('en'))?.text]).toEqual(['Wozu', undefined])
  expect(await getPreview(db.service, 'f'.repeat(64), { language: 'de', facts })).toBeUndefined()
  await db.owner.all(`update private.page_previews set expires_at = now() - interval '1 second'`)
  expect(await seen('de')).toBeUndefined()
})

test('whoever may not write the shop’s content neither reads what is being written nor why, and publishes nothing', async () => {
  const clerk = await givenCaller('orders.read')
  await keep('about', 'en', { title: 'About', lead: '', content: 'Words.' })
  const other = asStaff(db, clerk.id)
  expect(await publish({ page: 'about', what: { builtIn: true } }, clerk)).toMatchObject({ status: 403 })
  expect((await showPageTextsFunction(shop, clerk, { page: 'about' })).status).toBe(403)
  expect(await other.all('select language from public.page_drafts')).toEqual([])
  expect(await refusal(other.all('select reason from public.page_versions'))).toBe('42501')
  expect(await refusal(other.all(`select public.keep_page_draft('about', 'en', '{}', null)`))).toBe('42501')
  // Not even who may, past the command that makes it whole.
  expect(await refusal(staff().all(`select private.publish_page('about', null, '{}', '{}', true, 0, null, 'Because')`))).toBe('42501')
})

test('who writes a page gets what is built in and what stands, with every fact a text may name', async () => {
  const answer = await showPageTextsFunction(shop, editor, { page: 'privacy' })
  const shown = (await answer.json()) as { builtIn: Record<string, { content: string }>; newest: object; facts: object }
  expect(Object.keys(shown.builtIn).toSorted()).toEqual([...LANGUAGES].toSorted())
  expect(shown.builtIn['en']?.content).toContain('[{{email}}](mailto:{{email}})')
  expect([shown.newest, shown.facts]).toMatchObject([{}, { days: facts.returnDays }])
  expect((await showPageTextsFunction(shop, editor, { page: 'nothing' })).status).toBe(404)
})

test('what members agree to is published with the second factor just shown, and no draft in a language the shop does not speak stands in the way', async () => {
  const stale = { ...editor, claims: { sub: editor.id, role: 'authenticated', ...withFactor({ minutesAgo: 30 }) } }
  expect(await publish({ page: 'terms', what: { builtIn: true } }, stale)).toMatchObject({ status: 403, code: 'prove' })
  expect(await hint(keep('terms', 'xx', { title: 'x', lead: '', content: 'x' }))).not.toBe('done')
  const { revision } = await keep('cookies', 'en', { title: 'Cookies', lead: '', content: 'None.' })
  expect(await publish({ page: 'cookies', what: { drafts: { en: revision } } }, stale)).not.toMatchObject({ code: 'prove' })
})
