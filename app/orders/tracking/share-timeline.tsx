import { NO_CARRIER } from '../carriers.ts'
import { useTranslation } from 'react-i18next'
import type { TrackedShare } from './tracked-order.ts'
import { useMoments } from '../../i18n/use-moments.ts'
import { Disclosure } from '../../ui/disclosure.tsx'

/** What is told of an order; facts that are only for books are not. The sentence is `timeline.event.{type}`. */
const TOLD = [
  'placed',
  'accepted',
  'in_production',
  'partially_shipped',
  'parcel_shipped',
  'shipped',
  'tracking_corrected',
  'parcel_in_transit',
  'parcel_out_for_delivery',
  'parcel_delivery_failed',
  'parcel_returned_to_sender',
  'partially_delivered',
  'parcel_delivered',
  'delivered',
  'completed',
  'canceled',
  'expired',
  'closed',
  'refunded',
  'pieces_removed',
  'address_corrected',
  'cash_collected',
  'dates_moved',
] as const

/** Everything that happened to a maker's part of an order, the newest first, each with its moment and who did it. */
export function ShareTimeline({ share }: { share: TrackedShare }) {
  const { t } = useTranslation(['tracking', 'orders'])
  // What is fetched is no parcel.
  const isTold = (type: string): type is (typeof TOLD)[number] => TOLD.some((told) => told === type) && !(share.pickup && type.startsWith('parcel_'))
  const events = share.events.flatMap((event) => (isTold(event.type) ? [{ ...event, type: event.type }] : [])).toReversed()
  const wordOf = (type: (typeof TOLD)[number]) =>
    share.pickup && type === 'shipped'
      ? t('orders:pickup.ready')
      : share.pickup && type === 'delivered'
        ? t('orders:pickup.fetched')
        : t(`timeline.event.${type}`)
  const moments = useMoments()
  if (events.length === 0) return null
  const moment = moments({ dateStyle: 'medium', timeStyle: 'short' })
  const parcelOf = (id: string | null) => share.parcels.find((parcel) => parcel.id === id)
  return (
    <Disclosure summary={t('timeline.heading')} className="border-t border-b-0">
      <ol className="grid gap-4 border-s-2 border-line ps-5">
        {events.map((event, place) => {
          const parcel = parcelOf(event.parcel)
          return (
            <li key={`${event.at}${event.type}`} className="relative">
              <span
                aria-hidden="true"
                className={`absolute -start-[1.6875rem] top-1.5 size-3 rounded-full border-2 border-surface ${place === 0 ? 'bg-indigo' : 'bg-line-strong'}`}
              />
              <p className="font-medium">{wordOf(event.type)}</p>
              {parcel && parcel.carrier !== NO_CARRIER && (
                <p className="text-sm break-words">{[parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' ')}</p>
              )}
              {event.reason !== '' && <p className="text-sm break-words">{t('share.reason', { reason: event.reason })}</p>}
              <p className="text-sm text-ink-soft">
                <time dateTime={event.at}>{moment.format(new Date(event.at))}</time>
                {' · '}
                {event.actor === 'buyer' ? t('timeline.you') : event.actor === 'seller' ? share.sellerName : 'Hattha'}
              </p>
            </li>
          )
        })}
      </ol>
    </Disclosure>
  )
}
