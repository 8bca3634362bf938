import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { percentFormat } from '../../i18n/number-format.ts'
import { useMoments } from '../../i18n/use-moments.ts'
import { ONE_MILLION } from '../../platform/money.ts'
import { Badge } from '../../ui/badge.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { listMyOffers, type MyOffer, stateOf } from './my-offers.ts'

/** The offers that the shop has made for a maker: what they are called, when they run, and who pays the discount. Nothing where there is none. */
export function OffersPart({ seller }: { seller: string }) {
  const { t } = useTranslation('desk')
  const offers = useQuery({ queryKey: ['my-offers', seller], queryFn: () => listMyOffers(seller) })
  if (offers.isError) return <LoadFailureLine error={offers.error} onRetry={() => void offers.refetch()} />
  if (!offers.data || offers.data.length === 0) return null
  return (
    <section aria-labelledby="offers" className="rounded-card border border-line bg-surface p-5">
      <h2 id="offers" className="text-xl">
        {t('offers.title')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('offers.text')}</p>
      <ul className="mt-3 divide-y divide-line">
        {offers.data.map((offer) => (
          <OfferRow key={offer.id} offer={offer} />
        ))}
      </ul>
    </section>
  )
}

const TONES = { running: 'leaf', later: 'indigo', ended: 'quiet', off: 'quiet' } as const

function OfferRow({ offer }: { offer: MyOffer }) {
  const { t, i18n } = useTranslation('desk')
  const moments = useMoments()
  const [now] = useState(() => new Date())
  const day = (of: string) => moments({ dateStyle: 'medium' }).format(new Date(of))
  const state = stateOf(offer, now)
  const { end_date: end, shared_ppm: shared, start_date: start } = offer
  const percent = percentFormat(i18n.language).format((shared ?? 0) / ONE_MILLION)
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{offer.names[i18n.language] ?? offer.name}</span>
        <Badge tone={TONES[state]}>{t(`offers.states.${state}`)}</Badge>
      </p>
      <p className="text-sm text-ink-soft">
        {end === null ? t('offers.openDays', { from: day(start) }) : t('offers.days', { from: day(start), to: day(end) })}
      </p>
      <p className="text-sm">{t(`offers.paid.${offer.funded_by}`, { percent })}</p>
    </li>
  )
}
