import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type KeptCards = {
  /** The card of these facts, made at most once however many ask at the same moment. */
  get(facts: unknown, make: () => Promise<Buffer>): Promise<Buffer>
}

/** Keeps finished cards in a folder, as many as fit into `bytes`; those nobody asked for longest go first. */
export function createKeptCards({ folder, bytes: most }: { folder: string; bytes: number }): KeptCards {
  const making = new Map<string, Promise<Buffer>>()
  let grown = 0

  async function sweep(): Promise<void> {
    const files = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const facts = await stat(join(folder, name)).catch(() => undefined)
        return { name, bytes: facts?.size ?? 0, usedMs: facts?.mtimeMs ?? 0 }
      }),
    )
    let total = files.reduce((sum, { bytes }) => sum + bytes, 0)
    for (const { name, bytes } of files.toSorted((a, b) => a.usedMs - b.usedMs)) {
      if (total <= most) return
      await rm(join(folder, name), { force: true })
      total -= bytes
    }
  }
  async function keep(path: string, card: Buffer): Promise<Buffer> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Written aside and moved, so that nobody reads half a card.
    const aside = `${path}.${randomUUID()}`
    await writeFile(aside, card, { mode: 0o600 })
    await rename(aside, path)
    grown += card.length
    if (grown > most / 8) {
      grown = 0
      await sweep()
    }
    return card
  }
  return {
    async get(facts, make) {
      const path = join(folder, `${createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 40)}.jpg`)
      const kept = await readFile(path).catch(() => undefined)
      if (kept) {
        const now = new Date()
        await utimes(path, now, now).catch(() => undefined)
        return kept
      }
      const underWay = making.get(path)
      if (underWay) return underWay
      const work = make()
        .then((card) => keep(path, card))
        .finally(() => making.delete(path))
      making.set(path, work)
      return work
    },
  }
}
