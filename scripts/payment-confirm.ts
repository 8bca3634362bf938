import { parseArgs } from 'node:util'
import { confirmTransfer, listTransfers, refuseTransfer } from '../app/payments/transfers/confirm-transfer.server.ts'
import { amountOf, decideByHand } from './decide-by-hand.ts'

// npm run payment:confirm: what waits for somebody to look into the account.
// npm run payment:confirm -- H261120-7KQ4M2X [--amount 1450.00]: the money is there.
// npm run payment:confirm -- H261120-7KQ4M2X --refuse "No such amount has arrived.": it is not.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { amount: { type: 'string' }, refuse: { type: 'string' } } })
const amount = amountOf(values.amount)

await decideByHand({
  number: positionals[0],
  list: listTransfers,
  nothing: 'No order waits for a transfer.',
  decide: (shop, number) =>
    values.refuse === undefined
      ? confirmTransfer(shop, { number, amount, by: process.env['USER'] ?? 'the command line' })
      : refuseTransfer(shop, { number, reason: values.refuse }),
})
