import { DatabaseBackup } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

/** Backups of the whole shop, and the proof of each. */
export const backupCard: AdminCard = {
  name: 'backup',
  section: 'system',
  icon: DatabaseBackup,
  words: 'admin-backup',
  rights: { read: 'backups.read', write: 'backups.write' },
  source: {
    from: 'backups',
    columns:
      'id, origin, asked_by, asked_at, state, step, done_bytes, expected_bytes, ready_at, bytes, figures, files_added, failure, kept_as, proof, proof_at, proof_figures, proof_failure',
    sorts: [{ field: 'asked_at', order: 'DESC' }],
  },
  exports: true,
  list: () => import('./backup-list.tsx'),
  show: () => import('./backup-show.tsx'),
  titleOf: ({ asked_at: at }) => String(at).slice(0, 16).replace('T', ' '),
}
