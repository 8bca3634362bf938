import { Percent } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

/** What the shop keeps of a sale: an ordered list of rules, which is short and shown whole. */
export const commissionsCard: AdminCard = {
  name: 'commissions',
  section: 'money',
  icon: Percent,
  words: 'admin-commissions',
  rights: { read: 'commissions.read' },
  exports: true,
  list: () => import('./commissions-list.tsx'),
}
