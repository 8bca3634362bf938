import { useTranslation } from 'react-i18next'
import { dateFormat } from '../../i18n/date-format.ts'
import { Picture } from '../../ui/picture.tsx'
import type { Seller } from '../seller.ts'
import { openDays } from './week.ts'

type Shown = Pick<Seller, 'name' | 'visits' | 'policies' | 'pictures' | 'latitude' | 'longitude'>

/** How the workshop looks, when it can be visited and what buyers should know before they order. Nothing where the shop says none of it. */
export function SellerVisits({ seller }: { seller: Shown }) {
  const { t, i18n } = useTranslation('sellers')
  const spans = openDays(seller.visits.hours)
  const name = (day: Date) => dateFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' }).format(day)
  const isVisited = spans.length > 0 || seller.visits.note !== ''
  return (
    <>
      {seller.pictures.length > 0 && (
        <ul aria-label={t('visits.pictures', { seller: seller.name })} className="mt-10 grid two-up gap-3 sm:gap-5 md:grid-cols-4">
          {seller.pictures.map((picture, place) => (
            <li key={picture} className="overflow-hidden rounded-card">
              <Picture
                src={picture}
                alt={t('visits.picture', { seller: seller.name, number: place + 1 })}
                sizes="(min-width: 48rem) 25vw, 50vw"
                ratio="4 / 3"
              />
            </li>
          ))}
        </ul>
      )}
      {(isVisited || seller.policies !== '') && (
        <div className="mt-10 grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-2">
          {isVisited && (
            <section aria-labelledby="visits">
              <h2 id="visits" className="text-2xl">
                {t('visits.title')}
              </h2>
              <dl className="mt-4 grid max-w-text gap-2 tabular-nums">
                {spans.map(({ first, last, hours }) => (
                  <div key={first.getTime()} className="flex flex-wrap justify-between gap-x-6">
                    <dt>{first === last ? name(first) : `${name(first)} – ${name(last)}`}</dt>
                    <dd className="font-medium">{hours.replace('-', ' – ')}</dd>
                  </div>
                ))}
              </dl>
              {seller.visits.note !== '' && <p className="mt-4 max-w-text whitespace-pre-line wrap-anywhere">{seller.visits.note}</p>}
              {seller.latitude !== null && seller.longitude !== null && (
                <a
                  href={`https://www.openstreetmap.org/?mlat=${seller.latitude}&mlon=${seller.longitude}#map=15/${seller.latitude}/${seller.longitude}`}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="link mt-3 inline-block py-2.5"
                >
                  {t('visits.way')}
                </a>
              )}
            </section>
          )}
          {seller.policies !== '' && (
            <section aria-labelledby="policies">
              <h2 id="policies" className="text-2xl">
                {t('visits.policies')}
              </h2>
              <p className="mt-4 max-w-text whitespace-pre-line wrap-anywhere">{seller.policies}</p>
            </section>
          )}
        </div>
      )}
    </>
  )
}
