import * as v from 'valibot'
import { refuse } from '../../use-case.ts'
import { staffUseCase } from '../../staff-use-case.ts'
import { canceledBefore, giveMoneyBack } from '../moves/give-money-back.server.ts'
import { STAFF_MOVES } from './staff-moves.ts'

const Move = v.object({
  order: v.pipe(v.string(), v.uuid()),
  to: v.picklist(STAFF_MOVES),
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(1000)),
  /** The same key is the same press. */
  key: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
})

type Seen = { id: string; number: string; seller_name: string }

/**
 * `POST /functions/v1/move-order-as-staff`: an order that is stuck is moved by hand, by what `state_transitions` allows an operator; a canceled one is paid back and its buyer written
 * to. 404, 409 `not_allowed_now` where its state does not allow it any more.
 */
export const moveOrderAsStaffFunction = staffUseCase('orders.write', Move, (shop, staff, { order: id, to, reason, key: asked }) =>
  shop.service.transaction(
    async (tx) => {
      const order = await tx.maybe<Seen>('select id, number, seller_name from public.orders where id = $1', [id])
      if (!order) return refuse('not_found')
      const { key } = await tx.one<{ key: string }>(`select private.key_of_speaker($1, 'operator', $2) as key`, [id, asked])
      const { moved } = await tx.one<{ moved: boolean }>('select private.transition_order($1, $2, $3, $4, $5, $6) as moved', [
        id,
        to,
        'operator',
        staff.id,
        reason,
        key,
      ])
      if (to === 'canceled' && (moved || (await canceledBefore(tx, id, key)))) await giveMoneyBack(tx, order, reason)
      return { done: true, moved }
    },
    { repeatable: true },
  ),
)
