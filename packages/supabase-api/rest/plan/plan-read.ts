import { isToOne, type Catalogue } from '../catalogue/catalogue.ts'
import type { Condition } from '../parser/filter.ts'
import type { OrderTerm } from '../parser/order.ts'
import type { Located, Query } from '../parser/query.ts'
import type { SelectColumn, SelectEmbed, SelectItem } from '../parser/select.ts'
import { RestRefusal } from '../refusal.ts'
import { findField, resolveCast, resolveField } from './operand.ts'
import { embedsOf, type PlannedColumn, type PlannedCondition, type PlannedEmbed, type PlannedOrder, type ReadPlan, type Source } from './read-plan.ts'
import { findRelationship } from './relationship.ts'

export type ReadOptions = {
  catalogue: Catalogue
  /** sum, avg, min and max may be asked for; count always may. */
  aggregates: boolean
  /** No resource gives more rows; null for what was just written. */
  maxRows: number | null
  /** Of embedded resources, for each row of their parent; `maxRows` when there is no such bound. */
  rowsPerLevel?: number | null | undefined
}

/** Resolves a parsed query against the catalogue, from the source at the root to every embedded one. */
export function planRead(source: Source, query: Query, options: ReadOptions): ReadPlan {
  const root = planSelect(source, query.select, options)
  for (const { path, thing } of query.orders) {
    const plan = planAt(root, path)
    plan.order.push(...thing.map((term) => planOrder(plan, term)))
  }
  for (const { path, thing } of query.conditions) {
    const plan = planAt(root, path)
    plan.where.push(planCondition(plan, thing))
  }
  for (const { path, thing } of query.offsets) planAt(root, path).offset = thing
  for (const { path, thing } of query.limits) {
    const plan = planAt(root, path)
    plan.limit = Math.min(thing, plan.limit ?? thing)
  }
  return root
}

function planSelect(source: Source, items: readonly SelectItem[], options: ReadOptions, depth = 0): ReadPlan {
  refuseSameName(source, items, depth)
  const plan: ReadPlan = {
    source,
    outputs: [],
    where: [],
    order: [],
    limit: depth === 0 ? options.maxRows : (options.rowsPerLevel ?? options.maxRows),
    offset: 0,
    grouped: false,
  }
  for (const item of items) {
    if (item.kind === 'embed') plan.outputs.push(planEmbed(source, item, options, depth))
    else plan.outputs.push(...planColumn(source, item, options))
  }
  plan.grouped = plan.outputs.some((output) =>
    output.kind === 'column' ? output.aggregate !== null : output.spread && isToOne(output.relationship) && output.read.grouped,
  )
  return plan
}

function planColumn(source: Source, item: SelectColumn, { catalogue, aggregates }: ReadOptions): PlannedColumn[] {
  const { field } = item
  if (field?.name === '*') {
    return [...source.columns.keys()].map((name) => ({
      kind: 'column',
      operand: resolveField(source, { name, path: [] }),
      as: name,
      cast: null,
      aggregate: null,
      aggregateCast: null,
    }))
  }
  // `count` without a column of that name counts, as it did before there were parentheses: select=name,films(count).
  const counts = field === null || (field.name === 'count' && field.path.length === 0 && item.aggregate === null && findField(source, field) === null)
  const aggregate = counts ? 'count' : item.aggregate
  if (aggregate !== null && aggregate !== 'count' && !aggregates) throw new RestRefusal(400, 'PGRST123', 'Use of aggregate functions is not allowed')
  const lastKey = field?.path.findLast((step) => !step.isIndex)?.key
  return [
    {
      kind: 'column',
      operand: counts ? null : resolveField(source, field),
      as: item.alias ?? aggregate ?? lastKey ?? field?.name ?? 'count',
      cast: resolveCast(catalogue, item.cast),
      aggregate,
      aggregateCast: resolveCast(catalogue, item.aggregateCast),
    },
  ]
}

function planEmbed(source: Source, item: SelectEmbed, options: ReadOptions, depth: number): PlannedEmbed {
  if (!source.relation) {
    throw new RestRefusal(400, 'PGRST200', `Could not find a relationship between '${source.name}' and '${item.target}' in the schema cache`, {
      details: `Searched for a foreign key relationship between '${source.name}' and '${item.target}' in the schema '${source.schema}', but no matches were found.`,
    })
  }
  const relationship = findRelationship(options.catalogue, source.relation, item)
  const { to } = relationship
  const alias = `${to.name}_${depth + 1}`
  const read = planSelect({ schema: to.schema, name: to.name, alias, columns: to.columns, relation: to }, item.items, options, depth + 1)
  return { kind: 'embed', as: item.alias ?? item.target, relationship, spread: item.spread, inner: item.join === 'inner', read }
}

/** Two embedded resources of one name would be one key of the answer twice; PostgREST stumbles over the name of its join. */
function refuseSameName(source: Source, items: readonly SelectItem[], depth: number): void {
  const names = new Set<string>()
  for (const item of items) {
    if (item.kind !== 'embed') continue
    const name = item.alias ?? item.target
    if (names.has(name)) throw new RestRefusal(400, '42712', `table name "${source.name}_${name}_${depth + 1}" specified more than once`)
    names.add(name)
  }
}

/** The plan an embed path leads to; PGRST108 when nothing of that name is embedded there. */
function planAt(root: ReadPlan, path: Located<unknown>['path']): ReadPlan {
  let plan = root
  for (const name of path) plan = findEmbed(plan, name)?.read ?? refuseNotEmbedded(name)
  return plan
}

const findEmbed = (plan: ReadPlan, name: string): PlannedEmbed | undefined => {
  const embeds = embedsOf(plan)
  return embeds.find(({ as }) => as === name) ?? embeds.find(({ relationship }) => relationship.to.name === name)
}

function refuseNotEmbedded(name: string): never {
  throw new RestRefusal(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  })
}

/** A condition on one resource: also what an update or delete is restricted by. */
export function planCondition(plan: ReadPlan, condition: Condition): PlannedCondition {
  if (condition.kind !== 'filter') return { kind: condition.kind, negated: condition.negated, parts: condition.parts.map((part) => planCondition(plan, part)) }
  const { field, operation, negated } = condition
  const embed = field.path.length === 0 && !plan.source.columns.has(field.name) ? findEmbed(plan, field.name) : undefined
  if (!embed) return { kind: 'filter', negated, operand: resolveField(plan.source, field), operation }
  if (operation.kind !== 'is' || (operation.value !== 'null' && operation.value !== 'not_null')) {
    throw new RestRefusal(400, 'PGRST120', `Bad operator on the '${field.name}' embedded resource`, {
      details: 'Only is null or not is null filters are allowed on embedded resources',
    })
  }
  return { kind: 'exists', embed, negated: (operation.value === 'null') !== negated }
}

function planOrder(plan: ReadPlan, term: OrderTerm): PlannedOrder {
  const { relation, field, descending, nulls } = term
  if (relation === null) return { embed: null, operand: resolveField(plan.source, field), descending, nulls }
  const embed = findEmbed(plan, relation) ?? refuseNotEmbedded(relation)
  if (!isToOne(embed.relationship)) {
    throw new RestRefusal(400, 'PGRST118', `A related order on '${relation}' is not possible`, {
      details: `'${plan.source.name}' and '${relation}' do not form a many-to-one or one-to-one relationship`,
    })
  }
  return { embed, operand: resolveField(embed.read.source, field), descending, nulls }
}
