import { beforeAll, expect, test } from 'vitest'
import { getPost } from '../../app/blog/post/get-post.server.ts'
import { getPreview } from '../../app/blog/post/get-preview.server.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson } from '../support/market.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let [editor, reader] = ['', '']
beforeAll(async () => {
  db = await testDatabase()
  ;[editor, reader] = [await givenPerson(db), await givenPerson(db)]
  await givenStaff(db, editor, ['blog.read', 'blog.write'])
  await givenStaff(db, reader, ['blog.read'])
})

let posts = 0
const write = async (post: object = {}, id: string | null = null, seen: string | null = null): Promise<string> =>
  (
    await asStaff(db, editor).one<{ id: string }>('select public.write_blog_post($1, $2, $3) as id', [
      id,
      JSON.stringify({ title: 'Silk', slug: `silk-${(posts += 1)}`, ...post }),
      seen,
    ])
  ).id
const keep = async (post: string, language: string, texts: object, seen: number | null): Promise<number> =>
  (
    await asStaff(db, editor).one<{ revision: number }>('select public.keep_blog_draft($1, $2, $3, $4) as revision', [
      post,
      language,
      JSON.stringify(texts),
      seen,
    ])
  ).revision
const save = async (post: string, language: string, seen: number | null): Promise<number> =>
  Number((await asStaff(db, editor).one<{ id: bigint }>('select public.save_blog_text($1, $2, $3) as id', [post, language, seen])).id)
const put = async (post: string, language: string, texts: object) => save(post, language, await keep(post, language, texts, null))
const seenOf = async (id: string) => (await db.owner.one<{ seen: string }>('select updated_at::text as seen from public.blog_posts where id = $1', [id])).seen
const move = async (id: string, to: string, at: string | null = null) =>
  asStaff(db, editor).all('select public.move_blog_post($1, $2, $3, $4)', [id, to, at, await seenOf(id)])
const slugOf = async (id: string) => (await db.owner.one<{ slug: string }>('select slug from public.blog_posts where id = $1', [id])).slug
const read = async (id: string, language: 'en' | 'th' | 'de' = 'en') => (await getPost(db.anon, await slugOf(id), language))?.post
const hint = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'hint' in error ? error.hint : error),
  )

test('a post is written, seen by a link in Thai, published, and returned to what it said before', async () => {
  const id = await write()
  expect(await hint(move(id, 'published'))).toBe('no_text')
  const first = await keep(id, 'en', { title: 'Silk of Surin', content: 'Wash it **warm**.' }, null)
  const revision = await keep(id, 'en', { title: 'Silk of Surin', content: 'Wash it **cold**.' }, first)
  await keep(id, 'th', { title: 'ผ้าไหมสุรินทร์', content: 'ซักด้วยน้ำเย็น' }, null)

  const { token } = await asStaff(db, editor).one<{ token: string }>('select public.ask_blog_preview($1) as token', [id])
  const preview = async (language: 'en' | 'th' | 'de') => (await getPreview({ service: db.service, anon: db.anon }, token, language))?.post
  expect(await preview('th')).toMatchObject({ title: 'ผ้าไหมสุรินทร์', language: 'th', titleLanguage: 'th' })
  expect(await preview('de')).toMatchObject({ title: 'Silk of Surin', language: 'en', titleLanguage: 'en' })
  expect(await read(id)).toBeUndefined()

  const warm = await save(id, 'en', revision)
  expect(await read(id)).toBeUndefined()
  await move(id, 'published')
  expect(await read(id)).toMatchObject({ title: 'Silk of Surin' })
  // The Thai text is a draft yet.
  expect(await read(id, 'th')).toMatchObject({ title: 'Silk of Surin', language: 'en' })

  const second = await put(id, 'en', { title: 'Silk from Surin', content: 'Do not wash it.' })
  expect(await read(id)).toMatchObject({ title: 'Silk from Surin' })
  const back = (version: number, seen: number) => asStaff(db, editor).all('select public.return_blog_text($1, $2)', [version, seen])
  expect(await hint(back(warm, warm))).toBe('changed_meanwhile')
  await back(warm, second)
  expect(await read(id)).toMatchObject({ title: 'Silk of Surin' })
  const versions = await asStaff(db, reader).all<{ id: bigint; returned_to: bigint | null }>('select * from public.list_blog_versions($1, $2)', [id, 'en'])
  expect(versions.map((version) => Number(version.returned_to ?? 0))).toEqual([warm, 0, 0])
})

