import type Stripe from 'stripe'
import { minor } from '../../platform/money.ts'
import type { Dispute, DisputeDesk, DisputeStatus, FileKind } from '../chargebacks/dispute.ts'

/** Stripe's words. A bank that is asked again has its evidence; what was prevented took nothing. */
const STATES: Readonly<Record<string, DisputeStatus>> = {
  warning_needs_response: 'opened',
  needs_response: 'opened',
  warning_under_review: 'evidence_sent',
  under_review: 'evidence_sent',
  appeal_needs_response: 'evidence_sent',
  appeal_under_review: 'evidence_sent',
  warning_closed: 'won',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
}

const FIELDS = {
  receipt: 'receipt',
  delivery: 'shipping_documentation',
  talk: 'customer_communication',
  other: 'uncategorized_file',
} as const satisfies Record<FileKind, keyof Stripe.DisputeUpdateParams.Evidence>

/** Where the disputes of our checkout sessions are read and answered. */
export function stripeDisputes(stripe: Stripe): DisputeDesk {
  return {
    async getDispute(reference) {
      const dispute = await stripe.disputes.retrieve(reference)
      const intent = typeof dispute.payment_intent === 'string' ? dispute.payment_intent : dispute.payment_intent?.id
      // Our payments know the session; a charge that was not made by one is not ours.
      const sessions = intent === undefined ? [] : (await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 })).data
      return toDispute(dispute, sessions[0]?.id ?? '')
    },
    async keepFile({ name, type, content, idempotencyKey }) {
      const file = await stripe.files.create({ purpose: 'dispute_evidence', file: { data: content, name, type } }, { idempotencyKey })
      return file.id
    },
    async sendEvidence({ reference, idempotencyKey, evidence }) {
      const texts = {
        uncategorized_text: [evidence.words, evidence.talk, evidence.arrived].filter(Boolean).join('\n\n'),
        product_description: evidence.pieces,
        customer_name: evidence.customer,
        customer_email_address: evidence.email,
        shipping_address: evidence.address,
        shipping_carrier: evidence.carrier,
        shipping_tracking_number: evidence.tracking,
        shipping_date: evidence.shippedOn,
      }
      const files = Object.entries(FIELDS).flatMap(([kind, field]) => {
        // The keys of FIELDS are the kinds.
        const file = evidence.files[kind as FileKind]
        return file === undefined ? [] : [[field, file] as const]
      })
      const told = Object.entries(texts).filter(([, text]) => text !== '')
      await stripe.disputes.update(reference, { evidence: Object.fromEntries([...told, ...files]), submit: true }, { idempotencyKey })
    },
    async accept({ reference, idempotencyKey }) {
      await stripe.disputes.close(reference, {}, { idempotencyKey })
    },
  }
}

function toDispute(dispute: Stripe.Dispute, charge: string): Dispute {
  const status = STATES[dispute.status]
  if (status === undefined) throw new Error(`Stripe says that a dispute is ${dispute.status}.`)
  const moved = dispute.balance_transactions
  const atLeastNone = (amount: number) => minor(Math.max(0, amount))
  return {
    reference: dispute.id,
    charge,
    status,
    reason: /^[a-z_]{1,60}$/.test(dispute.reason) ? dispute.reason : 'general',
    amount: minor(dispute.amount),
    currency: dispute.currency.toUpperCase(),
    away: atLeastNone(moved.reduce((sum, { amount }) => sum - amount, 0)),
    fee: atLeastNone(moved.reduce((sum, { fee }) => sum + fee, 0)),
    moves: moved.length,
    openedAt: new Date(dispute.created * 1000),
    dueAt: dispute.evidence_details.due_by === null ? null : new Date(dispute.evidence_details.due_by * 1000),
  }
}
