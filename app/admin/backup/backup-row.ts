import type { RaRecord } from 'ra-core'

export const BACKUP_STATES = ['waiting', 'running', 'ready', 'failed'] as const
export const PROOF_STATES = ['none', 'running', 'proved', 'failed', 'impossible'] as const

/** What was counted; not everything is known of a backup that failed or was not tried. */
export type CountedShop = Partial<Record<'orders' | 'products' | 'people' | 'journals' | 'files' | 'differences', number>>

export const COUNTED = ['orders', 'products', 'people', 'journals', 'files', 'differences'] as const

/** A backup as the list and its page read it. */
export type BackupRow = RaRecord<string> & {
  origin: 'clock' | 'staff' | 'terminal' | 'shelf'
  asked_by: string | null
  asked_at: string
  state: (typeof BACKUP_STATES)[number]
  step: '' | 'database' | 'files' | 'proof'
  done_bytes: number
  expected_bytes: number
  ready_at: string | null
  bytes: number
  figures: CountedShop
  files_added: number
  failure: string
  kept_as: '' | 'newest' | 'day' | 'week' | 'month' | 'proved'
  proof: (typeof PROOF_STATES)[number]
  proof_at: string | null
  proof_figures: CountedShop & { filesRead?: number; seconds?: number; lastCommit?: string | null }
  proof_failure: string
}
