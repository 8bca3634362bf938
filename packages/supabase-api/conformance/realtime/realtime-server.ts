import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo, Socket as NetSocket } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import { SignJWT } from 'jose'
import pg from 'pg'
import { afterAll } from 'vitest'
import { createApiKeys, createAuth, defaultAuthSettings } from '../../auth/auth.ts'
import type { PublicSpeakers } from '../../realtime/channel/permissions.ts'
import type { Limits } from '../../realtime/limits.ts'
import { createRealtime, type Realtime } from '../../realtime/realtime.ts'
import { connectAuthenticator, connectPools } from '@hattha/postgres'
import { quietLog } from '../quiet-log.ts'
import { supabaseMigrations } from '../../migrations.ts'
import { testDatabase } from '@hattha/testing'

const SECRET = 'a secret of at least thirty-two characters, for tests'
export const keys = createApiKeys(SECRET)

export type Version = '1.0.0' | '2.0.0'

/** How long a client waits for an answer: the ten seconds it waits by itself may be too few on a busy machine. */
const PATIENCE_MS = 60_000

type ClientOptions = { token?: string | (() => Promise<string>); key?: string; version?: Version; timeout?: number }

/** A running realtime server, spoken to by the official client over a real socket. */
export type RealtimeServer = {
  /** Without a path. */
  address: string
  realtime: Realtime
  log: ReturnType<typeof quietLog>
  /** The official client: a stranger unless a token says who. */
  client: (options?: ClientOptions) => SupabaseClient
  /** The official client of somebody who is signed in already. */
  as: (token: string, options?: ClientOptions) => Promise<SupabaseClient>
  /** Cuts every connection, as a network does. */
  /** How many lines to it are open. */
  openConnections: () => number
  cut: () => void
  stop: () => Promise<void>
}

/** A database for realtime servers; `sql` is run by its owner. */
export async function realtimeDatabase(sql: string): Promise<{ url: string; owner: pg.Pool }> {
  const { url } = await testDatabase({ sources: supabaseMigrations(), whenDone: afterAll })
  const owner = new pg.Pool({ connectionString: url, max: 3 })
  owner.on('error', () => undefined)
  owner.on('connect', (client) => client.on('error', () => undefined))
  afterAll(() => owner.end())
  await owner.query(sql)
  return { url, owner }
}

/** Serves a database. Several servers of one database are what several processes are: they share nothing else. */
export async function serveRealtime(
  url: string,
  limits: Partial<Limits> = {},
  { addressOf, publicSpeakers = 'anybody' }: { addressOf?: (request: IncomingMessage) => string; publicSpeakers?: PublicSpeakers } = {},
): Promise<RealtimeServer> {
  const log = quietLog()
  const pool = connectAuthenticator({ url, size: 4 })
  const pools = connectPools({ url, size: 2 })
  const auth = createAuth({
    pool: pools.auth,
    settings: defaultAuthSettings({ siteUrl: 'https://shop.example', externalUrl: 'https://shop.example/auth/v1', jwtSecret: SECRET }),
    mailer: { send: async () => undefined },
    letters: () => undefined,
    log,
  })
  const realtime = createRealtime({ url, pool, verify: auth.verify, log, limits, publicSpeakers, ...(addressOf && { addressOf }) })
  await realtime.ready()
  const server = createServer(getRequestListener(new Hono().route('/realtime/v1', realtime.app).fetch))
  const connections = new Set<NetSocket>()
  server.on('connection', (connection: NetSocket) => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  })
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (!realtime.upgrade(request, stream, head)) stream.destroy()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A listening TCP server's address is an AddressInfo.
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const clients: SupabaseClient[] = []
  let stopped: Promise<void> | undefined
  const stop = (): Promise<void> =>
    (stopped ??= (async () => {
      await Promise.all(clients.map((client) => client.removeAllChannels().then(() => client.realtime.disconnect())))
      await realtime.close()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      await Promise.all([pool.end(), pools.end()])
    })())
  afterAll(stop)
  const clientOf: RealtimeServer['client'] = ({ token, key = keys.anon, version = '2.0.0', timeout = PATIENCE_MS } = {}) => {
    const accessToken = typeof token === 'string' ? async () => token : token
    const client = createClient(address, key, {
      ...(accessToken && { accessToken }),
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      realtime: { vsn: version, reconnectAfterMs: () => 20, timeout },
    })
    clients.push(client)
    return client
  }
  return {
    address,
    realtime,
    log,
    client: clientOf,
    async as(token, options = {}) {
      const client = clientOf({ ...options, token })
      // Without this the first join would still be a stranger's.
      await client.realtime.setAuth()
      return client
    },
    openConnections: () => connections.size,
    cut: () => {
      for (const connection of connections) connection.destroy()
    },
    stop,
  }
}

