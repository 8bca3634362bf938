import { serve } from '@hono/node-server'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import {
  createApiKeys,
  createAuth,
  defaultAuthSettings,
  type AuthOptions,
  type AuthService,
  type AuthSettings,
  type LetterFacts,
  type LetterKind,
} from '../../auth/auth.ts'
import { quietLog } from '../quiet-log.ts'
import { supabaseMigrations } from '../../migrations.ts'
import { testDatabase, type TestDatabase } from '@hattha/testing'

export type Received = { kind: LetterKind; facts: LetterFacts }
export type Reply = { status: number; headers: Headers; body: Record<string, unknown> }

/** A running auth service on a database of its own, spoken to by the official client over HTTP. Its clock can be moved; nothing waits. */
export type AuthServer = {
  url: string
  db: TestDatabase
  auth: AuthService
  keys: ReturnType<typeof createApiKeys>
  secret: string
  /** A browser of its own: a session kept in memory, refreshed only when asked. */
  client: (options?: { flowType?: 'implicit' | 'pkce'; key?: string; experimental?: { recoveryCodes?: boolean } }) => SupabaseClient
  admin: SupabaseClient
  /** Every letter of a kind to an address, after all that is under way has been sent. */
  lettersTo: (address: string, kind?: LetterKind) => Promise<Received[]>
  /** The newest of them. */
  letterTo: (address: string, kind?: LetterKind) => Promise<LetterFacts>
  /** A raw request to a path of `/auth/v1`. */
  ask: (method: string, path: string, options?: { body?: unknown; token?: string; headers?: Record<string, string> }) => Promise<Reply>
  /** Moves the service's clock. */
  later: (seconds: number) => void
  /** Does something while the service's clock moves only by `later`: for what must hold to the second, however long the machine takes. */
  still: <Result>(work: () => Promise<Result>) => Promise<Result>
  now: () => Date
  fresh: (name?: string) => string
}

export const SECRET = 'a secret of at least thirty-two characters, for tests'
export const SITE = 'https://shop.example'
/** Nobody's list has it. */
export const PASSWORD = 'violet-kite-93'

/** Limits no test meets by chance; those that want to meet one set it. */
const WIDE = {
  emailSentPerHour: 100_000,
  smsSentPerHour: 100_000,
  web3Per5Minutes: 100_000,
  signInsPer5Minutes: 100_000,
  refreshesPer5Minutes: 100_000,
  verificationsPer5Minutes: 100_000,
  anonymousPerHour: 100_000,
}

export async function startAuth(
  chosen: Partial<AuthSettings> | ((url: string) => Promise<Partial<AuthSettings>>) = {},
  adjust: (settings: AuthSettings) => AuthSettings = (settings) => settings,
  more: Pick<AuthOptions, 'sms' | 'clientIp' | 'keepsOut'> = {},
): Promise<AuthServer> {
  const db = await testDatabase({ sources: supabaseMigrations(), whenDone: afterAll })
  let ahead = 0
  let stoppedAt: number | undefined
  const now = () => new Date((stoppedAt ?? Date.now()) + ahead * 1000)
  const received: Received[] = []
  const outer = new Hono()
  const server = serve({ fetch: outer.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  // A listening TCP server's address is an AddressInfo.
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const url = `${root}/auth/v1`
  const wanted = typeof chosen === 'function' ? await chosen(url) : chosen
  const settings = adjust(
    defaultAuthSettings({ siteUrl: SITE, externalUrl: url, jwtSecret: SECRET }, { rateLimits: WIDE, redirectUrls: [`${SITE}/**`], ...wanted }),
  )
  const auth = createAuth({
    pool: db.pools.auth,
    settings,
    now,
    log: quietLog(),
    ...more,
    // The letter carries what a template would have been told, so that tests read it as it was sent.
    letters: (kind, facts) => ({ to: facts.to, subject: kind, text: JSON.stringify({ kind, facts }), html: '' }),
    mailer: { send: async (letter) => void received.push(JSON.parse(letter.text) as Received) },
  })
  outer.route('/auth/v1', auth.app)
  afterAll(async () => {
    await auth.drain()
    await new Promise((resolve) => server.close(resolve))
  })
  const keys = createApiKeys(SECRET)
  const client: AuthServer['client'] = ({ flowType = 'implicit', key = keys.anon, experimental = {} } = {}) =>
    createClient(root, key, {
      auth: {
        autoRefreshToken: false,
        persistSession: true,
        detectSessionInUrl: false,
        flowType,
        storage: memory(),
        experimental,
        storageKey: `t${Math.random()}`,
      },
    })
  const lettersTo: AuthServer['lettersTo'] = async (address, kind) => {
    await auth.drain()
    return received.filter((letter) => letter.facts.to === address && (kind === undefined || letter.kind === kind))
  }
  let people = 0
  return {
    url,
    db,
    auth,
    keys,
    secret: SECRET,
    client,
    lettersTo,
    now,
    admin: createClient(root, keys.service, { auth: { autoRefreshToken: false, persistSession: false } }),
    async letterTo(address, kind) {
      const found = (await lettersTo(address, kind)).at(-1)
      if (!found) throw new Error(`No letter ${kind ?? ''} to ${address}`)
      return found.facts
    },
    async ask(method, path, { body, token, headers } = {}) {
      const response = await fetch(`${url}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          apikey: keys.anon,
          'x-supabase-api-version': '2024-01-01',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const text = await response.text()
      return { status: response.status, headers: response.headers, body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {} }
    },
    later: (seconds) => void (ahead += seconds),
    async still(work) {
      stoppedAt = Date.now()
      try {
        return await work()
      } finally {
        stoppedAt = undefined
      }
    },
    fresh: (name = 'ada') => `${name}.${(people += 1)}@example.com`,
  }
}

/** A confirmed person, signed in on a client of her own. */
export async function signedIn(
  server: AuthServer,
  given: { email?: string; password?: string; data?: object } = {},
): Promise<{ client: SupabaseClient; email: string; password: string; id: string }> {
  const email = given.email ?? server.fresh()
  const password = given.password ?? PASSWORD
  const created = await server.admin.auth.admin.createUser({ email, password, email_confirm: true, ...(given.data ? { user_metadata: given.data } : {}) })
  if (created.error) throw created.error
  const client = server.client()
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { client, email, password, id: data.user.id }
}

/** The tokens a client holds. */
export async function tokensOf(client: SupabaseClient): Promise<{ access: string; refresh: string }> {
  const { data } = await client.auth.getSession()
  if (!data.session) throw new Error('Not signed in')
  return { access: data.session.access_token, refresh: data.session.refresh_token }
}

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
