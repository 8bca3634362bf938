import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useUnfinishedListings } from './use-unfinished-listings.ts'

/** Pieces somebody began to describe, here or on another device; nothing where there are none. */
export function UnfinishedListings({ sellerId }: { sellerId: string }) {
  const { t } = useTranslation('listing')
  const moments = useMoments()
  const found = useUnfinishedListings(sellerId)
  if (!found.data || found.data.length === 0) return null
  return (
    <section aria-labelledby="unfinished-listings" className="rounded-card border border-gold bg-gold-wash p-4">
      <h2 id="unfinished-listings" className="text-lg">
        {t('unfinished.title')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {found.data.map(({ id, name, savedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <p className="min-w-0 flex-1">
              <span className="font-semibold wrap-anywhere">{name || t('unfinished.nameless')}</span>
              <span className="block text-sm text-ink-soft">
                {t('unfinished.saved', { when: moments({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(savedAt)) })}
              </span>
            </p>
            <ButtonLink look="quiet" size="small" to={`/seller-dashboard/products/${id}`}>
              {t('unfinished.goOn')}
              <span className="sr-only">: {name || t('unfinished.nameless')}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
