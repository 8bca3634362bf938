import type { Column } from '../catalogue/catalogue.ts'
import type { WritePlan } from '../plan/plan-write.ts'
import { writtenColumns } from '../plan/written-columns.ts'
import type { ReadPlan } from '../plan/read-plan.ts'
import { conditionSql, selectSql } from './read.ts'
import { answerSql, type AnswerStatement, type Shape } from './answer.ts'
import { whereAll, identifier, qualify, type Bindings, type From } from './text.ts'

type Insert = Extract<WritePlan, { verb: 'insert' }>
type Update = Extract<WritePlan, { verb: 'update' }>

/** Writes, and reads the representation from what was written, in one statement. `read` is null when nothing of the rows is asked for. */
export function writeSql(
  plan: WritePlan,
  read: ReadPlan | null,
  options: { shape: Shape; csvHeader: readonly string[]; wantsKey: boolean; bindings: Bindings },
): AnswerStatement {
  const { bindings, shape, csvHeader, wantsKey } = options
  const { table } = plan
  const target = bindings.alias()
  const key = wantsKey ? table.primaryKey : []
  const returned = [...new Set([...(read ? writtenColumns(read) : []), ...key])]
  const returning = returned.length === 0 ? '1 as one' : returned.map((name) => `${target}.${identifier(name)}`).join(', ')

  const statement = isIdle(plan)
    ? null
    : plan.verb === 'insert'
      ? insertSql(plan, target, bindings)
      : plan.verb === 'update'
        ? updateSql(plan, target, bindings)
        : deleteSql(plan, target, bindings)
  const alias = bindings.alias()
  const row = `row(${[...table.columns.keys()].map((name) => `${alias}.${identifier(name)}`).join(', ')})::${qualify(table.schema, table.name)}`
  const written: From = { text: `written ${alias}`, alias, row }
  return answerSql({
    with: `with written as (${statement === null ? `select ${returning} from ${qualify(table.schema, table.name)} ${target} where false` : `${statement} returning ${returning}`}) `,
    select: read ? selectSql(read, written, bindings) : `select 1 from written`,
    shape,
    csvHeader,
    bindings,
    affected: '(select count(*) from written)::float8',
    inserted: plan.verb === 'insert' && plan.conflict?.merge === true,
    key:
      key.length === 0
        ? 'null'
        : `(select json_agg(json_build_array(${key.map((name) => `w.${identifier(name)}::text`).join(', ')}))::text from (select * from written limit 2) w)`,
  })
}

/** A body without rows, or a change of nothing: no statement is run on the table, so triggers stay silent. */
const isIdle = (plan: WritePlan): boolean => plan.verb !== 'delete' && (plan.payload.length === 0 || (plan.verb === 'update' && plan.columns.length === 0))

const nameList = (columns: readonly Column[]): string => columns.map(({ name }) => identifier(name)).join(', ')

/** The body's rows as a table, each key with the declared type of its column: PostgreSQL reads the JSON, numbers keep their digits. */
function payloadSql({ payload, columns }: Insert | Update, bindings: Bindings): string {
  const record = payload.isArray ? 'json_to_recordset' : 'json_to_record'
  return recordSql(`${record}(${bindings.bind(payload.json, 'json')})`, columns)
}

/** The record under the name `p`; columns of a domain that reads JSON itself go through its cast. */
function recordSql(call: string, columns: readonly Column[]): string {
  const types = columns.map(({ name, declared, represented }) => `${identifier(name)} ${represented?.fromJson ? 'json' : declared}`)
  const record = `${call} as p(${types.join(', ')})`
  if (!columns.some(({ represented }) => represented?.fromJson)) return record
  const values = columns.map(({ name, represented }) => {
    const value = `p.${identifier(name)}`
    return represented?.fromJson ? `case when ${value} is not null then ${represented.fromJson}(${value}) end as ${identifier(name)}` : value
  })
  return `(select ${values.join(', ')} from ${record}) p`
}

function insertSql(plan: Insert, target: string, bindings: Bindings): string {
  const { table, payload, columns, conflict } = plan
  const head = `insert into ${qualify(table.schema, table.name)} as ${target}`
  const into = (source: string): string => `${head} (${nameList(columns)}) ${source}${conflictSql(plan)}`
  if (columns.length === 0) {
    const [first] = table.columns.keys()
    return payload.length === 1 || first === undefined
      ? `${head} default values`
      : `${head} (${identifier(first)}) values ${Array(payload.length).fill('(default)').join(', ')}`
  }
  const counted = conflict?.merge
    ? [`set_config('rest.inserted', (coalesce(nullif(current_setting('rest.inserted', true), '')::int, 0) + 1)::text, true) <> '0'`]
    : []
  if (plan.missingDefault) {
    const rows = payload.isArray ? `json_array_elements(${bindings.bind(payload.json, 'json')})` : `(select ${bindings.bind(payload.json, 'json')})`
    const record = `lateral ${recordSql('json_to_record(e.o)', columns)}`
    const values = columns.map(({ name, default: fallback }) =>
      fallback === null ? `p.${identifier(name)}` : `case when e.o::jsonb ? ${bindings.bind(name, 'text')} then p.${identifier(name)} else ${fallback} end`,
    )
    return into(`select ${values.join(', ')} from ${rows} as e(o), ${record}${whereAll(counted)}`)
  }
  // PUT: a row other than the one its address names is not written, which the caller then sees.
  const same = plan.single ? plan.where.map((condition) => conditionSql(condition, { text: '', alias: 'p', row: 'p' }, bindings)) : []
  return into(`select ${columns.map(({ name }) => `p.${identifier(name)}`).join(', ')} from ${payloadSql(plan, bindings)}${whereAll([...same, ...counted])}`)
}

function conflictSql({ conflict, columns }: Insert): string {
  if (!conflict) return ''
  const key = conflict.columns.map((name) => identifier(name)).join(', ')
  if (!conflict.merge) return ` on conflict (${key}) do nothing`
  const changes = columns.map(({ name }) => `${identifier(name)} = excluded.${identifier(name)}`).join(', ')
  // The count went up for every row of the body; a row that was there takes its one back.
  return ` on conflict (${key}) do update set ${changes} where set_config('rest.inserted', (coalesce(nullif(current_setting('rest.inserted', true), '')::int, 0) - 1)::text, true) <> '-1'`
}

function updateSql(plan: Update, target: string, bindings: Bindings): string {
  const { table, payload, columns } = plan
  const name = qualify(table.schema, table.name)
  const where = plan.where.map((condition) => conditionSql(condition, { text: name, alias: target, row: target }, bindings))
  const changes = columns.map((column) => {
    const missing = plan.missingDefault && !payload.keys.includes(column.name)
    return `${identifier(column.name)} = ${missing ? 'default' : `p.${identifier(column.name)}`}`
  })
  return `update ${name} as ${target} set ${changes.join(', ')} from (select * from ${payloadSql(plan, bindings)} limit 1) p${whereAll(where)}`
}

function deleteSql(plan: WritePlan, target: string, bindings: Bindings): string {
  const name = qualify(plan.table.schema, plan.table.name)
  return `delete from ${name} as ${target}${whereAll(plan.where.map((condition) => conditionSql(condition, { text: name, alias: target, row: target }, bindings)))}`
}
