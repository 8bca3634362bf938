import type { Writable } from 'node:stream'
import pg, { type PoolClient } from 'pg'
import type { AnswerRow } from '../sql/answer.ts'
import type { BoundValue } from '../sql/text.ts'

/** A statement, the name it is prepared under, and its values. */
export type Prepared = { name: string; text: string; values: readonly (BoundValue | boolean)[] }

/** What a connection of pg's is to its queries; not in its types. */
type Wire = {
  stream: Writable
  parsedStatements: Readonly<Record<string, string | undefined>>
  bind(what: { portal: ''; statement: string; values: readonly unknown[]; valueMapper: typeof inText }): void
  execute(what: { portal: ''; rows: 0 }): void
  sync(): void
}

const wireOf = (client: PoolClient): Wire | undefined => (client as unknown as { connection?: Wire }).connection

/** The socket of a client, whatever pg's types say; undefined of a client that has none. */
export const socketOf = (client: PoolClient): Writable | undefined => wireOf(client)?.stream

/** Whether the connection of a client has prepared a statement under that name. */
export const hasPrepared = (client: PoolClient, { name, text }: Pick<Prepared, 'name' | 'text'>): boolean => wireOf(client)?.parsedStatements[name] === text

/**
 * Runs two statements that the connection has prepared as one question, and answers the row of the second: all up to one Sync is one transaction to PostgreSQL, which
 * ends well or is undone as a whole. The first must have no columns.
 */
export function inOneMessage(client: PoolClient, settings: Prepared, statement: Prepared): Promise<AnswerRow | undefined> {
  return new Promise((resolve, reject) => {
    const query = new OneMessage(settings, statement)
    // pg hands this to the query as its `callback`.
    const answered: Answered = (error, row) => (error ? reject(error) : resolve(row))
    ;(client.query as unknown as (query: OneMessage, answered: Answered) => void).call(client, query, answered)
  })
}

type Answered = (error: Error | null, row?: AnswerRow) => void

/** A query in pg's queue that sends two statements. Neither is described, as the columns of an answer are always the same. */
class OneMessage extends pg.Query {
  declare callback: Answered
  readonly #statements: readonly Prepared[]
  #row: AnswerRow | undefined

  constructor(settings: Prepared, statement: Prepared) {
    super(statement.text)
    this.#statements = [settings, statement]
  }

  override submit = (connection: unknown): void => {
    const wire = connection as Wire
    wire.stream.cork()
    try {
      for (const { name, values } of this.#statements) {
        wire.bind({ portal: '', statement: name, values, valueMapper: inText })
        wire.execute({ portal: '', rows: 0 })
      }
      wire.sync()
    } finally {
      wire.stream.uncork()
    }
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (fields.length > 0) this.#row = answerOf(fields)
  }

  handleCommandComplete(): void {
    // What counts is the end of both.
  }

  handleReadyForQuery(): void {
    this.callback(null, this.#row)
  }

  handleError(error: Error): void {
    this.callback(error)
  }
}

/** The columns of `answerSql`, in its order. */
function answerOf([page, body, total, affected, inserted, key, headers, status]: readonly (string | null | undefined)[]): AnswerRow {
  const number = (text: string | null | undefined) => (typeof text === 'string' ? Number(text) : null)
  return {
    page: Number(page),
    body: body ?? '',
    total: number(total),
    affected: number(affected),
    inserted: inserted ?? null,
    key: key ?? null,
    headers: headers ?? null,
    status: status ?? null,
  }
}

/** A value as it is sent: text in PostgreSQL's format, or bytes. */
function inText(value: BoundValue | boolean): string | Buffer | null {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'boolean') return String(value)
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  return `{${value.map((item) => `"${item.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`
}
