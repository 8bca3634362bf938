import { beforeAll, describe, expect, test } from 'vitest'
import { ADA, BEN, got, said, startStorage, type StorageServer } from './storage-server.ts'
import type { SupabaseClient } from '@supabase/supabase-js'

// The shapes are those of https://supabase.com/docs/reference/javascript/storage-from-upload and its neighbours, and of the errors at
// https://supabase.com/docs/guides/storage/debugging/error-codes.
let server: StorageServer
let ada: SupabaseClient
let ben: SupabaseClient
beforeAll(async () => {
  server = await startStorage()
  ;[ada, ben] = [await server.as(ADA), await server.as(BEN)]
})

let count = 0
const fresh = (name = 'note.txt') => `${ADA}/${(count += 1)}/${name}`
const textOf = async (client: SupabaseClient, path: string, bucket = 'private') => got(await client.storage.from(bucket).download(path)).text()

/** How many files there are once those that earlier tests have replaced are taken away. */
async function filesKept(): Promise<number> {
  await server.service.drain()
  return server.files().length
}

describe('uploading', () => {
  test('a text is kept and read back, with its id and full path', async () => {
    const path = fresh()
    const kept = got(await ada.storage.from('private').upload(path, 'hello', { contentType: 'text/plain' }))
    expect(kept).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), path, fullPath: `private/${path}` })
    expect(await textOf(ada, path)).toBe('hello')
  })

  test.each([
    ['a Blob, sent as a form', () => new Blob(['hello'], { type: 'text/csv' })],
    ['a File', () => new File(['hello'], 'x.csv', { type: 'text/csv' })],
    ['a Buffer', () => Buffer.from('hello')],
    ['an ArrayBuffer', () => new TextEncoder().encode('hello').buffer],
    ['a stream', () => new Blob(['hello']).stream()],
    [
      'a form of one’s own',
      () => {
        const form = new FormData()
        form.append('', new Blob(['hello'], { type: 'text/csv' }))
        return form
      },
    ],
  ])('%s', async (_name, body) => {
    const path = fresh()
    expect(said(await ada.storage.from('private').upload(path, body() as Blob, { contentType: 'text/csv', duplex: 'half' }))).toEqual({})
    expect(await textOf(ada, path)).toBe('hello')
    expect(got(await ada.storage.from('private').info(path)).contentType).toBe('text/csv')
  })

  test('what is known of a file: size, type, time to keep, and what its owner wrote', async () => {
    const path = fresh('words ไทย 😀.txt')
    await ada.storage.from('private').upload(path, 'hello', { contentType: 'text/plain', cacheControl: '120', metadata: { mood: 'ดี' } })
    expect(got(await ada.storage.from('private').info(path))).toEqual({
      id: expect.any(String),
      name: path,
      version: expect.any(String),
      bucketId: 'private',
      size: 5,
      contentType: 'text/plain',
      cacheControl: 'max-age=120',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      metadata: { mood: 'ดี' },
      lastModified: expect.any(String),
      createdAt: expect.any(String),
    })
    await ada.storage.from('private').upload(`${path}-plain`, 'hello')
    expect(got(await ada.storage.from('private').info(`${path}-plain`)).metadata).toEqual({})
    const { data: form } = await ada.storage.from('private').upload(fresh(), new Blob(['x'], { type: 'text/plain' }), { metadata: { mood: 'well' } })
    expect(got(await ada.storage.from('private').info(form?.path ?? '')).metadata).toEqual({ mood: 'well' })
  })

  test('a name that is taken is refused, unless upsert is asked', async () => {
    const path = fresh()
    await ada.storage.from('private').upload(path, 'first')
    expect(said(await ada.storage.from('private').upload(path, 'second'))).toEqual({
      message: 'The resource already exists',
      statusCode: '409',
      code: 'KeyAlreadyExists',
    })
    expect(await textOf(ada, path)).toBe('first')
    const before = got(await ada.storage.from('private').info(path))
    const kept = got(await ada.storage.from('private').upload(path, 'third', { upsert: true }))
    expect(kept.id).toBe(before.id)
    expect(await textOf(ada, path)).toBe('third')
    await server.service.drain()
    expect(server.files()).not.toContain(before.version)
  })

  test('update replaces', async () => {
    const path = fresh()
    await ada.storage.from('private').upload(path, 'first')
    expect(said(await ada.storage.from('private').update(path, 'second'))).toEqual({})
    expect(await textOf(ada, path)).toBe('second')
  })

  test('nobody uploads into another’s folder, and no byte of it stays', async () => {
    const before = await filesKept()
    const refused = { message: 'new row violates row-level security policy', statusCode: '403', code: 'AccessDenied' }
    expect(said(await ben.storage.from('private').upload(fresh(), 'x'))).toEqual(refused)
    expect(said(await server.anon.storage.from('private').upload(fresh(), 'x'))).toEqual(refused)
    const path = fresh()
    await ada.storage.from('private').upload(path, 'hers')
    expect(said(await ben.storage.from('private').upload(path, 'mine', { upsert: true }))).toEqual(refused)
    expect(await textOf(ada, path)).toBe('hers')
    await server.service.drain()
    expect(server.files()).toHaveLength(before + 1)
  })

  test('a bucket that is not there', async () => {
    expect(said(await ada.storage.from('nowhere').upload(fresh(), 'x'))).toEqual({ message: 'Bucket not found', statusCode: '404', code: 'NoSuchBucket' })
  })

  test('a file larger than its bucket allows, announced or not', async () => {
    const tooLarge = { message: 'The object exceeded the maximum allowed size', statusCode: '413', code: 'EntityTooLarge' }
    const large = Buffer.alloc(300_000, 1)
    const before = await filesKept()
    expect(said(await ada.storage.from('pictures').upload(fresh('a.png'), large, { contentType: 'image/png' }))).toEqual(tooLarge)
    expect(said(await ada.storage.from('pictures').upload(fresh('a.png'), new Blob([large], { type: 'image/png' })))).toEqual(tooLarge)
    const stream = new Blob([large]).stream()
    expect(said(await ada.storage.from('pictures').upload(fresh('a.png'), stream, { contentType: 'image/png', duplex: 'half' }))).toEqual(tooLarge)
    await server.service.drain()
    expect(server.files()).toHaveLength(before)
  })

  test('a type its bucket does not take, claimed or hidden', async () => {
    const refused = (type: string) => ({ message: `mime type ${type} is not supported`, statusCode: '415', code: 'InvalidMimeType' })
    const page = '<!doctype html><script>alert(1)</script>'
    expect(said(await ada.storage.from('pictures').upload(fresh('a.html'), page, { contentType: 'text/html' }))).toEqual(refused('text/html'))
    expect(said(await ada.storage.from('pictures').upload(fresh('a.png'), page, { contentType: 'image/png' }))).toEqual(refused('text/html'))
    expect(said(await ada.storage.from('pictures').upload(fresh('a.png'), 'MZ\u0090\u0000', { contentType: 'image/png' }))).toEqual(
      refused('application/x-msdownload'),
    )
  })
})

