import { UserRoundPlus } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

/** Everybody who has asked to sell: what waits, what was turned away or sent back, and why. Its list stands beside the one of shops. */
export const applicationsCard: AdminCard = {
  name: 'applications',
  within: 'sellers',
  section: 'users',
  icon: UserRoundPlus,
  words: 'admin-applications',
  rights: { read: 'sellers.read', judge: 'sellers.judge' },
  source: {
    from: 'seller_applications',
    columns: 'id, person_id, seller_id, business_name, business_type, description, province, status, reason, created_at, decided_at',
    sorts: [{ field: 'created_at', order: 'DESC' }],
    found: 'applications_found',
  },
  exports: true,
  list: () => import('./applications-list.tsx'),
  show: () => import('./applications-show.tsx'),
  titleOf: ({ business_name: name, id }) => String(name || id),
}
