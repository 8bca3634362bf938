import { SlidersHorizontal } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { numberFormat } from '../../i18n/number-format.ts'
import { fromRows } from '../../platform/rows.ts'
import { Button } from '../../ui/button.tsx'
import { asleep } from '../../ui/asleep.tsx'
import { Sheet } from '../../ui/dialog.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { BrandHead } from './brand-head.tsx'
import { CollectionLinks } from './collection-links.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterRail } from './filter-rail.tsx'
import { NothingFound } from './nothing-found.tsx'
import { PopularSearches } from './popular-searches.tsx'
import { ProductGrid } from '../product-grid.tsx'
import { addressOf, changed, hasFilters, LAST_PAGE, NO_SEARCH, PAGE_SIZE } from '../search/product-search.ts'
import type { ProductsData } from './load-products.server.ts'
import { ProductsJsonLd } from './products-json-ld.tsx'
import { SaveSearch } from './save-search.tsx'
import { SortSelect } from './sort-select.tsx'
import { useProductSearch } from './use-product-search.ts'

// On a phone they stand in the page for those without scripts, and are not seen.
const Filters = asleep(FilterRail)

/** `/products`: what there is, narrowed by words and filters. */
export default function ProductsScreen({ loaderData }: { loaderData: ProductsData }) {
  const { search: shown, head, corrected, brand, collections, facets, total, more, skipped, siteUrl } = loaderData
  const products = useMemo(() => fromRows(loaderData.products), [loaderData.products])
  const { t, i18n } = useTranslation('catalog')
  const { search, go, busy, loadingMore } = useProductSearch(shown)
  const [filtering, setFiltering] = useState(false)
  const number = numberFormat(i18n.language).format(total)
  const count = more ? t('list.countMore', { number }) : t('list.count', { count: total, number })
  const title = useTitle(loaderData)
  const reached = skipped + products.length
  const next = (more || reached < total) && products.length > 0 && shown.page < LAST_PAGE ? addressOf({ ...shown, page: shown.page + 1 }) : undefined
  const filters = <Filters facets={facets} search={search} go={go} />
  return (
    <div className="wrap py-6 sm:py-8">
      <title>{head.title ?? t('list.pageTitle', { title })}</title>
      <meta name="description" content={head.description} />
      {head.noindex && <meta name="robots" content="noindex, follow" />}
      <ProductsJsonLd products={products} siteUrl={siteUrl} skipped={skipped} title={title} />
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      {brand && <BrandHead brand={brand} />}
      {corrected && (
        <p className="mt-2">
          {t('list.corrected', { query: corrected })}{' '}
          <Link to={addressOf(changed(shown, { exact: true }))} className="link" discover="none">
            {t('list.asTyped', { query: shown.q })}
          </Link>
        </p>
      )}
      {!shown.q && !hasFilters(shown) && <PopularSearches className="mt-4" />}
      {collections.length > 0 && <CollectionLinks collections={collections} className="mt-4" />}
      <div className="mt-6 grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <aside id="filters" aria-label={t('filters.title')} className="max-lg:hidden max-lg:target:block">
          {filters}
        </aside>
        <section aria-label={title} className="min-w-0">
          <div className="mb-5 grid gap-4">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <p role="status" className="text-ink-soft">
                {count}
              </p>
              <div className="flex flex-wrap items-center gap-3 max-sm:w-full max-sm:justify-between">
                <a
                  href="#filters"
                  onClick={(event) => {
                    event.preventDefault()
                    setFiltering(true)
                  }}
                  role="button"
                  aria-haspopup="dialog"
                  onKeyDown={(event) => {
                    if (event.key !== ' ') return
                    event.preventDefault()
                    setFiltering(true)
                  }}
                  className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-surface px-4 font-semibold hover:border-indigo hover:text-indigo lg:hidden"
                >
                  <SlidersHorizontal className="size-5" aria-hidden="true" />
                  {t('filters.title')}
                </a>
                <SortSelect search={search} go={go} />
              </div>
            </div>
            <FilterChips search={shown} facets={facets} />
            {(shown.q || hasFilters(shown)) && <SaveSearch search={shown} facets={facets} />}
          </div>
          {skipped > 0 && (
            <p className="mb-5 text-center">
              <Link to={addressOf({ ...shown, page: Math.ceil(skipped / PAGE_SIZE) })} className="link">
                {t('list.earlier')}
              </Link>
            </p>
          )}
          {products.length === 0 ? <NothingFound search={shown} /> : <ProductGrid products={products} label={title} busy={busy && !loadingMore} />}
          {products.length > 0 && <LoadMore shown={reached} total={total} more={more} next={next} busy={loadingMore} />}
        </section>
      </div>
      <Sheet
        open={filtering}
        onClose={() => setFiltering(false)}
        place="start"
        title={t('filters.title')}
        footer={
          <Button className="w-full" onClick={() => setFiltering(false)}>
            {t('filters.results', { count: total, number: more ? `${number}+` : number })}
          </Button>
        }
      >
        {filters}
      </Sheet>
    </div>
  )
}

/** What the list is called: what was searched for, else its one category, its one brand, else everything. */
function useTitle({ search, corrected, brand, facets }: ProductsData): string {
  const { t } = useTranslation('catalog')
  if (search.q) return t('list.titleSearch', { query: corrected ?? search.q })
  const [only, another] = search.categories
  const category = another === undefined ? facets.categories.flatMap((family) => [family, ...family.below]).find(({ value }) => value === only) : undefined
  if (category) return category.label
  if (brand && only === undefined) return brand.name
  return addressOf({ ...search, page: 1, sort: 'best' }) === addressOf(NO_SEARCH) && search.sort === 'newest' ? t('list.titleNew') : t('list.title')
}
