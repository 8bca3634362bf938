/**
 * `npm run bench:seed -- --products 100000`: fills a database for benchmarks in `.data/bench` (or the one in DATABASE_URL, which it empties) with so many
 * listed and indexed pieces. `bench/list.ts` asks it.
 */
import { parseArgs } from 'node:util'
import { fillBenchShop, openBenchShop } from './bench-shop.ts'

const { values } = parseArgs({ options: { products: { type: 'string', default: '100000' } } })
const products = Number(values.products)
if (!Number.isSafeInteger(products) || products < 1 || products > 5_000_000) {
  console.error('--products must be a whole number from 1 to 5,000,000.')
  process.exit(1)
}
const shop = await openBenchShop()
const began = performance.now()
await fillBenchShop(shop.url, products, console.log)
console.log(`done in ${Math.round((performance.now() - began) / 1000)} s`)
await shop.stop()
