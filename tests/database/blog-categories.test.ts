import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson } from '../support/market.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'

let db: TestDatabase
let [editor, reader] = ['', '']
beforeAll(async () => {
  db = await testDatabase()
  ;[editor, reader] = [await givenPerson(db), await givenPerson(db)]
  await givenStaff(db, editor, ['blog.read', 'blog.write'])
  await givenStaff(db, reader, ['blog.read'])
})

const hint = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'hint' in error ? error.hint : error),
  )
const staff = () => asStaff(db, editor)
const seenOf = async (id: string) =>
  (await db.owner.one<{ seen: string }>('select changed_at::text as seen from public.blog_categories where id = $1', [id])).seen
const write = async (category: object, id: string | null = null, seen: string | null = null) =>
  (await staff().one<{ id: string }>('select public.write_blog_category($1, $2, $3) as id', [id, JSON.stringify(category), seen])).id
const show = (id: string, shown: boolean) => staff().all('select public.show_blog_category($1, $2)', [id, shown])
const made = async () => {
  const id = await write({ id: `b-${randomUUID()}`, texts: { en: { name: 'Looms' } } })
  await show(id, true)
  return id
}
const given = async (category: string) =>
  (
    await db.owner.one<{ id: string }>(`insert into public.blog_posts (slug, title, category_id) values ($1, 'Silk', $2) returning id`, [
      randomUUID(),
      category,
    ])
  ).id
const categoryOf = async (post: string) => (await db.owner.one<{ at: string }>('select category_id as at from public.blog_posts where id = $1', [post])).at
const isShown = async (id: string) => (await db.anon.all('select id from public.blog_categories where id = $1', [id])).length === 1
const ledOn = async (id: string) => (await db.anon.one<{ to: string | null }>('select public.blog_category_led_on($1) as to', [id])).to
const merge = (id: string, into: string, posts = 0) =>
  staff().one<{ id: string }>(`select public.merge_blog_category($1, $2, $3, 'Two of one kind') as id`, [id, into, posts])
const order = (ids: readonly string[], seen: readonly string[]) => staff().all('select public.order_blog_categories($1, $2)', [ids, seen])

test('a category is made hidden, named in languages and shown; its address stays, and what somebody else has changed is not overwritten', async () => {
  const id = await write({ id: 'natural-dyes', texts: { en: { name: 'Dyes' }, th: { name: 'สีย้อม' }, de: { name: 'Farben' } } })
  expect(await isShown(id)).toBe(false)
  await show(id, true)
  expect(await hint(show(id, true))).toBe('not_allowed_now')
  const seen = await seenOf(id)
  await write({ id: 'elsewhere', texts: { en: { name: 'Natural dyes' }, th: { name: 'สีธรรมชาติ' } } }, id, seen)
  expect(await isShown('natural-dyes')).toBe(true)
  expect(await hint(write({ texts: { en: { name: 'Colors' } } }, id, seen))).toBe('changed_meanwhile')
  expect(await db.anon.all('select language, name from public.blog_category_translations where category_id = $1', [id])).toEqual([
    { language: 'th', name: 'สีธรรมชาติ' },
  ])
  const acts = await asStaff(db, reader).all<{ action: string }>(`select action from public.acts_about('blog_categories', $1)`, [[id]])
  expect(acts.map(({ action }) => action.replace('blog_categories.', ''))).toEqual(['insert', 'words', 'update', 'update', 'words'])
  expect(await db.owner.one(`select changes from public.activity_log where noun = 'blog_categories' and subject = $1 order by id desc limit 1`, [id])).toEqual({
    changes: { de: ['Farben', null], th: ['สีย้อม', 'สีธรรมชาติ'] },
  })
})

test.each<[string, object]>([
  ['no address', { texts: { en: { name: 'A' } } }],
  ['an address that is none', { id: 'A b', texts: { en: { name: 'A' } } }],
  ['no English', { id: 'a-1', texts: { de: { name: 'A' } } }],
  ['words that are no words', { id: 'a-1', texts: { en: { name: 7 } } }],
  ['a picture elsewhere without HTTPS', { id: 'a-1', texts: { en: { name: 'A' } }, image_url: 'http://p.example/a.png' }],
])('%s is no category', async (_what, category) => {
  expect(await hint(write(category))).toBe('no_category')
})

test('two categories have two addresses, and there are no more than a reader looks through', async () => {
  const id = await made()
  expect(await hint(write({ id, texts: { en: { name: 'Thief' } } }))).toBe('slug_taken')
  await db.owner.all(`insert into public.blog_categories (id, name) select 'many-' || n, 'Many' from generate_series(1, 100) n`)
  expect(await hint(write({ id: 'one-more', texts: { en: { name: 'More' } } }))).toBe('too_many')
  await db.owner.all(`delete from public.blog_categories where id like 'many-%'`)
})

