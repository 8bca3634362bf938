import { vi } from 'vitest'
import { FACTS_ID } from '../../app/platform/session/browser-facts.ts'

/** A storage of a browser, empty. */
export function emptyStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

/** What the shop's code outside React needs of a browser, with Node's own network and its own Web Locks: calls go where `url` says, and nothing else is played. */
export function standInForBrowser({ url, localStorage = emptyStorage() }: { url: string; localStorage?: Storage }): void {
  const facts = JSON.stringify({ api: { url, anonKey: 'anon', functionsUrl: '' }, geoUrl: '' })
  const place = { pathname: '/', search: '', origin: url, href: `${url}/`, assign: vi.fn<(address: string) => void>() }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage, sessionStorage: emptyStorage(), location: place }))
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), {
      visibilityState: 'visible',
      documentElement: { lang: 'en', toggleAttribute: () => false, hasAttribute: () => false },
      getElementById: (id: string) => (id === FACTS_ID ? { textContent: facts } : null),
    }),
  )
}
