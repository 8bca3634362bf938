import type { Relation } from '../catalogue/catalogue.ts'
import { parseQuery, type Query } from '../parser/query.ts'
import { planCondition, planRead } from '../plan/plan-read.ts'
import { columnsToWrite, conflictOf, requireKeyFilters, type WritePlan } from '../plan/plan-write.ts'
import type { ReadPlan } from '../plan/read-plan.ts'
import { RestRefusal } from '../refusal.ts'
import type { AnswerRow, AnswerStatement } from '../sql/answer.ts'
import { Bindings } from '../sql/text.ts'
import { writeSql } from '../sql/write.ts'
import { requireAtMost, requireOne, respond } from './answer-response.ts'
import { requireColumns, requireFilters, requireShortArrays } from '../bounds/require-within.ts'
import { bodyLimit, contentHeaders, embedLimits, runBounded, type ApiRequest, type Engine } from './api-request.ts'
import { findRelation, relationSource, shapeOf } from './get-relation.ts'
import { negotiate, type Media } from './media.ts'
import { contentTypeOf, parseJson, parsePayload, readBody } from './payload.ts'
import { appliedHeader } from './preferences.ts'

/** POST, PATCH, PUT and DELETE of tables and views (https://docs.postgrest.org/en/v13/references/api/tables_views.html#insert). */
export async function writeRelation(engine: Engine, request: ApiRequest): Promise<Response> {
  const { catalogue, preferences } = request
  const table = findRelation(catalogue, request.schema, request.name)
  const media = negotiate(request.raw.headers.get('accept') ?? undefined, { csv: true, openapi: false, plan: engine.plans })
  const query = parseQuery(request.pairs(), { isCall: false, limits: embedLimits(engine, request) })
  const bounds = request.bounded?.bounds
  if (bounds) requireFilters(bounds, query)
  const full = preferences.return === 'representation'

  // Filters of the root choose what is written; those of embedded resources and null filters on them shape the representation.
  const ofRoot = query.conditions.filter(({ path }) => path.length === 0)
  const read = planRead(
    relationSource(table),
    { ...query, conditions: query.conditions.filter(({ path }) => path.length > 0) },
    { catalogue, aggregates: engine.aggregates, maxRows: null, rowsPerLevel: bounds?.rowsPerLevel },
  )
  if (bounds) requireColumns(bounds, read)
  const bare: ReadPlan = { ...read, outputs: [] }
  const where = ofRoot.map(({ thing }) => planCondition(bare, thing))
  const plan = await planWrite(engine, request, { table, query, where })

  const wantsKey = request.method === 'POST' && preferences.return === 'headers-only'
  const compile = (bindings: Bindings): AnswerStatement =>
    writeSql(plan, full ? read : null, {
      shape: full ? shapeOf(media, false) : { kind: 'none', stripNulls: false },
      csvHeader: read.outputs.map(({ as }) => as),
      wantsKey,
      bindings,
    })
  const run = {
    context: request.context,
    readOnly: false,
    statement: compile(new Bindings()),
    check: checkOf(request, plan, media),
    rollback: request.rollback,
  }
  if (media.plan) return new Response(await engine.runner.explain(request.pool, run, media.plan), { headers: contentHeaders(request, media.type) })
  const { row } = await runBounded(engine, request, run, () => ({ statement: compile(new Bindings({ counts: 'rounded' })), calls: null }))
  return answer(request, plan, media, row)
}

async function planWrite(engine: Engine, request: ApiRequest, parts: { table: Relation; query: Query; where: WritePlan['where'] }): Promise<WritePlan> {
  const { table, query, where } = parts
  const { preferences, method } = request
  if (method === 'DELETE') return { verb: 'delete', table, where }
  if (method === 'PUT') requireKeyFilters(table, query)
  const body = await readBody(request.raw, bodyLimit(engine, request))
  const payload = parsePayload(body, contentTypeOf(request.raw.headers.get('content-type') ?? undefined), query.columns === null)
  if (request.bounded) requireShortArrays(request.bounded.bounds, parseJson(payload.json))
  const columns = columnsToWrite(table, query, payload)
  const missingDefault = preferences.missing === 'default'
  if (method === 'PATCH') return { verb: 'update', table, where, payload, columns, missingDefault }
  if (method === 'PUT') {
    return { verb: 'insert', table, where, payload, columns, missingDefault, conflict: { columns: table.primaryKey, merge: true }, single: true }
  }
  return { verb: 'insert', table, where: [], payload, columns, missingDefault, conflict: conflictOf(table, query, preferences.resolution), single: false }
}

/** What must hold before the commit; null when nothing must. */
function checkOf({ preferences, method }: ApiRequest, plan: WritePlan, media: Media): ((row: AnswerRow) => void) | null {
  const full = preferences.return === 'representation'
  const max = preferences.handling === 'strict' && plan.verb !== 'insert' ? preferences.maxAffected : null
  if (method !== 'PUT' && media.kind !== 'object' && max === null) return null
  return (row) => {
    if (method === 'PUT' && row.affected !== 1) throw new RestRefusal(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)')
    if (max !== null) requireAtMost(row.affected ?? 0, max)
    if (media.kind === 'object') requireOne(full ? row.page : (row.affected ?? 0))
  }
}

function answer(request: ApiRequest, plan: WritePlan, media: Media, row: AnswerRow): Response {
  const { preferences, method } = request
  const full = preferences.return === 'representation'
  const affected = row.affected ?? 0
  const counted = preferences.count === 'exact' || preferences.count === 'estimated' ? affected : '*'
  const headers: Record<string, string> = full ? contentHeaders(request, media.type) : {}
  const body = full ? row.body : null
  if (plan.verb !== 'insert') {
    headers['content-range'] = `${plan.verb === 'update' && affected > 0 ? `0-${affected - 1}` : '*'}/${counted}`
    Object.assign(
      headers,
      appliedHeader(preferences, [...(plan.verb === 'update' ? (['missing'] as const) : []), 'return', 'count', 'tx', 'handling', 'timezone', 'max-affected']),
    )
    return respond(row, full ? 200 : 204, headers, body)
  }
  const isNew = !plan.conflict?.merge || Number(row.inserted ?? 0) > 0
  if (method === 'PUT') {
    Object.assign(headers, appliedHeader(preferences, ['return', 'count', 'tx', 'handling', 'timezone']))
    return respond(row, full ? (isNew ? 201 : 200) : 204, headers, body)
  }
  headers['content-range'] = `*/${counted}`
  const location = locationOf(request, plan.table, row.key)
  if (location !== null) headers.location = location
  Object.assign(
    headers,
    appliedHeader(preferences, [...(plan.conflict ? (['resolution'] as const) : []), 'missing', 'return', 'count', 'tx', 'handling', 'timezone']),
  )
  return respond(row, isNew ? 201 : 200, headers, body ?? '')
}

/** The address of the one row written, by its primary key. */
function locationOf(request: ApiRequest, { primaryKey }: Relation, key: string | null): string | null {
  if (key === null) return null
  // The statement gives a list of rows, each a list of texts.
  const [values, ...more] = JSON.parse(key) as (string | null)[][]
  if (!values || more.length > 0) return null
  const query = primaryKey.map((name, at) => `${encodeURIComponent(name)}=${values[at] === null ? 'is.null' : `eq.${encodeURIComponent(values[at] ?? '')}`}`)
  return `/${encodeURIComponent(request.name)}?${query.join('&')}`
}
