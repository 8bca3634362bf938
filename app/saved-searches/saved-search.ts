/** How often somebody is told of what is new for a search. */
export const FREQUENCIES = ['at_once', 'daily', 'weekly', 'never'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** As the database keeps them (`private.save_search`). */
export const SEARCHES_MOST = 30
export const NAME_MOST = 120

/** A search of one's own. `query` is the address of the list without `/products?`. */
export type SavedSearch = { id: string; name: string; query: string; frequency: Frequency; at: string }

const KEY = 'wanted-search'
/** Long enough to make an account and confirm its mailbox. */
const WANTED_FOR_MS = 24 * 60 * 60 * 1000

/** Browser only. Remembers what a guest wanted to save until they are signed in; private windows may refuse. */
export function wantSearch(address: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ address, at: Date.now() }))
  } catch {
    // They press the button again.
  }
}

/** Browser only. Whether this very search was wanted before signing in; it is forgotten with the answer. */
export function takeWanted(address: string): boolean {
  try {
    const wanted: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof wanted !== 'object' || wanted === null || !('address' in wanted) || wanted.address !== address) return false
    localStorage.removeItem(KEY)
    return 'at' in wanted && typeof wanted.at === 'number' && Date.now() - wanted.at < WANTED_FOR_MS
  } catch {
    return false
  }
}
