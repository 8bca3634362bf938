import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'
import { shopOf } from '../../shop.ts'
import { countParts } from './list-addresses.server.ts'
import { sitemapIndex } from './sitemap.ts'

export const handle = pageHandle({ messages: [], cache: { query: [], seconds: 600 }, noindex: true })

/** `/sitemap.xml`: where the sitemaps of the languages are. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { anon, settings } = shopOf(context)
  return new Response(sitemapIndex(settings.siteUrl, await countParts(anon)), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
