import { SymbolFlags, TypeFlags, type Project, type Type, type TypeReference } from 'typescript/unstable/sync'
import type { Column } from './describe-statement.ts'

type Checker = Project['checker']

/**
 * What is wrong with the type the code takes a row for: a column that is not answered, one whose values arrive as something else, one that may be null. Columns
 * the type does not name are nobody's concern, and what is JSON is what its writer says.
 */
export function rowComplaints(checker: Checker, row: Type, columns: readonly Column[]): string[] {
  if ((row.flags & TypeFlags.AnyOrUnknown) !== 0) return []
  return [...new Set(valuesOf(row).flatMap((one) => complaintsOf(checker, one, columns)))]
}

/** The members of a union but null and undefined. */
const valuesOf = (type: Type): readonly Type[] => membersOf(type).filter(({ flags }) => (flags & TypeFlags.Nullable) === 0)
const membersOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type])

function complaintsOf(checker: Checker, row: Type, columns: readonly Column[]): string[] {
  const properties = checker.getPropertiesOfType(row)
  const types = checker.getTypeOfSymbol(properties)
  return properties.flatMap((property, index): string[] => {
    const type = types[index]
    const column = columns.find(({ name }) => name === property.name)
    if (column === undefined) return (property.flags & SymbolFlags.Optional) === 0 ? [`no column "${property.name}" is answered`] : []
    if (type === undefined || (type.flags & TypeFlags.AnyOrUnknown) !== 0) return []
    const said = `"${column.name}" is ${column.type}, and the row says ${checker.typeToString(type)}`
    if (!fits(checker, type, column.type)) return [said]
    return column.nullable && valuesOf(type).length === membersOf(type).length ? [`${said}: it may be null`] : []
  })
}

const STRINGS = new Set(
  'text varchar bpchar char citext name uuid numeric date time timetz inet cidr macaddr tsvector xml void regclass regproc regtype pg_lsn'.split(' '),
)
const NUMBERS = new Set(['int2', 'int4', 'float4', 'float8', 'oid', 'xid'])

/** Whether values of PostgreSQL's type `name` are among those of `type` (packages/postgres/postgres-types.ts). A text may be taken for one of a few words. */
function fits(checker: Checker, type: Type, name: string): boolean {
  if (type.isUnionType() || type.isIntersectionType()) return type.getTypes().some((part) => fits(checker, part, name))
  if (name === 'json' || name === 'jsonb') return true
  if (name.startsWith('_')) return isArray(checker, type) && checker.getTypeArguments(type).every((item) => fits(checker, item, name.slice(1)))
  if (STRINGS.has(name)) return (type.flags & TypeFlags.StringLike) !== 0
  if (NUMBERS.has(name)) return (type.flags & TypeFlags.NumberLike) !== 0
  if (name === 'int8') return (type.flags & TypeFlags.BigIntLike) !== 0
  if (name === 'bool') return (type.flags & TypeFlags.BooleanLike) !== 0
  if (name === 'timestamptz' || name === 'timestamp') return type.getSymbol()?.name === 'Date'
  if (name === 'bytea') return /^(Buffer|Uint8Array)\b/.test(checker.typeToString(type))
  return false
}

const isArray = (checker: Checker, type: Type): type is TypeReference => checker.isArrayType(type) || checker.isTupleType(type)
