import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { optionWords } from '../../i18n/option-words.ts'
import { Price } from '../../money/price.tsx'
import { hasStoredSession } from '../../platform/session/supabase.ts'
import { getWholesaleBreaks } from '../../wholesale/my-wholesale.ts'
import type { ProductBasics, ProductVariant } from '../product.ts'
import type { WholesaleBreak } from '../../wholesale/wholesale-prices.ts'

// Few people ask.
const QuoteDialog = lazy(() => import('../../wholesale/quote-dialog.tsx'))

type Parts = { product: Pick<ProductBasics, 'id' | 'name' | 'priceMinor' | 'optionWords'>; variant: ProductVariant | undefined }

/** What a piece costs at wholesale, to those who buy so; to everybody else the way there. */
export function ProductWholesale({ product: { id, name, priceMinor, optionWords: words }, variant }: Parts) {
  const { t } = useTranslation('product')
  const [asking, setAsking] = useState(false)
  const [breaks, setBreaks] = useState<WholesaleBreak[]>([])
  useEffect(() => {
    let left = false
    // Without an answer the piece is sold as to everybody.
    if (hasStoredSession())
      void getWholesaleBreaks(id).then(
        (found) => !left && setBreaks(found),
        () => undefined,
      )
    return () => {
      left = true
    }
  }, [id])
  const ask = variant && (
    <>
      <Button look="plain" size="small" onClick={() => setAsking(true)}>
        {t('wholesale.ask')}
      </Button>
      {asking && (
        <Suspense>
          <QuoteDialog name={name} variant={{ id: variant.id, name: optionWords(variant.name, words) }} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
  // A version at another price is not sold at these.
  if (breaks.length === 0 || (variant && variant.priceMinor !== priceMinor)) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 text-sm">
        <Link to="/wholesale" className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11">
          {t('wholesale.link')}
        </Link>
        {ask}
      </div>
    )
  }
  return (
    <section aria-label={t('wholesale.title')} className="rounded-card border border-line bg-surface p-4">
      <h2 className="font-sans text-base font-semibold">
        <Link to="/wholesale" className="link">
          {t('wholesale.title')}
        </Link>
      </h2>
      <dl className="mt-2 grid gap-1 text-sm">
        {breaks.map(({ from, unit_minor: unit }) => (
          <div key={from} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-soft">{t('wholesale.from', { count: from })}</dt>
            <dd>
              <Price minor={unit} />
            </dd>
          </div>
        ))}
      </dl>
      {ask}
    </section>
  )
}
