import type { RaRecord } from 'ra-core'
import type { ImportMapping } from '../../imports/import-mapping.ts'
import type { ImportPlatform } from '../../imports/source-formats.ts'

export const RUN_STATES = ['waiting', 'running', 'done', 'failed'] as const
export const FIGURES = ['products_new', 'products_changed', 'products_same', 'products_kept', 'products_refused', 'variants_new', 'pictures_new'] as const

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
  figures: Partial<Record<(typeof FIGURES)[number], number>>
  /** JSON: {problem, file, row, missing}; empty where nothing failed. */
  failure: string
  ended_at: string | null
  source: { id: string; platform: ImportPlatform; name: string; mapping: Partial<ImportMapping> } | null
}

/** What a run is called: its source and when. */
export const runTitle = (row: Readonly<Record<string, unknown>>): string => {
  // The card asks for these columns itself.
  const { source, asked_at: at } = row as Pick<RunRow, 'source' | 'asked_at'>
  return `${source?.name ?? ''} ${at.slice(0, 16).replace('T', ' ')}`.trim()
}
