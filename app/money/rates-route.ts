import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../platform/page-handle.ts'
import { shopOf } from '../shop.ts'
import { listRates, ratesByCode } from './list-rates.server.ts'

export const handle = pageHandle({ messages: [], cache: { query: [], seconds: 300, keys: [] }, noindex: true })

/** `/rates.json`: units of each currency for one THB (and which of them are `fixed`), for pages that stay open longer than an hour. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(ratesByCode(await listRates(shopOf(context).anon)))
}
