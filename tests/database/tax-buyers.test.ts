import { beforeAll, expect, test } from 'vitest'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { giveUpOrderFunction } from '../../app/payments/pay-again.server.ts'
import { findByToken } from '../../app/orders/tracking/track-order.server.ts'
import type { TaxBuyer } from '../../app/orders/tax-buyer.ts'
import { getReceipt } from '../../app/orders/documents/get-document.server.ts'
import { receiptSheet } from '../../app/orders/documents/receipt-sheet.ts'
import { refusal, testDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, guest, testShop, wishFor } from '../support/market.ts'
import { givenSellerWithPerson, givenOrder, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'

let market: Market
beforeAll(async () => {
  const db = await testDatabase()
  const bank = playedBank()
  market = { db, shop: testShop(db, { payments: [bank] }).shop, bank }
})

const COMPANY: TaxBuyer = { thai: true, name: 'Chonnabot Trading Co., Ltd.', number: '0105551234567', branch: '00000', address: '1 Silom Road\nBangkok 10500' }
const receiptOf = (orderId: string) => market.shop.service.transaction((tx) => getReceipt(tx, orderId))

test('a tax invoice of a registered maker names its buyer, number and branch; a receipt of another does too', async () => {
  const from = await givenSellerWithPerson(market.db)
  await market.db.owner.all('update public.sellers set vat_registered = true where id = $1', [from.sellerId])
  for (const [order, kind] of [
    [await givenOrder(market, { from, wish: { taxBuyer: { ...COMPANY, number: '0-1055-51234-56-7', branch: '' } } }), 'tax_invoice'],
    [await givenOrder(market, { wish: { taxBuyer: COMPANY } }), 'receipt'],
  ] as const) {
    expect((await findByToken(market.shop, order.token))?.taxBuyer).toEqual(COMPANY)
    const receipt = await receiptOf(order.id)
    expect([receipt?.kind, receipt?.buyer.tax]).toEqual([kind, COMPANY])
    const sheet = receipt && JSON.stringify(receiptSheet(market.shop.words('en'), 'en', receipt))
    for (const words of [COMPANY.name, '1 Silom Road', 'Tax ID 0105551234567 · Head office']) expect(sheet).toContain(words)
    expect(sheet).not.toContain('Ada Buyer')
  }
})

test('where nobody asked for one the buyer stands as before', async () => {
  const order = await givenOrder(market)
  expect((await receiptOf(order.id))?.buyer).toMatchObject({ name: 'Ada Buyer', tax: null })
})

test('a number that fits no rule places no order, and says where', async () => {
  const wish = { ...wishFor([{ product: await givenProduct(market.db) }]), taxBuyer: { ...COMPANY, number: '0105551234568', address: ' ' } }
  expect(await placeOrder(market.shop, guest, wish)).toEqual({
    placed: false,
    because: 'problems',
    problems: [
      { code: 'tax_invalid', field: 'taxNumber', because: 'number' },
      { code: 'tax_invalid', field: 'taxAddress', because: 'missing' },
    ],
  })
})

test('buyer and maker read it, nobody writes it, strangers see nothing', async () => {
  const buyer = await givenPerson(market.db)
  const order = await givenOrder(market, { buyer, wish: { taxBuyer: COMPANY } })
  const read = (who: string) => market.db.asPerson(who).all('select tax_buyer from public.orders where id = $1', [order.id])
  for (const who of [buyer, order.seller.id ?? '']) {
    expect(await read(who)).toEqual([{ tax_buyer: COMPANY }])
    expect(await refusal(market.db.asPerson(who).all(`update public.orders set tax_buyer = null where id = $1`, [order.id]))).toBe('42501')
  }
  expect(await read(await givenPerson(market.db))).toEqual([])
  for (const bad of ['[]', '"x"', '{"name": "x"}'])
    expect(await refusal(market.db.owner.all('update public.orders set tax_buyer = $2::jsonb where id = $1', [order.id, bad]))).toBe('23514')
})

test('a copy of everything holds it; a deleted account leaves none', async () => {
  const buyer = await givenPerson(market.db)
  const order = await givenOrder(market, { buyer, pays: false, wish: { taxBuyer: COMPANY } })
  const { about } = await market.db.owner.one<{ about: { orders: { tax_buyer: TaxBuyer }[] } }>('select private.everything_about($1) as about', [buyer])
  expect(about.orders.map(({ tax_buyer }) => tax_buyer)).toEqual([COMPANY])
  expect((await giveUpOrderFunction(market.shop, guest, { token: order.token })).status).toBe(200)
  expect(await market.db.owner.one('select private.delete_account($1) as against', [buyer])).toEqual({ against: null })
  expect(await market.db.owner.one('select tax_buyer from public.orders where id = $1', [order.id])).toEqual({ tax_buyer: null })
})
