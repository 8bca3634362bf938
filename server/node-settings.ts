import { availableParallelism } from 'node:os'
import * as v from 'valibot'

/** What a process of the shop can be: `web` answers people, `realtime` holds their open lines, `worker` does what runs in the background. */
export const NODE_ROLES = ['web', 'realtime', 'worker'] as const
export type NodeRole = (typeof NODE_ROLES)[number]

/** How one node of the shop runs: as what, in how many processes, with how much of the database. */
export type NodeSettings = {
  roles: ReadonlySet<NodeRole>
  processes: number
  /** Connections to the database that all processes of this node hold together at most. */
  connections: number
  /** Where DATABASE_URL leads when that is a pooler in transaction mode; undefined where it is PostgreSQL itself. */
  pooler: string | undefined
  /** A copy of the database that may be a little behind, for what everybody reads. */
  readUrl: string | undefined
  /** How far it may be behind before nobody is sent there. */
  readLagMs: number
  /** Proxies that keep pages by what they show and are told which to make anew. */
  purgeUrls: readonly string[]
}

const optional = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) => v.optional(schema)
const isDatabase = (text: string) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)
const database = v.pipe(v.string(), v.check(isDatabase, 'must be an address that starts with postgres://'))
const isWeb = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
const whole = (from: number, to: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(from, `must be at least ${from}`),
    v.maxValue(to, `must be at most ${to}`),
  )
const isRole = (word: string): word is NodeRole => NODE_ROLES.some((role) => role === word)

/** What the settings of a node have to look like. */
export const NODE_ENTRIES = {
  ROLES: optional(
    v.pipe(
      v.string(),
      v.check((text) => text.split(',').every((word) => isRole(word.trim())), `must be some of ${NODE_ROLES.join(', ')}`),
    ),
  ),
  PROCESSES: optional(v.union([v.literal('auto'), whole(1, 64)], 'must be auto or a whole number from 1 to 64')),
  DATABASE_DIRECT_URL: optional(database),
  DATABASE_READ_URL: optional(database),
  DATABASE_READ_LAG_MS: optional(whole(100, 60_000)),
  DATABASE_CONNECTIONS: optional(whole(20, 2_000)),
  PURGE_URLS: optional(
    v.pipe(
      v.string(),
      v.check((text) => text.split(',').every((one) => isWeb(one.trim())), 'must be addresses that start with http:// or https://'),
    ),
  ),
}
type Name = keyof typeof NODE_ENTRIES
type Parsed = { [Key in Name]?: v.InferOutput<(typeof NODE_ENTRIES)[Key]> }

/** What each of them is, in the words of the message that asks for it. */
export const NODE_WORDS = {
  ROLES: { is: 'what this node does: web, realtime, worker', example: 'web,realtime,worker' },
  PROCESSES: { is: 'processes that answer people, or auto for one for each core', example: 'auto' },
  DATABASE_DIRECT_URL: {
    is: 'the PostgreSQL itself, as its owner, when DATABASE_URL leads to a pooler in transaction mode',
    example: 'postgres://postgres:secret@localhost:5432/hattha',
  },
  DATABASE_READ_URL: { is: 'a replica for what everybody reads', example: 'postgres://postgres:secret@replica:5432/hattha' },
  DATABASE_READ_LAG_MS: { is: 'how far the replica may be behind before it is left alone', example: '2000' },
  DATABASE_CONNECTIONS: { is: 'connections to the database that this node may hold', example: '90' },
  PURGE_URLS: { is: 'proxies that keep pages and are told what has changed (deploy/varnish.vcl)', example: 'http://10.0.0.10/' },
} satisfies Record<Name, { is: string; example: string }>

/** Some need another; told as the settings that are missing. */
export function missingOfNode(given: Partial<Record<string, string>>): 'DATABASE_URL'[] {
  return (given['DATABASE_DIRECT_URL'] || given['DATABASE_READ_URL']) && !given['DATABASE_URL'] ? ['DATABASE_URL'] : []
}

/** As many connections as a process of everything has, and as many as each of several does with. */
const CONNECTIONS = 90
const OF_EACH = 30

/** The settings of a node, and which address of the database is PostgreSQL itself. */
export function nodeSettings(env: Parsed, databaseUrl: string | undefined): NodeSettings & { databaseUrl: string | undefined } {
  const processes = env.PROCESSES === 'auto' ? availableParallelism() : (env.PROCESSES ?? 1)
  const words = env.ROLES?.split(',').map((word) => word.trim()) ?? NODE_ROLES
  return {
    roles: new Set(words.filter(isRole)),
    processes,
    connections: env.DATABASE_CONNECTIONS ?? Math.max(CONNECTIONS, OF_EACH * (processes + 1)),
    pooler: env.DATABASE_DIRECT_URL === undefined ? undefined : databaseUrl,
    databaseUrl: env.DATABASE_DIRECT_URL ?? databaseUrl,
    readUrl: env.DATABASE_READ_URL,
    readLagMs: env.DATABASE_READ_LAG_MS ?? 2_000,
    purgeUrls: env.PURGE_URLS?.split(',').map((one) => one.trim()) ?? [],
  }
}
