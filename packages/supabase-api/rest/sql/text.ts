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

/** Collects the values of one statement and gives out their places, and the names of its tables. */
export class Bindings {
  readonly values: BoundValue[] = []
  readonly #literalCounts: boolean
  #aliases = 0

  /** `literalCounts` puts limits and offsets into the text, rounded up to a power of two: the shape of a statement, to be planned and remembered. */
  constructor(options: { literalCounts?: boolean } = {}) {
    this.#literalCounts = options.literalCounts ?? false
  }

  /** The place of a value, as the type it takes. Values never become part of the text. */
  bind(value: BoundValue, type: TypeName): string {
    this.values.push(value)
    return `$${this.values.length}::${type}`
  }

  /** The place of a number of rows. */
  count(rows: number): string {
    return this.#literalCounts ? `${2 ** Math.ceil(Math.log2(Math.max(1, rows)))}` : this.bind(String(rows), 'int8')
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
