import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SupabaseClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import { ADA, BEN, got, said, startStorage, type StorageServer } from './storage-server.ts'

// https://supabase.com/docs/guides/storage/serving/image-transformations
let server: StorageServer
let ada: SupabaseClient
const path = `${ADA}/cup.png`
beforeAll(async () => {
  server = await startStorage()
  ada = await server.as(ADA)
  const cup = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#804020' } })
    .png()
    .toBuffer()
  for (const bucket of ['pictures', 'private']) got(await ada.storage.from(bucket).upload(path, cup, { contentType: 'image/png' }))
})

const look = async (link: string, accept = '*/*') => {
  const answer = await fetch(link, { headers: { accept } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { width, height, format } = await sharp(bytes).metadata()
  return { status: answer.status, type: answer.headers.get('content-type'), width, height, format }
}
const publicly = (transform: { width?: number; height?: number; resize?: 'cover' | 'contain' | 'fill'; quality?: number; format?: 'origin' }) =>
  ada.storage.from('pictures').getPublicUrl(path, { transform }).data.publicUrl

describe('a picture is made smaller', () => {
  test.each([
    [{ width: 100 }, { width: 100, height: 50 }],
    [{ height: 50 }, { width: 100, height: 50 }],
    [
      { width: 100, height: 100 },
      { width: 100, height: 100 },
    ],
    [
      { width: 100, height: 100, resize: 'contain' as const },
      { width: 100, height: 50 },
    ],
    [
      { width: 100, height: 100, resize: 'fill' as const },
      { width: 100, height: 100 },
    ],
    [{ width: 5000 }, { width: 400, height: 200 }],
  ])('%j', async (transform, size) => {
    expect(await look(publicly(transform))).toMatchObject({ status: 200, ...size })
  })

  test('as WebP where the reader takes it, unless the original format is asked', async () => {
    expect(await look(publicly({ width: 50 }), 'image/webp,*/*')).toMatchObject({ type: 'image/webp', format: 'webp' })
    expect(await look(publicly({ width: 50 }))).toMatchObject({ type: 'image/png', format: 'png' })
    expect(await look(publicly({ width: 50, format: 'origin' }), 'image/webp')).toMatchObject({ type: 'image/png' })
    expect(await look(`${publicly({ width: 50 })}&format=avif`)).toMatchObject({ type: 'image/avif' })
  })

  test('also when nobody said that it is a picture, but not what is none', async () => {
    const upload = async (name: string, content: Buffer) => {
      got(await ada.storage.from('private').upload(`${ADA}/${name}`, content))
      return ada.storage.from('private').download(`${ADA}/${name}`, { transform: { width: 40 } })
    }
    const cup = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#804020' } })
      .jpeg()
      .toBuffer()
    const smaller = await sharp(Buffer.from(await got(await upload('untold', cup)).arrayBuffer())).metadata()
    expect([smaller.width, smaller.format]).toEqual([40, 'jpeg'])
    expect((await upload('letter', Buffer.from('only words'))).error).not.toBeNull()
    expect((await upload('nothing', Buffer.alloc(0))).error).not.toBeNull()
  })

  test('with the rights of who asks, or by a link', async () => {
    const mine = got(await ada.storage.from('private').download(path, { transform: { width: 40 } }))
    expect((await sharp(Buffer.from(await mine.arrayBuffer())).metadata()).width).toBe(40)
    const ben = await server.as(BEN)
    expect((await ben.storage.from('private').download(path, { transform: { width: 40 } })).error).not.toBeNull()
    expect((await server.fetch(`/render/image/public/private/${path}?width=40`)).status).toBe(400)
    const link = got(await ada.storage.from('private').createSignedUrl(path, 60, { transform: { width: 30, quality: 50 } })).signedUrl
    expect(await look(`${link}&width=300`)).toMatchObject({ status: 200, width: 30 })
    const original = await fetch(link.replace('/render/image/sign/', '/object/sign/'))
    expect(original.status).toBe(400)
  })

  test('is kept, and forgotten with its original', async () => {
    const copies = () => readdirSync(join(server.folder, 'images'), { recursive: true }).filter((name) => /[0-9a-f]{32}$/.test(String(name))).length
    const name = `${ADA}/short-lived.png`
    const red = await sharp({ create: { width: 90, height: 90, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    await ada.storage.from('pictures').upload(name, red, { contentType: 'image/png' })
    const link = ada.storage.from('pictures').getPublicUrl(name, { transform: { width: 20 } }).data.publicUrl
    const before = copies()
    await Promise.all([1, 2, 3, 4].map(() => look(link)))
    expect(copies()).toBe(before + 1)
    const blue = await sharp({ create: { width: 90, height: 90, channels: 3, background: 'blue' } })
      .png()
      .toBuffer()
    await ada.storage.from('pictures').update(name, blue, { contentType: 'image/png' })
    const { dominant } = await sharp(Buffer.from(await (await fetch(link)).arrayBuffer())).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r)
    await server.service.drain()
    expect(copies()).toBe(before + 1)
    const etag = (await fetch(link)).headers.get('etag') ?? ''
    expect((await fetch(link, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await fetch(ada.storage.from('pictures').getPublicUrl(name).data.publicUrl)).headers.get('etag')).not.toBe(etag)
  })
})

describe('what is no picture', () => {
  test.each(['width=ten', 'width=-1', 'quality=5', 'quality=101', 'resize=stretch', 'format=exe'])('%s is refused', async (query) => {
    const answer = await server.fetch(`/render/image/public/pictures/${path}?${query}`)
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ statusCode: '400', message: expect.stringContaining('querystring/') }),
    ])
  })

  test('a text, a broken picture and a bomb are refused, and the server lives', async () => {
    const render = async (name: string, body: Buffer, contentType: string) => {
      await ada.storage.from('open').upload(`${ADA}/${name}`, body, { contentType })
      const answer = await server.fetch(`/render/image/public/open/${ADA}/${name}?width=10`)
      return [answer.status, ((await answer.json()) as { statusCode: string }).statusCode]
    }
    expect(await render('a.txt', Buffer.from('words'), 'text/plain')).toEqual([400, '422'])
    expect(await render('b.png', Buffer.from('no picture'), 'image/png')).toEqual([400, '422'])
    const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: 'black' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(await render('c.png', bomb, 'image/png')).toEqual([400, '422'])
    expect(await look(publicly({ width: 10 }))).toMatchObject({ status: 200 })
  })

  test('a drawing is handed out as it is, without its scripts running', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    await ada.storage.from('open').upload(`${ADA}/d.svg`, drawing, { contentType: 'image/svg+xml' })
    const answer = await server.fetch(`/render/image/public/open/${ADA}/d.svg?width=10`)
    expect(await answer.text()).toBe(drawing)
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  })
})

test('pictures can be turned off', async () => {
  const plain = await startStorage({ settings: { imageTransformation: false } })
  const client = await plain.as(ADA)
  await client.storage.from('open').upload(path, Buffer.from('x'), { contentType: 'image/png' })
  expect(said(await client.storage.from('open').createSignedUrl(path, 60, { transform: { width: 10 } }))).toEqual({})
  expect((await plain.fetch(`/render/image/public/open/${path}?width=10`)).status).toBe(400)
})
