import { RestRefusal } from '../refusal.ts'

/** First letters of an SQLSTATE and the status it becomes; the first that fits counts (https://docs.postgrest.org/en/v13/references/errors.html#http-status-codes). */
const STATUSES: readonly (readonly [prefix: string, status: number])[] = [
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['21000', 500],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53400', 500],
  ['53', 503],
  ['54', 500],
  ['55', 500],
  ['57P01', 503],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0001', 400],
  ['P0', 500],
  ['XX', 500],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
]

type DatabaseError = { code: string; message: string; detail?: string; hint?: string }

type Asker = {
  /** What one may not do is 403 then, else 401. */
  signedIn: boolean
  /** Their time is a bound of their role: running out of it is no failure of the server then. */
  isBounded: boolean
}

/** Turns what `pg` throws into an answer. */
export function refusalFrom(error: unknown, asker: Asker): RestRefusal {
  if (error instanceof RestRefusal) return error
  if (isDatabaseError(error)) return fromSqlState(error, asker)
  const message = error instanceof Error ? error.message : String(error)
  if (message.includes('timeout exceeded when trying to connect')) {
    return new RestRefusal(504, 'PGRST003', 'Timed out acquiring connection from connection pool.')
  }
  if (/ECONN|ENOTFOUND|EPIPE|Connection terminated|connection error|Client was closed/i.test(message)) {
    return new RestRefusal(503, 'PGRST000', 'Database connection error. Retrying the connection.')
  }
  return new RestRefusal(500, 'PGRSTX00', 'Internal error')
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'severity' in error && 'code' in error && typeof error.code === 'string'
}

function fromSqlState(error: DatabaseError, { signedIn, isBounded }: Asker): RestRefusal {
  const { code, message } = error
  if (code === 'PGRST') return fromRaisedAnswer(error)
  // PostgREST answers 500, which calls for somebody to repair something; and 503 would be asked again by the official client.
  const status = isBounded && code === '57014' ? 504 : statusOf(code, message, signedIn)
  return new RestRefusal(status, code, message, {
    details: error.detail ?? null,
    hint: error.hint ?? null,
    headers: status === 401 ? { 'www-authenticate': 'Bearer' } : {},
  })
}

function statusOf(code: string, message: string, signedIn: boolean): number {
  if (code === '42501') return signedIn ? 403 : 401
  if (code === '21000' && message.endsWith('requires a WHERE clause')) return 400
  const custom = /^PT(\d{3})$/.exec(code)
  if (custom) return Number(custom[1]) >= 200 ? Number(custom[1]) : 500
  return STATUSES.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400
}

/** `raise sqlstate 'PGRST'`: the function writes the whole answer, in JSON (https://docs.postgrest.org/en/v13/references/errors.html#raise-headers). */
function fromRaisedAnswer({ message, detail }: DatabaseError): RestRefusal {
  const body = objectOf(message)
  const answer = objectOf(detail ?? '')
  const malformed = (details: string, hint: string): RestRefusal =>
    new RestRefusal(500, 'PGRST121', 'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error', { details, hint })
  if (typeof body?.code !== 'string' || typeof body.message !== 'string') {
    return malformed(
      `Invalid JSON value for MESSAGE: '${message}'`,
      "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
    )
  }
  if (typeof answer?.status !== 'number' || !Number.isInteger(answer.status) || answer.status < 200 || answer.status > 599) {
    const details = detail === undefined ? 'DETAIL is missing in the RAISE statement' : `Invalid JSON value for DETAIL: '${detail}'`
    return malformed(details, "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.")
  }
  const headers = Object.entries(answer.headers ?? {}).filter((pair): pair is [string, string] => typeof pair[1] === 'string' && !/[\r\n]/.test(pair[1]))
  return new RestRefusal(answer.status, body.code, body.message, {
    details: body.details ?? null,
    hint: typeof body.hint === 'string' ? body.hint : null,
    headers: Object.fromEntries(headers),
  })
}

function objectOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
