import { Hono, type Context } from 'hono'
import { routePath } from 'hono/route'
import type { Pool } from 'pg'
import { READ_ONLY } from '../kernel/acted-for.ts'
import type { Verify } from '../kernel/verify.ts'
import { readDatabaseSettings } from './catalogue/database-settings.ts'
import { cacheCatalogue } from './catalogue/schema-cache.ts'
import { decodeQuery } from './parser/query.ts'
import { RestRefusal } from './refusal.ts'
import { BoundedRole } from './bounds/bounded-role.ts'
import type { Bounds } from './bounds/bounds.ts'
import type { ApiRequest, Engine, Limits } from './http/api-request.ts'
import { Authenticator } from './http/authenticate.ts'
import { callFunction } from './http/call-function.ts'
import { answerOptions, withCors } from './http/cors.ts'
import { refusalFrom } from './http/database-error.ts'
import { RelationReader } from './http/get-relation.ts'
import { negotiate } from './http/media.ts'
import { openApi } from './http/openapi.ts'
import { checkPreferences, parsePreferences } from './http/preferences.ts'
import { Runner } from './http/run.ts'
import { writeRelation } from './http/write-relation.ts'
import type { Logger } from '../kernel/logger.ts'
import { identifier } from './sql/text.ts'

export type RestOptions = {
  /** A pool whose connections are signed in as that role; throws or gives undefined for a role that may not be used. Make it with `pipeline: true`: one round trip per request. */
  poolFor: (role: string) => Pool | undefined
  /** A pool that hears what the database says, for who has a pooler before `poolFor`: on a borrowed connection nobody listens. */
  listening?: Pool
  verify: Verify
  /** How long a token that was verified is not verified again; half a minute by default. */
  trustedSeconds?: number
  /** Schemas served; the first is the one without a profile header. */
  schemas: readonly string[]
  /** Searched behind the served schema, for extensions. */
  extraSearchPath?: readonly string[]
  /** No answer has more rows. */
  maxRows: number
  log: Logger
  /** The role of strangers, whose pool also reads the catalogue and listens for changes. */
  anonRole?: string
  /** Allows sum, avg, min and max (`db-aggregates-enabled`); count is always allowed. */
  aggregates?: boolean
  /** Allows `Accept: application/vnd.pgrst.plan` (`db-plan-enabled`). */
  plans?: boolean
  /** Allows `Prefer: tx=rollback` (`db-tx-end`). */
  allowTx?: boolean
  /** What `alter role authenticator set pgrst.db_…` says about the four above counts before them. */
  databaseSettings?: boolean
  /** Whom a request without any key stands for. Without it such a request is refused. */
  roleWithoutKey?: string
  limits?: Partial<Limits>
  /** What a request of a role may ask for, by the name of the role. Roles that are not named are bounded by the limits alone, as everybody is in PostgREST. */
  bounds?: Readonly<Record<string, Bounds>>
}

/** The application of `/rest/v1`, with a hand on its catalogue. */
export type Rest = Hono & {
  /** Resolves when the catalogue has been read; requests wait for it by themselves. */
  ready(): Promise<void>
  /** Reads the catalogue again, as `notify pgrst, 'reload schema'` and SIGUSR1 do. */
  reload(): Promise<void>
  /** Gives up the listening connection. */
  close(): Promise<void>
}

/** What an address names. */
type Kind = 'relation' | 'rpc' | 'root'

const DEFAULT_LIMITS: Limits = { embedDepth: 8, embeds: 40, urlLength: 16_000, bodyBytes: 10_000_000, statementTimeoutMs: 8000 }

