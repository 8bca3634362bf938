import type { Session } from '@supabase/supabase-js'
import { answer, type AuthAnswer } from '../../account/auth-actions.ts'
import { browserFacts } from '../../platform/session/browser-facts.ts'

/** A session made only to show that somebody knows the password; nothing of it is stored. */
export type Proof = { accessToken: string; end(): Promise<void> }

/**
 * Browser only. Checks a password by signing in with it, in a session of its own: an unlocked screen is not enough for what cannot be taken back, and the session
 * in use stays what it is. Wrong passwords count towards the lock of the account.
 */
export async function provePassword(email: string, password: string): Promise<AuthAnswer<Proof>> {
  return answer('change', async () => {
    const { access_token: accessToken } = await asked('token?grant_type=password', { email, password })
    if (typeof accessToken !== 'string') throw new Error('The auth service answered a sign-in without a token')
    return { accessToken, end: async () => void (await asked('logout?scope=local', undefined, accessToken)) }
  })
}

/** Asks the auth service past the tab's client, which would take the answer for a sign-in. Throws what the client would throw. */
async function asked(path: string, body: object | undefined, accessToken?: string): Promise<Record<string, unknown>> {
  const { url, anonKey } = browserFacts().api
  const response = await fetch(`${url}/auth/v1/${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      apikey: anonKey,
      Authorization: `Bearer ${accessToken ?? anonKey}`,
      'X-Supabase-Api-Version': '2024-01-01',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const said: unknown = await response.json().catch(() => ({}))
  // An object of JSON, whose names are strings.
  const answered = typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : {}
  if (response.ok) return answered
  const name = response.status >= 502 && response.status <= 504 ? 'AuthRetryableFetchError' : 'AuthApiError'
  const { message } = answered
  throw Object.assign(new Error(typeof message === 'string' ? message : ''), { name, code: answered['code'] })
}

/**
 * Browser only. Gives a code of an authenticator app once more, so that the session in use counts as just confirmed. Any app of the account will do; nobody is
 * asked which: the newest is tried first, because an old one may be the phone that was lost.
 */
export async function proveCode(factorIds: readonly string[], code: string): Promise<AuthAnswer<Session>> {
  return answer('change', async (auth) => {
    let refusal: unknown
    for (const factorId of factorIds.toReversed()) {
      const given = await auth.mfa.challengeAndVerify({ factorId, code: code.replace(/\s/g, '') })
      refusal = given.error
      if (!given.error) break
    }
    if (refusal) throw refusal
    const { data, error } = await auth.getSession()
    if (error) throw error
    if (!data.session) throw Object.assign(new Error('No session'), { name: 'AuthSessionMissingError' })
    return data.session
  })
}
