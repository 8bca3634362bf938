import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { S3mini } from 's3mini'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SupabaseClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import { s3Backend, type FileBackend } from '../../storage/storage.ts'
import { ADA, got, said, startStorage, type StorageServer } from './storage-server.ts'

// The same promises with the files on S3, kept by a real S3 server.
const folder = mkdtempSync(join(tmpdir(), 's3rver-'))
const s3server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, configureBuckets: [{ name: 'shop-files', configs: [] }] })
let files: FileBackend
let s3: S3mini
let server: StorageServer
let ada: SupabaseClient
beforeAll(async () => {
  const { port } = await s3server.run()
  const place = { endpoint: `http://127.0.0.1:${port}/shop-files`, region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  s3 = new S3mini(place)
  files = s3Backend({ ...place, prefix: 'hattha/' })
  server = await startStorage({ files, settings: { fileSizeLimit: 100_000_000 } })
  ada = await server.as(ADA)
})
afterAll(async () => {
  await s3server.close()
  rmSync(folder, { recursive: true, force: true })
})

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const kept = async () => ((await s3.listObjects('/', 'hattha/')) ?? []).map(({ Key }) => Key)
const bytesOf = async (name: string) => Buffer.from(await got(await ada.storage.from('private').download(name)).arrayBuffer())

test('an object is kept, read, replaced, copied, moved and taken away', async () => {
  const [name, twin] = [`${ADA}/ขนม.txt`, `${ADA}/twin.txt`]
  got(await ada.storage.from('private').upload(name, 'first', { contentType: 'text/plain' }))
  got(await ada.storage.from('private').upload(name, 'second', { contentType: 'text/plain', upsert: true }))
  expect((await bytesOf(name)).toString()).toBe('second')
  got(await ada.storage.from('private').copy(name, twin))
  got(await ada.storage.from('private').move(name, `${ADA}/moved.txt`))
  await server.service.drain()
  expect(await kept()).toHaveLength(2)
  expect((await bytesOf(twin)).toString()).toBe('second')
  got(await ada.storage.from('private').remove([twin, `${ADA}/moved.txt`]))
  await server.service.drain()
  expect(await kept()).toEqual([])
})

test.each([0, 1, 8 * 1024 * 1024 - 1, 8 * 1024 * 1024, 8 * 1024 * 1024 + 1, 30_000_000])('a file of %i bytes comes back as it was', async (length) => {
  const [name, body] = [`${ADA}/${length}.bin`, randomBytes(length)]
  got(await ada.storage.from('private').upload(name, body))
  expect(hash(await bytesOf(name))).toBe(hash(body))
  const link = got(await ada.storage.from('private').createSignedUrl(name, 60)).signedUrl
  if (length > 10) expect(hash(Buffer.from(await (await fetch(link, { headers: { range: 'bytes=3-9' } })).arrayBuffer()))).toBe(hash(body.subarray(3, 10)))
})

describe('what goes wrong', () => {
  test('an upload that ends in the middle leaves no object and no parts', async () => {
    const before = await kept()
    const breaking = Readable.from(
      (async function* () {
        for (let part = 0; part < 3; part += 1) yield randomBytes(8 * 1024 * 1024)
        throw new Error('the line broke')
      })(),
    )
    await expect(files.write('broken-version', breaking, { mimetype: 'text/plain' })).rejects.toThrow('the line broke')
    expect(await kept()).toEqual(before)
    const rests = readdirSync(folder, { recursive: true }).filter((name) => String(name).includes('broken-version'))
    expect(rests).toEqual([])
  })

  test('what is not there is no file, and taking it away is no error', async () => {
    expect(await files.read('no-such-version')).toBeUndefined()
    expect(await files.copy('no-such-version', 'another')).toBe(false)
    await files.remove(['no-such-version'])
  })

  test('an S3 that cannot be reached is a failure, no missing object', async () => {
    const away = s3Backend({ endpoint: 'http://127.0.0.1:9/shop-files', region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b' })
    await expect(away.read('version')).rejects.toThrow(/fetch failed|ECONNREFUSED/)
    const broken = await startStorage({ files: away })
    const client = await broken.as(ADA)
    expect(said(await client.storage.from('private').upload(`${ADA}/x`, 'x'))).toMatchObject({ statusCode: '500', code: 'InternalError' })
    expect(await broken.db.owner.all('select from storage.objects')).toEqual([])
  })
})

test('pictures are made smaller from S3', async () => {
  const cup = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  got(await ada.storage.from('pictures').upload(`${ADA}/cup.png`, cup, { contentType: 'image/png' }))
  const answer = await fetch(ada.storage.from('pictures').getPublicUrl(`${ADA}/cup.png`, { transform: { width: 30 } }).data.publicUrl)
  expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(30)
})
