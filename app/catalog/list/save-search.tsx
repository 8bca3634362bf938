import { SaveSearchButton } from '../../saved-searches/save-search-button.tsx'
import type { Facets } from '../listed-product.ts'
import { addressOf, type ProductSearch } from '../search/product-search.ts'
import { useChips } from './filter-chips.tsx'

/** Saves the list as it is narrowed, called by its words and filters; in which order it stands is not part of it. */
export function SaveSearch({ search, facets }: { search: ProductSearch; facets: Facets }) {
  const address = addressOf({ ...search, page: 1, sort: 'best' })
  const name = [...(search.q ? [search.q] : []), ...useChips(search, facets).map(({ label }) => label)].join(' · ')
  // Filters whose names are gone narrow nothing.
  if (name === '') return null
  return (
    <div>
      <SaveSearchButton address={address} name={name} />
    </div>
  )
}
