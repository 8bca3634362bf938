import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { controlClass } from '../../ui/field.tsx'
import { addressOf, type ProductSearch } from '../search/product-search.ts'
import { type Sort, SORTS } from '../listed-product.ts'

/** The orders of a list. A native select in a form of its own, with everything else the address holds, so that it works before any script does. */
export function SortSelect({ search, go }: { search: ProductSearch; go: (changes: Partial<ProductSearch>) => void }) {
  const { t } = useTranslation('catalog')
  const id = useId()
  const others = [...new URLSearchParams(addressOf({ ...search, page: 1, sort: 'best' }).split('?')[1] ?? '')]
  return (
    <Form action="/products" method="get" className="flex max-w-full items-center gap-2">
      {others.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className="text-sm whitespace-nowrap text-ink-soft max-sm:sr-only">
        {t('sort.label')}
      </label>
      <select
        id={id}
        name="sort"
        value={search.sort}
        // The options are SORTS, so the value is one of them.
        onChange={(event) => go({ sort: event.currentTarget.value as Sort })}
        className={`${controlClass} select-arrow w-auto min-w-0 pe-9`}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {/* Without words nothing matches better than another: then it is what is liked most. */}
            {t(sort === 'best' && !search.q ? 'sort.popular' : `sort.${sort}`)}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="link shrink-0">
          {t('filters.apply')}
        </button>
      </noscript>
    </Form>
  )
}
