import type { RaRecord } from 'ra-core'
import type { ImportMapping } from '../../imports/import-mapping.ts'
import type { ImportPlatform } from '../../imports/source-formats.ts'

export const RUN_STATES = ['waiting', 'running', 'done', 'failed', 'undoing', 'undone'] as const
/** What is counted of each kind of file; only those of a kind that came are shown. */
export const FIGURES = {
  products: ['products_new', 'products_changed', 'products_same', 'products_kept', 'products_refused', 'variants_new', 'pictures_new'],
  customers: ['customers_new', 'customers_changed', 'customers_same', 'customers_kept', 'customers_refused'],
  orders: ['orders_new', 'orders_changed', 'orders_same', 'orders_kept', 'orders_refused'],
} as const
export const KINDS = ['products', 'customers', 'orders'] as const
type Figure = (typeof FIGURES)[(typeof KINDS)[number]][number] | `${(typeof KINDS)[number]}_rows`
export type UndoFigure = `${(typeof KINDS)[number]}_${'removed' | 'stayed'}`

/** A run as the list and its page read it. */
export type RunRow = RaRecord<string> & {
  origin: 'terminal' | 'staff'
  asked_by: string | null
  asked_at: string
  is_dry: boolean
  files: { name: string; path?: string; bytes: number }[]
  state: (typeof RUN_STATES)[number]
  step: string
  done_rows: number
  all_rows: number
  figures: Partial<Record<Figure, number>>
  /** The first row of each file, by its place among them. */
  headings: Readonly<Record<string, { kind: (typeof KINDS)[number]; names: string[] }>>
  /** What the files of a trial call options, each with its values. */
  options: Readonly<Record<string, string[]>>
  /** JSON: {problem, file, row, missing}; empty where nothing failed. */
  failure: string
  ended_at: string | null
  undone_at: string | null
  undo_reason: string
  undo_figures: Partial<Record<UndoFigure, number>>
  source: { id: string; platform: ImportPlatform; name: string; mapping: Partial<ImportMapping> } | null
}

/** What a run is called: its source and when. */
export const runTitle = (row: Readonly<Record<string, unknown>>): string => {
  // The card asks for these columns itself.
  const { source, asked_at: at } = row as Pick<RunRow, 'source' | 'asked_at'>
  return `${source?.name ?? ''} ${at.slice(0, 16).replace('T', ' ')}`.trim()
}
