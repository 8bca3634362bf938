import { parseArgs } from 'node:util'
import { confirmTransfer, listTransfers, refuseTransfer, type Looked } from '../app/checkout/confirm-transfer.server.ts'
import { fromDecimal } from '../app/platform/money.ts'
import { connectPools } from '../server/database/pools.ts'
import { createLog } from '../server/log.ts'
import { withShopDatabase } from './with-database.ts'

// npm run payment:confirm: what waits for somebody to look into the account. Works while the shop runs, and while it does not.
// npm run payment:confirm -- H261120-7KQ4M2X [--amount 1450.00]: the money is there.
// npm run payment:confirm -- H261120-7KQ4M2X --refuse "No such amount has arrived.": it is not.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { amount: { type: 'string' }, refuse: { type: 'string' } } })
const [number] = positionals
const amount = values.amount === undefined ? undefined : fromDecimal(values.amount.replaceAll(',', ''), 2)
if (values.amount !== undefined && amount === undefined) {
  console.error(`${values.amount} is no amount in baht. Write it as 1450.00.`)
  process.exit(1)
}

await withShopDatabase(async (url, settings) => {
  const pools = connectPools({ url, size: 2 })
  const shop = { service: pools.databaseOf(pools.service), log: createLog({ ...settings, logLevel: 'error' }) }
  try {
    if (number === undefined) {
      const waiting = await listTransfers(shop)
      console.log(waiting.length === 0 ? 'No order waits for a transfer.' : waiting.join('\n'))
      return
    }
    const looked: Looked =
      values.refuse === undefined
        ? await confirmTransfer(shop, { number, amount, by: process.env['USER'] ?? 'the command line' })
        : await refuseTransfer(shop, { number, reason: values.refuse })
    ;(looked.done ? console.log : console.error)(looked.sentence)
    if (!looked.done) process.exitCode = 1
  } finally {
    await pools.end()
  }
})
