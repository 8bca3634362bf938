import * as v from 'valibot'
import { LANGUAGES } from '../../i18n/languages.ts'
import { isDatabaseError } from '../../platform/database-error.ts'
import type { Shop } from '../../shop.ts'
import { memberUseCase, refuse } from '../../use-case.ts'
import { providerFor } from '../payment-provider.ts'
import { applyCharge } from '../settle-payment.server.ts'
import { startPayment } from '../start-payment.server.ts'

const Wish = v.object({ seller: v.pipe(v.string(), v.uuid()), paymentMethod: v.picklist(['promptpay', 'card']), language: v.picklist(LANGUAGES) })
type Wish = v.InferOutput<typeof Wish>

type Begun = { repayment_id: string; payment_id: string }

/**
 * `POST /functions/v1/repay-debt`: an owner or finance member begins to pay all that their shop owes; the same wish again is the same payment, another one ends it first.
 * 401 for strangers, 404 for others, 409 `nothing_owed`, `already_paid` (the open payment turned out to be paid) or `not_open`, 422 without a provider.
 */
export const repayDebtFunction = memberUseCase(Wish, async (shop, member, wish) => {
  const provider = providerFor(shop.payments, wish.paymentMethod)
  if (!provider) return refuse('payment_method_not_available')
  let begun = await begin(shop, member.id, wish, provider.name)
  if (begun === 'another-open') {
    if (await endOpenRepayment(shop, wish.seller)) return refuse('already_paid')
    begun = await begin(shop, member.id, wish, provider.name)
  }
  if (begun === 'another-open') return refuse('not_open')
  if (begun === 'not_found' || begun === 'nothing_owed') return refuse(begun)
  try {
    await startPayment(shop, begun.payment_id)
  } catch (error) {
    // The sweeper asks the provider again within a minute, and the page waits for it.
    shop.log.warn({ paymentId: begun.payment_id, error: String(error) }, 'The payment of a debt could not be started yet.')
  }
  return { repayment: begun.repayment_id }
})

async function begin(shop: Shop, person: string, wish: Wish, provider: string): Promise<Begun | 'another-open' | 'not_found' | 'nothing_owed'> {
  try {
    return await shop.service.one<Begun>('select repayment_id, payment_id from private.begin_debt_repayment($1, $2, $3, $4, $5)', [
      person,
      wish.seller,
      wish.language,
      provider,
      wish.paymentMethod,
    ])
  } catch (error) {
    if (!isDatabaseError(error)) throw error
    if (error.code === 'HT003') return 'another-open'
    if (error.code === 'PT404') return 'not_found'
    if (error.code === 'HT005') return 'nothing_owed'
    throw error
  }
}

/** Ends the payment of a debt that is still open, at its provider first. True when it turned out to be paid. */
async function endOpenRepayment(shop: Shop, seller: string): Promise<boolean> {
  const open = await shop.service.maybe<{ repayment_id: string; payment_id: string; provider: string; reference: string | null }>(
    `select r.id as repayment_id, p.id as payment_id, p.provider, p.provider_reference as reference
       from public.debt_repayments r join public.payments p on p.debt_repayment_id = r.id
      where r.seller_id = $1 and r.status = 'open' order by p.attempt desc limit 1`,
    [seller],
  )
  if (!open) return false
  const provider = shop.payments.find(({ name }) => name === open.provider)
  if (provider && open.reference !== null) return (await applyCharge(shop, open.payment_id, await provider.cancelCharge(open.reference))) === 'placed'
  await shop.service.transaction(async (tx) => {
    await tx.all(`update public.payments set status = 'canceled' where id = $1 and status = 'created'`, [open.payment_id])
    await tx.all(`select private.end_debt_repayment($1, 'canceled')`, [open.repayment_id])
  })
  return false
}
