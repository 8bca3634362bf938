import { minor } from '../../platform/money.ts'
import type { Shop } from '../../shop.ts'

type Row = { id: string; provider: string; provider_reference: string | null; amount_minor: bigint; currency: string }

/**
 * Carries out refunds that were asked for. The provider gets the refund's id as key, so a repeated call gives the money back once; a provider that
 * cannot refund leaves the row to a person (`manual_required`). May run twice at once.
 */
export async function sendRefunds(shop: Shop): Promise<void> {
  const due = await shop.service.all<Row>(
    `update public.refunds r set status = 'processing', attempts = attempts + 1
       from public.payments p
      where p.id = r.payment_id and r.id in (select id from public.refunds where status in ('requested', 'processing')
          -- While the buyer's bank asks for the same money it waits; none goes back twice.
          and not exists (select from public.chargebacks c where c.payment_id = refunds.payment_id and c.closed_at is null)
          order by created_at limit 50 for update skip locked)
      returning r.id, p.provider, p.provider_reference, r.amount_minor, r.currency`,
  )
  for (const refund of due) {
    const provider = shop.payments.find(({ name }) => name === refund.provider)
    try {
      if (refund.provider === 'invoice') {
        await shop.service.all('select private.refund_by_invoice($1)', [refund.id])
        continue
      }
      const done =
        refund.provider === 'credit'
          ? { reference: refund.id }
          : provider && refund.provider_reference !== null
            ? await provider.refundCharge({
                reference: refund.provider_reference,
                idempotencyKey: `refund:${refund.id}`,
                amount: minor(refund.amount_minor),
                currency: refund.currency,
              })
            : 'impossible'
      if (done === 'impossible') await shop.service.all('select private.leave_refund_to_person($1)', [refund.id])
      else await shop.service.all('select private.book_refund($1, $2)', [refund.id, done.reference])
    } catch (error) {
      shop.log.warn({ refundId: refund.id, error: String(error) }, 'A refund could not be carried out yet.')
    }
  }
}
