import { createHash, randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SupabaseClient } from '@supabase/supabase-js'
import { Upload, type DetailedError } from 'tus-js-client'
import { ADA, BEN, got, said, startStorage, type StorageServer } from './storage-server.ts'

// https://supabase.com/docs/guides/storage/uploads/resumable-uploads with its client, and https://tus.io/protocols/resumable-upload below it.
let server: StorageServer
let ada: SupabaseClient
let token: string
beforeAll(async () => {
  server = await startStorage({ settings: { fileSizeLimit: 40_000_000 } })
  ada = await server.as(ADA)
  token = await server.token({ role: 'authenticated', sub: ADA })
})

type Wish = {
  body: Buffer
  name: string
  bucket?: string
  type?: string
  headers?: Record<string, string>
  chunkSize?: number
  url?: string
  endpoint?: string
}

/** Uploads as the guide of Supabase shows it. */
function send({ body, name, bucket = 'private', type = 'application/octet-stream', headers, chunkSize = 6 * 1024 * 1024, url, endpoint }: Wish) {
  return new Promise<{ url: string | null }>((resolve, reject) => {
    const upload: Upload = new Upload(body, {
      endpoint: endpoint ?? `${server.url}/upload/resumable`,
      ...(url !== undefined && { uploadUrl: url }),
      uploadSize: body.length,
      chunkSize,
      retryDelays: null,
      headers: { authorization: `Bearer ${token}`, ...headers },
      metadata: { bucketName: bucket, objectName: name, contentType: type, cacheControl: '3600', metadata: JSON.stringify({ mood: 'ดี' }) },
      onError: reject,
      onSuccess: () => resolve({ url: upload.url }),
    })
    upload.start()
  })
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const bytesOf = async (name: string) => Buffer.from(await got(await ada.storage.from('private').download(name)).arrayBuffer())
const refusalOf = async (wish: Wish) => {
  const error = await send(wish).then(
    () => undefined,
    (failure: DetailedError) => failure,
  )
  return [error?.originalResponse?.getStatus(), error?.originalResponse?.getBody().trim()]
}
const raw = (method: string, url: string, headers: Record<string, string> = {}, body?: Uint8Array<ArrayBuffer>) =>
  fetch(url, { method, headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}`, ...headers }, ...(body && { body }) })
const patch = (url: string, offset: number, body: Uint8Array<ArrayBuffer>, more: Record<string, string> = {}) =>
  raw('PATCH', url, { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset), ...more }, body)
const encoded = (facts: Record<string, string>) =>
  Object.entries(facts)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
/** Begins an upload of `length` bytes by hand. */
async function begin(name: string, length: number, headers: Record<string, string> = {}): Promise<string> {
  const answer = await raw('POST', `${server.url}/upload/resumable`, {
    'upload-length': String(length),
    'upload-metadata': encoded({ bucketName: 'private', objectName: name }),
    ...headers,
  })
  expect(answer.status).toBe(201)
  return new URL(answer.headers.get('location') ?? '', server.url).href
}

test('a large file arrives in pieces and is one object, with its facts', async () => {
  const [body, name] = [randomBytes(20_000_000), `${ADA}/large ไทย.bin`]
  const { url } = await send({ body, name, type: 'video/mp4' })
  expect(hash(await bytesOf(name))).toBe(hash(body))
  expect(got(await ada.storage.from('private').info(name))).toMatchObject({
    size: body.length,
    contentType: 'video/mp4',
    cacheControl: 'max-age=3600',
    metadata: { mood: 'ดี' },
  })
  await server.service.drain()
  expect(server.files()).toHaveLength(1)
  expect((await raw('HEAD', url ?? '')).headers.get('upload-offset')).toBe(String(body.length))
})

test('an upload that was left goes on where it was, and shows nothing meanwhile', async () => {
  const [body, name] = [randomBytes(15_000_000), `${ADA}/resumed.bin`]
  const url = await begin(name, body.length)
  expect((await patch(url, 0, body.subarray(0, 9_000_000))).status).toBe(204)
  expect(said(await ada.storage.from('private').info(name))).toMatchObject({ code: 'NoSuchKey' })
  expect((await raw('HEAD', url)).headers.get('upload-offset')).toBe('9000000')
  await send({ body, name, url })
  expect(hash(await bytesOf(name))).toBe(hash(body))
})

test('what had arrived of a piece when the line broke is kept', async () => {
  const name = `${ADA}/cut.bin`
  const body = randomBytes(3_000_000)
  const url = await begin(name, body.length)
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(body.subarray(0, 1_000_000))
    },
    // The rest never comes.
    pull: () => new Promise(() => undefined),
  })
  const cut = new AbortController()
  const headers = { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}`, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
  // lib.dom does not know `duplex`, which Node needs for a stream.
  const wish: RequestInit = Object.assign({ method: 'PATCH', headers, body: broken, signal: cut.signal }, { duplex: 'half' })
  const sending = fetch(url, wish).catch(() => undefined)
  await expect.poll(() => server.db.owner.one<{ n: number }>('select count(*)::int as n from storage.stray_files').then(({ n }) => n)).toBeGreaterThan(0)
  cut.abort()
  await sending
  const offset = async () => Number((await raw('HEAD', url)).headers.get('upload-offset') ?? -1)
  await expect.poll(offset).toBe(1_000_000)
  expect((await patch(url, 1_000_000, body.subarray(1_000_000))).status).toBe(204)
  expect(hash(await bytesOf(name))).toBe(hash(body))
})

