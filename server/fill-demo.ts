import { createHash, createHmac, randomBytes } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { secretsFrom } from '@hattha/supabase-api'
import { generateSecret } from 'otplib'
import type { Pool } from 'pg'
import type { Logger } from '../app/platform/logger.ts'
import { DEMO_ROLES, type DemoRole } from '../demo/demo-account.ts'
import type { MakeFactor } from '../demo/people-and-orders.ts'
import type { SealAccount } from '../demo/replay.ts'
import { fillDemoFiles } from './fill-demo-files.ts'
import { demoAccountsFile } from './greeting.ts'
import type { Settings } from './configuration.ts'

/** Fills an empty demo shop. Its accounts get passwords of their own, kept where only this user reads them, so that no two demos open with the same key. */
export async function fillDemo({
  settings,
  owner,
  log,
  sealAccount,
}: {
  settings: Settings
  owner: Pool
  log: Logger
  sealAccount: SealAccount
}): Promise<void> {
  const { rowCount } = await owner.query('select from public.products limit 1')
  if (rowCount !== 0) return
  // Loaded only now: what a demo is made of would stay in the memory of every later start.
  const { seedDemoShop } = await import('../demo/demo-shop.ts')
  // An object of pairs knows its keys only as text.
  const passwords = Object.fromEntries(DEMO_ROLES.map((role) => [role, newPassword()])) as Record<DemoRole, string>
  const accounts = await seedDemoShop({ owner, now: new Date(), passwords, makeFactor: factorsOf(settings.keys.jwtSecret), sealAccount, log })
  await makeOrderLinks(owner, settings.keys.orderLinkKey)
  giveBackMemory()
  if (accounts.length === 0) return
  if (settings.s3 === undefined) await fillDemoFiles(owner, settings.dataFolder)
  const file = demoAccountsFile(settings.dataFolder)
  await writeFile(`${file}.new`, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 })
  await rename(`${file}.new`, file)
}

/** The links of the demo's orders are made from this shop's key, as those of every order are (`checkout/order-link.server.ts`): its buyer opens them like any other. */
async function makeOrderLinks(owner: Pool, key: string): Promise<void> {
  const { rows } = await owner.query<{ id: string }>('select id from public.order_groups')
  const hashes = rows.map(({ id }) => createHash('sha256').update(createHmac('sha256', key).update(id).digest('base64url')).digest())
  await owner.query('update public.order_groups g set token_hash = l.hash from unnest($1::uuid[], $2::bytea[]) l (id, hash) where g.id = l.id', [
    rows.map(({ id }) => id),
    hashes,
  ])
}

/** What the demo was drawn with is garbage now, more than the shop itself holds; V8 would not look at it for hours. */
function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
}

/** Second factors as this shop's auth service makes them: a secret of RFC 4226's length, sealed for its row. */
function factorsOf(jwtSecret: string): MakeFactor {
  const secrets = secretsFrom(jwtSecret)
  return (factorId) => {
    const secret = generateSecret()
    return { secret, kept: secrets.seal(secret, `factor:${factorId}`) }
  }
}

/** 72 random bits in groups a person can type. */
const newPassword = (): string => randomBytes(9).toString('hex').match(/.{6}/g)?.join('-') ?? ''
