import { qualify } from '../sql/text.ts'
import type { Representation, TypeName } from './catalogue.ts'
import type { CastRow, TypeRow } from './rows.ts'

/** Questions the catalogue asks about types, by object id. */
export type Types = {
  byId: ReadonlyMap<string, TypeRow>
  /** The type below all domains. */
  baseOf(id: string): TypeName
  isArray(id: string): boolean
  /** What a domain's casts say of its values. */
  representedAs(id: string): Representation | null
  castTypes(rows: readonly TypeRow[], schemas: readonly string[]): ReadonlyMap<string, TypeName>
}

/** Names of SQL's grammar that are not names of types in the catalogue. */
const SQL_NAMES: Readonly<Record<string, string>> = {
  int: 'int4',
  integer: 'int4',
  smallint: 'int2',
  bigint: 'int8',
  decimal: 'numeric',
  dec: 'numeric',
  real: 'float4',
  float: 'float8',
  'double precision': 'float8',
  boolean: 'bool',
  'character varying': 'varchar',
  timestamp: 'timestamp',
  time: 'time',
  'bit varying': 'varbit',
  'timestamp with time zone': 'timestamptz',
  'timestamp without time zone': 'timestamp',
  'time with time zone': 'timetz',
  'time without time zone': 'time',
}

export function typesOf(rows: readonly TypeRow[], casts: readonly CastRow[]): Types {
  const represented = representations(casts)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const base = (id: string, depth = 0): TypeRow | undefined => {
    const row = byId.get(id)
    return row && row.kind === 'd' && depth < 32 ? base(row.base, depth + 1) : row
  }
  return {
    byId,
    baseOf: (id) => base(id)?.full ?? 'text',
    isArray: (id) => base(id)?.category === 'A',
    representedAs: (id) => represented.get(id) ?? null,
    castTypes(all, schemas) {
      const known = new Map<string, TypeName>()
      // Later ones win: system types first, then the schemas in reverse order of search, so that the first schema decides.
      for (const schema of ['pg_catalog', ...schemas.toReversed()]) {
        for (const row of all) {
          if (row.schema === schema && row.kind !== 'p' && !(schema === 'pg_catalog' && row.kind === 'c')) known.set(row.name.toLowerCase(), row.full)
        }
      }
      for (const [name, type] of Object.entries(SQL_NAMES)) {
        const full = all.find((row) => row.schema === 'pg_catalog' && row.name === type)?.full
        if (full) known.set(name, full)
      }
      return known
    },
  }
}

function representations(casts: readonly CastRow[]): ReadonlyMap<string, Representation> {
  const found = new Map<string, Representation>()
  for (const { domain, to, schema, name } of casts)
    found.set(domain, { toJson: null, fromJson: null, fromText: null, ...found.get(domain), [to]: qualify(schema, name) })
  return found
}
