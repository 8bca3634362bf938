import type { ListedProduct } from '../listed-product.ts'
import { type CollectionTile, collectionAddress } from './collection.ts'

const listed = (entries: readonly { name: string; url: string }[], skipped = 0) => ({
  '@type': 'ItemList',
  itemListElement: entries.map((entry, index) => ({ '@type': 'ListItem', position: skipped + index + 1, ...entry })),
})

const trail = (...steps: readonly { name: string; item?: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
})

/** schema.org's CollectionPage of all collections, and the way there. `home` is the address of the first page in the reader's language. */
export function collectionsJsonLd(collections: readonly CollectionTile[], { home, title }: { home: string; title: string }): string {
  const url = `${home}/collections`
  const mainEntity = listed(collections.map(({ slug, title: name }) => ({ name, url: home + collectionAddress(slug) })))
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'CollectionPage', url, name: title, mainEntity }, trail({ name: 'Hattha', item: home }, { name: title })],
  })
}

type Shown = { slug: string; title: string; text: string; products: readonly ListedProduct[]; skipped: number }

/** schema.org's CollectionPage of one collection with the pieces shown, and the way there. */
export function collectionJsonLd({ slug, title, text, products, skipped }: Shown, { home, all }: { home: string; all: string }): string {
  const page = {
    '@type': 'CollectionPage',
    url: home + collectionAddress(slug),
    name: title,
    ...(text && { description: text }),
    mainEntity: listed(
      products.slice(0, 24).map(({ id, name }) => ({ name, url: `${home}/products/${id}` })),
      skipped,
    ),
  }
  const way = trail({ name: 'Hattha', item: home }, { name: all, item: `${home}/collections` }, { name: title })
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': [page, way] })
}
