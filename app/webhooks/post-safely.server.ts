import type { IncomingMessage } from 'node:http'
import { askSafely, NotReached } from './ask-safely.server.ts'

/** What came of a letter to a stranger's machine. `error` is empty where there was an answer, whatever it said; else a word for why there was none. */
export type Posted = { status: number | null; ms: number; error: string; headers: Record<string, string>; body: string }

type Wish = {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
  /** Whether an address may be spoken to: asked of each that a name stands for, and once more of the one that is connected. */
  mayReach: (address: string) => boolean
  /** Without TLS too; where not, such an address is refused. */
  plain: boolean
  timeoutMs?: number
}

const ANSWER_WITHIN_MS = 10_000
/** As much of an answer is kept; what comes behind is not read. */
const KEPT_CHARS = 2000
const KEPT_HEADERS = ['content-type', 'location', 'retry-after', 'server']

/**
 * Posts to an address that somebody typed, without being led into networks of our own: every address behind the name is looked at in the very lookup that connects, so that a name cannot
 * say one thing first and another later; redirects are answers like any other. Never throws.
 */
export async function postSafely({ url, headers, body, mayReach, plain, timeoutMs = ANSWER_WITHIN_MS }: Wish): Promise<Posted> {
  const began = Date.now()
  const past = () => Date.now() - began
  try {
    const answer = await askSafely(new URL(url), { method: 'POST', headers, body, mayReach, plain, timeoutMs })
    const kept = KEPT_HEADERS.flatMap((name) => {
      const value = answer.headers[name]
      return typeof value === 'string' ? [[name, value.slice(0, 200)] as const] : []
    })
    return { status: answer.statusCode ?? null, ms: past(), error: '', headers: Object.fromEntries(kept), body: await beginningOf(answer) }
  } catch (error) {
    return { status: null, ms: past(), error: reasonOf(error), headers: {}, body: '' }
  }
}

/** The first part of an answer as text the database takes; the rest is not waited for. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  let text = ''
  answer.setEncoding('utf8')
  for await (const part of answer) {
    text += String(part)
    if (text.length >= KEPT_CHARS) break
  }
  answer.destroy()
  return text.replaceAll('\u0000', '').slice(0, KEPT_CHARS)
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no_such_host',
  EAI_AGAIN: 'no_such_host',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'broken_off',
  ABORT_ERR: 'timeout',
  ERR_INVALID_URL: 'no_such_host',
}

/** A word for why there was no answer. */
export function reasonOf(error: unknown): string {
  if (error instanceof NotReached) return error.message
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) return 'timeout'
  if (/CERT|TLS|SSL|SELF_SIGNED/.test(code)) return 'tls'
  return REASONS[code] ?? (code === '' ? 'broken_off' : code.toLowerCase().slice(0, 100))
}
