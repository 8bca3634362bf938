import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { firstOfMonth } from '../../desk-kit/first-of-month.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { CASE_KINDS, CASE_STATES, CLAIM_REASONS, RETURN_REASONS } from '../../returns/case-states.ts'
import { Clock } from '../inbox/clock.tsx'
import { CaseBadge } from '../states/case-badge.tsx'
import type { CaseRow } from './case-row.ts'

const COLUMNS: readonly DeskColumn<CaseRow>[] = [
  { id: 'number', title: true, cell: ({ number }) => number },
  { id: 'created', sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} /> },
  { id: 'status', cell: ({ status }) => <CaseBadge state={status} /> },
  { id: 'due', cell: ({ due_at: due }) => due && <Clock due={due} /> },
  { id: 'kind', cell: ({ kind }) => <Kind kind={kind} /> },
  { id: 'reason', extra: true, cell: ({ reason }) => <Reason reason={reason} /> },
  { id: 'customer', cell: ({ order }) => order?.customer },
  { id: 'seller', cell: ({ order }) => order?.seller_name },
  { id: 'closed', extra: true, cell: ({ closed_at: at }) => at && <Moment at={at} /> },
  { id: 'amount', numeric: true, sort: 'refund_minor', cell: ({ refund_minor: amount }) => <Amount minor={amount} /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'status', kind: 'choice', options: CASE_STATES },
  { name: 'kind', kind: 'choice', options: CASE_KINDS },
  { name: 'reason', kind: 'choice', options: [...new Set([...RETURN_REASONS, ...CLAIM_REASONS])] },
  { name: 'created_at', kind: 'days' },
  { name: 'closed_at', kind: 'days' },
  { name: 'open', kind: 'yes' },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'toDecide', question: () => ({ filter: { status: ['escalated'] }, sort: { field: 'created_at', order: 'ASC' } }) },
  { name: 'open', question: () => ({ filter: { open: true } }) },
  { name: 'withdrawals', question: () => ({ filter: { kind: ['withdrawal'] } }) },
  { name: 'closedThisMonth', question: () => ({ filter: { closed_at: { from: firstOfMonth() } } }) },
]

/** What buyers have asked for after paying: to cancel, to send back, to have put right, to withdraw. */
export default function CasesList() {
  return <ResourceList columns={COLUMNS} filters={FILTERS} views={VIEWS} />
}

function Kind({ kind }: Pick<CaseRow, 'kind'>) {
  const { t } = useTranslation('admin-cases')
  return t(`filters.kindOptions.${kind}`)
}

function Reason({ reason }: Pick<CaseRow, 'reason'>) {
  const { t } = useTranslation('admin-cases')
  return reason === '' ? null : t(`filters.reasonOptions.${reason}`)
}
