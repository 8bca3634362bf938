import { RouterContextProvider } from 'react-router'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '../../app/i18n/languages.ts'
import { openPaperFunction } from '../../app/payouts/papers/open-paper.server.ts'
import { paperLink } from '../../app/payouts/papers/paper-link.server.ts'
import { loader } from '../../app/payouts/papers/paper-route.ts'
import { enter } from '../../app/shop.ts'
import { testDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { asCaller, givenOrder, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'

let market: Market
beforeAll(async () => {
  const db = await testDatabase()
  const bank = playedBank()
  market = { db, shop: testShop(db, { payments: [bank] }).shop, bank }
})

const thisMonth = async () => (await market.db.owner.one<{ month: string }>(`select to_char(now() at time zone 'Asia/Bangkok', 'YYYY-MM') as month`)).month

/** What following a link answers. */
async function follow(link: string, language: Language = 'en'): Promise<Response> {
  const context = new RouterContextProvider()
  enter(context, market.shop, { language, currency: 'THB', path: '/maker-paper.pdf' })
  const request = new Request(`http://shop.test${link}`)
  return loader({ context, request, params: {}, url: new URL(request.url), pattern: '/maker-paper.pdf' })
}
/** Without the spaces that layout makes; ำ is drawn as ํ and า, and read back as these two. */
const packed = (text: string) => text.replaceAll(/[\s\u200b]+/g, '').normalize('NFKD')
async function textOf(answer: Response): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  return packed((await extractText(pdf, { mergePages: true })).text)
}

describe('the statement of a maker as a file', () => {
  test.each([
    ['en', ['Statements', 'Sales', 'Commission', 'Balance so far']],
    ['th', ['ใบแจ้งยอด', 'ยอดขาย', 'ค่าธรรมเนียม', 'ยอดถึงตอนนี้']],
    ['ja', ['月次報告書', '売上', '手数料']],
  ] as const)('says in %s what was sold and kept of which order', async (language, words) => {
    const order = await givenOrder(market)
    const answer = await openPaperFunction(market.shop, { ...order.seller, language }, { paper: 'statement', seller: order.sellerId, of: await thisMonth() })
    const { url } = (await answer.json()) as { url: string }
    expect(url).toMatch(new RegExp(`^/${language}/maker-paper\\.pdf`))
    const file = await follow(url, language)
    expect([file.headers.get('content-type'), file.headers.get('content-language'), file.headers.get('cache-control')]).toEqual([
      'application/pdf',
      language,
      'no-store',
    ])
    const text = await textOf(file)
    const { owed } = await market.db.owner.one<{ owed: string }>(
      `select to_char((total_minor + points_minor + shipping_funded_minor - commission_minor - commission_vat_minor) / 100.0, 'FM999,999,990.00') as owed from public.orders where id = $1`,
      [order.id],
    )
    for (const expected of [...words, order.number, owed]) expect(text).toContain(packed(expected))
  })

  test('is opened by people of the maker alone, and no link by another month or later', async () => {
    const { sellerId, seller } = await givenOrder(market)
    const paper = { paper: 'statement' as const, seller: sellerId, of: '2026-11' }
    expect((await openPaperFunction(market.shop, asCaller(await givenPerson(market.db)), paper)).status).toBe(404)
    expect((await openPaperFunction(market.shop, seller, { ...paper, of: '2026-13' })).status).toBe(400)
    const led = async (link: string) => (await follow(link)).headers.get('location')
    expect(await led(paperLink(market.shop, paper, 'en').replace('2026-11', '2026-10'))).toBe('/seller-dashboard?tab=money')
    expect(await led(paperLink(market.shop, paper, 'en', Date.now() - 120_000))).toBe('/seller-dashboard?tab=money')
  })
})

describe('an invoice of the shop as a file', () => {
  const issue = (sellerId: string) =>
    market.db.owner.one<{ id: string; number: string }>(
      `insert into public.fee_invoices (number, kind, about, seller_id, seller_name, month, net_minor, vat_minor, vat_rate_ppm, issuer, buyer)
       values ('FI2026-' || (100000 + floor(random() * 899999))::integer, 'tax_invoice', 'commission', $1, 'Ada', '2026-10-01', 800000, 56000, 70000,
         '{"shop":"Hattha","name":"Hattha Co., Ltd.","address":"1 Charoen Krung","place":"","province":"","tax_id":"0105561234567","branch":"00000"}',
         '{"thai":true,"name":"Ada Co.","number":"0105500000001","branch":"00001","address":"Nan"}') returning id, number`,
      [sellerId],
    )

  test.each([
    ['en', ['Tax invoice', 'ใบกำกับภาษี', 'Commission for October 2026', 'Head office', 'Branch 00001']],
    ['th', ['ใบกำกับภาษี', 'ค่าธรรมเนียมเดือนตุลาคม', 'สำนักงานใหญ่']],
  ] as const)('says in %s who invoices whom what, by their tax numbers', async (language, words) => {
    const { sellerId, seller } = await givenOrder(market)
    const { id, number } = await issue(sellerId)
    const answer = await openPaperFunction(market.shop, { ...seller, language }, { paper: 'fee_invoice', seller: sellerId, of: id })
    const text = await textOf(await follow(((await answer.json()) as { url: string }).url, language))
    for (const expected of [...words, number, 'Hattha Co., Ltd.', '0105561234567', 'Ada Co.', '0105500000001', '8,000.00', '560.00', '฿8,560.00'])
      expect(text).toContain(packed(expected))
  })

  test('is nobody else’s: a maker gets no link to one by its own shop', async () => {
    const [mine, other] = [await givenOrder(market), await givenOrder(market)]
    const { id } = await issue(other.sellerId)
    const answer = await openPaperFunction(market.shop, mine.seller, { paper: 'fee_invoice', seller: mine.sellerId, of: id })
    expect((await follow(((await answer.json()) as { url: string }).url)).headers.get('location')).toBe('/seller-dashboard?tab=money')
    expect((await openPaperFunction(market.shop, mine.seller, { paper: 'fee_invoice', seller: other.sellerId, of: id })).status).toBe(404)
  })
})
