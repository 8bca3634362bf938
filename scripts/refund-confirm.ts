import { parseArgs } from 'node:util'
import { confirmRefund, listRefundsByHand } from '../app/payments/refunds/refund-by-hand.server.ts'
import { amountOf, decideByHand } from './decide-by-hand.ts'

// npm run refund:confirm: refunds a person has to send.
// npm run refund:confirm -- H261120-7KQ4M2X-1 --reference "KB20261120-4711" [--amount 1450.00]: the money is sent.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { amount: { type: 'string' }, reference: { type: 'string' } } })
const amount = amountOf(values.amount)

await decideByHand({
  number: positionals[0],
  list: listRefundsByHand,
  nothing: 'No refund waits for a person.',
  decide: (shop, number) => confirmRefund(shop, { number, reference: values.reference ?? '', amount }),
})
