import type { Column, Parameter, Relation, Routine, TypeName } from './catalogue.ts'
import type { RoutineRow } from './rows.ts'
import type { Types } from './types.ts'

const VOLATILITY = { i: 'immutable', s: 'stable', v: 'volatile' } as const

const ISOLATIONS = ['read committed', 'repeatable read', 'serializable'] as const

/** A setting of the function's own (`create function … set name to value`). */
const settingOf = ({ settings }: RoutineRow, name: string): string | null =>
  settings?.find((setting) => setting.startsWith(`${name}=`))?.slice(name.length + 1) ?? null

/** A function as /rpc sees it. Input modes: i, b (inout), v (variadic); output columns: o, b, t (table). */
export function buildRoutine(row: RoutineRow, types: Types, byId: ReadonlyMap<string, Relation>): Routine {
  const all = row.all_types ?? row.inputs
  const modes = row.modes ?? all.map(() => 'i')
  const nameAt = (at: number): string => row.names?.[at] ?? ''
  const typeAt = (id: string): TypeName => types.byId.get(id)?.full ?? 'text'
  const inputs = all.flatMap((type, at) =>
    ['i', 'b', 'v'].includes(modes[at] ?? '') ? [{ name: nameAt(at), type: typeAt(type), variadic: modes[at] === 'v' }] : [],
  )
  const parameters = inputs.map((input, at): Parameter => ({ ...input, required: at < inputs.length - row.defaults && !input.variadic }))
  const outputs = all.flatMap((type, at) => (['o', 'b', 't'].includes(modes[at] ?? '') ? [columnOf(nameAt(at), type, types)] : []))
  return {
    schema: row.schema,
    name: row.name,
    description: row.description,
    parameters,
    returnsSet: row.returns_set,
    returns: returnsOf(row, types, byId, outputs),
    volatility: VOLATILITY[row.volatility],
    hoisted: {
      isolation: ISOLATIONS.find((level) => level === settingOf(row, 'default_transaction_isolation')?.toLowerCase()) ?? null,
      statementTimeout: settingOf(row, 'statement_timeout'),
    },
  }
}

function returnsOf(row: RoutineRow, types: Types, byId: ReadonlyMap<string, Relation>, outputs: readonly Column[]): Routine['returns'] {
  if (outputs.length > 0) return { kind: 'rows', columns: new Map(outputs.map((column) => [column.name, column])), relation: null }
  const type = types.byId.get(row.returns)
  if (type?.name === 'void') return { kind: 'void' }
  if (type?.name === 'record') return { kind: 'untyped' }
  const relation = type && byId.get(type.relation)
  if (relation) return { kind: 'rows', columns: relation.columns, relation }
  if (type?.kind === 'c') return { kind: 'untyped' }
  const media = type?.kind === 'd' && type.name.includes('/') ? { type: type.name, isBytes: types.baseOf(row.returns) === 'bytea' } : null
  return { kind: 'scalar', type: type?.full ?? 'text', media }
}

function columnOf(name: string, type: string, types: Types): Column {
  return {
    name,
    type: types.baseOf(type),
    declared: types.byId.get(type)?.full ?? 'text',
    isArray: types.isArray(type),
    nullable: true,
    default: null,
    description: null,
    enumLabels: types.byId.get(type)?.labels ?? [],
    indexed: [],
    represented: types.representedAs(type),
  }
}

const BODY_TYPES: readonly string[] = ['bytea', 'json', 'jsonb', 'text', 'xml']

/** Whether /rpc has a way to give it its arguments: by name, or a body as its first, unnamed one. Other functions are as if they were not there. */
export function isCallable({ parameters }: Routine): boolean {
  const unnamed = parameters.filter(({ name }) => name === '').length
  return unnamed === 0 || (unnamed === 1 && BODY_TYPES.includes(parameters[0]?.type ?? ''))
}

/** The order in which PostgREST names overloads: fewest parameters first, then by their names and types. */
export function byParameters(one: Routine, other: Routine): number {
  const fewer = one.parameters.length - other.parameters.length
  const text = ({ description, parameters }: Routine): string => JSON.stringify([description ?? '', parameters.map(({ name, type }) => [name, type])])
  return fewer !== 0 ? fewer : text(one) < text(other) ? -1 : 1
}
