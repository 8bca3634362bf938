import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { databaseOf } from '@hattha/postgres'
import { faultsOf, openPairs, talk } from '../support/chat-pairs.ts'
import { breaches } from '../support/invariants.ts'
import { startTestShop, type TestShop } from '../support/shop.ts'
import { call, decide, givenWish, listBuyable, track, until } from './hostile-shop.ts'

let shop: TestShop = await startTestShop({ filled: true })
afterAll(() => shop.remove())
const products = await listBuyable(shop)

type Attempt = { wish: Awaited<ReturnType<typeof givenWish>>; order?: { number: string; token: string }; decided: boolean }

/** Buyers who order and pay as fast as the shop lets them, until it does not answer any more. */
function startBuying(attempts: Attempt[]): { stopped: Promise<unknown>; stop(): void } {
  let open = true
  const buyer = async () => {
    while (open) {
      const product = products[randomInt(products.length)]
      const wish = product && (await givenWish(shop, product).catch(() => undefined))
      if (!wish) continue
      const attempt: Attempt = { wish, decided: false }
      attempts.push(attempt)
      const placed = await call(shop, 'place-order', wish)
      if (placed.status !== 200) continue
      attempt.order = placed.json<{ number: string; token: string }>()
      if (attempts.length % 2 === 0) continue
      const chargeId = (await track(shop, attempt.order.token).catch(() => undefined))?.payment?.redirectUrl?.split('/').at(-1)
      if (chargeId) attempt.decided = (await decide(shop, chargeId, 'approve')).status === 200
    }
  }
  return { stopped: Promise.all(Array.from({ length: 6 }, buyer)), stop: () => (open = false) }
}

async function inDatabase<Result>(work: (db: ReturnType<typeof databaseOf>) => Promise<Result>): Promise<Result> {
  const pool = new pg.Pool({
    host: '127.0.0.1',
    port: Number(postmaster()[3]),
    user: 'postgres',
    database: 'postgres',
    password: readFileSync(join(shop.dataFolder, 'postgres-password'), 'utf8').trim(),
    max: 2,
  })
  pool.on('error', () => undefined)
  try {
    return await work(databaseOf(pool))
  } finally {
    await pool.end()
  }
}

const postmaster = () => readFileSync(join(shop.dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')

test('the demo shop itself keeps its promises', async () => {
  expect(await inDatabase((db) => breaches(db))).toEqual([])
})

test.each([
  ['the process', () => shop.end('SIGKILL')],
  [
    'its database',
    async () => {
      process.kill(Number(postmaster()[0]), 'SIGKILL')
      await shop.end('SIGKILL')
    },
  ],
] as const)(
  '%s is killed while people buy: what was acknowledged is there, and nothing is out of balance',
  async (_what, kill) => {
    const attempts: Attempt[] = []
    const buying = startBuying(attempts)
    await until(
      async () => attempts.filter(({ order }) => order).length,
      (count) => count >= 12,
      60,
    )
    await kill()
    buying.stop()
    await buying.stopped
    shop = await startTestShop({ dataFolder: shop.dataFolder })

    const acknowledged = attempts.flatMap(({ order }) => order ?? [])
    expect(acknowledged.length).toBeGreaterThanOrEqual(12)
    await inDatabase(async (db) => {
      const there = await db.all<{ number: string }>('select number from public.order_groups where number = any ($1)', [
        acknowledged.map(({ number }) => number),
      ])
      expect(there).toHaveLength(acknowledged.length)
      expect(await breaches(db)).toEqual([])
    })
    // Who paid has an order, though nobody told the shop before it fell: the bank's message was on its way, or the sweeper asks.
    await inDatabase(async (db) => {
      await db.all(`update public.payments set created_at = created_at - interval '2 minutes' where status in ('created', 'pending')`)
      await db.all(`select jobs.enqueue('sweep-payments', '{}', 'sweep-now', null)`)
    })
    for (const { order } of attempts.filter(({ decided }) => decided))
      await until(
        () => track(shop, order?.token ?? ''),
        ({ status }) => status === 'placed',
        60,
      )
    // Who got no answer presses "pay now" again: the same order, once.
    for (const { wish } of attempts.filter(({ order }) => !order)) {
      const [first, second] = await Promise.all([call(shop, 'place-order', wish), call(shop, 'place-order', wish)])
      expect([200, 409, 422]).toContain(first.status)
      if (first.status === 200) expect(second.json()).toEqual(first.json())
    }
    expect(await inDatabase((db) => breaches(db))).toEqual([])
  },
  600_000,
)

test('the process is killed while people talk: nothing is lost, and nothing is said twice', async () => {
  const { pairs, close } = await openPairs(shop, 12)
  try {
    await talk(pairs, { each: 1, breathMs: 100 })
    const talking = talk(pairs, { each: 3, breathMs: 400 })
    await until(
      async () => pairs.flatMap(({ said }) => [...said]).length,
      (count) => count >= 30,
      60,
    )
    await shop.end('SIGKILL')
    // What is said now is not heard, and said again when the shop is back at its address.
    shop = await startTestShop({ dataFolder: shop.dataFolder, port: Number(new URL(shop.url).port) })
    await talking
    expect(pairs.flatMap(({ said }) => [...said])).toHaveLength(12 * 2 * 4)
    expect(await faultsOf(shop, pairs, 60_000)).toEqual({ lost: 0, doubled: 0, strange: 0 })
  } finally {
    await close()
  }
}, 600_000)
