import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { getPost } from '../../app/blog/post/get-post.server.ts'
import type { Database } from '../../app/platform/database.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson } from '../support/market.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let editor: Database
let author: Database
beforeAll(async () => {
  db = await testDatabase()
  const [editorId, authorId] = [await givenPerson(db), await givenPerson(db)]
  await givenStaff(db, editorId, ['content.write'])
  await givenStaff(db, authorId, ['blog.write', 'blog.read'])
  ;[editor, author] = [asStaff(db, editorId), asStaff(db, authorId)]
})

async function givenPicture(bucket = 'shop-pictures', size: object | null = { width: 1600, height: 900 }) {
  const name = `library/loom-${randomUUID().slice(0, 8)}.webp`
  const { id } = await db.owner.one<{ id: string }>(
    `insert into storage.objects (bucket_id, name, version, metadata, user_metadata) values ($1, $2, gen_random_uuid()::text, '{"size": 2048, "mimetype": "image/webp"}', $3) returning id`,
    [bucket, name, size],
  )
  return { id, address: `/storage/v1/object/public/${bucket}/${name}` }
}
const seenOf = async (id: string) => (await db.owner.one<{ seen: string }>('select changed_at::text as seen from public.files where id = $1', [id])).seen
const describePicture = async (id: string, alts: object, tags: readonly string[] = [], { as = editor, seen = '' } = {}) =>
  as.all('select public.describe_picture($1, $2, $3, $4)', [id, JSON.stringify(alts), tags, seen || (await seenOf(id))])
const hint = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'hint' in error ? error.hint : error),
  )
const found = async (words: string, as = editor) => (await as.all<{ id: string }>('select id from public.media_found($1)', [words])).map(({ id }) => id)

test('what a picture shows is said in every language, found by its words and tags, and kept in the log', async () => {
  const picture = await givenPicture()
  await describePicture(picture.id, { en: 'A woman weaving Mudmee silk', th: 'หญิงทอผ้าไหมมัดหมี่' }, ['loy krathong', 'silk'])
  for (const words of ['mudmee', 'มัดหมี่', 'krathong', 'LOOM']) expect(await found(words)).toContain(picture.id)
  expect(await found('celadon')).not.toContain(picture.id)
  // Whoever writes for the blog chooses from the same pictures, and describes none.
  expect(await found('mudmee', author)).toContain(picture.id)
  expect(await refusal(describePicture(picture.id, {}, [], { as: author }))).toBe('42501')
  expect(await editor.all('select * from public.media_tags()')).toEqual([
    { tag: 'loy krathong', files: 1n },
    { tag: 'silk', files: 1n },
  ])
  expect(
    await db.owner.one(`select changes -> 'tags' as tags from public.activity_log where action = 'files.describe' and subject = $1`, [picture.id]),
  ).toEqual({
    tags: [[], ['loy krathong', 'silk']],
  })
})

test('neither strangers nor members see the library', async () => {
  const person = db.asPerson(await givenPerson(db))
  for (const sql of [`select public.media_found('a')`, 'select public.media_tags()']) {
    expect(await refusal(person.all(sql))).toBe('42501')
    expect(await refusal(db.asAnon().all(sql))).toBe('42501')
  }
})

test('what is no description is refused, and nobody writes over what somebody else has written', async () => {
  const picture = await givenPicture()
  for (const alts of [{ en: '' }, { en: '  ' }, { en: 'x'.repeat(301) }, { 'not a language': 'x' }, { en: 1 }])
    expect(await hint(describePicture(picture.id, alts))).toBe('no_alts')
  for (const tags of [['Silk'], ['silk', 'silk'], [''], ['x'.repeat(41)], Array.from({ length: 21 }, (_, at) => `t${at}`), ['a,b']])
    expect(await hint(describePicture(picture.id, {}, tags))).toBe('no_tags')
  expect(await hint(describePicture((await givenPicture('avatars')).id, {}))).toBe('file_not_ours')
  const seen = await seenOf(picture.id)
  await describePicture(picture.id, { en: 'A loom' })
  expect(await hint(describePicture(picture.id, { en: 'Another' }, [], { seen }))).toBe('changed_meanwhile')
})

test('a picture brings its measure along, and what is no measure is none', async () => {
  const measure = async (id: string) => db.owner.one('select width, height from public.files where id = $1', [id])
  expect(await measure((await givenPicture()).id)).toEqual({ width: 1600, height: 900 })
  for (const odd of [null, {}, { width: '-1', height: 'x' }, { width: 0, height: 1e9 }, { width: '1; drop', height: [1] }])
    expect(await measure((await givenPicture('shop-pictures', odd)).id)).toEqual({ width: null, height: null })
})

test('an article says what its pictures show in the reader’s language where it says nothing nearer itself', async () => {
  const picture = await givenPicture()
  await describePicture(picture.id, { en: 'A loom', th: 'กี่ทอผ้า' })
  const slug = `weaving-${randomUUID()}`
  await db.owner.all(
    `insert into public.blog_posts (slug, title, language, content, featured_image, featured_image_alt, category_id, author, status, published_at)
     values ($1, 'Weaving', 'en', $2, $3, '', (select id from public.blog_categories limit 1), 'Noi', 'published', now() - interval '1 day')`,
    [slug, `![](${picture.address})\n\n![Her hands](${picture.address})`, `${picture.address}?v=1`],
  )
  for (const [language, alt] of [
    ['en', 'A loom'],
    ['th', 'กี่ทอผ้า'],
    ['nl', 'A loom'],
  ] as const) {
    const read = await getPost(db.anon, slug, language)
    expect([language, read?.post.imageAlt, read?.post.blocks.map((block) => block.is === 'picture' && block.alt)]).toEqual([language, alt, [alt, 'Her hands']])
  }
  await db.owner.all(`update public.blog_posts set featured_image_alt = 'Noi at her loom' where slug = $1`, [slug])
  expect((await getPost(db.anon, slug, 'en'))?.post.imageAlt).toBe('Noi at her loom')
})
