import * as v from 'valibot'
import type { Shop } from '../shop.ts'
import { settleChargeback } from './chargebacks/settle-chargeback.server.ts'
import { settlePayment } from './settle-payment.server.ts'

const Payload = v.object({ provider: v.string(), eventId: v.string() })

/** An event may arrive before its charge is booked here. Younger than this it is tried again, older it is noted as unknown. */
const WAIT_FOR_CHARGE = `interval '10 minutes'`

/** Settles the payment or the chargeback an event speaks of. Throws, to be run again, while the charge is not booked yet or the provider does not answer. */
export async function settleEvent(shop: Shop, payload: unknown): Promise<void> {
  const { provider, eventId } = v.parse(Payload, payload)
  const event = await shop.service.maybe<{ reference: string; about: string | null; waiting: boolean }>(
    `select payload ->> 'reference' as reference, payload ->> 'about' as about, received_at > now() - ${WAIT_FOR_CHARGE} as waiting
       from private.webhook_events where provider = $1 and event_id = $2 and settled_at is null`,
    [provider, eventId],
  )
  if (!event) return
  const outcome = event.about === 'dispute' ? await settleDispute(shop, provider, event) : await settleCharge(shop, provider, event)
  await shop.service.all('update private.webhook_events set settled_at = now(), outcome = $3 where provider = $1 and event_id = $2', [
    provider,
    eventId,
    outcome,
  ])
}

async function settleCharge(shop: Shop, provider: string, event: { reference: string; waiting: boolean }): Promise<string> {
  const payment = await shop.service.maybe<{ id: string }>('select id from public.payments where provider = $1 and provider_reference = $2', [
    provider,
    event.reference,
  ])
  if (!payment && event.waiting) throw new Error('The charge of this event is not booked yet.')
  return payment ? settlePayment(shop, payment.id) : 'unknown'
}

async function settleDispute(shop: Shop, provider: string, event: { reference: string; waiting: boolean }): Promise<string> {
  const outcome = await settleChargeback(shop, provider, event.reference)
  if ((outcome === 'unknown' || outcome === 'unpaid') && event.waiting) throw new Error('The charge of this dispute is not booked yet.')
  if (outcome === 'unknown' || outcome === 'unpaid')
    shop.log.error({ provider, reference: event.reference }, 'A provider disputes a charge that we do not know.')
  return outcome
}
