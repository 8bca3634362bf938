import { isToOne } from '../catalogue/catalogue.ts'
import { embedsOf, type PlannedColumn, type PlannedCondition, type PlannedEmbed, type ReadPlan } from '../plan/read-plan.ts'
import { filterSql, operandSql } from './operand.ts'
import { whereAll, identifier, qualify, type Bindings, type From } from './text.ts'

/** One column of a result: `finish` applies the aggregate, which a spread resource leaves to its parent. `group`: what to group by instead of `value`. */
type Output = { value: string; finish: (value: string) => string; aggregates: boolean; as: string; group?: string }

/** The rows of a plan, with embedded resources as JSON columns computed for the rows that remain after order and limit. */
export function selectSql(plan: ReadPlan, from: From, bindings: Bindings): string {
  const { outputs, joins } = outputsOf(plan, from, bindings)
  const columns = outputs.map(({ value, finish, as }) => `${finish(value)} as ${identifier(as)}`).join(', ')
  return `select ${columns} from ${from.text}${joins}${tailSql(plan, from, bindings, outputs)}`
}

/** How many rows the plan has without limit and offset. */
export function countSql(plan: ReadPlan, from: From, bindings: Bindings, limit: number | null): string {
  const counted = plan.grouped
    ? selectSql({ ...plan, limit, offset: 0, order: [] }, from, bindings)
    : `select 1 from ${from.text}${whereAll(conditionsSql(plan, from, bindings))}${limit === null ? '' : ` limit ${bindings.count(limit)}`}`
  return counted
}

function tailSql(plan: ReadPlan, from: From, bindings: Bindings, outputs: readonly Output[]): string {
  let tail = whereAll(conditionsSql(plan, from, bindings))
  tail += groupSql(plan, outputs)
  if (plan.order.length > 0) tail += ` order by ${plan.order.map((term) => orderSql(term, from, bindings)).join(', ')}`
  if (plan.limit !== null) tail += ` limit ${bindings.count(plan.limit)}`
  if (plan.offset > 0) tail += ` offset ${bindings.count(plan.offset)}`
  return tail
}

function groupSql(plan: ReadPlan, outputs: readonly Output[]): string {
  const places = plan.grouped ? outputs.flatMap(({ aggregates, group }, at) => (aggregates ? [] : [group ?? at + 1])) : []
  return places.length > 0 ? ` group by ${places.join(', ')}` : ''
}

function orderSql({ embed, operand, descending, nulls }: ReadPlan['order'][number], from: From, bindings: Bindings): string {
  const direction = `${descending ? ' desc' : ' asc'}${nulls === null ? '' : ` nulls ${nulls}`}`
  if (!embed) return operandSql(operand, from, bindings, 'compare') + direction
  const joined = joinSql(embed, from, bindings)
  const value = operandSql(operand, joined.from, bindings, 'compare')
  return `(select ${value} from ${joined.from.text}${whereAll([...joined.on, ...conditionsSql(embed.read, joined.from, bindings)])} limit 1)${direction}`
}

/** The filters of a resource, and that its inner-joined resources have rows. */
export function conditionsSql(plan: ReadPlan, from: From, bindings: Bindings): string[] {
  return [
    ...plan.where.map((condition) => conditionSql(condition, from, bindings)),
    ...embedsOf(plan)
      .filter(({ inner }) => inner)
      .map((embed) => existsSql(embed, from, bindings)),
  ]
}

export function conditionSql(condition: PlannedCondition, from: From, bindings: Bindings): string {
  const text = conditionText(condition, from, bindings)
  return condition.negated ? `not (${text})` : text
}

function conditionText(condition: PlannedCondition, from: From, bindings: Bindings): string {
  if (condition.kind === 'filter') return filterSql(condition.operand, condition.operation, from, bindings)
  if (condition.kind === 'exists') return existsSql(condition.embed, from, bindings)
  return `(${condition.parts.map((part) => conditionSql(part, from, bindings)).join(` ${condition.kind} `)})`
}

function existsSql(embed: PlannedEmbed, parent: From, bindings: Bindings): string {
  const { from, on } = joinSql(embed, parent, bindings)
  return `exists (select 1 from ${from.text}${whereAll([...on, ...conditionsSql(embed.read, from, bindings)])})`
}

/** The embedded resource's table under a new alias, and what ties it to its parent. */
function joinSql({ relationship }: PlannedEmbed, parent: From, bindings: Bindings): { from: From; on: string[] } {
  const alias = bindings.alias()
  const { to } = relationship
  if (relationship.kind === 'computed') {
    const { schema, name } = relationship.function
    return { from: { text: `${qualify(schema, name)}(${parent.row}) ${alias}`, alias, row: alias }, on: [] }
  }
  const table = `${qualify(to.schema, to.name)} ${alias}`
  const equal = (left: string, leftColumn: string, right: string, rightColumn: string): string =>
    `${left}.${identifier(leftColumn)} = ${right}.${identifier(rightColumn)}`
  if (relationship.kind === 'key') {
    return { from: { text: table, alias, row: alias }, on: relationship.columns.map(([own, other]) => equal(alias, other, parent.alias, own)) }
  }
  const { junction, source, target } = relationship
  const middle = bindings.alias()
  return {
    from: { text: `${table}, ${qualify(junction.schema, junction.name)} ${middle}`, alias, row: alias },
    on: [
      ...source.map(([own, through]) => equal(middle, through, parent.alias, own)),
      ...target.map(([through, other]) => equal(alias, other, middle, through)),
    ],
  }
}

