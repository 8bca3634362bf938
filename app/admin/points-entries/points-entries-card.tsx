import { Coins } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

/** Every point that was given and taken, of all members. */
export const pointsEntriesCard: AdminCard = {
  name: 'points-entries',
  section: 'users',
  within: 'memberships',
  icon: Coins,
  words: 'admin-points-entries',
  rights: { read: 'people.read' },
  source: {
    from: 'points_entries',
    columns:
      'id, person_id, kind, points, status, note, left_over, created_at, expires_at, undoes, order:orders(id, number), person:profiles(full_name, email)',
    sorts: [{ field: 'created_at', order: 'DESC' }],
    filters: { left: (value) => (value === true ? [{ column: 'left_over', operator: 'gt', value: '0' }] : []) },
  },
  exports: true,
  list: () => import('./points-entries-list.tsx'),
}
