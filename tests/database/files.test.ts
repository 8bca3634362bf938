import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '../../app/platform/database.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct } from '../support/market.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let editor: Database
let [editorId, member] = ['', '']
beforeAll(async () => {
  db = await testDatabase()
  ;[editorId, member] = [await givenPerson(db), await givenPerson(db, { name: 'Somchai Weaver' })]
  await givenStaff(db, editorId, ['content.write'])
  editor = asStaff(db, editorId)
})

type Wanted = { bucket?: string; name?: string; owner?: string; days?: number; size?: number }
async function givenFile({ bucket = 'shop-pictures', name = `library/${randomUUID()}.webp`, owner = editorId, days = 0, size = 2048 }: Wanted = {}) {
  const version = randomUUID()
  const { id } = await db.owner.one<{ id: string }>(
    `insert into storage.objects (bucket_id, name, owner_id, version, created_at, metadata)
     values ($1, $2, $3, $4, now() - $5 * interval '1 day', jsonb_build_object('size', $6::integer, 'mimetype', 'image/webp')) returning id`,
    [bucket, name, owner, version, days, size],
  )
  return { id, name, version, address: `/storage/v1/object/public/${bucket}/${name}` }
}
const uses = async (id: string, as = editor) => as.all<{ kind: string; record: string; label: string }>('select * from public.list_file_uses($1)', [id])
const remove = (id: string, as = editor) => as.all(`select public.remove_file($1, 'Nobody needs it')`, [id])
const hint = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'hint' in error ? error.hint : error),
  )
const seen = async (as = editor) => (await as.all<{ id: string }>('select id from public.files')).map(({ id }) => id)

test('every stored file has its row, follows storage, and goes with it', async () => {
  const file = await givenFile({ owner: member, size: 4096 })
  const read = () =>
    db.owner.maybe('select name, size_bytes::integer as size, content_type as type, uploaded_by as by from public.files where id = $1', [file.id])
  expect(await read()).toEqual({ name: file.name, size: 4096, type: 'image/webp', by: member })
  await db.owner.all(`update storage.objects set name = 'elsewhere.webp', metadata = '{"size": 1}' where id = $1`, [file.id])
  expect(await read()).toEqual({ name: 'elsewhere.webp', size: 1, type: '', by: member })
  await db.owner.all('delete from storage.objects where id = $1', [file.id])
  expect(await read()).toBeUndefined()
})

test('whoever manages files looks through open buckets; closed ones want the permission that opens them elsewhere, and are counted', async () => {
  const open = await givenFile()
  const slip = await givenFile({ bucket: 'payment-slips', name: `${randomUUID()}/a.webp` })
  const chat = await givenFile({ bucket: 'chat-attachments', name: `${randomUUID()}/a.webp` })
  expect(await seen()).toContain(open.id)
  for (const closed of [slip, chat]) {
    expect(await seen()).not.toContain(closed.id)
    for (const sql of ['select public.list_file_uses($1)', `select public.open_private_file($1, 'I wonder')`, `select public.remove_file($1, 'I wonder')`])
      expect(await refusal(editor.all(sql, [closed.id]))).toBe('PT404')
  }
  const buckets = await editor.all<{ id: string; may_open: boolean; files: bigint }>('select id, may_open, files from public.list_file_buckets()')
  expect(buckets.find(({ id }) => id === 'payment-slips')).toEqual({ id: 'payment-slips', may_open: false, files: 1n })

  const clerkId = await givenPerson(db)
  await givenStaff(db, clerkId, ['content.write', 'payments.read', 'chat.read'])
  const clerk = asStaff(db, clerkId)
  expect(await seen(clerk)).toContain(slip.id)
  expect(await seen(clerk)).not.toContain(chat.id)
  const ownerId = await givenPerson(db)
  await givenStaff(db, ownerId, 'owner')
  expect(await seen(asStaff(db, ownerId))).toContain(slip.id)
  expect(await seen(asStaff(db, ownerId))).not.toContain(chat.id)
  expect(await hint(clerk.all(`select public.open_private_file($1, '')`, [slip.id]))).not.toBe('done')
  await clerk.all(`select public.open_private_file($1, 'The bank asks')`, [slip.id])
  expect(await db.owner.all(`select actor_id, reason from public.activity_log where action = 'files.open' and subject = $1`, [slip.id])).toEqual([
    { actor_id: clerkId, reason: 'The bank asks' },
  ])
  expect(await hint(remove(slip.id, clerk))).toBe('file_closed')
})

