/** The sentences of `errors:general` a failed request can be told with (specification, section 8). */
export type ProblemKey =
  | 'errors:general.offline'
  | 'errors:general.connectionLost'
  | 'errors:general.timeout'
  | 'errors:general.sessionExpired'
  | 'errors:general.noPermission'
  | 'errors:general.forbidden'
  | 'errors:general.notFound'
  | 'errors:general.duplicate'
  | 'errors:general.quota'
  | 'errors:general.unsupportedFormat'
  | 'errors:general.validation'
  | 'errors:general.rateLimit'
  | 'errors:general.maintenance'
  | 'errors:general.configuration'
  | 'errors:general.corrupted'
  | 'errors:general.database'
  | 'errors:general.server'
  | 'errors:general.unexpected'

const BY_STATUS: Readonly<Record<number, ProblemKey>> = {
  400: 'errors:general.validation',
  401: 'errors:general.sessionExpired',
  403: 'errors:general.noPermission',
  404: 'errors:general.notFound',
  408: 'errors:general.timeout',
  409: 'errors:general.duplicate',
  413: 'errors:general.quota',
  415: 'errors:general.unsupportedFormat',
  422: 'errors:general.validation',
  429: 'errors:general.rateLimit',
  501: 'errors:general.configuration',
  503: 'errors:general.maintenance',
  504: 'errors:general.timeout',
}

/** SQLSTATE and PostgREST's own codes, which say more than the status does. */
const BY_CODE: readonly (readonly [RegExp, ProblemKey])[] = [
  [/^42501$/, 'errors:general.noPermission'],
  [/^23505$/, 'errors:general.duplicate'],
  [/^(22|23)...$/, 'errors:general.validation'],
  [/^57014$/, 'errors:general.timeout'],
  [/^PGRST(301|302|303)$/, 'errors:general.sessionExpired'],
  [/^PGRST116$/, 'errors:general.notFound'],
  // A page and a database that are not of one release: what is asked for is not there.
  [/^(PGRST20\d|42P01|42703|42883|3F000)$/, 'errors:general.configuration'],
  [/^XX00[12]$/, 'errors:general.corrupted'],
  [/^(08|53|57)...$|^PGRST00/, 'errors:general.database'],
]

/** How browsers call a line that broke while an answer was coming, each in its own words; what never began is another matter. */
const LINE_BROKE = /(^|: )network error$|connection was lost|error in (input|body) stream|(^|: )terminated$/i

/** Why something could not be shown, as people read it: from what supabase-js, a function's refusal or fetch itself threw. */
export function problemKeyOf(error: unknown): ProblemKey {
  if (typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine) return 'errors:general.offline'
  const { name, code, status, message } = factsOf(error)
  if (status === undefined && LINE_BROKE.test(message)) return 'errors:general.connectionLost'
  // Half an answer, or none of ours.
  if (name === 'SyntaxError') return 'errors:general.corrupted'
  if (code === 'offline' || (status === undefined && /fetch|network|load failed/i.test(message))) return 'errors:general.offline'
  if (code === 'timeout' || name === 'TimeoutError' || name === 'AbortError') return 'errors:general.timeout'
  const known = BY_CODE.find(([pattern]) => pattern.test(code))?.[1] ?? BY_STATUS[status ?? 0]
  return known ?? ((status ?? 0) >= 500 ? 'errors:general.server' : 'errors:general.unexpected')
}

/** The reason for a toast about something that could not be done: `showToast({ title, ...whyOf(t, error), tone: 'failure' })`. Where nothing is known the title says enough. */
export function whyOf(t: (key: ProblemKey) => string, error: unknown): { text?: string } {
  const key = problemKeyOf(error)
  if (key === 'errors:general.unexpected') return {}
  return { text: t(key === 'errors:general.noPermission' ? 'errors:general.forbidden' : key) }
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
