import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../platform/page-handle.ts'
import { readerOf, shopOf } from '../shop.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { getStories } from './get-stories.server.ts'

export const handle = pageHandle({ messages: ['stories', 'sellers', 'catalog', 'blog'], cache: { query: [], seconds: 300 } })

export type StoriesData = Awaited<ReturnType<typeof loader>>

/** `/home2`: the shop told by its regions and crafts. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { anon, log, settings } = shopOf(context)
  const { language } = readerOf(context)
  return { language, siteUrl: settings.siteUrl, ...(await getStories(anon, { language, log })) }
}

export default lazyScreen(() => import('./stories-screen.tsx'), handle)
