import { data, type LoaderFunctionArgs } from 'react-router'
import { readerOf, shopOf } from '../../shop.ts'
import { searchOf } from '../search/product-search.ts'
import { type CollectionFacts, isCollectionSlug } from './collection.ts'
import { getCollection } from './get-collection.server.ts'

export type CollectionData = { collection: CollectionFacts; page: number; siteUrl: string }

/**
 * The collection an address asks for. One that does not run, has ended, or holds nothing is not found: its address leads on where staff have said so
 * (`public.redirects`), as it does from an address it had before.
 */
export async function loadCollection({ request, context, params }: LoaderFunctionArgs): Promise<CollectionData> {
  const slug = params['slug'] ?? ''
  const { anon, settings } = shopOf(context)
  const { page } = searchOf(new URL(request.url).searchParams)
  const collection = isCollectionSlug(slug) ? await getCollection(anon, slug, { language: readerOf(context).language, page }) : undefined
  if (!collection || collection.total === 0) throw data(null, { status: 404 })
  return { collection, page, siteUrl: settings.siteUrl }
}
