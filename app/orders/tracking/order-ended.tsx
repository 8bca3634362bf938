import { useTranslation } from 'react-i18next'
import type { TrackedOrder } from './tracked-order.ts'
import { Notice } from '../../ui/notice.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { BuyAgain } from './buy-again.tsx'
import { OrderBill } from './order-bill.tsx'
import { OrderHeading } from './order-heading.tsx'
import { callFunction } from '../../platform/call-function.ts'
import { RefundByHand } from '../../payments/refunds/refund-by-hand.tsx'

/** Too late, or given up: what it means for the money, and the way to start again without choosing anew. */
export function OrderEnded({ order, token, refresh }: { order: TrackedOrder; token: string; refresh: () => Promise<void> }) {
  const { t } = useTranslation('tracking')
  const late = order.status === 'expired'
  const returned = order.payment !== null && (order.payment.status === 'captured' || order.payment.refunded > 0)
  return (
    <>
      <OrderHeading title={late ? t('expired.title') : t('canceled.title')} text={late ? t('expired.text') : t('canceled.text')} number={order.number}>
        <div className="mt-5 flex flex-wrap gap-3 print:hidden">
          <BuyAgain lines={order.orders.flatMap((share) => share.lines)} country={order.address.country} label={t('again')} look="primary" />
          <ButtonLink to="/products" look="quiet">
            {t('goOn')}
          </ButtonLink>
        </div>
      </OrderHeading>
      {order.refundByHand && (
        <RefundByHand refund={order.refundByHand} give={(account) => callFunction('give-refund-account', { token, ...account })} refresh={refresh} />
      )}
      {returned && !order.refundByHand && <Notice tone="news">{t(order.payment?.status === 'refunded' ? 'moneySent' : 'moneyBack')}</Notice>}
      <OrderBill order={order} />
    </>
  )
}
