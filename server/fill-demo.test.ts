import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compare } from '@node-rs/bcrypt'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { tokenHash, orderToken } from '../app/orders/order-link.server.ts'
import { testDatabase } from '../tests/support/database.ts'
import { testShop } from '../tests/support/market.ts'
import { fillDemo } from './fill-demo.ts'
import { demoAccountsFile, greeting, type DemoAccounts } from './greeting.ts'

const db = await testDatabase()
const dataFolder = await mkdtemp(join(tmpdir(), 'hattha-demo-'))
const owner = new pg.Pool({ connectionString: db.url, max: 2 })
// The file's database is dropped at its end, maybe before this pool has noticed that it is closed.
owner.on('error', () => undefined)
owner.on('connect', (client) => client.on('error', () => undefined))
afterAll(async () => {
  await owner.end()
  await rm(dataFolder, { recursive: true })
})

test('a new demo has accounts whose passwords only this user reads, orders that open by their links, and keeps them', async () => {
  const { shop } = testShop(db)
  const settings = { ...shop.settings, dataFolder }
  await fillDemo({ settings, owner, log: shop.log, sealAccount: (_seller, number) => `sealed ${number}` })

  const file = demoAccountsFile(dataFolder)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const written = await readFile(file, 'utf8')
  const accounts: DemoAccounts = JSON.parse(written)
  expect(new Set(accounts.map(({ password }) => password)).size).toBe(accounts.length)
  expect(accounts.map(({ role, totpSecret }) => [role, totpSecret !== undefined])).toEqual([
    ['buyer', false],
    ['seller', false],
    ['admin', true],
    ['owner', true],
    ['support', true],
    ['finance', true],
    ['moderator', true],
  ])
  for (const { email, password } of accounts) {
    const { encrypted_password: hash } = await db.owner.one<{ encrypted_password: string }>('select encrypted_password from auth.users where email = $1', [
      email,
    ])
    expect(await compare(password, hash)).toBe(true)
    expect(await greeting(settings)).toContain(password)
  }

  const groups = await db.owner.all<{ id: string; token_hash: Buffer }>('select id, token_hash from public.order_groups')
  expect(groups.length).toBeGreaterThan(20)
  for (const { id, token_hash: hash } of groups) expect(tokenHash(orderToken(shop, id)).equals(hash)).toBe(true)

  await fillDemo({ settings, owner, log: shop.log, sealAccount: (_seller, number) => `sealed ${number}` })
  expect(await readFile(file, 'utf8')).toBe(written)
})
