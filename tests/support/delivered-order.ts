import { randomUUID } from 'node:crypto'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { settlePayment } from '../../app/payments/settle-payment.server.ts'
import { moveOrderFunction, shipOrderFunction } from '../../app/orders/moves/move-order.server.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import type { TestDatabase } from './database.ts'
import { givenPerson, givenProduct, givenSeller, guest, wishFor, type GivenProduct } from './market.ts'
import type { PlayedBank } from './played-bank.ts'

export type DeliveredOrder = {
  id: string
  number: string
  token: string
  seller: Caller
  sellerId: string
  buyer: Caller
  products: GivenProduct[]
  lines: { id: string; quantity: number; total_minor: bigint }[]
}

type Wanted = {
  quantities?: readonly number[]
  prices?: readonly number[]
  country?: string
  until?: 'placed' | 'accepted' | 'shipped' | 'delivered'
  member?: boolean
  personalization?: string
}

/** An order of one maker that has come as far as is named (delivered, unless said otherwise), to the Netherlands, Thailand or wherever. */
export async function givenDeliveredOrder(db: TestDatabase, { shop, bank }: { shop: Shop; bank: PlayedBank }, wanted: Wanted = {}): Promise<DeliveredOrder> {
  const { quantities = [2], prices = [], country = 'TH', until = 'delivered', member = false, personalization = '' } = wanted
  const sellerPersonId = await givenPerson(db)
  const sellerId = await givenSeller(db)
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [sellerId, sellerPersonId])
  const products: GivenProduct[] = []
  for (const [index] of quantities.entries()) products.push(await givenProduct(db, { sellerId, stock: 50, priceMinor: prices[index] ?? 100_00 }))
  const buyerId = member ? await givenPerson(db) : null
  const buyer: Caller = buyerId === null ? guest : { ...guest, id: buyerId, role: 'authenticated' }
  const wish = wishFor(products.map((product, index) => ({ product, quantity: quantities[index] ?? 1 })))
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: buyerId, email: wish.email })
  const placed = await placeOrder(shop, buyer, { ...wish, quoteHash: quote.quoteHash })
  if (!placed.placed) throw new Error(`Not placed: ${JSON.stringify(placed)}`)
  const payment = await db.owner.one<{ id: string; provider_reference: string }>(
    'select p.id, p.provider_reference from public.payments p join public.order_groups g on g.id = p.order_group_id where g.number = $1',
    [placed.number],
  )
  bank.say(payment.provider_reference, 'paid')
  await settlePayment(shop, payment.id)
  const number = `${placed.number}-1`
  // The country decides which law holds; an address abroad would need a maker who ships there.
  await db.owner.all(`update public.orders set shipping_address = shipping_address || jsonb_build_object('country', $2::text) where number = $1`, [
    number,
    country,
  ])
  if (personalization !== '')
    await db.owner.all('update public.order_lines set personalization = $2 where order_id = (select id from public.orders where number = $1)', [
      number,
      personalization,
    ])
  const seller: Caller = { ...guest, id: sellerPersonId, role: 'authenticated' }
  const steps = ['placed', 'accepted', 'shipped', 'delivered'].indexOf(until)
  if (steps >= 1) await moveOrderFunction(shop, seller, { key: randomUUID(), order: number, to: 'accepted' })
  if (steps >= 2) await shipOrderFunction(shop, seller, { key: randomUUID(), order: number, carrier: 'Thailand Post', tracking: 'EA123456785TH' })
  if (steps >= 3) await moveOrderFunction(shop, buyer, { key: randomUUID(), order: number, token: placed.token, to: 'delivered' })
  const { id } = await db.owner.one<{ id: string }>('select id from public.orders where number = $1', [number])
  const lines = await db.owner.all<DeliveredOrder['lines'][number]>(
    'select id, quantity, total_minor from public.order_lines where order_id = $1 order by position',
    [id],
  )
  return { id, number, token: placed.token, seller, sellerId, buyer, products, lines }
}

/** A picture that was sent for an order; answers its place. */
export async function givenCasePicture(db: TestDatabase, orderId: string): Promise<string> {
  const path = `${orderId}/${randomUUID()}.jpg`
  await db.owner.all(`insert into storage.objects (bucket_id, name) values ('case-pictures', $1)`, [path])
  return path
}
