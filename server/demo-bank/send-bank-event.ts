import * as v from 'valibot'
import { signEvent } from '../../app/payments/providers/demo-bank.server.ts'
import type { ShopJob } from '../../app/shop.ts'

const Payload = v.union([v.object({ chargeId: v.string(), type: v.string() }), v.object({ disputeId: v.string(), type: v.string() })])

/** How long the shop may take to say that it has the event. */
const PATIENCE_MS = 10_000

/** The job that tells the shop what became of a charge or a dispute; run again by the queue, ever later, until the shop says it has it. */
export const sendBankEvent = ({ webhookUrl, secret }: { webhookUrl: string; secret: string }): ShopJob => ({
  async run(_shop, payload) {
    const event = v.parse(Payload, payload)
    const about = 'chargeId' in event ? { charge: { id: event.chargeId } } : { dispute: { id: event.disputeId } }
    const rawBody = JSON.stringify({ id: `evt_${'chargeId' in event ? event.chargeId : event.disputeId}_${event.type}`, type: event.type, ...about })
    const timestamp = String(Math.floor(Date.now() / 1000))
    const answer = await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'bank-timestamp': timestamp, 'bank-signature': signEvent({ secret, timestamp, rawBody }) },
      body: rawBody,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer.ok) throw new Error(`The shop answered ${answer.status} to an event.`)
  },
})
