import { useEffect } from 'react'
import { TranslationSwitch } from '../../translation/translation-switch.tsx'
import { useTranslated } from '../../translation/use-translated.ts'

export type ProductWords = { name: string; description: string; care: string }

/** A product's texts in the reader's language, where its seller has not written them: tells the page what to show, or that the original stands. */
export function ProductTranslation({ product, onShow }: { product: string; onShow: (words: ProductWords | undefined) => void }) {
  const translation = useTranslated<ProductWords>({ possible: true, ask: ['translate-product', { product }] })
  const { words } = translation
  useEffect(() => onShow(words), [onShow, words])
  return <TranslationSwitch translation={translation} />
}
