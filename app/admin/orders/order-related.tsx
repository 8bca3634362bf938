import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { RefundBadge } from '../refunds/refund-badge.tsx'
import type { OrderRecord } from './order-row.ts'

/** What hangs on an order and has a page of its own: the money that went back. */
export function Related({ order }: { order: OrderRecord }) {
  const { t } = useTranslation('admin-orders')
  if (order.refunds.length === 0) return null
  return (
    <Panel title={t('related.refunds')}>
      <ul className="flex flex-col gap-2 text-sm">
        {order.refunds.map((refund) => (
          <li key={refund.id} className="flex flex-wrap items-center justify-between gap-2">
            <RecordLink to="refunds" id={refund.id}>
              <Amount minor={refund.amount_minor} />
            </RecordLink>
            <RefundBadge state={refund.status} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
