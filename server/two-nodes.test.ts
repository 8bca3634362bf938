import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { call, someAddress } from '../tests/hostile/hostile-shop.ts'
import { testDatabase } from '../tests/support/database.ts'
import { givenProduct, wishFor } from '../tests/support/market.ts'
import { startPooler } from '../tests/support/pooler.ts'
import { freePort, refusedStart, startTestShop } from '../tests/support/shop.ts'

// Two nodes of a shop over one database, one of them of several processes, with a pooler between where this machine has one. They share a data folder, as nodes with one mounted do.
const db = await testDatabase()
const product = await givenProduct(db, { stock: 40 })
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
  ...(pooler ? { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: db.url } : { DATABASE_URL: db.url }),
}
const first = await startTestShop({ env: { ...env, ROLES: 'web,worker' } })
const second = await startTestShop({ env: { ...env, ROLES: 'web,realtime', PROCESSES: '2' }, dataFolder: first.dataFolder })
afterAll(async () => {
  await second.end()
  await first.remove()
  await pooler?.remove()
})

/** Buys a piece as a browser does: what a node that is gone did not answer is asked again of another, under the same cart. */
async function buy(nodes: readonly { url: string; dataFolder: string }[], buyer: number) {
  const wish = wishFor([{ product }], { email: `buyer${buyer}@people.test`, paymentMethod: 'shop_promptpay' })
  const from = someAddress()
  for (let tries = 0; tries < 40; tries++) {
    const node = nodes[(buyer + tries) % nodes.length]
    if (!node) break
    const { lines, email, address, delivery, couponCode, language } = wish
    const quote = await call(node, 'quote', { lines, email, country: address.country, delivery, couponCode, language }, { from })
    const placed =
      quote.status === 200
        ? await call(
            node,
            'place-order',
            { ...wish, quoteHash: quote.json<{ quoteHash: string }>().quoteHash, address: { ...address, phone: `08${buyer}0345678`.slice(0, 10) } },
            { from },
          )
        : quote
    if (placed.status === 200) return placed.json<{ number: string }>().number
    if (placed.status !== 0 && placed.status < 500) throw new Error(`${placed.status} ${placed.text}`)
    await pause(100)
  }
  throw new Error('nobody sold it')
}

test('what one node sells the other knows, and a pooler that is restarted or a node that is killed loses no order and doubles none', async () => {
  const nodes = [first, second]
  const buyers = Array.from({ length: 12 }, (_, buyer) => buyer)
  const before = await Promise.all(buyers.slice(0, 4).map((buyer) => buy(nodes, buyer)))
  const meanwhile = Promise.all(buyers.slice(4, 8).map((buyer) => buy(nodes, buyer)))
  await pooler?.restart()
  const through = await meanwhile
  const last = Promise.all(buyers.slice(8).map((buyer) => buy(nodes, buyer)))
  await first.end('SIGKILL')
  const numbers = [...before, ...through, ...(await last)]
  expect(new Set(numbers).size).toBe(buyers.length)
  expect(await db.owner.one('select count(*)::int as orders from public.orders')).toEqual({ orders: buyers.length })
  expect(await db.owner.one('select stock_quantity as left from public.products where id = $1', [product.productId])).toEqual({ left: 40 - buyers.length })
  expect((await fetch(`${second.url}/en/products/${product.productId}`)).status).toBe(200)
})

test('one word closes every node and one opens them, and a node that starts meanwhile is closed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hattha-terminal-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const say = (word: 'on' | 'off') =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, '../scripts/maintenance.ts'), word], { env: { ...process.env, ...env, DATA_DIR: folder } })
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
