import { createHmac } from 'node:crypto'
import { keptOut } from '../limits.ts'
import { providerFor } from '../payments/payment-provider.ts'
import { tokenOfPurchase } from '../payments/gift-card-link.server.ts'
import { startPayment } from '../payments/start-payment.server.ts'
import { isDatabaseError } from '../platform/database-error.ts'
import type { Caller, Shop } from '../shop.ts'
import { refuse, useCase } from '../use-case.ts'
import { GiftCardWish } from './gift-card.ts'

type Begun = { purchase_id: string; payment_id: string; link_version: number }

/** As what the network of a buyer is counted; null where it is not (this machine, in a demo). */
const networkOf = ({ settings, limits }: Pick<Shop, 'settings' | 'limits'>, { ip }: Caller): Buffer | null =>
  limits.isCounted(ip)
    ? createHmac('sha256', settings.keys.orderLinkKey)
        .update(`gift-cards-from:${limits.networkOf(ip)}`)
        .digest()
    : null

/**
 * `POST /functions/v1/buy-gift-card`: begins to buy a card; the same key again is the same purchase. No card is made before its payment is captured. `token` opens the purchase
 * without signing in. 400 `invalid`, 403 kept out by the blocklist, 404 for somebody else's key, 422 `payment_method_not_available`, `gift_cards_not_sold`, `gift_card_amount`, `gift_card_day`, `gift_cards_too_many`.
 */
export const buyGiftCardFunction = useCase(GiftCardWish, async (shop, caller, wish) => {
  const provider = providerFor(shop.payments, wish.paymentMethod)
  if (!provider) return refuse('payment_method_not_available')
  const email = wish.email || (await addressOf())
  if (email === '') return refuse('invalid', { details: ['email'] })
  // What was begun already is told again to whoever is kept out meanwhile.
  if (shop.blocklist.keepsOut({ ip: caller.ip, email }) && !(await isBegun(wish.key))) return keptOut(shop, caller.language)
  const begun = await shop.service
    .one<Begun>('select purchase_id, payment_id, link_version from private.begin_gift_card_purchase($1, $2, $3, $4, $5)', [
      caller.id,
      JSON.stringify({ ...wish, email, readIn: caller.language }),
      provider.name,
      wish.paymentMethod,
      networkOf(shop, caller),
    ])
    .catch((error: unknown) => {
      if (isDatabaseError(error) && error.code === 'PT404') throw refuse('not_found')
      throw error
    })
  try {
    await startPayment(shop, begun.payment_id)
  } catch (error) {
    // The sweeper asks the provider again within a minute, and the page waits for it.
    shop.log.warn({ paymentId: begun.payment_id, error: String(error) }, 'The payment of a gift card could not be started yet.')
  }
  return { purchase: begun.purchase_id, token: tokenOfPurchase(shop, { purchase: begun.purchase_id, version: begun.link_version }) }

  async function isBegun(key: string): Promise<boolean> {
    return (await shop.service.maybe('select id from public.gift_card_purchases where key = $1', [key])) !== undefined
  }

  async function addressOf(): Promise<string> {
    if (caller.id === null) return ''
    const member = await shop.service.maybe<{ email: string }>(`select coalesce(p.email, '') as email from public.profiles p where p.id = $1`, [caller.id])
    return member?.email ?? ''
  }
})
