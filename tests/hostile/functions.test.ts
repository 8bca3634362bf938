import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import { ask, call, givenMember, givenOrder, givenWish, listBuyable, track } from './hostile-shop.ts'
import { BODIES } from './surface.ts'
import { BOMBS, THINGS, spoiled } from './values.ts'

const shop = inject('shop')
const names = Object.keys(BODIES) as (keyof typeof BODIES)[]

/** Sends all, some at a time, and answers what should not have happened: a failure, a line that was cut instead of an answer, an answer in no form; and the statuses. */
async function answersTo(calls: readonly { name: string; body: unknown; token?: string }[]): Promise<{ holes: string[]; statuses: number[] }> {
  const holes: string[] = []
  const statuses: number[] = []
  const queue = [...calls]
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { status, headers, text } = await call(shop, next.name, next.body, next)
      statuses.push(status)
      if (status === 0) holes.push(`${next.name} cut the line: ${text} ${JSON.stringify(next.body).slice(0, 300)}`)
      if (status >= 500) holes.push(`${next.name} failed with ${status}: ${JSON.stringify(next.body).slice(0, 300)}`)
      if (status > 0 && !(headers.get('content-type') ?? '').startsWith('application/json')) holes.push(`${next.name} answered ${headers.get('content-type')}`)
    }
  }
  await Promise.all(Array.from({ length: 6 }, worker))
  return { holes, statuses }
}

/** Functions that look at nothing of what is sent. */
const TAKES_ANYTHING: ReadonlySet<string> = new Set(['push-key'])

test.each(names)('%s refuses whatever is not what it wants, in every place', async (name) => {
  const calls = THINGS.flatMap((thing, index) => {
    const bodies = [...spoiled(BODIES[name], thing)].map((body) => ({ name, body }))
    // The largest wish has hundreds of thousands of wrong forms: each thing is put into every third place, and every place gets a third of the things.
    return bodies.length > 12 ? bodies.filter((_, place) => place % 3 === index % 3) : bodies
  })
  expect(calls.length).toBeGreaterThan(30)
  const { holes, statuses } = await answersTo(calls)
  expect(holes).toEqual([])
  // Read, one by one: a refusal of the function itself, and never of its limit, which would have hidden what it does.
  expect(statuses).toHaveLength(calls.length)
  expect(statuses).not.toContain(429)
  if (!TAKES_ANYTHING.has(name)) expect(statuses.filter((status) => status >= 400).length).toBeGreaterThan(10)
})

test.each(Object.keys(BOMBS))('a body of %s is refused and forgotten', async (bomb) => {
  const { holes, statuses } = await answersTo(names.map((name) => ({ name, body: BOMBS[bomb] })))
  expect(holes).toEqual([])
  expect(statuses.filter((status) => status < 400).length).toBeLessThanOrEqual(TAKES_ANYTHING.size)
})

test('what is packed is not unpacked', async () => {
  const packed = gzipSync(Buffer.alloc(30_000_000))
  for (const address of ['/functions/v1/quote', '/rest/v1/products', '/auth/v1/signup', '/webhooks/demo-bank', '/demo-bank/charges'])
    expect([
      address,
      (await ask(`${shop.url}${address}`, { method: 'POST', headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' }, body: packed }))
        .status,
    ]).toEqual([address, expect.toSatisfy((status: number) => status >= 400 && status < 500)])
})

/** Sends the head of a request and pieces of 64 kB until it is answered; tells the status and how many bytes the shop has taken. */
const flooded = (path: string, head: string): Promise<{ status: number; taken: number }> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(shop.url)
    const line = connect(Number(port), hostname)
    const piece = Buffer.alloc(65_536, 'x')
    const chunk = Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')])
    let [said, taken] = ['', 0]
    const more = () => {
      if (said !== '' || !line.writable || taken > 64_000_000) return
      taken += piece.length
      line.write(head.includes('chunked') ? chunk : piece, () => setImmediate(more))
    }
    line.setEncoding('latin1').on('data', (part: string) => {
      said += part
      line.end()
    })
    line.on('error', () => undefined)
    line.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 0), taken }))
    line.setTimeout(60_000, () => line.destroy())
    line.write(`POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n${head}\r\n\r\n`, more)
  })

test.each(['/functions/v1/place-order', '/rest/v1/products', '/auth/v1/signup', '/webhooks/demo-bank'])(
  'what is too large for %s is refused while it comes, and not kept: a length that says so, and one that nobody has said',
  async (path) => {
    // The largest body that is taken anywhere has 10 MB; what was already on its way is at most a few buffers of the system more.
    for (const head of ['Content-Length: 64000000', 'Transfer-Encoding: chunked']) {
      const { status, taken } = await flooded(path, head)
      expect([head, status]).toEqual([head, expect.toSatisfy((said: number) => said >= 400 && said < 500)])
      expect(taken).toBeLessThan(20_000_000)
    }
  },
)

