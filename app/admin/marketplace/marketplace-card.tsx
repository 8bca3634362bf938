import { Gavel } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

/** What may be sold here, and the terms that hold between the shop and its makers. */
export const marketplaceCard: AdminCard = {
  name: 'marketplace',
  section: 'commerce',
  icon: Gavel,
  words: 'admin-marketplace',
  rights: { read: 'products.read', write: 'settings.write' },
  source: {
    from: 'listing_rules',
    columns: 'id, name, words, except_words, effect, told, spares_known, is_active, created_at, changed_at',
    sorts: [{ field: 'created_at', order: 'DESC' }],
    found: 'listing_rules_found',
  },
  exports: true,
  list: () => import('./marketplace-list.tsx'),
  show: () => import('./marketplace-show.tsx'),
  create: () => import('./marketplace-create.tsx'),
  titleOf: ({ name }) => String(name),
}
