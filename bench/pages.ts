/**
 * `node bench/pages.ts`: what a public page costs. Kept pages: requests per second over HTTP from the micro-cache of a demo shop, beside a bare Hono handler that sends the
 * same bytes, in turns. Pages made anew: processor time of one page, rendered and compressed, with a cache that is emptied before each, beside a bare Hono handler.
 */
import { get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { connectPools } from '@hattha/postgres'
import { createPages } from '../server/rendering/pages.ts'
import { settingsFrom } from '../server/configuration.ts'
import { databaseUrlOf } from './database-url.ts'
import { bombard } from './cannon.ts'
import { median, report } from './finding.ts'
import { BUILD_DIR, openFilledShop, readingShop } from './shop-under-test.ts'

const KEPT_BUDGET = 3000
const CPU_BUDGET_MS = 4
const SECONDS = 2
const ROUNDS = 3
/** Enough for the compiler to have seen the pages: a shop is up for days. */
const WARM = 60
const MADE = 100

const shop = await openFilledShop()
try {
  const product = await firstOf('/en/products', /\/en\/products\/[0-9a-f-]{36}/)
  const paths = { home: '/en', list: '/en/products', product }
  await settled()
  for (const [name, path] of Object.entries(paths)) await kept(name, path)
  const seller = await firstOf('/en/sellers', /\/en\/sellers\/[0-9a-f-]{36}/)
  const post = await firstOf('/en/blog', /\/en\/blog\/[a-z-]+(?=")/)
  await made({ ...paths, seller, post })
} finally {
  await shop.remove()
}

/** The first address of a kind that a list links to. */
async function firstOf(list: string, kind: RegExp): Promise<string> {
  const found = kind.exec(await (await fetch(shop.url + list)).text())?.[0]
  if (found === undefined) throw new Error(`${list} shows nothing.`)
  return found
}

/** The same page again and again, in turns with a handler that has its bytes in its hand. */
async function kept(name: string, path: string): Promise<void> {
  const body = await rawBytes(`${shop.url}${path}`)
  const bytes = body.length
  const bare = new Hono().get('/', (c) => c.body(body, 200, { 'content-type': 'text/html; charset=utf-8' }))
  // createAdaptorServer makes an HTTP/1 server unless told otherwise.
  const server = createAdaptorServer({ fetch: bare.fetch }) as Server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bareUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  // A shop that has just started still compiles, and its first jobs run.
  await bombard(`${shop.url}${path}`, { seconds: 3 })
  await bombard(bareUrl, { seconds: 1 })
  const [pages, bares, costs]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < ROUNDS; round++) {
    bares.push(await bombard(bareUrl, { seconds: SECONDS }))
    const before = await cpuSeconds()
    const perSecond = await bombard(`${shop.url}${path}`, { seconds: SECONDS })
    pages.push(perSecond)
    costs.push((1000 * ((await cpuSeconds()) - before)) / (perSecond * SECONDS))
  }
  server.closeAllConnections()
  server.close()
  const [perSecond, trivial] = [median(pages), median(bares)]
  const cost = median(costs)
  report({
    what: `${name}, kept`,
    measured: `${Math.round(perSecond)} req/s`,
    ratio: `${(perSecond / trivial).toFixed(2)} of a bare handler`,
    budget: `≥ ${KEPT_BUDGET} req/s`,
    met: perSecond >= KEPT_BUDGET,
    notes: [
      `${Math.round(bytes / 1000)} kB, ${cost.toFixed(2)} ms CPU each: ${Math.round(1000 / cost)} req/s of a whole core; a bare handler with the same bytes ${Math.round(trivial)} req/s`,
    ],
  })
}

/** A page as it goes over the line; `fetch` would undo the Brotli. */
async function rawBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject)
  return new Uint8Array(await buffer(await promise))
}

/** Processor time the shop's process has used. Others who want the processor make a shop slow, but not its requests dear. */
async function cpuSeconds(): Promise<number> {
  const metrics = await (await fetch(`${shop.url}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(metrics)?.[1])
}

/** Waits until the jobs of a start are done, a minute at most: a shop is up for days. */
async function settled(): Promise<void> {
  let before = await cpuSeconds()
  for (let second = 0; second < 60; second++) {
    await pause(1000)
    const now = await cpuSeconds()
    if (now - before < 0.1) return
    before = now
  }
}

/** Pages rendered in this process from the shop's data, because only a process itself knows what its work cost. */
async function made(paths: Readonly<Record<string, string>>): Promise<void> {
  const pools = connectPools({ url: databaseUrlOf(shop.dataFolder) })
  const settings = settingsFrom({ DATA_DIR: shop.dataFolder, BUILD_DIR, SITE_URL: shop.url, GEO_URL: 'off' }, { folder: join(import.meta.dirname, '..') })
  const pages = await createPages(readingShop(settings, pools), { development: false })
  const trivial = new Hono().get('/', (c) => c.text('ok'))
  const bareMs = await cpuOf(async () => (await trivial.request('http://shop.test/')).text())
  for (const [name, path] of Object.entries(paths)) {
    const cost = await cpuOf(async () => {
      pages.purge()
      const answer = await pages.app.request(`${shop.url}${path}`, { headers: { 'accept-encoding': 'br' } })
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
      return answer.arrayBuffer()
    })
    report({
      what: `${name}, made anew`,
      measured: `${cost.toFixed(1)} ms CPU`,
      ratio: `${Math.round(cost / bareMs)} × a bare handler`,
      budget: `≤ ${CPU_BUDGET_MS} ms CPU`,
      met: cost <= CPU_BUDGET_MS,
    })
  }
  await pages.close()
  await pools.end()
}

/** Milliseconds of processor time of this process, all threads, for one call: the mean, because collecting the garbage of pages is part of what they cost. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  for (let round = 0; round < WARM; round++) await work()
  const costs: number[] = []
  for (let round = 0; round < MADE; round++) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    costs.push((user + system) / 1000)
  }
  return costs.reduce((sum, cost) => sum + cost, 0) / costs.length
}
