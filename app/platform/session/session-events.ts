import { SESSION_KEY } from './session-key.ts'
import { sessionShelf } from './session-shelf.ts'

/** What happened to the session of this browser, in supabase-js's words. */
export type SessionEvent = 'INITIAL_SESSION' | 'SIGNED_IN' | 'SIGNED_OUT' | 'TOKEN_REFRESHED' | 'USER_UPDATED' | 'PASSWORD_RECOVERY' | 'MFA_CHALLENGE_VERIFIED'

/** Name of the event on `window`; `detail` is the SessionEvent. */
export const SESSION_EVENT = 'shop-session'

/** What of a stored session is read without downloading the client. `expiresAt` is in seconds since 1970. */
export type StoredSession = { accessToken: string; refreshToken: string; expiresAt: number }

/** Browser only. The stored session, without looking whether it is still good; undefined where there is none. */
export function storedSession(): StoredSession | undefined {
  const kept = keptSession()
  return kept && { accessToken: kept.accessToken, refreshToken: kept.refreshToken, expiresAt: kept.expiresAt }
}

/** Browser only. The same with the `whole` of it, as the client keeps it. */
export function keptSession(): (StoredSession & { whole: object }) | undefined {
  try {
    const whole: unknown = JSON.parse(sessionShelf().getItem(SESSION_KEY) ?? 'null')
    if (typeof whole !== 'object' || whole === null || !('access_token' in whole) || typeof whole.access_token !== 'string') return undefined
    return {
      accessToken: whole.access_token,
      refreshToken: 'refresh_token' in whole && typeof whole.refresh_token === 'string' ? whole.refresh_token : '',
      expiresAt: 'expires_at' in whole && typeof whole.expires_at === 'number' ? whole.expires_at : 0,
      whole,
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
