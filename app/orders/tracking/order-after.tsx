import { useTranslation } from 'react-i18next'
import type { TrackedOrder } from './tracked-order.ts'
import { dateFormat } from '../../i18n/date-format.ts'
import { DownloadDocument } from '../documents/download-document.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { OrderBill } from './order-bill.tsx'
import { OrderPoints } from './order-points.tsx'
import { callFunction } from '../../platform/call-function.ts'
import { RefundByHand } from '../../payments/refunds/refund-by-hand.tsx'
import { OrderHeading } from './order-heading.tsx'
import { stageOf, titleOf } from '../order-words.ts'
import { ShareCard } from './share-card.tsx'

/** A paid order: thanks first, then where each maker's parcel is. */
export function OrderAfter({ order, token, refresh }: { order: TrackedOrder; token: string; refresh: () => Promise<void> }) {
  const { t, i18n } = useTranslation(['tracking', 'payments', 'documents', 'orders'])
  // A day without a moment is written as it was named.
  const days = dateFormat(i18n.language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const [first] = order.orders
  const name = order.address.recipient
  const stage = stageOf(order.orders)
  const byCash = order.paymentMethod === 'cash_on_delivery'
  const refunds = (order.payment?.refunded ?? 0) > 0 || (!byCash && order.orders.some(({ status }) => status === 'canceled'))
  // Every part that money goes back for has it back.
  const sent = order.orders.every(({ status, paymentStatus }) => status !== 'canceled' || paymentStatus === 'refunded')
  return (
    <>
      <OrderHeading
        title={t(titleOf(order.orders), { name })}
        text={
          // What was said at the beginning is no news once everything has left.
          stage === 'canceled'
            ? t('canceled.afterPayment')
            : stage === 'placed'
              ? order.invoice?.open
                ? t('payments:invoice.placed', { number: order.invoice.number, day: days.format(new Date(order.invoice.dueOn)) })
                : t(byCash ? 'payments:cash.placed' : order.orders.every(({ pickup }) => pickup !== null) ? 'placed.fetched' : 'placed.text', {
                    count: order.orders.length,
                  })
              : undefined
        }
        number={order.number}
        good={stage !== 'canceled' && stage !== 'refunded'}
      >
        <div className="mt-4 flex flex-wrap gap-3 print:hidden">
          {order.invoice && first && <DownloadDocument order={first.number} token={token} kind="invoice" label={t('documents:invoice.title')} />}
          <ButtonLink to="/products" look="quiet" size="small">
            {t('goOn')}
          </ButtonLink>
        </div>
      </OrderHeading>
      {order.refundByHand && (
        <RefundByHand refund={order.refundByHand} give={(account) => callFunction('give-refund-account', { token, ...account })} refresh={refresh} />
      )}
      {refunds && !order.refundByHand && <Notice tone="news">{t(sent ? 'moneySent' : 'moneyBack')}</Notice>}
      {order.orders.map((share) => (
        <ShareCard
          key={share.number}
          share={share}
          placedAt={order.placedAt ?? order.createdAt}
          token={token}
          country={order.address.country}
          buyer={name}
          refresh={refresh}
        />
      ))}
      <OrderPoints points={order.points} />
      <OrderBill order={order} withLines={false} mending={{ token, refresh }} />
    </>
  )
}
