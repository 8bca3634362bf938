import type { Shop } from '../shop.ts'
import { applyCharge } from './settle-payment.server.ts'

/** So many at a time: each asks a provider. */
const BATCH = 50

type Due = { id: string; payment_id: string; provider: string; provider_reference: string | null }

/**
 * Ends purchases of gift cards that were not paid in time: first asks the provider to end the charge (if it says "paid" the card is made instead). May run
 * twice at once.
 */
export async function expireGiftCards(shop: Shop): Promise<void> {
  // Those that could not be ended step aside, so that they never keep the others waiting.
  const looked: string[] = []
  for (;;) {
    const due = await shop.service.all<Due>(
      `select b.id, p.id as payment_id, p.provider, p.provider_reference
         from public.gift_card_purchases b
         join lateral (select * from public.payments x where x.gift_card_purchase_id = b.id order by x.attempt desc limit 1) p on true
        where b.status = 'open' and p.expires_at <= private.now() and b.id <> all ($1::uuid[]) order by p.expires_at limit ${BATCH}`,
      [looked],
    )
    if (due.length === 0) return
    for (const purchase of due) {
      looked.push(purchase.id)
      try {
        await endPurchase(shop, purchase)
      } catch (error) {
        // The provider may be away. Nothing was changed, and the next minute tries again.
        shop.log.warn({ purchase: purchase.id, error: String(error) }, 'An unpaid gift card could not be ended yet.')
      }
    }
  }
}

async function endPurchase(shop: Shop, { id, payment_id: payment, provider: name, provider_reference: reference }: Due): Promise<void> {
  const provider = shop.payments.find((one) => one.name === name)
  if (reference !== null && provider) {
    await applyCharge(shop, payment, await provider.cancelCharge(reference))
    return
  }
  // Nobody can pay what no provider has heard of; of one that is gone, its money may still be told of.
  await shop.service.transaction(async (tx) => {
    const how = reference === null ? 'canceled' : 'expired'
    const ended = await tx.maybe(
      `update public.payments set status = $2 where id = $1 and status in ('created', 'pending') and provider_reference is not distinct from $3 returning id`,
      [payment, how, reference],
    )
    if (ended) await tx.all('select private.end_gift_card_purchase($1, $2)', [id, how])
  })
}
