import { randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { moveOrderFunction, shipOrderFunction } from '../../app/orders/moves/move-order.server.ts'
import { openPapersFunction } from '../../app/orders/documents/open-papers.server.ts'
import { loader } from '../../app/orders/documents/papers-route.ts'
import { PAPER_KINDS, PAPER_SIZES, type PaperKind, type PaperSize } from '../../app/orders/documents/papers.ts'
import { enter, type Caller } from '../../app/shop.ts'
import { testDatabase } from '../support/database.ts'
import { guest, testShop } from '../support/market.ts'
import { givenOrder, givenSellerWithPerson, type Market, type PaidOrder } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'

let market: Market
let ours: { seller: Caller; sellerId: string }
let orders: PaidOrder[]
beforeAll(async () => {
  const db = await testDatabase()
  const bank = playedBank()
  market = { db, shop: testShop(db, { payments: [bank] }).shop, bank }
  ours = await givenSellerWithPerson(db)
  orders = [await givenOrder(market, { from: ours, quantities: [2] }), await givenOrder(market, { from: ours, quantities: [1, 1] })]
})

const open = async (caller: Caller, numbers: string[], kind: PaperKind = 'slips', size: PaperSize = 'a4') => {
  const answer = await openPapersFunction(market.shop, caller, { orders: numbers, kind, size })
  return answer.status === 200 ? ((await answer.json()) as { url: string }).url : answer.status
}
async function follow(url: string): Promise<Response> {
  const context = new RouterContextProvider()
  enter(context, market.shop, { language: 'th', currency: 'THB', path: '/order-papers.pdf' })
  const request = new Request(`http://shop.test${url}`)
  return loader({ context, request, params: {}, url: new URL(request.url), pattern: '/order-papers.pdf' })
}

test.each(PAPER_KINDS.flatMap((kind) => PAPER_SIZES.map((size) => ({ kind, size }))))('$kind on $size name every order in one file', async ({ kind, size }) => {
  const url = await open(
    { ...ours.seller, language: 'th' },
    orders.map(({ number }) => number),
    kind,
    size,
  )
  const answer = await follow(String(url))
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  const { text } = await extractText(pdf, { mergePages: true })
  for (const { number } of orders) expect(text.replaceAll(/[\s\u200b]+/g, '')).toContain(number)
  expect(pdf.numPages).toBe(kind === 'slips' && size === 'a4' ? orders.length : 1)
  const [, , width] = (await pdf.getPage(1)).view
  expect(Math.round(width ?? 0)).toBe(size === 'a4' ? 595 : 227)
})

test('a roll is as long as what is printed on it, whatever was printed before', async () => {
  const heightOf = async (numbers: string[]) => {
    const pdf = await getDocumentProxy(new Uint8Array(await (await follow(String(await open(ours.seller, numbers, 'slips', 'roll')))).arrayBuffer()))
    expect(pdf.numPages).toBe(1)
    return (await pdf.getPage(1)).view[3] ?? 0
  }
  const [one, two] = orders.map(({ number }) => number)
  if (one === undefined || two === undefined) throw new Error('There are no orders.')
  const short = await heightOf([one])
  expect(await heightOf([one, two])).toBeGreaterThan(short)
  expect(await heightOf([one])).toBe(short)
})

test('what leaves Thailand is declared by its form, in English, with heading, origin, weight and value; labels bear the number of the post', async () => {
  const [home, abroad] = orders
  if (!home || !abroad) throw new Error('There are no orders.')
  await market.db.owner.all(`update public.orders set shipping_address = shipping_address || '{"country": "NL", "province": ""}' where id = $1`, [abroad.id])
  await market.db.owner.all(`update public.order_lines set hs_code = '621410', weight_grams = 250 where order_id = $1`, [abroad.id])
  const textOf = async (kind: PaperKind) => {
    const answer = await follow(String(await open(ours.seller, [home.number, abroad.number], kind)))
    return (await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), { mergePages: true })).text
  }
  for (const kind of ['customs', 'commercial'] as const) {
    const text = await textOf(kind)
    for (const said of ['621410', 'TH', '0.500', 'Netherlands', 'Silk scarf', home.number]) expect(text).toContain(said)
  }
  expect(await textOf('customs')).toContain('CN 22')
  // What is fetched at the workshop crosses no border with its buyer.
  await market.db.owner.all(`update public.orders set shipping_method = 'pickup' where id = $1`, [abroad.id])
  expect(await textOf('customs')).not.toContain('CN 22')
  await market.db.owner.all(`update public.orders set shipping_method = 'standard' where id = $1`, [abroad.id])
  await moveOrderFunction(market.shop, ours.seller, { order: home.number, to: 'accepted', key: randomUUID() })
  const ship = (tracking: string) => shipOrderFunction(market.shop, ours.seller, { order: home.number, carrier: 'Thailand Post EMS', tracking, key: tracking })
  expect((await ship('EA123456784TH')).status).toBe(422)
  expect((await ship('EA123456785TH')).status).toBe(200)
  expect(await textOf('labels')).toContain('EA123456785TH')
})

