import { serve } from '@hono/node-server'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import type { JWK } from 'jose'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll } from 'vitest'
import { createApiKeys, createAuth, defaultAuthSettings, type AuthService } from '../../auth/auth.ts'
import { createRest } from '../../rest/rest.ts'
import { connectionOf } from '@hattha/postgres'
import { quietLog } from '../quiet-log.ts'
import { supabaseMigrations } from '../../migrations.ts'
import { testDatabase, type TestDatabase } from '@hattha/testing'

export const SECRET = 'the secret of a project, at least thirty-two characters'
export const PASSWORD = 'violet-kite-93'

export type Both = {
  root: string
  db: TestDatabase
  auth: AuthService
  keys: ReturnType<typeof createApiKeys>
  client: (key?: string) => SupabaseClient
  /** A confirmed person with a session. */
  person: () => Promise<{ id: string; email: string; client: SupabaseClient; token: string }>
  later: (seconds: number) => void
  now: () => Date
}

/** Accounts and rows of one project on one port, as a project serves them: the rest service believes what the auth service says. */
export async function serveBoth(signingKeys: readonly JWK[] = []): Promise<Both> {
  const db = await testDatabase({ sources: supabaseMigrations(), whenDone: afterAll })
  await db.owner.all(`create table public.diaries (id bigint generated always as identity primary key, owner uuid not null default auth.uid(), words text);`)
  await db.owner.all(`alter table public.diaries enable row level security`)
  await db.owner.all(`create policy own on public.diaries to authenticated using (owner = (select auth.uid())) with check (owner = (select auth.uid()))`)
  await db.owner.all(`grant select, insert, update, delete on public.diaries to authenticated, service_role`)
  await db.owner.all(
    `create function public.who() returns jsonb language sql stable as $$ select jsonb_build_object('role', current_user, 'jwt', auth.jwt()) $$`,
  )
  await db.owner.all(`grant execute on function public.who to anon, authenticated, service_role`)
  let ahead = 0
  const now = () => new Date(Date.now() + ahead * 1000)
  const outer = new Hono()
  const server = serve({ fetch: outer.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  // A listening TCP server's address is an AddressInfo.
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const often = 100_000
  const auth = createAuth({
    pool: db.pools.auth,
    now,
    log: quietLog(),
    letters: () => undefined,
    mailer: { send: () => Promise.resolve() },
    settings: defaultAuthSettings(
      { siteUrl: 'https://shop.example', externalUrl: `${root}/auth/v1`, jwtSecret: SECRET },
      {
        signingKeys,
        rateLimits: {
          ...defaultAuthSettings({ siteUrl: root, externalUrl: root, jwtSecret: SECRET }).rateLimits,
          signInsPer5Minutes: often,
          verificationsPer5Minutes: often,
          refreshesPer5Minutes: often,
        },
      },
    ),
  })
  const pools = new Map(['anon', 'authenticated', 'service_role'].map((role) => [role, poolOf(db.url, role)]))
  const rest = createRest({
    poolFor: (role) => pools.get(role),
    verify: auth.verify,
    schemas: ['public'],
    extraSearchPath: ['extensions'],
    maxRows: 1000,
    log: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
  })
  outer.route('/auth/v1', auth.app).route('/rest/v1', rest)
  await rest.ready()
  afterAll(async () => {
    await auth.drain()
    await new Promise((resolve) => server.close(resolve))
    await rest.close()
    await Promise.all([...pools.values()].map((pool) => pool.end()))
  })
  const keys = createApiKeys(SECRET)
  const client = (key = keys.anon) => createClient(root, key, { auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false } })
  let people = 0
  return {
    root,
    db,
    auth,
    keys,
    client,
    now,
    later: (seconds) => void (ahead += seconds),
    async person() {
      const email = `person.${(people += 1)}@example.com`
      const made = await client(keys.service).auth.admin.createUser({ email, password: PASSWORD, email_confirm: true })
      const signedIn = client()
      const { data, error } = await signedIn.auth.signInWithPassword({ email, password: PASSWORD })
      if (made.error ?? error) throw made.error ?? error
      return { id: data.user?.id ?? '', email, client: signedIn, token: data.session?.access_token ?? '' }
    },
  }
}

function poolOf(url: string, role: string): pg.Pool {
  const pool = new pg.Pool({ ...connectionOf(url, 'authenticator').config, options: `-c role=${role} -c timezone=UTC`, max: 4, pipeline: true })
  pool.on('error', () => undefined)
  pool.on('connect', (connected) => connected.on('error', () => undefined))
  return pool
}
