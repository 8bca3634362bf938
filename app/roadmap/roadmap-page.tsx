import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../platform/page-handle.ts'
import { shopOf } from '../shop.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'

export const handle = pageHandle({ messages: ['roadmap'], cache: { query: [], seconds: 60 } })

/** How many want each item, as a stranger may know. */
export async function loader({ context }: LoaderFunctionArgs) {
  const rows = await shopOf(context).anon.all<{ item: string; votes: number }>('select item, votes from public.roadmap_counts()')
  return { votes: Object.fromEntries(rows.map(({ item, votes }) => [item, votes])) }
}

export type RoadmapData = Awaited<ReturnType<typeof loader>>

export default lazyScreen(() => import('./roadmap-screen.tsx'), handle)
