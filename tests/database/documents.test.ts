import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import { documentLink, documentOf, DOCUMENT_LINK_SECONDS } from '../../app/orders/documents/document-link.server.ts'
import { getReceipt } from '../../app/orders/documents/get-document.server.ts'
import { issueDocuments } from '../../app/orders/documents/issue-documents.server.ts'
import { openDocumentFunction } from '../../app/orders/documents/open-document.server.ts'
import { moveOrderFunction } from '../../app/orders/moves/move-order.server.ts'
import type { Caller } from '../../app/shop.ts'
import { refusal, testDatabase } from '../support/database.ts'
import { givenPerson, guest, testShop } from '../support/market.ts'
import { asCaller, givenSellerWithPerson, givenOrder, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'

/** Papers are numbered by the year in Bangkok, which begins before that of Greenwich. */
const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Bangkok', year: 'numeric' }).format()
let market: Market
beforeAll(async () => {
  const db = await testDatabase()
  const bank = playedBank()
  market = { db, shop: testShop(db, { payments: [bank] }).shop, bank }
})

const open = (caller: Caller, body: object) => openDocumentFunction(market.shop, caller, { kind: 'receipt', ...body })
const numbersOf = async (sellerId: string) =>
  (await market.db.owner.all<{ number: string }>('select number from public.documents where seller_id = $1 order by number', [sellerId])).map(
    ({ number }) => number,
  )

describe('numbers', () => {
  test('run per maker without a gap, also when many are asked for at once and some cannot be issued', async () => {
    const from = await givenSellerWithPerson(market.db)
    const orders = []
    for (const pays of [true, false, true, true, false, true]) orders.push(await givenOrder(market, { from, pays }))
    await Promise.all(
      [...orders, ...orders].map(async (order) => market.shop.service.all('select private.issue_document($1)', [order.id]).catch(() => undefined)),
    )
    expect(await numbersOf(from.sellerId)).toEqual([1, 2, 3, 4].map((place) => `RC${year}-0000${place}`))
  })

  test('another maker begins at one, and a job gives every paid order its own', async () => {
    const from = await givenSellerWithPerson(market.db)
    await givenOrder(market, { from })
    await givenOrder(market, { from, pays: false })
    await issueDocuments(market.shop)
    await issueDocuments(market.shop)
    expect(await numbersOf(from.sellerId)).toEqual([expect.stringMatching(/^RC\d{4}-00001$/)])
  })
})

test('a document stays as it was issued, whatever becomes of the maker and the order', async () => {
  const order = await givenOrder(market, { quantities: [2, 3] })
  const read = async () => market.shop.service.transaction((tx) => getReceipt(tx, order.id))
  const issued = await read()
  await market.db.owner.all(`update public.sellers set business_name = 'Another name', vat_registered = true where id = $1`, [order.sellerId])
  await market.db.owner.all(`update public.order_lines set title = 'Something else', sku = 'X' where order_id = $1`, [order.id])
  expect(await read()).toEqual(issued)
  expect(issued?.kind).toBe('receipt')
  for (const change of ['update public.documents set number = number', 'delete from public.documents', 'truncate public.documents']) {
    expect(await refusal(market.db.service.all(change))).toBe('42501')
  }
})

test('the sums are those of the order, and VAT stands only on documents of registered makers', async () => {
  const plain = await givenOrder(market, { quantities: [2, 1] })
  const from = await givenSellerWithPerson(market.db)
  await market.db.owner.all('update public.sellers set vat_registered = true where id = $1', [from.sellerId])
  await market.db.owner.all(
    `insert into public.seller_contacts (seller_id, email, tax_id, tax_name, tax_branch) values ($1, 'tax@maker.test', '0105551234567', 'Chonnabot Silk Co., Ltd.', '00002')
     on conflict (seller_id) do update set tax_id = excluded.tax_id, tax_name = excluded.tax_name, tax_branch = excluded.tax_branch`,
    [from.sellerId],
  )
  const taxed = await givenOrder(market, { quantities: [2, 1], from })
  for (const [order, kind] of [
    [plain, 'receipt'],
    [taxed, 'tax_invoice'],
  ] as const) {
    const receipt = await market.shop.service.transaction((tx) => getReceipt(tx, order.id))
    const charged = await market.db.owner.one<Record<string, bigint>>(
      'select items_minor, discount_minor, shipping_minor, tax_included_minor, total_minor from public.orders where id = $1',
      [order.id],
    )
    expect(receipt?.kind).toBe(kind)
    expect(receipt?.sums).toMatchObject({
      items: Number(charged['items_minor']),
      discount: Number(charged['discount_minor']),
      shipping: Number(charged['shipping_minor']),
      taxIncluded: Number(charged['tax_included_minor']),
      total: Number(charged['total_minor']),
    })
    expect(receipt?.lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)).toBe(receipt?.sums.items)
    // Tax is rounded for each line, and once for delivery.
    const contained = kind === 'receipt' ? 0 : ((receipt?.sums.total ?? 0) * 7) / 107
    expect(Math.abs((receipt?.sums.taxIncluded ?? 0) - contained)).toBeLessThan(2)
  }
  const invoice = await market.shop.service.transaction((tx) => getReceipt(tx, taxed.id))
  expect(invoice?.issuer).toMatchObject({ name: 'Chonnabot Silk Co., Ltd.', tax_id: '0105551234567', branch: '00002' })
})

