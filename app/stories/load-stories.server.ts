import type { LoaderFunctionArgs } from 'react-router'
import { tellKeys } from '../platform/page-keys.ts'
import { readerOf, shopOf } from '../shop.ts'
import { getStories } from './get-stories.server.ts'

export type StoriesData = Awaited<ReturnType<typeof loadStories>>

/** `/home2`: the shop told by its regions and crafts. */
export async function loadStories({ context }: LoaderFunctionArgs) {
  const { anon, log, settings } = shopOf(context)
  const { language } = readerOf(context)
  return { language, siteUrl: settings.siteUrl, ...(await getStories(anon, { language, log, tell: (keys) => tellKeys(context, keys) })) }
}
