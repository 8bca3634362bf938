import { useEffect } from 'react'
import { TranslationSwitch } from '../../translation/translation-switch.tsx'
import { useTranslated } from '../../translation/use-translated.ts'

type Props = { seller: string; said: string | null; onShow: (words: string | undefined) => void }

/** What a shop says, in the reader's language on demand: tells the page what to show, or that the original stands. Needs the namespace `reviews`. */
export default function AnnouncementTranslation({ seller, said, onShow }: Props) {
  const translation = useTranslated<{ words: string }>({
    possible: true,
    already: said === null ? null : { words: said },
    ask: ['translate-announcement', { seller }],
  })
  const words = translation.words?.words
  useEffect(() => onShow(words), [onShow, words])
  return <TranslationSwitch translation={translation} />
}
