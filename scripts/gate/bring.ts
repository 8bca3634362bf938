import { existsSync } from 'node:fs'
import { binary } from '../binary.ts'
import { findChromium, findShell } from './find-chromium.ts'
import { findPooler } from './find-pooler.ts'
import { runNode, runProgram } from './programs.ts'

/** What the tests need beyond npm. Everything is looked for first, fetched only where it is missing, and what cannot be had is said in a sentence. */

const POSTGRES_15 = '/usr/lib/postgresql/15/bin'
const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** The folder of Debian's PostgreSQL 15 programs, installed by apt where we may; else why not. */
export async function bringPostgres15(): Promise<{ bin: string } | { why: string }> {
  if (existsSync(`${POSTGRES_15}/postgres`)) return { bin: POSTGRES_15 }
  if (!mayInstall()) return { why: `there is no PostgreSQL 15 in ${POSTGRES_15} (Debian: apt-get install postgresql-15)` }
  const said = await aptInstall(['postgresql-15'])
  return existsSync(`${POSTGRES_15}/postgres`) ? { bin: POSTGRES_15 } : { why: `apt could not install postgresql-15: ${said}` }
}

/** The program of a PgBouncer, installed by apt or Homebrew where we may; else why not. */
export async function bringPooler(): Promise<{ pooler: string } | { why: string }> {
  const found = findPooler()
  if (found !== undefined) return { pooler: found }
  const how = process.platform === 'darwin' ? 'brew install pgbouncer' : 'Debian: apt-get install pgbouncer'
  const said = mayInstall() ? await aptInstall(['pgbouncer']) : process.platform === 'darwin' ? await brewInstall('pgbouncer') : ''
  const brought = findPooler()
  return brought === undefined ? { why: `there is no PgBouncer on this machine (${how})${said && `: ${said}`}` } : { pooler: brought }
}

/** Letters every reader of the language has on the machine: without them a Thai page jumps from empty boxes to its own letters. */
const LETTERS = ['fonts-thai-tlwg', 'fonts-noto-cjk']

/** What the journeys run in: a Chromium, the machine's, Debian's, or Playwright's own, beside it one without windows where it can be had; and Thai and East Asian letters. */
export async function bringChromium(): Promise<{ chromium: string | undefined } | { why: string }> {
  if (mayInstall()) {
    const missing = [
      ...(findChromium({ whole: true }) ? [] : ['chromium']),
      ...(process.env['CHROMIUM'] || findShell() ? [] : ['chromium-headless-shell']),
      ...((await hasThaiLetters()) ? [] : LETTERS),
    ]
    if (missing.length > 0) await aptInstall(missing)
  }
  if (!(await hasThaiLetters())) return { why: `there are no Thai letters on this machine (Debian: apt-get install ${LETTERS.join(' ')})` }
  const chromium = findChromium({ whole: true })
  if (chromium) return { chromium }
  const { code, output } = await runNode([binary('playwright'), 'install', 'chromium'], { seconds: 600 })
  return code === 0 ? { chromium: undefined } : { why: `there is no Chromium here, and none could be installed: ${lastLines(output)}` }
}

async function hasThaiLetters(): Promise<boolean> {
  // Other systems come with letters for every language.
  if (process.platform !== 'linux') return true
  const { code, output } = await runProgram('fc-list', [':lang=th', 'family'], { seconds: 60 })
  return code === 0 && output.trim() !== ''
}

async function aptInstall(packages: readonly string[]): Promise<string> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', ['update', '-qq'], { env, seconds: 300 })
  const { output } = await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, seconds: 600 })
  return lastLines(output)
}

async function brewInstall(name: string): Promise<string> {
  const { output } = await runProgram('brew', ['install', '--quiet', name], { env: { HOMEBREW_NO_AUTO_UPDATE: '1' }, seconds: 600 })
  return lastLines(output)
}

const lastLines = (output: string) => output.trim().split('\n').slice(-3).join(' ')
