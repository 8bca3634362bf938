import * as v from 'valibot'
import { staffUseCase } from '../staff-use-case.ts'
import { refuse } from '../use-case.ts'
import { decideCase } from './decide-case.server.ts'

const Decision = v.object({
  number: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  to: v.picklist(['refunded', 'denied']),
  /** Both sides read it. */
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(1000)),
})

/** `POST /functions/v1/decide-case-as-staff`: the shop decides between buyer and maker. The same as `npm run case:decide`. 409 `not_allowed_now` for one that is decided. */
export const decideCaseAsStaffFunction = staffUseCase('cases.decide', Decision, async (shop, _staff, wish) => {
  const decided = await decideCase(shop, wish)
  return decided.done ? { done: true } : refuse('not_allowed_now', { message: decided.sentence })
})
