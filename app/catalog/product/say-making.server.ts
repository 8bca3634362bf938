import type { Language } from '../../i18n/languages.ts'
import type { Shop } from '../../shop.ts'
import type { Product } from '../product.ts'

/** A piece with who made it among what is said of it. Worded here: a browser would fetch the words for every page and show one of them. */
export const sayMaking = (shop: Shop, product: Product, language: Language): Product => {
  if (product.making === null) return product
  const words = shop.words(language)
  return {
    ...product,
    attributes: [{ name: words('listing:making.shown.title'), value: words(`listing:making.shown.${product.making}`) }, ...product.attributes],
  }
}
