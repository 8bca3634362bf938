import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../i18n/number-format.ts'
import { CURRENCIES } from '../../money/currency.ts'
import { NarrowingChips } from '../../ui/narrowing-chips.tsx'
import type { Facets } from '../listed-product.ts'
import { rangeOf, withRange } from './number-range.ts'
import { addressOf, changed, hasFilters, isTurnedRound, type ProductSearch, withoutFilters } from '../search/product-search.ts'

type Chip = { key: string; label: string; without: Partial<ProductSearch> }

/** What narrows the list. */
export function FilterChips({ search, facets }: { search: ProductSearch; facets: Facets }) {
  const { t } = useTranslation('catalog')
  const chips = useChips(search, facets)
  return (
    <NarrowingChips
      label={t('chips.label')}
      chips={chips.map(({ key, label, without }) => ({ key, label, remove: t('chips.remove', { label }), to: addressOf(changed(search, without)) }))}
      clear={{ label: t('filters.clear'), to: addressOf(withoutFilters(search)) }}
    />
  )
}

/** The chips of a search. A choice whose name is unknown (an address of last year) has none and does nothing. */
export function useChips(search: ProductSearch, facets: Facets): Chip[] {
  const { t, i18n } = useTranslation('catalog')
  if (!hasFilters(search)) return []
  const language = i18n.language
  const categories = facets.categories.flatMap((family) => [family, ...family.below])
  const of = (
    kind: 'categories' | 'brands' | 'sellers' | 'locations' | 'types' | 'features' | 'attributes',
    labelOf: (value: string) => string | undefined,
  ): Chip[] =>
    search[kind].flatMap((value: string) => {
      const label = labelOf(value)
      return label === undefined ? [] : [{ key: `${kind}-${value}`, label, without: { [kind]: search[kind].filter((other) => other !== value) } }]
    })
  const named = (choices: readonly { value: string; label: string }[]) => (value: string) => choices.find((choice) => choice.value === value)?.label
  const { symbol } = CURRENCIES[search.currency]
  const amount = (typed: string) => `${symbol}${numberFormat(language).format(Number(typed))}`
  const from = { key: 'min', label: t('chips.from', { from: amount(search.min) }), without: { min: '' } }
  const to = { key: 'max', label: t('chips.to', { to: amount(search.max) }), without: { max: '' } }
  const between = { key: 'price', label: t('chips.between', { from: amount(search.min), to: amount(search.max) }), without: { min: '', max: '' } }
  // A range that is turned round is no range: its ends are said, and taken away, each by itself.
  const price = search.min && search.max && !isTurnedRound(search) ? [between] : [...(search.min ? [from] : []), ...(search.max ? [to] : [])]
  const numbers = facets.numbers.flatMap(({ slug, name, unit }): Chip[] => {
    const range = rangeOf(search, slug)
    if (!range) return []
    const said = (typed: string) => [numberFormat(language).format(Number(typed)), unit].filter(Boolean).join(' ')
    const ends = { from: said(range.from), to: said(range.to) }
    const label = `${name}: ${range.from && range.to ? t('chips.between', ends) : range.from ? t('chips.from', ends) : t('chips.to', ends)}`
    return [{ key: `number-${slug}`, label, without: { attributes: withRange(search.attributes, slug, { from: '', to: '' }) } }]
  })
  return [
    ...of('categories', named(categories)),
    ...of('types', (value) => t(`types.${value}`)),
    ...price,
    ...(search.rating
      ? [{ key: 'rating', label: t('chips.rating', { rating: numberFormat(language).format(Number(search.rating)) }), without: { rating: '' } }]
      : []),
    ...of('features', (value) => t(`features.${value}`)),
    ...of('attributes', named(facets.attributes.flatMap(({ values }) => values))),
    ...numbers,
    ...of('locations', named(facets.provinces)),
    ...of('sellers', named(facets.sellers)),
    ...of('brands', named(facets.brands)),
  ]
}
