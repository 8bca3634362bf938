import * as v from 'valibot'
import { isDatabaseError } from '../../platform/database-error.ts'
import type { Shop } from '../../shop.ts'
import { memberUseCase, refuse, Refused, type Member } from '../../use-case.ts'
import type { AcceptedTogether } from '../accepted-together.ts'
import { actOnOrder } from './act-on-order.server.ts'

/** As many as a desk shows at once; the rest is another press. */
const MOST_AT_ONCE = 100

const Accept = v.object({
  orders: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))), v.minLength(1), v.maxLength(MOST_AT_ONCE)),
})

/**
 * `POST /functions/v1/accept-orders`: a maker accepts several orders, each by itself, so that one that was canceled meanwhile keeps no other waiting. Says of
 * each that was not accepted why: `not_found` for what is not theirs, `not_allowed_now` for what is accepted already or ended. A repeat accepts nothing twice.
 */
export const acceptOrdersFunction = memberUseCase(Accept, async (shop, member, { orders }): Promise<AcceptedTogether> => {
  const outcome: AcceptedTogether = { accepted: 0, refused: [] }
  for (const order of new Set(orders)) {
    const code = await whyNotAccepted(shop, member, order)
    if (code === undefined) outcome.accepted += 1
    else outcome.refused.push({ order, code })
  }
  return outcome
})

const ACCEPT = `select private.transition_order($1, 'accepted', 'seller', $2, '', $3) as moved`

/** Accepts one order; why not, or undefined for one that is accepted now. */
async function whyNotAccepted(shop: Shop, member: Member, order: string): Promise<string | undefined> {
  try {
    const done = await actOnOrder(shop, member, { order, key: (id) => `${id}:accepted` }, async (tx, { order: { id }, actor, key }) => {
      if (actor !== 'seller') return refuse('not_found')
      const { moved } = await tx.one<{ moved: boolean }>(ACCEPT, [id, member.id, key])
      if (!moved) return refuse('not_allowed_now')
    })
    return done instanceof Refused ? done.code : undefined
  } catch (error) {
    if (isDatabaseError(error) && error.code === 'HT003') return 'not_allowed_now'
    throw error
  }
}
