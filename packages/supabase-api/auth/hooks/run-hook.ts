import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Sql } from '../connection.ts'
import type { Auth } from '../context.ts'
import { AuthRefusal, type RefusalStatus } from '../refusal.ts'
import type { Hook, HookName } from '../settings.ts'
import { postHook } from './post-hook.ts'

/** The names GoTrue gives them in `metadata.name`. */
const names: Readonly<Record<HookName, string>> = {
  beforeUserCreated: 'before-user-created',
  afterUserCreated: 'after-user-created',
  beforeMetadataUpdated: 'before-metadata-updated',
  customAccessToken: 'customize-access-token',
  passwordVerificationAttempt: 'password-verification',
  mfaVerificationAttempt: 'mfa-verification',
  sendEmail: 'send-email',
  sendSms: 'send-sms',
}
const NAME = /^[a-z_][a-z0-9_$-]*$/i
/** A function has this long; an address has five seconds (`postHook`). https://supabase.com/docs/guides/auth/auth-hooks */
const FUNCTION_MS = 2000

const Answer = v.nullish(v.record(v.string(), v.unknown()), {})
const Failure = v.object({ error: v.object({ http_code: v.optional(v.number()), message: v.optional(v.string(), '') }) })

export const isHooked = ({ settings }: Pick<Auth, 'settings'>, name: HookName): boolean => settings.hooks[name] !== undefined

/**
 * Asks the project. Answers what its function or address answered, `{}` for nothing, and undefined where the project has no such hook. `{ error: { http_code,
 * message } }` refuses what was under way, and so does a hook that fails or takes too long. Inside a transaction give it as `tx`: a function then works in it.
 */
export async function runHook(
  auth: Auth,
  name: HookName,
  payload: Readonly<Record<string, unknown>>,
  where: { ip: string; tx?: Sql },
): Promise<Record<string, unknown> | undefined> {
  const hook = auth.settings.hooks[name]
  if (hook === undefined) return undefined
  const uri = typeof hook === 'string' ? hook : hook.uri
  const metadata = { uuid: randomUUID(), time: auth.now().toISOString(), name: names[name], ip_address: where.ip }
  const body = JSON.stringify({ metadata, ...payload })
  const raw = isAddress(uri) ? await postHook(uri, typeof hook === 'string' ? [] : hook.secrets, body) : await callFunction(auth, uri, body, where.tx)
  const answer = v.safeParse(Answer, raw)
  if (!answer.success) throw new AuthRefusal(500, 'unexpected_failure', 'Error unmarshaling JSON output.')
  const failure = v.safeParse(Failure, answer.output)
  if (failure.success) throw refusalOf(failure.output.error)
  return answer.output
}

const isAddress = (uri: string) => /^https?:\/\//i.test(uri)

async function callFunction(auth: Auth, uri: string, body: string, tx: Sql | undefined): Promise<unknown> {
  const statement = `select ${functionName(uri)}($1::jsonb) as answer`
  const call = async (sql: Sql) => {
    await sql.run(`select set_config('statement_timeout', $1, true)`, [String(FUNCTION_MS)])
    const { answer } = await sql.one<{ answer: unknown }>(statement, [body])
    await sql.run('set local statement_timeout to default')
    return answer
  }
  try {
    return await (tx ? call(tx) : auth.db.transaction(call))
  } catch (error) {
    auth.log.warn({ err: error, hook: uri }, 'a hook of the auth service failed')
    if (error instanceof Error && 'code' in error && error.code === '57014')
      throw new AuthRefusal(422, 'hook_timeout', `Failed to reach hook within maximum time of ${(FUNCTION_MS / 1000).toFixed(6)} seconds`)
    throw new AuthRefusal(500, 'unexpected_failure', `Error running hook URI: ${uri}`)
  }
}

/** The hook's own refusal: its status if it is one of errors, else 500. */
function refusalOf({ http_code: status, message }: { http_code?: number | undefined; message: string }): AuthRefusal {
  const fine = status !== undefined && Number.isInteger(status) && status >= 400 && status <= 599
  // The union spells the statuses of our own refusals; a project may choose among all there are.
  const chosen = (fine ? status : 500) as RefusalStatus
  return new AuthRefusal(chosen, chosen === 500 ? 'unexpected_failure' : 'unknown', message || 'The hook refused')
}

/** `schema.function` or `pg-functions://database/schema/function` as a quoted name. Throws on anything else, since it becomes part of a statement. */
export function functionName(hook: string): string {
  const parts = hook.startsWith('pg-functions://') ? hook.slice('pg-functions://'.length).split('/').slice(1) : hook.split('.')
  if (parts.length !== 2 || !parts.every((part) => NAME.test(part)))
    throw new Error(`A hook must be schema.function or pg-functions://postgres/schema/function, not ${hook}`)
  return parts.map((part) => `"${part}"`).join('.')
}

/** Refuses to start with a hook that could never be called. */
export function requireCallable(hooks: { readonly [name in HookName]?: Hook | undefined }): void {
  for (const hook of Object.values(hooks)) {
    if (hook === undefined) continue
    const uri = typeof hook === 'string' ? hook : hook.uri
    if (!isAddress(uri)) functionName(uri)
    else if (typeof hook === 'string' || hook.secrets.length === 0 || hook.secrets.some((secret) => !/^v1,whsec_[A-Za-z0-9+/=]{8,}$/.test(secret)))
      throw new Error(`The hook ${uri} needs secrets of the form v1,whsec_… so that it can tell our requests from others`)
  }
}