describe('who may', () => {
  test('nobody uploads into another’s folder or without a token', async () => {
    const wish = { body: Buffer.from('x'), name: `${BEN}/x` }
    expect(await refusalOf(wish)).toEqual([403, 'new row violates row-level security policy'])
    expect((await refusalOf({ ...wish, headers: { authorization: '' } }))[0]).toBe(400)
    expect((await refusalOf({ ...wish, headers: { authorization: 'Bearer forged' } }))[0]).toBe(400)
    expect(await refusalOf({ ...wish, bucket: 'nowhere' })).toEqual([404, 'Bucket not found'])
    expect(await refusalOf({ ...wish, name: `${ADA}/../x` })).toEqual([400, `Invalid key: ${ADA}/../x`])
  })

  test('nobody goes on with, or ends, another’s upload', async () => {
    const url = await begin(`${ADA}/hers.bin`, 10)
    const ben = { authorization: `Bearer ${await server.token({ role: 'authenticated', sub: BEN })}` }
    expect((await patch(url, 0, Buffer.from('0123456789'), ben)).status).toBe(403)
    expect((await raw('DELETE', url, ben)).status).toBe(403)
    expect((await patch(url, 0, Buffer.from('0123456789'))).status).toBe(204)
  })

  test('a name that is taken is refused before anything is sent, unless x-upsert is asked', async () => {
    const name = `${ADA}/taken.bin`
    await send({ body: Buffer.from('first'), name })
    expect(await refusalOf({ body: Buffer.from('second'), name })).toEqual([409, 'The resource already exists'])
    await send({ body: Buffer.from('third'), name, headers: { 'x-upsert': 'true' } })
    expect((await bytesOf(name)).toString()).toBe('third')
  })

  test('by a link, without a person', async () => {
    const name = `${ADA}/by-link.bin`
    const { token: link } = got(await ada.storage.from('private').createSignedUploadUrl(name))
    const endpoint = `${server.url}/upload/resumable/sign`
    const signed = { authorization: '', 'x-signature': link }
    expect((await refusalOf({ body: Buffer.from('x'), name: `${ADA}/other`, endpoint, headers: signed }))[0]).toBe(400)
    expect((await refusalOf({ body: Buffer.from('x'), name, endpoint, headers: { authorization: '', 'x-signature': 'forged' } }))[0]).toBe(400)
    await send({ body: Buffer.from('by link'), name, endpoint, headers: signed })
    expect((await bytesOf(name)).toString()).toBe('by link')
  })
})

