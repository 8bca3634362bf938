import { handlersOf, qualified, type Catalogue, type Relation } from '../catalogue/catalogue.ts'
import { closest } from '../closest.ts'
import { BoundedMap } from '../bounded-map.ts'
import { decodeQuery, parseQuery } from '../parser/query.ts'
import { hasOnePlan } from '../plan/one-plan.ts'
import { planRead } from '../plan/plan-read.ts'
import type { ReadPlan, Source } from '../plan/read-plan.ts'
import { RestRefusal } from '../refusal.ts'
import { answerSql, type AnswerRow, type AnswerStatement, type Shape } from '../sql/answer.ts'
import { countSql, selectSql } from '../sql/read.ts'
import { Bindings, qualify, type From } from '../sql/text.ts'
import { filledAddress, filledValues, indexedValues, placesOf, shapeOfAddress, strangeValues, type AddressShape, type Places } from './address-shape.ts'
import { requireOne, respond } from './answer-response.ts'
import { requireColumns, requireFilters } from '../bounds/require-within.ts'
import { contentHeaders, embedLimits, runBounded, type ApiRequest, type Engine } from './api-request.ts'
import { negotiate, type Media } from './media.ts'
import { appliedHeader } from './preferences.ts'
import { applyRange, describePage } from './range.ts'

/** A read with its values, ready to run: made once for an address that is asked for again. */
type CompiledRead = { statement: AnswerStatement; estimate: AnswerStatement | null; shape: AnswerStatement | null; media: Media; offset: number }

/** The same for all addresses of a shape: where the values of each come to stand. */
type CompiledShape = { read: CompiledRead; places: Places }

/** Of addresses of this shape each is compiled by itself. */
const EACH = 'each'

/** Addresses longer than this are not remembered. */
const REMEMBERED_LENGTH = 2000

/** GET and HEAD of tables and views (https://docs.postgrest.org/en/v13/references/api/tables_views.html#read). */
export class RelationReader {
  readonly #engine: Engine
  readonly #compiled = new BoundedMap<string, CompiledShape | typeof EACH>(1000)

  constructor(engine: Engine) {
    this.#engine = engine
  }

  /** Forgets what was compiled from an older catalogue. */
  forget(): void {
    this.#compiled.clear()
  }

  async answer(request: ApiRequest): Promise<Response> {
    const engine = this.#engine
    const { runner, maxRows } = engine
    const compiled = this.#compile(request)
    const { statement, estimate, shape, media, offset } = compiled
    const run = { context: request.context, readOnly: true, statement, estimate, rollback: request.rollback }
    if (media.plan) return new Response(await runner.explain(request.pool, run, media.plan), { headers: contentHeaders(request, media.type) })
    const { row, estimated } = await runBounded(engine, request, run, () => ({ statement: shape ?? statement, calls: null }))
    if (media.kind === 'object') requireOne(row.page)
    const { status, contentRange } = describePage(offset, row.page, totalOf(request, row.total, estimated, maxRows))
    return respond(
      row,
      status,
      {
        ...contentHeaders(request, media.type),
        'content-range': contentRange,
        'content-location': `/${encodeURIComponent(request.name)}${request.search}`,
        ...appliedHeader(request.preferences, ['count', 'tx', 'handling', 'timezone']),
      },
      bodyOf(request, media.own, row),
    )
  }

  /** What was compiled for an address that differs only in the values it compares with is filled with its values. */
  #compile(request: ApiRequest): CompiledRead {
    const { raw, preferences, search, catalogue } = request
    const headers = [raw.headers.get('accept'), raw.headers.get('range'), raw.headers.get('range-unit'), preferences.count, request.bodiless]
    const keyOf = (address: string): string | null =>
      address.length > REMEMBERED_LENGTH ? null : JSON.stringify([request.role, request.schema, request.name, address, ...headers])
    const indexed = indexedValues(catalogue)
    const { shape, given } = shapeOfAddress(search, (value) => indexed.has(value))
    const key = keyOf(shape)
    const known = key === null ? undefined : this.#compiled.get(key)
    if (known && known !== EACH) return filled(known, given)
    const keyOfOne = known === EACH ? keyOf(search) : null
    const one = keyOfOne === null ? undefined : this.#compiled.get(keyOfOne)
    if (one && one !== EACH) return one.read
    const read = compileRead(this.#engine, request)
    if (keyOfOne !== null) this.#compiled.set(keyOfOne, { read, places: [] })
    else if (key !== null) this.#compiled.set(key, compiledShape(this.#engine, request, read, { shape, given }))
    return read
  }
}

