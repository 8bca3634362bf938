import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Letter } from '../../app/platform/mailer.ts'

const Caught = v.object({
  id: v.string(),
  at: v.string(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  headers: v.optional(v.record(v.string(), v.string())),
})
/** A letter that was caught instead of sent; `id` sorts by time, `at` is ISO 8601. */
export type CaughtLetter = v.InferOutput<typeof Caught>

/** The letters caught in a folder, one JSON file each. */
export type Mailbox = {
  keep(letter: Letter): Promise<CaughtLetter>
  /** The newest first. */
  list(): Promise<CaughtLetter[]>
  get(id: string): Promise<CaughtLetter | undefined>
}

/** A mailbox below `folder`, which is made when the first letter comes. */
export function createMailbox(folder: string): Mailbox {
  let count = 0
  const read = async (id: string) => v.parse(Caught, JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')))
  const ids = async () => {
    const names = await readdir(folder).catch(ifMissing<string[]>([]))
    return names.filter((name) => /^[\w-]+\.json$/.test(name)).map((name) => name.slice(0, -5))
  }
  return {
    async keep(letter) {
      const now = new Date()
      // Two letters of one millisecond keep their order by the count; two processes differ by their id.
      const id = `${now.toISOString().replace(/\W/g, '')}-${process.pid}-${String(count++).padStart(6, '0')}`
      const caught = { id, at: now.toISOString(), ...letter }
      await mkdir(folder, { recursive: true })
      // Written beside and renamed, so that who looks never finds half a letter.
      const draft = join(folder, `${id}.draft`)
      await writeFile(draft, JSON.stringify(caught, null, 2), { mode: 0o600 })
      await rename(draft, join(folder, `${id}.json`))
      return caught
    },
    async list() {
      const newestFirst = (await ids()).sort().reverse()
      return Promise.all(newestFirst.map(read))
    },
    async get(id) {
      if (!/^[\w-]{1,100}$/.test(id)) return undefined
      return read(id).catch(ifMissing(undefined))
    },
  }
}

const ifMissing =
  <Value>(instead: Value) =>
  (error: unknown): Value => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return instead
    throw error
  }
