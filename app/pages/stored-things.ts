/** Where a browser keeps something of ours. */
export type StoredThing = { where: 'cookie' | 'local' | 'session'; purpose: string; keeps: 'year' | 'untilCleared' | 'tab' | 'signOut' }

/** Everything the shop leaves in a browser, for the cookie policy. `purpose` is a key of its catalogue. */
export const STORED_THINGS: readonly StoredThing[] = [
  { where: 'cookie', purpose: 'language', keeps: 'year' },
  { where: 'cookie', purpose: 'currency', keeps: 'year' },
  { where: 'local', purpose: 'appearance', keeps: 'untilCleared' },
  { where: 'local', purpose: 'consent', keeps: 'untilCleared' },
  { where: 'local', purpose: 'session', keeps: 'signOut' },
  { where: 'session', purpose: 'guestCart', keeps: 'tab' },
  { where: 'local', purpose: 'cart', keeps: 'untilCleared' },
  { where: 'local', purpose: 'favorites', keeps: 'untilCleared' },
  { where: 'session', purpose: 'checkout', keeps: 'tab' },
  { where: 'local', purpose: 'country', keeps: 'untilCleared' },
  { where: 'local', purpose: 'push', keeps: 'signOut' },
]
