/** A row as the log has it: column → text, null for null. A column that is left out was not logged (an unchanged large value). */
export type TextRow = Readonly<Record<string, string | null>>

export type Action = 'INSERT' | 'UPDATE' | 'DELETE'

/** One change of a published table. `old` has the columns of the replica identity: the primary key unless the table says otherwise. */
export type Change = {
  /** The table's oid. */
  entity: number
  schema: string
  table: string
  action: Action
  /** When it was committed, `2026-11-20T15:00:00.000Z`. */
  at: string
  /** The transaction, by its 32 bits; where the log tells of it a moment before others see what it did. */
  transaction?: number
  new: TextRow | null
  old: TextRow | null
}
