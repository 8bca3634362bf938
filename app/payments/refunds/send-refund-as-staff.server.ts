import * as v from 'valibot'
import { sendSoon } from '../../letters/announce.server.ts'
import { staffUseCase } from '../../staff-use-case.ts'
import { refuse } from '../../use-case.ts'

const Sent = v.object({
  refund: v.pipe(v.string(), v.uuid()),
  /** What the bank calls the transfer. */
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(100)),
})

/**
 * `POST /functions/v1/send-refund-as-staff`: somebody has sent money back by hand, under this reference. Booked like every refund. 422 `needs_second` where a refund of this size
 * waits for somebody else's approval, 409 `not_allowed_now` where another has sent it.
 */
export const sendRefundAsStaffFunction = staffUseCase('orders.refund', Sent, (shop, _staff, { refund, reason }) =>
  shop.service.transaction(async (tx) => {
    await tx.all('select private.demand_second_person($1)', [refund])
    const { booked } = await tx.one<{ booked: boolean }>('select private.book_refund($1, $2) as booked', [refund, reason])
    if (!booked) return refuse('not_allowed_now')
    await tx.all(`select private.log_activity('refunds.send', $1, '{}', $2)`, [refund, reason])
    await sendSoon(tx)
    return { done: true }
  }),
)
