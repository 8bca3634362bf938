import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'
import { readerOf, shopOf } from '../../shop.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { CategoriesSkeleton } from './categories-skeleton.tsx'
import { listCategories } from './list-categories.server.ts'

export const handle = pageHandle({ messages: ['categories'], cache: { query: [], seconds: 300, keys: ['shelves'] } })

export async function loader({ context }: LoaderFunctionArgs) {
  const { language } = readerOf(context)
  const { anon, settings } = shopOf(context)
  return { families: await listCategories(anon, language), language, siteUrl: settings.siteUrl }
}

export default lazyScreen(() => import('./categories-screen.tsx'), { messages: handle.messages, skeleton: <CategoriesSkeleton /> })
