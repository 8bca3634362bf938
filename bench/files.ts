/**
 * `node bench/files.ts`: how fast `/storage/v1` hands out a file of 100 MB beside a plain Node file server, in turns; and how much memory an upload of 1 GB
 * takes. Budgets: 80 %, and 64 MB.
 */
import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, get, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { migrate, startEmbedded } from '@hattha/postgres'
import { supabaseMigrations } from '@hattha/supabase-api'
import { median, report } from './finding.ts'

const LEAST_SHARE = 0.8
const MOST_MB = 64
const FILE_BYTES = 100 * 1024 * 1024
const UPLOAD_BYTES = 1024 ** 3
const ROUNDS = 9
const CHUNK = Buffer.alloc(1024 * 1024, 'x')

if (process.argv[2] === 'plain') servePlainly(process.argv[3] ?? '')
else await compare()

/** The file server everybody would write: open, announce the length, pipe. */
function servePlainly(file: string): void {
  const server = createServer((_asked, response) => {
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': statSync(file).size })
    pipeline(createReadStream(file), response).catch(() => undefined)
  })
  // A listening TCP server's address is an AddressInfo.
  server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
}

async function compare(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hattha-bench-files-'))
  const database = await startEmbedded({ folder: join(folder, 'database'), durable: false })
  const running: ChildProcess[] = []
  try {
    await migrate({ url: database.url, sources: supabaseMigrations() })
    const storage = spawn(
      process.execPath,
      [join(import.meta.dirname, '../packages/supabase-api/conformance/storage/storage-process.ts'), database.url, folder],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    running.push(storage)
    const address = `http://127.0.0.1:${await portOf(storage)}/storage/v1`
    await ask(`${address}/bucket`, 'POST', JSON.stringify({ name: 'files', public: true }), 'application/json')
    await upload(`${address}/object/files/large.bin`, FILE_BYTES)
    const version = (await (await fetch(`${address}/object/info/public/files/large.bin`)).json()) as { version: string }
    const file = join(folder, 'objects', version.version.slice(0, 2), version.version)
    const plain = fork(import.meta.filename, ['plain', file], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
    running.push(plain)
    await compareDownloads({ ours: `${address}/object/public/files/large.bin`, plain: `http://127.0.0.1:${await portOf(plain)}/` })
    await weighUpload(storage, `${address}/object/files/huge.bin`)
  } finally {
    for (const child of running) child.kill()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function compareDownloads(addresses: { ours: string; plain: string }): Promise<void> {
  const speeds = { ours: [] as number[], plain: [] as number[] }
  // The first of each warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const side of ['plain', 'ours'] as const) {
      const speed = await download(addresses[side])
      if (round > 0) speeds[side].push(speed)
    }
  }
  const [ours, plain] = [median(speeds.ours), median(speeds.plain)]
  report({
    what: 'download of 100 MB by /storage/v1',
    measured: `${Math.round(ours)} MB/s`,
    ratio: `${(ours / plain).toFixed(2)} × a plain Node file server`,
    budget: `≥ ${LEAST_SHARE} ×`,
    met: ours / plain >= LEAST_SHARE,
    notes: [`plain: ${Math.round(plain)} MB/s`, `ours: ${speeds.ours.map(Math.round).join(' ')}`, `plain: ${speeds.plain.map(Math.round).join(' ')}`],
  })
}

async function weighUpload(storage: ChildProcess, address: string): Promise<void> {
  const before = residentMb(storage)
  let peak = before
  let over = false
  const watch = (async () => {
    while (!over) {
      peak = Math.max(peak, residentMb(storage))
      await pause(20)
    }
  })()
  const started = performance.now()
  await upload(address, UPLOAD_BYTES)
  over = true
  await watch
  report({
    what: 'memory an upload of 1 GB takes',
    measured: `${Math.round(peak - before)} MB`,
    budget: `≤ ${MOST_MB} MB`,
    met: peak - before <= MOST_MB,
    notes: [`${Math.round(before)} MB before, ${Math.round(peak)} MB at most, ${Math.round(UPLOAD_BYTES / 1e3 / (performance.now() - started))} MB/s`],
  })
}

async function portOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('its output is not ours')
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return line.toString().trim()
}

/** Megabytes a second of one download. */
async function download(address: string): Promise<number> {
  const started = performance.now()
  const bytes = await new Promise<number>((resolve, reject) => {
    get(address, { agent: false }, (answer) => {
      let size = 0
      answer.on('data', (chunk: Buffer) => (size += chunk.length))
      answer.on('end', () => resolve(size))
      answer.on('error', reject)
    }).on('error', reject)
  })
  if (bytes !== FILE_BYTES) throw new Error(`${address} gave ${bytes} bytes.`)
  return bytes / 1e3 / (performance.now() - started)
}

async function upload(address: string, bytes: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const headers = { authorization: 'Bearer any', 'content-type': 'application/octet-stream', 'content-length': bytes }
    const sending = request(address, { method: 'POST', headers, agent: false }, (answer) => {
      answer.resume()
      answer.on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${address} answered ${answer.statusCode}.`))))
    }).on('error', reject)
    let left = bytes
    const push = (): void => {
      while (left > 0) {
        const chunk = left >= CHUNK.length ? CHUNK : CHUNK.subarray(0, left)
        left -= chunk.length
        if (!sending.write(chunk)) return
      }
      sending.end()
    }
    sending.on('drain', push)
    push()
  })
}

async function ask(address: string, method: string, body: string, type: string): Promise<void> {
  const answer = await fetch(address, { method, body, headers: { authorization: 'Bearer any', 'content-type': type } })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
}

/** Resident memory of a process; only Linux tells it so plainly, elsewhere there is nothing to compare. */
function residentMb(child: ChildProcess): number {
  if (process.platform !== 'linux') return 0
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1000
}