describe('a wish that could be real', async () => {
  const [product] = await listBuyable(shop)
  if (!product) throw new Error('The demo shop has nothing to sell.')

  test('takes text no database can keep for no text', async () => {
    const wish = await givenWish(shop, product)
    for (const bad of ['a\u0000b', '\ud800'])
      for (const changed of [
        { lines: [{ ...product, quantity: 1, personalization: bad }] },
        { address: { ...wish.address, recipient: `Ada ${bad}` } },
        { address: { ...wish.address, note: bad } },
        { email: `ada${bad}@example.com` },
      ])
        expect((await call(shop, 'place-order', { ...wish, ...changed })).status).toBe(400)
  })

  test('takes no present that is none, or that is a book', async () => {
    const wish = await givenWish(shop, product)
    for (const gift of [
      'yes',
      true,
      {},
      [],
      { message: 1, wrap: true },
      { message: 'x'.repeat(301), wrap: true },
      { message: 'x', wrap: 'yes' },
      { message: ' '.repeat(1e5), wrap: true },
    ])
      expect((await call(shop, 'place-order', { ...wish, gift })).status).toBe(400)
    const placed = await call(shop, 'place-order', { ...wish, gift: { message: '<script>\u202Ealert(1)</script>\n\n\n\nAda\u0007', wrap: true } })
    expect(placed.status).toBe(200)
    expect((await track(shop, placed.json<{ token: string }>().token)).gift).toEqual({ message: '<script>alert(1)</script>\n\nAda' })
  })

  test.each([0, -1, 1.5, 1e9, 2 ** 53, '1', null])('refuses %s pieces', async (quantity) => {
    const wish = await givenWish(shop, product)
    expect((await call(shop, 'place-order', { ...wish, lines: [{ ...product, quantity, personalization: '' }] })).status).toBe(400)
  })

  test('a price of one’s own is not asked for', async () => {
    const wish = await givenWish(shop, product)
    const lines = [{ ...product, quantity: 1, personalization: '', unitPrice: 1, unit_price_minor: 1, price: 0.01, total: 1, discount: 1e9 }]
    const placed = await call(shop, 'place-order', { ...wish, lines, total: 1, total_minor: 1, shipping: -1_000 })
    expect(placed.status).toBe(200)
    const quote = (await call(shop, 'quote', { lines: wish.lines, country: 'TH', delivery: {}, couponCode: null, language: 'en' })).json<{ total: number }>()
    expect((await track(shop, placed.json<{ token: string }>().token)).total).toBe(quote.total)
  })

  test('two lines of one thing do not buy more than there is', async () => {
    const wish = await givenWish(shop, product)
    const lines = [
      { ...product, quantity: 999, personalization: '' },
      { ...product, quantity: 999, personalization: 'twice' },
    ]
    const quote = await call(shop, 'quote', { lines, country: 'TH', delivery: {}, couponCode: null, language: 'en' })
    const placed = await call(shop, 'place-order', { ...wish, lines, quoteHash: quote.json<{ quoteHash: string }>().quoteHash })
    expect([placed.status, placed.text.includes('insufficient_stock')]).toEqual([422, true])
  })

  test('the product of one maker with the variant of another is no offer', async () => {
    const others = await listBuyable(shop)
    const wish = await givenWish(shop, product)
    const mixed = {
      productId: product.productId,
      variantId: others.find(({ productId }) => productId !== product.productId)?.variantId,
      quantity: 1,
      personalization: '',
    }
    expect((await call(shop, 'place-order', { ...wish, lines: [mixed] })).status).not.toBe(200)
  })
})

test('an order opens to nobody who only knows its number', async () => {
  const [ada, ben] = [await givenMember(shop, 'ada'), await givenMember(shop, 'ben')]
  const order = await givenOrder(shop, { token: ada.token, email: ada.email })
  expect((await call(shop, 'open-my-order', { number: order.number }, { token: ada.token })).status).toBe(200)
  for (const [name, body] of [
    ['open-my-order', { number: order.number }],
    ['move-order', { order: `${order.number}-1`, key: 'click-0001', to: 'canceled', reason: 'mine' }],
    ['ship-order', { order: `${order.number}-1`, key: 'click-0002', carrier: 'x', tracking: 'y' }],
    ['track-order', { token: 'A'.repeat(43) }],
    ['give-up-order', { token: order.token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) }],
  ] as const)
    expect([name, (await call(shop, name, body, { token: ben.token })).status]).toEqual([name, 404])
  expect((await call(shop, 'open-my-order', { number: order.number })).status).toBe(401)
  expect((await track(shop, order.token)).status).toBe('awaiting_payment')
})