test('what stood in a post before staff first changed it stays as its first version', async () => {
  const { id } = await db.owner.one<{ id: string }>(
    `insert into public.blog_posts (slug, title, content, status) values ('seeded', 'Seeded', 'As it came.', 'published') returning id`,
  )
  await db.owner.all(
    `insert into public.blog_post_translations (post_id, language, title, content, origin, state) values ($1, 'th', 'เดิม', 'เดิม', 'machine', 'machine')`,
    [id],
  )
  await put(id, 'en', { title: 'Seeded', content: 'As it is.' })
  await put(id, 'th', { title: 'ใหม่', content: 'ใหม่' })
  expect(await db.owner.all('select language, content, saved_by from public.blog_versions where post_id = $1 order by id', [id])).toEqual([
    { language: 'en', content: 'As it came.', saved_by: null },
    { language: 'en', content: 'As it is.', saved_by: editor },
    { language: 'th', content: 'เดิม', saved_by: null },
    { language: 'th', content: 'ใหม่', saved_by: editor },
  ])
})

test('a translation by staff is one by a person that was read, and is stale when its source changes', async () => {
  const id = await write()
  await put(id, 'en', { title: 'Silk', content: 'One.' })
  await put(id, 'th', { title: 'ไหม', content: 'หนึ่ง' })
  const stands = () => db.owner.one('select origin, state from public.blog_post_translations where post_id = $1', [id])
  expect(await stands()).toEqual({ origin: 'human', state: 'reviewed' })
  await put(id, 'en', { title: 'Silk', content: 'Two.' })
  expect(await stands()).toEqual({ origin: 'human', state: 'stale' })
  await put(id, 'th', { title: 'ไหม', content: 'สอง' })
  expect(await stands()).toEqual({ origin: 'human', state: 'reviewed' })
})

test('two who write the same text at once lose nothing without being told', async () => {
  const id = await write()
  const mine = await keep(id, 'en', { title: 'Mine' }, null)
  expect(await hint(keep(id, 'en', { title: 'Theirs' }, null))).toBe('changed_meanwhile')
  await keep(id, 'en', { title: 'Mine again' }, mine)
  expect(await hint(save(id, 'en', mine))).toBe('changed_meanwhile')
  expect(await hint(save(id, 'en', null))).toBe('changed_meanwhile')
  expect(await hint(asStaff(db, editor).all('select public.drop_blog_draft($1, $2, $3)', [id, 'en', mine]))).toBe('changed_meanwhile')
  expect(await hint(save(id, 'en', 2))).toBe('done')
  expect(await hint(save(id, 'en', 2))).toBe('changed_meanwhile')
  const many = await Promise.all(Array.from({ length: 30 }, () => hint(keep(id, 'th', { title: 'ไหม' }, null))))
  expect(many.filter((answer) => answer === 'done')).toHaveLength(1)
})

test('an older text does not come back over one that is being written', async () => {
  const id = await write()
  const first = await put(id, 'en', { title: 'Silk', content: 'One.' })
  const second = await put(id, 'en', { title: 'Silk', content: 'Two.' })
  await keep(id, 'en', { title: 'Silk', content: 'Three.' }, null)
  expect(await hint(asStaff(db, editor).all('select public.return_blog_text($1, $2)', [first, second]))).toBe('draft_there')
})

test('a post that is scheduled is seen when its moment has come, and its pages hear of it', async () => {
  const id = await write()
  await put(id, 'en', { title: 'Silk', content: 'One.' })
  await move(id, 'published', '2099-01-01T00:00:00Z')
  expect(await read(id)).toBeUndefined()
  await move(id, 'published', new Date(Date.now() - 1000).toISOString())
  expect(await read(id)).toMatchObject({ title: 'Silk' })
  await move(id, 'draft')
  expect(await read(id)).toBeUndefined()
  await db.service.one('select private.show_due_posts()')
})

test('an address that readers knew leads on, in one step and never in a circle; one that nobody knew does not', async () => {
  const id = await write({ slug: 'first-address' })
  const address = async (slug: string) => write({ slug }, id, await seenOf(id))
  const leads = async () =>
    Object.fromEntries(
      (await db.owner.all<{ f: string; t: string }>(`select from_path as f, to_path as t from public.redirects where from_path like '/blog/%'`)).map(
        ({ f, t }) => [f, t],
      ),
    )
  await address('second-address')
  expect(await leads()).toEqual({})
  await put(id, 'en', { title: 'Silk', content: 'One.' })
  await move(id, 'published')
  await address('third-address')
  await address('fourth-address')
  expect(await leads()).toEqual({ '/blog/second-address': '/blog/fourth-address', '/blog/third-address': '/blog/fourth-address' })
  await address('second-address')
  expect(await leads()).toEqual({ '/blog/third-address': '/blog/second-address', '/blog/fourth-address': '/blog/second-address' })
})

