import { gzipSync } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import { ask, call, givenMember, givenOrder, givenWish, listBuyable, track } from './hostile-shop.ts'
import { BODIES } from './surface.ts'
import { BOMBS, THINGS, spoiled } from './values.ts'

const shop = inject('shop')
const names = Object.keys(BODIES) as (keyof typeof BODIES)[]

/** Sends all, some at a time, and answers what should not have happened: a failure, or a repetition of what was sent. */
async function holesIn(calls: readonly { name: string; body: unknown; token?: string }[]): Promise<string[]> {
  const holes: string[] = []
  const queue = [...calls]
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { status, headers } = await call(shop, next.name, next.body, next)
      if (status >= 500) holes.push(`${next.name} failed with ${status}: ${JSON.stringify(next.body).slice(0, 300)}`)
      if (status > 0 && !(headers.get('content-type') ?? '').startsWith('application/json')) holes.push(`${next.name} answered ${headers.get('content-type')}`)
    }
  }
  await Promise.all(Array.from({ length: 6 }, worker))
  return holes
}

test.each(names)('%s refuses whatever is not what it wants, in every place', async (name) => {
  const calls = THINGS.flatMap((thing, index) => {
    const bodies = [...spoiled(BODIES[name], thing)].map((body) => ({ name, body }))
    // The largest wish has hundreds of thousands of wrong forms: each thing is put into every third place, and every place gets a third of the things.
    return bodies.length > 12 ? bodies.filter((_, place) => place % 3 === index % 3) : bodies
  })
  expect(calls.length).toBeGreaterThan(30)
  expect(await holesIn(calls)).toEqual([])
})

test.each(Object.keys(BOMBS))('a body of %s is refused and forgotten', async (bomb) => {
  expect(await holesIn(names.map((name) => ({ name, body: BOMBS[bomb] })))).toEqual([])
})

test('what is packed is not unpacked', async () => {
  const packed = gzipSync(Buffer.alloc(30_000_000))
  for (const address of ['/functions/v1/quote', '/rest/v1/products', '/auth/v1/signup', '/webhooks/demo-bank', '/demo-bank/charges'])
    expect(
      (await ask(`${shop.url}${address}`, { method: 'POST', headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' }, body: packed }))
        .status,
    ).toBeLessThan(500)
})

test('memory stays bounded under what is too large', async () => {
  const resident = async () => Number(/^process_resident_memory_bytes (\S+)/m.exec((await ask(`${shop.url}/metrics`)).text)?.[1]) / 1024 / 1024
  const flood = () =>
    Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ask(`${shop.url}${['/functions/v1/place-order', '/rest/v1/products', '/auth/v1/signup', '/webhooks/demo-bank', '/en'][index % 5]}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: 'x'.repeat(12_000_000),
        }),
      ),
    )
  await flood()
  const after = await resident()
  for (let round = 0; round < 2; round += 1) await flood()
  expect((await resident()) - after).toBeLessThan(150)
})

describe('a wish that could be real', async () => {
  const [piece] = await listBuyable(shop)
  if (!piece) throw new Error('The demo shop has nothing to sell.')

  test('takes text no database can keep for no text', async () => {
    const wish = await givenWish(shop, piece)
    for (const bad of ['a\u0000b', '\ud800'])
      for (const changed of [
        { lines: [{ ...piece, quantity: 1, personalization: bad }] },
        { address: { ...wish.address, recipient: `Ada ${bad}` } },
        { address: { ...wish.address, note: bad } },
        { email: `ada${bad}@example.com` },
      ])
        expect((await call(shop, 'place-order', { ...wish, ...changed })).status).toBe(400)
  })

  test('takes no present that is none, or that is a book', async () => {
    const wish = await givenWish(shop, piece)
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
    const wish = await givenWish(shop, piece)
    expect((await call(shop, 'place-order', { ...wish, lines: [{ ...piece, quantity, personalization: '' }] })).status).toBe(400)
  })

  test('a price of one’s own is not asked for', async () => {
    const wish = await givenWish(shop, piece)
    const lines = [{ ...piece, quantity: 1, personalization: '', unitPrice: 1, unit_price_minor: 1, price: 0.01, total: 1, discount: 1e9 }]
    const placed = await call(shop, 'place-order', { ...wish, lines, total: 1, total_minor: 1, shipping: -1_000 })
    expect(placed.status).toBe(200)
    const quote = (await call(shop, 'quote', { lines: wish.lines, country: 'TH', delivery: {}, couponCode: null, language: 'en' })).json<{ total: number }>()
    expect((await track(shop, placed.json<{ token: string }>().token)).total).toBe(quote.total)
  })

  test('two lines of one thing do not buy more than there is', async () => {
    const wish = await givenWish(shop, piece)
    const lines = [
      { ...piece, quantity: 999, personalization: '' },
      { ...piece, quantity: 999, personalization: 'twice' },
    ]
    const quote = await call(shop, 'quote', { lines, country: 'TH', delivery: {}, couponCode: null, language: 'en' })
    const placed = await call(shop, 'place-order', { ...wish, lines, quoteHash: quote.json<{ quoteHash: string }>().quoteHash })
    expect([placed.status, placed.text.includes('insufficient_stock')]).toEqual([422, true])
  })

  test('the product of one maker with the variant of another is no offer', async () => {
    const others = await listBuyable(shop)
    const wish = await givenWish(shop, piece)
    const mixed = {
      productId: piece.productId,
      variantId: others.find(({ productId }) => productId !== piece.productId)?.variantId,
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
