import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Something on a shelf: its name, its bytes as they lie there. */
export type Kept = { name: string; bytes: number }

/** Where backups are kept. Names are paths of `[a-z0-9._-]` parts with slashes; what is there is whole. */
export type Shelf = {
  /** Keeps the whole stream or nothing: resolves with its bytes when it would survive a power cut. What had the name before is replaced. */
  write(name: string, body: Readable): Promise<number>
  /** Undefined when there is nothing of the name. */
  read(name: string): Promise<Readable | undefined>
  /** Everything below a folder, in the order of names. */
  list(folder: string): AsyncIterable<Kept>
  /** Takes things away; what is not there is no error. */
  remove(names: readonly string[]): Promise<void>
  /** For a person: where this is. */
  place: string
}

const NAME = /^(?:[a-z0-9][a-z0-9._-]{0,120}\/){0,6}[a-z0-9][a-z0-9._-]{0,120}$/

/** A folder of this machine, or one that is mounted there. */
export function diskShelf(folder: string): Shelf {
  const pathOf = (name: string): string => {
    if (!NAME.test(name)) throw new Error('not a name of ours')
    return join(folder, name)
  }
  return {
    place: folder,
    async write(name, body) {
      const path = pathOf(name)
      // Ends with what no name has, so that a list never shows half a file.
      const aside = `${path}.${randomBytes(4).toString('hex')}~`
      await makeFolder(dirname(path))
      try {
        const file = createWriteStream(aside, { flush: true, mode: 0o600 })
        await pipeline(body, file)
        await rename(aside, path)
        await flushFolder(dirname(path))
        return file.bytesWritten
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      }
    },
    async read(name) {
      const file = await open(pathOf(name), 'r').catch(unlessMissing)
      return file && createReadStream('', { fd: file, highWaterMark: 256 * 1024 })
    },
    list: (below) => walk(folder, below),
    async remove(names) {
      for (const name of names) await rm(pathOf(name), { force: true })
    },
  }
}

async function* walk(root: string, folder: string): AsyncGenerator<Kept> {
  const entries = (await readdir(join(root, folder), { withFileTypes: true }).catch(unlessMissing)) ?? []
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* walk(root, name)
    else if (NAME.test(name)) {
      const found = await stat(join(root, name)).catch(unlessMissing)
      if (found) yield { name, bytes: found.size }
    }
  }
}

/** Makes a folder that is there after a power cut. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
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
