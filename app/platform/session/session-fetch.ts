/** A session as the client keeps it: what `/token` answered. */
export type KeptSession = { refreshToken: string; whole: object }

/** What the fetch of an authenticated client must be able to do when a token has expired. */
export type Renewal = {
  /** Brings a new token in place of `rejected`; false when there is none to be had (the person has been signed out then). */
  renew(rejected: string | undefined): Promise<boolean>
  token(): string | undefined
  /** The session in the storage that all tabs share, read anew each time. */
  kept(): KeptSession | undefined
  /** Runs one after another over all tabs. */
  alone(run: () => Promise<void>): Promise<void>
  /** The server refused this refresh token for good: the session is over, whoever asked for the refresh (the client does so itself for a session that expired in its sleep). */
  refused(refreshToken: string): void
}

/**
 * A fetch that answers a 401 with "JWT expired" by refreshing the session and asking once more with the new token. A refused token was not
 * acted upon, so asking again is safe for any method. A refresh, whoever asks for it, is one request for all tabs. Everything else passes through.
 */
export const sessionFetch =
  (plain: typeof fetch, renewal: Renewal): typeof fetch =>
  async (input, init) => {
    const tried = refreshTokenOf(input, init)
    if (tried !== undefined) return refreshOnce(() => plain(input, init), tried, renewal)
    const { renew, token } = renewal
    const answer = await plain(input, init)
    if (answer.status !== 401 || !(await saysExpired(answer))) return answer
    const sent = bearerOf(init?.headers)
    if (!(await renew(sent))) return answer
    const fresh = token()
    if (fresh === undefined) return answer
    const headers = new Headers(init?.headers)
    headers.set('Authorization', `Bearer ${fresh}`)
    return plain(input, { ...init, headers })
  }

/** What the server says of a session that has ended. */
const SIGNED_OUT = { code: 'session_not_found', message: 'Signed out in another tab' }

/** Longer than a client takes to keep what it was answered; one that does not (signed out meanwhile) stops nobody. */
const KEPT_WITHIN_MS = 2_000
const LOOK_EVERY_MS = 10

/** Sends a refresh when no other is under way. Where another tab's has replaced the token meanwhile, what it brought is the answer, and nothing is sent. */
function refreshOnce(send: () => Promise<Response>, tried: string, { kept, alone, refused }: Renewal): Promise<Response> {
  const isOurs = kept()?.refreshToken === tried
  return new Promise((resolve, reject) => {
    const run = async () => {
      const now = kept()
      if (isOurs && now?.refreshToken !== tried) return resolve(now ? Response.json(now.whole) : Response.json(SIGNED_OUT, { status: 400 }))
      const answer = await send()
      if (isRefusal(answer.status)) refused(tried)
      resolve(answer)
      // Until the client has kept what it was answered, the next in line would find the old token.
      if (answer.ok && isOurs) await until(() => kept()?.refreshToken !== tried)
    }
    alone(run).catch(reject)
  })
}

async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + KEPT_WITHIN_MS
  while (!isSo() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
}

async function saysExpired(answer: Response): Promise<boolean> {
  try {
    return (await answer.clone().text()).includes('JWT expired')
  } catch {
    return false
  }
}

const bearerOf = (headers: HeadersInit | undefined): string | undefined => new Headers(headers).get('authorization')?.replace(/^Bearer /i, '')

/** A timeout and "too many" say nothing about the token. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429

/** The refresh token a request brings, if it is a refresh. */
function refreshTokenOf(input: RequestInfo | URL, init: RequestInit | undefined): string | undefined {
  const address = input instanceof Request ? input.url : String(input)
  if (!address.includes('/token?grant_type=refresh_token') || typeof init?.body !== 'string') return undefined
  const body: unknown = JSON.parse(init.body)
  return typeof body === 'object' && body !== null && 'refresh_token' in body && typeof body.refresh_token === 'string' ? body.refresh_token : undefined
}
