import * as v from 'valibot'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { announce } from '../letters/announce.server.ts'
import type { Database } from '../platform/database.ts'
import type { Shop } from '../shop.ts'
import { refuse, useCase } from '../use-case.ts'

const Body = v.object({
  order: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  came: v.picklist(['cash', 'parcel']),
  /** The same key is the same click. */
  key: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
})

/**
 * `POST /functions/v1/collect-cash`: the maker says what came of a parcel that was sent against cash. `cash`: the money is here, so the parcel is delivered and
 * the order paid. `parcel`: it was refused at the door and is back, so the order is cancelled and its pieces are for sale again. 404 for an order that is not the
 * caller's to sell, 409 `not_allowed_now` where nothing is to be collected.
 */
export const collectCashFunction = useCase(Body, async (shop, caller, { order: number, came, key: asked }) => {
  if (caller.id === null) return refuse('not_found')
  const seller = caller.id
  const outcome = await shop.service.transaction(async (tx) => {
    const order = await tx.maybe<Row>(SOLD, [number, seller, asked, came === 'cash' ? 'delivered' : 'canceled'])
    if (!order) return 'not_found'
    if (order.known !== null) return order.known
    // Only what goes against cash may be called delivered by its seller.
    if (order.taken === null) return 'not_allowed_now'
    return came === 'cash' ? takeCash(tx, order, seller) : takeBack(tx, shop, order, seller)
  })
  return outcome === 'done' ? { done: true } : refuse(outcome)
})

type Outcome = 'done' | 'not_allowed_now'
type Row = { id: string; number: string; status: string; seller_name: string; language: string; key: string; known: Outcome | null; taken: boolean | null }

/** The maker's own order; `taken` is null where it does not go against cash, `known` is what to say where this click was carried out before, or stood for something else. */
const SOLD = `select o.id, o.number, o.status, o.seller_name, g.language, k.key,
    (select case when e.to_status = $4 then 'done' else 'not_allowed_now' end from public.order_events e
      where e.order_id = o.id and e.idempotency_key = k.key) as known,
    (select s.captured_minor >= s.amount_minor from public.payments p join public.payment_splits s on s.payment_id = p.id
      where p.order_group_id = o.order_group_id and s.order_id = o.id and p.method = 'cash_on_delivery') as taken
  from public.orders o join public.order_groups g on g.id = o.order_group_id cross join lateral private.key_of_speaker(o.id, 'seller', $3) k (key)
 where o.number = $1 and private.person_may_in_shop($2, o.seller_id, 'orders.write')
   for update of o`

async function takeCash(tx: Database, order: Row, seller: string): Promise<Outcome> {
  if (order.taken) return 'done'
  // Its delivery books the cash (`private.cash_follows`); where the buyer was faster it is booked here.
  if (order.status === 'shipped') await tx.all(`select private.transition_order($1, 'delivered', 'system', $2, '', $3)`, [order.id, seller, order.key])
  else if (order.status === 'delivered' || order.status === 'completed') await tx.all(`select private.collect_cash($1, 'seller', $2)`, [order.id, seller])
  else return 'not_allowed_now'
  return 'done'
}

async function takeBack(tx: Database, shop: Shop, order: Row, seller: string): Promise<Outcome> {
  const reason = shop.words(languageOf(order.language) ?? FALLBACK_LANGUAGE)('letters:cash.refusedAtDoor')
  await tx.all('select private.take_back_parcel($1, $2, $3, $4)', [order.id, seller, reason, order.key])
  await announce(tx, 'order.not_taken', { key: order.id, payload: { order_id: order.id, number: order.number, seller: order.seller_name } })
  return 'done'
}