/** Finds where the values of an address come to stand, by compiling it with others. */
function compiledShape(engine: Engine, request: ApiRequest, read: CompiledRead, { shape, given }: AddressShape): CompiledShape | typeof EACH {
  if (given.length === 0) return { read, places: [] }
  if (read.estimate) return EACH
  const strange = strangeValues(given.length)
  let other: CompiledRead
  try {
    other = compileRead(engine, { ...request, pairs: () => decodeQuery(filledAddress(shape, strange)) })
  } catch {
    return EACH
  }
  const places = placesOf(read.statement, other.statement, given, strange)
  return places && read.shape?.text === other.shape?.text ? { read, places } : EACH
}

const filled = ({ read, places }: CompiledShape, given: readonly string[]): CompiledRead =>
  given.length === 0 ? read : { ...read, statement: { text: read.statement.text, values: filledValues(read.statement.values, places, given) } }

function compileRead(engine: Engine, request: ApiRequest): CompiledRead {
  const { raw, catalogue, preferences } = request
  const relation = findRelation(catalogue, request.schema, request.name)
  const media = negotiate(raw.headers.get('accept') ?? undefined, { csv: true, openapi: false, plan: engine.plans, own: handlersOf(catalogue, relation) })
  const query = parseQuery(request.pairs(), { isCall: false, limits: embedLimits(engine, request) })
  applyRange(query, raw.headers.get('range') ?? undefined, raw.headers.get('range-unit') ?? undefined)
  const bounds = request.bounded?.bounds
  if (bounds) requireFilters(bounds, query)
  const plan = planRead(relationSource(relation), query, {
    catalogue,
    aggregates: engine.aggregates,
    maxRows: engine.maxRows,
    rowsPerLevel: bounds?.rowsPerLevel,
  })
  if (bounds) requireColumns(bounds, plan)

  const compile = (bindings: Bindings): AnswerStatement => {
    const from = fromRelation(relation, bindings)
    const select = selectSql(plan, from, bindings)
    const limit = preferences.count === 'estimated' ? engine.maxRows + 1 : null
    const total = preferences.count === 'exact' || preferences.count === 'estimated' ? countSql(plan, from, bindings, limit) : null
    return answerSql({ select, shape: shapeOf(media, request.bodiless), csvHeader: plan.outputs.map(({ as }) => as), total, bindings })
  }
  return {
    statement: compile(new Bindings({ counts: hasOnePlan(plan) ? 'common' : 'bound' })),
    shape: bounds ? compile(new Bindings({ counts: 'rounded' })) : null,
    estimate: preferences.count === 'planned' || preferences.count === 'estimated' ? compileEstimate(relation, plan) : null,
    media,
    offset: plan.offset,
  }
}

function compileEstimate(relation: Relation, plan: ReadPlan): AnswerStatement {
  const bindings = new Bindings()
  return { text: countSql(plan, fromRelation(relation, bindings), bindings, null), values: bindings.values }
}

function fromRelation({ schema, name }: Relation, bindings: Bindings): From {
  const alias = bindings.alias()
  return { text: `${qualify(schema, name)} ${alias}`, alias, row: alias }
}

/** Exact when asked or small enough to know; the planner's guess otherwise. */
function totalOf({ preferences }: ApiRequest, counted: number | null, estimated: number | null, maxRows: number): number | null {
  if (preferences.count === 'planned') return estimated
  if (preferences.count === 'estimated' && counted !== null && counted > maxRows) return Math.max(estimated ?? 0, counted)
  return counted
}

export const relationSource = (relation: Relation): Source => ({ schema: relation.schema, name: relation.name, columns: relation.columns, relation })

/** What the body looks like for a media type. */
export function shapeOf(media: Media, bodiless: boolean): Shape {
  if (bodiless) return { kind: 'none', stripNulls: false }
  if (media.own) return { kind: 'own', handler: media.own, stripNulls: false }
  return { kind: media.kind === 'csv' ? 'csv' : media.kind === 'object' ? 'row' : 'rows', stripNulls: media.stripNulls }
}

/** The body as it is sent: bytes come from the database in Base64. */
export function bodyOf({ bodiless }: ApiRequest, own: { isBytes: boolean } | undefined, { body }: AnswerRow): string | Uint8Array<ArrayBuffer> | null {
  if (bodiless) return null
  return own?.isBytes ? new Uint8Array(Buffer.from(body, 'base64')) : body
}

/** PGRST205 with a near name as hint when the schema has no such table or view. */
export function findRelation(catalogue: Catalogue, schema: string, name: string): Relation {
  const found = catalogue.relations.get(qualified(schema, name))
  if (found) return found
  const near = closest(
    name,
    [...catalogue.relations.values()].filter((one) => one.schema === schema).map((one) => one.name),
  )
  throw new RestRefusal(404, 'PGRST205', `Could not find the table '${schema}.${name}' in the schema cache`, {
    hint: near === null ? null : `Perhaps you meant the table '${schema}.${near}'`,
  })
}
