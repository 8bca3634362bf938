import { DRAFT_DAYS, KEPT_DAYS } from '../../platform/session/kept-days.ts'

/** Where a browser keeps something of ours, under which names (a name that ends with `:` begins them), and for how long; of what is kept for days, all goes when its person signs out. */
export type StoredThing = {
  where: 'cookie' | 'local' | 'session' | 'database' | 'cache'
  purpose: string
  names: readonly string[]
  keeps: 'year' | 'untilCleared' | 'tab' | 'signOut' | 'sent' | 'finished' | { days: number }
}

/** Everything the shop leaves in a browser, for the cookie policy. `purpose` is a key of its catalogue. A journey compares it with what browsers hold. */
export const STORED_THINGS: readonly StoredThing[] = [
  { where: 'cookie', purpose: 'language', names: ['i18next'], keeps: 'year' },
  { where: 'local', purpose: 'language', names: ['i18nextLng'], keeps: 'untilCleared' },
  { where: 'cookie', purpose: 'currency', names: ['currency'], keeps: 'year' },
  { where: 'local', purpose: 'currency', names: ['currency'], keeps: 'untilCleared' },
  { where: 'session', purpose: 'lookedUp', names: ['currency-looked-up'], keeps: 'tab' },
  { where: 'local', purpose: 'appearance', names: ['theme'], keeps: 'untilCleared' },
  { where: 'local', purpose: 'session', names: ['sb-hattha-auth-token', 'sb-hattha-auth-token-code-verifier', 'sb-hattha-auth-token-user'], keeps: 'signOut' },
  { where: 'session', purpose: 'look', names: ['look', 'sb-hattha-auth-token'], keeps: 'tab' },
  { where: 'session', purpose: 'guestCart', names: ['cart'], keeps: 'tab' },
  { where: 'local', purpose: 'guestHint', names: ['guest-cart'], keeps: 'untilCleared' },
  { where: 'local', purpose: 'cart', names: ['cart:', 'cart-pending:'], keeps: 'untilCleared' },
  { where: 'local', purpose: 'favorites', names: ['favorites:'], keeps: 'untilCleared' },
  { where: 'local', purpose: 'counts', names: ['count:'], keeps: 'untilCleared' },
  { where: 'session', purpose: 'counts', names: ['count:'], keeps: 'tab' },
  { where: 'session', purpose: 'checkout', names: ['checkout'], keeps: 'tab' },
  { where: 'session', purpose: 'invitation', names: ['invitation'], keeps: 'tab' },
  { where: 'session', purpose: 'scroll', names: ['react-router-scroll-positions'], keeps: 'tab' },
  { where: 'local', purpose: 'country', names: ['delivery-country'], keeps: 'untilCleared' },
  { where: 'local', purpose: 'drafts', names: ['desk-draft:'], keeps: { days: DRAFT_DAYS } },
  { where: 'session', purpose: 'drafts', names: ['desk-draft:'], keeps: { days: KEPT_DAYS } },
  { where: 'local', purpose: 'lists', names: ['RaStorestaff:'], keeps: 'untilCleared' },
  { where: 'local', purpose: 'wantedSearch', names: ['wanted-search'], keeps: 'untilCleared' },
  { where: 'cache', purpose: 'desk', names: ['hattha-desk'], keeps: 'untilCleared' },
  { where: 'database', purpose: 'deskAnswers', names: ['hattha-desk-answers'], keeps: { days: KEPT_DAYS } },
  { where: 'database', purpose: 'deskQueue', names: ['hattha-desk-queue'], keeps: 'sent' },
  { where: 'database', purpose: 'listings', names: ['hattha-listings', 'hattha-listing-photos'], keeps: 'finished' },
  { where: 'local', purpose: 'push', names: ['push-browser'], keeps: 'signOut' },
]

/** Whether the policy names what a browser holds. */
export const isTold = (where: StoredThing['where'], name: string): boolean =>
  STORED_THINGS.some((thing) => thing.where === where && thing.names.some((told) => (told.endsWith(':') ? name.startsWith(told) : name === told)))
