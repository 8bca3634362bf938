import { pageHandle } from '../../platform/page-handle.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { PostSkeleton } from '../blog-skeleton.tsx'
import { loadPost } from './load-post.server.ts'

export const handle = pageHandle({ messages: ['blog', 'catalog'], cache: { query: [], seconds: 300 } })

export const loader = loadPost

export default lazyScreen(() => import('./post-screen.tsx'), { messages: handle.messages, skeleton: <PostSkeleton /> })
