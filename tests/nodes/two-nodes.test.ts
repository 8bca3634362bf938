import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import type { TrackedOrder } from '../../app/orders/tracking/tracked-order.ts'
import { ask, call, someAddress } from '../hostile/hostile-shop.ts'
import { testDatabase } from '../support/database.ts'
import { startFront } from '../support/front.ts'
import { givenProduct, wishFor } from '../support/market.ts'
import { startPooler } from '../support/pooler.ts'
import { freePort, refusedStart, startTestShop } from '../support/shop.ts'
import { ROOT } from '../support/source-tree.ts'

// Two nodes of a shop over one database, one of them of several processes, with a pooler between, and what stands before nodes before them. They share a data folder, as nodes with one mounted do.
const db = await testDatabase()
const STOCK = 40
const product = await givenProduct(db, { stock: STOCK })
const pooler = await startPooler(db.url)
const env = {
  HATTHA_MODE: 'live',
  SITE_URL: 'http://shop.test',
  HOST: '127.0.0.1',
  HATTHA_SECRET: 'x'.repeat(40),
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Hattha <shop@hattha.example>',
  TRUST_PROXY: '1',
  PROMPTPAY_ID: '0812345678',
  LOG_LEVEL: 'info',
  DATABASE_CONNECTIONS: '40',
  DATABASE_URL: pooler.url,
  DATABASE_DIRECT_URL: db.url,
}
const first = await startTestShop({ env: { ...env, ROLES: 'web,worker' } })
const second = await startTestShop({ env: { ...env, ROLES: 'web,realtime', PROCESSES: '2' }, dataFolder: first.dataFolder })
const front = await startFront([first.url, second.url])
afterAll(async () => {
  await front.close()
  await second.end()
  await first.remove()
  await pooler.remove()
})

/** What a command says that is run on a machine with a data folder of its own. */
function atTerminal(script: string, ...given: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'hattha-terminal-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return promisify(execFile)(process.execPath, [join(ROOT, `scripts/${script}.ts`), ...given], { env: { ...process.env, ...env, DATA_DIR: folder } })
}

/** What somebody who buys asks and is answered, a page after the other; anything but what they came for ends the test. */
async function buy(buyer: number) {
  const from = someAddress()
  const page = async (path: string, shows: string) => {
    const { status, text } = await ask(`${front.url}${path}`, { headers: { 'x-forwarded-for': from } })
    expect({ path, status, shown: text.includes(shows) }).toEqual({ path, status: 200, shown: true })
  }
  const asked = async <Body>(name: string, body: object) => {
    const answer = await call({ ...first, url: front.url }, name, body, { from })
    expect({ name, status: answer.status, ...(answer.status !== 200 && { text: answer.text }) }).toEqual({ name, status: 200 })
    return answer.json<Body>()
  }
  const wish = wishFor([{ product }], { email: `buyer${buyer}@people.test`, paymentMethod: 'shop_promptpay' })
  const { lines, email, delivery, couponCode, language } = wish
  const address = { ...wish.address, phone: `08${buyer}0345678`.slice(0, 10) }
  await page('/en/products', product.productId)
  await page(`/en/products/${product.productId}`, 'Add to cart')
  const { quoteHash } = await asked<{ quoteHash: string }>('quote', { lines, email, country: address.country, delivery, couponCode, language })
  const order = await asked<{ number: string; token: string }>('place-order', { ...wish, quoteHash, address })
  await page(`/en/order-tracking?token=${order.token}`, 'order-tracking')
  expect(await asked<TrackedOrder>('track-order', { token: order.token })).toMatchObject({ number: order.number, status: 'awaiting_payment' })
  return order
}

test('while a pooler is restarted and a node is killed in the midst of orders, people find, buy and pay: nobody meets an error, no order is lost and none doubled', async () => {
  // Each is known to be under way at the moment, because the front has just handed it over.
  const restarted = front.handed(second.url, '/functions/v1/place-order').then(() => pooler.restart())
  const through = await Promise.all([0, 1, 2, 3].map(buy))
  await restarted
  const killed = front.handed(first.url, '/functions/v1/place-order').then(() => first.end('SIGKILL'))
  const more = await Promise.all([4, 5, 6, 7].map(buy))
  await killed
  const bought = await buy(8)
  const orders = [...through, ...more, bought]
  expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length)
  expect(await db.owner.one('select count(*)::int as orders from public.orders')).toEqual({ orders: orders.length })
  expect(await db.owner.one('select stock_quantity as left from public.products where id = $1', [product.productId])).toEqual({ left: STOCK - orders.length })
  // The money is there, says somebody at another machine; who bought reads it from the node that is left. Of an order that was disturbed the payment may wait to be begun until there
  // is a worker again.
  await atTerminal('payment-confirm', bought.number)
  const paid = await call({ ...first, url: front.url }, 'track-order', { token: bought.token })
  expect(paid.json<TrackedOrder>()).toMatchObject({ number: bought.number, status: 'placed' })
  expect(await db.owner.one(`select count(*)::int as letters from private.outbox where topic = 'order.placed'`)).toEqual({ letters: 1 })
})

test('one word closes every node and one opens them, and a node that starts meanwhile is closed', async () => {
  const say = (word: 'on' | 'off') => atTerminal('maintenance', word)
  const third = await startTestShop({ env: { ...env, ROLES: 'web' }, dataFolder: second.dataFolder })
  const all = (nodes: readonly { url: string }[]) => Promise.all(nodes.map(async ({ url }) => (await fetch(`${url}/en`)).status))
  expect((await say('on')).stdout).toContain('The shop is closed')
  // Of a node of two processes each answers some.
  await expect.poll(() => all([second, second, second, third])).toEqual([503, 503, 503, 503])
  await third.end()
  const late = await startTestShop({ env: { ...env, ROLES: 'web' }, dataFolder: second.dataFolder })
  expect(await all([late])).toEqual([503])
  expect((await say('off')).stdout).toContain('The shop is open again')
  await expect.poll(() => all([second, second, second, late])).toEqual([200, 200, 200, 200])
  await late.end()
})

test('whoever has a role has its addresses, and no others', async () => {
  const upgrade = (url: string) => fetch(`${url}/realtime/v1/api/broadcast`, { method: 'POST' }).then(({ status }) => status)
  expect(await upgrade(second.url)).not.toBe(404)
  const worker = await startTestShop({ env: { ...env, ROLES: 'worker' }, dataFolder: first.dataFolder })
  expect((await fetch(`${worker.url}/en`)).status).toBe(404)
  expect(await upgrade(worker.url)).toBe(404)
  expect(await worker.end()).toBe(0)
})

test('a node whose files would lie apart is refused with a sentence', async () => {
  const { code, output } = await refusedStart({ env: { ...env, ROLES: 'worker' }, port: await freePort() })
  expect(code).toBe(1)
  expect(output).toContain('Cannot start: another node of this shop runs already, and files of makers and buyers would lie on one node')
})

test('told to stop, a node of several processes ends with all of them', async () => {
  expect(await second.end()).toBe(0)
  await expect(fetch(second.url)).rejects.toThrow('fetch failed')
  rmSync(second.dataFolder, { recursive: true, force: true })
})
