import { FolderTree } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'
import { CATEGORY_COLUMNS } from '../category-tree/category.ts'

/** The families of things and the categories below them. */
export const categoriesCard: AdminCard = {
  name: 'categories',
  section: 'commerce',
  icon: FolderTree,
  words: 'admin-categories',
  rights: { read: 'products.read', write: 'catalogue.write' },
  source: {
    from: 'categories',
    columns: CATEGORY_COLUMNS,
    sorts: [{ field: 'sort_order', order: 'ASC' }],
    found: 'categories_found',
  },
  exports: true,
  list: () => import('./categories-list.tsx'),
  show: () => import('./categories-show.tsx'),
  create: () => import('./categories-create.tsx'),
  titleOf: ({ name }) => String(name),
}
