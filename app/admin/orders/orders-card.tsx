import { ShoppingBag } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'
import { ordersSource } from './orders-source.ts'

export const ordersCard: AdminCard = {
  name: 'orders',
  section: 'commerce',
  icon: ShoppingBag,
  words: 'admin-orders',
  rights: { read: 'orders.read', write: 'orders.write' },
  source: ordersSource,
  exports: true,
  list: () => import('./orders-list.tsx'),
  show: () => import('./orders-show.tsx'),
  titleOf: ({ number }) => String(number),
}