function outputsOf(plan: ReadPlan, from: From, bindings: Bindings): { outputs: Output[]; joins: string } {
  const outputs: Output[] = []
  let joins = ''
  for (const output of plan.outputs) {
    if (output.kind === 'column') {
      outputs.push(columnOutput(output, from, bindings))
    } else if (output.spread) {
      const spread = isToOne(output.relationship) ? spreadOne(output, from, bindings) : spreadMany(output, from, bindings)
      joins += spread.join
      outputs.push(...spread.outputs)
    } else if (output.read.outputs.length > 0) {
      let value = embedSql(output, from, bindings)
      if (plan.grouped) {
        // Rows can only be grouped by what is computed before grouping and can be compared.
        const alias = bindings.alias()
        joins += ` cross join lateral (select ${value}::jsonb as j) ${alias}`
        value = `${alias}.j`
      }
      outputs.push({ value, finish: (done) => done, aggregates: false, as: output.as })
    }
  }
  return { outputs, joins }
}

function columnOutput({ operand, as, cast, aggregate, aggregateCast }: PlannedColumn, from: From, bindings: Bindings): Output {
  const stored = operand ? operandSql(operand, from, bindings, 'read') : 'true'
  const toJson = cast === null && aggregate === null ? operand?.represented?.toJson : null
  // json cannot be compared, which grouping does: what is stored is what groups.
  const plain = toJson ? `${toJson}(${stored})` : stored
  const finish = (value: string): string => {
    if (aggregate === null) return value
    const result = operand ? `${aggregate}(${value})` : 'count(*)'
    return aggregateCast === null ? result : `${result}::${aggregateCast}`
  }
  return { value: cast === null ? plain : `${plain}::${cast}`, finish, aggregates: aggregate !== null, as, ...(toJson ? { group: stored } : {}) }
}

/** The embedded resource as one JSON value: an object or null to one, an array to many. */
function embedSql(embed: PlannedEmbed, parent: From, bindings: Bindings): string {
  const { from, on } = joinSql(embed, parent, bindings)
  const read = embed.read
  const { outputs, joins } = outputsOf(read, from, bindings)
  const columns = outputs.map(({ value, finish, as }) => `${finish(value)} as ${identifier(as)}`).join(', ')
  const head = `select ${columns} from ${from.text}${joins}`
  if (isToOne(embed.relationship)) {
    const tail = `${whereAll([...on, ...conditionsSql(read, from, bindings)])}${groupSql(read, outputs)}${surelyOne(embed) ? '' : ' limit 1'}`
    return `(select row_to_json(x) from (${head}${tail}) x)`
  }
  return `(select coalesce(json_agg(x), '[]'::json) from (${head}${withJoin(tailSql(read, from, bindings, outputs), on)}) x)`
}

/** A key of a table has one row at most; views and functions may break their promise. */
const surelyOne = ({ relationship, read }: PlannedEmbed): boolean => relationship.kind === 'key' && !relationship.to.isView && !read.grouped

const withJoin = (tail: string, on: readonly string[]): string =>
  on.length === 0 ? tail : tail.startsWith(' where ') ? ` where ${on.join(' and ')} and ${tail.slice(' where '.length)}` : `${whereAll(on)}${tail}`

/** Columns of a to-one resource, as if they were the parent's own. */
function spreadOne(embed: PlannedEmbed, parent: From, bindings: Bindings): { outputs: Output[]; join: string } {
  const { from, on } = joinSql(embed, parent, bindings)
  const inner = outputsOf(embed.read, from, bindings)
  const alias = bindings.alias()
  const columns = inner.outputs.map(({ value }, at) => `${value} as c${at}`).join(', ')
  const rows = `select ${columns} from ${from.text}${inner.joins}${whereAll([...on, ...conditionsSql(embed.read, from, bindings)])}${surelyOne(embed) ? '' : ' limit 1'}`
  return {
    outputs: inner.outputs.map(({ finish, aggregates, as }, at) => ({ value: `${alias}.c${at}`, finish, aggregates, as })),
    join: ` left join lateral (${rows}) ${alias} on true`,
  }
}

/** Columns of a to-many resource, each an array. */
function spreadMany(embed: PlannedEmbed, parent: From, bindings: Bindings): { outputs: Output[]; join: string } {
  const { from, on } = joinSql(embed, parent, bindings)
  const inner = outputsOf(embed.read, from, bindings)
  const alias = bindings.alias()
  const columns = inner.outputs.map(({ value, finish }, at) => `${finish(value)} as c${at}`).join(', ')
  const rows = `select ${columns} from ${from.text}${inner.joins}${withJoin(tailSql(embed.read, from, bindings, inner.outputs), on)}`
  const arrays = inner.outputs.map((_, at) => `coalesce(json_agg(x.c${at}), '[]'::json) as c${at}`).join(', ')
  const outputs = inner.outputs.map(({ as }, at): Output => ({ value: `${alias}.c${at}`, finish: (done) => done, aggregates: false, as }))
  return { outputs, join: ` left join lateral (select ${arrays} from (${rows}) x) ${alias} on true` }
}
