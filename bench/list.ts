/**
 * `node bench/list.ts`: how long a product list takes on the database of `npm run bench:seed`: 24 pieces, three filters, sorted, asked by `--callers` (4) at once as
 * role `anon`; its facet counts; a search with words; suggestions. Each beside a trivial statement of the same run, because machines differ.
 * `--url http://localhost:3000` also asks a running shop over HTTP for searches with filters and counts, as its readers do.
 */
import { parseArgs } from 'node:util'
import { NO_SEARCH, type ProductSearch } from '../app/catalog/search/product-search.ts'
import { findProducts, listFacets } from '../app/catalog/search/search-products.server.ts'
import { suggest } from '../app/catalog/search/search-suggest.server.ts'
import type { Database } from '../app/platform/database.ts'
import { connectPools } from '@hattha/postgres'
import { fillBenchShop, holdsProducts, openBenchShop } from './bench-shop.ts'
import { bombard, fireAt } from './cannon.ts'
import { quantile, report } from './finding.ts'

const { values } = parseArgs({ options: { url: { type: 'string' }, rounds: { type: 'string', default: '400' }, callers: { type: 'string', default: '4' } } })
const ROUNDS = Number(values.rounds)
const CALLERS = Number(values.callers)
const READER = { language: 'en', rates: [{ quote: 'THB', rate: '1' }] } as const
const LIST_BUDGET_MS = 50
const SEARCH_BUDGET = 500
const WORDS = ['silk scarf', 'celadon', 'rattan bag', 'ผ้าไหม', 'benjarong', 'indigo cotton', 'zilveren armband', 'mango wood']

/** Always the same row of filters, different every time. */
const filtered = (round: number): ProductSearch => ({
  ...NO_SEARCH,
  categories: [`family-${1 + (round % 6)}`],
  types: round % 2 === 0 ? ['handmade'] : ['sale'],
  rating: round % 3 === 0 ? '4' : '',
  min: round % 3 === 0 ? '' : String(100 + ((round * 37) % 2000)),
  sort: (['price_asc', 'newest', 'best', 'rating', 'price_desc'] as const)[round % 5] ?? 'best',
})

if (values.url) await overHttp(values.url)
else await inDatabase()

async function inDatabase(): Promise<void> {
  const shop = await openBenchShop()
  if (!(await holdsProducts(shop.url))) await fillBenchShop(shop.url, 100_000, console.log)
  const pools = connectPools({ url: shop.url, size: CALLERS })
  const db = pools.databaseOf(pools.anon)
  const words = (round: number) => WORDS[round % WORDS.length] ?? ''
  try {
    const { listed } = await pools.databaseOf(pools.service).one<{ listed: bigint }>('select count(*) as listed from public.products')
    // Ten times the products may take twice the time.
    const budget = listed > 500_000n ? 2 * LIST_BUDGET_MS : LIST_BUDGET_MS
    const trivial = await measured((round) => db.one('select $1::int as one', [round]))
    const list = await measured((round) => findProducts(db, filtered(round), READER))
    const others: Record<string, Ask> = {
      'facet counts of that': (round) => listFacets(db, filtered(round), READER),
      '24 of all, best match': () => findProducts(db, NO_SEARCH, READER),
      'facet counts of everything': () => listFacets(db, NO_SEARCH, READER),
      'search with words': (round) => findProducts(db, { ...NO_SEARCH, q: words(round) }, READER),
      'search with words and three filters': (round) => findProducts(db, { ...filtered(round), q: words(round) }, READER),
      suggestions: (round) => suggest(db, words(round).slice(0, 5), 'en'),
    }
    const notes: string[] = []
    for (const [name, ask] of Object.entries(others)) notes.push(lineOf(name, await measured(ask), trivial))
    report({
      what: `24 of ${listed.toLocaleString('en')} products, three filters, sorted`,
      measured: `p95 ${list.p95.toFixed(1)} ms`,
      ratio: `p50 ${(list.p50 / trivial.p50).toFixed(0)} × select 1`,
      budget: `p95 ≤ ${budget} ms`,
      met: list.p95 <= budget,
      notes: [`${CALLERS} callers, ${ROUNDS} rounds`, lineOf('select 1', trivial, trivial), lineOf('the list', list, trivial), ...notes],
    })
  } finally {
    await pools.end()
    await shop.stop()
  }
}

type Ask = (round: number) => ReturnType<Database['one']>
type Times = { p50: number; p95: number }

/** Runs `ask` for all rounds, the callers beside each other; middle and slow times in milliseconds. */
async function measured(ask: Ask): Promise<Times> {
  for (let round = 0; round < 20; round++) await ask(round)
  const times: number[] = []
  let next = 0
  const caller = async () => {
    while (next < ROUNDS) {
      const round = next++
      const began = performance.now()
      await ask(round)
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
}

function lineOf(name: string, { p50, p95 }: Times, trivial: Times): string {
  return `${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p50 ${(p50 / trivial.p50).toFixed(0)} × select 1`
}

/** Forty different searches in turn, most asked for again and again: what a shop's readers do. */
async function overHttp(url: string): Promise<void> {
  const searches = Array.from(
    { length: 40 },
    (_, n) =>
      `${url}/en/products?${new URLSearchParams({ q: WORDS[n % WORDS.length] ?? '', category: `family-${1 + (n % 6)}`, type: 'handmade', sort: n % 2 ? 'newest' : 'best' })}`,
  )
  const trivial = await bombard(`${url}/healthz`, { seconds: 5 })
  const { perSecond, p50, p99, failed } = await fireAt(searches, { seconds: 10 })
  report({
    what: 'search, filters and counts over HTTP',
    measured: `${Math.round(perSecond)} req/s`,
    ratio: `${(perSecond / trivial).toFixed(2)} of /healthz`,
    budget: `≥ ${SEARCH_BUDGET} req/s`,
    met: perSecond >= SEARCH_BUDGET && failed === 0,
    notes: [`p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${failed} failed`],
  })
}
