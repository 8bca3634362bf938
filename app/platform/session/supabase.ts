import type { AuthChangeEvent, SupabaseClient } from '@supabase/supabase-js'
import { browserFacts } from './browser-facts.ts'
import { announceSession, storedSession } from './session-events.ts'
import { SESSION_KEY } from './session-key.ts'

// One client for a tab: two would refresh the same session against each other. The browser's only; on the server nobody is signed in.
let client: Promise<SupabaseClient> | undefined

/**
 * Browser only. The tab's supabase-js client, fetched when first needed, with the session in local storage. Never import supabase-js on a
 * public page: a visitor who is not signed in does not download it.
 */
export function loadSupabase(): Promise<SupabaseClient> {
  client ??= begin()
  client.catch(() => {
    // A failed download must not last for the rest of the visit.
    client = undefined
  })
  return client
}

async function begin(): Promise<SupabaseClient> {
  const [{ createClient }, { keepSessionOf }, { sessionFetch }] = await Promise.all([
    import('@supabase/supabase-js'),
    import('./session-upkeep.ts'),
    import('./session-fetch.ts'),
  ])
  const { url, anonKey } = browserFacts().api
  const upkeep = keepSessionOf(() => made)
  const made: SupabaseClient = createClient(url, anonKey, {
    global: {
      fetch: sessionFetch((input, init) => fetch(input, init), {
        renew: (rejected) => upkeep.renew(rejected),
        token: () => storedSession()?.accessToken,
        refused: upkeep.refused,
      }),
    },
    // `autoRefreshToken` stays off: one tab of all refreshes, by our own clock (session-keeper.ts). `detectSessionInUrl` too: a code counts on `/auth/google`
    // and nowhere else, and an error in an address signs nobody out.
    auth: {
      storage: window.localStorage,
      storageKey: SESSION_KEY,
      persistSession: true,
      detectSessionInUrl: false,
      flowType: 'pkce',
      autoRefreshToken: false,
      experimental: { recoveryCodes: true },
    },
  })
  made.auth.onAuthStateChange((event: AuthChangeEvent) => announceSession(event))
  upkeep.start()
  return made
}

/** Browser only. Whether a session is stored in this browser, without downloading anything; it may have expired. */
export function hasStoredSession(): boolean {
  try {
    return window.localStorage.getItem(SESSION_KEY) !== null
  } catch {
    return false
  }
}
