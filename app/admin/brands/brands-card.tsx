import { Award } from 'lucide-react'
import { literally, quoted } from '../../desk-kit/rest-question.ts'
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
    search: (words) => ['name', 'slug'].map((column) => `${column}.ilike.${quoted(`%${literally(words)}%`)}`).join(','),
    filters: {
      closed: () => [{ column: 'open_to_all', operator: 'is', value: 'false' }],
    },
  },
  exports: true,
  list: () => import('./brands-list.tsx'),
  show: () => import('./brands-show.tsx'),
  create: () => import('./brands-create.tsx'),
  titleOf: ({ name }) => String(name),
}
