import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { firstOfMonth } from '../../desk-kit/first-of-month.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { TIERS } from '../../membership/membership.ts'
import { useWords } from '../../membership/use-words.ts'
import { MemberTabs } from '../members/member-tabs.tsx'
import { type MemberRow, memberName } from '../members/member-row.ts'

const COLUMNS: readonly DeskColumn<MemberRow>[] = [
  { id: 'name', title: true, cell: ({ id, person }) => memberName(person, id) },
  { id: 'email', extra: true, cell: ({ person }) => <span className="wrap-anywhere">{person?.email}</span> },
  { id: 'tier', cell: ({ tier }) => <TierWord tier={tier} /> },
  { id: 'since', sort: 'tier_since', cell: ({ tier_since: at }) => <Moment at={at} days /> },
  { id: 'review', extra: true, cell: ({ tier, tier_review_at: at }) => tier !== 'lotus' && <Moment at={at} days /> },
  { id: 'points', numeric: true, cell: ({ points_left: points }) => <Whole of={points} /> },
  { id: 'year', numeric: true, cell: ({ points_in_year: points }) => <Whole of={points} /> },
  { id: 'ends', cell: ({ points_end: at }) => <Moment at={at} days /> },
  { id: 'plans', cell: ({ plans_held: plans }) => <PlanWords plans={plans} /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'tier', kind: 'choice', options: TIERS },
  { name: 'tier_since', kind: 'days' },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'movedThisMonth', question: () => ({ filter: { tier_since: { from: firstOfMonth() }, tier: ['silk', 'royal_gold', 'sacred_elephant'] } }) },
  { name: 'highest', question: () => ({ filter: { tier: ['royal_gold', 'sacred_elephant'] } }) },
]

/** Everybody who ever had points: where they stand, and what they have. */
export default function MembershipsList() {
  const { t } = useTranslation('membership')
  const filters = FILTERS.map((filter) => (filter.name === 'tier' ? { ...filter, optionWords: (tier: string) => t(`tier.${tier}.name`) } : filter))
  return (
    <div className="flex flex-col gap-4">
      <MemberTabs />
      <ResourceList columns={COLUMNS} filters={filters} views={VIEWS} />
    </div>
  )
}

function TierWord({ tier }: { tier: string }) {
  const { t } = useTranslation('membership')
  return t(`tier.${tier}.name`)
}

function Whole({ of }: { of: number }) {
  return useWords().number(of)
}

function PlanWords({ plans }: { plans: MemberRow['plans_held'] }) {
  const { t } = useTranslation('membership')
  return plans.map((plan) => t(`plan.${plan}.name`)).join(', ')
}
