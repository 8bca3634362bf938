/** What a key of a shop can be allowed; the database has the last word (`private.shop_key_scopes`). */
export const KEY_SCOPES = ['products.read', 'products.write', 'stock.write', 'orders.read'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]

const WORDS = { 'products.read': 'seeProducts', 'products.write': 'changeProducts', 'stock.write': 'countStock', 'orders.read': 'seeOrders' } as const

/** What a scope is called among the words. */
export const wordOf = (scope: KeyScope) => WORDS[scope]

const DEEDS: Readonly<Record<string, 'new' | 'renew' | 'end'>> = { 'keys.make': 'new', 'keys.rotate': 'renew', 'keys.revoke': 'end' }

/** What was done with a key, by the action of the shop's log. */
export const deedOf = (action: string) => DEEDS[action]

/** A key of one of the shop's programs; moments are ISO 8601. `stands`: who made it runs the shop still, and it is open. */
export type ShopKey = {
  id: string
  name: string
  prefix: string
  scopes: KeyScope[]
  per_minute: number
  expires_at: string
  former_until: string | null
  revoked_at: string | null
  last_used_at: string | null
  last_network: string
  created_at: string
  by: string
  stands: boolean
}

/** What is asked for with a new key. */
export type KeyWish = { name: string; scopes: KeyScope[]; per_minute: number; days: number }

/** A key with its secret, which comes this once. */
export type GivenKey = { id: string; secret: string }

/** A key that ends within this is said to: its program wants a new one in time. */
const SOON_MS = 14 * 86_400_000

/** How a key stands at a moment (milliseconds). */
export function standingOf({ revoked_at: revoked, expires_at: expires, stands }: Pick<ShopKey, 'revoked_at' | 'expires_at' | 'stands'>, now: number) {
  if (revoked !== null) return 'revoked'
  const left = Date.parse(expires) - now
  if (left <= 0) return 'expired'
  if (!stands) return 'resting'
  return left < SOON_MS ? 'ending' : 'usable'
}
