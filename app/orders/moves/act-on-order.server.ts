import * as v from 'valibot'
import { isDatabaseError } from '../../platform/database-error.ts'
import type { Database } from '../../platform/database.ts'
import type { Caller, Shop } from '../../shop.ts'
import { refuse, type Refused } from '../../use-case.ts'
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

/** One change inside a transaction, which may be begun again; a refusal, where its state does not allow it, is thrown by the database or returned before anything is written. */
type Step = (tx: Database, access: OrderAccess & { actor: Actor; key: string }) => Promise<Refused | void>

type Asked = { order: string; token?: string | undefined; key: string | ((orderId: string) => string) }

/**
 * Runs a change of an order for whoever may: its maker or its buyer. The key is handed on with its speaker before it, so that nobody's click is taken for one of
 * somebody else or of the shop itself. `not_found` for everybody else, `not_enough_left` for more than are open.
 */
export async function actOnOrder(shop: Shop, caller: Caller, { order, token, key: asked }: Asked, step: Step): Promise<{ done: true } | Refused> {
  try {
    return await shop.service.transaction(
      async (tx) => {
        const access = await findOrderFor(tx, caller, { number: order, token })
        if (!access) return refuse('not_found')
        const { key } = await tx.one<{ key: string }>('select private.key_of_speaker($1, $2, $3) as key', [
          access.order.id,
          access.actor,
          typeof asked === 'string' ? asked : asked(access.order.id),
        ])
        return (await step(tx, { ...access, key })) ?? { done: true }
      },
      { repeatable: true },
    )
  } catch (error) {
    if (!isDatabaseError(error)) throw error
    // Something of another order.
    if (error.code === 'P0002') return refuse('not_found')
    // More pieces than are open, or than lie there.
    if (error.code === '23514') return refuse('not_enough_left')
    throw error
  }
}
