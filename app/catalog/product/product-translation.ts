import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import type { Product } from '../product.ts'

type Words = { name: string; description: string; care: string }

/** A product's texts in the reader's language on demand, where its seller has not written them; the original stays one tap away. */
export function useProductTranslation(product: Pick<Product, 'id' | 'description' | 'care' | 'textLanguage'>) {
  const { i18n } = useTranslation()
  const [made, setMade] = useState<Words | null>(null)
  const [state, setState] = useState({ shown: false, busy: false, none: false })
  const shown = state.shown && made !== null
  const written = languageOf(product.textLanguage)
  return {
    ...state,
    shown,
    name: shown ? made.name : '',
    words: shown ? made : product,
    language: shown ? i18n.language : product.textLanguage,
    possible: written !== undefined && written !== (languageOf(i18n.language) ?? FALLBACK_LANGUAGE),
    async toggle() {
      if (made) return setState({ shown: !shown, busy: false, none: false })
      setState({ shown: false, busy: true, none: false })
      const { callFunction } = await import('../../platform/call-function.ts')
      const answer = await callFunction<Words>('translate-product', { product: product.id, language: i18n.language })
      if (answer.done) setMade(answer.result)
      setState({ shown: answer.done, busy: false, none: !answer.done })
    },
  }
}
