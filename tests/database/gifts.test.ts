import { beforeAll, expect, test } from 'vitest'
import { giveUpOrderFunction } from '../../app/payments/pay-again.server.ts'
import { sendOutbox } from '../../app/outbox.ts'
import { findByToken } from '../../app/orders/tracking/track-order.server.ts'
import { getPackingSlip } from '../../app/orders/documents/get-document.server.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import { refusal, testDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, guest, testShop } from '../support/market.ts'
import { givenSellerWithPerson, givenOrder, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'

let market: Market
let letters: Letter[]
beforeAll(async () => {
  const db = await testDatabase()
  const bank = playedBank()
  const { shop, letters: caught } = testShop(db, { payments: [bank] })
  market = { db, shop, bank }
  letters = caught
})

const MESSAGE = 'สุขสันต์วันเกิด\nLove, Ada'
const wrapping = (sellerId: string) => market.db.owner.all('update public.products set gift_wrap = true where seller_id = $1', [sellerId])

test('the words of a present are where its buyer, its maker and its slip look for them', async () => {
  const order = await givenOrder(market, { wish: { gift: { message: MESSAGE, wrap: false } } })
  expect((await findByToken(market.shop, order.token))?.gift).toEqual({ message: MESSAGE })
  expect((await getPackingSlip(market.shop.service, { orderId: order.id, parcel: undefined }))?.gift).toEqual({ message: MESSAGE })
  const seen = await market.db.asPerson(order.seller.id ?? '').all('select is_gift, gift_message from public.orders where id = $1', [order.id])
  expect(seen).toEqual([{ is_gift: true, gift_message: MESSAGE }])
})

test('every maker of the cart gets them', async () => {
  const [one, two] = [await givenProduct(market.db), await givenProduct(market.db)]
  const lines = [one, two].map(({ productId, variantId }) => ({ productId, variantId, quantity: 1, personalization: '' }))
  const order = await givenOrder(market, { wish: { lines, gift: { message: MESSAGE, wrap: false } } })
  const shares = await market.db.owner.all(
    'select o.gift_message from public.orders o join public.order_groups g on g.id = o.order_group_id where g.number = $1',
    [order.group],
  )
  expect(shares).toEqual([{ gift_message: MESSAGE }, { gift_message: MESSAGE }])
})

test('what is no present says so: no message, nothing wrapped', async () => {
  const from = await givenSellerWithPerson(market.db)
  await wrapping(from.sellerId)
  const order = await givenOrder(market, { from })
  const tracked = await findByToken(market.shop, order.token)
  expect([tracked?.gift, tracked?.orders[0]?.lines[0]?.giftWrap]).toEqual([null, false])
})

test('a piece is wrapped where its maker does that and its buyer wants it, and stays so', async () => {
  const from = await givenSellerWithPerson(market.db)
  const plain = await givenOrder(market, { from, wish: { gift: { message: '', wrap: true } } })
  expect((await findByToken(market.shop, plain.token))?.orders[0]?.lines[0]?.giftWrap).toBe(false)

  const product = await givenProduct(market.db, { sellerId: from.sellerId })
  await wrapping(from.sellerId)
  const lines = [{ productId: product.productId, variantId: product.variantId, quantity: 1, personalization: '' }]
  const order = await givenOrder(market, { from, wish: { lines, gift: { message: '', wrap: true } } })
  await market.db.owner.all('update public.products set gift_wrap = false where seller_id = $1', [from.sellerId])
  expect((await findByToken(market.shop, order.token))?.orders[0]?.lines[0]?.giftWrap).toBe(true)
  expect((await getPackingSlip(market.shop.service, { orderId: order.id, parcel: undefined }))?.lines[0]?.giftWrap).toBe(true)
})

test('the maker’s letter says it too', async () => {
  const order = await givenOrder(market, { wish: { gift: { message: MESSAGE, wrap: false } } })
  const silent = await givenOrder(market, { wish: { gift: { message: '', wrap: false } } })
  const none = await givenOrder(market)
  for (const { sellerId } of [order, silent, none])
    await market.db.owner.all(
      `insert into public.seller_contacts (seller_id, email, language) values ($1, 'maker@example.com', 'en') on conflict (seller_id) do update set language = 'en'`,
      [sellerId],
    )
  await sendOutbox(market.shop)
  const letterOf = (number: string) => letters.find(({ subject }) => subject === `New order ${number}`)?.text ?? ''
  expect(letterOf(order.number)).toContain(MESSAGE)
  expect(letterOf(silent.number)).toContain('leave prices out')
  expect(letterOf(none.number)).not.toContain('leave prices out')
})

test('a message has no place on what is no present, and none is longer than a card', async () => {
  const order = await givenOrder(market, { wish: { gift: { message: 'x'.repeat(300), wrap: false } } })
  const set = (column: string, value: unknown) => market.db.owner.all(`update public.orders set ${column} = $2 where id = $1`, [order.id, value])
  expect(await refusal(set('gift_message', 'x'.repeat(301)))).toBe('23514')
  expect(await refusal(set('is_gift', false))).toBe('23514')
})

test('nobody writes it but the checkout, and strangers read nothing', async () => {
  const buyer = await givenPerson(market.db)
  const order = await givenOrder(market, { buyer, wish: { gift: { message: MESSAGE, wrap: false } } })
  for (const who of [buyer, order.seller.id ?? ''])
    expect(await refusal(market.db.asPerson(who).all(`update public.orders set gift_message = 'x' where id = $1`, [order.id]))).toBe('42501')
  const stranger = await givenPerson(market.db)
  expect(await market.db.asPerson(stranger).all('select gift_message from public.orders where id = $1', [order.id])).toEqual([])
})

test('a copy of everything holds the words; a deleted account leaves none', async () => {
  const buyer = await givenPerson(market.db)
  const order = await givenOrder(market, { buyer, pays: false, wish: { gift: { message: MESSAGE, wrap: false } } })
  const { about } = await market.db.owner.one<{ about: { orders: { gift_message: string }[] } }>('select private.everything_about($1) as about', [buyer])
  expect(about.orders.map(({ gift_message }) => gift_message)).toEqual([MESSAGE])
  expect((await giveUpOrderFunction(market.shop, guest, { token: order.token })).status).toBe(200)
  expect(await market.db.owner.one('select private.delete_account($1) as against', [buyer])).toEqual({ against: null })
  expect(await market.db.owner.one('select is_gift, gift_message from public.orders where id = $1', [order.id])).toEqual({ is_gift: true, gift_message: '' })
})
