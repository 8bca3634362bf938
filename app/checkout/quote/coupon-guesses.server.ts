import { WRONG_COUPONS, tooMany } from '../../limits.ts'
import type { Caller, Shop } from '../../shop.ts'
import type { Refused } from '../../use-case.ts'

/**
 * Answers a wish that may carry a coupon code. Counted before the code is looked up, so that guesses made at the same moment are all counted, and taken back
 * when the code turned out to be one (`wrong: false`). 429 for whoever has guessed too often, without looking at the code.
 */
export async function guessingCoupon<Outcome>(
  shop: Shop,
  caller: Caller,
  code: string | null,
  answer: () => Promise<{ outcome: Outcome | Refused; wrong: boolean }>,
): Promise<Outcome | Refused> {
  if (code === null || code.trim() === '') return (await answer()).outcome
  const wait = await shop.limits.take(WRONG_COUPONS, caller)
  if (wait !== undefined) return tooMany(wait)
  const { outcome, wrong } = await answer()
  if (!wrong) await shop.limits.giveBack(WRONG_COUPONS, caller)
  return outcome
}
