import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const LOOK_EVERY_MS = 30
const SIGN_OF_LIFE_EVERY_MS = 2_000
/** A holder that gave no sign for this long is gone, even if its process number lives on in another program. */
const GONE_AFTER_MS = 20_000

/** Lets one process at a time prepare and start the database in `folder`; the others wait. A holder that died is passed over. */
export async function whileStarting<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const file = join(folder, 'postgres-starting')
  while (!taken(file)) {
    if (isGone(file)) rmSync(file, { force: true })
    else await pause(LOOK_EVERY_MS)
  }
  const heart = setInterval(() => utimesSync(file, new Date(), new Date()), SIGN_OF_LIFE_EVERY_MS)
  try {
    return await work()
  } finally {
    clearInterval(heart)
    rmSync(file, { force: true })
  }
}

function taken(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function isGone(file: string): boolean {
  try {
    if (Date.now() - statSync(file).mtimeMs > GONE_AFTER_MS) return true
    const holder = Number.parseInt(readFileSync(file, 'utf8'), 10)
    if (Number.isNaN(holder)) return false
    process.kill(holder, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
