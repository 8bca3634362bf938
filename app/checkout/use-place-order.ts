import { useRef, useState } from 'react'
import { callFunction } from '../platform/call-function.ts'
import type { OrderWish } from './quote/order-wish.ts'
import type { Problem, Quote } from './quote/quote.ts'

/** What came of "pay": the order's secret, or why not. */
export type PlaceOutcome =
  | { placed: true; token: string }
  | { placed: false; because: 'changed'; quote: Quote }
  | { placed: false; because: 'problems'; problems: Problem[] }
  | { placed: false; because: 'unanswered'; code: string }

/** What `place-order` puts into `details` of a refusal. */
type Details = { quote?: Quote; problems?: Problem[] }

/** Payment providers take their time; the order is safe meanwhile, and asking again finds it. */
const PATIENCE_MS = 40_000

/** Places the order, once at a time: a second press while the first is on its way does nothing. After no answer, asking again gets the same order. */
export function usePlaceOrder(): { placing: boolean; place: (wish: OrderWish) => Promise<PlaceOutcome | undefined> } {
  const [placing, setPlacing] = useState(false)
  const underWay = useRef(false)
  const place = async (wish: OrderWish): Promise<PlaceOutcome | undefined> => {
    if (underWay.current) return undefined
    underWay.current = true
    setPlacing(true)
    const outcome = await ask(wish)
    // After success the page leaves; the button stays busy until it is gone.
    if (!outcome.placed) {
      underWay.current = false
      setPlacing(false)
    }
    return outcome
  }
  return { placing, place }
}

async function ask(wish: OrderWish): Promise<PlaceOutcome> {
  const answer = await callFunction<{ token: string }>('place-order', wish, { timeoutMs: PATIENCE_MS })
  if (answer.done) return { placed: true, token: answer.result.token }
  const { code } = answer.refusal
  // Written by our own function of the same build.
  const details = answer.refusal.details as Details | undefined
  if (code === 'cart_changed' && details?.quote) return { placed: false, because: 'changed', quote: details.quote }
  if (code === 'problems' && details?.problems) return { placed: false, because: 'problems', problems: details.problems }
  return { placed: false, because: 'unanswered', code }
}
