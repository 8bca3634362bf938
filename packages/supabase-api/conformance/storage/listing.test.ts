import { beforeAll, describe, expect, test } from 'vitest'
import type { SupabaseClient } from '@supabase/supabase-js'
import { ADA, BEN, got, said, startStorage, type StorageServer } from './storage-server.ts'

// https://supabase.com/docs/reference/javascript/storage-from-listv2
type Options = NonNullable<Parameters<ReturnType<SupabaseClient['storage']['from']>['listV2']>[0]>

const BASE = `${ADA}/`
const NAMES = ['a.txt', 'a/1.txt', 'a/2.txt', 'b/deep/1.txt', 'B.txt', 'b.txt', 'ขนม/หนึ่ง.txt', 'z_%.txt', 'zz.txt']
/** Bytes decide, as in S3: capitals first, Thai last. */
const ORDERED = ['B.txt', 'a.txt', 'a/1.txt', 'a/2.txt', 'b.txt', 'b/deep/1.txt', 'z_%.txt', 'zz.txt', 'ขนม/หนึ่ง.txt']

let server: StorageServer
let ada: SupabaseClient
beforeAll(async () => {
  server = await startStorage()
  ada = await server.as(ADA)
  for (const name of NAMES) got(await ada.storage.from('private').upload(BASE + name, name, { contentType: 'text/plain' }))
  got(await ada.storage.from('private').update(`${BASE}a.txt`, 'changed', { contentType: 'text/plain' }))
})

const page = async (options: Options) => got(await ada.storage.from('private').listV2({ prefix: BASE, ...options }))
const bare = (name: string) => name.slice(BASE.length)

/** Every name of every page, folders and objects as they come, and how many pages it took. */
async function all(options: Options, limit = 2): Promise<{ objects: string[]; folders: string[]; pages: number }> {
  const found = { objects: [] as string[], folders: [] as string[], pages: 0 }
  for (let cursor: string | undefined; ;) {
    const next = await page({ ...options, limit, ...(cursor !== undefined && { cursor }) })
    found.objects.push(...next.objects.map(({ name }) => bare(name)))
    found.folders.push(...next.folders.map(({ name }) => bare(name)))
    found.pages += 1
    expect(next.hasNext).toBe(next.nextCursor !== undefined)
    if (!next.hasNext) return found
    cursor = next.nextCursor
  }
}

describe('pages', () => {
  test.each([
    ['by name', {}, ORDERED, []],
    ['by name, backwards', { sortBy: { column: 'name', order: 'desc' } }, ORDERED.toReversed(), []],
    ['by age', { sortBy: { column: 'created_at', order: 'asc' } }, NAMES, []],
    ['newest first', { sortBy: { column: 'created_at', order: 'desc' } }, NAMES.toReversed(), []],
    ['by change', { sortBy: { column: 'updated_at', order: 'asc' } }, [...NAMES.slice(1), 'a.txt'], []],
    ['folders apart', { with_delimiter: true }, ['B.txt', 'a.txt', 'b.txt', 'z_%.txt', 'zz.txt'], ['a/', 'b/', 'ขนม/']],
    [
      'folders apart, backwards',
      { with_delimiter: true, sortBy: { column: 'name', order: 'desc' } },
      ['zz.txt', 'z_%.txt', 'b.txt', 'a.txt', 'B.txt'],
      ['ขนม/', 'b/', 'a/'],
    ],
    [
      'folders apart, by age',
      { with_delimiter: true, sortBy: { column: 'created_at', order: 'asc' } },
      ['a.txt', 'B.txt', 'b.txt', 'z_%.txt', 'zz.txt'],
      ['a/', 'b/', 'ขนม/'],
    ],
    ['a beginning that is no folder', { prefix: `${BASE}a`, with_delimiter: true }, ['a.txt'], ['a/']],
    ['a beginning, all below', { prefix: `${BASE}a` }, ['a.txt', 'a/1.txt', 'a/2.txt'], []],
    ['signs of patterns are letters', { prefix: `${BASE}z_` }, ['z_%.txt'], []],
    ['one name exactly', { prefix: `${BASE}a.txt`, exactMatch: true }, ['a.txt'], []],
    ['nothing', { prefix: `${BASE}nothing` }, [], []],
  ] as [string, Options, string[], string[]][])('%s', async (_name, options, objects, folders) => {
    const found = await all(options)
    expect([found.objects, found.folders]).toEqual([objects, folders])
    expect(found.pages).toBe(Math.max(1, Math.ceil((objects.length + folders.length) / 2)))
  })

  test('what an entry tells', async () => {
    const { objects, folders, hasNext } = await page({ with_delimiter: true })
    expect(hasNext).toBe(false)
    expect(folders[0]).toEqual({ key: 'a', name: `${BASE}a/` })
    expect(objects[0]).toEqual({
      key: 'B.txt',
      name: `${BASE}B.txt`,
      id: expect.any(String),
      updated_at: expect.any(String),
      created_at: expect.any(String),
      last_accessed_at: expect.any(String),
      metadata: expect.objectContaining({ size: 5, mimetype: 'text/plain' }),
    })
  })

  test('only what the caller may see', async () => {
    const ben = await server.as(BEN)
    expect(got(await ben.storage.from('private').listV2({ prefix: BASE }))).toEqual({ hasNext: false, folders: [], objects: [] })
    expect(got(await ben.storage.from('private').listV2())).toEqual({ hasNext: false, folders: [], objects: [] })
  })

  test('a cursor of somebody’s making', async () => {
    expect(said(await ada.storage.from('private').listV2({ cursor: 'made up' }))).toMatchObject({ statusCode: '400' })
    const forged = Buffer.from(JSON.stringify({ place: '0); drop table storage.objects; --', name: '' })).toString('base64url')
    expect(said(await ada.storage.from('private').listV2({ cursor: forged }))).toMatchObject({ statusCode: '400' })
  })
})

