import { parseArgs } from 'node:util'
import { confirmRefund, listRefundsByHand } from '../app/checkout/refund-by-hand.server.ts'
import { fromDecimal } from '../app/platform/money.ts'
import { connectPools } from '../server/database/pools.ts'
import { withShopDatabase } from './with-database.ts'

// npm run refund:confirm: refunds a person has to send. Works while the shop runs, and while it does not.
// npm run refund:confirm -- H261120-7KQ4M2X-1 --reference "KB20261120-4711" [--amount 1450.00]: the money is sent.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { amount: { type: 'string' }, reference: { type: 'string' } } })
const [number] = positionals
const amount = values.amount === undefined ? undefined : fromDecimal(values.amount.replaceAll(',', ''), 2)
if (values.amount !== undefined && amount === undefined) {
  console.error(`${values.amount} is no amount in baht. Write it as 1450.00.`)
  process.exit(1)
}

await withShopDatabase(async (url) => {
  const pools = connectPools({ url, size: 2 })
  const shop = { service: pools.databaseOf(pools.service) }
  try {
    if (number === undefined) {
      const waiting = await listRefundsByHand(shop)
      console.log(waiting.length === 0 ? 'No refund waits for a person.' : waiting.join('\n'))
      return
    }
    const sent = await confirmRefund(shop, { number, reference: values.reference ?? '', amount })
    ;(sent.done ? console.log : console.error)(sent.sentence)
    if (!sent.done) process.exitCode = 1
  } finally {
    await pools.end()
  }
})
