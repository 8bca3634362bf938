import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import { SignJWT } from 'jose'
import pg from 'pg'
import { afterAll } from 'vitest'
import { verifyShared } from '../verify-shared.ts'
import { createRest, type Rest, type RestOptions } from '../../rest/rest.ts'
import { baseMigrations, connectionOf } from '@hattha/postgres'
import { testDatabase } from '@hattha/testing'

const SECRET = new TextEncoder().encode('a-secret-of-these-tests-with-at-least-32-characters')
export const ADA = '11111111-1111-1111-1111-111111111111'

/** A token as the auth server would sign it. */
export const token = (claims: Record<string, unknown>, expires = '1h'): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setExpirationTime(expires).sign(SECRET)

/** The official client without generated types: what comes back is compared as a value. */
export type Client = SupabaseClient

export type FilmServer = {
  rest: Rest
  url: string
  owner: pg.Pool
  anon: Client
  service: Client
  keys: { anon: string; service: string }
  /** A client that is signed in as this person. */
  as(person: string): Promise<Client>
  client(key: string, bearer?: string): Client
  /** A request below the official client: of a stranger unless headers say else. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

/** Serves the films over HTTP from a real database of this test file. */
export async function serveFilms(options: Partial<RestOptions> = {}): Promise<FilmServer> {
  const { url } = await testDatabase({ sources: [baseMigrations()], whenDone: afterAll })
  const owner = new pg.Pool({ connectionString: url, max: 2 })
  await owner.query(readFileSync(new URL('fixture.sql', import.meta.url), 'utf8'))
  const pools = new Map(['anon', 'authenticated', 'service_role'].map((role) => [role, poolOf(url, role)]))
  const rest = createRest({
    poolFor: (role) => pools.get(role),
    schemas: ['public', 'archive'],
    extraSearchPath: ['extensions'],
    maxRows: 1000,
    aggregates: true,
    plans: true,
    log: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
    verify: verifyShared(SECRET),
    ...options,
  })
  const server = createAdaptorServer({ fetch: new Hono().route('/rest/v1', rest).fetch })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keys = { anon: await token({ role: 'anon' }), service: await token({ role: 'service_role' }) }
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve))
    await rest.close()
    await Promise.all([owner, ...pools.values()].map((pool) => pool.end()))
  })
  const client: FilmServer['client'] = (key, bearer) =>
    createClient(base, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      ...(bearer === undefined ? {} : { global: { headers: { Authorization: `Bearer ${bearer}` } } }),
    })
  return {
    rest,
    url: `${base}/rest/v1`,
    owner,
    keys,
    client,
    anon: client(keys.anon),
    service: client(keys.service),
    as: async (person) => client(keys.anon, await token({ role: 'authenticated', sub: person })),
    fetch: (path, init = {}) =>
      fetch(`${base}/rest/v1${path}`, { ...init, headers: { apikey: keys.anon, ...(init.headers as Record<string, string> | undefined) } }),
  }
}

function poolOf(url: string, role: string): pg.Pool {
  const pool = new pg.Pool({ ...connectionOf(url, 'authenticator').config, options: `-c role=${role} -c timezone=UTC`, max: 4, pipeline: true })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
