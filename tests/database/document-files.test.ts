import { RouterContextProvider } from 'react-router'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { documentLink } from '../../app/orders/documents/document-link.server.ts'
import { loader } from '../../app/orders/documents/document-route.ts'
import type { DocumentKind } from '../../app/orders/documents/document.ts'
import { receiptSheet } from '../../app/orders/documents/receipt-sheet.ts'
import type { Language } from '../../app/i18n/languages.ts'
import { enter } from '../../app/shop.ts'
import { testDatabase } from '../support/database.ts'
import { testShop } from '../support/market.ts'
import { givenSellerWithPerson, givenOrder, type Market, type PaidOrder } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'

let market: Market
beforeAll(async () => {
  const db = await testDatabase()
  const bank = playedBank()
  market = { db, shop: testShop(db, { payments: [bank] }).shop, bank }
})

type Asked = { order: string; kind?: DocumentKind; prices?: 'yes' | 'no'; language?: Language; now?: number }

/** What following a link answers. */
async function follow({ order, kind = 'receipt', prices = 'yes', language = 'en', now }: Asked): Promise<Response> {
  const context = new RouterContextProvider()
  enter(context, market.shop, { language, currency: 'THB', path: '/order-document.pdf' })
  const request = new Request(`http://shop.test${documentLink(market.shop, { order, kind, prices }, language, now)}`)
  return loader({ context, request, params: {}, url: new URL(request.url), pattern: '/order-document.pdf' })
}

/** The text of a file, without the places where Thai may be broken and without the spaces that layout makes. */
async function textOf(asked: Asked): Promise<string> {
  const answer = await follow(asked)
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  const { text } = await extractText(pdf, { mergePages: true })
  return packed(text)
}
/** ำ is drawn as ํ and า, and read back as these two. */
const packed = (text: string) => text.replaceAll(/[\s\u200b]+/g, '').normalize('NFKD')
const amount = (satang: bigint | number) => new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(Number(satang) / 100)

async function givenNamed(changes: { thai?: boolean; vat?: boolean } = {}): Promise<PaidOrder> {
  const from = await givenSellerWithPerson(market.db)
  await market.db.owner.all(`update public.sellers set vat_registered = $2 where id = $1`, [from.sellerId, changes.vat ?? false])
  const order = await givenOrder(market, { from, quantities: [2, 1] })
  const title = changes.thai ? 'ผ้าพันคอไหมมัดหมี่ทอมือย้อมครามธรรมชาติ' : 'Hand-woven silk scarf, indigo'
  await market.db.owner.all(`update public.order_lines set title = $2, title_seller = $2, personalization = 'สุขสันต์วันเกิด' where id = $1`, [
    order.lines[0],
    title,
  ])
  return order
}
const chargedFor = (order: PaidOrder) =>
  market.db.owner.one<{ items: bigint; shipping: bigint; tax: bigint; total: bigint }>(
    'select items_minor as items, shipping_minor as shipping, tax_included_minor as tax, total_minor as total from public.orders where id = $1',
    [order.id],
  )

