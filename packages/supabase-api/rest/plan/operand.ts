import type { Catalogue, TypeName } from '../catalogue/catalogue.ts'
import type { Field } from '../parser/field.ts'
import { RestRefusal, unknownColumn } from '../refusal.ts'
import type { Operand, Source } from './read-plan.ts'

/** Finds a field among the columns and computed columns of a source; refuses what is not there, as PostgreSQL would. */
export function resolveField(source: Source, field: Field): Operand {
  const found = findField(source, field)
  if (!found) throw unknownColumn(source.alias ?? source.name, field.name)
  return found
}

export function findField(source: Source, field: Field): Operand | null {
  const column = source.columns.get(field.name)
  const computed = column ? null : (source.relation?.computed.get(field.name) ?? null)
  const type = column?.type ?? computed?.type
  if (type === undefined) return null
  const isJson = type === 'json' || type === 'jsonb' ? type : null
  const last = field.path.at(-1)
  return {
    column: field.name,
    computed,
    path: field.path,
    isJson,
    type: last ? (last.asText ? 'text' : 'jsonb') : type,
    isArray: !last && (column?.isArray ?? false),
    represented: last ? null : (column?.represented ?? null),
    indexed: last ? [] : (column?.indexed ?? []),
  }
}

/** The type a cast names, found in the catalogue: the text of a request never becomes part of a statement. */
export function resolveCast(catalogue: Catalogue, name: string | null): TypeName | null {
  if (name === null) return null
  const type = catalogue.castTypes.get(name.toLowerCase())
  if (type === undefined) throw new RestRefusal(400, '42704', `type "${name}" does not exist`)
  return type
}
