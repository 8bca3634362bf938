import { Images } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

const ROW =
  'id, product_id, other_id, state, found_at, changed_at, asked_id, asked_at, answered_at, product:products!likeness_pairs_product_id_fkey(name, seller:sellers(id, business_name)), other:products!likeness_pairs_other_id_fkey(name, seller:sellers(id, business_name))'

/** Pieces of two shops with pictures that look alike, and what became of it. */
export const likenessPairsCard: AdminCard = {
  name: 'likeness-pairs',
  section: 'commerce',
  icon: Images,
  words: 'admin-likeness-pairs',
  rights: { read: 'products.read' },
  source: { from: 'likeness_pairs', columns: ROW, sorts: [{ field: 'found_at', order: 'DESC' }] },
  exports: true,
  list: () => import('./likeness-pairs-list.tsx'),
}
