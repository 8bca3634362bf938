import { LOOK_KEY, SESSION_KEY } from '../../platform/session/session-key.ts'
import type { Look } from '../../platform/session/session-shelf.ts'

/** What `see-as` answers. */
export type BegunLook = Pick<Look, 'person' | 'staff'> & { session: { access_token: string; expires_at: number; user: object } }

/** supabase-js renews a session in its last minutes, and this one cannot be: to the browser it lasts longer than the server lets it. */
const SEEMS_TO_LAST_SECONDS = 3600

/**
 * Browser only. Opens the shop through the eyes of a person in a window of its own: a new window begins with a copy of its opener's session storage, so what it needs lies there for as
 * long as it is being opened. False where the browser lets no window open.
 */
export function openLook({ person, staff, session }: BegunLook, address: string): boolean {
  const shelf = window.sessionStorage
  const look: Look = { person, staff, endsAt: session.expires_at }
  const kept = {
    ...session,
    token_type: 'bearer',
    refresh_token: 'none',
    expires_in: SEEMS_TO_LAST_SECONDS,
    expires_at: session.expires_at + SEEMS_TO_LAST_SECONDS,
  }
  try {
    shelf.setItem(LOOK_KEY, JSON.stringify(look))
    shelf.setItem(SESSION_KEY, JSON.stringify(kept))
    return window.open(address, '_blank') !== null
  } finally {
    shelf.removeItem(LOOK_KEY)
    shelf.removeItem(SESSION_KEY)
  }
}

/** Browser only. What this tab knows of the person goes; the tab is closed where the browser allows it, and else shows the shop to a stranger. */
export function closeLook(): void {
  window.sessionStorage.clear()
  window.close()
  window.location.assign('/')
}
