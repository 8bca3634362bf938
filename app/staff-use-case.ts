import type * as v from 'valibot'
import type { Database } from './platform/database.ts'
import type { Caller, Shop, ShopFunction } from './shop.ts'
import { answer, type Member, outcomeOf, type Outcome, refuse } from './use-case.ts'

/** A permission of staff, as `staff_permissions` names it. */
export type StaffPermission = `${string}.${string}`

/**
 * A use case for staff: whatever `run` asks of `shop.service` happens as the person who calls, in transactions that begin with the database's own demand for the permission. So
 * terminal and back office run the same commands, and the activity log knows who it was and why (a wish's `reason`). 401 `sign_in`; 403 `no_permission`, or `prove` where the second
 * factor has to be shown again.
 */
export function staffUseCase<const Schema extends v.GenericSchema>(
  permission: StaffPermission,
  schema: Schema,
  run: (shop: Shop, staff: Member, wish: v.InferOutput<Schema>) => Promise<Outcome>,
): ShopFunction {
  const called = async (shop: Shop, caller: Caller, body: unknown) => {
    const { id } = caller
    if (id === null) return answer(shop, caller.language, refuse('sign_in'))
    const outcome = await outcomeOf(schema, body, async (wish) => {
      const service = asStaff(shop.service, { claims: caller.claims, permission, reason: reasonOf(wish), requestId: caller.requestId ?? '' })
      // Whoever may not is told so before anything of the wish is looked up.
      await service.transaction(async () => {})
      return run({ ...shop, service }, { ...caller, id }, wish)
    })
    return answer(shop, caller.language, outcome)
  }
  return Object.assign(called, { asks: { who: permission, body: schema } })
}

type Acting = { claims: object; permission: StaffPermission; reason: string; requestId: string }

/** The service's database with somebody of the staff behind it: every transaction knows who acts and why, and is refused (42501) without the permission. */
function asStaff(service: Database, { claims, permission, reason, requestId }: Acting): Database {
  const transaction: Database['transaction'] = (work, options) =>
    service.transaction(async (tx) => {
      await tx.all(`select set_config('request.jwt.claims', $1, true), set_config('app.reason', $2, true), set_config('app.request_id', $3, true)`, [
        JSON.stringify(claims),
        reason,
        requestId,
      ])
      await tx.all('select private.demand($1)', [permission])
      return work(tx)
    }, options)
  return {
    transaction,
    all: (text, values) => transaction((tx) => tx.all(text, values), { repeatable: true }),
    one: (text, values) => transaction((tx) => tx.one(text, values), { repeatable: true }),
    maybe: (text, values) => transaction((tx) => tx.maybe(text, values), { repeatable: true }),
  }
}

function reasonOf(wish: unknown): string {
  return typeof wish === 'object' && wish !== null && 'reason' in wish && typeof wish.reason === 'string' ? wish.reason.slice(0, 500) : ''
}
