import { stepOf } from '../making-steps.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Shop } from '../../shop.ts'
import type { Product } from '../product.ts'

/** A piece with who made it among what is said of it, and its making step by step. Worded here: a browser would fetch the words for every page and show few of them. */
export const sayMaking = (shop: Shop, product: Product, language: Language): Product => {
  const words = shop.words(language)
  return {
    ...product,
    attributes:
      product.making === null
        ? product.attributes
        : [{ name: words('listing:making.shown.title'), value: words(`listing:making.shown.${product.making}`) }, ...product.attributes],
    process: product.process && {
      title: words('listing:steps.title'),
      pictures: product.process.pictures.map(({ step: word, ...picture }) => {
        const step = stepOf(word)
        return { ...picture, step: step === null || step === 'other' ? '' : words(`listing:steps.name.${step}`) }
      }),
    },
  }
}
