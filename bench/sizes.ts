/**
 * `BENCH_DIR=… node bench/sizes.ts`: what a visitor, a program and a buyer cost on a shop of `npm run bench:seed`, of whatever size: lists and pieces over `/rest/v1` beside a handler
 * written by hand over the same rows and policies, a search with its counts, pages made anew (processor time of Node and of PostgreSQL), the cart, orders one by one and fifty at once.
 * One line each, to be laid beside the lines of another size.
 */
import { randomInt } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { connectPools, type Pools } from '@hattha/postgres'
import { NO_SEARCH, type ProductSearch } from '../app/catalog/search/product-search.ts'
import { findProducts, listFacets } from '../app/catalog/search/search-products.server.ts'
import { settingsFrom } from '../server/configuration.ts'
import { createPages } from '../server/rendering/pages.ts'
import { call, someAddress } from '../tests/hostile/hostile-shop.ts'
import type { TestShop } from '../tests/support/shop.ts'
import { wishFor } from '../tests/support/market.ts'
import { fireAt } from './cannon.ts'
import { loadNow, median, quantile } from './finding.ts'
import { spentBy } from './simulate/spent.ts'
import { openWorld } from './simulate/world.ts'
import { readingShop } from './shop-under-test.ts'

const ROUNDS = 5
const SECONDS = 2
const MADE = 60
const READER = { language: 'en', rates: [{ quote: 'THB', rate: '1' }] } as const
const WORDS = ['silk scarf', 'celadon', 'rattan bag', 'ผ้าไหม', 'benjarong', 'indigo cotton', 'zilveren armband', 'mango wood']

const COLUMNS = 'id,name,price_minor,image_url,rating,review_count'
const LIST = `products?select=${COLUMNS},seller:sellers(id,business_name,province)&status=eq.active&order=published_at.desc,id&limit=24`
const LIST_BY_HAND = `select coalesce(json_agg(x), '[]')::text as body from (
  select p.id, p.name, p.price_minor, p.image_url, p.rating, p.review_count,
         (select row_to_json(s) from (select s.id, s.business_name, s.province from public.sellers s where s.id = p.seller_id) s) as seller
    from public.products p where p.status = 'active' and p.name <> $1::text order by p.published_at desc, p.id limit 24) x`
const PIECE = 'products?select=*,seller:sellers(id,business_name),variants:product_variants(*),category:categories(id,name),images:product_images(*)'

const say = (what: string, measured: string) => console.log(`${what.padEnd(58)} ${measured}`)

const world = await openWorld(1)
const { database: owner, url, pieces } = world
const [shop] = world.nodes
if (!shop) throw new Error('A shop needs a node.')
const pools = connectPools({ url, size: 10 })
try {
  const { rows } = await owner.query<{ products: number; sellers: number }>(
    'select (select count(*)::int from public.products) as products, (select count(*)::int from public.sellers) as sellers',
  )
  say(`${(rows[0]?.products ?? 0).toLocaleString('en')} pieces of ${(rows[0]?.sellers ?? 0).toLocaleString('en')} makers`, loadNow())
  await overRest(shop)
  await searching(pools).catch((error: unknown) => say('a search with filters and counts, never kept', `FAILED: ${String(error).slice(0, 90)}`))
  await pagesMadeAnew(shop, pools)
  await cart(shop)
  await orders(shop)
  say('at the end', loadNow())
} finally {
  await pools.end()
  await world.end()
}