test('a heap with an order of somebody else is refused as a whole, and a link that was changed opens nothing', async () => {
  const theirs = await givenOrder(market)
  const numbers = orders.map(({ number }) => number)
  expect(await open(ours.seller, [...numbers, theirs.number])).toBe(404)
  expect(await open(theirs.seller, numbers)).toBe(404)
  expect(await open(guest, numbers)).toBe(401)
  expect(await open(ours.seller, [])).toBe(400)
  expect(
    await open(
      ours.seller,
      Array.from({ length: 51 }, (_, place) => `H${place}`),
    ),
  ).toBe(400)
  const url = String(await open(ours.seller, numbers.slice(0, 1)))
  expect((await follow(url.replace(orders[0]?.id ?? '', orders[1]?.id ?? ''))).status).toBe(302)
  expect((await follow(url.replace('size=a4', 'size=roll'))).status).toBe(302)
})

test('what has left is not picked again, and what was canceled meanwhile is not packed', async () => {
  const textOf = async (numbers: string[], kind: PaperKind) => {
    const answer = await follow(String(await open(ours.seller, numbers, kind)))
    return (await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), { mergePages: true })).text
  }
  const parted = await givenOrder(market, { from: ours, quantities: [5, 1] })
  const ship = (place: number, quantity: number) =>
    shipOrderFunction(market.shop, ours.seller, {
      order: parted.number,
      carrier: 'Flash Express',
      tracking: '',
      key: randomUUID(),
      lines: [{ order_line_id: parted.lines[place], quantity }],
    })
  await moveOrderFunction(market.shop, ours.seller, { order: parted.number, to: 'accepted', key: randomUUID() })
  expect(await textOf([parted.number], 'picking')).toContain('6 ×')
  expect((await ship(0, 3)).status).toBe(200)
  expect((await ship(1, 1)).status).toBe(200)
  const rest = await textOf([parted.number], 'picking')
  expect([rest.includes('2 ×'), rest.includes('6 ×')]).toEqual([true, false])
  // All of it has left: its papers say all of it again.
  expect((await ship(0, 2)).status).toBe(200)
  expect(await textOf([parted.number], 'picking')).toContain('6 ×')
  const left = await givenOrder(market, { from: ours })
  const canceled = await moveOrderFunction(market.shop, ours.seller, { order: left.number, to: 'canceled', reason: 'It broke', key: randomUUID() })
  expect(canceled.status).toBe(200)
  for (const kind of ['labels', 'picking', 'slips', 'handover'] as const) {
    const text = (await textOf([parted.number, left.number], kind)).replaceAll(/[\s\u200b]+/g, '')
    expect([kind, text.includes(parted.number), text.includes(left.number)]).toEqual([kind, true, false])
  }
  expect(await open(ours.seller, [left.number])).toBe(404)
})
