import type { SupabaseClient } from '@supabase/supabase-js'
import { announceSession, storedSession } from './session-events.ts'
import { createSessionKeeper, type Refreshed } from './session-keeper.ts'
import { leadChecks } from './session-leader.ts'
import { browserStorages, clearSession } from './session-purge.ts'
import { isLooking } from './session-shelf.ts'

/** What keeps the session of a tab. */
export type Upkeep = {
  start(): void
  renew(rejected: string | undefined): Promise<boolean>
  refused(refreshToken: string): void
}

/** Browser only. Keeps the session of the tab's client alive; `client` is asked for when it is needed, because it needs `renew` itself. */
export function keepSessionOf(client: () => SupabaseClient): Upkeep {
  const keeper = createSessionKeeper({
    expiresAt: () => storedSession()?.expiresAt,
    refresh: () => refresh(client()),
    end: endSession,
    now: () => Date.now(),
  })
  return {
    start: () => void leadChecks(() => keeper.check()),
    renew: (rejected) => keeper.renew(rejected, () => storedSession()?.accessToken),
    // Where another tab has brought a newer one meanwhile, that one is good.
    refused: (refreshToken) => void (storedSession()?.refreshToken === refreshToken && endSession()),
  }
}

async function refresh(client: SupabaseClient): Promise<Refreshed> {
  if (isLooking()) return 'refused'
  const before = storedSession()?.refreshToken
  // Reading a session that has all but expired refreshes it already; `refreshSession` reads it as well, and would then refresh the new one once more.
  const read = await client.auth.getSession()
  if (!read.error && before !== undefined && storedSession()?.refreshToken !== before) return 'refreshed'
  const { error } = read.error ? read : await client.auth.refreshSession()
  if (!error) return 'refreshed'
  // 502, 503, 504 and a network that is away (AuthRetryableFetchError), and being told to slow down, say nothing about the session.
  if (error.name === 'AuthRetryableFetchError' || error.status === 429) return 'unreachable'
  // Another tab was faster; what it brought is in the storage.
  return error.name === 'AuthRefreshDiscardedError' ? 'refreshed' : 'refused'
}

/** Browser only. The session is over and cannot be had back: clears stored auth data and goes to `/auth`, which says so and leads back here afterwards. */
export function endSession(): void {
  clearSession(isLooking() ? [window.sessionStorage] : browserStorages())
  announceSession('SIGNED_OUT')
  // The banner of a look says that it is over; nobody signs in here.
  if (isLooking()) return
  const { pathname, search } = window.location
  const prefix = languagePrefix(pathname)
  const here = pathname.slice(prefix.length) || '/'
  if (/^\/(auth|login|register)(\/|$)/.test(here)) return
  window.location.assign(`${prefix}/auth?expired=1&next=${encodeURIComponent(here + search)}`)
}

// A page under `/th/…` names its language in the document; without prefix the address has none.
const languagePrefix = (pathname: string): string => {
  const { lang } = document.documentElement
  return pathname === `/${lang}` || pathname.startsWith(`/${lang}/`) ? `/${lang}` : ''
}
