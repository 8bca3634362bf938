import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../platform/page-handle.ts'
import { shopOf } from '../shop.ts'
import { FALLBACK_RATES } from './currency.ts'
import { listRates } from './list-rates.server.ts'

export const handle = pageHandle({ messages: [], cache: { query: [], seconds: 300 }, noindex: true })

/** `/rates.json`: units of each currency for one THB, for pages that stay open longer than an hour. */
export async function loader({ context }: LoaderFunctionArgs) {
  const listed = await listRates(shopOf(context).anon)
  return Response.json({ ...FALLBACK_RATES, ...Object.fromEntries(listed.map(({ quote, rate }) => [quote, rate])) })
}
