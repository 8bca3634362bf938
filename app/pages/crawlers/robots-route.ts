import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'
import { shopOf } from '../../shop.ts'
import { robots } from './sitemap.ts'

export const handle = pageHandle({ messages: [], cache: { query: [], seconds: 3600 }, noindex: true })

/** `/robots.txt`: what search engines may read. */
export function loader({ context }: LoaderFunctionArgs) {
  return new Response(robots(shopOf(context).settings.siteUrl), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
