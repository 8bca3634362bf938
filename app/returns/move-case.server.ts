import * as v from 'valibot'
import { refuse, useCase } from '../use-case.ts'
import { CaseKey, Click, clickOf, findCaseFor, words } from './case-access.server.ts'
import { MAX_WORDS } from './case.ts'
import { reckonCases } from './reckon-cases.server.ts'
import { Pictures, tellSoon } from './open-case.server.ts'

const Move = v.object({
  ...CaseKey.entries,
  key: Click,
  to: v.picklist(['approved', 'in_transit', 'received', 'refunded', 'resolved', 'declined', 'escalated', 'canceled']),
  reason: v.optional(words(MAX_WORDS), ''),
  carrier: v.optional(words(60)),
  tracking: v.optional(v.pipe(words(60), v.regex(/^[\w\- ]*$/))),
  return_to: v.optional(words(600)),
  needs_return: v.optional(v.boolean()),
  restock: v.optional(v.boolean()),
})

/**
 * `POST /functions/v1/move-case`: the next step of a case, by its buyer or its maker; who may do what stands in `state_transitions`. 404 for a case that is not the
 * caller's, 409 `not_allowed_now`, 422 `reason_missing` (also a missing carrier).
 */
export const moveCaseFunction = useCase(Move, (shop, caller, { order, token, key, to, reason, ...facts }) =>
  shop.service.transaction(async (tx) => {
    const access = await findCaseFor(tx, caller, { order, token })
    if (!access || access.caseId === null) return refuse('not_found')
    const click = await clickOf(tx, { caseId: access.caseId, actor: access.actor }, key)
    await reckonCases(tx, access.orderId)
    await tx.all('select private.move_case($1, $2, $3, $4, $5, $6, $7::jsonb)', [
      access.caseId,
      to,
      access.actor,
      caller.id,
      reason,
      click,
      JSON.stringify(facts),
    ])
    await reckonCases(tx, access.orderId)
    await tellSoon(tx)
    return { done: true }
  }),
)

const Say = v.object({ ...CaseKey.entries, key: Click, words: v.optional(words(MAX_WORDS), ''), pictures: Pictures, return_to: v.optional(words(600), '') })

/** `POST /functions/v1/say-in-case`: words and pictures for the other side; the maker may also say where to send the piece. Refusals as for `move-case`; 422 `closed`. */
export const sayInCaseFunction = useCase(Say, (shop, caller, { order, token, key, words: said, pictures, return_to: place }) =>
  shop.service.transaction(async (tx) => {
    const access = await findCaseFor(tx, caller, { order, token })
    if (!access || access.caseId === null) return refuse('not_found')
    const click = await clickOf(tx, { caseId: access.caseId, actor: access.actor }, key)
    await tx.all('select private.say_in_case($1, $2, $3, $4, $5::text[], $6, $7)', [access.caseId, access.actor, caller.id, said, pictures, click, place])
    await tellSoon(tx)
    return { done: true }
  }),
)
