import * as v from 'valibot'
import { announce } from '../letters/announce.server.ts'
import { isTokenOfPurchase } from '../payments/gift-card-link.server.ts'
import { AccountFields } from '../payments/refunds/refund-by-hand.server.ts'
import { refundSoon } from '../payments/refunds/request-refund.server.ts'
import { enqueue } from '../platform/enqueue.ts'
import type { Caller, Shop } from '../shop.ts'
import { memberUseCase, Nothing, refuse, useCase } from '../use-case.ts'
import { readBought, type BoughtRow } from './bought-card.server.ts'
import { codeOfLetter } from './gift-card-code.server.ts'
import { EmailAddress } from './gift-card.ts'

const Which = { purchase: v.pipe(v.string(), v.uuid()), token: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))) }

/** A purchase for its buyer: the member who bought it, or whoever has its link. Nobody else hears that there is one. */
async function mine(shop: Shop, caller: Caller, { purchase, token }: { purchase: string; token?: string | undefined }): Promise<BoughtRow | undefined> {
  const [row] = await readBought(shop, { purchase })
  if (!row) return undefined
  const own = caller.id !== null && row.buyer_id === caller.id
  return own || (token !== undefined && isTokenOfPurchase(shop, { purchase, version: row.linkVersion }, token)) ? row : undefined
}

/** `POST /functions/v1/list-gift-cards`: the cards a member has bought, the newest first; those that were never paid are left out. 401 for strangers. */
export const listGiftCardsFunction = memberUseCase(Nothing, async (shop, member) => ({
  cards: (await readBought(shop, { buyer: member.id })).map(({ card }) => card),
}))

/** `POST /functions/v1/show-gift-card-purchase`: how far a purchase is, and how to pay for it while it waits. 404 for whoever did not buy it. */
export const showGiftCardPurchaseFunction = useCase(v.object(Which), async (shop, caller, wish) => {
  const row = await mine(shop, caller, wish)
  return row ? { card: row.card } : refuse('not_found')
})

/**
 * `POST /functions/v1/reveal-gift-card`: the code, for its buyer alone, to print it. 404 for others, 422 `gift_card_not_paid`, `gift_card_renewed` (staff gave it another code), or the state that
 * forbids it.
 */
export const revealGiftCardFunction = useCase(v.object(Which), async (shop, caller, wish) => {
  const row = await mine(shop, caller, wish)
  if (!row) return refuse('not_found')
  const code = codeOfLetter(shop, { purchase: wish.purchase, letter: row.letters })
  const { state } = await shop.service.one<{ state: string }>('select private.code_gift_card($1, $2, $3) as state', [wish.purchase, row.letters, code])
  if (state === 'active') return { code }
  if (state === 'redeemed' || state === 'blocked' || state === 'expired' || state === 'renewed' || state === 'canceled') return refuse(`gift_card_${state}`)
  return refuse('gift_card_not_paid')
})

/** `POST /functions/v1/return-gift-card`: the buyer gives a card back that nobody redeemed; the money goes the way it came. 404 for others, 422 `gift_card_too_late`, `gift_card_redeemed` and other states. */
export const returnGiftCardFunction = useCase(v.object(Which), async (shop, caller, wish) => {
  if (!(await mine(shop, caller, wish))) return refuse('not_found')
  await shop.service.transaction(async (tx) => {
    await tx.all('select private.return_gift_card($1)', [wish.purchase])
    await announce(tx, 'gift_card.returned', { key: wish.purchase, payload: { purchase_id: wish.purchase } })
    await refundSoon(tx)
  })
  return { returned: true }
})

/**
 * `POST /functions/v1/resend-gift-card`: sends a card again, to another address where one is given; from then on the first code opens nothing. One that was not sent yet only gets the address.
 * 404 for others, 422 `gift_card_sent_often`, `gift_card_redeemed` and other states.
 */
export const resendGiftCardFunction = useCase(v.object({ ...Which, email: v.union([v.literal(''), EmailAddress]) }), async (shop, caller, wish) => {
  if (!(await mine(shop, caller, wish))) return refuse('not_found')
  await shop.service.transaction(async (tx) => {
    await tx.all('select private.resend_gift_card($1, $2)', [wish.purchase, wish.email])
    await enqueue(tx, 'send-gift-cards', {}, { key: 'send-gift-cards' })
  })
  return { sent: true }
})

/**
 * `POST /functions/v1/give-gift-card-account`: the buyer says where money that goes back by hand is to be sent; saying it again changes it. 404 for others, 409 `not_open` where no such
 * money waits.
 */
export const giveGiftCardAccountFunction = useCase(v.object({ ...Which, ...AccountFields }), async (shop, caller, wish) => {
  if (!(await mine(shop, caller, wish))) return refuse('not_found')
  const kept = await shop.service.maybe(
    `insert into private.refund_accounts (gift_card_purchase_id, bank, number, holder, given_at)
     select b.id, $2, $3, $4, private.now() from public.gift_card_purchases b
      where b.id = $1 and exists (select from public.refunds r where r.gift_card_id = b.gift_card_id and r.status = 'manual_required')
     on conflict (gift_card_purchase_id) do update set bank = excluded.bank, number = excluded.number, holder = excluded.holder, given_at = excluded.given_at
     returning id`,
    [wish.purchase, wish.bank, wish.number, wish.holder],
  )
  return kept ? { kept: true } : refuse('not_open')
})
