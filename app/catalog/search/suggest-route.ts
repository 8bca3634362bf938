import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'
import { tellKeys } from '../../platform/page-keys.ts'
import { readerOf, shopOf } from '../../shop.ts'
import { suggest } from './search-suggest.server.ts'

export const handle = pageHandle({ messages: [], cache: { query: ['q'], seconds: 300 }, noindex: true })

/** `/suggest.json?q=`: what fits to what somebody has typed so far, in the reader's language. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  const { anon, vocabulary } = shopOf(context)
  const found = await suggest(anon, typed, readerOf(context).language, vocabulary())
  tellKeys(context, ['shelves', 'findings', ...found.products.map(({ id }) => `product-${id}` as const)])
  return Response.json(found)
}
