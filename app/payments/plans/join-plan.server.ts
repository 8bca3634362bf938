import * as v from 'valibot'
import { LANGUAGES } from '../../i18n/languages.ts'
import { providerFor } from '../payment-provider.ts'
import { applyCharge } from '../settle-payment.server.ts'
import { startPayment } from '../start-payment.server.ts'
import { isDatabaseError } from '../../platform/database-error.ts'
import type { Shop } from '../../shop.ts'
import { memberUseCase, refuse } from '../../use-case.ts'
import { BILLINGS, PAID_PLANS } from '../../membership/membership.ts'

const Wish = v.object({
  plan: v.picklist(PAID_PLANS),
  billing: v.picklist(BILLINGS),
  paymentMethod: v.picklist(['promptpay', 'card']),
  language: v.picklist(LANGUAGES),
})
type Wish = v.InferOutput<typeof Wish>

type Begun = { purchase_id: string | null; payment_id: string | null }

/**
 * `POST /functions/v1/join-plan`: begins to pay a month or a year of a plan, the first or the next; the same wish again is the same purchase, another one ends it first.
 * 401 for strangers, 409 `no_shop` (the seller plan of who sells nothing), `already_paid` (the open purchase turned out to be paid) or `not_open`, 422 without a provider.
 */
export const joinPlanFunction = memberUseCase(Wish, async (shop, member, wish) => {
  const provider = providerFor(shop.payments, wish.paymentMethod)
  if (!provider) return refuse('payment_method_not_available')
  const { obstacle } = await shop.service.one<{ obstacle: 'no_shop' | null }>('select private.plan_obstacle($1, $2) as obstacle', [member.id, wish.plan])
  if (obstacle !== null) return refuse(obstacle)

  let begun = await begin(shop, member.id, wish, provider.name)
  if (begun === 'another-open') {
    if (await endOpenPurchase(shop, member.id, wish.plan)) return refuse('already_paid')
    begun = await begin(shop, member.id, wish, provider.name)
    if (begun === 'another-open') return refuse('not_open')
  }
  if (begun.payment_id !== null) {
    try {
      await startPayment(shop, begun.payment_id)
    } catch (error) {
      // The sweeper asks the provider again within a minute, and the page waits for it.
      shop.log.warn({ paymentId: begun.payment_id, error: String(error) }, 'The payment of a plan could not be started yet.')
    }
  }
  return { purchase: begun.purchase_id }
})

async function begin(shop: Shop, person: string, wish: Wish, provider: string): Promise<Begun | 'another-open'> {
  try {
    return await shop.service.one<Begun>('select purchase_id, payment_id from private.begin_plan($1, $2, $3, $4, $5, $6)', [
      person,
      wish.plan,
      wish.billing,
      wish.language,
      provider,
      wish.paymentMethod,
    ])
  } catch (error) {
    if (isDatabaseError(error) && error.code === 'HT003') return 'another-open'
    throw error
  }
}

/** Ends the purchase of a plan that is still open, at its provider first. True when it turned out to be paid. */
async function endOpenPurchase(shop: Shop, person: string, plan: string): Promise<boolean> {
  const open = await shop.service.maybe<{ purchase_id: string; payment_id: string; provider: string; reference: string | null }>(
    `select b.id as purchase_id, p.id as payment_id, p.provider, p.provider_reference as reference
       from public.plan_purchases b join public.payments p on p.plan_purchase_id = b.id
      where b.person_id = $1 and b.plan = $2 and b.status = 'open' order by p.attempt desc limit 1`,
    [person, plan],
  )
  if (!open) return false
  const provider = shop.payments.find(({ name }) => name === open.provider)
  if (provider && open.reference !== null) return (await applyCharge(shop, open.payment_id, await provider.cancelCharge(open.reference))) === 'placed'
  await shop.service.transaction(async (tx) => {
    await tx.all(`update public.payments set status = 'canceled' where id = $1 and status = 'created'`, [open.payment_id])
    await tx.all(`select private.end_plan_purchase($1, 'canceled')`, [open.purchase_id])
  })
  return false
}
