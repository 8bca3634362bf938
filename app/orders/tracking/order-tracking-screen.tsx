import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Notice } from '../../ui/notice.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FindOrder } from './find-order.tsx'
import { OrderAfter } from './order-after.tsx'
import { OrderAwaiting } from './order-awaiting.tsx'
import { OrderEnded } from './order-ended.tsx'
import type { OrderGroupState } from '../order-states.ts'
import { titleOf } from '../order-words.ts'
import { TrackingSkeleton } from './tracking-skeleton.tsx'
import { useConfirmedEmail } from './use-confirmed-email.ts'
import { useTrackedOrder } from './use-tracked-order.ts'

/** An order by its link; without one, a way to have the link sent. */
export default function OrderTrackingScreen() {
  const { t } = useTranslation(['tracking', 'checkout'])
  const [search] = useSearchParams()
  const token = search.get('token')
  return (
    <>
      <title>{t('pageTitle')}</title>
      <meta name="referrer" content="no-referrer" />
      {token === null ? <FindOrder /> : <OneOrder key={token} token={token} />}
    </>
  )
}

function OneOrder({ token }: { token: string }) {
  const { t } = useTranslation(['tracking', 'checkout', 'orders'])
  const tracking = useTrackedOrder(token)
  const { order, refusal, refresh } = tracking
  useConfirmedEmail(token, refresh)
  if (!order) {
    if (!refusal) return <TrackingSkeleton />
    const unknown = refusal.status === 404 || refusal.status === 400
    return (
      <EmptyState
        role="alert"
        title={unknown ? t('unknown.title') : t('unreachable.title')}
        text={unknown ? t('unknown.text') : t('unreachable.text')}
        actions={
          unknown ? (
            <ButtonLink to="/order-tracking">{t('unknown.find')}</ButtonLink>
          ) : (
            <Button onClick={() => void refresh()}>{t('refusal.again', { ns: 'checkout' })}</Button>
          )
        }
      />
    )
  }
  const news = {
    awaiting_payment: t('hint.pending', { ns: 'orders' }),
    placed: t(titleOf(order.orders), { name: order.address.recipient }),
    expired: t('expired.title'),
    canceled: t('canceled.title'),
  } satisfies Record<OrderGroupState, string>
  return (
    <div className="wrap grid max-w-260 gap-5 py-8 pb-16">
      <p role="status" className="sr-only">
        {news[order.status]}
      </p>
      <div role="status" className="empty:hidden">
        {refusal && <Notice>{t('stale')}</Notice>}
      </div>
      {order.status === 'awaiting_payment' ? (
        <OrderAwaiting order={order} token={token} refresh={refresh} />
      ) : order.status === 'placed' ? (
        <OrderAfter order={order} token={token} refresh={refresh} />
      ) : (
        <OrderEnded order={order} token={token} refresh={refresh} />
      )}
    </div>
  )
}
