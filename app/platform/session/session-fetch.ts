/** What the fetch of an authenticated client must be able to do when the server says that its token has expired. */
export type Renewal = {
  /** Brings a new token in place of `rejected`; false when there is none to be had (the person has been signed out then). */
  renew(rejected: string | undefined): Promise<boolean>
  token(): string | undefined
  /** The server refused this refresh token for good: the session is over, whoever asked for the refresh (the client does so itself for a session that expired in its sleep). */
  refused(refreshToken: string): void
}

/**
 * A fetch that answers a 401 with "JWT expired" by refreshing the session and asking once more with the new token. A refused token was not
 * acted upon, so asking again is safe for any method. Everything else passes through.
 */
export const sessionFetch =
  (plain: typeof fetch, { renew, token, refused }: Renewal): typeof fetch =>
  async (input, init) => {
    const answer = await plain(input, init)
    const tried = refreshTokenOf(input, init)
    if (tried !== undefined && isRefusal(answer.status)) refused(tried)
    if (answer.status !== 401 || !(await saysExpired(answer))) return answer
    const sent = bearerOf(init?.headers)
    if (!(await renew(sent))) return answer
    const fresh = token()
    if (fresh === undefined) return answer
    const headers = new Headers(init?.headers)
    headers.set('Authorization', `Bearer ${fresh}`)
    return plain(input, { ...init, headers })
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
