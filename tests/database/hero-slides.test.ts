import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson } from '../support/market.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let [editor, reader] = ['', '']
beforeAll(async () => {
  db = await testDatabase()
  ;[editor, reader] = [await givenPerson(db), await givenPerson(db)]
  await givenStaff(db, editor, ['content.write'])
  await givenStaff(db, reader, ['blog.read'])
})

const SLIDE = { image_url: '/pictures/hero-1.webp', link: '/products', texts: { en: { title: 'Silk', subtitle: 'From Surin' } } }
const write = async (slide: object = SLIDE, id: string | null = null, seen: string | null = null) =>
  (await asStaff(db, editor).one<{ id: string }>('select public.write_hero_slide($1, $2, $3) as id', [id, JSON.stringify(slide), seen])).id
const move = (id: string, to: string) => asStaff(db, editor).all('select public.move_hero_slide($1, $2)', [id, to])
const order = (ids: readonly string[], seen: readonly string[]) => asStaff(db, editor).all('select public.order_hero_slides($1, $2)', [ids, seen])
const shown = async () => (await db.anon.all<{ id: string }>('select id from public.hero_slides order by sort_order, id')).map(({ id }) => id)
const seenOf = async (id: string) => (await db.owner.one<{ seen: string }>('select changed_at::text as seen from public.hero_slides where id = $1', [id])).seen
const hint = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'hint' in error ? error.hint : error),
  )

test('an editor makes slides, puts them in order, hides one and puts one away; visitors see the others, and the log has every field', async () => {
  const [first, second, third] = [await write(), await write(), await write()]
  expect(await shown()).toEqual([first, second, third])
  await order([third, first, second], [first, second, third])
  expect(await shown()).toEqual([third, first, second])
  expect(await hint(order([first, third, second], [first, second, third]))).toBe('changed_meanwhile')
  expect(await hint(order([first, third], [third, first, second]))).toBe('other_slides')
  expect(await hint(order([first, first, third], [third, first, second]))).toBe('other_slides')

  await move(first, 'hidden')
  await move(third, 'archived')
  expect(await shown()).toEqual([second])
  expect(await hint(move(third, 'archived'))).toBe('not_allowed_now')
  expect(await hint(write(SLIDE, third, await seenOf(third)))).toBe('archived')
  await move(third, 'restored')
  // What comes back is looked at before visitors see it.
  expect(await shown()).toEqual([second])
  await move(third, 'shown')
  expect(await shown()).toEqual([third, second])

  const seen = await seenOf(second)
  await write({ ...SLIDE, link: '/categories' }, second, seen)
  expect(await hint(write(SLIDE, second, seen))).toBe('changed_meanwhile')
  const act = await db.owner.one(
    `select changes, actor_id from public.activity_log where action = 'hero_slides.update' and subject = $1 order by id desc limit 1`,
    [second],
  )
  expect(act).toEqual({ changes: { link: ['/products', '/categories'] }, actor_id: editor })
})

test('a slide is seen from its day until its last', async () => {
  const [later, past] = [await write({ ...SLIDE, starts_at: '2099-01-01T00:00:00Z' }), await write({ ...SLIDE, ends_at: '2020-01-01T00:00:00Z' })]
  const seen = await shown()
  expect([seen.includes(later), seen.includes(past)]).toEqual([false, false])
  expect(await asStaff(db, editor).all('select id from public.hero_slides where id = any($1)', [[later, past]])).toHaveLength(2)
})

test.each<[string, object]>([
  ['no picture', { image_url: undefined }],
  ['a picture elsewhere without HTTPS', { image_url: 'http://pictures.example/a.png' }],
  ['a link that leaves the shop', { link: '//evil.example' }],
  ['a link that is a script', { link: 'javascript:alert(1)' }],
  ['no words', { texts: {} }],
  ['words that are no words', { texts: [] }],
  ['a title in no language', { texts: { 'x!': { title: 'Silk' } } }],
  ['a language without a title', { texts: { en: { title: 'Silk' }, de: { subtitle: 'Aus Surin' } } }],
  ['a title that is a number', { texts: { en: { title: 7 } } }],
  ['other words than title and subtitle', { texts: { en: { title: 'Silk', onclick: 'x' } } }],
  ['a title too long for its place', { texts: { en: { title: 'x'.repeat(81) } } }],
  ['an end before its start', { starts_at: '2030-02-02T00:00:00Z', ends_at: '2030-02-01T00:00:00Z' }],
])('%s is no slide', async (_what, change) => {
  expect(await hint(write({ ...SLIDE, ...change }))).toBe('no_slide')
})

test('who may not write contents makes, moves and orders nothing, sees no hidden slide, and brings and removes no picture', async () => {
  const hidden = await write({ ...SLIDE, is_active: false })
  for (const person of [asStaff(db, reader), db.asPerson(await givenPerson(db))]) {
    expect(await refusal(person.all(`select public.write_hero_slide(null, '{}', null)`))).toBe('42501')
    expect(await refusal(person.all(`select public.move_hero_slide($1, 'shown')`, [hidden]))).toBe('42501')
    expect(await refusal(person.all('select public.order_hero_slides($1, $1)', [[hidden]]))).toBe('42501')
    expect(await person.all('select id from public.hero_slides where id = $1', [hidden])).toEqual([])
    expect(await refusal(person.all(`insert into storage.objects (bucket_id, name) values ('shop-pictures', 'slides/a.webp')`))).toBe('42501')
  }
  await asStaff(db, editor).all(`insert into storage.objects (bucket_id, name) values ('shop-pictures', 'slides/b.webp')`)
  expect(await asStaff(db, reader).all(`delete from storage.objects where name = 'slides/b.webp' returning id`)).toEqual([])
})

test('there are fifty slides at most; putting one away makes room', async () => {
  await db.owner.all(
    `insert into public.hero_slides (image_url) select '/pictures/hero-1.webp' from generate_series(1, 50 - (select count(*) from public.hero_slides where archived_at is null)::integer)`,
  )
  expect(await hint(write())).toBe('too_many')
  const [one] = await db.owner.all<{ id: string }>('select id from public.hero_slides where archived_at is null limit 1')
  await move(one?.id ?? '', 'archived')
  expect(await hint(write())).toBe('done')
})
