import * as v from 'valibot'
import type { Language } from './i18n/languages.ts'
import { isDatabaseError } from './platform/database-error.ts'
import type { Caller, Shop, ShopFunction } from './shop.ts'

/** Every reason a use case has to say no, and the status it is said with. Clients read the code; a code means the same everywhere. */
const STATUS = {
  invalid: 400,
  sign_in: 401,
  no_permission: 403,
  prove: 403,
  blocked: 403,
  not_found: 404,
  // Not now: the state of things stands against it.
  admin: 409,
  already_paid: 409,
  already_running: 409,
  amount_changed: 409,
  cart_changed: 409,
  no_service: 409,
  no_shop: 409,
  not_allowed_now: 409,
  not_enough_left: 409,
  not_open: 409,
  nothing_owed: 409,
  not_paid_yet: 409,
  not_set_up: 409,
  open_cases: 409,
  other_address: 409,
  open_orders: 409,
  open_refunds: 409,
  selling: 409,
  too_many_attempts: 409,
  // Not like this: something of the wish has to be another.
  cash_not_offered: 422,
  tracking_mistyped: 422,
  gift_card_unknown: 422,
  gift_card_redeemed: 422,
  gift_card_redeemed_by_you: 422,
  gift_card_blocked: 422,
  gift_card_expired: 422,
  gift_card_renewed: 422,
  gift_card_not_paid: 422,
  gift_card_canceled: 422,
  not_that_file: 422,
  payment_method_not_available: 422,
  problems: 422,
  contradicted: 422,
  empty_report: 422,
  too_large_report: 422,
  too_many_lines: 422,
  too_wide: 422,
  unreadable: 422,
  payer_unknown: 422,
  reason_missing: 422,
  too_many: 429,
  unavailable: 503,
} as const
export type RefusalCode = keyof typeof STATUS

type Facts = { message?: string; details?: unknown; retryAfterSeconds?: number }

/** An expected no. A value for whoever runs a use case; thrown where a transaction has to be taken back with it. */
export class Refused {
  readonly code: string
  readonly status: number
  readonly facts: Facts
  constructor(code: string, status: number, facts: Facts) {
    this.code = code
    this.status = status
    this.facts = facts
  }
}

/** Says no. Pages have sentences of their own for most codes; without `message` a reader gets the specification's where it has one. */
export const refuse = (code: RefusalCode, facts: Facts = {}): Refused => new Refused(code, STATUS[code], facts)

/** Taken, and done later or not at all: 202, which tells a stranger nothing. */
class Accepted {
  readonly body: object
  constructor(body: object) {
    this.body = body
  }
}
export const accepted = (body: { code: string }): Accepted => new Accepted(body)

export type Outcome = Refused | Accepted | Readonly<Record<string, unknown>>
/** Who is signed in, for use cases that nobody else may ask. */
export type Member = Caller & { id: string }

/** The body of a use case that wants none; whatever comes is not looked at. */
export const Nothing = v.unknown()

/**
 * A use case for everybody. Its body is parsed by the schema (400 `invalid`, `details` names the fields), what it returns is answered as JSON that nobody keeps,
 * and a `Refused`, returned or thrown, by its status. What the database refuses by the shop's rules is a refusal, too; a surprise is thrown on.
 */
export function useCase<const Schema extends v.GenericSchema>(
  schema: Schema,
  run: (shop: Shop, caller: Caller, wish: v.InferOutput<Schema>) => Promise<Outcome>,
): ShopFunction {
  const called = async (shop: Shop, caller: Caller, body: unknown) =>
    answer(shop, caller.language, await outcomeOf(schema, body, (wish) => run(shop, caller, wish)))
  return Object.assign(called, { asks: { who: 'anyone', body: schema } as const })
}

/** A use case for who is signed in; 401 `sign_in` for strangers, whatever they sent. */
export function memberUseCase<const Schema extends v.GenericSchema>(
  schema: Schema,
  run: (shop: Shop, member: Member, wish: v.InferOutput<Schema>) => Promise<Outcome>,
): ShopFunction {
  const called = async (shop: Shop, caller: Caller, body: unknown) => {
    const { id } = caller
    const outcome = id === null ? refuse('sign_in') : await outcomeOf(schema, body, (wish) => run(shop, { ...caller, id }, wish))
    return answer(shop, caller.language, outcome)
  }
  return Object.assign(called, { asks: { who: 'member', body: schema } as const })
}

/** What comes of a wish: parsed by the schema, run, and refused where the shop's or the database's rules refuse. */
export async function outcomeOf<const Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
  run: (wish: v.InferOutput<Schema>) => Promise<Outcome>,
): Promise<Outcome> {
  const wish = v.safeParse(schema, body)
  if (!wish.success) return refuse('invalid', { details: [...new Set(wish.issues.map((issue) => v.getDotPath(issue)).filter((path) => path !== null))] })
  try {
    return await run(wish.output)
  } catch (error) {
    const refused = error instanceof Refused ? error : byRule(error)
    if (!refused) throw error
    return refused
  }
}

/** What the database's own rules refuse, by their SQLSTATE; the hint of the last names the rule. */
function byRule(error: unknown): Refused | undefined {
  if (!isDatabaseError(error)) return undefined
  const { message } = error
  // Only a demand of the database itself is a person's fault; a statement the shop has no grant for is the shop's.
  if (error.code === '42501' && 'hint' in error && error.hint === 'prove') return refuse('prove', { message })
  if (error.code === '42501' && message.startsWith('This needs the permission ')) return refuse('no_permission', { message })
  if (error.code === 'HT003') return refuse('not_allowed_now', { message })
  if (error.code === 'HT004') return refuse('reason_missing', { message })
  if (error.code === 'HT005') return new Refused('hint' in error && typeof error.hint === 'string' ? error.hint : 'not_possible', 422, { message })
  return undefined
}

/** The specification's sentences that are true of every refusal with this status. */
const SENTENCES: Readonly<Record<number, string>> = { 400: 'errors:general.validation', 404: 'errors:general.notFound', 429: 'errors:general.rateLimit' }

const NOBODY_KEEPS = { 'cache-control': 'no-store' }

/** An outcome as HTTP: refusals are `{ code, message?, details? }`. */
export function answer(shop: Pick<Shop, 'words'>, language: Language, outcome: Outcome): Response {
  if (outcome instanceof Accepted) return Response.json(outcome.body, { status: 202, headers: NOBODY_KEEPS })
  if (!(outcome instanceof Refused)) return Response.json(outcome, { headers: NOBODY_KEEPS })
  const { code, status, facts } = outcome
  const key = SENTENCES[status]
  const message = facts.message ?? (key === undefined ? undefined : shop.words(language)(key))
  return Response.json(
    { code, ...(message !== undefined && { message }), ...(facts.details !== undefined && { details: facts.details }) },
    { status, headers: { ...NOBODY_KEEPS, ...(facts.retryAfterSeconds !== undefined && { 'retry-after': String(facts.retryAfterSeconds) }) } },
  )
}
