import * as v from 'valibot'
import { staffUseCase } from '../staff-use-case.ts'
import { refuse } from '../use-case.ts'
import { tellSoon } from './open-case.server.ts'
import { reckonCases } from './reckon-cases.server.ts'

const Removal = v.object({
  order: v.pipe(v.string(), v.uuid()),
  lines: v.pipe(
    v.array(v.object({ order_line_id: v.pipe(v.string(), v.uuid()), quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)) })),
    v.minLength(1),
    v.maxLength(100),
  ),
  /** Both sides read it. */
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(1000)),
  /** The same key is the same press. */
  key: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
})

/**
 * `POST /functions/v1/remove-pieces-as-staff`: pieces are taken out of an order that nothing was sent of, as its buyer could ask; nobody has to agree, and a coupon's minimum
 * is waived. 404, 422 with what stands against it.
 */
export const removePiecesAsStaffFunction = staffUseCase('orders.write', Removal, (shop, staff, { order: orderId, lines, reason, key }) =>
  shop.service.transaction(async (tx) => {
    if (!(await tx.maybe('select 1 from public.orders where id = $1', [orderId]))) return refuse('not_found')
    const { id } = await tx.one<{ id: string }>(`select private.open_case($1, 'removal', $2::jsonb, $3, $4, 'operator') as id`, [
      orderId,
      JSON.stringify({ lines, words: reason }),
      staff.id,
      key,
    ])
    await reckonCases(tx, orderId)
    const { moved } = await tx.one<{ moved: boolean }>(`select private.move_case($1, 'refunded', 'operator', $2) as moved`, [id, staff.id])
    await reckonCases(tx, orderId)
    if (moved) {
      const pieces = JSON.stringify(Object.fromEntries(lines.map((line) => [line.order_line_id, [null, line.quantity]])))
      await tx.all(`select private.log_activity('orders.remove_pieces', $1, $2, $3)`, [orderId, pieces, reason])
    }
    await tellSoon(tx)
    return { done: true, moved }
  }),
)
