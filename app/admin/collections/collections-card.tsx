import { LibraryBig } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'
import { COLLECTION_COLUMNS, titleIn } from './collection.ts'

/** What belongs together by hand or by a rule, each with a page of its own. */
export const collectionsCard: AdminCard = {
  name: 'collections',
  section: 'commerce',
  icon: LibraryBig,
  words: 'admin-collections',
  rights: { read: 'products.read', write: 'catalogue.write' },
  source: {
    from: 'collections',
    columns: COLLECTION_COLUMNS,
    sorts: [{ field: 'sort_order', order: 'ASC' }],
    found: 'collections_found',
  },
  exports: true,
  list: () => import('./collections-list.tsx'),
  show: () => import('./collections-show.tsx'),
  create: () => import('./collections-create.tsx'),
  titleOf: ({ texts }) => titleIn(texts as Parameters<typeof titleIn>[0], 'en'),
}
