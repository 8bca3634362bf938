import { Truck } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

/** What delivery costs and where it goes: one table that holds for all, shown whole. */
export const shippingCard: AdminCard = {
  name: 'shipping',
  section: 'commerce',
  icon: Truck,
  words: 'admin-shipping',
  rights: { read: 'shipping.read', write: 'shipping.write' },
  list: () => import('./shipping-list.tsx'),
}
