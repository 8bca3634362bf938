import { data, type LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'
import { readerOf, shopOf } from '../../shop.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { getPost } from './get-post.server.ts'
import { PostSkeleton } from '../blog-skeleton.tsx'

export const handle = pageHandle({ messages: ['blog', 'catalog'], cache: { query: [], seconds: 300 } })

export type PostData = Awaited<ReturnType<typeof loader>>

/** One post with what leads on from it. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { anon, settings } = shopOf(context)
  const { language } = readerOf(context)
  const found = await getPost(anon, params['slug'] ?? '', language)
  if (!found) throw data(null, { status: 404 })
  return { ...found, language, siteUrl: settings.siteUrl }
}

export default lazyScreen(() => import('./post-screen.tsx'), { messages: handle.messages, skeleton: <PostSkeleton /> })
