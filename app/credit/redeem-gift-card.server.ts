import * as v from 'valibot'
import { WRONG_GIFT_CODES, tooMany } from '../limits.ts'
import { memberUseCase, refuse } from '../use-case.ts'

const Body = v.object({ code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)) })

/** What `private.redeem_gift_card` answers: satang that came to the credit, or why none did. */
type Redeemed = { amount: number } | { because: 'unknown' | 'redeemed' | 'redeemed_by_you' | 'blocked' | 'expired' }

/**
 * `POST /functions/v1/redeem-gift-card`: the whole worth of a card goes to the member's store credit, once. 422 `gift_card_unknown`, `gift_card_redeemed`, `gift_card_redeemed_by_you`,
 * `gift_card_blocked` or `gift_card_expired`. Counted before the code is looked up, by person and by network: 429 for whoever has guessed too often.
 */
export const redeemGiftCardFunction = memberUseCase(Body, async (shop, member, { code }) => {
  const wait = await shop.limits.take(WRONG_GIFT_CODES, member)
  if (wait !== undefined) return tooMany(wait)
  const { answer } = await shop.service.one<{ answer: Redeemed }>('select private.redeem_gift_card($1, $2) as answer', [member.id, code])
  if (!('because' in answer) || answer.because !== 'unknown') await shop.limits.giveBack(WRONG_GIFT_CODES, member)
  return 'because' in answer ? refuse(`gift_card_${answer.because}`) : { amount: answer.amount }
})
