import type { IncomingMessage } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { quietLog } from '../../tests/support/quiet-log.ts'
import { createArrivalCounter } from './arrival-counter.ts'
import { createOnceCounter } from './once-counter.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
/** The clock stands, and half a minute is never over; written only when the test says so. */
let clock = Date.UTC(2026, 10, 27, 3, 0, 1)
const parts = (db: TestDatabase) => ({
  database: db.service,
  log: quietLog(),
  trustProxy: 0,
  secret: 'a secret',
  countryOf: () => undefined,
  alone: true,
  writeEveryMs: 3_600_000,
  now: () => clock,
})
const OPENED = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none', 'user-agent': PHONE }

test('arrivals, searches and carts are counted once for an address; robots, links within the shop and who asks not to be are not', async () => {
  const db = await testDatabase()
  const counter = createArrivalCounter({ ...parts(db), countryOf: (ip) => (ip === '49.228.1.1' ? 'TH' : undefined) })
  onTestFinished(() => counter.stop())
  const come = (url: string, from: string, headers: Record<string, string> = {}, method = 'GET') =>
    // What the counter reads of a request.
    counter.note({ method, url, headers: { ...OPENED, ...headers }, socket: { remoteAddress: from } } as unknown as IncomingMessage)
  come('/th/', '49.228.1.1')
  come('/th/products', '49.228.1.1')
  come('/', '49.228.1.2', { 'sec-fetch-site': 'cross-site', 'accept-language': 'nl-NL,nl;q=0.9', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' })
  const passing: readonly Record<string, string>[] = [
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-gpc': '1' },
    { 'user-agent': 'Googlebot/2.1' },
    { 'sec-purpose': 'prefetch' },
    { 'sec-fetch-dest': 'image' },
  ]
  for (const passed of passing) come('/th/', '49.228.1.3', passed)
  come('/th/admin/orders', '49.228.1.4')
  come('/logo.png', '49.228.1.5')
  const within = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }
  come('/th/products.data?q=%20Silk%20%20Scarf', '49.228.1.6', within)
  come('/th/products.data?q=silk+scarf', '49.228.1.6', within)
  come('/products?q=silk+scarf', '49.228.1.7', within)
  for (const private_ of ['ada@example.com', '081 234 5678', 'x'.repeat(61), '']) come(`/products?q=${encodeURIComponent(private_)}`, '49.228.1.8', within)
  come('/products?q=silk+scarf&page=2', '49.228.1.9', within)
  for (const from of ['49.228.1.6', '49.228.1.6', '49.228.1.7']) come('/functions/v1/quote', from, within, 'POST')

  // Nobody says what the words found.
  clock += 6_000
  // What cannot be written is not lost.
  await db.owner.all('alter function private.count_once(jsonb) rename to count_once_gone')
  await counter.write()
  await db.owner.all('alter function private.count_once_gone(jsonb) rename to count_once')
  await counter.write()
  const counted = await db.owner.all<{ kind: string; word: string; things: number }>(
    'select kind, word, things::integer from private.figure_counts order by kind, word',
  )
  expect(counted.map(({ kind, word, things }) => `${kind} ${word} ${things}`)).toEqual([
    'arrival all 2',
    'arrival_country TH 1',
    'arrival_country ZZ 1',
    'arrival_device desk 1',
    'arrival_device phone 1',
    'arrival_language nl 1',
    'arrival_language th 1',
    'cart all 2',
    'search silk scarf 2',
  ])
})

test('a search is counted with what it found, and a piece that is looked at after it as followed; nothing says by whom', async () => {
  const db = await testDatabase()
  const counter = createArrivalCounter(parts(db))
  onTestFinished(() => counter.stop())
  const come = (url: string, from: string, { referer = '', method = 'GET', headers = {} }: { referer?: string; method?: string; headers?: object } = {}) =>
    // What the counter reads of a request.
    counter.note({ method, url, headers: { 'user-agent': PHONE, referer, ...headers }, socket: { remoteAddress: from } } as unknown as IncomingMessage)
  const PIECE = '6b1c3a52-6f39-4b83-9a0e-2a8f1f5d8f00'
  const list = 'https://hattha.example/th/products?q=Silk%20Scarf&page=2'
  const see = (from: string) => come(`/visits/${PIECE}`, from, { method: 'POST' })
  come('/products?q=silk+scarf', '49.228.1.1')
  come('/products?q=silk+scarf', '49.228.1.2')
  come('/products?q=hol', '49.228.1.1')
  come('/products?q=unheard', '49.228.1.1')
  counter.heardFound(' Silk  scarf', 7)
  counter.heardFound('hol', 0)
  counter.heardFound('ada@example.com', 0)
  // Fetched ahead is not followed; looked at twice is followed once.
  come(`/th/products/${PIECE}.data`, '49.228.1.1', { referer: list, headers: { 'sec-purpose': 'prefetch' } })
  come(`/th/products/${PIECE}.data`, '49.228.1.2', { referer: list })
  see('49.228.1.1')
  see('49.228.1.1')
  see('49.228.1.3')
  come(`/th/products/${PIECE}.data`, '49.228.1.4', { referer: list, headers: { 'sec-gpc': '1' } })
  see('49.228.1.4')
  come(`/th/products/${PIECE}.data`, '49.228.1.5', { referer: 'https://hattha.example/th/sellers' })
  see('49.228.1.5')
  await counter.write()
  // Between two writes nothing is lost of whoever was on their way.
  see('49.228.1.2')
  clock += 6_000
  await counter.write()
  const counted = await db.owner.all<{ told: string }>(
    `select kind || ' ' || word || ' ' || things || ' ' || minor as told from private.figure_counts where kind like 'search%' order by kind, word`,
  )
  expect(counted.map(({ told }) => told)).toEqual([
    'search hol 1 0',
    'search silk scarf 2 0',
    'search unheard 1 0',
    'search_click silk scarf 2 0',
    'search_empty hol 1 0',
    'search_found hol 1 0',
    'search_found silk scarf 2 14',
  ])
})

test('which search led to a piece is known whichever process sends the list, the piece, and hears that it is looked at; once, and for a minute', async () => {
  const db = await testDatabase()
  const [first, second] = [0, 1].map(() => createArrivalCounter({ ...parts(db), alone: false }))
  if (!first || !second) throw new Error('there are two')
  onTestFinished(() => void Promise.all([first.stop(), second.stop()]))
  type Counter = typeof first
  const PIECE = '6b1c3a52-6f39-4b83-9a0e-2a8f1f5d8f01'
  const come = (counter: Counter, url: string, from: string, method = 'GET', referer = '') =>
    // What the counter reads of a request.
    counter.note({ method, url, headers: { 'user-agent': PHONE, referer }, socket: { remoteAddress: from } } as unknown as IncomingMessage)
  const fetchOf = (counter: Counter, from: string) => come(counter, `/th/products/${PIECE}.data`, from, 'GET', 'https://hattha.example/th/products?q=indigo')
  const see = (counter: Counter, from: string) => come(counter, `/visits/${PIECE}`, from, 'POST')
  const written = async () => {
    for (const counter of [second, first]) await counter.write()
    clock += 6_000
    for (const counter of [second, first]) await counter.write()
    const { things } = await db.owner.one<{ things: number }>(
      `select coalesce(sum(things), 0)::integer as things from private.figure_counts where kind = 'search_click' and word = 'indigo'`,
    )
    return things
  }
  // Sent by one, looked at by the other; heard of before the first has written anything.
  fetchOf(first, '49.228.2.1')
  see(second, '49.228.2.1')
  expect(await written()).toBe(1)
  // Looked at again there, and at the one that sent it.
  see(second, '49.228.2.1')
  see(first, '49.228.2.1')
  expect(await written()).toBe(1)
  // Nobody sent it to them.
  see(second, '49.228.2.2')
  expect(await written()).toBe(1)
  // In the next half minute, as one process would still know.
  fetchOf(first, '49.228.2.3')
  await first.write()
  clock += 30_000
  see(second, '49.228.2.3')
  expect(await written()).toBe(2)
  fetchOf(first, '49.228.2.4')
  await first.write()
  clock += 61_000
  see(second, '49.228.2.4')
  expect(await written()).toBe(2)
  expect(JSON.stringify(await db.owner.all('select * from private.fetched_products'))).not.toContain('49.228')
})

test('what cannot be written, however it came in, keeps nothing else from being counted', async () => {
  const db = await testDatabase()
  const counter = createArrivalCounter({ ...parts(db), alone: false })
  onTestFinished(() => counter.stop())
  const come = (url: string, method = 'GET', referer = '') =>
    counter.note({
      method,
      url,
      headers: { ...OPENED, 'sec-fetch-site': 'same-origin', referer },
      socket: { remoteAddress: '49.228.2.1' },
    } as unknown as IncomingMessage)
  come('/products?q=%00')
  come('/products?q=silk%00')
  const none = '-'.repeat(36)
  come(`/products/${none}`, 'GET', 'http://shop.test/products?q=silk')
  come(`/visits/${none}`, 'POST')
  come('/products?q=celadon')
  clock += 6_000
  await counter.write()
  expect((await db.owner.all<{ word: string }>(`select word from private.figure_counts where kind = 'search'`)).map(({ word }) => word)).toEqual(['celadon'])
})

test('a row that the database refuses is left out, and its neighbors are written', async () => {
  const db = await testDatabase()
  const counter = createOnceCounter({ ...parts(db), perAddress: 10 })
  onTestFinished(() => counter.stop())
  for (const [deed, word] of [
    ['a', 'silk'],
    ['b', 'bad'],
    ['c', 'hemp'],
  ] as const)
    counter.note('49.228.2.2', deed, () => [word === 'bad' ? { kind: 'search_click', word, id: 'no id' } : { kind: 'search', word }])
  await counter.write()
  await counter.write()
  expect((await db.owner.all<{ word: string }>('select word from private.figure_counts order by word')).map(({ word }) => word)).toEqual(['hemp', 'silk'])
})