test('neither members nor other staff see files or ask about them', async () => {
  const file = await givenFile()
  const clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['payments.read', 'reviews.read'])
  for (const person of [db.asPerson(member), asStaff(db, clerk)]) {
    expect(await seen(person)).toEqual([])
    for (const sql of ['select public.list_file_buckets()', `select public.files_found('a')`, 'select public.unused_files_sheet()'])
      expect(await refusal(person.all(sql))).toBe('42501')
    expect(await refusal(person.all('select public.list_file_uses($1)', [file.id]))).toBe('42501')
  }
})

test('a file says everywhere it is used, and is not taken away until it is used nowhere', async () => {
  const file = await givenFile()
  const product = await givenProduct(db)
  const slide = await db.owner.one<{ id: string }>(
    `insert into public.hero_slides (image_url, link, texts) values ($1, '/products', '{"en": {"title": "Silk"}}') returning id`,
    [file.address],
  )
  await db.owner.all('insert into public.product_images (product_id, url) values ($1, $2)', [product.productId, file.address])
  await db.owner.all('update public.product_variants set image_url = $2 where id = $1', [product.variantId, file.address])
  await db.owner.all('update public.sellers set avatar_url = $2 where id = $1', [product.sellerId, file.address])
  await db.owner.all('update public.categories set image_url = $2 where id = $1', [product.categoryId, file.address])
  const post = await db.owner.one<{ id: string }>(
    `insert into public.blog_posts (slug, title, content, category_id, author)
     values (gen_random_uuid(), 'Weaving', $1, (select id from public.blog_categories limit 1), 'Noi') returning id`,
    [`Look: ![silk](https://hattha.example${file.address}?v=1 "silk") here.`],
  )
  const found = (await uses(file.id)).map(({ kind, record, label }) => [kind, record, label !== ''])
  const byKind = (uses: typeof found) => uses.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))
  expect(byKind(found)).toEqual(
    byKind([
      ['category', product.categoryId, true],
      ['post', post.id, true],
      ['product', product.productId, true],
      ['seller', product.sellerId, true],
      ['slide', slide.id, true],
      ['variant', product.productId, true],
    ]),
  )
  expect(await hint(remove(file.id))).toBe('file_used')

  const alone = await givenFile()
  expect(await uses(alone.id)).toEqual([])
  await remove(alone.id)
  expect(await seen()).not.toContain(alone.id)
  // Storage has it on the list of what it takes away.
  expect(await db.owner.all('select from storage.stray_files where version = $1', [alone.version])).toHaveLength(1)
  const fresh = await givenFile({ bucket: 'product-images', name: `${product.productId}/${randomUUID()}.webp` })
  expect(await hint(remove(fresh.id))).toBe('file_fresh')
})

test('files of reviews, cases, slips and chats are found where they lie', async () => {
  const paths = { chat: `${randomUUID()}/talk.webp` }
  const file = await givenFile({ bucket: 'review-pictures', name: paths.chat })
  await db.owner.all(
    `insert into private.sealed_messages (message_id, conversation_id, message_type, attachments, created_at) values (gen_random_uuid(), gen_random_uuid(), 'image', $1, now())`,
    [JSON.stringify([{ path: paths.chat }])],
  )
  expect(await uses(file.id)).toEqual([{ kind: 'message', record: '', label: '' }])
})

