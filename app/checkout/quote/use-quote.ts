import { useCallback, useEffect, useRef, useState } from 'react'
import { callFunction, type Refusal } from '../../platform/call-function.ts'
import type { Quote, QuoteWish } from './quote.ts'

export type QuoteState = {
  /** The latest answer; still shown, as out of date, while the next is on its way. */
  quote: Quote | undefined
  /** Whether the quote is not (or not yet) the answer to the wish. */
  pending: boolean
  /** Whether the quote is for another country than is wished now: what depends on it is not said, dimmed or not. */
  elsewhere: boolean
  /** Whether an answer is on its way, also to the same wish asked again. */
  asking: boolean
  /** Why there is no newer one. */
  refusal: Refusal | undefined
  ask: () => void
  /** Takes a quote that came with another answer. */
  take: (quote: Quote) => void
}

/** A stepper pressed five times is one question. */
const CALM_MS = 250
/** A page looked at again after this long asks anew, because prices and stock have gone on. */
const OLD_MS = 60_000

/** What the wish costs, asked from the server whenever the wish changes. Answers that come late are thrown away. Undefined asks nothing. */
export function useQuote(wish: QuoteWish | undefined): QuoteState {
  const key = wish && JSON.stringify(wish)
  const [answer, setAnswer] = useState<{ key: string; country: string; quote: Quote }>()
  const [refused, setRefused] = useState<{ key: string; refusal: Refusal }>()
  const [asked, setAsked] = useState(0)
  const [answered, setAnswered] = useState<string>()
  const answeredAt = useRef(0)
  const ask = useCallback(() => setAsked((count) => count + 1), [])
  // The same wish asked again is another question.
  const question = key === undefined ? undefined : `${asked}#${key}`

  useEffect(() => {
    if (question === undefined) return
    const key = question.slice(question.indexOf('#') + 1)
    let dropped = false
    const timer = setTimeout(
      () =>
        void callFunction<Quote>('quote', JSON.parse(key)).then((came) => {
          if (dropped) return
          answeredAt.current = Date.now()
          setAnswered(question)
          if (came.done) setAnswer({ key, country: countryOf(key), quote: came.result })
          setRefused(came.done ? undefined : { key, refusal: came.refusal })
        }),
      answeredAt.current === 0 ? 0 : CALM_MS,
    )
    return () => {
      dropped = true
      clearTimeout(timer)
    }
  }, [question])

  useEffect(() => {
    const lookedAt = () => document.visibilityState === 'visible' && Date.now() - answeredAt.current > OLD_MS && ask()
    document.addEventListener('visibilitychange', lookedAt)
    window.addEventListener('online', ask)
    return () => {
      document.removeEventListener('visibilitychange', lookedAt)
      window.removeEventListener('online', ask)
    }
  }, [ask])

  const take = useCallback((quote: Quote) => key !== undefined && setAnswer({ key, country: countryOf(key), quote }), [key])
  const refusal = refused && refused.key === key ? refused.refusal : undefined
  return {
    quote: key === undefined ? undefined : answer?.quote,
    pending: answer?.key !== key && !refusal,
    elsewhere: answer !== undefined && wish !== undefined && answer.country !== wish.country,
    asking: question !== undefined && question !== answered,
    refusal,
    ask,
    take,
  }
}

/** Where the parcels of a wish go. */
const countryOf = (key: string): string => (JSON.parse(key) as QuoteWish).country
