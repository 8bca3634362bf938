import { Import } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'
import { runTitle } from './import-row.ts'

/** What comes from other shop systems: tried, taken in, and what did not come. */
export const importCard: AdminCard = {
  name: 'import',
  section: 'system',
  icon: Import,
  words: 'admin-import',
  rights: { read: 'imports.read', write: 'imports.write' },
  source: {
    from: 'import_runs',
    columns:
      'id, origin, asked_by, asked_at, is_dry, files, state, step, done_rows, all_rows, figures, headings, options, failure, ended_at, undone_at, undo_reason, undo_figures, source:import_sources(id, platform, name, mapping)',
    sorts: [{ field: 'asked_at', order: 'DESC' }],
  },
  exports: true,
  list: () => import('./import-list.tsx'),
  show: () => import('./import-show.tsx'),
  titleOf: runTitle,
}
