import type { Language } from '../../i18n/languages.ts'
import type { Shop } from '../../shop.ts'
import { excerptOf, type Product } from '../product.ts'
import { getPageHead } from './get-page-head.server.ts'
import type { ProductHeadTexts } from './product-head-texts.ts'

/** Search engines show about this much. */
const DESCRIPTION_LENGTH = 160

/** What a piece's page tells search engines and those who share it: what staff have written, else what is made of its name and its story. */
export async function productHead(shop: Shop, product: Product, language: Language): Promise<ProductHeadTexts> {
  const own = await getPageHead(shop.anon, { product: product.id }, language)
  const words = shop.words(language)
  const { name, seller, description } = product
  const made = words('product:head.title', { product: name, seller: seller.name })
  return {
    title: own?.title ?? `${made} · Hattha`,
    shared: own?.title ?? made,
    description:
      own?.description ??
      (excerptOf(description, DESCRIPTION_LENGTH) || words('product:head.description', { product: name, seller: seller.name, province: seller.province })),
    noindex: own?.noindex ?? false,
  }
}
