import { CalendarClock } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

/** Every term of shipping there was, is and will be. */
export const shippingTermsCard: AdminCard = {
  name: 'shipping-terms',
  section: 'commerce',
  within: 'shipping',
  icon: CalendarClock,
  words: 'admin-shipping-terms',
  rights: { read: 'shipping.read', write: 'shipping.write' },
  source: {
    from: 'shipping_terms',
    columns: 'id, kind, zone, method, country, heaviest_grams, rate, starts_at, ends_at, reason, changed_at, category:categories(name)',
    sorts: [{ field: 'starts_at', order: 'DESC' }],
  },
  exports: true,
  list: () => import('./shipping-terms-list.tsx'),
}