describe('a receipt', () => {
  test('says in English what was sold, for how much, and its number', async () => {
    const order = await givenNamed()
    const text = await textOf({ order: order.id })
    const charged = await chargedFor(order)
    for (const expected of [
      'Receipt',
      'ใบเสร็จรับเงิน',
      order.number,
      'Hand-woven silk scarf, indigo',
      amount(charged.items),
      amount(charged.shipping),
      `฿${amount(charged.total)}`,
    ])
      expect(text).toContain(packed(expected))
    expect(text).toMatch(/RC\d{4}-00001/)
    expect(text).not.toContain('VAT')
  })

  test('says in Thai the same, and VAT of a maker who is registered for it', async () => {
    const order = await givenNamed({ thai: true, vat: true })
    const text = await textOf({ order: order.id, language: 'th' })
    const charged = await chargedFor(order)
    expect(charged.tax).toBeGreaterThan(0n)
    for (const expected of [
      'ใบเสร็จรับเงิน / ใบกำกับภาษี',
      'ผ้าพันคอไหมมัดหมี่ทอมือย้อมครามธรรมชาติ',
      'ภาษีมูลค่าเพิ่ม 7%',
      amount(charged.tax),
      amount(charged.total - charged.tax),
      `฿${amount(charged.total)}`,
    ])
      expect(text).toContain(packed(expected))
  })

  test.each(['nl', 'ja', 'de', 'pt', 'ko', 'vi', 'id', 'fr', 'it', 'zh-CN', 'zh-TW', 'es'] as const)(
    'can be read in %s, no letter missing',
    async (language) => {
      const order = await givenNamed()
      const text = await textOf({ order: order.id, language })
      const t = market.shop.words(language)
      for (const key of ['receipt', 'number', 'issued', 'paid', 'buyer', 'product', 'quantity', 'unitPrice', 'total', 'currency'])
        expect(text).toContain(packed(t(`documents:${key}`)))
      expect(text).not.toContain('?')
    },
  )

  test('is a file to keep: named by its number, never stored on the way, and only for a minute', async () => {
    const order = await givenNamed()
    const answer = await follow({ order: order.id })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="receipt-RC\d{4}-\d{5}\.pdf"$/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const file = await answer.arrayBuffer()
    expect(answer.headers.get('content-length')).toBe(String(file.byteLength))
    expect(Buffer.from(file).subarray(0, 5).toString()).toBe('%PDF-')
    const late = await follow({ order: order.id, now: Date.now() - 120_000 })
    expect([late.status, late.headers.get('location')]).toEqual([302, '/order-tracking'])
  })
})

test('what was paid with points is no discount: the whole sum is taxed, and only the rest was paid in money', () => {
  const sums = { items: 200_00, discount: 20_00, shipping: 27_00, taxIncluded: 13_54, taxRatePpm: 70_000, total: 157_00 }
  const issuer = { shop: 'Maker', name: 'Maker', address: '', place: '', province: 'TH-40', tax_id: '', branch: '00000' }
  const facts = {
    number: 'TI2026-00001',
    issuedAt: '2026-11-20T00:00:00Z',
    paidAt: '2026-11-20T00:00:00Z',
    orderNumber: 'H-1',
    paymentMethod: 'card',
    credit: 0,
    invoice: null,
    issuer,
  } as const
  const sheet = JSON.stringify(
    receiptSheet(market.shop.words('en'), 'en', { ...facts, kind: 'tax_invoice', buyer: { name: 'Ada', address: {}, tax: null }, lines: [], sums }),
  )
  for (const amount of ['"193.46"', '"13.54"', '"−50.00"', '"฿157.00"']) expect(sheet).toContain(amount)
})

describe('a packing slip', () => {
  test('tells the maker what to pack and where it goes, with prices or without', async () => {
    const order = await givenNamed()
    const [priced, present] = [await textOf({ order: order.id, kind: 'packing_slip' }), await textOf({ order: order.id, kind: 'packing_slip', prices: 'no' })]
    const { price } = await market.db.owner.one<{ price: bigint }>('select unit_price_minor as price from public.order_lines where id = $1', [order.lines[0]])
    for (const text of [priced, present]) {
      for (const expected of ['Packing slip', order.number, 'Hand-woven silk scarf, indigo', '2 ×', 'สุขสันต์วันเกิด']) expect(text).toContain(packed(expected))
    }
    expect(priced).toContain(amount(price))
    expect(present).not.toContain(amount(price))
  })

  test('of a present has the buyer’s words on it, and never a price', async () => {
    const message = 'สุขสันต์วันเกิดนะลูก\nAlles Liebe, Großmutter <3'
    const order = await givenOrder(market, { wish: { gift: { message, wrap: false } } })
    const { price } = await market.db.owner.one<{ price: bigint }>('select unit_price_minor as price from public.order_lines where id = $1', [order.lines[0]])
    const text = await textOf({ order: order.id, kind: 'packing_slip', prices: 'yes' })
    for (const line of [...message.split('\n'), 'A message for you']) expect(text).toContain(packed(line))
    expect(text).not.toContain(amount(price))
  })
})