/** A PostgREST-compatible interface over PostgreSQL (https://docs.postgrest.org/en/v13/), to be mounted at `/rest/v1`. It knows no table by name. */
export function createRest(options: RestOptions): Rest {
  const { schemas, extraSearchPath = [], log, anonRole = 'anon' } = options
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const configured = {
    aggregates: options.aggregates ?? false,
    plans: options.plans ?? false,
    maxRows: options.maxRows,
    txEnd: { rollback: false, override: options.allowTx ?? false },
  }
  const runner = new Runner()
  const engine: Engine = { runner, ...configured, limits }
  const boundedRoles = new Map(Object.entries(options.bounds ?? {}).map(([role, bounds]) => [role, new BoundedRole(bounds, runner)]))
  const reader = new RelationReader(engine)
  const authenticator = new Authenticator(options.verify, options)
  const schemaCache = cacheCatalogue({
    pool: () => poolFor(anonRole),
    listening: () => options.listening ?? poolFor(anonRole),
    schemas,
    functionSchemas: [...schemas, ...extraSearchPath],
    log,
    async onRead(client) {
      if (options.databaseSettings !== true) return
      const { settings, ignored } = await readDatabaseSettings(client)
      Object.assign(engine, configured, settings)
      if (ignored.length > 0) log.warn({ ignored }, 'settings of the role authenticator that do nothing here')
    },
    onReload() {
      reader.forget()
      for (const bounded of boundedRoles.values()) bounded.forget()
    },
  })
  const reload = (): Promise<void> => schemaCache.reload()
  const onSignal = (): void => void reload()
  process.on('SIGUSR1', onSignal)

  function poolFor(role: string): Pool {
    try {
      const pool = options.poolFor(role)
      if (pool) return pool
    } catch (error) {
      log.debug({ role, error: String(error) }, 'no connection for this role')
    }
    throw new RestRefusal(401, '22023', `role "${role}" does not exist`, { headers: { 'www-authenticate': 'Bearer' } })
  }

  async function prepare(context: Context, kind: Kind, onRole: (role: string, bounded: BoundedRole | null) => void): Promise<ApiRequest> {
    const raw = context.req.raw
    const mark = raw.url.indexOf('?')
    const query = mark < 0 ? '' : raw.url.slice(mark)
    if (raw.url.length > limits.urlLength) throw new RestRefusal(414, 'PGRST100', `An address may be ${limits.urlLength} characters long`)
    const { search, keyInQuery } = takeKey(query)
    const { role, claims, readOnly } = await authenticator.identify(raw.headers, keyInQuery)
    const bounded = boundedRoles.get(role) ?? null
    onRole(role, bounded)
    const name = kind === 'root' ? '' : (context.req.param('name') ?? '')
    const method = raw.method === 'HEAD' ? 'GET' : raw.method
    const { schema, negotiated } = chooseSchema(raw, method, schemas)
    const preferences = parsePreferences(raw.headers.get('prefer') ?? undefined, engine.txEnd.override)
    checkPreferences(preferences, preferences.timezone === null ? null : await schemaCache.timezones())
    return {
      raw,
      method,
      bodiless: raw.method === 'HEAD',
      name,
      schema,
      negotiated,
      pairs: () => decodeQuery(search),
      preferences,
      readOnly,
      rollback: preferences.tx === null ? engine.txEnd.rollback : preferences.tx === 'rollback',
      role,
      pool: poolFor(role),
      bounded,
      catalogue: await schemaCache.get(),
      search,
      context: {
        searchPath: [schema, ...extraSearchPath].map(identifier).join(', '),
        claims,
        method: raw.method,
        path: kind === 'rpc' ? `/rpc/${name}` : `/${name}`,
        headers: JSON.stringify(visibleHeaders(raw.headers)),
        cookies: JSON.stringify(cookiesOf(raw.headers)),
        statementTimeoutMs: bounded?.bounds.statementTimeoutMs ?? limits.statementTimeoutMs,
        timeoutIsBound: bounded !== null,
        timezone: preferences.timezone,
      },
    }
  }

  const serve =
    (kind: Kind) =>
    async (context: Context): Promise<Response> => {
      const { raw } = context.req
      let signedIn = false
      let isBounded = false
      try {
        if (raw.method === 'OPTIONS')
          return withCors(raw, await answerOptions(raw, kind, context.req.param('name') ?? '', schemas[0] ?? 'public', () => schemaCache.get()))
        const request = await prepare(context, kind, (role, bounded) => {
          signedIn = role !== anonRole
          isBounded = bounded !== null
        })
        return withCors(raw, await answer({ engine, reader }, request, kind))
      } catch (error) {
        const refusal = refusalFrom(error, { signedIn, isBounded })
        if (refusal.status >= 500) log.error({ code: refusal.code, error: String(error), path: context.req.path }, 'a request failed')
        const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'proxy-status': `PostgREST; error=${refusal.code}` })
        for (const [name, value] of Object.entries(refusal.headers)) headers.set(name, value)
        return withCors(raw, new Response(raw.method === 'HEAD' ? null : refusal.body(), { status: refusal.status, headers }))
      }
    }

  const app = new Hono()
  app.all('/', serve('root'))
  app.all('/rpc/:name', serve('rpc'))
  app.all('/:name', serve('relation'))
  app.all('/*', async (context) => {
    // Mounted under a path, the root with its slash comes here.
    if (context.req.path === routePath(context).slice(0, -1)) return serve('root')(context)
    const refusal = new RestRefusal(404, 'PGRST125', 'Invalid path specified in request URL')
    return withCors(context.req.raw, new Response(refusal.body(), { status: 404, headers: { 'content-type': 'application/json; charset=utf-8' } }))
  })
  return Object.assign(app, {
    ready: async () => void (await schemaCache.get()),
    reload,
    async close() {
      process.off('SIGUSR1', onSignal)
      await schemaCache.close()
    },
  })
}

