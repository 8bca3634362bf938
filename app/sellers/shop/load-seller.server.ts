import { data, redirect, type LoaderFunctionArgs } from 'react-router'
import { NO_SEARCH, searchOf } from '../../catalog/search/product-search.ts'
import { listFeatured } from './list-featured.server.ts'
import { findProducts } from '../../catalog/search/search-products.server.ts'
import { tellKeys } from '../../platform/page-keys.ts'
import { readerOf, shopOf } from '../../shop.ts'
import { listQuotedReviews } from '../../reviews/read/list-quoted-reviews.server.ts'
import { getSeller } from './get-seller.server.ts'

export type SellerData = Exclude<Awaited<ReturnType<typeof loadSeller>>, Response>

/** A maker and their pieces. A maker named otherwise than by id has one address all the same. */
export async function loadSeller({ request, context, params }: LoaderFunctionArgs) {
  const { anon, settings } = shopOf(context)
  const { language } = readerOf(context)
  const named = params['id'] ?? ''
  const seller = await getSeller(anon, named, language)
  if (!seller) throw data(null, { status: 404 })
  if (seller.id !== named) throw redirect(`/sellers/${seller.id}`, 301)
  const { page } = searchOf(new URL(request.url).searchParams)
  const [{ products, total, skipped }, featured, quoted] = await Promise.all([
    findProducts(anon, { ...NO_SEARCH, sellers: [seller.slug], page }, { language, rates: [] }),
    page === 1 ? listFeatured(anon, seller.id, language) : [],
    listQuotedReviews(anon, seller.id),
  ])
  tellKeys(context, [`shop-${seller.id}`, `shelf-${seller.id}`, ...[...products, ...featured].map(({ id }) => `product-${id}` as const)])
  return { seller, featured, products, total, skipped, quoted, page, language, siteUrl: settings.siteUrl }
}