describe('who gets a file', () => {
  test('the buyer and the maker the receipt; the packing slip the maker alone', async () => {
    const buyer = await givenPerson(market.db)
    const order = await givenOrder(market, { buyer })
    for (const caller of [asCaller(buyer), order.seller]) expect((await open(caller, { order: order.number })).status).toBe(200)
    expect((await open(guest, { order: order.number, token: order.token })).status).toBe(200)
    expect((await open(order.seller, { order: order.number, kind: 'packing_slip', prices: false })).status).toBe(200)
    for (const [caller, token] of [
      [asCaller(buyer), undefined],
      [guest, order.token],
    ] as const) {
      expect((await open(caller, { order: order.number, token, kind: 'packing_slip' })).status).toBe(404)
    }
  })

  test('strangers, other buyers, other makers and links of other orders get nothing, and learn nothing', async () => {
    const order = await givenOrder(market)
    const other = await givenOrder(market, { buyer: await givenPerson(market.db) })
    const unknown = await (await open(guest, { order: 'H000000-NOTHING-1' })).text()
    for (const kind of ['receipt', 'packing_slip']) {
      for (const [caller, token] of [
        [guest, undefined],
        [guest, other.token],
        [asCaller(randomUUID()), undefined],
        [other.seller, undefined],
      ] as const) {
        const answer = await open(caller, { order: order.number, token, kind })
        expect(answer.status).toBe(404)
        expect(await answer.text()).toBe(unknown)
      }
    }
    expect((await open(order.seller, { order: order.number, kind: 'packing_slip', parcel: randomUUID() })).status).toBe(404)
  })

  test('there is no receipt for money that has not arrived, or that went back before one was asked for', async () => {
    const unpaid = await givenOrder(market, { pays: false })
    expect((await open(guest, { order: unpaid.number, token: unpaid.token })).status).toBe(409)
    const refunded = await givenOrder(market)
    await moveOrderFunction(market.shop, refunded.seller, { order: refunded.number, key: randomUUID(), to: 'canceled', reason: 'The loom broke.' })
    await sendRefunds(market.shop)
    expect((await open(guest, { order: refunded.number, token: refunded.token })).status).toBe(409)
  })
})

test('a link opens what it was signed for, for a minute', () => {
  const wanted = { order: randomUUID(), kind: 'receipt', prices: 'yes' } as const
  const at = 1_790_000_000_000
  const link = new URL(documentLink(market.shop, wanted, 'th', at), 'http://shop.test')
  expect(link.pathname).toBe('/th/order-document.pdf')
  expect(documentOf(market.shop, link.searchParams, at)).toEqual(wanted)
  expect(documentOf(market.shop, link.searchParams, at + (DOCUMENT_LINK_SECONDS + 1) * 1000)).toBeUndefined()
  for (const [name, value] of [
    ['order', randomUUID()],
    ['kind', 'packing_slip'],
    ['prices', 'no'],
    ['parcel', randomUUID()],
    ['until', '1890000000'],
    ['signature', 'A'.repeat(43)],
  ] as const) {
    const changed = new URLSearchParams(link.searchParams)
    changed.set(name, value)
    expect([name, documentOf(market.shop, changed, at)]).toEqual([name, undefined])
  }
})
