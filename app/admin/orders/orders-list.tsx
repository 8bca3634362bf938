import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { firstOfMonth } from '../../desk-kit/first-of-month.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { ORDER_STATES } from '../../orders/order-states.ts'
import type { OrderRow } from './order-row.ts'
import { OrderStateBadge } from '../states/order-state-badge.tsx'
import { PaymentWord } from './payment-word.tsx'

const COLUMNS: readonly DeskColumn<OrderRow>[] = [
  { id: 'number', title: true, cell: ({ number }) => number },
  { id: 'created', sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} /> },
  { id: 'status', cell: ({ status }) => <OrderStateBadge state={status} /> },
  { id: 'payment', cell: ({ payment_status: status }) => <PaymentWord status={status} /> },
  { id: 'seller', cell: ({ seller_name: name }) => name },
  { id: 'customer', cell: ({ customer }) => customer },
  { id: 'country', cell: ({ country }) => country },
  { id: 'method', extra: true, cell: ({ payment }) => <MethodWord method={payment?.payment_method} /> },
  { id: 'total', numeric: true, sort: 'total_minor', cell: ({ total_minor: total }) => <Amount minor={total} /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'status', kind: 'choice', options: ORDER_STATES },
  { name: 'payment_status', kind: 'choice', options: ['unpaid', 'pending', 'paid', 'partially_refunded', 'refunded', 'overpaid', 'chargeback'] },
  { name: 'created_at', kind: 'days' },
  { name: 'delivered_at', kind: 'days' },
  { name: 'waiting', kind: 'yes' },
  { name: 'sold', kind: 'yes' },
  { name: 'late', kind: 'yes' },
  { name: 'seller_id', kind: 'led' },
  { name: 'buyer_id', kind: 'led' },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'waiting', question: () => ({ filter: { waiting: true }, sort: { field: 'created_at', order: 'ASC' } }) },
  { name: 'unpaid', question: () => ({ filter: { payment_status: ['unpaid', 'pending'] } }) },
  { name: 'refundedThisMonth', question: () => ({ filter: { payment_status: ['partially_refunded', 'refunded'], created_at: { from: firstOfMonth() } } }) },
  { name: 'late', question: () => ({ filter: { late: true } }) },
]

/** Every order of every maker. */
export default function OrdersList() {
  return <ResourceList columns={COLUMNS} filters={FILTERS} views={VIEWS} />
}

function MethodWord({ method }: { method: string | undefined }) {
  const { t } = useTranslation('admin-orders')
  return method === undefined ? null : t(`methods.${method}`)
}
