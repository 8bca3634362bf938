import { randomUUID } from 'node:crypto'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { placeOrder, type Placed } from '../../app/checkout/place/place-order.server.ts'
import type { Quote } from '../../app/checkout/quote/quote.ts'
import { settlePayment } from '../../app/payments/settle-payment.server.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import type { TestDatabase } from './database.ts'
import { guest, wishFor, type GivenProduct } from './market.ts'
import type { PlayedBank } from './played-bank.ts'

export const memberCaller = (id: string): Caller => ({ ...guest, id, role: 'authenticated' })

type Buying = { person: string; products: readonly { product: GivenProduct; quantity?: number }[]; points?: number; credit?: boolean }

/** What stands of points that everything else has to agree with, as queries that answer a row for each breach. */
const POINT_BREACHES = [
  `select e.id, e.settled, c.used from public.points_entries e
     left join lateral (select coalesce(sum(points), 0) as used from public.points_consumptions where source_id = e.id or spend_id = e.id) c on true where e.settled <> c.used`,
  `select s.source_id from public.points_consumptions s join public.points_entries g on g.id = s.source_id join public.points_entries t on t.id = s.spend_id
    where g.points < 0 or t.points > 0 or g.person_id <> t.person_id or g.status <> 'available' or t.status <> 'available'`,
  // Nobody both has points left and owes some.
  `select person_id from public.points_entries where status = 'available' and settled < abs(points) group by person_id having bool_or(points > 0) and bool_or(points < 0)`,
]

/** A member's way through a shop with points, for tests. */
export function pointShop(db: TestDatabase, shop: Shop, bank: PlayedBank) {
  const wishOf = ({ products, points = 0, credit = false }: Buying) => wishFor(products, { points, credit })
  const quote = async (buying: Buying): Promise<Quote> => {
    const wish = wishOf(buying)
    return (await getQuote(shop.service, { ...wish, country: wish.address.country }, { personId: buying.person, email: wish.email })).quote
  }
  const place = async (buying: Buying, seen?: Quote): Promise<Placed> =>
    placeOrder(shop, memberCaller(buying.person), { ...wishOf(buying), quoteHash: (seen ?? (await quote(buying))).quoteHash })
  const placed = async (buying: Buying): Promise<{ group: string; number: string }> => {
    const outcome = await place(buying)
    if (!outcome.placed) throw new Error(`Not placed: ${JSON.stringify(outcome)}`)
    return { number: outcome.number, group: (await db.owner.one<{ id: string }>('select id from public.order_groups where number = $1', [outcome.number])).id }
  }
  const pay = async (group: string): Promise<string> => {
    const payment = await db.owner.one<{ id: string; reference: string }>(
      'select id, provider_reference as reference from public.payments where order_group_id = $1 order by attempt desc limit 1',
      [group],
    )
    bank.say(payment.reference, 'paid')
    return settlePayment(shop, payment.id)
  }
  const ordersOf = (group: string) =>
    db.owner.all<{
      id: string
      status: string
      seller_id: string
      total_minor: bigint
      points_minor: bigint
      commission_rate_ppm: number
      shipping_funded_minor: bigint
    }>('select * from public.orders where order_group_id = $1 order by number', [group])
  /** Walks an order to its end, as maker and buyer would. */
  const complete = async (order: string): Promise<void> => {
    await db.owner.all(`select private.transition_order($1, 'accepted', 'seller')`, [order])
    await db.owner.all(`select private.ship_order($1, 'seller', null, 'Thailand Post', '')`, [order])
    await db.owner.all(`select private.transition_order($1, 'delivered', 'system')`, [order])
    await db.owner.all(`select private.transition_order($1, 'completed', 'buyer')`, [order])
  }
  const cancel = (order: string) => db.owner.all(`select private.transition_order($1, 'canceled', 'operator', null, 'gone')`, [order])
  /** Gives a part of an order's money back, as a return would. */
  const refund = async (order: string, amount: bigint | number, because = 'part'): Promise<void> => {
    const { payment_id } = await db.owner.one<{ payment_id: string }>(
      'select s.payment_id from public.payment_splits s join public.payments p on p.id = s.payment_id where s.order_id = $1 order by p.attempt desc limit 1',
      [order],
    )
    const { id } = await db.owner.one<{ id: string }>(
      `insert into public.refunds (payment_id, order_id, amount_minor, reason) values ($1, $2, $3, $4) returning id`,
      [payment_id, order, amount, because],
    )
    await db.owner.all('select private.book_refund($1, $2)', [id, randomUUID()])
  }
  const balance = async (person: string) => (await db.owner.one<{ balance: number }>('select private.points_balance($1) as balance', [person])).balance
  const entries = (person: string) =>
    db.owner.all<{ kind: string; points: number; status: string }>(
      'select kind, points, status from public.points_entries where person_id = $1 order by created_at, id',
      [person],
    )
  const pending = async (person: string) => (await entries(person)).filter(({ status }) => status === 'pending').reduce((sum, { points }) => sum + points, 0)
  const breaches = async (): Promise<unknown[]> => (await Promise.all(POINT_BREACHES.map((query) => db.owner.all(query)))).flat()
  return { quote, place, placed, pay, ordersOf, complete, cancel, refund, balance, entries, pending, breaches }
}
