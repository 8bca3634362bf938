import { IdCard } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'
import { type MemberRow, memberName } from '../members/member-row.ts'

const ROW = 'person_id, tier, tier_since, tier_review_at, points_left, points_in_year, points_end, plans_held, person:profiles(full_name, email)'

/** Who stands in which tier, with how many points. */
export const membershipsCard: AdminCard = {
  name: 'memberships',
  section: 'users',
  icon: IdCard,
  words: 'admin-memberships',
  rights: { read: 'people.read', write: 'people.write' },
  source: {
    from: 'memberships',
    key: 'person_id',
    columns: ROW,
    sorts: [{ field: 'tier_since', order: 'DESC' }],
    found: 'memberships_found',
  },
  exports: true,
  list: () => import('./memberships-list.tsx'),
  show: () => import('./memberships-show.tsx'),
  // A row of this card's own source.
  titleOf: (record) => memberName((record as MemberRow).person, String(record['id'])),
}
