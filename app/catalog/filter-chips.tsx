import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CURRENCIES } from '../money/currency.ts'
import type { Facets } from './listed-product.ts'
import { addressOf, changed, hasFilters, type ProductSearch, withoutFilters } from './product-search.ts'

type Chip = { key: string; label: string; without: Partial<ProductSearch> }

/** What narrows the list, each with a way to take it off again: links, so they work before any script does. */
export function FilterChips({ search, facets }: { search: ProductSearch; facets: Facets }) {
  const { t } = useTranslation('catalog')
  const chips = useChips(search, facets)
  if (chips.length === 0) return null
  return (
    <ul aria-label={t('chips.label')} className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <Link
            to={addressOf(changed(search, without))}
            preventScrollReset
            discover="none"
            aria-label={t('chips.remove', { label })}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-indigo-wash ps-3.5 pe-2.5 text-sm font-medium text-indigo hover:bg-indigo hover:text-on-indigo pointer-coarse:min-h-11"
          >
            {label}
            <X className="size-4" aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={addressOf(withoutFilters(search))}
          preventScrollReset
          discover="none"
          className="link inline-flex min-h-9 items-center px-2 text-sm pointer-coarse:min-h-11"
        >
          {t('filters.clear')}
        </Link>
      </li>
    </ul>
  )
}

/** The chips of a search. A choice whose name is unknown (an address of last year) has none and does nothing. */
function useChips(search: ProductSearch, facets: Facets): Chip[] {
  const { t, i18n } = useTranslation('catalog')
  if (!hasFilters(search)) return []
  const language = i18n.language
  const categories = facets.categories.flatMap((family) => [family, ...family.below])
  const of = (kind: 'categories' | 'brands' | 'sellers' | 'locations' | 'types' | 'features', labelOf: (value: string) => string | undefined): Chip[] =>
    search[kind].flatMap((value: string) => {
      const label = labelOf(value)
      return label === undefined ? [] : [{ key: `${kind}-${value}`, label, without: { [kind]: search[kind].filter((other) => other !== value) } }]
    })
  const named = (choices: readonly { value: string; label: string }[]) => (value: string) => choices.find((choice) => choice.value === value)?.label
  const { symbol } = CURRENCIES[search.currency]
  const amount = (typed: string) => `${symbol}${Number(typed).toLocaleString(language)}`
  const price =
    search.min && search.max
      ? t('chips.between', { from: amount(search.min), to: amount(search.max) })
      : search.min
        ? t('chips.from', { from: amount(search.min) })
        : search.max
          ? t('chips.to', { to: amount(search.max) })
          : undefined
  return [
    ...of('categories', named(categories)),
    ...of('types', (value) => t(`types.${value}`)),
    ...(price ? [{ key: 'price', label: price, without: { min: '', max: '' } }] : []),
    ...(search.rating
      ? [{ key: 'rating', label: t('chips.rating', { rating: Number(search.rating).toLocaleString(language) }), without: { rating: '' } }]
      : []),
    ...of('features', (value) => t(`features.${value}`)),
    ...of('locations', named(facets.provinces)),
    ...of('sellers', named(facets.sellers)),
    ...of('brands', named(facets.brands)),
  ]
}
