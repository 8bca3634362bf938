import { beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { fillBlog } from '../../demo/blog.ts'
import { findPosts, listBlogCategories, listBlogTags } from './find-posts.server.ts'
import { getPost } from './post/get-post.server.ts'
import { postSearchOf } from './post.ts'

let db: TestDatabase
const write = (slug: string, more: { title?: string; content?: string; status?: string; at?: string } = {}) =>
  db.owner.one<{ id: string }>(
    `insert into public.blog_posts (slug, title, excerpt, content, status, published_at, product_search) values ($1, $2, 'About it', $3, $4, $5, 'silk') returning id`,
    [slug, more.title ?? slug, more.content ?? 'Text', more.status ?? 'published', more.at ?? '2026-01-01'],
  )
const found = async (query: string, language: 'en' | 'th' = 'en') =>
  (await findPosts(db.anon, postSearchOf(new URLSearchParams({ q: query })), language)).posts.map(({ slug }) => slug)

beforeAll(async () => {
  db = await testDatabase()
  const silk = await write('silk', { title: 'Silk', content: `${'word '.repeat(660)}mulberry` })
  await write('clay', { title: 'Clay 100%', at: '2026-02-01' })
  await write('hidden', { status: 'draft' })
  await write('old', { status: 'archived' })
  await write('tomorrow', { at: '2999-01-01' })
  await db.owner.all(`insert into public.blog_tags (id, name, names) values ('weaving', 'Weaving', '{"th": "การทอ"}'), ('unused', 'Unused', '{}')`)
  await db.owner.all(`insert into public.blog_post_tags select id, 'weaving' from public.blog_posts where slug = 'silk'`)
  await db.owner.all(
    `insert into public.blog_post_translations (post_id, language, title, excerpt, content) values ($1, 'th', 'ผ้าไหม', 'เรื่องไหม', 'หม่อน'), ($1, 'nl', 'Zijde', '', '')`,
    [silk.id],
  )
})

test.each<[string, string, string[]]>([
  ['everything that is published, newest first', '', ['clay', 'silk']],
  ['a word of the text', 'MULBERRY', ['silk']],
  ['all words, wherever they stand', 'weaving silk', ['silk']],
  ['signs that mean something to LIKE', '100%', ['clay']],
  ['nothing', 'hidden', []],
])('a search finds %s', async (_what, query, slugs) => {
  expect(await found(query)).toEqual(slugs)
})

test('a search understands the reader’s language and the post’s own', async () => {
  expect([await found('หม่อน', 'th'), await found('การทอ', 'th'), await found('mulberry', 'th'), await found('หม่อน', 'en')]).toEqual([
    ['silk'],
    ['silk'],
    ['silk'],
    [],
  ])
})

test('a post comes in the reader’s language, and says so where it does not', async () => {
  const title = async (language: 'en' | 'th' | 'nl' | 'de') => {
    const post = (await getPost(db.anon, 'silk', language))?.post
    return [post?.title, post?.titleLanguage, post?.language]
  }
  expect(await Promise.all([title('en'), title('th'), title('nl'), title('de')])).toEqual([
    ['Silk', 'en', 'en'],
    ['ผ้าไหม', 'th', 'th'],
    ['Zijde', 'nl', 'en'],
    ['Silk', 'en', 'en'],
  ])
})

test('nobody reads drafts, what was put away and what is not out yet', async () => {
  for (const slug of ['hidden', 'old', 'tomorrow', 'nothing', `x' or true`, '../silk'])
    expect([slug, await getPost(db.anon, slug, 'en')]).toEqual([slug, undefined])
})

test('reading takes as long as there are words', async () => {
  expect((await getPost(db.anon, 'silk', 'en'))?.post.readingMinutes).toBe(3)
  expect((await getPost(db.anon, 'clay', 'en'))?.post.readingMinutes).toBe(1)
})

test('what is published without a date is published now', async () => {
  const row = await db.service.one<{ recent: boolean }>(
    `insert into public.blog_posts (slug, title, status) values ('now', 'Now', 'published') returning published_at > now() - interval '1 minute' as recent`,
  )
  expect(row.recent).toBe(true)
  await db.owner.all(`delete from public.blog_posts where slug = 'now'`)
})

test('a changed text makes its translations stale, and they are still shown', async () => {
  const { id } = await write('stale', { title: 'First' })
  await db.service.all(`insert into public.blog_post_translations (post_id, language, title) values ($1, 'th', 'แรก'), ($1, 'nl', 'Eerste')`, [id])
  await db.service.all(`update public.blog_posts set author = 'Somebody' where id = $1`, [id])
  const states = () => db.owner.all<{ state: string }>('select state from public.blog_post_translations where post_id = $1 order by language', [id])
  expect(await states()).toEqual([{ state: 'reviewed' }, { state: 'reviewed' }])
  await db.service.all(`update public.blog_posts set title = 'Second' where id = $1`, [id])
  expect(await states()).toEqual([{ state: 'stale' }, { state: 'stale' }])
  expect((await getPost(db.anon, 'stale', 'th'))?.post.title).toBe('แรก')
  await db.owner.all('delete from public.blog_posts where id = $1', [id])
})

test('shelves and tags count what everybody may see; the demo’s posts are whole', async () => {
  expect(await listBlogTags(db.anon, 'th')).toEqual([{ id: 'weaving', name: 'การทอ' }])
  await db.owner.all('delete from public.blog_posts')
  await db.owner.all('delete from public.blog_tags')
  const client = { query: (text: string, values?: unknown[]) => db.owner.all(text, values) }
  await fillBlog(client as never, new Date()) // loadRows and fillBlog call nothing but `query`.
  const shelves = await listBlogCategories(db.anon, 'th')
  const { total, posts } = await findPosts(db.anon, postSearchOf(new URLSearchParams()), 'en')
  expect(shelves.map(({ id }) => id)).toEqual(['crafts', 'places', 'care', 'people'])
  expect(shelves.reduce((sum, { posts: count }) => sum + count, 0)).toBe(total)
  const whole = await getPost(db.anon, posts[0]?.slug ?? '', 'en')
  expect(whole?.related).toHaveLength(3)
})
