import { useListContext } from 'ra-core'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { firstOfMonth } from '../../desk-kit/first-of-month.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { useActsAbout } from '../acts/use-acts-about.ts'
import { RefundBadge } from '../states/refund-badge.tsx'
import { REFUND_STATES } from '../states/refund-states.ts'
import { type RefundRow, titleOfRefund } from './refund-row.ts'

const COLUMNS: readonly DeskColumn<RefundRow>[] = [
  { id: 'number', title: true, cell: titleOfRefund },
  { id: 'created', sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} /> },
  { id: 'status', cell: ({ status }) => <RefundBadge state={status} /> },
  { id: 'origin', cell: (refund) => <Origin refund={refund} /> },
  { id: 'method', cell: ({ payment }) => <Method method={payment?.method} /> },
  { id: 'customer', cell: ({ order }) => order?.customer },
  { id: 'seller', extra: true, cell: ({ order }) => order?.seller_name },
  { id: 'by', cell: (refund) => <By refund={refund} /> },
  { id: 'succeeded', cell: ({ succeeded_at: at }) => <Moment at={at} /> },
  { id: 'reason', extra: true, cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span> },
  { id: 'amount', numeric: true, sort: 'amount_minor', cell: ({ amount_minor: amount }) => <Amount minor={amount} /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'status', kind: 'choice', options: REFUND_STATES },
  { name: 'origin', kind: 'choice', options: ['case', 'order'] },
  { name: 'created_at', kind: 'days' },
  { name: 'succeeded_at', kind: 'days' },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'byHand', question: () => ({ filter: { status: ['manual_required'] }, sort: { field: 'created_at', order: 'ASC' } }) },
  { name: 'onTheWay', question: () => ({ filter: { status: ['requested', 'processing'] } }) },
  { name: 'failed', question: () => ({ filter: { status: ['failed'] } }) },
  { name: 'thisMonth', question: () => ({ filter: { status: ['succeeded'], succeeded_at: { from: firstOfMonth() } } }) },
]

/** Money on its way back to buyers, and what went back. */
export default function RefundsList() {
  return <ResourceList columns={COLUMNS} filters={FILTERS} views={VIEWS} />
}

/** Why it goes back: for a case of a kind, or because the order was cancelled or paid twice. */
function Origin({ refund }: { refund: RefundRow }) {
  const { t } = useTranslation('admin-refunds')
  return t(`origins.${refund.gift_card_id !== null ? 'gift_card' : (refund.case?.kind ?? (refund.case_id === null ? 'order' : 'case'))}`)
}

function Method({ method }: { method: string | undefined }) {
  const { t } = useTranslation('admin-refunds')
  return method === undefined ? null : t(`methods.${method}`)
}

/** Whose act it was: who sent it by hand, or else who asked for it. */
function By({ refund }: { refund: RefundRow }) {
  const { t } = useTranslation('admin-refunds')
  const { data: rows = [] } = useListContext<RefundRow>()
  const { data: acts = [] } = useActsAbout(
    'refunds',
    rows.map(({ id }) => id),
  )
  const own = acts.filter(({ subject }) => subject === refund.id)
  const act = own.findLast(({ action }) => action === 'refunds.send') ?? own[0]
  if (!act) return null
  return <span className="wrap-anywhere">{act.name || t(`actors.${act.actor}`)}</span>
}
