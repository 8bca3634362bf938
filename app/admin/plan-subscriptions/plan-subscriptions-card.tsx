import { BadgeCheck } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

/** The plans of members, those that hold and those that are over. */
export const planSubscriptionsCard: AdminCard = {
  name: 'plan-subscriptions',
  section: 'users',
  within: 'memberships',
  icon: BadgeCheck,
  words: 'admin-plan-subscriptions',
  rights: { read: 'people.read', write: 'people.write' },
  source: {
    from: 'plan_subscriptions',
    columns: 'id, person_id, plan, billing, status, started_at, period_end, person:profiles(full_name, email)',
    sorts: [
      { field: 'period_end', order: 'ASC' },
      { field: 'started_at', order: 'DESC' },
    ],
  },
  exports: true,
  list: () => import('./plan-subscriptions-list.tsx'),
}
