import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { firstOfMonth } from '../../desk-kit/first-of-month.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { REFERRAL_STATES } from '../../referrals/my-referrals.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { memberName } from '../members/member-row.ts'
import { ReferralBadge } from './referral-badge.tsx'
import { ReferralFiguresPanel } from './referral-figures-panel.tsx'
import type { ReferralRow } from './referral-row.ts'

const COLUMNS: readonly DeskColumn<ReferralRow>[] = [
  { id: 'friend', title: true, cell: ({ friend, friend_id: id }) => <Who person={friend} id={id} /> },
  { id: 'referrer', cell: ({ referrer, referrer_id: id }) => <Who person={referrer} id={id} /> },
  { id: 'state', cell: ({ state }) => <ReferralBadge state={state} /> },
  { id: 'joined', sort: 'joined_at', cell: ({ joined_at: at }) => <Moment at={at} days /> },
  { id: 'order', cell: ({ group }) => group?.number },
  { id: 'due', extra: true, cell: ({ due_at: at }) => at !== null && <Moment at={at} days /> },
  { id: 'reward', numeric: true, cell: ({ referrer_minor: one, friend_minor: other }) => <Amount minor={one + other} /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'state', kind: 'choice', options: REFERRAL_STATES },
  { name: 'joined_at', kind: 'days' },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'toDecide', question: () => ({ filter: { state: ['held'] } }) },
  { name: 'thisMonth', question: () => ({ filter: { joined_at: { from: firstOfMonth() } } }) },
]

/** Everybody who was brought by a member, what it costs, and the terms at a glance. */
export default function ReferralsList() {
  const { t } = useTranslation('admin-referrals')
  return (
    <ResourceList
      columns={COLUMNS}
      filters={FILTERS}
      views={VIEWS}
      above={<ReferralFiguresPanel />}
      empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
    />
  )
}

function Who({ person, id }: { person: ReferralRow['friend']; id: string | null }) {
  const { t } = useTranslation('admin-referrals')
  return <span className="wrap-anywhere">{id === null ? t('gone') : memberName(person, id)}</span>
}
