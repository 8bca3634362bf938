import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CannotRestore, DatabaseCannotStart, eraseDatabase, inDatabase, openBaseFile, restoreCluster, SealBroken, startEmbedded } from '@hattha/postgres'
import pg from 'pg'
import * as v from 'valibot'
import type { Figures, Proof } from '../../app/platform/backups.ts'
import { BaseFacts, baseName } from './base-facts.ts'
import { isWhole } from './copy-files.ts'
import { countShop } from './figures.ts'
import type { Sealed } from './kept-bases.ts'

/** So many copies of files, chosen at random, are read to their end. */
const FILES_READ = 25

/** Tries a backup: a database of its own is made of it and of the log that goes on from it, in `folder`, started, counted, and taken away again. */
export async function proveBase(sealed: Sealed, { id, folder }: { id: string; folder: string }): Promise<Proof> {
  const began = Date.now()
  eraseProof(folder)
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  try {
    const content = await sealed.shelf.read(baseName(id))
    if (!content) return { proved: false, impossible: false, because: 'The backup is not where it was put.' }
    const opened = await openBaseFile(content, sealed.key)
    const facts = v.parse(BaseFacts, opened.facts)
    const log = { shelf: sealed.shelf, secret: sealed.key, chain: facts.chain }
    const { lastCommit } = await restoreCluster({ folder, archive: opened.archive, owner: facts.owner, log, durable: false })
    const database = await startEmbedded({ folder, durable: false })
    try {
      const client = new pg.Client({ connectionString: inDatabase(database.url, facts.database) })
      client.on('error', () => undefined)
      await client.connect()
      try {
        const figures = await countShop(client)
        const { broken, read } = await readFiles(client, sealed)
        const because = broken ?? lessThan(figures, facts.figures)
        if (because !== undefined) return { proved: false, impossible: false, because, figures }
        return { proved: true, figures, filesRead: read, seconds: Math.round((Date.now() - began) / 1000), lastCommit }
      } finally {
        await client.end()
      }
    } finally {
      await database.stop()
    }
  } catch (error) {
    if (error instanceof CannotRestore) return { proved: false, impossible: true, because: error.message }
    if (error instanceof SealBroken || error instanceof DatabaseCannotStart) return { proved: false, impossible: false, because: error.message }
    throw error
  } finally {
    eraseProof(folder)
  }
}

/** What a database must not have less of than when the backup began; what is deleted in a shop are people, products and files. */
function lessThan(found: Figures, before: Figures): string | undefined {
  const lost = (['orders', 'journals'] as const).find((name) => found[name] < before[name])
  if (lost) return `There are ${found[lost]} ${lost} in it, and there were ${before[lost]}.`
  if (found.differences > before.differences) return `Its books have ${found.differences} differences, and there were ${before.differences}.`
  return undefined
}

async function readFiles(client: pg.Client, sealed: Sealed): Promise<{ read: number; broken?: string }> {
  const { rows } = await client.query<{ hash: string }>('select distinct on (f.hash) f.hash from private.backup_files f order by f.hash, random() limit 5000')
  let read = 0
  for (const { hash } of chosen(rows, FILES_READ)) {
    if (!(await isWhole(sealed, hash))) return { read, broken: `The copy of a file is missing or damaged (${hash.slice(0, 12)}).` }
    read += 1
  }
  return { read }
}

function chosen<Row>(rows: Row[], count: number): Row[] {
  const left = [...rows]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(Math.floor(Math.random() * left.length), 1)).flat()
}

function eraseProof(folder: string): void {
  if (!existsSync(folder)) return
  eraseDatabase(folder)
  rmSync(folder, { recursive: true, force: true })
}

const PROOF = 'backup-proof-'
export const proofFolder = (dataFolder: string, id: string): string => join(dataFolder, `${PROOF}${id.slice(0, 8)}`)

/** Ends and takes away what a proof left that was killed. */
export async function sweepProofs(dataFolder: string): Promise<void> {
  for (const name of readdirSync(dataFolder).filter((each) => each.startsWith(PROOF))) {
    const folder = join(dataFolder, name)
    if (existsSync(join(folder, 'postgres/cluster')))
      await startEmbedded({ folder, durable: false }).then(
        (left) => left.stop(),
        () => undefined,
      )
    eraseProof(folder)
  }
}
