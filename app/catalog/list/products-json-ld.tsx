import { useTranslation } from 'react-i18next'
import type { ListedProduct } from '../listed-product.ts'
import { JsonLd } from '../../ui/json-ld.tsx'

/** The list for search engines: schema.org's ItemList and BreadcrumbList. A data block, never run. */
export function ProductsJsonLd({ products, siteUrl, skipped, title }: { products: readonly ListedProduct[]; siteUrl: string; skipped: number; title: string }) {
  const { i18n } = useTranslation('catalog')
  const address = `${siteUrl}/${i18n.language}`
  const data = [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: products
        .slice(0, 24)
        .map((product, index) => ({ '@type': 'ListItem', position: skipped + index + 1, url: `${address}/products/${product.id}` })),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Hattha', item: address },
        { '@type': 'ListItem', position: 2, name: title },
      ],
    },
  ]
  return <JsonLd json={JSON.stringify(data)} />
}
