import * as v from 'valibot'
import { staffUseCase } from '../../staff-use-case.ts'
import { refuse } from '../../use-case.ts'
import { confirmTransfer, refuseTransfer } from './confirm-transfer.server.ts'

const Decision = v.object({
  number: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  arrived: v.boolean(),
  /** What was looked at, or why not: the buyer of a refused slip reads it. */
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)),
})

/**
 * `POST /functions/v1/decide-slip`: somebody has looked into the account; the money of an order is there, or is not. The same as `npm run payment:confirm`. 409 `not_allowed_now`
 * where nothing waits any more.
 */
export const decideSlipFunction = staffUseCase('payments.confirm', Decision, async (shop, staff, { number, arrived, reason }) => {
  const looked = arrived ? await confirmTransfer(shop, { number, by: staff.id, bySlip: true }) : await refuseTransfer(shop, { number, reason })
  return looked.done ? { done: true } : refuse('not_allowed_now', { message: looked.sentence })
})
