import { createHash } from 'node:crypto'
import { minor, type Minor } from '../../app/platform/money.ts'
import type { Charge, ChargeStatus, PaymentProvider } from '../../app/payments/payment-provider.ts'

/** A payment provider whose books a test holds in its hands. Stands behind the same interface as a real one. */
export type PlayedBank = PaymentProvider & {
  charges: Map<string, Charge>
  refunds: Map<string, { reference: string; amount: Minor }>
  /** Changes what the books say of a charge. */
  say(reference: string, status: ChargeStatus, changes?: Partial<Charge>): void
  /** While true, every call fails as if the line were cut. */
  away: boolean
}

export function playedBank(): PlayedBank {
  const charges = new Map<string, Charge>()
  const refunds = new Map<string, { reference: string; amount: Minor }>()
  const charge = (reference: string): Charge => {
    if (bank.away) throw new Error('The bank does not answer.')
    const known = charges.get(reference)
    if (!known) throw new Error(`The bank knows no charge ${reference}.`)
    return known
  }
  const bank: PlayedBank = {
    name: 'played-bank',
    methods: ['promptpay', 'card'],
    charges,
    refunds,
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
    async refundCharge({ reference, idempotencyKey, amount }) {
      charge(reference)
      refunds.set(idempotencyKey, { reference, amount: minor(amount) })
      return { reference: `rf_${idempotencyKey}` }
    },
    readEvent: () => 'forged',
  }
  return bank
}
