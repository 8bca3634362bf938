import { startTransition, useCallback, useOptimistic } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { addressOf, changed, type ProductSearch, searchOf } from '../search/product-search.ts'

/** The list's search as the reader left it: what was chosen counts at once and while it is on its way, so that a ticked box stays ticked. */
export function useProductSearch(shown: ProductSearch) {
  const { location } = useNavigation()
  const here = useLocation()
  const navigate = useNavigate()
  const coming = location !== undefined && location.pathname === here.pathname ? searchOf(new URLSearchParams(location.search)) : undefined
  const [search, show] = useOptimistic(coming ?? shown)
  const go = useCallback(
    (changes: Partial<ProductSearch>) =>
      startTransition(async () => {
        const wanted = changed(search, changes)
        show(wanted)
        await navigate(addressOf(wanted), { preventScrollReset: true })
      }),
    [navigate, search, show],
  )
  return { search, go, busy: coming !== undefined, loadingMore: coming !== undefined && coming.page > shown.page }
}

/** Puts a value into a list of choices, or takes it out. */
export const toggled = <Value extends string>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
