import { data, type LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'
import { readerOf, shopOf } from '../../shop.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { PostSkeleton } from '../blog-skeleton.tsx'
import { getPreview } from './get-preview.server.ts'

export const handle = pageHandle({ messages: ['blog', 'catalog'], noindex: true })

/** A post that nobody but the holder of the link sees yet; for each request anew. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { language } = readerOf(context)
  const found = await getPreview(shop, params['token'] ?? '', language)
  if (!found) throw data(null, { status: 404 })
  return { ...found, language, siteUrl: shop.settings.siteUrl }
}

export default lazyScreen(() => import('./preview-screen.tsx'), { messages: handle.messages, skeleton: <PostSkeleton /> })