describe('names', () => {
  test.each(['ขนมไทย.txt', "with space & (signs) +=;,@$!*'.txt", 'ダイヤ/東京/😀.txt', '100% silk.txt', 'a..b/.hidden', 'e\u0301.txt'])('%s', async (name) => {
    const path = `${ADA}/${(count += 1)}/${name}`
    const kept = got(await ada.storage.from('open').upload(path, name))
    expect(kept.path).toBe(path)
    expect(await textOf(ada, path, 'open')).toBe(name)
    const answer = await fetch(ada.storage.from('open').getPublicUrl(path).data.publicUrl)
    expect(await answer.text()).toBe(name)
    expect(got(await ada.storage.from('open').list(path.split('/').slice(0, -1).join('/')))[0]?.name).toBe(path.split('/').at(-1))
  })

  test.each(['%2e%2e%2f%2e%2e%2fetc%2fpasswd', '..%2f..%2fx', 'a%00b', 'a%0ab', 'a%2f%2fb', '%2f', '.', 'a%2f..%2fb', '%ed%a0%80', 'y'.repeat(1100)])(
    'no name: %.40s',
    async (name) => {
      const headers = { authorization: `Bearer ${server.keys.service}`, 'content-type': 'text/plain' }
      const answer = await server.fetch(`/object/private/${name}`, { method: 'POST', headers, body: 'x' })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect((await server.db.service.all(`select from storage.objects where name like '%..%' and name not like '%a..b%' or name like '%etc%'`)).length).toBe(0)
    },
  )
})

