import { Crown } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

/** The terms of the membership: a few numbers that hold for all, shown whole. */
export const membershipCard: AdminCard = {
  name: 'membership',
  section: 'marketing',
  icon: Crown,
  words: 'admin-membership',
  rights: { read: 'membership.read', write: 'membership.write' },
  list: () => import('./membership-list.tsx'),
}
