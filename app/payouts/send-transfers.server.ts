import { createHmac } from 'node:crypto'
import type { Shop } from '../shop.ts'
import type { PayoutProvider } from './payout-provider.ts'
import { openAccount } from './sealed-account.server.ts'

type Due = { id: string; seller_id: string; bank_code: string; number_sealed: string; holder: string; amount_minor: bigint; tried_at: Date | null }

/** Clocks of two machines differ; a transfer is looked for from a little before it was tried. */
const CLOCK_SLACK_MS = 3_600_000

/**
 * Job `send-transfers`: sends what is approved through the payout provider, where the shop has one. Each payout is claimed, and that a call follows is written down before it is
 * made; so a process that dies between the call and its booking leaves a payout whose transfer is looked for, never one that is sent again.
 */
export async function sendTransfers(shop: Shop): Promise<void> {
  const { transfers } = shop
  if (!transfers) return
  for (const due of await shop.service.all<Due>('select * from private.claim_transfers($1, $2)', [transfers.name, transfers.banks])) {
    try {
      await sendOne(shop, transfers, due)
    } catch (error) {
      shop.log.warn({ payoutId: due.id, error: String(error) }, 'A payout could not be sent yet.')
    }
  }
}

async function sendOne(shop: Shop, transfers: PayoutProvider, due: Due): Promise<void> {
  if (due.tried_at !== null) {
    const found = await transfers.findTransfer(due.id, new Date(due.tried_at.getTime() - CLOCK_SLACK_MS))
    if (found) return void (await shop.service.all('select private.note_transfer($1, $2, $3)', [due.id, found.reference, found.amount]))
  }
  const recipient = await recipientOf(shop, transfers, due)
  const standing = await transfers.getRecipient(recipient)
  if (standing.state === 'waits') return
  if (standing.state === 'refused') return void (await shop.service.all('select private.fail_transfer($1, $2)', [due.id, standing.because]))
  const { sends } = await shop.service.one<{ sends: boolean }>('select private.try_transfer($1) as sends', [due.id])
  if (!sends) return
  const made = await transfers.createTransfer({ payout: due.id, recipient, amount: Number(due.amount_minor) })
  await shop.service.all('select private.note_transfer($1, $2, $3)', [due.id, made.reference, made.amount])
}

/** The recipient that stands for an account at the provider, made the first time. One more of them moves no money. */
async function recipientOf(shop: Shop, transfers: PayoutProvider, { seller_id: seller, bank_code: bank, number_sealed: sealed, holder }: Due): Promise<string> {
  const number = openAccount(shop, seller, sealed)
  const fingerprint = createHmac('sha256', shop.settings.keys.jwtSecret).update(`recipient:${transfers.name}:${bank}:${number}:${holder}`).digest('hex')
  const known = await shop.service.maybe<{ reference: string }>('select reference from private.payout_recipients where seller_id = $1 and fingerprint = $2', [
    seller,
    fingerprint,
  ])
  if (known) return known.reference
  const reference = await transfers.createRecipient({ bank, number, holder })
  const kept = await shop.service.one<{ reference: string }>(
    `insert into private.payout_recipients (seller_id, fingerprint, reference) values ($1, $2, $3)
     on conflict (seller_id, fingerprint) do update set reference = private.payout_recipients.reference returning reference`,
    [seller, fingerprint, reference],
  )
  return kept.reference
}