describe('reading', () => {
  test('what is not there and what is another’s look the same', async () => {
    const path = fresh()
    await ada.storage.from('private').upload(path, 'hers')
    const notFound = { message: 'Object not found', statusCode: '404', code: 'NoSuchKey' }
    expect(
      said(
        await ben.storage
          .from('private')
          .download(path)
          .then((answer) => answer),
      ),
    ).toMatchObject({ statusCode: '404' })
    expect(said(await ben.storage.from('private').info(path))).toEqual(notFound)
    expect(said(await ada.storage.from('private').info(fresh()))).toEqual(notFound)
    expect((await ada.storage.from('private').exists(path)).data).toBe(true)
    expect((await ben.storage.from('private').exists(path)).data).toBe(false)
    expect((await server.fetch(`/object/public/private/${path}`)).status).toBe(400)
  })

  test('parts of a file', async () => {
    const path = fresh()
    await ada.storage.from('open').upload(path, '0123456789')
    const part = async (range: string, more: Record<string, string> = {}) => {
      const answer = await server.fetch(`/object/public/open/${path}`, { headers: { range, ...more } })
      return [answer.status, answer.headers.get('content-range'), await answer.text()]
    }
    expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234'])
    expect(await part('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789'])
    expect(await part('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789'])
    expect(await part('bytes=0-99')).toEqual([206, 'bytes 0-9/10', '0123456789'])
    expect(await part('bytes=10-')).toEqual([416, 'bytes */10', ''])
    expect(await part('bytes=5-2')).toEqual([200, null, '0123456789'])
    expect(await part('lines=1-2')).toEqual([200, null, '0123456789'])
    expect(await part('bytes=2-4', { 'if-range': '"another"' })).toEqual([200, null, '0123456789'])
  })

  test('who has it already is not sent it again', async () => {
    const path = fresh()
    await ada.storage.from('open').upload(path, 'hello', { cacheControl: '3600' })
    const first = await server.fetch(`/object/public/open/${path}`)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('max-age=3600')
    const again = (headers: Record<string, string>) => server.fetch(`/object/public/open/${path}`, { headers }).then(({ status }) => status)
    expect(await again({ 'if-none-match': etag })).toBe(304)
    expect(await again({ 'if-none-match': `"x", W/${etag}` })).toBe(304)
    expect(await again({ 'if-none-match': '"x"' })).toBe(200)
    expect(await again({ 'if-modified-since': first.headers.get('last-modified') ?? '' })).toBe(304)
    expect(await again({ 'if-match': '"x"' })).toBe(412)
    await ada.storage.from('open').update(path, 'other')
    expect(await again({ 'if-none-match': etag })).toBe(200)
  })

  test('a page somebody uploaded is not a page of ours', async () => {
    const path = fresh('page.html')
    await ada.storage.from('open').upload(path, '<script>alert(1)</script>', { contentType: 'text/html' })
    const answer = await server.fetch(`/object/public/open/${path}?download=a"b.html`)
    expect(answer.headers.get('content-type')).toBe('text/plain')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename=a%22b.html; filename*=UTF-8''a%22b.html;`)
  })

  test('pages of other sites may read what is open', async () => {
    const path = fresh()
    await ada.storage.from('open').upload(path, 'hello')
    const answer = await server.fetch(`/object/public/open/${path}`, { headers: { origin: 'https://elsewhere.example' } })
    expect([await answer.text(), answer.headers.get('access-control-allow-origin')]).toEqual(['hello', '*'])
    expect(answer.headers.get('access-control-expose-headers')).toContain('Content-Range')
  })

  test('a reader who goes away in the middle holds nothing up', async () => {
    const path = fresh('large.bin')
    await ada.storage.from('open').upload(path, Buffer.alloc(20_000_000))
    for (let reader = 0; reader < 20; reader += 1) {
      const gone = new AbortController()
      const answer = await server.fetch(`/object/public/open/${path}`, { signal: gone.signal })
      await answer.body?.getReader().read()
      gone.abort()
    }
    expect((await server.fetch(`/object/public/open/${path}`, { method: 'HEAD' })).headers.get('content-length')).toBe('20000000')
    expect((await (await server.fetch(`/object/public/open/${path}`)).arrayBuffer()).byteLength).toBe(20_000_000)
    expect(server.log.lines.filter((line) => line.includes('"level":"error"'))).toEqual([])
  })

  test('HEAD tells the same without the content', async () => {
    const path = fresh()
    await ada.storage.from('open').upload(path, 'hello')
    const answer = await server.fetch(`/object/public/open/${path}`, { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '5', ''])
  })
})

describe('removing, moving, copying', () => {
  test('remove answers what is gone, and the files go, too', async () => {
    const [one, two] = [fresh(), fresh()]
    await ada.storage.from('private').upload(one, '1')
    await ada.storage.from('private').upload(two, '2')
    const version = got(await ada.storage.from('private').info(one)).version
    expect(got(await ben.storage.from('private').remove([one]))).toEqual([])
    const gone = got(await ada.storage.from('private').remove([one, two, 'nothing']))
    expect(gone.map(({ name }) => name).sort()).toEqual([one, two].sort())
    expect(gone[0]).toMatchObject({ bucket_id: 'private', metadata: { size: 1, mimetype: 'text/plain;charset=UTF-8' } })
    await server.service.drain()
    expect(server.files()).not.toContain(version)
    expect(said(await ada.storage.from('private').remove([]))).toMatchObject({ statusCode: '400' })
  })

  test('move gives another name and keeps the content', async () => {
    const [from, to, taken] = [fresh(), fresh(), fresh()]
    await ada.storage.from('private').upload(from, 'hello')
    await ada.storage.from('private').upload(taken, 'there')
    expect(said(await ada.storage.from('private').move(from, taken))).toMatchObject({ statusCode: '409' })
    expect(said(await ada.storage.from('private').move(from, `${BEN}/x`))).toMatchObject({ statusCode: '403' })
    expect(said(await ben.storage.from('private').move(from, `${BEN}/x`))).toMatchObject({ statusCode: '404', code: 'NoSuchKey' })
    expect(got(await ada.storage.from('private').move(from, to))).toMatchObject({ message: 'Successfully moved' })
    expect(await textOf(ada, to)).toBe('hello')
    expect(said(await ada.storage.from('private').info(from))).toMatchObject({ code: 'NoSuchKey' })
    expect(got(await ada.storage.from('private').move(to, from, { destinationBucket: 'open' }))).toMatchObject({ message: 'Successfully moved' })
    expect(await textOf(ada, from, 'open')).toBe('hello')
  })

  test('copy gives a second file that lives by itself', async () => {
    const [from, to] = [fresh(), fresh()]
    await ada.storage.from('private').upload(from, 'hello', { contentType: 'text/csv', metadata: { a: 1 } })
    expect(got(await ada.storage.from('private').copy(from, to))).toEqual({ path: `private/${to}` })
    expect(said(await ada.storage.from('private').copy(from, to))).toMatchObject({ statusCode: '409' })
    expect(said(await ben.storage.from('private').copy(from, `${BEN}/x`))).toMatchObject({ code: 'NoSuchKey' })
    await ada.storage.from('private').remove([from])
    await server.service.drain()
    expect(await textOf(ada, to)).toBe('hello')
    expect(got(await ada.storage.from('private').info(to))).toMatchObject({ contentType: 'text/csv', metadata: { a: 1 } })
    expect(got(await ada.storage.from('private').copy(to, fresh(), { destinationBucket: 'open' })).path).toMatch(/^open\//)
  })
})

describe('listing', () => {
  test('folders first, then files, page by page', async () => {
    const base = `${ADA}/listed`
    for (const name of ['b.txt', 'A.txt', 'c.txt', 'sub/x.txt', 'sub/y.txt', 'deep/er/z.txt']) await ada.storage.from('private').upload(`${base}/${name}`, name)
    const names = async (options?: Parameters<ReturnType<SupabaseClient['storage']['from']>['list']>[1], path = base) =>
      got(await ada.storage.from('private').list(path, options)).map(({ name }) => name)
    expect(await names()).toEqual(['deep', 'sub', 'A.txt', 'b.txt', 'c.txt'])
    expect(await names({ limit: 2, offset: 1 })).toEqual(['sub', 'A.txt'])
    expect(await names({ sortBy: { column: 'name', order: 'desc' } })).toEqual(['sub', 'deep', 'c.txt', 'b.txt', 'A.txt'])
    expect(await names({ sortBy: { column: 'created_at', order: 'desc' } })).toEqual(['deep', 'sub', 'c.txt', 'A.txt', 'b.txt'])
    expect(await names({ search: 'a' })).toEqual(['A.txt'])
    expect(await names({ search: '_' })).toEqual([])
    expect(await names({}, `${base}/sub/`)).toEqual(['x.txt', 'y.txt'])
    expect(got(await ben.storage.from('private').list(base))).toEqual([])
    const [folder, , file] = got(await ada.storage.from('private').list(base))
    expect(folder).toEqual({ name: 'deep', id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null })
    expect(file).toMatchObject({
      name: 'A.txt',
      id: expect.any(String),
      metadata: { size: 5, mimetype: 'text/plain;charset=UTF-8', cacheControl: 'max-age=3600', eTag: expect.any(String), httpStatusCode: 200 },
    })
    expect(said(await ada.storage.from('private').list(base, { sortBy: { column: 'owner; drop table x', order: 'asc' } }))).toMatchObject({ statusCode: '400' })
  })
})
