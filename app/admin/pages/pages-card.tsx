import { FileText } from 'lucide-react'
import { literally, quoted } from '../../desk-kit/rest-question.ts'
import type { AdminCard } from '../card/admin-card.ts'
import { PAGE_COLUMNS } from './page-row.ts'

/** The legal pages, those that inform, and those of the shop's own. */
export const pagesCard: AdminCard = {
  name: 'pages',
  section: 'content',
  icon: FileText,
  words: 'admin-pages',
  rights: { read: 'content.write', write: 'content.write' },
  source: {
    from: 'pages',
    columns: PAGE_COLUMNS,
    sorts: [
      { field: 'is_own', order: 'ASC' },
      { field: 'changed_at', order: 'DESC' },
    ],
    // Pages of the shop’s own are written by hand in every language: dozens.
    search: (words) => `id.ilike.${quoted(`%${literally(words)}%`)}`,
  },
  exports: true,
  list: () => import('./pages-list.tsx'),
  show: () => import('./pages-show.tsx'),
  create: () => import('./pages-create.tsx'),
  titleOf: ({ id }) => String(id),
}
