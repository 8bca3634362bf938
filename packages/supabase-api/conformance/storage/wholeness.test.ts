import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { FileBackend } from '../../storage/storage.ts'
import { diskBackend } from '../../storage/storage.ts'
import { ADA, got, said, startStorage, type StorageServer } from './storage-server.ts'

// What must hold whatever happens: an object is there whole or not at all, and no file is without its row for long.
let server: StorageServer
let ada: SupabaseClient
beforeAll(async () => {
  server = await startStorage()
  ada = await server.as(ADA)
})

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const bytesOf = async (path: string) => Buffer.from(await got(await ada.storage.from('private').download(path)).arrayBuffer())
const rows = (db = server.db) => db.owner.all<{ name: string; version: string }>(`select name, version from storage.objects order by name`)
const strays = () => server.db.owner.all<{ version: string; due: boolean }>('select version, remove_after <= now() as due from storage.stray_files')

/** Sends the beginning of a body whose length promises more, and hands over the request. */
function beginUpload(url: string, path: string, headers: Record<string, string>) {
  const sending = request(`${url}${path}`, { method: 'POST', headers })
  sending.on('error', () => undefined)
  sending.write(randomBytes(200_000))
  return sending
}

describe('an upload that is broken off', () => {
  test.each([
    ['as a body', { 'content-type': 'text/plain', 'content-length': '1000000' }, ''],
    ['as a form', { 'content-type': 'multipart/form-data; boundary=x' }, '--x\r\ncontent-disposition: form-data; name="f"; filename="f"\r\n\r\n'],
  ])('%s leaves nothing behind', async (_name, headers, opening) => {
    const path = `${ADA}/broken-${Math.random()}`
    const before = [await rows(), server.files()]
    const sending = request(`${server.url}/object/private/${path}`, { method: 'POST', headers: { ...headers, authorization: `Bearer ${server.keys.service}` } })
    sending.on('error', () => undefined)
    sending.write(opening)
    sending.write(randomBytes(200_000))
    // It has begun when its bytes reach the folder of unfinished files.
    await expect.poll(() => server.files().length).toBeGreaterThan((before[1] ?? []).length)
    sending.destroy()
    await expect.poll(() => server.files()).toEqual(before[1])
    expect(await rows()).toEqual(before[0])
    await expect.poll(strays).toEqual([])
  })

  test('a form that ends before its last boundary is no whole upload', async () => {
    const body = '--x\r\ncontent-disposition: form-data; name="f"; filename="f"\r\n\r\nhalf of it'
    const answer = await server.fetch(`/object/private/${ADA}/cut-form`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.keys.service}`, 'content-type': 'multipart/form-data; boundary=x' },
      body,
    })
    expect(answer.status).toBe(400)
    expect((await rows()).map(({ name }) => name)).not.toContain(`${ADA}/cut-form`)
  })

  test('of a name that was there keeps what was there', async () => {
    const path = `${ADA}/kept.txt`
    await ada.storage.from('private').upload(path, 'first')
    const files = server.files()
    const sending = beginUpload(server.url, `/object/private/${path}`, {
      'content-length': '1000000',
      'content-type': 'text/plain',
      'x-upsert': 'true',
      authorization: `Bearer ${server.keys.service}`,
    })
    await expect.poll(() => server.files().length).toBeGreaterThan(files.length)
    expect((await bytesOf(path)).toString()).toBe('first')
    sending.destroy()
    await expect.poll(() => server.files()).toEqual(files)
    expect((await bytesOf(path)).toString()).toBe('first')
  })
})

describe('many at once', () => {
  test('writers of one name end with one whole object, and with one file', async () => {
    const path = `${ADA}/contested.bin`
    const bodies = Array.from({ length: 12 }, (_, at) => randomBytes(100_000 + at * 33_331))
    const before = server.files().length
    const answers = await Promise.all(bodies.map((body) => ada.storage.from('private').upload(path, body, { upsert: true })))
    expect(answers.map(said)).toEqual(bodies.map(() => ({})))
    expect(bodies.map(hash)).toContain(hash(await bytesOf(path)))
    await server.service.drain()
    await server.service.sweep()
    expect(server.files()).toHaveLength(before + 1)
    expect(got(await ada.storage.from('private').info(path)).size).toBe((await bytesOf(path)).length)
  })

  test('of those who want a new name, one gets it', async () => {
    const path = `${ADA}/wanted.txt`
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => ada.storage.from('private').upload(path, `by ${index}`)))
    const winners = answers.filter(({ error }) => error === null)
    expect(winners).toHaveLength(1)
    expect(answers.filter(({ error }) => error !== null).map(said)).toEqual(
      Array.from({ length: 7 }, () => ({ message: 'The resource already exists', statusCode: '409', code: 'KeyAlreadyExists' })),
    )
    expect((await bytesOf(path)).toString()).toBe(`by ${answers.findIndex(({ error }) => error === null)}`)
  })

  test('readers see one content or the other, never a mixture, while it is replaced', async () => {
    const path = `${ADA}/turning.bin`
    const sides = [Buffer.alloc(300_000, 'a'), Buffer.alloc(300_000, 'b')]
    await ada.storage.from('private').upload(path, sides[0] ?? '')
    const writing = (async () => {
      for (let turn = 1; turn <= 15; turn += 1) await ada.storage.from('private').update(path, sides[turn % 2] ?? '')
    })()
    const reading = Array.from({ length: 4 }, async () => {
      for (let turn = 0; turn < 15; turn += 1) expect(sides.map(hash)).toContain(hash(await bytesOf(path)))
    })
    await Promise.all([writing, ...reading])
  })
})

describe('a failure in between', () => {
  test('when the row is refused, the file goes', async () => {
    await server.service.drain()
    const files = server.files()
    await server.db.owner.all(`create function storage.late() returns trigger language plpgsql as $$ begin
      if new.metadata ->> 'size' = '7' then raise exception 'seven is refused'; end if; return new; end $$`)
    await server.db.owner.all('create trigger late before insert on storage.objects for each row execute function storage.late()')
    expect(said(await ada.storage.from('private').upload(`${ADA}/seven`, '1234567'))).toEqual({
      message: 'seven is refused',
      statusCode: '403',
      code: 'AccessDenied',
    })
    await server.service.drain()
    expect(server.files()).toEqual(files)
    await server.db.owner.all('drop trigger late on storage.objects')
  })

  test('when the file cannot be written, there is no row', async () => {
    const full: FileBackend = {
      ...diskBackend({ folder: '/nowhere' }),
      write: async (_version, body: Readable) => {
        body.resume()
        throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
      },
    }
    const broken = await startStorage({ files: full })
    const client = await broken.as(ADA)
    expect(said(await client.storage.from('private').upload(`${ADA}/x`, 'x'))).toMatchObject({
      statusCode: '500',
      code: 'InternalError',
      message: 'Internal server error',
    })
    expect(await rows(broken.db)).toEqual([])
  })

  test('when a row is deleted by SQL, its file is taken away', async () => {
    const path = `${ADA}/by-sql`
    await ada.storage.from('private').upload(path, 'x')
    const { version } = got(await ada.storage.from('private').info(path))
    await server.db.owner.all('delete from storage.objects where name = $1', [path])
    expect(server.files()).toContain(version)
    await server.service.sweep()
    expect(server.files()).not.toContain(version)
    expect(await strays()).toEqual([])
  })

  test('a process killed amid an upload leaves what the next sweep takes away, and no object', async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'storage-process.ts'), server.db.url, server.folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    const before = server.files().length
    beginUpload(`http://127.0.0.1:${line.toString().trim()}/storage/v1`, `/object/private/${ADA}/killed`, {
      'content-type': 'text/plain',
      'content-length': '1000000',
      authorization: 'Bearer any',
    })
    await expect.poll(() => server.files().length).toBeGreaterThan(before)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect((await rows()).map(({ name }) => name)).not.toContain(`${ADA}/killed`)
    await server.service.sweep()
    // Somebody may still be writing it: it is left alone for a day.
    expect((await strays()).map(({ due }) => due)).toEqual([false])
    expect(server.files()).toHaveLength(before + 1)
    await server.db.owner.all(`update storage.stray_files set remove_after = now()`)
    await server.service.sweep()
    expect(server.files()).toHaveLength(before)
  })
})
