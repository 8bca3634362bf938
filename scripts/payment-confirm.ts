import { parseArgs } from 'node:util'
import { confirmCash, isByCash, listCash } from '../app/payments/confirm-cash.server.ts'
import { confirmTransfer, listTransfers, refuseTransfer } from '../app/payments/transfers/confirm-transfer.server.ts'
import { amountOf, decideByHand } from './decide-by-hand.ts'

// npm run payment:confirm: what waits for somebody to look into the account, or at what the carriers have brought.
// npm run payment:confirm -- H261120-7KQ4M2X [--amount 1450.00]: the money is there; in cash also for one maker's part, H261120-7KQ4M2X-1.
// npm run payment:confirm -- H261120-7KQ4M2X --refuse "No such amount has arrived.": it is not.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { amount: { type: 'string' }, refuse: { type: 'string' } } })
const amount = amountOf(values.amount)

await decideByHand({
  number: positionals[0],
  list: async (shop) => [...(await listTransfers(shop)), ...(await listCash(shop))],
  nothing: 'No order waits for a transfer, or for cash to be confirmed.',
  decide: async (shop, number) =>
    values.refuse !== undefined
      ? refuseTransfer(shop, { number, reason: values.refuse })
      : (await isByCash(shop, number))
        ? confirmCash(shop, { number })
        : confirmTransfer(shop, { number, amount, by: process.env['USER'] ?? 'the command line' }),
})
