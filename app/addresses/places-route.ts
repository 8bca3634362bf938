import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../platform/page-handle.ts'
import { listThaiPlaces } from './list-thai-places.ts'

export const handle = pageHandle({ messages: [], cache: { query: [], seconds: 86_400, keys: [] }, noindex: true })

/** `/postcodes/{postcode}/places.json`: the subdistricts, districts and provinces a Thai postcode stands for; 404 for what is none. */
export async function loader({ params }: LoaderFunctionArgs) {
  const places = await listThaiPlaces(params['postcode'] ?? '')
  if (places.length === 0) return Response.json([], { status: 404 })
  return Response.json(places)
}
