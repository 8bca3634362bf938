import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { settlePayment } from '../../app/payments/settle-payment.server.ts'
import type { OrderWish } from '../../app/checkout/quote/order-wish.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import type { TestDatabase } from './database.ts'
import { givenPerson, givenProduct, givenSeller, guest, wishFor, type GivenProduct } from './market.ts'
import type { playedBank } from './played-bank.ts'

export type Market = { db: TestDatabase; shop: Shop; bank: ReturnType<typeof playedBank> }
export type PaidOrder = {
  seller: Caller
  products: GivenProduct[]
  number: string
  group: string
  token: string
  id: string
  lines: string[]
  sellerId: string
}

/** Somebody who is signed in. */
export const asCaller = (id: string): Caller => ({ ...guest, id, role: 'authenticated' })

/** A maker who sells, and the person behind. */
export async function givenSellerWithPerson(db: TestDatabase): Promise<{ seller: Caller; sellerId: string }> {
  const seller = await givenPerson(db)
  const sellerId = await givenSeller(db)
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [sellerId, seller])
  return { seller: asCaller(seller), sellerId }
}

/** An order of one maker, with a line for each quantity; paid unless said otherwise, by a guest unless `buyer` is given. */
export async function givenOrder(
  { db, shop, bank }: Market,
  {
    quantities = [2],
    buyer = null,
    from,
    wish: changes = {},
    country = 'TH',
    pays = true,
  }: {
    quantities?: number[]
    buyer?: string | null
    from?: { seller: Caller; sellerId: string }
    wish?: Partial<OrderWish>
    country?: string
    pays?: boolean
  } = {},
): Promise<PaidOrder> {
  const { seller, sellerId } = from ?? (await givenSellerWithPerson(db))
  const products: GivenProduct[] = []
  for (const _ of quantities) products.push(await givenProduct(db, { sellerId }))
  const wish = wishFor(
    products.map((product, place) => ({ product, quantity: quantities[place] ?? 1 })),
    changes,
  )
  const { quote } = await getQuote(shop.service, { ...wish, country }, { personId: buyer, email: wish.email })
  const placed = await placeOrder(shop, buyer === null ? guest : asCaller(buyer), { ...wish, quoteHash: quote.quoteHash })
  if (!placed.placed) throw new Error(`Not placed: ${JSON.stringify(placed)}`)
  const payment = await db.owner.one<{ id: string; provider_reference: string }>(
    'select p.id, p.provider_reference from public.payments p join public.order_groups g on g.id = p.order_group_id where g.number = $1',
    [placed.number],
  )
  if (pays) {
    bank.say(payment.provider_reference, 'paid')
    await settlePayment(shop, payment.id)
  }
  const number = `${placed.number}-1`
  const { id } = await db.owner.one<{ id: string }>('select id from public.orders where number = $1', [number])
  const lines = await db.owner.all<{ id: string }>('select id from public.order_lines where order_id = $1 order by position', [id])
  return { seller, products, number, group: placed.number, token: placed.token, id, lines: lines.map((line) => line.id), sellerId }
}
