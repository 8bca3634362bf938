import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PopularSearches } from './popular-searches.tsx'
import { addressOf, hasFilters, type ProductSearch, withoutFilters } from '../search/product-search.ts'

/** A list with nothing in it: which step back helps, and where else people go. */
export function NothingFound({ search }: { search: ProductSearch }) {
  const { t } = useTranslation('catalog')
  const narrowed = hasFilters(search)
  return (
    <EmptyState
      level={2}
      title={t('empty.title')}
      text={<p>{t(narrowed ? 'empty.filters' : 'empty.words')}</p>}
      actions={
        narrowed ? (
          <ButtonLink to={addressOf(withoutFilters(search))}>{t('filters.clear')}</ButtonLink>
        ) : (
          <ButtonLink to="/products">{t('list.title')}</ButtonLink>
        )
      }
    >
      <PopularSearches centered className="mt-10" />
    </EmptyState>
  )
}
