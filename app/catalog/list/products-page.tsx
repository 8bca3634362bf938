import { pageHandle } from '../../platform/page-handle.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { SEARCH_PARAMETERS } from '../search/product-search.ts'
import { ProductsSkeleton } from './products-skeleton.tsx'
import { loadProducts } from './load-products.server.ts'

export const handle = pageHandle({
  messages: ['catalog'],
  cache: { query: SEARCH_PARAMETERS, seconds: 60, canonical: ['category'], keys: ['list', 'collections'] },
})

export const loader = loadProducts

export default lazyScreen(() => import('./products-screen.tsx'), { ...handle, skeleton: <ProductsSkeleton /> })
