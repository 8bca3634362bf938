import { spawn, type ChildProcess } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStorage, type StorageServer } from './storage-server.ts'

// Several processes on one database and one folder, some of which die.
let server: StorageServer
const children: ChildProcess[] = []
beforeAll(async () => {
  server = await startStorage()
})
afterAll(() => children.forEach((child) => child.kill('SIGKILL')))

/** Another process of the same place, in which everybody is the service. */
async function another(): Promise<{ url: string; kill: () => Promise<unknown> }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'storage-process.ts'), server.db.url, server.folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    url: `http://127.0.0.1:${line.toString().trim()}/storage/v1`,
    async kill() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

const authorization = () => ({ authorization: `Bearer ${server.keys.service}` })
const etagOf = (bytes: Uint8Array) => `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`
type Row = { name: string; version: string; etag: string; size: number }
const rows = () =>
  server.db.owner.all<Row>(
    `select name, version, metadata ->> 'eTag' as etag, (metadata ->> 'size')::int as size from storage.objects where bucket_id = 'private' order by name`,
  )

test('an upload begun with one process is finished with another', async () => {
  const other = await another()
  const body = randomBytes(2_000_000)
  const tus = { ...authorization(), 'tus-resumable': '1.0.0' }
  const metadata = `bucketName ${Buffer.from('private').toString('base64')},objectName ${Buffer.from('shared.bin').toString('base64')}`
  const begun = await fetch(`${other.url}/upload/resumable`, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(body.length), 'upload-metadata': metadata },
  })
  const path = new URL(begun.headers.get('location') ?? '', other.url).pathname.replace('/storage/v1', '')
  const patch = (base: string, from: number, to: number) =>
    fetch(base + path, {
      method: 'PATCH',
      headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(from) },
      body: body.subarray(from, to),
    }).then(({ status }) => status)
  expect(await patch(other.url, 0, 700_000)).toBe(204)
  expect(await patch(server.url, 700_000, 1_500_000)).toBe(204)
  await other.kill()
  expect(await patch(server.url, 1_500_000, body.length)).toBe(204)
  const kept = await server.fetch('/object/private/shared.bin', { headers: authorization() })
  expect(etagOf(Buffer.from(await kept.arrayBuffer()))).toBe(etagOf(body))
})

test('a process killed in the midst of many uploads leaves objects that are whole, and no file nobody knows of', async () => {
  const sent = new Map<string, Set<string>>()
  for (let round = 0; round < 4; round += 1) {
    const doomed = await another()
    let answered = 0
    let dead = false
    const writer = async (lane: number) => {
      while (!dead) {
        const name = `contested-${lane % 3}.bin`
        const body = randomBytes(50_000 + ((lane * 97_031 + answered * 61_129) % 400_000))
        sent.set(name, (sent.get(name) ?? new Set()).add(etagOf(body)))
        const answer = await fetch(`${doomed.url}/object/private/${name}`, { method: 'POST', headers: { ...authorization(), 'x-upsert': 'true' }, body }).catch(
          () => undefined,
        )
        if (answer?.ok) answered += 1
      }
    }
    const writers = Array.from({ length: 6 }, (_, lane) => writer(lane))
    // Not by the clock: amid the others, when so many have been answered.
    await expect.poll(() => answered, { interval: 1 }).toBeGreaterThan(5 + round * 7)
    await doomed.kill()
    dead = true
    await Promise.all(writers)

    const now = (await rows()).filter(({ name }) => name.startsWith('contested'))
    expect(now.length).toBeGreaterThan(0)
    for (const { name, version, etag, size } of now) {
      const content = readFileSync(join(server.folder, 'objects', version.slice(0, 2), version))
      expect([etagOf(content), content.length]).toEqual([etag, size])
      expect(sent.get(name)).toContain(etag)
    }
    // Asked at one moment: the database may still finish what the dead process asked of it.
    const versions = await server.db.owner.all<{ version: string }>('select version from storage.objects union select version from storage.stray_files')
    const known = new Set(versions.map(({ version }) => version))
    expect(server.files().filter((file) => !known.has(file))).toEqual([])
  }
  await server.db.owner.all('update storage.stray_files set remove_after = now()')
  await server.service.sweep()
  expect(server.files().toSorted()).toEqual((await rows()).map(({ version }) => version).toSorted())
})
