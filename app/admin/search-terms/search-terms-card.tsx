import { BookA } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'
import { nameOfTerm, type TermWords } from './term.ts'

/** What things are called: mudmee, mat mi, มัดหมี่ and ikat are one. */
export const searchTermsCard: AdminCard = {
  name: 'search-terms',
  within: 'seo',
  section: 'marketing',
  icon: BookA,
  words: 'admin-search-terms',
  rights: { read: 'content.write', write: 'content.write' },
  source: {
    from: 'search_terms',
    columns: 'id, key, kind, words, built_in, is_active, is_ours, created_at, changed_at',
    sorts: [
      { field: 'key', order: 'ASC' },
      { field: 'changed_at', order: 'DESC' },
    ],
    filters: {
      ours: () => [{ column: 'is_ours', operator: 'is', value: 'true' }],
      off: () => [{ column: 'is_active', operator: 'is', value: 'false' }],
    },
    found: 'search_terms_found',
  },
  exports: true,
  list: () => import('./search-terms-list.tsx'),
  show: () => import('./search-terms-show.tsx'),
  create: () => import('./search-terms-create.tsx'),
  // What the database's check holds.
  titleOf: ({ words }) => nameOfTerm(words as TermWords),
}
