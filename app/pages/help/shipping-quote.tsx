import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShippingTerms } from '../../shipping/shipping-terms.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const Form = lazy(() => import('./shipping-quote-form.tsx'))

/** What one parcel would cost. Countries are named by the reader's own browser, so the form comes after the page. */
export function ShippingQuote({ terms }: { terms: ShippingTerms }) {
  const { t } = useTranslation('pages-shipping')
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const place = <Skeleton className="h-64" />
  return (
    <section aria-labelledby="quote" className="mt-8 scroll-mt-6 rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id="quote" className="text-xl">
        {t('quote.title')}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{t('quote.text')}</p>
      <div className="mt-4 min-h-64">{ready ? <Suspense fallback={place}>{<Form terms={terms} />}</Suspense> : place}</div>
    </section>
  )
}

// A browser does not stop being one.
const never = () => () => {}
