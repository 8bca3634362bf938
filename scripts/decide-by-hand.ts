import type { Database } from '../app/platform/database.ts'
import { fromDecimal } from '../app/platform/money.ts'
import { connectPools } from '@hattha/postgres'
import { createLog, type Log } from '../server/log.ts'
import { withShopDatabase } from './with-database.ts'

type Shop = { service: Database; log: Log }
type ByHand = {
  /** Of what the person decides on; without one, what waits is listed. */
  number: string | undefined
  list: (shop: Shop) => Promise<string[]>
  nothing: string
  decide: (shop: Shop, number: string) => Promise<{ done: boolean; sentence: string }>
}

/** Something that a person decides at the terminal, one number at a time. Works while the shop runs, and while it does not. */
export async function decideByHand({ number, list, nothing, decide }: ByHand): Promise<void> {
  await withShopDatabase(async (url, settings) => {
    const pools = connectPools({ url, size: 2 })
    const shop = { service: pools.databaseOf(pools.service), log: createLog({ ...settings, logLevel: 'error' }) }
    try {
      if (number === undefined) {
        const waiting = await list(shop)
        console.log(waiting.length === 0 ? nothing : waiting.join('\n'))
        return
      }
      const decided = await decide(shop, number)
      ;(decided.done ? console.log : console.error)(decided.sentence)
      if (!decided.done) process.exitCode = 1
    } finally {
      await pools.end()
    }
  })
}

/** An amount as a person types it (`1,450.00`), in satang; ends the command with a sentence where it is none. */
export function amountOf(typed: string | undefined): ReturnType<typeof fromDecimal> {
  if (typed === undefined) return undefined
  const amount = fromDecimal(typed.replaceAll(',', ''), 2)
  if (amount !== undefined) return amount
  console.error(`${typed} is no amount in baht. Write it as 1450.00.`)
  process.exit(1)
}
