import { clsx } from 'clsx'
import { ExternalLink, PackageCheck, Truck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TrackedParcel, TrackedShare } from './tracked-order.ts'
import { useMoments } from '../../i18n/use-moments.ts'
import { NO_CARRIER, trackingPage } from '../carriers.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ReceiveParcel } from './receive-parcel.tsx'
import { awaitsWord, contentsOf, linesToCome, placeOf, type LineQuantity } from './share-products.ts'

type ShareParcelsProps = { share: TrackedShare; token: string; refresh: () => Promise<void> }

/** The parcels of a maker: where each is, how it is followed, what lies in it, and what is still to come. */
export function ShareParcels({ share, token, refresh }: ShareParcelsProps) {
  const { t } = useTranslation('tracking')
  const total = share.parcels.length
  if (total === 0) return null
  const toCome = share.status === 'canceled' || share.status === 'closed' ? [] : linesToCome(share)
  const several = total > 1 || toCome.length > 0
  return (
    <ul className="grid gap-3">
      {share.parcels.map((parcel, place) => (
        <li key={parcel.id} className={clsx('rounded-control px-4 py-3', placeOf(parcel) === 'arrived' ? 'bg-leaf-wash' : 'bg-indigo-wash')}>
          <Parcel parcel={parcel} title={several ? t('parcels.title', { place: place + 1 }) : t('parcels.one')} />
          {several && <Contents quantities={contentsOf(parcel, share.lines)} />}
          {awaitsWord(share, parcel) && <ReceiveParcel share={share} parcel={parcel} token={token} refresh={refresh} />}
        </li>
      ))}
      {toCome.length > 0 && (
        <li className="rounded-control border border-dashed border-line-strong px-4 py-3">
          <p className="font-medium">{t('parcels.toCome')}</p>
          <Contents quantities={toCome} />
        </li>
      )}
    </ul>
  )
}

function Parcel({ parcel, title }: { parcel: TrackedParcel; title: string }) {
  const { t } = useTranslation(['tracking', 'orders'])
  const place = placeOf(parcel)
  const isFetched = parcel.carrier === NO_CARRIER
  const page = trackingPage(parcel.carrier, parcel.trackingNumber)
  const days = useMoments()({ day: 'numeric', month: 'long' })
  const day = (moment: string) => days.format(new Date(moment))
  const Icon = place === 'arrived' ? PackageCheck : Truck
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3">
      <Icon className={clsx('mt-0.5 size-5', place === 'arrived' ? 'text-leaf' : 'text-indigo')} aria-hidden="true" />
      <div>
        <p>
          <span className="font-medium">{title}</span>
          <span className="text-ink-soft">
            {' · '}
            {place === 'arrived'
              ? t('parcels.arrived', { day: day(parcel.deliveredAt ?? parcel.shippedAt) })
              : isFetched
                ? t('orders:pickup.isReady')
                : t(`parcels.${place}`, { day: day(parcel.heardAt ?? parcel.shippedAt) })}
            {place !== 'arrived' && parcel.place !== '' && ` · ${parcel.place}`}
          </span>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          {!isFetched && <span>{parcel.carrier}</span>}
          {parcel.trackingNumber !== '' && (
            <span className="inline-flex items-center gap-1 tabular-nums">
              {parcel.trackingNumber}
              <CopyButton text={parcel.trackingNumber} label={t('share.copyTracking', { number: parcel.trackingNumber })} />
            </span>
          )}
          {page && (
            // The carrier must not learn the secret in this page's address.
            <a
              href={page}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-indigo hover:underline"
            >
              {t('parcels.follow', { carrier: parcel.carrier })}
              <ExternalLink className="size-4" aria-hidden="true" />
              <span className="sr-only">{t('parcels.newTab')}</span>
            </a>
          )}
        </p>
      </div>
    </div>
  )
}

const Contents = ({ quantities }: { quantities: readonly LineQuantity[] }) => (
  <ul className="mt-1 grid gap-0.5 ps-8 text-sm">
    {quantities.map(({ line, quantity }) => (
      <li key={line.id} className="break-words">
        <span className="tabular-nums">{quantity} ×</span> {[line.title, line.optionText].filter(Boolean).join(', ')}
      </li>
    ))}
  </ul>
)