test('a replaced picture keeps its address, what shows it says a new version, and the old content is taken away', async () => {
  const [old, by] = [await givenFile(), await givenFile({ size: 9000 })]
  await db.owner.all(`insert into public.hero_slides (image_url, link, texts) values ($1, '/products', '{"en": {"title": "Silk"}}')`, [old.address])
  const replace = (id: string, other: string) => editor.all(`select public.replace_file($1, $2, 'It is sharper')`, [id, other])
  await replace(old.id, by.id)
  expect(await db.owner.one('select name, version from storage.objects where id = $1', [old.id])).toEqual({ name: old.name, version: by.version })
  expect(await db.owner.all('select version from storage.stray_files where version = any($1)', [[old.version, by.version]])).toEqual([{ version: old.version }])
  expect(await seen()).not.toContain(by.id)
  expect((await uses(old.id)).map(({ kind }) => kind)).toEqual(['slide'])
  const again = await givenFile()
  await replace(old.id, again.id)
  expect(await db.owner.all('select from public.hero_slides where image_url = $1', [`${old.address}?v=2`])).toHaveLength(1)
  expect((await uses(old.id)).map(({ kind }) => kind)).toEqual(['slide'])

  expect(await hint(replace(old.id, old.id))).toBe('file_not_replaced')
  expect(await hint(replace(old.id, (await givenFile({ owner: member })).id))).toBe('file_not_replaced')
  expect(await hint(replace((await givenFile({ bucket: 'avatars' })).id, (await givenFile()).id))).toBe('file_not_replaced')
  // What is shown somewhere is not taken into another's place.
  expect(await hint(replace((await givenFile()).id, old.id))).toBe('file_not_replaced')
})

test('of what is unused, no more is taken away than was seen, and nothing that is young or used', async () => {
  const [one, two] = [await givenFile({ days: 8, size: 100 }), await givenFile({ days: 30, size: 200 })]
  const [young, used] = [await givenFile({ days: 6 }), await givenFile({ days: 30 })]
  const closed = await givenFile({ bucket: 'case-pictures', days: 30 })
  await db.owner.all(`insert into public.hero_slides (image_url, link, texts) values ($1, '/products', '{"en": {"title": "Silk"}}')`, [`${used.address}?v=3`])
  const sheet = async () => (await editor.one<{ s: { files: number; bytes: number; first: { id: string }[] } }>('select public.unused_files_sheet() as s')).s
  expect(await sheet()).toMatchObject({ files: 2, bytes: 300, first: [{ id: two.id }, { id: one.id }] })
  const take = (count: number) => editor.one(`select public.remove_unused_files($1, 'Tidying up') as s`, [count])
  expect(await hint(take(1))).toBe('changed_meanwhile')
  expect(await take(2)).toEqual({ s: { files: 2, bytes: 300, left: 0 } })
  // Asked again, it finds nothing more to do.
  expect(await take(2)).toEqual({ s: { files: 0, bytes: 0, left: 0 } })
  const rest = (await db.owner.all<{ id: string }>('select id from public.files')).map(({ id }) => id)
  expect(rest).toEqual(expect.arrayContaining([young.id, used.id, closed.id]))
})

test('files are found by a part of their name and by who uploaded them, and only where one may look', async () => {
  const [mine, slip] = [
    await givenFile({ bucket: 'avatars', name: `${member}/face.webp`, owner: member }),
    await givenFile({ bucket: 'payment-slips', owner: member }),
  ]
  const found = async (words: string) => (await editor.all<{ id: string }>('select id from public.files_found($1)', [words])).map(({ id }) => id)
  expect(await found('FACE')).toContain(mine.id)
  const byName = await found('somchai')
  expect(byName).toContain(mine.id)
  expect(byName).not.toContain(slip.id)
  expect(await editor.all('select * from public.list_file_uploaders($1)', [[mine.id, slip.id]])).toEqual([
    { file_id: mine.id, person_id: member, name: 'Somchai Weaver' },
  ])
})

test('pictures of the shop are not removed past the question where they are used', async () => {
  const file = await givenFile()
  expect(await editor.all('delete from storage.objects where id = $1 returning id', [file.id])).toEqual([])
})

test('a picture that stands in a page alone is used, in what holds and in what is being written', async () => {
  const file = await givenFile()
  await editor.one(`select public.keep_page_draft('terms', 'en', $1, null)`, [
    JSON.stringify({ title: 'Terms', lead: '', content: `![A seal](/storage/v1/object/public/shop-pictures/${file.name})` }),
  ])
  expect(await uses(file.id)).toEqual([{ kind: 'page', record: 'terms', label: 'terms' }])
  expect(await hint(remove(file.id))).toBe('file_used')
})
