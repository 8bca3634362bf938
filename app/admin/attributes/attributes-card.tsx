import { Tags } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'
import { ATTRIBUTE_COLUMNS } from './attribute.ts'

/** What can be said of pieces: technique, material, motif. */
export const attributesCard: AdminCard = {
  name: 'attributes',
  section: 'commerce',
  icon: Tags,
  words: 'admin-attributes',
  rights: { read: 'products.read', write: 'catalogue.write' },
  source: {
    from: 'attributes',
    columns: ATTRIBUTE_COLUMNS,
    sorts: [{ field: 'sort_order', order: 'ASC' }],
    found: 'attributes_found',
  },
  exports: true,
  list: () => import('./attributes-list.tsx'),
  show: () => import('./attributes-show.tsx'),
  create: () => import('./attributes-create.tsx'),
  titleOf: ({ slug }) => String(slug),
}
