import { announce } from '../letters/announce.server.ts'
import { minor } from '../platform/money.ts'
import { providerFor, type PaymentMethod } from './payment-provider.ts'
import type { Shop } from '../shop.ts'
import { purchaseLink } from './gift-card-link.server.ts'
import { isTransfer } from './offered-methods.ts'
import { mayWriteTo } from '../orders/confirmed-email.server.ts'
import { orderLink } from '../orders/order-link.server.ts'

type Row = {
  id: string
  /** Null for a plan, a debt and a gift card. */
  order_group_id: string | null
  debt_repayment_id: string | null
  gift_card_purchase_id: string | null
  link_version: number | null
  attempt: number
  method: PaymentMethod
  amount_minor: bigint
  currency: string
  expires_at: Date
  number: string
  provider_reference: string | null
  language: string
}

/** The provider made no charge; the payment stays open and the sweeper asks again. */
export class NoCharge extends Error {}

/**
 * Asks the provider for the charge of a payment, outside any transaction, and books its reference. May be repeated: the key is the payment's own, so the
 * provider answers with the same charge. Throws `NoCharge` when the provider does not answer.
 */
export async function startPayment(shop: Shop, paymentId: string): Promise<void> {
  const payment = await shop.service.one<Row>(
    `select p.id, p.order_group_id, p.debt_repayment_id, p.gift_card_purchase_id, p.attempt, p.method, p.amount_minor, p.currency, p.expires_at,
            p.provider_reference, coalesce(g.number, b.number, r.number, c.number) as number,
            coalesce(g.language, b.language, r.language, c.buyer_language) as language, c.link_version
       from public.payments p left join public.order_groups g on g.id = p.order_group_id
       left join public.plan_purchases b on b.id = p.plan_purchase_id
       left join public.debt_repayments r on r.id = p.debt_repayment_id
       left join public.gift_card_purchases c on c.id = p.gift_card_purchase_id where p.id = $1`,
    [paymentId],
  )
  if (payment.provider_reference !== null) return
  const provider = providerFor(shop.payments, payment.method)
  if (!provider) throw new NoCharge(`No payment provider serves ${payment.method}.`)
  const charge = await provider
    .createCharge({
      idempotencyKey: `pay:${payment.id}:${payment.attempt}`,
      method: payment.method,
      amount: minor(payment.amount_minor),
      currency: payment.currency,
      expiresAt: payment.expires_at,
      returnUrl: placeOf(shop, payment),
      description: payment.number,
    })
    .catch((error: unknown) => {
      throw new NoCharge(`${provider.name} made no charge: ${String(error)}`, { cause: error })
    })
  await shop.service.transaction(async (tx) => {
    await tx.all('select id from public.order_groups where id = $1 for update', [payment.order_group_id])
    const started = await tx.maybe(
      `update public.payments set status = 'pending', provider = $2, provider_reference = $3, qr_payload = $4, redirect_url = $5
        where id = $1 and status = 'created' returning id`,
      [payment.id, provider.name, charge.reference, charge.qrPayload ?? null, charge.redirectUrl ?? null],
    )
    await tx.all('select private.recompute_order(id) from public.orders where order_group_id = $1 order by id', [payment.order_group_id])
    // A transfer is made later, on another screen: the way back to the order has to be in the mail. One letter, however often the way to pay is changed.
    if (started && payment.order_group_id !== null && isTransfer(payment.method) && (await mayWriteTo(tx, payment.order_group_id))) {
      await announce(tx, 'order.transfer_awaited', { key: payment.order_group_id, payload: { order_group_id: payment.order_group_id } })
    }
  })
}

/** Where whoever pays is led back to. */
function placeOf(
  shop: Shop,
  { order_group_id: orderGroupId, debt_repayment_id: debt, gift_card_purchase_id: purchase, link_version: version, language, number }: Row,
): string {
  if (orderGroupId !== null) return orderLink(shop, { orderGroupId, language })
  if (purchase !== null) return purchaseLink(shop, { purchase, version: version ?? 1, language })
  return `${shop.settings.siteUrl}/${language}/${debt === null ? `membership?paid=${number}` : 'seller-dashboard?tab=money'}`
}
