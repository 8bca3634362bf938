import type { RaRecord } from 'ra-core'
import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { BILLINGS, PAID_PLANS, type PlanStatus } from '../../membership/membership.ts'
import { type Member, memberName } from '../members/member-row.ts'
import { MemberTabs } from '../members/member-tabs.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { PlanEnd } from './plan-end.tsx'

type PlanRow = RaRecord<string> & {
  person_id: string
  plan: string
  billing: string
  status: PlanStatus
  started_at: string
  period_end: string
  person: Member
}

const STATES: readonly PlanStatus[] = ['trialing', 'active', 'past_due', 'canceled', 'expired']

const COLUMNS: readonly DeskColumn<PlanRow>[] = [
  {
    id: 'name',
    title: true,
    cell: ({ person_id: id, person }) => (
      <RecordLink to="people" id={id}>
        {memberName(person, id)}
      </RecordLink>
    ),
  },
  { id: 'plan', cell: ({ plan }) => <Word of={`membership:plan.${plan}.name`} /> },
  { id: 'billing', cell: ({ billing }) => <Word of={`admin-memberships:billing.${billing}`} /> },
  { id: 'status', cell: ({ status }) => <Word of={`filters.statusOptions.${status}`} /> },
  { id: 'started', sort: 'started_at', cell: ({ started_at: at }) => <Moment at={at} days /> },
  { id: 'ends', sort: 'period_end', cell: ({ period_end: at }) => <Moment at={at} days /> },
  { id: 'change', cell: ({ id, plan, status, period_end: end }) => status !== 'expired' && <PlanEnd id={id} plan={plan} end={end} /> },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'holding', question: () => ({ filter: { status: ['trialing', 'active', 'past_due', 'canceled'] } }) },
  { name: 'unpaid', question: () => ({ filter: { status: ['past_due'] } }) },
]

/** Who has which plan and until when, those that end first at the top. */
export default function PlanSubscriptionsList() {
  const { t } = useTranslation(['membership', 'admin-memberships'])
  const filters: readonly ListFilter[] = [
    { name: 'status', kind: 'choice', options: STATES },
    { name: 'plan', kind: 'choice', options: PAID_PLANS, optionWords: (plan) => t(`membership:plan.${plan}.name`) },
    { name: 'billing', kind: 'choice', options: BILLINGS, optionWords: (billing) => t(`admin-memberships:billing.${billing}`) },
    { name: 'period_end', kind: 'days' },
    { name: 'started_at', kind: 'days' },
  ]
  return (
    <div className="flex flex-col gap-4">
      <MemberTabs />
      <ResourceList columns={COLUMNS} filters={filters} views={VIEWS} />
    </div>
  )
}

function Word({ of }: { of: string }) {
  const { t } = useTranslation(['admin-plan-subscriptions', 'membership', 'admin-memberships'])
  return t(of)
}
