import type { Pool } from 'pg'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { TxEnd } from '../catalogue/database-settings.ts'
import type { Preferences } from './preferences.ts'
import type { RequestContext, Runner } from './run.ts'

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
  /** The transaction is undone at its end. */
  rollback: boolean
  catalogue: Catalogue
  context: RequestContext
  pool: Pool
}

/** Headers every answer with a body carries. */
export const contentHeaders = (request: ApiRequest, type: string): Record<string, string> => ({
  'content-type': type,
  ...(request.negotiated ? { 'content-profile': request.schema } : {}),
})