describe('what else the client calls', () => {
  test('copies of pictures are forgotten by the service alone', async () => {
    expect(said(await ada.storage.from('private').purgeCache(`${BASE}a.txt`))).toMatchObject({ statusCode: '403', code: 'AccessDenied' })
    expect(got(await server.admin.storage.from('private').purgeCache(`${BASE}a.txt`, { transformations: true }))).toMatchObject({ message: 'success' })
    expect(got(await server.admin.storage.purgeBucketCache('private'))).toMatchObject({ message: 'success' })
  })

  test('versions of objects are not kept, and that is said', async () => {
    const refused = { statusCode: '409', code: 'FeatureNotEnabled' }
    expect(said(await server.admin.storage.createBucket('versions', { public: false, versioningStatus: 'ENABLED' }))).toMatchObject(refused)
    expect(said(await server.admin.storage.getBucketLifecycle('private'))).toMatchObject(refused)
    expect(said(await server.admin.storage.updateBucketLifecycle('private', { rules: [] }))).toMatchObject(refused)
    expect(said(await server.admin.storage.deleteBucketLifecycle('private'))).toMatchObject(refused)
  })

  test('a copy may have facts of its own', async () => {
    const [from, to] = [`${BASE}a.txt`, `${BASE}facts.txt`]
    got(await ada.storage.from('private').copy(from, to, { copyMetadata: false, metadata: { cacheControl: 'max-age=9', mimetype: 'text/csv' } }))
    expect(got(await ada.storage.from('private').info(to))).toMatchObject({ cacheControl: 'max-age=9', contentType: 'text/csv', size: 7 })
  })

  test('fields of a form that stand behind the file are read, too', async () => {
    const form = new FormData()
    form.append('file', new Blob(['x'], { type: 'text/plain' }), 'x.txt')
    form.append('cacheControl', '77')
    form.append('metadata', '{"late":true}')
    const answer = await server.fetch(`/object/private/${BASE}late.txt`, { method: 'POST', body: form, headers: { authorization: server.keys.service } })
    expect(await answer.json()).toEqual({ Id: expect.any(String), Key: `private/${BASE}late.txt` })
    expect(got(await ada.storage.from('private').info(`${BASE}late.txt`))).toMatchObject({ cacheControl: 'max-age=77', metadata: { late: true } })
  })

  test('an address that is none', async () => {
    const answer = await server.fetch('/nothing/here')
    expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ statusCode: '404', error: 'Not Found' })])
  })
})

test('a person has room for so much and no more, also for two uploads at once', async () => {
  const small = await startStorage({ settings: { quotaBytesPerPerson: 1_000 } })
  const client = await small.as(ADA)
  const put = (name: string, bytes: number, upsert = false) => client.storage.from('private').upload(`${ADA}/${name}`, Buffer.alloc(bytes), { upsert })
  const full = { message: 'The storage quota is exceeded', statusCode: '413', code: 'EntityTooLarge' }
  expect(said(await put('a', 600))).toEqual({})
  expect(said(await put('b', 600))).toEqual(full)
  expect(said(await put('a', 1_000, true))).toEqual({})
  expect(said(await put('a', 300, true))).toEqual({})
  const answers = await Promise.all([put('c', 400), put('d', 400)])
  expect(answers.map(({ error }) => error?.message ?? 'kept').toSorted()).toEqual(['The storage quota is exceeded', 'kept'])
  const { token } = got(await client.storage.from('private').createSignedUploadUrl(`${ADA}/e`))
  expect(said(await small.anon.storage.from('private').uploadToSignedUrl(`${ADA}/e`, token, Buffer.alloc(900)))).toEqual(full)
  await small.service.drain()
  expect(small.files()).toHaveLength(2)
})
