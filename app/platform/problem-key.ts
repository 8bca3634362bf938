/** The sentences of `errors:general` a failed request can be told with (specification, section 8). */
export type ProblemKey =
  | 'errors:general.offline'
  | 'errors:general.timeout'
  | 'errors:general.sessionExpired'
  | 'errors:general.forbidden'
  | 'errors:general.notFound'
  | 'errors:general.duplicate'
  | 'errors:general.quota'
  | 'errors:general.unsupportedFormat'
  | 'errors:general.validation'
  | 'errors:general.rateLimit'
  | 'errors:general.maintenance'
  | 'errors:general.database'
  | 'errors:general.server'
  | 'errors:general.unexpected'

const BY_STATUS: Readonly<Record<number, ProblemKey>> = {
  400: 'errors:general.validation',
  401: 'errors:general.sessionExpired',
  403: 'errors:general.forbidden',
  404: 'errors:general.notFound',
  408: 'errors:general.timeout',
  409: 'errors:general.duplicate',
  413: 'errors:general.quota',
  415: 'errors:general.unsupportedFormat',
  422: 'errors:general.validation',
  429: 'errors:general.rateLimit',
  503: 'errors:general.maintenance',
  504: 'errors:general.timeout',
}

/** SQLSTATE and PostgREST's own codes, which say more than the status does. */
const BY_CODE: readonly (readonly [RegExp, ProblemKey])[] = [
  [/^42501$/, 'errors:general.forbidden'],
  [/^23505$/, 'errors:general.duplicate'],
  [/^(22|23)...$/, 'errors:general.validation'],
  [/^57014$/, 'errors:general.timeout'],
  [/^PGRST(301|302|303)$/, 'errors:general.sessionExpired'],
  [/^PGRST116$/, 'errors:general.notFound'],
  [/^(08|53|57)...$|^PGRST00/, 'errors:general.database'],
]

/** Why a request failed, as people read it: from what supabase-js, a function's refusal or fetch itself threw. */
export function problemKeyOf(error: unknown): ProblemKey {
  if (typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine) return 'errors:general.offline'
  const { name, code, status, message } = factsOf(error)
  if (code === 'offline' || (status === undefined && /fetch|network|load failed/i.test(message))) return 'errors:general.offline'
  if (code === 'timeout' || name === 'TimeoutError' || name === 'AbortError') return 'errors:general.timeout'
  const known = BY_CODE.find(([pattern]) => pattern.test(code))?.[1] ?? BY_STATUS[status ?? 0]
  return known ?? ((status ?? 0) >= 500 ? 'errors:general.server' : 'errors:general.unexpected')
}

/** The reason for a toast about something that failed: `showToast({ title, ...whyOf(t, error), tone: 'failure' })`. Where nothing is known the title says enough. */
export function whyOf(t: (key: ProblemKey) => string, error: unknown): { text?: string } {
  const key = problemKeyOf(error)
  return key === 'errors:general.unexpected' ? {} : { text: t(key) }
}

/** Storage's errors carry their status as text in `statusCode`, PostgREST's only a code. */
function factsOf(error: unknown): { name: string; code: string; status: number | undefined; message: string } {
  if (typeof error !== 'object' || error === null) return { name: '', code: '', status: undefined, message: '' }
  const read = (key: string): string => {
    const value: unknown = Reflect.get(error, key)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const status = Number(read('status') || read('statusCode'))
  return { name: read('name'), code: read('code'), status: status > 0 ? status : undefined, message: read('message') }
}
