import { FilePen } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

const ROW =
  'id, product_id, opened_at, changed_at, state, decided_at, because, words, appealed_at, answered_at, product:products(name, seller:sellers(id, business_name)), fields:product_change_fields(field)'

/** What makers changed of pieces on sale, and what became of it. */
export const productChangesCard: AdminCard = {
  name: 'product-changes',
  section: 'commerce',
  icon: FilePen,
  words: 'admin-product-changes',
  rights: { read: 'products.read' },
  source: {
    from: 'product_changes',
    columns: ROW,
    sorts: [{ field: 'opened_at', order: 'DESC' }],
    filters: { appealed: () => [{ column: 'appealed_at', operator: 'not.is', value: 'null' }] },
  },
  exports: true,
  list: () => import('./product-changes-list.tsx'),
}
