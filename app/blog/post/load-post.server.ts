import { data, type LoaderFunctionArgs } from 'react-router'
import { tellKeys } from '../../platform/page-keys.ts'
import { readerOf, shopOf } from '../../shop.ts'
import { getPost } from './get-post.server.ts'

export type PostData = Awaited<ReturnType<typeof loadPost>>

/** One post with what leads on from it. */
export async function loadPost({ context, params }: LoaderFunctionArgs) {
  const { anon, settings } = shopOf(context)
  const { language } = readerOf(context)
  const found = await getPost(anon, params['slug'] ?? '', language)
  if (!found) throw data(null, { status: 404 })
  tellKeys(context, ['blog'])
  // The pieces below it are looked for.
  if (found.search !== '') tellKeys(context, ['shelves', 'findings', ...found.products.map(({ id }) => `product-${id}` as const)])
  return { ...found, language, siteUrl: settings.siteUrl }
}
