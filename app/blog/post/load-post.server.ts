import { data, type LoaderFunctionArgs } from 'react-router'
import { readerOf, shopOf } from '../../shop.ts'
import { getPost } from './get-post.server.ts'

export type PostData = Awaited<ReturnType<typeof loadPost>>

/** One post with what leads on from it. */
export async function loadPost({ context, params }: LoaderFunctionArgs) {
  const { anon, settings } = shopOf(context)
  const { language } = readerOf(context)
  const found = await getPost(anon, params['slug'] ?? '', language)
  if (!found) throw data(null, { status: 404 })
  return { ...found, language, siteUrl: settings.siteUrl }
}
