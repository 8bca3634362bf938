import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, link, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileBackend } from './file-backend.ts'

/** What people keep private is nobody's on this machine but the server's. */
const OWN_FOLDER = { recursive: true, mode: 0o700 } as const
/** As much as is read or written at a time: large enough that a file server is not slowed down, small enough for many at once. */
const CHUNK_BYTES = 256 * 1024

/**
 * Files below a folder, each under its version. A file is written aside, flushed, and moved to its name, so a name never leads to half a file;
 * the folder is flushed, too, so that a file whose row is committed is there after a power cut.
 */
export function diskBackend(options: { folder: string }): FileBackend {
  const pathOf = (version: string) => join(options.folder, 'objects', place(version))
  const aside = (version: string) => join(options.folder, 'unfinished', place(version))
  return {
    pathOf,
    async write(version, body) {
      const unfinished = aside(version)
      await mkdir(dirname(unfinished), OWN_FOLDER)
      const hash = createHash('sha256')
      let size = 0
      const counted = new Transform({
        highWaterMark: CHUNK_BYTES,
        transform(chunk: Buffer, _encoding, done) {
          size += chunk.length
          hash.update(chunk)
          done(null, chunk)
        },
      })
      try {
        await pipeline(body, counted, createWriteStream(unfinished, { flush: true, highWaterMark: CHUNK_BYTES, mode: 0o600 }))
        await settle(unfinished, pathOf(version))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      return { size, etag: `"${hash.digest('hex').slice(0, 32)}"` }
    },
    async read(version, span) {
      const file = await open(pathOf(version), 'r').catch(unlessMissing)
      if (file === undefined) return undefined
      return createReadStream('', { fd: file, highWaterMark: CHUNK_BYTES, ...(span && { start: span.from, end: span.to }) })
    },
    async copy(from, to) {
      const target = pathOf(to)
      if ((await stat(pathOf(from)).catch(unlessMissing)) === undefined) return false
      await makeFolder(dirname(target))
      // Content never changes, so two names may share it. Not every file system can.
      await link(pathOf(from), target).catch(async () => {
        const unfinished = aside(to)
        await mkdir(dirname(unfinished), OWN_FOLDER)
        await copyFile(pathOf(from), unfinished)
        const file = await open(unfinished, 'r+')
        await file.sync().finally(() => file.close())
        await rename(unfinished, target)
      })
      await flushFolder(dirname(target))
      return true
    },
    async remove(versions) {
      await Promise.all(
        versions.filter((version) => VERSION.test(version)).flatMap((version) => [rm(pathOf(version), { force: true }), rm(aside(version), { force: true })]),
      )
    },
  }
}

/** A version is a UUID, but who knows who wrote the row: nothing else may become part of a path. */
const VERSION = /^[\w-]{2,80}$/

/** Two letters of folder, so that none grows too large for tools. */
function place(version: string): string {
  if (!VERSION.test(version)) throw new Error('not a version of ours')
  return join(version.slice(0, 2), version)
}

async function settle(from: string, to: string): Promise<void> {
  await makeFolder(dirname(to))
  await rename(from, to)
  await flushFolder(dirname(to))
}

/** Makes a folder that is there after a power cut. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, OWN_FOLDER)
  if (first !== undefined) await flushFolder(dirname(first))
}

async function flushFolder(folder: string): Promise<void> {
  // Some systems cannot open or flush a folder; there the file system orders what it writes.
  const opened = await open(folder, 'r').catch(() => undefined)
  await opened?.sync().catch(() => undefined)
  await opened?.close()
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
