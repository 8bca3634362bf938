import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { POPULAR_SEARCHES } from '../search/popular-searches.ts'
import { addressOf, NO_SEARCH } from '../search/product-search.ts'

/** The specification's eight popular searches: one row on a phone, or `centered` in the middle of a page that has nothing else. What is searched for is the word itself, in the reader's language. */
export function PopularSearches({ centered = false, className }: { centered?: boolean; className?: string }) {
  const { t } = useTranslation('shell')
  const id = useId()
  return (
    <div className={className}>
      <p id={id} className="mb-2 text-sm font-semibold text-ink-soft">
        {t('search.popular')}
      </p>
      <ul aria-labelledby={id} className={centered ? 'flex flex-wrap justify-center gap-2' : 'chip-row'}>
        {POPULAR_SEARCHES.map((term) => {
          const words = t(`search.terms.${term}`)
          return (
            <li key={term}>
              <Link to={addressOf({ ...NO_SEARCH, q: words })} discover="none" className="chip">
                {words}
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
