import { billReferenceOf, promptPayPayload } from '../../app/payments/providers/promptpay.ts'
import { minor } from '../../app/platform/money.ts'
import type { BankCharge } from './books.ts'

/** Nobody's biller id: a real banking app reads the code and finds no receiver, so that no real money can go astray. */
const NOBODY = '000000000000000'

/** The QR text of a charge; throws when the standard cannot carry its amount. */
export function promptPayOf(charge: BankCharge): string {
  const made = promptPayPayload({
    target: { kind: 'bill', billerId: NOBODY, reference1: billReferenceOf(charge.description) ?? 'DEMO', reference2: billReferenceOf(charge.id.slice(-18)) },
    amount: minor(charge.amount_minor),
    merchantName: 'HATTHA DEMO',
    merchantCity: 'BANGKOK',
  })
  if (!made.made) throw new Error(`No PromptPay code for charge ${charge.id}: ${made.because}.`)
  return made.payload
}
