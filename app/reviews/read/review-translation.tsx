import { Languages } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageOf } from '../../i18n/languages.ts'
import { callFunction } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import type { Review } from '../review.ts'

type Words = { body: string; reply: string | null }
type Translatable = Pick<Review, 'id' | 'body' | 'language' | 'reply' | 'replyLanguage' | 'translation'>

/** A review in the reader's language on demand; the original stays one tap away. */
export type ReviewTranslation = {
  words: Words
  /** Of the words shown. */
  language: string
  /** The translation is shown. */
  shown: boolean
  /** There is something in another language than the reader's. */
  possible: boolean
  busy: boolean
  /** It was asked for and could not be had. */
  none: boolean
  toggle: () => Promise<void>
}

export function useReviewTranslation(review: Translatable): ReviewTranslation {
  const { i18n } = useTranslation('reviews')
  const reading = languageOf(i18n.language)
  const [made, setMade] = useState<Words | null>(null)
  const [state, setState] = useState({ shown: false, busy: false, none: false })
  const translated = made ?? review.translation
  const foreign = (words: string | null, language: string) => words !== null && words !== '' && language !== '' && languageOf(language) !== reading
  const shown = state.shown && translated !== null
  return {
    ...state,
    shown,
    words: shown ? translated : review,
    language: shown ? i18n.language : review.language,
    possible: foreign(review.body, review.language) || foreign(review.reply, review.replyLanguage),
    async toggle() {
      if (translated) return setState({ shown: !shown, busy: false, none: false })
      setState({ shown: false, busy: true, none: false })
      const answer = await callFunction<Words>('translate-review', { review: review.id, language: i18n.language })
      if (answer.done) setMade(answer.result)
      setState({ shown: answer.done, busy: false, none: !answer.done })
    },
  }
}

type Shown = Pick<ReviewTranslation, 'possible' | 'shown' | 'busy' | 'none' | 'toggle'>

/** "Translate", and then "Show original". Without a service it says that this is the original. */
export function TranslationSwitch({ translation: { possible, shown, busy, none, toggle } }: { translation: Shown }) {
  const { t } = useTranslation('reviews')
  if (!possible) return null
  return (
    <>
      <Button size="small" look="plain" busy={busy} icon={<Languages className="size-4" aria-hidden="true" />} onClick={() => void toggle()}>
        {t(shown ? 'translation.original' : 'translation.show')}
      </Button>
      <span role="status" className="px-3 text-xs text-ink-soft empty:hidden">
        {none ? t('translation.none') : shown ? t('translation.byMachine') : ''}
      </span>
    </>
  )
}
