import type { Routine } from '../catalogue/catalogue.ts'
import type { Arguments } from '../plan/plan-call.ts'
import type { ReadPlan } from '../plan/read-plan.ts'
import { countSql, selectSql } from './read.ts'
import { answerSql, type AnswerStatement, type Shape } from './answer.ts'
import { identifier, qualify, type Bindings, type From } from './text.ts'

/** What `from` holds before the function itself, and the call with its arguments. */
type Called = { before: string; call: string }

/** Calls a function and makes an answer of what it returns. `read` is null when it returns values without columns. */
export function callSql(
  routine: Routine,
  args: Arguments,
  read: ReadPlan | null,
  options: { shape: Shape; csvHeader: readonly string[]; counts: boolean; bindings: Bindings },
): AnswerStatement {
  const { bindings, shape, csvHeader, counts } = options
  const { before, call } = calledSql(routine, args, bindings)
  if (!read) {
    const value = routine.returns.kind === 'untyped' ? `to_json(${call})` : call
    const from = before === '' ? '' : ` from ${before}`
    return answerSql({ select: `select ${value} as v${from}`, shape, csvHeader, total: counts ? 'all' : null, bindings })
  }
  const alias = bindings.alias()
  const rows = `${before === '' ? '' : `${before}, lateral `}${call} ${alias}`
  if (routine.volatility !== 'volatile') {
    // Read in place, so that PostgreSQL can inline the function and push filters into it.
    const from: From = { text: rows, alias, row: alias }
    const total = counts ? countSql(read, from, bindings, null) : null
    return answerSql({ select: selectSql(read, from, bindings), shape, csvHeader, total, bindings })
  }
  const relation = read.source.relation
  const outer = bindings.alias()
  const row = relation
    ? `row(${[...relation.columns.keys()].map((name) => `${outer}.${identifier(name)}`).join(', ')})::${qualify(relation.schema, relation.name)}`
    : outer
  const from: From = { text: `called ${outer}`, alias: outer, row }
  const total = counts ? countSql(read, from, bindings, null) : null
  return answerSql({
    with: `with called as materialized (select ${alias}.* from ${rows}) `,
    select: selectSql(read, from, bindings),
    shape,
    csvHeader,
    total,
    bindings,
  })
}

function calledSql(routine: Routine, args: Arguments, bindings: Bindings): Called {
  const name = qualify(routine.schema, routine.name)
  if (args.kind === 'body') return { before: '', call: `${name}(${bindings.bind(args.body, routine.parameters[0]?.type ?? 'text')})` }
  const given = routine.parameters.filter((parameter) => (args.kind === 'json' ? args.keys.includes(parameter.name) : args.values.has(parameter.name)))
  const record = args.kind === 'json' && given.length > 0 ? bindings.alias() : ''
  const list = given.map((parameter) => {
    const label = `${parameter.variadic ? 'variadic ' : ''}${parameter.name === '' ? '' : `${identifier(parameter.name)} => `}`
    if (args.kind === 'json') return `${label}${record}.${identifier(parameter.name)}`
    const values = args.values.get(parameter.name) ?? []
    return label + bindings.bind(parameter.variadic ? values : (values.at(-1) ?? null), parameter.type)
  })
  if (args.kind !== 'json' || record === '') return { before: '', call: `${name}(${list.join(', ')})` }
  const columns = given.map((parameter) => `${identifier(parameter.name)} ${parameter.type}`).join(', ')
  return { before: `json_to_record(${bindings.bind(args.json, 'json')}) as ${record}(${columns})`, call: `${name}(${list.join(', ')})` }
}
