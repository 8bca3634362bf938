import { parseArgs } from 'node:util'
import { decideCase, listUndecided } from '../app/returns/decide-case.server.ts'
import { decideByHand } from './decide-by-hand.ts'

// npm run case:decide: what waits for the shop to decide.
// npm run case:decide -- H261120-7KQ4M2X-1-R1 --refund "The picture shows the crack.": the buyer gets the money.
// npm run case:decide -- H261120-7KQ4M2X-1-R1 --deny "The piece is as described.": the buyer does not.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { refund: { type: 'string' }, deny: { type: 'string' } } })
const [number] = positionals
if (number !== undefined && (values.refund === undefined) === (values.deny === undefined)) {
  console.error(`How? npm run case:decide -- ${number} --refund "why", or --deny "why"`)
  process.exit(1)
}

await decideByHand({
  number,
  list: listUndecided,
  nothing: 'No case waits for the shop.',
  decide: (shop, known) =>
    decideCase(shop, { number: known, to: values.refund === undefined ? 'denied' : 'refunded', reason: values.refund ?? values.deny ?? '' }),
})
