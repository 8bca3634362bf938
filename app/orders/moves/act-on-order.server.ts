import * as v from 'valibot'
import { isDatabaseError } from '../../platform/database-error.ts'
import type { Database } from '../../platform/database.ts'
import type { Caller, Shop } from '../../shop.ts'
import { findOrderFor, type OrderAccess } from './order-access.server.ts'
import type { Actor } from '../order-states.ts'

/** What every change of an order is asked with. */
export const OrderKey = v.object({
  order: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  /** Opens the order of a guest; members need none. */
  token: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))),
  /** The same key is the same click. */
  key: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
})

/** One change inside a transaction; a value is why it cannot be now. */
type Step = (tx: Database, access: OrderAccess & { actor: Actor }) => Promise<'not_allowed_now' | void>

/**
 * Runs a change of an order for whoever may: its maker or its buyer. 404 for everybody else, 409 `not_allowed_now` and `not_enough_pieces`, 422 `reason_missing`.
 */
export async function actOnOrder(shop: Shop, caller: Caller, { order, token }: { order: string; token?: string | undefined }, step: Step): Promise<Response> {
  try {
    const outcome = await shop.service.transaction(async (tx) => {
      const access = await findOrderFor(tx, caller, { number: order, token })
      if (!access) return 'not_found' as const
      return (await step(tx, access)) ?? ('done' as const)
    })
    if (outcome === 'not_found') return Response.json({ code: outcome }, { status: 404 })
    return outcome === 'done' ? Response.json({ done: true }) : Response.json({ code: outcome }, { status: 409 })
  } catch (error) {
    if (!isDatabaseError(error)) throw error
    if (error.code === 'HT003') return Response.json({ code: 'not_allowed_now', message: error.message }, { status: 409 })
    // Something of another order.
    if (error.code === 'P0002') return Response.json({ code: 'not_found' }, { status: 404 })
    if (error.code === 'HT004') return Response.json({ code: 'reason_missing', message: error.message }, { status: 422 })
    // More pieces than are open, or than lie there.
    if (error.code === '23514') return Response.json({ code: 'not_enough_pieces' }, { status: 409 })
    throw error
  }
}
