import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { Context } from 'hono'
import { askedAgain } from '@hattha/postgres'
import { isReadOnly, READ_ONLY } from '../kernel/acted-for.ts'
import type { Verify } from '../kernel/verify.ts'

/** Who calls: the claims of a verified token. `anon` when there was none. */
export type FunctionCaller = { id: string | null; role: 'anon' | 'authenticated' | 'service_role'; claims: Readonly<Record<string, unknown>> }

/** A function: gets the caller, the parsed JSON body (`undefined` when there was none) and the request. */
export type ServedFunction = (call: { caller: FunctionCaller; body: unknown; request: Request; context: Context }) => Promise<Response>

export type FunctionsParts = {
  functions: Readonly<Record<string, ServedFunction>>
  verify: Verify
  /** The functions that only read: all that a token may call which changes nothing (`read_only`). */
  reading?: ReadonlySet<string>
  /** The functions that may run twice, because they only read or say the same thing under the same business key: run again when a connection to the database broke meanwhile. */
  repeatable?: ReadonlySet<string>
  /** Told after each call, for metrics. Names nobody serves are not told. */
  onCall?: (call: { name: string; status: number; seconds: number }) => void
  /** Told of what a function threw; the caller only learns that something went wrong. */
  onError: (facts: { name: string; error: unknown }) => void
}

/** Forms with long texts fit many times over; files go to storage, not here. */
const MAX_BODY_BYTES = 256 * 1024

/**
 * `POST /functions/v1/{name}` as `supabase.functions.invoke` calls it. Refuses an unknown name (404), a token that is not valid (401),
 * a body that is not JSON (400) or too large (413); text that no database can keep counts as no JSON. What a function throws becomes a 500 without any detail.
 */
export function createFunctions({ functions, verify, reading, repeatable, onCall, onError }: FunctionsParts): Hono {
  const app = new Hono()
  // A record made from an object literal answers to `constructor`, too; a Map does not.
  const served = new Map(Object.entries(functions))
  app.use(
    cors({
      origin: '*',
      allowHeaders: ['authorization', 'x-client-info', 'apikey', 'content-type', 'x-language', 'x-region', 'idempotency-key'],
      exposeHeaders: ['retry-after', 'x-request-id'],
      maxAge: 86_400,
    }),
  )
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => refusal(c, 413, 'too_large', 'The request is too large.') }))
  app.post('/:name', async (c) => {
    const name = c.req.param('name')
    const run = served.get(name)
    if (!run) return refusal(c, 404, 'not_found', 'No function has this name.')
    const started = performance.now()
    // Outside the catch below: a body that grows too large while it is read must reach the limit above, which answers 413.
    const text = await c.req.raw.text()
    const once = () => call(c, { name, run, text })
    const answer = repeatable?.has(name) === true ? await askedAgain(once, ({ status }) => status >= 500) : await once()
    onCall?.({ name, status: answer.status, seconds: (performance.now() - started) / 1000 })
    return answer
  })
  app.all('/:name', (c) => {
    c.header('allow', 'POST, OPTIONS')
    return refusal(c, 405, 'method_not_allowed', 'Functions are called by POST.')
  })
  app.all('*', (c) => refusal(c, 404, 'not_found', 'No function has this name.'))

  async function call(c: Context, { name, run, text }: { name: string; run: ServedFunction; text: string }): Promise<Response> {
    try {
      const caller = await callerOf(c.req.header('authorization') ?? c.req.header('apikey'), verify)
      if (!caller) return refusal(c, 401, 'invalid_token', 'This token is not valid or has expired.')
      if (isReadOnly(caller.claims) && !reading?.has(name)) return refusal(c, 403, READ_ONLY.code, READ_ONLY.message)
      const body = jsonOf(text)
      if (!body.ok) return refusal(c, 400, 'invalid_json', 'The body is not JSON.')
      return await run({ caller, body: body.value, request: c.req.raw, context: c })
    } catch (error) {
      onError({ name, error })
      return refusal(c, 500, 'unexpected', 'Something went wrong. Please try again.')
    }
  }
  return app
}

async function callerOf(credential: string | undefined, verify: Verify): Promise<FunctionCaller | undefined> {
  const token = credential?.replace(/^Bearer\s+/i, '').trim()
  if (!token) return { id: null, role: 'anon', claims: {} }
  const { role, claims, error } = await verify(token)
  if (error) return undefined
  if (role !== 'anon' && role !== 'authenticated' && role !== 'service_role') return undefined
  const id = role === 'authenticated' && typeof claims['sub'] === 'string' ? claims['sub'] : null
  // A signed-in person without an id would pass for a guest further on.
  if (role === 'authenticated' && id === null) return undefined
  return { id, role, claims: { ...claims, role } }
}

function jsonOf(text: string): { ok: true; value: unknown } | { ok: false } {
  if (text === '') return { ok: true, value: undefined }
  try {
    const value: unknown = JSON.parse(text)
    // Only what is escaped can be such a character: the parser refuses a bare zero, and decoding has mended bytes that are no UTF-8.
    return /\\u(0000|d[89a-f])/i.test(text) && !isText(value) ? { ok: false } : { ok: true, value }
  } catch {
    return { ok: false }
  }
}

/** Whether every string, names too, is text as PostgreSQL has it: without the character zero and without half a surrogate pair. Not recursive, since depth is the sender's choice. */
function isText(value: unknown): boolean {
  const waiting = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' && (next.includes('\0') || !next.isWellFormed())) return false
    if (typeof next === 'object' && next !== null) for (const [name, inner] of Object.entries(next)) waiting.push(name, inner)
  }
  return true
}

const refusal = (c: Context, status: 400 | 401 | 403 | 404 | 405 | 413 | 500, code: string, message: string) => c.json({ code, message }, status)
