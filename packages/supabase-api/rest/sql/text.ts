import type { TypeName } from '../catalogue/catalogue.ts'
import { RestRefusal } from '../refusal.ts'

/** Quotes a name for SQL text. A NUL would end the statement early, so it is refused. */
export function identifier(name: string): string {
  if (name.includes('\0')) throw new RestRefusal(400, '22021', 'invalid byte sequence for encoding "UTF8": 0x00')
  return `"${name.replaceAll('"', '""')}"`
}

export const qualify = (schema: string, name: string): string => `${identifier(schema)}.${identifier(name)}`

/** What a statement binds: text in PostgreSQL's input format, bytes, or a list that becomes an array. */
export type BoundValue = string | null | Uint8Array | readonly string[]

/**
 * How limits and offsets are said. `bound`: as values, and PostgreSQL, which reckons with a tenth of all rows then, rarely keeps a plan. `common`: those that are
 * asked for again and again as text, for statements with one plan for all values. `rounded`: up to a power of two, for the shape of a statement, to be planned and remembered.
 */
type Counts = 'bound' | 'common' | 'rounded'

/** Few enough that their statements stay prepared. */
const isCommon = (rows: number): boolean => Number.isInteger(rows) && rows >= 0 && (rows <= 100 || (rows <= 1000 && rows % 50 === 0))

/** Collects the values of one statement and gives out their places, and the names of its tables. */
export class Bindings {
  readonly values: BoundValue[] = []
  readonly #counts: Counts
  #aliases = 0

  constructor({ counts = 'bound' }: { counts?: Counts } = {}) {
    this.#counts = counts
  }

  /** A value that the catalogue itself names, as text of the statement, where the planner can read it. */
  known(value: string, type: TypeName): string {
    return `'${value.replaceAll("'", "''")}'::${type}`
  }

  /** The place of a value, as the type it takes. What a request says never becomes part of the text. */
  bind(value: BoundValue, type: TypeName): string {
    this.values.push(value)
    return `$${this.values.length}::${type}`
  }

  /** The place of a number of rows. */
  count(rows: number): string {
    if (this.#counts === 'rounded') return `${2 ** Math.ceil(Math.log2(Math.max(1, rows)))}`
    return this.#counts === 'common' && isCommon(rows) ? String(rows) : this.bind(String(rows), 'int8')
  }

  /** A table alias no other part of the statement has. */
  alias(): string {
    this.#aliases += 1
    return `t${this.#aliases}`
  }
}

/** Something to read from, under an alias; `row` is its whole row as the type of its relation, for computed columns. */
export type From = { text: string; alias: string; row: string }

/** Conditions that must all hold, as the end of a statement; nothing when there are none. */
export const whereAll = (conditions: readonly string[]): string => (conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`)
