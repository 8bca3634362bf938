import type { Database } from '../../platform/database.ts'
import { minor } from '../../platform/money.ts'
import type { Charge, ChargeStatus, PaymentMethod, PaymentProvider } from '../payment-provider.ts'
import { promptPayPayload, type PromptPayWish } from './promptpay.ts'

/** Where the shop itself can be paid; undefined where it has no such thing. */
export type OwnAccounts = {
  promptPay: { id: string; name: string } | undefined
  bankAccount: { bank: string; number: string; holder: string; swift: string } | undefined
}

/** The provider's name, as it stands in `payments.provider`. */
export const OWN_ACCOUNT = 'own-account'

type Row = { status: string; amount_minor: bigint; currency: string; seen_minor: bigint | null; seen_currency: string | null }

/**
 * The shop's own bank account and PromptPay as a payment provider. Its books are what a person has seen in the account (`private.transfers`), so a charge is
 * paid when somebody said so and never by itself. Money cannot be sent back by a machine: refunds are left to a person.
 */
export function ownAccount({ database, accounts }: { database: Database; accounts: OwnAccounts }): PaymentProvider {
  const methods: PaymentMethod[] = [...(accounts.promptPay ? ['shop_promptpay' as const] : []), ...(accounts.bankAccount ? ['bank_transfer' as const] : [])]
  const look = async (reference: string, otherwise?: ChargeStatus): Promise<Charge> => {
    const row = await database.one<Row>(
      `select p.status, p.amount_minor, p.currency, t.amount_minor as seen_minor, t.currency as seen_currency
         from public.payments p left join private.transfers t on t.payment_id = p.id where p.provider = $1 and p.provider_reference = $2`,
      [OWN_ACCOUNT, reference],
    )
    const seen = row.seen_minor !== null && row.seen_currency !== null
    return {
      reference,
      status: seen ? 'paid' : (otherwise ?? STATUS[row.status] ?? 'pending'),
      amount: minor(row.seen_minor ?? row.amount_minor),
      currency: row.seen_currency ?? row.currency,
    }
  }
  return {
    name: OWN_ACCOUNT,
    methods,
    async createCharge({ idempotencyKey, method, amount, currency }) {
      const made = method === 'shop_promptpay' && accounts.promptPay ? promptPayPayload({ ...accountOf(accounts.promptPay), amount }) : undefined
      if (made && !made.made) throw new Error(`A PromptPay code could not be made: ${made.because}.`)
      return { reference: idempotencyKey, status: 'pending', amount, currency, ...(made?.made && { qrPayload: made.payload }) }
    },
    getCharge: (reference) => look(reference),
    cancelCharge: (reference) => look(reference, 'canceled'),
    refundCharge: async () => 'impossible',
    readEvent: () => 'forged',
  }
}

const STATUS: Readonly<Record<string, ChargeStatus>> = { failed: 'failed', expired: 'expired', canceled: 'canceled' }

/** A credit transfer carries no reference; the buyer reads the order's number beside the code. */
function accountOf({ id, name }: { id: string; name: string }): PromptPayWish {
  const kind = id.length === 10 ? 'phone' : id.length === 13 ? 'tax_id' : 'e_wallet'
  return { target: { kind, id }, ...(name !== '' && { merchantName: name }) }
}
