import { Scale } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

/** What each account of the books holds. Its screens ask functions, because a balance is a sum. */
export const accountsCard: AdminCard = {
  name: 'accounts',
  section: 'money',
  icon: Scale,
  words: 'admin-ledger',
  rights: { read: 'ledger.read' },
  exports: true,
  list: () => import('./accounts-list.tsx'),
  show: () => import('./accounts-show.tsx'),
}