/** Lists and single pieces over `/rest/v1`, in turns with the list by hand. */
async function overRest(asked: TestShop): Promise<void> {
  const key = world.anonKey
  const byHand = await handServer()
  let anew = 0
  const fire = (urls: readonly string[]) => fireAt(urls, { seconds: SECONDS, callers: 10, headers: { apikey: key, 'accept-encoding': 'identity' } })
  const lists = (base: string, name: string) => Array.from({ length: 500 }, () => `${base}${name}never${(anew += 1)}`)
  const rest = () => fire(lists(`${asked.url}/rest/v1/${LIST}&name=neq.`, ''))
  const hand = () => fire(lists(byHand.url, '/?name='))
  const { rows } = await owner.query<{ id: string }>(`select id from public.products where status = 'active' order by id limit 400`)
  const pieces = () => fire(rows.map(({ id }) => `${asked.url}/rest/v1/${PIECE}&id=eq.${id}`))
  const one = await fetch(`${asked.url}/rest/v1/${PIECE}&id=eq.${rows[0]?.id}`, { headers: { apikey: key } })
  if (one.status !== 200) throw new Error(await one.text())
  await Promise.all([rest(), hand()])
  await pieces()
  const taken: Record<'rest' | 'hand' | 'piece', number[]> = { rest: [], hand: [], piece: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, go] of [
      ['rest', rest],
      ['hand', hand],
      ['piece', pieces],
    ] as const) {
      const shots = await go()
      if (shots.failed > 0) throw new Error(`${name}: ${shots.failed} failed`)
      taken[name].push(shots.perSecond)
    }
  }
  const shares = taken.rest.map((each, round) => each / (taken.hand[round] ?? 1))
  say(
    'a list of 24 with makers over /rest/v1',
    `${Math.round(median(taken.rest))}/s, ${Math.round(100 * median(shares))} % of by hand (${Math.round(median(taken.hand))}/s)`,
  )
  say('a piece with four embeds (the bound) over /rest/v1', `${Math.round(median(taken.piece))}/s`)
  byHand.close()
}

/** The same list by SQL of its own, as the role of strangers, in one message. */
async function handServer(): Promise<{ url: string; close(): void }> {
  const hand = connectPools({ url, size: 10, pipeline: true })
  const list = async (name: string): Promise<string> => {
    const client = await hand.anon.connect()
    try {
      return (await client.query<{ body: string }>({ name: 'list', text: LIST_BY_HAND, values: [name] })).rows[0]?.body ?? '[]'
    } finally {
      client.release()
    }
  }
  const server: Server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://x').searchParams.get('name') ?? ''
    void list(name).then((body) => response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
      void hand.end()
    },
  }
}

/** A search with words, filters and the counts of all its facets, by ten at once, never twice the same. */
async function searching({ anon, databaseOf }: Pools): Promise<void> {
  const db = databaseOf(anon)
  let round = 0
  const one = async () => {
    round += 1
    const search = {
      ...NO_SEARCH,
      q: WORDS[round % WORDS.length] ?? '',
      categories: [`family-${1 + (round % 6)}`],
      types: ['handmade'],
      min: String(50 + round),
    } satisfies ProductSearch
    await Promise.all([findProducts(db, search, READER), listFacets(db, search, READER)])
  }
  for (let warm = 0; warm < 40; warm++) await one()
  const times: number[] = []
  const began = performance.now()
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      for (let turn = 0; turn < 40; turn++) {
        const from = performance.now()
        await one()
        times.push(performance.now() - from)
      }
    }),
  )
  say(
    'a search with filters and counts, never kept',
    `${Math.round((1000 * times.length) / (performance.now() - began))}/s, p95 ${quantile(times, 0.95).toFixed(0)} ms of ten at once`,
  )
}

/** Pages rendered in this process with nothing kept: what Node and what PostgreSQL spend on one. */
async function pagesMadeAnew(asked: TestShop, among: Pools): Promise<void> {
  const settings = settingsFrom({ ...world.env, DATA_DIR: asked.dataFolder, GEO_URL: 'off' }, { folder: join(import.meta.dirname, '..') })
  const pages = await createPages(readingShop(settings, among), { development: false })
  const { rows } = await owner.query<{ id: string }>(`select id from public.products where status = 'active' order by published_at desc limit 1`)
  for (const [name, path] of Object.entries({ home: '/en', list: '/en/products', piece: `/en/products/${rows[0]?.id}`, makers: '/en/sellers' })) {
    let characters = 0
    const make = async () => {
      pages.purge()
      const answer = await pages.app.request(`${asked.url}${path}`)
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      characters = (await answer.text()).length
    }
    for (let warm = 0; warm < MADE; warm++) await make()
    const pids = await connectionsOf(among)
    const [before, served, began] = [process.cpuUsage(), spentBy(pids), performance.now()]
    for (let round = 0; round < MADE; round++) await make()
    const [clock, { user, system }, database] = [performance.now() - began, process.cpuUsage(before), spentBy(pids) - served]
    say(
      `page made anew: ${name}`,
      `${((user + system) / 1000 / MADE).toFixed(1)} ms Node, ${((1000 * database) / MADE).toFixed(1)} ms PostgreSQL, ${(clock / MADE).toFixed(1)} ms by the clock, ${characters.toLocaleString('en')} characters`,
    )
  }
  await pages.close()
}