/** The schema a profile header names, else the first; refuses one that is not served. */
function chooseSchema(raw: Request, method: string, schemas: readonly string[]): { schema: string; negotiated: boolean } {
  const profile = raw.headers.get(method === 'GET' ? 'accept-profile' : 'content-profile') ?? (method === 'GET' ? null : raw.headers.get('accept-profile'))
  const schema = profile ?? schemas[0] ?? 'public'
  if (!schemas.includes(schema)) {
    throw new RestRefusal(406, 'PGRST106', `Invalid schema: ${schema}`, { hint: `Only the following schemas are exposed: ${schemas.join(', ')}` })
  }
  return { schema, negotiated: schemas.length > 1 }
}

async function answer({ engine, reader }: { engine: Engine; reader: RelationReader }, request: ApiRequest, kind: Kind): Promise<Response> {
  if (kind === 'rpc') return callFunction(engine, request)
  if (kind === 'root') {
    if (request.method !== 'GET') throw new RestRefusal(405, 'PGRST117', `Unsupported HTTP method: ${request.method}`)
    const media = negotiate(request.raw.headers.get('accept') ?? undefined, { csv: false, openapi: true, plan: false })
    return new Response(request.bodiless ? null : openApi(request.catalogue, request.schema), { headers: { 'content-type': media.type } })
  }
  if (request.method === 'GET') return reader.answer(request)
  if (['POST', 'PATCH', 'PUT', 'DELETE'].includes(request.method)) {
    if (request.readOnly) throw new RestRefusal(403, READ_ONLY.code, READ_ONLY.message)
    return writeRelation(engine, request)
  }
  throw new RestRefusal(405, 'PGRST117', `Unsupported HTTP method: ${request.method}`)
}

/** The API key of a link (`?apikey=`), and the query without it. */
function takeKey(query: string): { search: string; keyInQuery: string | undefined } {
  if (!query.includes('apikey=')) return { search: query === '?' ? '' : query, keyInQuery: undefined }
  const parts = query.slice(1).split('&')
  const key = parts.find((part) => part.startsWith('apikey='))
  const rest = parts.filter((part) => part !== key).join('&')
  return { search: rest === '' ? '' : `?${rest}`, keyInQuery: key && decodeQuery(key)[0]?.[1] }
}

/** What `request.headers` shows to functions: all of them but cookies, which have a setting of their own. */
const visibleHeaders = (headers: Headers): Record<string, string> => Object.fromEntries([...headers].filter(([name]) => name !== 'cookie'))

function cookiesOf(headers: Headers): Record<string, string> {
  const header = headers.get('cookie')
  if (header === null) return {}
  const pairs = header.split(';').map((pair) => pair.trim().split('='))
  return Object.fromEntries(pairs.filter(([name]) => name !== '').map(([name = '', ...value]) => [name, value.join('=')]))
}
