import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../platform/page-handle.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { BlogSkeleton } from './blog-skeleton.tsx'
import { loadPosts } from './load-posts.server.ts'
import { POST_PARAMETERS } from './post.ts'

export const handle = pageHandle({ messages: ['blog'], cache: { query: POST_PARAMETERS, seconds: 300, keys: ['blog'] } })

/** The posts that carry one tag. */
export const loader = (args: LoaderFunctionArgs) => loadPosts(args, { tag: args.params['tag'] ?? '' })

export default lazyScreen(() => import('./blog-screen.tsx'), { messages: handle.messages, skeleton: <BlogSkeleton /> })
