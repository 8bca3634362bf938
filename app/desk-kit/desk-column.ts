import type { RaRecord } from 'ra-core'
import type { ReactNode } from 'react'

/** A column of a list. */
export type DeskColumn<Row extends RaRecord> = {
  /** Names it in what is kept of the choice of columns, and its heading: `columns.{id}` of the card's sentences. */
  id: string
  cell: (row: Row) => ReactNode
  /** What the list is sorted by when its heading is pressed: one of the card's `sorts`. */
  sort?: string
  /** Numbers and amounts stand at the end of their column. */
  numeric?: true
  /** Shown only when somebody asks for it. */
  extra?: true
  /** The record's name: the heading of its row, and the link to it. Once a list. */
  title?: true
}
