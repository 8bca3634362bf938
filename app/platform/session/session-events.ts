import { SESSION_KEY } from './session-key.ts'

/** What happened to the session of this browser, in supabase-js's words. */
export type SessionEvent = 'INITIAL_SESSION' | 'SIGNED_IN' | 'SIGNED_OUT' | 'TOKEN_REFRESHED' | 'USER_UPDATED' | 'PASSWORD_RECOVERY' | 'MFA_CHALLENGE_VERIFIED'

/** Name of the event on `window`; `detail` is the SessionEvent. */
export const SESSION_EVENT = 'shop-session'

/** What of a stored session is read without downloading the client. `expiresAt` is in seconds since 1970. */
export type StoredSession = { accessToken: string; refreshToken: string; expiresAt: number }

/** Browser only. The stored session, without looking whether it is still good; undefined where there is none. */
export function storedSession(): StoredSession | undefined {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(SESSION_KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('access_token' in stored) || typeof stored.access_token !== 'string') return undefined
    const refreshToken = 'refresh_token' in stored && typeof stored.refresh_token === 'string' ? stored.refresh_token : ''
    return {
      accessToken: stored.access_token,
      refreshToken,
      expiresAt: 'expires_at' in stored && typeof stored.expires_at === 'number' ? stored.expires_at : 0,
    }
  } catch {
    return undefined
  }
}

/** Browser only. Tells this tab what happened, and makes the page look signed in or out: `data-signed-in` is what the header goes by. */
export function announceSession(event: SessionEvent): void {
  document.documentElement.toggleAttribute('data-signed-in', storedSession() !== undefined)
  window.dispatchEvent(new CustomEvent<SessionEvent>(SESSION_EVENT, { detail: event }))
}

/** Browser only. Calls back with what happens to the session in this tab or, through storage, in another. Returns how to stop. */
export function onSession(changed: (event: SessionEvent) => void): () => void {
  // Only announceSession sends this event.
  const here = (event: Event) => changed((event as CustomEvent<SessionEvent>).detail)
  window.addEventListener(SESSION_EVENT, here)
  return () => window.removeEventListener(SESSION_EVENT, here)
}