/** A token as the auth server would sign it. */
export const tokenFor = (claims: Record<string, unknown>, expires: string | number | null = '1h', secret = SECRET): Promise<string> => {
  const token = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' })
  return (expires === null ? token : token.setExpirationTime(expires)).sign(new TextEncoder().encode(secret))
}

export const person = (sub: string): Promise<string> => tokenFor({ role: 'authenticated', sub })

/** What arrives, in its order. A test waits for what it wants; nothing waits for time. */
export class Inbox<Item> {
  readonly all: Item[] = []
  #waiting: { wanted: (item: Item) => boolean; found: (item: Item) => void }[] = []
  #read = new Set<number>()

  readonly put = (item: Item): void => {
    this.all.push(item)
    const waiting = this.#waiting.find(({ wanted }) => wanted(item))
    if (!waiting) return
    this.#waiting = this.#waiting.filter((one) => one !== waiting)
    this.#read.add(this.all.length - 1)
    waiting.found(item)
  }

  /** The first that was not asked for before. */
  next(wanted: (item: Item) => boolean = () => true): Promise<Item> {
    const at = this.all.findIndex((item, index) => !this.#read.has(index) && wanted(item))
    const item = this.all[at]
    if (item !== undefined) {
      this.#read.add(at)
      return Promise.resolve(item)
    }
    return new Promise((found) => this.#waiting.push({ wanted, found }))
  }
}

export type Status = { status: string; error: Error | undefined }

/** Subscribes, and tells how it went. */
export function statusesOf(channel: RealtimeChannel, timeout?: number): Inbox<Status> {
  const inbox = new Inbox<Status>()
  channel.subscribe((status, error) => inbox.put({ status, error }), timeout)
  return inbox
}

/** Subscribes and waits until the channel is joined. Throws when it is not. */
export async function joined(channel: RealtimeChannel): Promise<RealtimeChannel> {
  const { status, error } = await statusesOf(channel).next()
  if (status !== 'SUBSCRIBED') throw new Error(`not joined: ${status}`, { cause: error })
  return channel
}

export type SystemMessage = { extension: string; status: string; message: string; channel: string }

export function systemOf(channel: RealtimeChannel): Inbox<SystemMessage> {
  const inbox = new Inbox<SystemMessage>()
  channel.on('system', {}, (message: SystemMessage) => inbox.put(message))
  return inbox
}

/** Joins a channel with changes and waits until they are heard. */
export async function hearing(channel: RealtimeChannel): Promise<RealtimeChannel> {
  const system = systemOf(channel)
  await joined(channel)
  const said = await system.next(({ extension }) => extension === 'postgres_changes')
  if (said.status !== 'ok') throw new Error(said.message)
  return channel
}

/**
 * Waits until a server hears what the database says to topics. A server answers before it reads the log, whose reading waits for everybody who writes in the same PostgreSQL:
 * what is said meanwhile is heard by nobody.
 */
export async function hearsMessages(server: RealtimeServer): Promise<void> {
  const client = server.client()
  const channel = client.channel('whoever asks', { config: { broadcast: { replication_ready: true } } })
  const system = systemOf(channel)
  await joined(channel)
  const said = await system.next(({ extension }) => extension === 'system')
  if (said.status !== 'ok') throw new Error(said.message)
  await client.removeChannel(channel)
}
