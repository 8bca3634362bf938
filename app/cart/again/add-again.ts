import type { Quote } from '../../checkout/quote/quote.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { callFunction } from '../../platform/call-function.ts'
import { cartStore } from '../tab-cart.ts'
import { againOf, wantedOf, type Again, type OrderedLine } from './reorder.ts'

/** Browser only. Puts what can still be had of an order into the cart. Undefined where the shop could not be asked; then nothing was put there. */
export async function addAgain(lines: readonly OrderedLine[], country: string): Promise<Again[] | undefined> {
  const language = languageOf(document.documentElement.lang) ?? FALLBACK_LANGUAGE
  const answer = await callFunction<Quote>('quote', { lines: wantedOf(lines), country, delivery: {}, couponCode: null, language })
  if (!answer.done) return undefined
  const results = againOf(lines, answer.result)
  for (const result of results) if (result.what !== 'gone') cartStore().add(result.addition)
  return results
}
