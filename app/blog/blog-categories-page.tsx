import { pageHandle } from '../platform/page-handle.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { BlogSkeleton } from './blog-skeleton.tsx'
import { loadBlogCategories } from './load-blog-categories.server.ts'

export const handle = pageHandle({ messages: ['blog'], cache: { query: [], seconds: 300, keys: ['blog'] } })

export const loader = loadBlogCategories

export default lazyScreen(() => import('./blog-categories-screen.tsx'), { messages: handle.messages, skeleton: <BlogSkeleton /> })
