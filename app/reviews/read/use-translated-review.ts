import { useTranslation } from 'react-i18next'
import { languageOf } from '../../i18n/languages.ts'
import { useTranslated, type Translated } from '../../translation/use-translated.ts'
import type { Review } from '../review.ts'

type Translatable = Pick<Review, 'id' | 'body' | 'language' | 'reply' | 'replyLanguage' | 'translation'>
export type TranslatedReview = Translated<{ body: string; reply: string | null }>

/** A review and its answer, where one of them is in another language than the reader's. */
export function useTranslatedReview({ id, body, language, reply, replyLanguage, translation }: Translatable): TranslatedReview {
  const { i18n } = useTranslation()
  const reading = languageOf(i18n.language)
  const foreign = (words: string | null, of: string) => words !== null && words !== '' && of !== '' && languageOf(of) !== reading
  return useTranslated({ possible: foreign(body, language) || foreign(reply, replyLanguage), already: translation, ask: ['translate-review', { review: id }] })
}
