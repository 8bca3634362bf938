import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../platform/page-handle.ts'
import { readerOf, shopOf } from '../shop.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { findMakers } from './find-sellers-on-map.server.ts'
import { MAP_PARAMETERS, mapSearchOf } from './map-search.ts'
import { MapSkeleton } from './map-skeleton.tsx'

export const handle = pageHandle({ messages: ['map', 'sellers'], cache: { query: MAP_PARAMETERS, seconds: 120, canonical: ['region'] } })

export type MapData = Awaited<ReturnType<typeof loader>>

/** The part of the map an address asks for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { anon } = shopOf(context)
  const search = mapSearchOf(new URL(request.url).searchParams)
  return { search, ...(await findMakers(anon, search, readerOf(context).language)) }
}

export default lazyScreen(() => import('./map-screen.tsx'), { messages: handle.messages, skeleton: <MapSkeleton /> })
