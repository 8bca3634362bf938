import { handlersOf, type Routine } from '../catalogue/catalogue.ts'
import { decodeQuery, parseQuery } from '../parser/query.ts'
import { findRoutine, sourceOf, type Arguments, type Call } from '../plan/plan-call.ts'
import { planRead } from '../plan/plan-read.ts'
import { invalidBody, RestRefusal } from '../refusal.ts'
import type { AnswerRow, AnswerStatement, Shape } from '../sql/answer.ts'
import { callSql } from '../sql/call.ts'
import { Bindings } from '../sql/text.ts'
import { requireAtMost, requireOne, respond } from './answer-response.ts'
import { requireColumns, requireFilters, requireShortArguments } from '../bounds/require-within.ts'
import { bodyLimit, contentHeaders, embedLimits, runBounded, type ApiRequest, type Engine } from './api-request.ts'
import { bodyOf, shapeOf } from './get-relation.ts'
import { negotiate, negotiateOwn, type Media } from './media.ts'
import { bodyText, contentTypeOf, isObject, parseJson, readBody } from './payload.ts'
import { appliedHeader } from './preferences.ts'
import { applyRange, describePage, offsetOf } from './range.ts'

/** GET, HEAD and POST of `/rpc/{name}` (https://docs.postgrest.org/en/v13/references/api/functions.html). */
export async function callFunction(engine: Engine, request: ApiRequest): Promise<Response> {
  const { raw, catalogue, preferences } = request
  const isPost = request.method === 'POST'
  if (!isPost && request.method !== 'GET') throw new RestRefusal(405, 'PGRST101', `Cannot use the ${request.method} method on RPC`)
  const query = parseQuery(request.pairs(), { isCall: !isPost, limits: embedLimits(engine, request) })
  const bounds = request.bounded?.bounds
  if (bounds) requireFilters(bounds, query)
  if (!isPost) applyRange(query, raw.headers.get('range') ?? undefined, raw.headers.get('range-unit') ?? undefined)
  const contentType = contentTypeOf(raw.headers.get('content-type') ?? undefined)
  const body = isPost ? await readBody(raw, bodyLimit(engine, request)) : new Uint8Array()
  const { routine, args } = resolveCall(request, { isPost, contentType, body, texts: query.args })
  if (bounds) requireShortArguments(bounds, routine, args)

  const accept = raw.headers.get('accept') ?? undefined
  const own = routine.returns.kind === 'scalar' && !routine.returnsSet ? routine.returns.media : null
  const media: Media = own
    ? { type: negotiateOwn(accept, own.type), kind: 'json', stripNulls: false, plan: null }
    : negotiate(accept, {
        csv: true,
        openapi: false,
        plan: engine.plans,
        own: routine.returns.kind === 'rows' ? handlersOf(catalogue, routine.returns.relation) : [],
      })
  const source = sourceOf(routine)
  const read = source
    ? planRead(source, query, {
        catalogue,
        aggregates: engine.aggregates,
        maxRows: routine.returnsSet ? engine.maxRows : null,
        rowsPerLevel: bounds?.rowsPerLevel,
      })
    : null
  if (bounds && read) requireColumns(bounds, read)
  const max = preferences.handling === 'strict' ? preferences.maxAffected : null
  if (max !== null && !routine.returnsSet) {
    throw new RestRefusal(400, 'PGRST128', 'Function must return SETOF or TABLE when max-affected preference is used with handling=strict')
  }
  const compile = (bindings: Bindings): AnswerStatement =>
    callSql(routine, args, read, {
      shape: own && !request.bodiless ? { kind: own.isBytes ? 'bytes' : 'text', stripNulls: false } : shapeOfCall(routine, media, request.bodiless),
      csvHeader: read ? read.outputs.map(({ as }) => as) : [routine.name],
      counts: preferences.count !== null,
      bindings,
    })
  const check = (row: AnswerRow): void => {
    if (max !== null) requireAtMost(row.page, max)
    if (media.kind === 'object' && routine.returns.kind !== 'void') requireOne(row.page)
  }
  const run = {
    context: request.context,
    readOnly: request.readOnly || !isPost || routine.volatility !== 'volatile',
    statement: compile(new Bindings()),
    rollback: request.rollback,
    hoisted: routine.hoisted,
    check: max !== null || media.kind === 'object' ? check : null,
  }
  if (media.plan) return new Response(await engine.runner.explain(request.pool, run, media.plan), { headers: contentHeaders(request, media.type) })
  const { row } = await runBounded(engine, request, run, () => ({ statement: compile(new Bindings({ counts: 'rounded' })), calls: routine.name }))

  const { status, contentRange } = describePage(offsetOf(read), row.page, row.total)
  const headers = { 'content-range': contentRange, ...appliedHeader(preferences, ['count', 'tx', 'handling', 'timezone', 'max-affected']) }
  if (routine.returns.kind === 'void') return respond(row, 204, headers, null)
  return respond(row, status, { ...headers, ...contentHeaders(request, media.type) }, bodyOf(request, own ?? media.own, row))
}

type Given = { isPost: boolean; contentType: string; body: Uint8Array; texts: readonly [string, string][] }

function resolveCall(request: ApiRequest, { isPost, contentType, body, texts }: Given): { routine: Routine; args: Arguments } {
  const call = (keys: readonly string[]): Call => ({
    schema: request.schema,
    name: request.name,
    keys,
    isPost,
    contentType: contentType === '' ? 'application/json' : contentType,
  })
  if (!isPost || contentType === 'application/x-www-form-urlencoded') {
    const pairs = isPost ? decodeQuery(bodyText(body)) : texts
    const values = new Map([...Map.groupBy(pairs, ([name]) => name)].map(([name, given]) => [name, given.map(([, value]) => value)]))
    return { routine: findRoutine(request.catalogue, call([...values.keys()])).routine, args: { kind: 'texts', values } }
  }
  if (contentType !== 'application/json' && contentType !== '') {
    const { routine } = findRoutine(request.catalogue, call([]))
    return { routine, args: { kind: 'body', body: contentType === 'application/octet-stream' ? Buffer.from(body) : bodyText(body) } }
  }
  const json = body.length === 0 ? '{}' : bodyText(body)
  const parsed = parseJson(json)
  const keys = isObject(parsed) ? Object.keys(parsed) : []
  const { routine, takesBody } = findRoutine(request.catalogue, call(keys))
  if (takesBody) return { routine, args: { kind: 'body', body: json } }
  if (!isObject(parsed)) throw invalidBody('The arguments of a function are a JSON object')
  return { routine, args: { kind: 'json', json, keys } }
}

function shapeOfCall(routine: Routine, media: Media, bodiless: boolean): Shape {
  const shape = shapeOf(media, bodiless)
  if (routine.returns.kind === 'rows') return shape.kind === 'rows' && !routine.returnsSet ? { ...shape, kind: 'row' } : shape
  // A function that returns nothing is still run: its value must be computed.
  if (routine.returns.kind === 'void') return { kind: 'value', stripNulls: false }
  if (shape.kind !== 'rows' && shape.kind !== 'row' && shape.kind !== 'none') return shape
  return { ...shape, kind: routine.returnsSet && shape.kind !== 'row' ? 'values' : 'value' }
}
