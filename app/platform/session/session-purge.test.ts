import { expect, test } from 'vitest'
import { AUTH_KEYS_MAX, clearSession, purgeAuthKeys } from './session-purge.ts'
import { SESSION_KEY } from './session-key.ts'

/** A storage with these keys, as a browser has it. */
function storageOf(...keys: string[]): Storage {
  const items = new Map(keys.map((key) => [key, 'x']))
  return {
    get length() {
      return items.size
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}
const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at))
const FOREIGN = ['sb-other-auth-token', 'supabase.auth.token', 'sb-old-auth-token-code-verifier', 'gotrue.user', 'firebase:authToken']

test('five auth keys may stay', () => {
  expect(AUTH_KEYS_MAX).toBe(5)
  const storage = storageOf(SESSION_KEY, ...FOREIGN.slice(0, 4), 'cart:1', 'theme')
  expect(purgeAuthKeys([storage])).toEqual([])
  expect(storage.length).toBe(7)
})

test('of more than five the foreign and stale ones go, never the session in use and never what is not about signing in', () => {
  const storage = storageOf(SESSION_KEY, `${SESSION_KEY}-code-verifier`, ...FOREIGN, 'cart:1', 'favorites:1', 'theme', 'currency')
  expect(purgeAuthKeys([storage]).toSorted()).toEqual(FOREIGN.toSorted())
  expect(keysOf(storage)).toEqual([SESSION_KEY, `${SESSION_KEY}-code-verifier`, 'cart:1', 'favorites:1', 'theme', 'currency'])
})

test('both storages count together', () => {
  const [local, tab] = [storageOf(SESSION_KEY, ...FOREIGN.slice(0, 3)), storageOf(...FOREIGN.slice(3))]
  expect(purgeAuthKeys([local, tab])).toHaveLength(5)
  expect([keysOf(local), keysOf(tab)]).toEqual([[SESSION_KEY], []])
})

test('a session that is over is cleared, and nothing else', () => {
  const storage = storageOf(SESSION_KEY, `${SESSION_KEY}-user`, 'cart:1')
  clearSession([storage])
  expect(keysOf(storage)).toEqual(['cart:1'])
})
