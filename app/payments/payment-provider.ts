import type { Minor } from '../platform/money.ts'
import type { DisputeDesk } from './chargebacks/dispute.ts'

export const PAYMENT_METHODS = ['promptpay', 'card', 'bank_transfer', 'shop_promptpay', 'cash_on_delivery', 'invoice'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
/** How an order was paid: store credit that was enough needed no other way. */
export type PaidBy = PaymentMethod | 'store_credit'

/** What a provider says of a charge. Final states never change but for `paid`, which may follow `expired` when money comes late. */
export type ChargeStatus = 'pending' | 'paid' | 'failed' | 'expired' | 'canceled'

/** A charge as the provider's books have it: the only source of amounts we believe. */
export type Charge = {
  reference: string
  status: ChargeStatus
  amount: Minor
  currency: string
  /** What a banking app scans (EMVCo text), for methods paid by QR. */
  qrPayload?: string
  /** Where the buyer goes on, for methods paid on the provider's page. */
  redirectUrl?: string
  /** Why it failed, in the provider's code. */
  failureCode?: string
}

export type ChargeWish = {
  /** The same key gives the same charge, however often it is asked for. */
  idempotencyKey: string
  method: PaymentMethod
  amount: Minor
  currency: string
  expiresAt: Date
  /** Where the provider sends the buyer afterwards. */
  returnUrl: string
  description: string
}

export type RefundWish = { reference: string; idempotencyKey: string; amount: Minor; currency: string }

/** What a provider moved in our account there, as its own report tells it: out of the account negative, `fee` what it kept of it. */
export type SettledLine = {
  /** Its own id of the movement, which never changes. */
  line: string
  kind: SettledKind
  happenedAt: string
  amount: Minor
  fee: Minor
  currency: string
  /** Whatever may name the payment or refund: our keys, its references, what it was told to write. */
  references: readonly string[]
  description: string
}
export const SETTLED_KINDS = ['payment', 'refund', 'chargeback', 'fee', 'payout', 'adjustment'] as const
export type SettledKind = (typeof SETTLED_KINDS)[number]

/** An event a provider sent. It only says which charge or dispute to look at; what happened is asked from the provider. */
export type ProviderEvent = { eventId: string; reference: string; type: string; about?: 'dispute' }

/** Why an event is not believed: signed by somebody else, older than the tolerance, or not in the provider's form. */
export type EventRefusal = 'forged' | 'stale' | 'malformed'

/**
 * A payment provider behind one interface: the demo bank, a card network, a bank. Every call may be repeated. Throws when the provider cannot be
 * reached or does not answer in its own form; callers treat that as "not known yet", never as "failed".
 */
export interface PaymentProvider {
  readonly name: string
  readonly methods: readonly PaymentMethod[]
  /** Where buyers' banks can take a payment back. */
  readonly disputes?: DisputeDesk
  createCharge(wish: ChargeWish): Promise<Charge>
  getCharge(reference: string): Promise<Charge>
  /** Asks to end a charge; the answer tells what it became, which may be `paid`. */
  cancelCharge(reference: string): Promise<Charge>
  /** Gives money back, in the currency it came in; the same key refunds once, and throws for another amount. `impossible` where the provider cannot refund this method (a person has to). */
  refundCharge(wish: RefundWish): Promise<{ reference: string } | 'impossible'>
  /** Checks the signature over the raw body first, then reads the event; `unrelated` is a genuine one that is about no charge and no dispute. */
  readEvent(rawBody: string, headers: Headers, now: Date): ProviderEvent | EventRefusal | 'unrelated'
  /** Everything it moved on a day (UTC, `2026-11-24`) that is over; absent for providers that can only be read from files. */
  listSettled?(day: string): Promise<SettledLine[]>
}

/** Older or newer events than this are refused: a recorded event cannot be played again later. */
export const EVENT_TOLERANCE_SECONDS = 300

/** The provider that serves a method, or undefined where the shop has none for it. */
export const providerFor = (providers: readonly PaymentProvider[], method: PaymentMethod): PaymentProvider | undefined =>
  providers.find((provider) => provider.methods.includes(method))
