import { sendSoon } from '../../letters/announce.server.ts'
import { toJson } from '../../platform/money.ts'
import type { Shop } from '../../shop.ts'
import type { Dispute } from './dispute.ts'

/** What a dispute in the provider's books came to here (`private.apply_chargeback`). */
export type ChargebackOutcome = 'opened' | 'moved' | 'same' | 'stale' | 'unclear' | 'unpaid' | 'unknown'

type Needs = Pick<Shop, 'service' | 'log' | 'payments'>

/**
 * Brings a chargeback to what the provider's books say (never to what a message claims). Called for every event, by the hour and after an answer; any number
 * of calls, in any order, at the same time, ends in the same state.
 */
export async function settleChargeback(shop: Needs, providerName: string, reference: string): Promise<ChargebackOutcome> {
  const desk = shop.payments.find(({ name }) => name === providerName)?.disputes
  if (!desk) return 'unknown'
  return applyDispute(shop, providerName, await desk.getDispute(reference))
}

/** The second half of settling: books a dispute that was read from the provider. */
export async function applyDispute({ service, log }: Pick<Shop, 'service' | 'log'>, provider: string, dispute: Dispute): Promise<ChargebackOutcome> {
  const outcome = await service.transaction(async (tx) => {
    const { came } = await tx.one<{ came: ChargebackOutcome }>('select private.apply_chargeback($1, $2, $3) as came', [
      provider,
      dispute.charge,
      JSON.stringify({
        reference: dispute.reference,
        status: dispute.status,
        reason: dispute.reason,
        amount: toJson(dispute.amount),
        currency: dispute.currency,
        away: toJson(dispute.away),
        fee: toJson(dispute.fee),
        moves: dispute.moves,
        due_at: dispute.dueAt?.toISOString() ?? null,
        opened_at: dispute.openedAt.toISOString(),
      }),
    ])
    if (came === 'opened' || came === 'moved') await sendSoon(tx)
    return came
  })
  if (outcome === 'unclear')
    log.error({ provider, reference: dispute.reference, amount: toJson(dispute.amount) }, 'A dispute does not fit its payment; a person has to look.')
  return outcome
}

/** So many are asked about at a time. */
const BATCH = 50

/** Job `sweep-chargebacks`: asks about those that are open, so that a lost message is made up for. May run twice at once. */
export async function sweepChargebacks(shop: Needs): Promise<void> {
  const looked: string[] = []
  for (;;) {
    const open = await shop.service.all<{ id: string; provider: string; reference: string }>(
      `select id, provider, provider_reference as reference from public.chargebacks
        where closed_at is null and id <> all ($1::uuid[]) order by created_at limit ${BATCH}`,
      [looked],
    )
    if (open.length === 0) return
    for (const { id, provider, reference } of open) {
      looked.push(id)
      try {
        await settleChargeback(shop, provider, reference)
      } catch (error) {
        shop.log.warn({ chargebackId: id, error: String(error) }, 'A chargeback could not be looked at yet.')
      }
    }
  }
}
