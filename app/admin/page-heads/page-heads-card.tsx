import { Heading } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

/** Titles and descriptions that staff wrote for single pages, and pages kept out of search engines. */
export const pageHeadsCard: AdminCard = {
  name: 'page-heads',
  within: 'seo',
  section: 'marketing',
  icon: Heading,
  words: 'admin-page-heads',
  rights: { read: 'content.write', write: 'content.write' },
  source: {
    from: 'page_heads',
    columns: 'id, product_id, category_id, texts, is_noindex, created_at, changed_at, products(name), categories(name, slug)',
    sorts: [{ field: 'changed_at', order: 'DESC' }],
    filters: {
      of_product: () => [{ column: 'product_id', operator: 'not.is', value: 'null' }],
      of_category: () => [{ column: 'category_id', operator: 'not.is', value: 'null' }],
      noindex: () => [{ column: 'is_noindex', operator: 'is', value: 'true' }],
    },
  },
  exports: true,
  list: () => import('./page-heads-list.tsx'),
  show: () => import('./page-heads-show.tsx'),
  create: () => import('./page-heads-create.tsx'),
}
