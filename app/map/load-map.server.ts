import type { LoaderFunctionArgs } from 'react-router'
import { tellKeys } from '../platform/page-keys.ts'
import { readerOf, shopOf } from '../shop.ts'
import { findSellers } from './find-sellers-on-map.server.ts'
import { mapSearchOf } from './map-search.ts'

export type MapData = Awaited<ReturnType<typeof loadMap>>

/** The part of the map an address asks for. */
export async function loadMap({ request, context }: LoaderFunctionArgs) {
  const { anon } = shopOf(context)
  const search = mapSearchOf(new URL(request.url).searchParams)
  // Who makes a craft is told by their pieces.
  tellKeys(context, search.craft === '' ? ['makers'] : ['makers', 'shelves'])
  return { search, ...(await findSellers(anon, search, readerOf(context).language)) }
}
