import { ShieldAlert } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'
import { chargebacksSource } from './chargebacks-source.ts'

export const chargebacksCard: AdminCard = {
  name: 'chargebacks',
  section: 'money',
  icon: ShieldAlert,
  words: 'admin-chargebacks',
  rights: { read: 'chargebacks.read', write: 'chargebacks.write' },
  source: chargebacksSource,
  exports: true,
  list: () => import('./chargebacks-list.tsx'),
  show: () => import('./chargebacks-show.tsx'),
  titleOf: ({ number }) => String(number),
}