/** The processes of PostgreSQL that serve these pools: what the shop beside them does by the clock is not counted. */
async function connectionsOf({ anon, service }: Pools): Promise<number[]> {
  const clients = await Promise.all([anon, service].flatMap((pool) => Array.from({ length: pool.totalCount }, () => pool.connect())))
  try {
    const pids = await Promise.all(clients.map(async (client) => (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0))
    return [...new Set(pids)]
  } finally {
    for (const client of clients) client.release()
  }
}

/** A member's cart, which one call keeps. */
async function cart(asked: TestShop): Promise<void> {
  const { members } = world
  const key = world.anonKey
  let kept = 0
  const add = async (token: string, turn: number) => {
    const { productId, variantId } = pieces[turn % pieces.length] ?? { productId: '', variantId: '' }
    const answer = await fetch(`${asked.url}/rest/v1/rpc/keep_cart`, {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ p_changes: [{ product_id: productId, variant_id: variantId, quantity: 1 + (turn % 5), personalization: '' }] }),
    })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`keep_cart: ${answer.status} ${text}`)
    kept += 1
  }
  for (let turn = 0; turn < 20; turn++) await Promise.all(members.map(({ token }) => add(token, turn)))
  kept = 0
  const began = performance.now()
  await Promise.all(
    members.map(async ({ token }) => {
      for (let turn = 0; turn < 100; turn++) await add(token, turn)
    }),
  )
  say("a piece into a member's cart", `${Math.round((1000 * kept) / (performance.now() - began))}/s, one call each, by twelve members`)
}

/** Orders one after the other, and fifty at once for the same two pieces. */
async function orders(asked: TestShop): Promise<void> {
  // Another each time: who has held pieces a moment ago may hold no more of them.
  let number = randomInt(80_000_000)
  const buy = async () => {
    const own = (number += 1)
    const wish = wishFor(
      // What most people buy at once.
      pieces.slice(0, 2).map((product) => ({ product })),
      { email: `buyer${own}@people.test`, paymentMethod: 'shop_promptpay' },
    )
    const { lines, email, delivery, couponCode, language } = wish
    const from = someAddress()
    const began = performance.now()
    const quote = await call(asked, 'quote', { lines, email, country: 'TH', delivery, couponCode, language }, { from })
    if (quote.status !== 200) throw new Error(`quote: ${quote.status} ${quote.text}`)
    const phone = `08${String(own).padStart(8, '0')}`
    const order = { ...wish, quoteHash: quote.json<{ quoteHash: string }>().quoteHash, address: { ...wish.address, phone } }
    const quoted = performance.now()
    const placed = await call(asked, 'place-order', order, { from })
    if (placed.status !== 200) throw new Error(`place-order: ${placed.status} ${placed.text}`)
    const done = performance.now()
    const tracked = await call(asked, 'track-order', { token: placed.json<{ token: string }>().token }, { from })
    if (tracked.status !== 200) throw new Error(`track-order: ${tracked.status} ${tracked.text}`)
    return { whole: performance.now() - began, order: done - quoted, at: done }
  }
  for (let warm = 0; warm < 20; warm++) await buy()
  const alone: number[] = []
  for (let round = 0; round < 60; round++) alone.push((await buy()).whole)
  say('checkout one after the other (quote, order, tracking)', `p50 ${median(alone).toFixed(1)} ms, p95 ${quantile(alone, 0.95).toFixed(1)} ms`)
  const began = performance.now()
  const together = await Promise.all(Array.from({ length: 50 }, buy))
  const ends = together.map(({ at }) => at - began)
  say(
    'fifty orders at once for the same two pieces',
    `order p50 ${median(together.map(({ order }) => order)).toFixed(0)} ms, p95 ${quantile(
      together.map(({ order }) => order),
      0.95,
    ).toFixed(0)} ms; first after ${Math.min(...ends).toFixed(0)}, last after ${Math.max(...ends).toFixed(0)} ms`,
  )
}
