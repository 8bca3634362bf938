import { announceSession, storedSession } from './session-events.ts'
import { SESSION_KEY } from './session-key.ts'
import { browserStorages, purgeAuthKeys } from './session-purge.ts'
import { isLooking } from './session-shelf.ts'
import { storedPerson } from './stored-person.ts'
import { hasStoredSession, loadSupabase } from './supabase.ts'

/**
 * Browser only, once for a page. Clears leftovers of other sign-ins, follows signing in and out in other tabs, and keeps a stored session alive. Visitors
 * who are not signed in download nothing for it.
 */
export function watchSession(reload: () => void = () => window.location.reload()): void {
  purgeAuthKeys(browserStorages())
  let known = storedSession() !== undefined
  window.addEventListener('storage', ({ key }) => {
    // `null`: everything was cleared.
    if (key !== SESSION_KEY && key !== null) return
    if (isLooking()) {
      // Whoever looks has signed out.
      if (window.localStorage.getItem(SESSION_KEY) === null) void import('./session-upkeep.ts').then(({ endSession }) => endSession())
      return
    }
    const signedIn = storedSession() !== undefined
    if (signedIn === known) return
    known = signedIn
    announceSession(signedIn ? 'SIGNED_IN' : 'SIGNED_OUT')
    if (signedIn) keepAlive()
  })
  guardReturns(reload)
  if (hasStoredSession()) whenIdle(keepAlive)
}

/**
 * A browser may keep a page whole, to show it at once when somebody comes back. It has heard nothing meanwhile: what it shows of a person who has signed out since must not be
 * seen again, nor by whoever has signed in.
 */
function guardReturns(reload: () => void): void {
  let shownTo = storedPerson()?.id
  window.addEventListener('pagehide', () => (shownTo = storedPerson()?.id))
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || storedPerson()?.id === shownTo) return
    document.documentElement.style.display = 'none'
    reload()
  })
}

const keepAlive = () =>
  void loadSupabase().catch(() => {
    // Without network the next screen that needs the client asks for it again.
  })

/** After the page has settled; Safari has no requestIdleCallback. */
const whenIdle = (run: () => void) => ('requestIdleCallback' in window ? window.requestIdleCallback(run, { timeout: 4_000 }) : setTimeout(run, 1_500))
