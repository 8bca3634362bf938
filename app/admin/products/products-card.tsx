import { Package } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'
import { productsSource } from './products-source.ts'

export const productsCard: AdminCard = {
  name: 'products',
  section: 'commerce',
  icon: Package,
  words: 'admin-products',
  rights: { read: 'products.read', judge: 'products.judge' },
  source: productsSource,
  exports: true,
  list: () => import('./products-list.tsx'),
  show: () => import('./products-show.tsx'),
  titleOf: ({ name }) => String(name),
}
