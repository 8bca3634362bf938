import { SESSION_KEY } from './session-key.ts'
import { sessionShelf } from './session-shelf.ts'

/** Who is signed in, as far as this browser's storage says; the session may have expired. */
export type StoredPerson = { id: string; email: string }

/** Browser only. Read without downloading anything; undefined for guests and where storage is refused. */
export function storedPerson(): StoredPerson | undefined {
  try {
    return personFrom(JSON.parse(sessionShelf().getItem(SESSION_KEY) ?? 'null'))
  } catch {
    return undefined
  }
}

/** The person of a stored session. */
export function personFrom(session: unknown): StoredPerson | undefined {
  const user = typeof session === 'object' && session !== null && 'user' in session ? session.user : null
  if (typeof user !== 'object' || user === null || !('id' in user) || typeof user.id !== 'string') return undefined
  return { id: user.id, email: 'email' in user && typeof user.email === 'string' ? user.email : '' }
}
