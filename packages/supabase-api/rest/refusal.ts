import { Refusal } from '../kernel/refusal.ts'

/** What an error answer may carry beside its sentence. */
export type RefusalFacts = { details?: unknown; hint?: string | null; headers?: Readonly<Record<string, string>> }

/**
 * A request the engine answers with an error, in PostgREST's shape `{ code, details, hint, message }`.
 * Codes and texts follow https://docs.postgrest.org/en/v13/references/errors.html.
 */
export class RestRefusal extends Refusal {
  override name = 'RestRefusal'
  readonly details: unknown
  readonly hint: string | null
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, code: string, message: string, facts: RefusalFacts = {}) {
    super(status, code, message)
    this.details = facts.details ?? null
    this.hint = facts.hint ?? null
    this.headers = facts.headers ?? {}
  }

  /** The JSON body of the answer. */
  body(): string {
    return JSON.stringify({ code: this.code, details: this.details, hint: this.hint, message: this.message })
  }
}

/** PGRST102: the body is not what the content type says, or its objects do not match each other. */
export const invalidBody = (message: string): RestRefusal => new RestRefusal(400, 'PGRST102', message)

/** PGRST103: a limit or range that cannot be satisfied. */
export const invalidRange = (details: string): RestRefusal => new RestRefusal(416, 'PGRST103', 'Requested range not satisfiable', { details })

/** 42703, as PostgreSQL would say it: the name is not in the catalogue, so it never reaches a statement. */
export const unknownColumn = (relation: string, column: string): RestRefusal => new RestRefusal(400, '42703', `column ${relation}.${column} does not exist`)

/** PGRST204: a key of the body, or of `columns`, that the table does not have. */
export const unknownKey = (relation: string, column: string): RestRefusal =>
  new RestRefusal(400, 'PGRST204', `Could not find the '${column}' column of '${relation}' in the schema cache`)

/** 54000: more work than one request may ask for; `bound` is the name of the setting that says so. */
export const tooComplex = (message: string, bound?: string): RestRefusal =>
  new RestRefusal(400, '54000', message, { details: bound === undefined ? null : `The bound is ${bound}.` })
