import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** What somebody wrote, in the reader's language on demand; the original stays one tap away. */
export type Translated<Words> = {
  /** The translation, while it is shown. */
  words: Words | undefined
  shown: boolean
  /** There is something in another language than the reader's. */
  possible: boolean
  busy: boolean
  /** It was asked for and could not be had. */
  none: boolean
  toggle: () => Promise<void>
}

type Asked<Words> = {
  possible: boolean
  /** A translation that is there already. */
  already?: Words | null
  /** The function that translates, and which text. */
  ask: readonly [name: string, text: Readonly<Record<string, string>>]
}

export function useTranslated<Words>({ possible, already = null, ask: [name, text] }: Asked<Words>): Translated<Words> {
  const { i18n } = useTranslation()
  const [made, setMade] = useState<Words | null>(already)
  const [state, setState] = useState({ shown: false, busy: false, none: false })
  const words = state.shown ? (made ?? undefined) : undefined
  return {
    ...state,
    words,
    shown: words !== undefined,
    possible,
    async toggle() {
      if (made) return setState({ shown: words === undefined, busy: false, none: false })
      setState({ shown: false, busy: true, none: false })
      // Few ask for it, so nobody waits for it.
      const { callFunction } = await import('../platform/call-function.ts')
      const answer = await callFunction<Words>(name, { ...text, language: i18n.language })
      if (answer.done) setMade(answer.result)
      setState({ shown: answer.done, busy: false, none: !answer.done })
    },
  }
}
