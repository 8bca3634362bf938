import { createFunctions, createRest, type ServedFunction } from '@hattha/supabase-api'
import type { Hono } from 'hono'
import { jwtVerify } from 'jose'
import { functions } from '../../app/functions.ts'
import type { Shop } from '../../app/shop.ts'
import { createApiKeyDoor } from '../../server/api-keys/api-key-door.ts'
import { createApiKeyUses, type ApiKeyUses } from '../../server/api-keys/api-key-uses.ts'
import { createKeyRate } from '../../server/api-keys/key-rate.ts'
import { forShop } from '../../server/shop-function.ts'
import type { TestDatabase } from './database.ts'
import { quietLog } from './quiet-log.ts'

const SECRET = 'a secret that only these processes know'

/** A process of the shop, as far as keys go: its interfaces behind its own door. */
export type KeyProcess = { rest: Hono; functions: Hono; uses: ApiKeyUses; close: () => Promise<void> }

export async function startKeyProcess({ db, shop }: { db: TestDatabase; shop: Shop }): Promise<KeyProcess> {
  const log = quietLog()
  const uses = createApiKeyUses({ database: db.service, log })
  const verify = async (token: string) => {
    const claims = (await jwtVerify(token, new TextEncoder().encode(SECRET))).payload
    return { role: String(claims['role']), claims }
  }
  const door = createApiKeyDoor({
    service: db.service,
    uses,
    jwtSecret: SECRET,
    ipOf: (c) => c.req.header('x-from') ?? '203.0.113.7',
    takeOfKey: createKeyRate(db.pools.auth),
    takeOfStranger: async () => undefined,
    log,
  })
  const rest = createRest({
    poolFor: (role) => (role === 'anon' ? db.pools.anon : db.pools.authenticated),
    verify,
    schemas: ['public'],
    extraSearchPath: ['extensions'],
    maxRows: 1000,
    log,
  })
  await rest.ready()
  const served = Object.fromEntries(
    Object.entries(functions).map(([name, run]): [string, ServedFunction] => [name, forShop({ shop, name, run, ipOf: () => '203.0.113.7' })]),
  )
  return {
    rest: door(rest),
    functions: door(createFunctions({ functions: served, verify, onError: ({ error }) => log.error({ err: error }, 'failed') })),
    uses,
    close: () => rest.close(),
  }
}
