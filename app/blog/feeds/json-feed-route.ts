import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'
import { readerOf, shopOf } from '../../shop.ts'
import { jsonFeed } from './feed.ts'
import { listFeed } from './list-feed.server.ts'

export const handle = pageHandle({ messages: [], cache: { query: [], seconds: 600, keys: ['blog'] }, noindex: true })

/** `/blog/feed.json`: the newest posts as JSON Feed 1.1, in the language of the address. */
export async function loader({ context }: LoaderFunctionArgs) {
  const feed = await listFeed(shopOf(context), readerOf(context).language)
  return new Response(JSON.stringify(jsonFeed(feed)), { headers: { 'content-type': 'application/feed+json; charset=utf-8' } })
}
