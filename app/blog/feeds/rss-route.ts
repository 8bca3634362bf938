import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'
import { readerOf, shopOf } from '../../shop.ts'
import { rss } from './feed.ts'
import { listFeed } from './list-feed.server.ts'

export const handle = pageHandle({ messages: [], cache: { query: [], seconds: 600, keys: ['blog'] }, noindex: true })

/** `/blog/feed.xml`: the newest posts as RSS, in the language of the address. */
export async function loader({ context }: LoaderFunctionArgs) {
  const feed = await listFeed(shopOf(context), readerOf(context).language)
  return new Response(rss(feed), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
