import type { Language } from '../../i18n/languages.ts'
import { minor, toDecimal } from '../../platform/money.ts'
import { reviewJsonLd } from '../../reviews/review-json-ld.ts'
import { excerptOf, type Product, type ProductVariant } from '../product.ts'
import { wholePictureAddress } from '../../ui/picture-address.ts'

type Facts = {
  product: Product
  language: Language
  siteUrl: string
  /** From the list of everything down to the category, with paths without language prefix. */
  trail: readonly { name: string; path: string }[]
}

/**
 * schema.org's Product with its offers, and the BreadcrumbList above it, as text for a data block. Prices are the baht that are charged; a rating
 * stands there only when somebody gave one (schema.org/aggregateRating asks for at least one).
 */
export function productJsonLd({ product, language, siteUrl, trail }: Facts): string {
  const home = `${siteUrl}/${language}`
  const url = `${home}/products/${product.id}`
  const item = {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    description: excerptOf(product.description, 5000) || product.name,
    image: product.pictures.flatMap((picture) => wholePictureAddress(picture.url, siteUrl) ?? []),
    url,
    ...(product.sku && { sku: product.sku }),
    ...(product.material.text && { material: product.material.text }),
    ...(product.color.text && { color: product.color.text }),
    category: [product.family?.name, product.category.name].filter(Boolean).join(' > '),
    brand: { '@type': 'Brand', name: product.brand?.name ?? product.seller.name },
    countryOfOrigin: { '@type': 'Country', name: 'TH' },
    weight: { '@type': 'QuantitativeValue', value: product.weightGrams, unitCode: 'GRM' },
    ...(product.rating > 0 &&
      product.reviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating.toFixed(1),
          reviewCount: product.reviewCount,
          bestRating: 5,
          worstRating: 1,
        },
        ...(product.quoted.length > 0 && { review: product.quoted.map(reviewJsonLd) }),
      }),
    offers: offersOf(product, { url, seller: { '@type': 'Organization', name: product.seller.name, url: `${home}/sellers/${product.seller.id}` } }),
  }
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [...trail.map(({ name, path }) => ({ name, item: `${home}${path}` })), { name: product.name, item: url }].map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...entry,
    })),
  }
  // `<` would end the block early if a text held `</script>`.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': [item, breadcrumbs] }).replaceAll('<', '\\u003c')
}

function offersOf(product: Product, { url, seller }: { url: string; seller: object }): object {
  const common = { priceCurrency: 'THB', url, seller: seller, itemCondition: 'https://schema.org/NewCondition' }
  const one = (price: number, stock: number) => ({ '@type': 'Offer', price: baht(price), availability: availabilityOf(product, stock), ...common })
  const prices = product.variants.map(({ priceMinor }) => priceMinor)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  if (prices.length === 0) return one(product.priceMinor, 0)
  if (lowest === highest) return one(lowest, product.stock)
  return {
    '@type': 'AggregateOffer',
    lowPrice: baht(lowest),
    highPrice: baht(highest),
    offerCount: prices.length,
    ...common,
    offers: product.variants.map((variant: ProductVariant) => ({ ...one(variant.priceMinor, variant.stock), name: variant.name })),
  }
}

function availabilityOf(product: Product, stock: number): string {
  if (stock <= 0 || product.seller.closed) return `https://schema.org/${product.isUnique && stock <= 0 ? 'SoldOut' : 'OutOfStock'}`
  if (product.shipsOn !== null) return 'https://schema.org/PreOrder'
  if (product.madeToOrder) return 'https://schema.org/MadeToOrder'
  return `https://schema.org/${product.isUnique ? 'LimitedAvailability' : 'InStock'}`
}

const baht = (satang: number) => toDecimal(minor(satang), 2)