describe('rules', () => {
  test('a file larger than its bucket or the whole place allows is refused at once', async () => {
    expect((await refusalOf({ body: Buffer.alloc(300_000), name: `${ADA}/a.png`, bucket: 'pictures', type: 'image/png' }))[0]).toBe(413)
    const answer = await raw('POST', `${server.url}/upload/resumable`, {
      'upload-length': '41000000',
      'upload-metadata': encoded({ bucketName: 'private', objectName: `${ADA}/x` }),
    })
    expect(answer.status).toBe(413)
  })

  test('a type its bucket does not take is refused, also when only its content shows it', async () => {
    expect(await refusalOf({ body: Buffer.from('x'), name: `${ADA}/a.txt`, bucket: 'pictures', type: 'text/plain' })).toEqual([
      415,
      'mime type text/plain is not supported',
    ])
    const page = Buffer.from('<!doctype html><script>')
    expect(await refusalOf({ body: page, name: `${ADA}/a.png`, bucket: 'pictures', type: 'image/png' })).toEqual([415, 'mime type text/html is not supported'])
    await server.service.drain()
    expect(await server.db.owner.all(`select from storage.objects where name = $1`, [`${ADA}/a.png`])).toEqual([])
  })

  test('pieces come in their order', async () => {
    const url = await begin(`${ADA}/ordered.bin`, 6)
    expect((await patch(url, 3, Buffer.from('def'))).status).toBe(409)
    expect((await patch(url, 0, Buffer.from('abc'))).status).toBe(204)
    expect((await patch(url, 0, Buffer.from('abc'))).status).toBe(409)
    expect((await patch(url, 3, Buffer.from('defghi'))).status).toBe(413)
    const last = await patch(url, 3, Buffer.from('def'))
    expect([last.status, last.headers.get('upload-offset'), last.headers.get('tus-complete')]).toEqual([204, '6', '1'])
    expect((await bytesOf(`${ADA}/ordered.bin`)).toString()).toBe('abcdef')
  })

  test('two who go on with one upload at once make no mixture of it', async () => {
    const [name, bodies] = [`${ADA}/raced.bin`, [Buffer.alloc(500_000, 'a'), Buffer.alloc(500_000, 'b')]]
    const url = await begin(name, 500_000)
    const answers = await Promise.all(bodies.map((body) => patch(url, 0, body).then(({ status }) => status)))
    expect(answers).toContain(204)
    expect(bodies.map(hash)).toContain(hash(await bytesOf(name)))
  })

  test('an upload can be ended, and leaves nothing', async () => {
    await server.service.drain()
    const before = server.files().length
    const url = await begin(`${ADA}/ended.bin`, 1_000)
    await patch(url, 0, Buffer.alloc(500))
    expect((await raw('DELETE', url)).status).toBe(204)
    expect((await raw('HEAD', url)).status).toBe(404)
    await server.service.drain()
    expect(server.files()).toHaveLength(before)
  })

  test('an upload nobody goes on with is forgotten, with its parts', async () => {
    await server.service.drain()
    const before = server.files().length
    const url = await begin(`${ADA}/forgotten.bin`, 1_000)
    await patch(url, 0, Buffer.alloc(500))
    expect(server.files()).toHaveLength(before + 1)
    await server.db.owner.all(`update storage.resumable_uploads set expires_at = now()`)
    await server.db.owner.all(`update storage.stray_files set remove_after = now()`)
    await server.service.sweep()
    expect((await raw('HEAD', url)).status).toBe(404)
    expect(server.files()).toHaveLength(before)
  })

  test('when the server died over the last piece, its client is asked for it again', async () => {
    const name = `${ADA}/died.bin`
    const url = await begin(name, 6)
    await patch(url, 0, Buffer.from('abc'))
    const id = url.split('/').at(-1)
    // As if everything had arrived and nobody had put it together.
    await server.db.owner.all(
      `update storage.resumable_uploads set parts = parts || parts[1], part_sizes = part_sizes || 3::bigint, received = 6 where id = $1`,
      [id],
    )
    expect((await raw('HEAD', url)).headers.get('upload-offset')).toBe('3')
    expect((await patch(url, 3, Buffer.from('def'))).status).toBe(204)
    expect((await bytesOf(name)).toString()).toBe('abcdef')
  })

  test('an empty file', async () => {
    await begin(`${ADA}/empty.bin`, 0)
    expect((await bytesOf(`${ADA}/empty.bin`)).length).toBe(0)
  })

  test('a browser of another site may ask, and learns what it needs', async () => {
    const preflight = await fetch(`${server.url}/upload/resumable`, {
      method: 'OPTIONS',
      headers: { origin: 'https://shop.example', 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'tus-resumable,upload-offset' },
    })
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('upload-offset')
    const able = await fetch(`${server.url}/upload/resumable`, { method: 'OPTIONS' })
    expect(able.headers.get('tus-extension')).toBe('creation,creation-with-upload,creation-defer-length,expiration,termination')
    const made = await raw('POST', `${server.url}/upload/resumable`, {
      origin: 'https://shop.example',
      'upload-length': '1',
      'upload-metadata': encoded({ bucketName: 'private', objectName: `${ADA}/cors` }),
    })
    expect(made.headers.get('access-control-expose-headers')).toMatch(/Location.*Upload-Offset/s)
    expect(Date.parse(made.headers.get('upload-expires') ?? '')).toBeGreaterThan(Date.now())
  })
})
