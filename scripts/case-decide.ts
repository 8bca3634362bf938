import { parseArgs } from 'node:util'
import { decideCase, listUndecided } from '../app/returns/decide-case.server.ts'
import { connectPools } from '../server/database/pools.ts'
import { withShopDatabase } from './with-database.ts'

// npm run case:decide: what waits for the shop to decide. Works while the shop runs, and while it does not.
// npm run case:decide -- H261120-7KQ4M2X-1-R1 --refund "The picture shows the crack.": the buyer gets the money.
// npm run case:decide -- H261120-7KQ4M2X-1-R1 --deny "The piece is as described.": the buyer does not.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { refund: { type: 'string' }, deny: { type: 'string' } } })
const [number] = positionals
if (number !== undefined && (values.refund === undefined) === (values.deny === undefined)) {
  console.error(`How? npm run case:decide -- ${number} --refund "why", or --deny "why"`)
  process.exit(1)
}

await withShopDatabase(async (url) => {
  const pools = connectPools({ url, size: 2 })
  const shop = { service: pools.databaseOf(pools.service) }
  try {
    if (number === undefined) {
      const waiting = await listUndecided(shop)
      console.log(waiting.length === 0 ? 'No case waits for the shop.' : waiting.join('\n'))
      return
    }
    const decided = await decideCase(shop, { number, to: values.refund === undefined ? 'denied' : 'refunded', reason: values.refund ?? values.deny ?? '' })
    ;(decided.done ? console.log : console.error)(decided.sentence)
    if (!decided.done) process.exitCode = 1
  } finally {
    await pools.end()
  }
})
