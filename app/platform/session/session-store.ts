import type { Session, User } from '@supabase/supabase-js'
import { useSyncExternalStore } from 'react'
import { announceSession, onSession } from './session-events.ts'
import { owesSecondFactor } from './second-factor.ts'
import { readPatiently } from './session-read.ts'
import { hasStoredSession, loadSupabase } from './supabase.ts'

/** The specification's auth state. `loading` ends when the session has been read, or could not be read for good. */
export type AuthState = { user: User | null; session: Session | null; loading: boolean; isInitialized: boolean }

export type SessionStore = { state(): AuthState; subscribe(changed: () => void): () => void }

export type SessionStoreParts = {
  hasStored(): boolean
  /** The session of the client, renewed where it had to be; null when there is none. Throws when it cannot be read. */
  read(): Promise<Session | null>
  listen(changed: () => void): () => void
  pause?: (ms: number) => Promise<void>
}

const WAITING: AuthState = { user: null, session: null, loading: true, isInitialized: false }
const SIGNED_OUT: AuthState = { user: null, session: null, loading: false, isInitialized: true }

/** Reads the session when first asked, and again with every session event. */
export function createSessionStore({ hasStored, read, listen, pause }: SessionStoreParts): SessionStore {
  const listeners = new Set<() => void>()
  let state = hasStored() ? WAITING : SIGNED_OUT
  let round = 0

  const show = (next: AuthState) => {
    state = next
    for (const listener of listeners) listener()
  }
  async function look() {
    round += 1
    const mine = round
    // Only the newest look counts: signing out while an old one waits must win.
    // Whoever owes a second factor is not signed in yet: `/auth` asks for it.
    const tell = (session: Session | null) =>
      mine === round &&
      show(session && !owesSecondFactor(session.access_token) ? { user: session.user, session, loading: false, isInitialized: true } : SIGNED_OUT)
    if (!hasStored()) return void tell(null)
    try {
      tell(await readPatiently(read, pause))
    } catch {
      // The network is away for longer; the page can be used as by a guest, and the next event looks again.
      tell(null)
    }
  }
  listen(() => void look())
  void look()
  return {
    state: () => state,
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
}

// Browser only: one for the tab, made when it is first needed.
let ofTab: SessionStore | undefined

const store = (): SessionStore =>
  (ofTab ??= createSessionStore({
    hasStored: hasStoredSession,
    listen: onSession,
    async read() {
      const { data, error } = await (await loadSupabase()).auth.getSession()
      if (error) throw error
      // A session the client has thrown away; the page must not look signed in any longer.
      if (!data.session) announceLater()
      return data.session
    },
  }))

const announceLater = () =>
  queueMicrotask(() => {
    if (!hasStoredSession() && document.documentElement.hasAttribute('data-signed-in')) announceSession('SIGNED_OUT')
  })

/** Who is signed in. On the server and before the page is alive it is loading, because public HTML says nothing personal. */
export const useSession = (): AuthState =>
  useSyncExternalStore(
    (changed) => store().subscribe(changed),
    () => store().state(),
    () => WAITING,
  )
