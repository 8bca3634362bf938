import { Signpost } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

/** Where addresses of pages that are gone lead to. */
export const redirectsCard: AdminCard = {
  name: 'redirects',
  within: 'seo',
  section: 'marketing',
  icon: Signpost,
  words: 'admin-redirects',
  rights: { read: 'content.write', write: 'content.write' },
  source: {
    from: 'redirects',
    columns: 'id, from_path, to_path, hits, last_hit_at, created_at, changed_at',
    sorts: [
      { field: 'created_at', order: 'DESC' },
      { field: 'hits', order: 'DESC' },
      { field: 'from_path', order: 'ASC' },
    ],
    found: 'redirects_found',
    filters: { unused: () => [{ column: 'hits', operator: 'eq', value: '0' }] },
  },
  exports: true,
  list: () => import('./redirects-list.tsx'),
  show: () => import('./redirects-show.tsx'),
  create: () => import('./redirects-create.tsx'),
  titleOf: ({ from_path: path }) => String(path),
}
