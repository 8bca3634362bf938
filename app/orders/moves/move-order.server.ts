import * as v from 'valibot'
import { announce } from '../../letters/announce.server.ts'
import type { Database } from '../../platform/database.ts'
import { refuse, useCase } from '../../use-case.ts'
import { isMistyped } from '../carriers.ts'
import { actOnOrder, OrderKey } from './act-on-order.server.ts'
import { canceledBefore, giveMoneyBack } from './give-money-back.server.ts'

const Move = v.object({
  ...OrderKey.entries,
  to: v.picklist(['accepted', 'in_production', 'delivered', 'completed', 'canceled']),
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)), ''),
})

const Ship = v.object({
  ...OrderKey.entries,
  carrier: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  tracking: v.pipe(v.string(), v.trim(), v.maxLength(60), v.regex(/^[\w\- ]*$/)),
  lines: v.optional(
    v.pipe(v.array(v.object({ order_line_id: v.pipe(v.string(), v.uuid()), quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) })), v.maxLength(100)),
    [],
  ),
})

/**
 * `POST /functions/v1/move-order`: accept, make, confirm receipt, complete, cancel. Who may do what stands in `state_transitions`. 404 for an order that is not
 * the caller's, 409 `not_allowed_now` for a change that its state does not allow, 422 `reason_missing`.
 */
export const moveOrderFunction = useCase(Move, (shop, caller, wish) =>
  actOnOrder(shop, caller, wish, async (tx, { order, actor, key }) => {
    const { to, reason } = wish
    // What its maker has accepted a buyer leaves only because of a promised day; the shop does it for them.
    const leaves = actor === 'buyer' && to === 'canceled' && (await mayLeave(tx, order.id))
    const { moved } = await tx.one<{ moved: boolean }>('select private.transition_order($1, $2, $3, $4, $5, $6) as moved', [
      order.id,
      to,
      leaves ? 'system' : actor,
      caller.id,
      reason,
      key,
    ])
    if (to === 'canceled' && (moved || (await canceledBefore(tx, order.id, key)))) await giveMoneyBack(tx, order, reason)
  }),
)

const mayLeave = async (tx: Database, order: string) => (await tx.one<{ may: boolean }>('select private.buyer_may_leave($1) as may', [order])).may

/** `POST /functions/v1/ship-order`: the maker hands over a parcel, with all open pieces or the given ones. Refusals as for `move-order`; 409 also for more pieces than are open, 422 `tracking_mistyped` for a number whose check digit is wrong. */
export const shipOrderFunction = useCase(Ship, (shop, caller, wish) =>
  actOnOrder(shop, caller, wish, async (tx, { order, actor, key }) => {
    const { carrier, tracking, lines } = wish
    if (actor !== 'seller') return refuse('not_allowed_now')
    if (isMistyped(carrier, tracking)) return refuse('tracking_mistyped')
    const { parcel } = await tx.one<{ parcel: string }>('select private.ship_order($1, $2, $3, $4, $5, $6, $7) as parcel', [
      order.id,
      actor,
      caller.id,
      carrier,
      tracking,
      JSON.stringify(lines),
      key,
    ])
    // The same click with another number ships nothing anew: what is told is what the parcel bears.
    const sent = await tx.one<{ carrier: string; tracking: string }>('select carrier, tracking_number as tracking from public.shipments where id = $1', [
      parcel,
    ])
    await announce(tx, 'order.shipped', {
      key: `${order.id}:${wish.key}`,
      payload: { order_id: order.id, number: order.number, seller: order.seller_name, ...sent },
    })
  }),
)
