/**
 * `node bench/checkout.ts`: all requests of a checkout in sequence over HTTP (quote, place-order, track-order), one guest after the other. What place-order waits for the
 * payment provider is taken off: the shop's own metrics say how long the demo bank's door took. Then fifty buyers want the last piece at once, and one may have it.
 */
import { strictEqual } from 'node:assert'
import { randomBytes } from 'node:crypto'
import { call, givenWish, listBuyable, openDatabase, track } from '../tests/hostile/hostile-shop.ts'
import { median, quantile, report } from './finding.ts'
import { openDemoShop } from './shop-under-test.ts'

const BUDGET_MS = 50
const WARM = 20
const CHECKOUTS = 120
const BUYERS = 50

const shop = await openDemoShop()
try {
  const products = await listBuyable(shop)
  await inSequence(products)
  await forTheLast(products.at(-1))
} finally {
  await shop.remove()
}

type GivenProduct = Awaited<ReturnType<typeof listBuyable>>[number]

async function inSequence(products: readonly GivenProduct[]): Promise<void> {
  const buy = async (round: number) => {
    const product = products[round % (products.length - 1)]
    if (!product) throw new Error('The demo shop has nothing to sell.')
    const began = performance.now()
    const wish = await givenWish(shop, product)
    const placed = await call(shop, 'place-order', wish)
    if (placed.status !== 200) throw new Error(`Not placed: ${placed.status} ${placed.text}`)
    await track(shop, placed.json<{ token: string }>().token)
    return performance.now() - began
  }
  for (let round = 0; round < WARM; round++) await buy(round)
  const before = await providerSeconds()
  const times: number[] = []
  const trivial: number[] = []
  for (let round = 0; round < CHECKOUTS; round++) {
    times.push(await buy(WARM + round))
    const began = performance.now()
    for (let request = 0; request < 3; request++) await (await fetch(`${shop.url}/healthz`)).text()
    trivial.push(performance.now() - began)
  }
  const after = await providerSeconds()
  const provider = (1000 * (after.sum - before.sum)) / Math.max(1, after.count - before.count)
  const [p50, p95] = [median(times) - provider, quantile(times, 0.95) - provider]
  report({
    what: 'checkout: quote, place-order, track-order',
    measured: `p50 ${p50.toFixed(1)} ms`,
    ratio: `${(p50 / median(trivial)).toFixed(0)} × three /healthz`,
    budget: `p50 ≤ ${BUDGET_MS} ms`,
    met: p50 <= BUDGET_MS,
    notes: [`p95 ${p95.toFixed(1)} ms; the provider's ${provider.toFixed(1)} ms taken off; three trivial requests ${median(trivial).toFixed(1)} ms`],
  })
}

async function forTheLast(product: GivenProduct | undefined): Promise<void> {
  if (!product) throw new Error('The demo shop has nothing to sell.')
  const database = await openDatabase(shop)
  await database.query('update public.stock_levels set on_hand = allocated + reserved + 1 where variant_id = $1', [product.variantId])
  await database.end()
  const wish = await givenWish(shop, product)
  const began = performance.now()
  const answers = await Promise.all(
    Array.from({ length: BUYERS }, () => call(shop, 'place-order', { ...wish, cartToken: randomBytes(32).toString('base64url') })),
  )
  const took = performance.now() - began
  const placed = answers.filter(({ status }) => status === 200).length
  const told = answers.filter(({ status, text }) => status === 422 && text.includes('insufficient_stock')).length
  report({
    what: `${BUYERS} buyers for the last piece`,
    measured: `${placed} order`,
    budget: 'exactly 1 order',
    met: placed === 1 && told === BUYERS - 1,
    notes: [`${told} were told it is gone, all within ${Math.round(took)} ms`],
  })
  strictEqual(placed, 1, `${BUYERS} buyers of the last piece got ${placed} orders`)
}

/** How often and how long the demo bank was asked: the only thing of a demo shop that is posted to outside its interfaces. */
async function providerSeconds(): Promise<{ sum: number; count: number }> {
  const metrics = await (await fetch(`${shop.url}/metrics`)).text()
  const total = (name: string) =>
    [...metrics.matchAll(new RegExp(`^http_request_duration_seconds_${name}\\{([^}]*)\\} (\\S+)$`, 'gm'))]
      .filter(([, labels]) => labels?.includes('area="pages"') && labels.includes('method="POST"'))
      .reduce((sum, [, , value]) => sum + Number(value), 0)
  return { sum: total('sum'), count: total('count') }
}
