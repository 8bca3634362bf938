import * as v from 'valibot'
import { tooMany, WRONG_GIFT_CODES } from '../limits.ts'
import { refuse, useCase } from '../use-case.ts'
import { type HeldCard, OCCASIONS } from './gift-card.ts'

const Body = v.object({ code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)) })

type Row = {
  amount_minor: bigint
  status: string
  expires_at: Date | null
  occasion: string
  buyer_name: string
  recipient_name: string
  message: string
}

/** `POST /functions/v1/show-gift-card`: a bought card for whoever holds its code, to be printed. 422 `gift_card_unknown`; 429 for whoever has guessed too often, counted as for redeeming. */
export const showGiftCardFunction = useCase(Body, async (shop, caller, { code }) => {
  const wait = await shop.limits.take(WRONG_GIFT_CODES, caller)
  if (wait !== undefined) return tooMany(wait)
  const row = await shop.service.maybe<Row>(
    `select c.amount_minor, c.status, c.expires_at, b.occasion, b.buyer_name, b.recipient_name, b.message
       from public.gift_cards c join public.gift_card_purchases b on b.gift_card_id = c.id
      where c.code_hash = private.gift_code_hash($1) and c.status in ('active', 'redeemed', 'blocked', 'expired')`,
    [code],
  )
  if (!row) return refuse('gift_card_unknown')
  await shop.limits.giveBack(WRONG_GIFT_CODES, caller)
  return {
    card: {
      amount: Number(row.amount_minor),
      occasion: OCCASIONS.find((one) => one === row.occasion) ?? 'any',
      from: row.buyer_name,
      to: row.recipient_name,
      message: row.message,
      expiresAt: row.expires_at?.toISOString() ?? null,
      redeemed: row.status === 'redeemed',
    } satisfies HeldCard,
  }
})
