import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { ChargebacksOfOrder } from '../chargebacks/chargebacks-of-order.tsx'
import { CaseBadge } from '../states/case-badge.tsx'
import { PaymentBadge } from '../states/payment-badge.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { RefundBadge } from '../states/refund-badge.tsx'
import type { OrderRecord } from './order-row.ts'

const ROW = 'flex flex-wrap items-center justify-between gap-2'

/** What hangs on an order and has a page of its own: the attempts to pay it, the cases about it, and the money that went back. */
export function Related({ order }: { order: OrderRecord }) {
  const { t } = useTranslation('admin-orders')
  const payments = order.group?.payments ?? []
  return (
    <>
      {payments.length > 0 && (
        <Panel title={t('related.payments')}>
          <ul className="flex flex-col gap-2 text-sm">
            {payments
              .toSorted((a, b) => a.attempt - b.attempt)
              .map((payment) => (
                <li key={payment.id} className={ROW}>
                  <RecordLink to="payments" id={payment.id}>
                    {t(`methods.${payment.method}`)}
                  </RecordLink>
                  <Amount minor={payment.amount_minor} />
                  <PaymentBadge state={payment.status} />
                </li>
              ))}
          </ul>
        </Panel>
      )}
      {order.cases.length > 0 && (
        <Panel title={t('related.cases')}>
          <ul className="flex flex-col gap-2 text-sm">
            {order.cases
              .toSorted((a, b) => a.number.localeCompare(b.number))
              .map((one) => (
                <li key={one.id} className={ROW}>
                  <RecordLink to="cases" id={one.id}>
                    {one.number}
                  </RecordLink>
                  <CaseBadge state={one.status} />
                </li>
              ))}
          </ul>
        </Panel>
      )}
      <ChargebacksOfOrder order={order.id} />
      {order.refunds.length > 0 && (
        <Panel title={t('related.refunds')}>
          <ul className="flex flex-col gap-2 text-sm">
            {order.refunds.map((refund) => (
              <li key={refund.id} className={ROW}>
                <RecordLink to="refunds" id={refund.id}>
                  <Amount minor={refund.amount_minor} />
                </RecordLink>
                <RefundBadge state={refund.status} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
