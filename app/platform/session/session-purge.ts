import { SESSION_KEY } from './session-key.ts'

/** The specification: more auth-related keys than this in browser storage, and stored auth data is purged. */
export const AUTH_KEYS_MAX = 5

/** Keys of auth libraries: ours, another project's on the same origin, and of clients from years ago. */
const AUTH_KEY = /^sb-|^supabase\.|auth[-_.]?token|gotrue|code[-_]verifier/i

/** What the session in use consists of; the second is there while a sign-in elsewhere is under way. */
const OURS: ReadonlySet<string> = new Set([SESSION_KEY, `${SESSION_KEY}-code-verifier`, `${SESSION_KEY}-user`])

/**
 * Removes foreign and stale auth keys when there are more than five of them, never the session in use. Full of leftovers a browser has no room
 * for the next session. Returns the removed keys.
 */
export function purgeAuthKeys(storages: readonly Storage[]): string[] {
  const found = storages.flatMap((storage) => keysOf(storage).map((key) => ({ storage, key })))
  if (found.length <= AUTH_KEYS_MAX) return []
  const stale = found.filter(({ key }) => !OURS.has(key))
  for (const { storage, key } of stale) storage.removeItem(key)
  return stale.map(({ key }) => key)
}

/** Removes every auth key of ours: what is left after signing out or after a session that could not be renewed. */
export function clearSession(storages: readonly Storage[]): void {
  for (const storage of storages) for (const key of OURS) storage.removeItem(key)
}

const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) => AUTH_KEY.test(key))

/** Browser only. The storages a session may lie in; none where the browser refuses them. */
export function browserStorages(): Storage[] {
  try {
    return [window.localStorage, window.sessionStorage]
  } catch {
    return []
  }
}
