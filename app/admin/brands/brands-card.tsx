import { Award } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'
import { BRAND_COLUMNS } from './brand.ts'

/** Marks under which makers sell. */
export const brandsCard: AdminCard = {
  name: 'brands',
  section: 'commerce',
  icon: Award,
  words: 'admin-brands',
  rights: { read: 'products.read', write: 'catalogue.write' },
  source: {
    from: 'brands',
    columns: BRAND_COLUMNS,
    sorts: [
      { field: 'name', order: 'ASC' },
      { field: 'created_at', order: 'DESC' },
    ],
    filters: {
      closed: () => [{ column: 'open_to_all', operator: 'is', value: 'false' }],
    },
    found: 'brands_found',
  },
  exports: true,
  list: () => import('./brands-list.tsx'),
  show: () => import('./brands-show.tsx'),
  create: () => import('./brands-create.tsx'),
  titleOf: ({ name }) => String(name),
}
