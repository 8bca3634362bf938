import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../hostile/hostile-shop.ts'
import { FILLED_DEMO } from '../../scripts/gate/run-folder.ts'
import type { TestShop } from './shop.ts'

/** What the clock would have done a minute after the first start: the words of the pieces, the papers of the orders, the figures of the office. */
const FIRST_JOBS = ['index-products', 'issue-documents', 'count-office', 'seal-activity', 'send-outbox']
const PATIENCE_MS = 240_000
const LOOK_EVERY_MS = 100

/**
 * Puts the data of a demo into `folder`, as they are some minutes after its first start, so that the next shop only has to open. Made by `start` once in a run of the gate
 * and copied from then on; answers false outside of a run, where nobody would know how old they are.
 */
export async function copyFilledDemo(folder: string, start: (dataFolder: string) => Promise<TestShop>): Promise<boolean> {
  const master = process.env[FILLED_DEMO]
  if (!master) return false
  await makeOnce(master, start)
  // Root's database may have had to lie elsewhere, behind a link: two shops must not share it.
  if (lstatSync(join(master, 'postgres')).isSymbolicLink()) return false
  execFileSync('cp', ['-a', `${master}/.`, folder])
  return true
}

/** Whoever makes the folder fills it; whoever comes meanwhile waits. One that cannot be filled is left to the next. */
async function makeOnce(master: string, start: (dataFolder: string) => Promise<TestShop>): Promise<void> {
  const ready = `${master}.ready`
  for (const until = Date.now() + PATIENCE_MS; !existsSync(ready); await pause(LOOK_EVERY_MS)) {
    if (Date.now() > until) throw new Error(`No demo was filled in ${PATIENCE_MS / 1000} s.`)
    try {
      mkdirSync(master)
    } catch {
      continue
    }
    chmodSync(master, 0o711)
    try {
      const shop = await start(master)
      await finishFirstJobs(shop)
      await shop.end()
      forgetOldLog(join(master, 'postgres', 'cluster', 'pg_wal'))
      writeFileSync(ready, '')
    } catch (error) {
      rmSync(master, { recursive: true, force: true })
      throw error
    }
  }
}

/** Has a shop do at once what its clock does in the first minutes, and waits until nothing is left: what is asked meanwhile would wait behind it. */
export async function finishFirstJobs(shop: TestShop): Promise<void> {
  const database = await openDatabase(shop)
  for (const job of FIRST_JOBS) await database.query(`select jobs.enqueue($1, '{}'::json, null, null)`, [job])
  for (const until = Date.now() + PATIENCE_MS; ; await pause(LOOK_EVERY_MS)) {
    const { rows } = await database.query<{ waiting: string }>(
      'select count(*) as waiting from graphile_worker.jobs where run_at <= now() and attempts < max_attempts',
    )
    if (rows[0]?.waiting === '0') break
    if (Date.now() > until) throw new Error(`The demo is still busy:\n${shop.output()}`)
  }
  await database.end()
}

/** A server that was stopped in order needs the segment it wrote last and none of the others, which are most of the folder. */
function forgetOldLog(folder: string): void {
  const segments = readdirSync(folder).filter((name) => /^[0-9A-F]{24}$/.test(name))
  const last = segments.toSorted((a, b) => statSync(join(folder, a)).mtimeMs - statSync(join(folder, b)).mtimeMs).at(-1)
  for (const name of segments) if (name !== last) rmSync(join(folder, name))
}