test('they are put in order; of two people who do so at once one is told', async () => {
  const ids = [await made(), await made()]
  const stands = async () =>
    (await db.owner.all<{ id: string }>('select id from public.blog_categories where merged_into is null order by sort_order, id')).map(({ id }) => id)
  const seen = await stands()
  const rest = seen.filter((id) => !ids.includes(id))
  const both = await Promise.all([hint(order([...ids, ...rest], seen)), hint(order([...ids.toReversed(), ...rest], seen))])
  expect(both.toSorted()).toEqual(['changed_meanwhile', 'done'])
  expect(await hint(order(ids, await stands()))).toBe('other_categories')
})

test('a merge takes the posts along and the address, and is taken back but for what was put elsewhere since', async () => {
  const [from, into, third] = [await made(), await made(), await made()]
  const [stays, moved] = [await given(from), await given(from)]
  expect(await hint(merge(from, into, 1))).toBe('changed_meanwhile')
  const { id } = await merge(from, into, 2)
  expect([await categoryOf(stays), await isShown(from), await ledOn(from)]).toEqual([into, false, into])
  expect(await hint(merge(from, third))).toBe('merged')
  expect(await hint(merge(third, from))).toBe('merged')
  expect(await hint(merge(third, third))).toBe('merged')
  expect(await hint(show(from, true))).toBe('merged')
  expect(await hint(write({ texts: { en: { name: 'A' } } }, from, await seenOf(from)))).toBe('merged')
  // Whoever puts a post into what was merged meanwhile puts it into the other.
  expect(await categoryOf(await given(from))).toBe(into)
  await db.owner.all('update public.blog_posts set category_id = $2 where id = $1', [moved, third])
  const undo = () => staff().one<{ back: number }>(`select public.undo_blog_category_merge($1, 'They differ')::integer as back`, [id])
  const next = await merge(into, third, 2)
  expect(await ledOn(from)).toBe(third)
  expect(await hint(undo())).toBe('merged')
  await staff().all(`select public.undo_blog_category_merge($1, 'Wrong one')`, [next.id])
  expect(await undo()).toEqual({ back: 1 })
  expect([await categoryOf(stays), await categoryOf(moved), await isShown(from), await ledOn(from)]).toEqual([from, third, true, null])
  expect(await hint(undo())).toBe('not_allowed_now')
  // Nobody is led to what is hidden.
  await merge(from, into, 1)
  await show(into, false)
  expect(await ledOn(from)).toBe(null)
})

test('only what is empty is removed, for a reason and with the second factor again', async () => {
  const [used, target, merged, unused] = [await made(), await made(), await made(), await made()]
  await given(used)
  await merge(merged, target)
  const remove = (id: string, who = staff()) => who.all(`select public.remove_blog_category($1, 'Made by mistake')`, [id])
  for (const id of [used, target, merged]) expect(await hint(remove(id))).toBe('used')
  expect(await hint(remove(unused, db.asPerson(editor, withFactor({ minutesAgo: 30 }))))).toBe('prove')
  expect(await refusal(staff().all(`select public.remove_blog_category($1, '')`, [unused]))).toBe('HT004')
  await remove(unused)
  expect(await db.owner.all('select id from public.blog_categories where id = $1', [unused])).toEqual([])
})

test('who may only read changes nothing, and a visitor reads neither what is hidden nor what was merged', async () => {
  const [category, other] = [await made(), await made()]
  await given(category)
  await merge(other, category)
  const reads = asStaff(db, reader)
  expect(await reads.one('select posts::integer, shown::integer from public.blog_category_counts() where category_id = $1', [category])).toEqual({
    posts: 1,
    shown: 0,
  })
  expect(await reads.all('select id from public.blog_category_merges where into_id = $1', [category])).toHaveLength(1)
  const visitor = db.asPerson(await givenPerson(db))
  for (const person of [reads, visitor]) {
    for (const call of ["write_blog_category(null, '{}', null)", "order_blog_categories('{}', '{}')"])
      expect(await refusal(person.all(`select public.${call}`))).toBe('42501')
    for (const call of ['show_blog_category($1, false)', `merge_blog_category($1, $1, 0, 'Because')`, `remove_blog_category($1, 'Because')`])
      expect(await refusal(person.all(`select public.${call}`, [category]))).toBe('42501')
  }
  expect(await visitor.all('select id from public.blog_category_merges')).toEqual([])
  expect(await refusal(visitor.all('select from public.blog_category_counts()'))).toBe('42501')
})
