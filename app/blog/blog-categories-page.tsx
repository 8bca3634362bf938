import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../platform/page-handle.ts'
import { readerOf, shopOf } from '../shop.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { BlogSkeleton } from './blog-skeleton.tsx'
import { listBlogCategories, listBlogTags } from './find-posts.server.ts'

export const handle = pageHandle({ messages: ['blog'], cache: { query: [], seconds: 300 } })

export type BlogCategoriesData = Awaited<ReturnType<typeof loader>>

/** Every shelf of the blog, and what its posts are about. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { anon, settings } = shopOf(context)
  const { language } = readerOf(context)
  const [categories, tags] = await Promise.all([listBlogCategories(anon, language), listBlogTags(anon, language)])
  return { categories, tags, language, siteUrl: settings.siteUrl }
}

export default lazyScreen(() => import('./blog-categories-screen.tsx'), { messages: handle.messages, skeleton: <BlogSkeleton /> })
