import { RefusedAnswer } from './answered.ts'
import { browserFacts } from './session/browser-facts.ts'
import { hasStoredSession, loadSupabase, renewedToken } from './session/supabase.ts'

/** A use case of the shop said no, or could not be asked. `code` is the function's, or `offline`, `timeout`, `unexpected`. */
export type Refusal = { code: string; message: string; status: number; details?: unknown }

/** The answer of a function: what it did, or why not. A refusal is a value, because the caller must say it to a person. */
export type Answer<Result> = { done: true; result: Result } | { done: false; refusal: Refusal }

/** Longer than any use case takes; a payment provider's slowest answer is awaited on the server for less. */
const TIMEOUT_MS = 20_000

/** As long as a mutation waits before its second try. */
const AGAIN_AFTER_MS = 1_000

type Options = {
  timeoutMs?: number
  /** Makes a repeated press count once, where the function honours it. */
  idempotencyKey?: string
  /** Calls in another session than the browser's. */
  accessToken?: string
  /** The function only reads, or knows a call that comes twice by its key: where no answer came or the server failed it is called once more. */
  repeatable?: boolean
}

/**
 * Browser only. Calls `POST /functions/v1/{name}` as the signed-in person, or as a stranger. Never throws for what people can meet: no network,
 * no answer in time and refusals come back as values. Not called twice unless it is `repeatable`: what a lost answer has done is not known, and the
 * person decides whether to press again. An answer that was waited for in vain is not waited for again.
 */
export async function callFunction<Result>(name: string, body: unknown, options: Options = {}): Promise<Answer<Result>> {
  const first = await callAsStored<Result>(name, body, options)
  if (first.done || !options.repeatable || !(first.refusal.code === 'offline' || first.refusal.status >= 500)) return first
  await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS))
  return callAsStored(name, body, options)
}

/** Calls as whoever is signed in. A token whose session has ended was not acted upon: with a new one the same is asked once more, and without one the person is signed out. */
async function callAsStored<Result>(name: string, body: unknown, options: Options): Promise<Answer<Result>> {
  try {
    const token = options.accessToken ?? (await accessToken())
    const first = await call<Result>(name, body, { ...options, token })
    if (first.done || first.refusal.code !== 'invalid_token' || token === undefined || options.accessToken !== undefined) return first
    const fresh = await renewedToken(token)
    return fresh === undefined ? first : await call(name, body, { ...options, token: fresh })
  } catch (error) {
    return { done: false, refusal: notAsked(error) }
  }
}

/** Whether a refusal is none of the shop's: no answer came, or none in time, and whether it was done is not known. */
export const isLineBroken = ({ code, status }: Refusal): boolean => status === 0 && (code === 'offline' || code === 'timeout')

/** For queries, which decide themselves whether to ask again: the result, or the refusal thrown with its status. */
export async function resultOf<Result>(asked: Promise<Answer<Result>>): Promise<Result> {
  const answer = await asked
  if (answer.done) return answer.result
  throw new RefusedAnswer(answer.refusal)
}

async function call<Result>(name: string, body: unknown, options: Options & { token: string | undefined }): Promise<Answer<Result>> {
  const { url, anonKey, functionsUrl } = browserFacts().api
  try {
    const response = await fetch(`${functionsUrl || `${url}/functions/v1`}/${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        apikey: anonKey,
        Authorization: `Bearer ${options.token ?? anonKey}`,
        'Accept-Language': document.documentElement.lang,
        ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
    })
    const answer: unknown = await response.json().catch(() => undefined)
    // The function's own types stand behind its name; the caller names the result it parses or trusts.
    return response.ok ? { done: true, result: answer as Result } : { done: false, refusal: refusalFrom(answer, response.status) }
  } catch (error) {
    return { done: false, refusal: notAsked(error) }
  }
}

async function accessToken(): Promise<string | undefined> {
  if (!hasStoredSession()) return undefined
  const supabase = await loadSupabase()
  const { data } = await supabase.auth.getSession()
  return data.session?.access_token
}

/** Reads `{ code, message, details? }`; anything else is `unexpected`. */
export function refusalFrom(answer: unknown, status: number): Refusal {
  if (typeof answer === 'object' && answer !== null && 'code' in answer && typeof answer.code === 'string') {
    const message = 'message' in answer && typeof answer.message === 'string' ? answer.message : ''
    return { code: answer.code, message, status, ...('details' in answer && { details: answer.details }) }
  }
  return { code: 'unexpected', message: '', status }
}

const notAsked = (error: unknown): Refusal => {
  const name = error instanceof Error ? error.name : ''
  return { code: name === 'TimeoutError' ? 'timeout' : 'offline', message: '', status: 0 }
}
