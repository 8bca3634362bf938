import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { TrackedShare } from './tracked-order.ts'
import { dayRange } from '../../i18n/day-range.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { formatPrice } from '../../money/currency.ts'
import { minor } from '../../platform/money.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { OrderBadge } from '../order-badge.tsx'
import { KeptCredentials } from '../../sellers/credentials/kept-credentials.tsx'
import { OrderLines } from './order-lines.tsx'
import { wordsOf } from '../order-words.ts'
import { ShareActions } from './share-actions.tsx'
import { ShareMore } from './share-more.tsx'
import { ShareParcels } from './share-parcels.tsx'
import { ShareProgress } from './share-progress.tsx'
import { ShareTimeline } from './share-timeline.tsx'
import { Part } from '../../ui/part.tsx'

/** What people ask for after paying comes behind the order itself. */
const ShareCases = lazyScreen(() => import('../../returns/follow/share-cases.tsx'), { messages: ['returns'] })

type ShareCardProps = { share: TrackedShare; placedAt: string; token: string; country: string; buyer: string; refresh: () => Promise<void> }

/** One maker's part of an order: how far it is, its parcels, and what the buyer can do now. */
export function ShareCard({ share, placedAt, token, country, buyer, refresh }: ShareCardProps) {
  const { t, i18n } = useTranslation(['tracking', 'orders', 'payments'])
  const { label, hint } = wordsOf(share)
  const heading = `share-${share.number}`
  const ended = label === 'cancelled' || label === 'failed' || label === 'refunded' || label === 'returned'
  const cancellation = share.events.findLast(({ type }) => type === 'canceled')
  return (
    <section aria-labelledby={heading} className="grid gap-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id={heading} className="text-xl">
            <Link to={`/sellers/${share.sellerId}`} className="inline-flex items-center hover:text-indigo hover:underline pointer-coarse:min-h-11">
              {share.sellerName}
            </Link>
          </h2>
          <p className="text-sm text-ink-soft tabular-nums">{share.number}</p>
        </div>
        <OrderBadge label={label} fetched={share.pickup !== null} />
      </div>
      <div>
        <p role="status">
          {share.pickup && hint === 'shipped'
            ? t('orders:pickup.isReady')
            : share.pickup && hint === 'delivered'
              ? t('orders:pickup.wasFetched')
              : t(`orders:hint.${hint}`)}
        </p>
        {isOwed(share) && !ended && (
          <p className="mt-1 font-semibold">
            {t('payments:cash.ready', { amount: formatPrice(minor(share.total), 'THB', languageOf(i18n.language) ?? FALLBACK_LANGUAGE) })}
          </p>
        )}
        {cancellation?.reason && <p className="mt-1 text-sm text-ink-soft">{t('share.reason', { reason: cancellation.reason })}</p>}
        {!ended && share.pickup && !share.deliveredAt && (
          <p className="mt-1 text-sm wrap-anywhere text-ink-soft">
            {t('orders:pickup.at', { place: share.pickup.place })}
            {share.deliveryFrom && share.status !== 'shipped' && (
              <> {t('orders:pickup.from', { day: dayRange(share.deliveryFrom, share.deliveryFrom, i18n.language) })}</>
            )}
            {share.pickup.note !== '' && ` ${share.pickup.note}`}{' '}
            <Link to={`/sellers/${share.sellerId}`} className="underline">
              {t('orders:pickup.hours')}
            </Link>
          </p>
        )}
        {!ended && !share.pickup && share.deliveryFrom && share.deliveryTo && !share.deliveredAt && (
          <p className="mt-1 text-sm text-ink-soft">{t('share.arrives', { days: dayRange(share.deliveryFrom, share.deliveryTo, i18n.language) })}</p>
        )}
      </div>
      {!ended && (
        <Part>
          <ShareProgress share={share} />
        </Part>
      )}
      <Part>
        <ShareParcels share={share} token={token} refresh={refresh} />
      </Part>
      <Part>
        <OrderLines lines={share.lines} />
      </Part>
      <Part>
        <KeptCredentials credentials={share.credentials} boughtAt={placedAt} />
      </Part>
      <Part>
        <ShareActions share={share} token={token} refresh={refresh} />
      </Part>
      <Part>
        <ShareCases order={share.number} seller={share.sellerName} token={token} buyer={buyer} version={share} refresh={refresh} />
      </Part>
      <Part>
        <ShareMore share={share} token={token} country={country} />
      </Part>
      <Part>
        <ShareTimeline share={share} />
      </Part>
    </section>
  )
}

/** Placed and not paid: the courier collects it. */
const isOwed = (share: TrackedShare): boolean => share.paymentStatus === 'pending'
