import { Store } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'
import { sellersSource } from './sellers-source.ts'

export const sellersCard: AdminCard = {
  name: 'sellers',
  section: 'users',
  icon: Store,
  words: 'admin-sellers',
  rights: { read: 'sellers.read', judge: 'sellers.judge' },
  source: sellersSource,
  exports: true,
  list: () => import('./sellers-list.tsx'),
  show: () => import('./sellers-show.tsx'),
  titleOf: ({ business_name: name }) => String(name),
}
