import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'
import { readerOf, shopOf } from '../../shop.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { CategoriesSkeleton } from '../categories/categories-skeleton.tsx'
import type { CollectionTile } from './collection.ts'
import { listCollections } from './list-collections.server.ts'

export const handle = pageHandle({ messages: ['collections'], cache: { query: [], seconds: 60, keys: ['collections'] } })

export type CollectionsData = { collections: CollectionTile[]; siteUrl: string }

/** Every collection that runs and holds something. */
export async function loader({ context }: LoaderFunctionArgs): Promise<CollectionsData> {
  const { anon, settings } = shopOf(context)
  return { collections: await listCollections(anon, readerOf(context).language), siteUrl: settings.siteUrl }
}

export default lazyScreen(() => import('./collections-screen.tsx'), { messages: handle.messages, skeleton: <CategoriesSkeleton /> })
