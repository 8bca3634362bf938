import { createHash } from 'node:crypto'
import { minor, type Minor } from '../../app/platform/money.ts'
import type { Dispute, Evidence } from '../../app/payments/chargebacks/dispute.ts'
import type { Charge, ChargeStatus, PaymentProvider } from '../../app/payments/payment-provider.ts'

/** A payment provider whose books a test holds in its hands. Stands behind the same interface as a real one. */
export type PlayedBank = PaymentProvider & {
  charges: Map<string, Charge>
  refunds: Map<string, { reference: string; amount: Minor }>
  /** What it was asked to give back and did not, in words; a shop that reckons well has none. */
  refused: string[]
  /** Changes what the books say of a charge. */
  say(reference: string, status: ChargeStatus, changes?: Partial<Charge>): void
  /** The disputes of its charges; what is said of one stands here until something else is said. */
  disputed: Map<string, Dispute>
  /** A buyer's bank takes a charge back, whole unless less is said. */
  dispute(charge: string, changes?: Partial<Dispute>): Dispute
  /** The evidence it was given, by dispute, once for each key. */
  evidence: Map<string, Evidence>
  /** While true, every call fails as if the line were cut. */
  away: boolean
}

export function playedBank(): PlayedBank {
  const charges = new Map<string, Charge>()
  const refunds = new Map<string, { reference: string; amount: Minor }>()
  const refused: string[] = []
  const disputed = new Map<string, Dispute>()
  const evidence = new Map<string, Evidence>()
  const openDispute = (reference: string): Dispute => {
    if (bank.away) throw new Error('The bank does not answer.')
    const known = disputed.get(reference)
    if (!known) throw new Error(`The bank knows no dispute ${reference}.`)
    return known
  }
  const charge = (reference: string): Charge => {
    if (bank.away) throw new Error('The bank does not answer.')
    const known = charges.get(reference)
    if (!known) throw new Error(`The bank knows no charge ${reference}.`)
    return known
  }
  /** What every bank asks before it gives money back. */
  const whyNot = (known: Charge, { idempotencyKey, amount, currency }: { idempotencyKey: string; amount: Minor; currency: string }): string | undefined => {
    const before = refunds.get(idempotencyKey)
    if (before) return before.amount === amount && before.reference === known.reference ? undefined : 'this key stands for another refund'
    if (known.status !== 'paid') return 'the charge was not paid'
    if (known.currency !== currency) return 'the charge is in another currency'
    const back = [...refunds.values()].filter(({ reference }) => reference === known.reference).reduce((sum, refund) => sum + refund.amount, 0n)
    return amount <= 0n || back + amount > known.amount ? 'more than was paid' : undefined
  }
  const bank: PlayedBank = {
    name: 'played-bank',
    methods: ['promptpay', 'card'],
    charges,
    refunds,
    refused,
    disputed,
    evidence,
    dispute(reference, changes = {}) {
      const { amount, currency } = charge(reference)
      const begun: Dispute = {
        reference: `dp_${reference.slice(3)}`,
        charge: reference,
        status: 'opened',
        reason: 'fraudulent',
        amount,
        currency,
        away: amount,
        fee: minor(500_00n),
        moves: 1,
        openedAt: new Date('2026-11-20T03:00:00Z'),
        dueAt: new Date('2026-11-27T03:00:00Z'),
      }
      const now = { ...(disputed.get(changes.reference ?? begun.reference) ?? begun), ...changes }
      disputed.set(now.reference, now)
      return now
    },
    disputes: {
      getDispute: async (reference) => openDispute(reference),
      keepFile: async ({ idempotencyKey }) => `file_${idempotencyKey}`,
      async sendEvidence({ reference, evidence: told }) {
        if (openDispute(reference).status !== 'opened') throw new Error('The bank has its evidence.')
        evidence.set(reference, told)
        bank.dispute(openDispute(reference).charge, { reference, status: 'evidence_sent', dueAt: null })
      },
      async accept({ reference }) {
        bank.dispute(openDispute(reference).charge, { reference, status: 'lost', dueAt: null })
      },
    },
    away: false,
    say(reference, status, changes = {}) {
      charges.set(reference, { ...charge(reference), status, ...changes })
    },
    async createCharge(wish) {
      if (bank.away) throw new Error('The bank does not answer.')
      const reference = `ch_${createHash('sha256').update(wish.idempotencyKey).digest('hex').slice(0, 20)}`
      if (!charges.has(reference)) charges.set(reference, { reference, status: 'pending', amount: wish.amount, currency: wish.currency, qrPayload: 'qr' })
      return charge(reference)
    },
    getCharge: async (reference) => charge(reference),
    async cancelCharge(reference) {
      if (charge(reference).status === 'pending') bank.say(reference, 'canceled')
      return charge(reference)
    },
    async refundCharge({ reference, idempotencyKey, amount, currency }) {
      const because = whyNot(charge(reference), { idempotencyKey, amount, currency })
      if (because !== undefined) {
        refused.push(`${idempotencyKey}: ${because}`)
        throw new Error(`The bank refuses: ${because}.`)
      }
      refunds.set(idempotencyKey, { reference, amount: minor(amount) })
      return { reference: `rf_${idempotencyKey}` }
    },
    readEvent: () => 'forged',
  }
  return bank
}
