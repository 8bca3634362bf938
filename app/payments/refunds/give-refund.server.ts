import * as v from 'valibot'
import { isDatabaseError } from '../../platform/database-error.ts'
import { memberUseCase, refuse } from '../../use-case.ts'
import { refundSoon } from './request-refund.server.ts'

const Id = v.pipe(v.string(), v.uuid())
const Ask = v.variant('kind', [
  v.object({ kind: v.literal('whole') }),
  v.object({
    kind: v.literal('lines'),
    lines: v.pipe(
      v.array(v.object({ id: Id, quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)) })),
      v.minLength(1),
      v.maxLength(100),
    ),
    /** The pieces are back on the shelf. */
    restock: v.boolean(),
  }),
  /** Minor units. */
  v.object({ kind: v.literal('sum'), amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000_00)) }),
])
const Gift = v.object({
  order: Id,
  /** The same key is the same click. */
  key: Id,
  ask: Ask,
  /** The buyer reads it. */
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(1000)),
})

/**
 * `POST /functions/v1/give-refund`: whoever may in a shop gives money of an order back without being asked. 404 for an order of others; 422 with why not: `disputed`,
 * `case_open`, `nothing_left`, `too_much`, `over_limit`, `no_cover` and what `refund_offer` says besides.
 */
export const giveRefundFunction = memberUseCase(Gift, async (shop, member, { order, key, ask, reason }) => {
  try {
    return await shop.service.transaction(async (tx) => {
      const { amount } = await tx.one<{ amount: bigint }>('select private.give_seller_refund($1, $2, $3, $4, $5) as amount', [
        key,
        order,
        member.id,
        JSON.stringify(ask),
        reason,
      ])
      await refundSoon(tx)
      return { given: Number(amount) }
    })
  } catch (error) {
    if (isDatabaseError(error) && error.code === 'P0002') return refuse('not_found')
    throw error
  }
})
