import { useTranslation } from 'react-i18next'
import type { Language } from '../../i18n/languages.ts'
import type { Product } from '../product.ts'
import type { ProductHeadTexts } from './product-head-texts.ts'
import { productJsonLd } from './product-json-ld.ts'
import { JsonLd } from '../../ui/json-ld.tsx'

/** `head` is missing where a page is seen early and by members only. */
type HeadProps = { product: Product; head: ProductHeadTexts | undefined; language: Language; siteUrl: string }

/** What search engines and those who share the page are told. */
export function ProductHead({ product, head, language, siteUrl }: HeadProps) {
  const { t } = useTranslation('product')
  const shared = head?.shared ?? product.name
  const trail = [
    { name: t('trail.products'), path: '/products' },
    ...[product.family, product.category].flatMap((category) => (category ? [{ name: category.name, path: `/products?category=${category.slug}` }] : [])),
  ]
  return (
    <>
      <title>{head?.title ?? product.name}</title>
      <meta name="description" content={head?.description} />
      {head?.noindex && <meta name="robots" content="noindex, follow" />}
      <meta property="og:type" content="product" />
      <meta property="og:site_name" content="Hattha" />
      <meta property="og:title" content={shared} />
      <meta property="og:description" content={head?.description} />
      <meta property="og:url" content={`${siteUrl}/${language}/products/${product.id}`} />
      <meta property="og:image" content={`${siteUrl}/${language}/products/${product.id}/share.jpg?v=${versionOf(product)}`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={shared} />
      <meta property="og:locale" content={language.replace('-', '_')} />
      <meta property="product:price:amount" content={(product.priceMinor / 100).toFixed(2)} />
      <meta property="product:price:currency" content="THB" />
      <meta name="twitter:card" content="summary_large_image" />
      <JsonLd json={productJsonLd({ product, language, siteUrl, trail })} />
    </>
  )
}

/** Changes with what the card shows, so that those who keep pictures by their address fetch it anew. */
function versionOf({ name, seller, pictures }: Product): string {
  let sum = 0
  for (const letter of `${name}|${seller.name}|${seller.province}|${pictures[0]?.url ?? ''}`) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647
  return sum.toString(36)
}
