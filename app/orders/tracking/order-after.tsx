import { useTranslation } from 'react-i18next'
import type { TrackedOrder } from './tracked-order.ts'
import { Notice } from '../../ui/notice.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { OrderBill } from './order-bill.tsx'
import { OrderPoints } from './order-points.tsx'
import { RefundByHand } from './refund-by-hand.tsx'
import { OrderHeading } from './order-heading.tsx'
import { ShareCard } from './share-card.tsx'

/** A paid order: thanks first, then where each maker's parcel is. */
export function OrderAfter({ order, token, refresh }: { order: TrackedOrder; token: string; refresh: () => Promise<void> }) {
  const { t } = useTranslation(['tracking', 'payments'])
  const name = order.address.recipient
  const nothingLeft = order.orders.every(({ status }) => status === 'canceled')
  // What was said at the beginning is no news once everything has left.
  const allSent = order.orders.every(({ shippedAt, status }) => shippedAt !== null || status === 'canceled')
  const byCash = order.paymentMethod === 'cash_on_delivery'
  const refunds = (order.payment?.refunded ?? 0) > 0 || (!byCash && order.orders.some(({ status }) => status === 'canceled'))
  return (
    <>
      <OrderHeading
        title={nothingLeft ? t('canceled.title') : t('placed.title', { name })}
        text={
          nothingLeft ? t('canceled.afterPayment') : allSent ? undefined : t(byCash ? 'payments:cash.placed' : 'placed.text', { count: order.orders.length })
        }
        number={order.number}
        good={!nothingLeft}
      >
        <div className="mt-4">
          <ButtonLink to="/products" look="quiet" size="small">
            {t('goOn')}
          </ButtonLink>
        </div>
      </OrderHeading>
      {order.refundByHand && <RefundByHand refund={order.refundByHand} token={token} refresh={refresh} />}
      {refunds && !order.refundByHand && <Notice tone="news">{t('moneyBack')}</Notice>}
      {order.orders.map((share) => (
        <ShareCard key={share.number} share={share} token={token} country={order.address.country} buyer={name} refresh={refresh} />
      ))}
      <OrderPoints points={order.points} />
      <OrderBill order={order} withLines={false} />
    </>
  )
}
