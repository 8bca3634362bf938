import { reviewJsonLd } from '../../reviews/review-json-ld.ts'
import type { SellerData } from './load-seller.server.ts'
import { wholePictureAddress } from '../../ui/picture-address.ts'

/** schema.org's ProfilePage of a maker with what they offer, and the way there, as text for a data block. A rating stands there only when somebody gave one. */
export function sellerJsonLd(
  { seller, products, quoted, language, siteUrl }: SellerData,
  { sellers, description }: { sellers: string; description: string },
): string {
  const home = `${siteUrl}/${language}`
  const url = `${home}/sellers/${seller.id}`
  const organization = {
    '@type': seller.type === 'artisan' ? ['Person', 'Brand'] : ['Organization', 'Brand'],
    '@id': `${url}#maker`,
    name: seller.name,
    url,
    description,
    image: wholePictureAddress(seller.avatar, siteUrl),
    address: { '@type': 'PostalAddress', addressLocality: seller.location, addressRegion: seller.province, addressCountry: 'TH' },
    knowsAbout: [seller.craft, ...seller.specialities].filter(Boolean),
    ...(seller.rating > 0 &&
      seller.reviewCount > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: seller.rating.toFixed(1), reviewCount: seller.reviewCount, bestRating: 5, worstRating: 1 },
        ...(quoted.length > 0 && { review: quoted.map(reviewJsonLd) }),
      }),
  }
  const list = {
    '@type': 'ItemList',
    itemListElement: products.slice(0, 24).map(({ id, name }, index) => ({ '@type': 'ListItem', position: index + 1, name, url: `${home}/products/${id}` })),
  }
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: sellers, item: `${home}/sellers` },
      { '@type': 'ListItem', position: 2, name: seller.name, item: url },
    ],
  }
  // `<` would end the block early if a text held `</script>`.
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'ProfilePage', url, mainEntity: organization }, list, breadcrumbs],
  }).replaceAll('<', '\\u003c')
}
