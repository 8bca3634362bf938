import type { Action, TextRow } from '../changes/change.ts'

/** What the log says, in the plugin pgoutput's first protocol (https://www.postgresql.org/docs/current/protocol-logicalrep-message-formats.html). */
export type LogMessage =
  | { kind: 'begin'; at: string; transaction: number }
  | { kind: 'commit'; end: bigint }
  | { kind: 'row'; relation: Relation; action: Action; new: TextRow | null; old: TextRow | null }

export type Relation = { entity: number; schema: string; table: string; full: boolean; columns: readonly { name: string; key: boolean }[] }

/** Microseconds from 1970 to 2000, where PostgreSQL's clock begins. */
const EPOCH = 946_684_800_000_000n

/** Reads the log's messages one by one; relations are described once, before their first row. */
export class LogDecoder {
  readonly #relations = new Map<number, Relation>()

  /** Undefined for what tells nothing of rows. */
  read(bytes: Buffer): LogMessage | undefined {
    const kind = String.fromCharCode(bytes[0] ?? 0)
    const cursor = new Cursor(bytes, 1)
    if (kind === 'B') {
      cursor.int64()
      const at = new Date(Number((cursor.int64() + EPOCH) / 1000n)).toISOString()
      return { kind: 'begin', at, transaction: cursor.int32() >>> 0 }
    }
    if (kind === 'C') {
      cursor.int8()
      cursor.int64()
      return { kind: 'commit', end: cursor.int64() }
    }
    if (kind === 'R') this.#describe(cursor)
    if (kind === 'I' || kind === 'U' || kind === 'D') return this.#row(kind, cursor)
    return undefined
  }

  #describe(cursor: Cursor): void {
    const entity = cursor.int32()
    // An empty name is pg_catalog.
    const schema = cursor.text() || 'pg_catalog'
    const table = cursor.text()
    const full = cursor.letter() === 'f'
    const columns = Array.from({ length: cursor.int16() }, () => {
      const key = (cursor.int8() & 1) === 1
      const name = cursor.text()
      cursor.int32()
      cursor.int32()
      return { name, key }
    })
    this.#relations.set(entity, { entity, schema, table, full, columns })
  }

  #row(kind: 'I' | 'U' | 'D', cursor: Cursor): LogMessage {
    const relation = this.#relations.get(cursor.int32())
    if (!relation) throw new Error('the log speaks of a table it has not described')
    let part = cursor.letter()
    if (kind === 'I') return { kind: 'row', relation, action: 'INSERT', new: tuple(cursor, relation.columns), old: null }
    let old: TextRow | null = null
    if (part === 'K' || part === 'O') {
      old = tuple(cursor, relation.columns, part === 'K')
      if (kind === 'D') return { kind: 'row', relation, action: 'DELETE', new: null, old }
      part = cursor.letter()
    }
    const row = tuple(cursor, relation.columns)
    // Without a changed key the old row is not logged; its key is the new one's.
    old ??= Object.fromEntries(relation.columns.flatMap(({ name, key }) => (key && Object.hasOwn(row, name) ? [[name, row[name] ?? null]] : [])))
    return { kind: 'row', relation, action: 'UPDATE', new: row, old }
  }
}

function tuple(cursor: Cursor, columns: Relation['columns'], keysOnly = false): TextRow {
  const entries: [string, string | null][] = []
  const count = cursor.int16()
  for (let at = 0; at < count; at += 1) {
    const column = columns[at]
    const kind = cursor.letter()
    // 'u' is a large value that was not touched; the log does not repeat it.
    const value = kind === 't' ? cursor.sized() : null
    if (column && kind !== 'u' && (!keysOnly || column.key)) entries.push([column.name, value])
  }
  return Object.fromEntries(entries)
}

class Cursor {
  readonly #bytes: Buffer
  #at: number

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes
    this.#at = at
  }

  int8(): number {
    return this.#bytes.readUInt8(this.#move(1))
  }

  int16(): number {
    return this.#bytes.readUInt16BE(this.#move(2))
  }

  int32(): number {
    return this.#bytes.readUInt32BE(this.#move(4))
  }

  int64(): bigint {
    return this.#bytes.readBigInt64BE(this.#move(8))
  }

  letter(): string {
    return String.fromCharCode(this.int8())
  }

  /** Up to the next zero. */
  text(): string {
    const end = this.#bytes.indexOf(0, this.#at)
    const text = this.#bytes.toString('utf8', this.#at, end)
    this.#at = end + 1
    return text
  }

  /** With its length before it. */
  sized(): string {
    const length = this.int32()
    const start = this.#move(length)
    return this.#bytes.toString('utf8', start, start + length)
  }

  #move(by: number): number {
    const at = this.#at
    this.#at += by
    return at
  }
}
