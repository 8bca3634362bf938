import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import pg from 'pg'
import { createRest } from '@hattha/supabase-api'
import { connectPools } from '@hattha/postgres'

const PERSON = '11111111-1111-1111-1111-111111111111'
const CLAIMS = { role: 'authenticated', sub: PERSON, aal: 'aal2', amr: [{ method: 'totp', timestamp: Math.floor(Date.now() / 1000) }] }
const quiet = () => undefined

export type Office = { client: SupabaseClient; pools: ReturnType<typeof connectPools>; close(): Promise<void> }

/** `/rest/v1` of the shop at `url` as its office asks it: somebody of the staff who may read everything, with a second factor. */
export async function openOffice(url: string, callers: number): Promise<Office> {
  await givenOwner(url)
  const pools = connectPools({ url, size: callers, pipeline: true })
  const rest = createRest({
    poolFor: () => pools.authenticated,
    verify: async () => ({ role: 'authenticated', claims: CLAIMS }),
    schemas: ['public'],
    extraSearchPath: ['extensions'],
    maxRows: 1000,
    anonRole: 'authenticated',
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
  })
  await rest.ready()
  const server = createAdaptorServer({ fetch: new Hono().route('/rest/v1', rest).fetch })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server's address is an AddressInfo.
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    client: createClient(address, 'bench', { auth: { persistSession: false } }),
    pools,
    async close() {
      server.close()
      await rest.close()
      await pools.end()
    },
  }
}

async function givenOwner(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query(`insert into auth.users (id, email) values ($1, 'owner@example.test') on conflict do nothing`, [PERSON])
  await owner.query(`insert into public.staff_members (person_id, role) values ($1, 'owner') on conflict do nothing`, [PERSON])
  await owner.end()
}
