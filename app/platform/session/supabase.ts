import type { AuthChangeEvent, SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../../supabase/types.ts'
import { browserFacts } from './browser-facts.ts'
import { announceSession, keptSession, storedSession } from './session-events.ts'
import { SESSION_KEY } from './session-key.ts'
import { aloneOverTabs } from './session-leader.ts'
import { isLooking, sessionShelf } from './session-shelf.ts'
import type { Upkeep } from './session-upkeep.ts'

/** supabase-js with the tables and functions of the drawn schema: a column that is not there does not compile. */
export type ShopClient = SupabaseClient<Database>

/** A row of a table as the interfaces answer it. */
export type Tables<Name extends keyof Database['public']['Tables']> = Database['public']['Tables'][Name]['Row']

/**
 * Rows as row level security leaves them: the generated types know the foreign keys and not the policies, and what one row leads to is null
 * where the reader may not see it.
 */
export type AsShown<Row> = {
  [Name in keyof Row]: Row[Name] extends (infer Item)[] ? AsShown<Item>[] : Row[Name] extends object ? AsShown<Row[Name]> | null : Row[Name]
}

// One client for a tab: two would refresh the same session against each other. The browser's only; on the server nobody is signed in.
let client: Promise<ShopClient> | undefined
let upkeep: Upkeep | undefined

/**
 * Browser only. The tab's supabase-js client, fetched when first needed, with the session in local storage. Never import supabase-js on a
 * public page: a visitor who is not signed in does not download it.
 */
export function loadSupabase(): Promise<ShopClient> {
  client ??= begin()
  client.catch(() => {
    // A failed download must not last for the rest of the visit.
    client = undefined
  })
  return client
}

async function begin(): Promise<ShopClient> {
  const [{ createClient }, { keepSessionOf }, { sessionFetch }] = await Promise.all([
    import('@supabase/supabase-js'),
    import('./session-upkeep.ts'),
    import('./session-fetch.ts'),
  ])
  const { url, anonKey } = browserFacts().api
  const kept = keepSessionOf(() => made)
  upkeep = kept
  const made: ShopClient = createClient<Database>(url, anonKey, {
    global: {
      fetch: sessionFetch((input, init) => fetch(input, init), {
        renew: (rejected) => kept.renew(rejected),
        token: () => storedSession()?.accessToken,
        refused: kept.refused,
        kept: keptSession,
        alone: aloneOverTabs,
      }),
    },
    // Whether a question is asked again is decided in one place (query.ts); the client's own three tries would multiply with it.
    db: { retry: false },
    // `autoRefreshToken` stays off: one tab of all refreshes, by our own clock (session-keeper.ts). `detectSessionInUrl` too: a code counts on `/auth/google`
    // and nowhere else, and an error in an address signs nobody out.
    auth: {
      storage: sessionShelf(),
      storageKey: SESSION_KEY,
      persistSession: true,
      detectSessionInUrl: false,
      flowType: 'pkce',
      autoRefreshToken: false,
      experimental: { recoveryCodes: true },
    },
  })
  made.auth.onAuthStateChange((event: AuthChangeEvent) => announceSession(event))
  // Nobody renews the session of a look: it ends.
  if (!isLooking()) kept.start()
  return made
}

/**
 * Browser only. What the stored session has in the place of a token that the server refused: a new one, or undefined where the session has ended, which the person
 * is then told. For calls that do not go through the client.
 */
export async function renewedToken(rejected: string): Promise<string | undefined> {
  await loadSupabase()
  return (await upkeep?.renew(rejected)) ? storedSession()?.accessToken : undefined
}

/** Browser only. Whether a session is stored in this browser, without downloading anything; it may have expired. */
export function hasStoredSession(): boolean {
  try {
    return sessionShelf().getItem(SESSION_KEY) !== null
  } catch {
    return false
  }
}
