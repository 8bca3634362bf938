import { UserPlus } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'
import { memberName } from '../members/member-row.ts'
import type { ReferralRow } from './referral-row.ts'

const ROW =
  'id, referrer_id, friend_id, state, because, signals, referrer_minor, friend_minor, minimum_minor, capped, back_minor, joined_at, due_at, granted_at, ended_at, reason, changed_at, ' +
  'referrer:profiles!referrals_referrer_id_fkey(full_name, email), friend:profiles!referrals_friend_id_fkey(full_name, email), group:order_groups(number)'

/** Who brought whom, and what it was rewarded with. */
export const referralsCard: AdminCard = {
  name: 'referrals',
  section: 'marketing',
  icon: UserPlus,
  words: 'admin-referrals',
  rights: { read: 'referrals.read', judge: 'referrals.decide' },
  source: {
    from: 'referrals',
    columns: ROW,
    sorts: [{ field: 'joined_at', order: 'DESC' }],
    found: 'referrals_found',
  },
  exports: true,
  list: () => import('./referrals-list.tsx'),
  show: () => import('./referrals-show.tsx'),
  // A row of this card's own source.
  titleOf: (record) => memberName((record as ReferralRow).friend, String(record['id'])),
}
