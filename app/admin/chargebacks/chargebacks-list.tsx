import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { firstOfMonth } from '../../desk-kit/first-of-month.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { CHARGEBACK_STATES, REASONS } from '../../payments/chargebacks/chargeback-states.ts'
import { Clock } from '../inbox/clock.tsx'
import { ChargebackBadge } from '../states/chargeback-badge.tsx'
import { type ChargebackRow, isWaiting } from './chargeback-row.ts'

const COLUMNS: readonly DeskColumn<ChargebackRow>[] = [
  { id: 'number', title: true, cell: ({ number }) => number },
  { id: 'opened', sort: 'created_at', cell: ({ opened_at: at }) => <Moment at={at} days /> },
  { id: 'status', cell: ({ status }) => <ChargebackBadge state={status} /> },
  { id: 'clock', sort: 'answer_by', cell: (row) => isWaiting(row) && <Clock due={row.answer_by} /> },
  { id: 'reason', cell: ({ reason }) => <Reason reason={reason} /> },
  { id: 'orders', cell: ({ shares }) => shares.flatMap(({ order }) => order?.number ?? []).join(', ') },
  { id: 'seller', extra: true, cell: ({ shares }) => shares.flatMap(({ order }) => order?.seller_name ?? []).join(', ') },
  { id: 'customer', extra: true, cell: ({ shares }) => shares.find(({ order }) => order)?.order?.customer },
  { id: 'amount', numeric: true, sort: 'amount_minor', cell: ({ amount_minor: amount }) => <Amount minor={amount} /> },
  { id: 'away', numeric: true, cell: ({ away_minor: away }) => away > 0 && <Amount minor={away} /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'status', kind: 'choice', options: CHARGEBACK_STATES },
  { name: 'reason', kind: 'choice', options: REASONS },
  { name: 'created_at', kind: 'days' },
  { name: 'waiting', kind: 'yes' },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'toAnswer', question: () => ({ filter: { waiting: true }, sort: { field: 'answer_by', order: 'ASC' } }) },
  { name: 'open', question: () => ({ filter: { status: ['opened', 'evidence_sent'] } }) },
  { name: 'lostThisMonth', question: () => ({ filter: { status: ['lost', 'accepted'], created_at: { from: firstOfMonth() } } }) },
]

/** Payments that banks want back: what waits for an answer first. */
export default function ChargebacksList() {
  return <ResourceList columns={COLUMNS} filters={FILTERS} views={VIEWS} />
}

function Reason({ reason }: { reason: string }) {
  const { t } = useTranslation('admin-chargebacks')
  const known = REASONS.find((one) => one === reason)
  return known ? t(`filters.reasonOptions.${known}`) : <code>{reason}</code>
}
