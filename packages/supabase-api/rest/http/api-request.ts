import type { Pool } from 'pg'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { TxEnd } from '../catalogue/database-settings.ts'
import type { BoundedRole, Shape } from '../bounds/bounded-role.ts'
import type { Preferences } from './preferences.ts'
import type { EmbedLimits } from '../parser/select.ts'
import type { Ran, RequestContext, Run, Runner } from './run.ts'

/** What is the same for all requests, until the database says otherwise. */
export type Engine = {
  runner: Runner
  aggregates: boolean
  plans: boolean
  maxRows: number
  txEnd: TxEnd
  limits: Limits
}

/** What one request may cost. */
export type Limits = {
  /** Levels of embedded resources below the root. */
  embedDepth: number
  /** Embedded resources in all. */
  embeds: number
  /** Characters of path and query. */
  urlLength: number
  bodyBytes: number
  /** For roles that set no `statement_timeout` of their own. */
  statementTimeoutMs: number
}

/** A request that has been authenticated and has found its schema. */
export type ApiRequest = {
  raw: Request
  /** GET for HEAD too, see `bodiless`. */
  method: string
  bodiless: boolean
  /** The name after `/` or `/rpc/`. */
  name: string
  schema: string
  /** The schema was chosen by a profile header, so the answer names it. */
  negotiated: boolean
  /** The query string without an API key, as sent. */
  search: string
  /** The same, decoded. */
  pairs: () => readonly [string, string][]
  preferences: Preferences
  /** Its token reads and changes nothing, so neither does its transaction. */
  readOnly: boolean
  /** The transaction is undone at its end. */
  rollback: boolean
  catalogue: Catalogue
  context: RequestContext
  pool: Pool
  role: string
  /** What its role may ask for; null when all that the limits allow. */
  bounded: BoundedRole | null
}

/** How deep and how many resources a request may embed. */
export const embedLimits = ({ limits }: Engine, { bounded }: ApiRequest): EmbedLimits => ({
  depth: Math.min(limits.embedDepth, bounded?.bounds.embedDepth ?? Infinity),
  total: Math.min(limits.embeds, bounded?.bounds.embeds ?? Infinity),
})

/** How long a body may be. */
export const bodyLimit = ({ limits }: Engine, { bounded }: ApiRequest): number => Math.min(limits.bodyBytes, bounded?.bounds.bodyBytes ?? Infinity)

/** Runs a request's statement, when its role has bounds as one question among others: planned by `shape`, in its turn. */
export async function runBounded(engine: Engine, request: ApiRequest, run: Run, shape: () => Shape): Promise<Ran> {
  const { bounded, pool, context } = request
  if (bounded === null) return engine.runner.run(pool, run)
  return bounded.admit({ pool, context, shape: shape() }, (took) => engine.runner.run(pool, { ...run, took }))
}

/** Headers every answer with a body carries. */
export const contentHeaders = (request: ApiRequest, type: string): Record<string, string> => ({
  'content-type': type,
  ...(request.negotiated ? { 'content-profile': request.schema } : {}),
})