test('tags are added, made and taken off', async () => {
  await db.owner.all(`insert into public.blog_tags (id, name, names) values ('dyes', 'Natural dyes', '{"th": "สีธรรมชาติ"}') on conflict do nothing`)
  const id = await write({ tags: [{ id: 'dyes', name: 'Other' }, { id: 'loom', name: 'Loom' }] }) // prettier-ignore
  const tags = () =>
    db.owner.all('select g.id, g.name from public.blog_post_tags t join public.blog_tags g on g.id = t.tag_id where t.post_id = $1 order by 1', [id])
  expect(await tags()).toEqual([
    { id: 'dyes', name: 'Natural dyes' },
    { id: 'loom', name: 'Loom' },
  ])
  await write({ slug: await slugOf(id), tags: [{ id: 'loom', name: 'Loom' }] }, id, await seenOf(id))
  expect(await tags()).toEqual([{ id: 'loom', name: 'Loom' }])
})

test.each<[string, object, string]>([
  ['an address with spaces', { slug: 'a b' }, 'no_post'],
  ['no address', { slug: null }, 'no_post'],
  ['no title', { title: '' }, 'no_post'],
  ['a language that is none', { language: 'x!' }, 'no_post'],
  ['a category nobody made', { category_id: 'nowhere' }, 'no_post'],
  ['a picture that is a script', { featured_image: 'javascript:alert(1)' }, 'no_post'],
  ['tags that are no list', { tags: {} }, 'no_post'],
  ['a tag without a name', { tags: [{ id: 'unnamed' }] }, 'no_post'],
  ['too many tags', { tags: Array.from({ length: 21 }, (_, at) => ({ id: `t${at}`, name: 'T' })) }, 'no_post'],
  ['an address that is taken', { slug: 'taken' }, 'slug_taken'],
])('%s makes no post', async (_what, change, because) => {
  await db.owner.all(`insert into public.blog_posts (slug, title) values ('taken', 'Taken') on conflict do nothing`)
  expect(await hint(write(change))).toBe(because)
})

test('a text that is too long, or has no title, is not put in place', async () => {
  const id = await write()
  expect(await hint(keep(id, 'en', { content: 'x'.repeat(100_001) }, null))).toBe('no_text')
  expect(await hint(keep(id, 'x!', { content: 'x' }, null))).toBe('no_text')
  expect(await hint(put(id, 'en', { title: '  ', content: 'One.' }))).toBe('no_title')
})

test('a link shows a post for an hour and to nobody who guesses; only its hash is kept', async () => {
  const id = await write()
  const { token } = await asStaff(db, editor).one<{ token: string }>('select public.ask_blog_preview($1) as token', [id])
  const preview = (key: string) => getPreview({ service: db.service, anon: db.anon }, key, 'en')
  expect(await preview(token)).toBeDefined()
  expect(await db.owner.all('select from private.blog_previews where token_hash = $1', [token])).toEqual([])
  for (const key of ['', 'x', token.replace(/.$/, (last) => (last === '0' ? '1' : '0'))]) expect(await preview(key)).toBeUndefined()
  await db.owner.all(`update private.blog_previews set expires_at = private.now() - interval '1 second'`)
  expect(await preview(token)).toBeUndefined()
})

test('who may only read posts reads drafts and versions and writes nothing; who may not sees neither', async () => {
  const id = await write()
  await put(id, 'en', { title: 'Silk', content: 'One.' })
  await keep(id, 'en', { title: 'Silk', content: 'Two.' }, null)
  const stranger = db.asPerson(await givenPerson(db))
  expect(await asStaff(db, reader).all('select post_id from public.blog_drafts where post_id = $1', [id])).toHaveLength(1)
  expect(await stranger.all('select post_id from public.blog_drafts')).toEqual([])
  expect(await stranger.all('select id from public.blog_versions')).toEqual([])
  expect(await refusal(stranger.all('select * from public.list_blog_versions($1, $2)', [id, 'en']))).toBe('42501')
  for (const person of [asStaff(db, reader), stranger]) {
    expect(await refusal(person.all(`select public.write_blog_post(null, '{}', null)`))).toBe('42501')
    expect(await refusal(person.all(`select public.keep_blog_draft($1, 'en', '{}', 1)`, [id]))).toBe('42501')
    expect(await refusal(person.all(`select public.drop_blog_draft($1, 'en', 1)`, [id]))).toBe('42501')
    expect(await refusal(person.all(`select public.save_blog_text($1, 'en', 1)`, [id]))).toBe('42501')
    expect(await refusal(person.all('select public.return_blog_text(1, 1)'))).toBe('42501')
    expect(await refusal(person.all(`select public.move_blog_post($1, 'archived', null, null)`, [id]))).toBe('42501')
    expect(await refusal(person.all('select public.ask_blog_preview($1)', [id]))).toBe('42501')
    expect(await refusal(person.all(`insert into storage.objects (bucket_id, name) values ('shop-pictures', 'posts/a.webp')`))).toBe('42501')
  }
  await asStaff(db, editor).all(`insert into storage.objects (bucket_id, name) values ('shop-pictures', 'posts/b.webp')`)
})
