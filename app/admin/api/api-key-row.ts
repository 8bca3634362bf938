import type { RaRecord } from 'ra-core'

/** A key of a program as the list and its page read it. */
export type ApiKeyRow = RaRecord<string> & {
  name: string
  prefix: string
  seller_id: string | null
  seller: { business_name: string } | null
  owner_id: string | null
  owner: string | null
  scopes: string[]
  networks: string[]
  per_minute: number
  expires_at: string
  former_until: string | null
  revoked_at: string | null
  last_used_at: string | null
  last_network: string
  created_at: string
  changed_at: string
}

/** What a key that was made or renewed answers: the secret comes this once. */
export type GivenKey = { id: string; secret?: string }

/** A key that ends within this is said to: its program wants a new one in time. */
const SOON_DAYS = 14
const DAY_MS = 86_400_000

/** How a key stands at a moment. */
export function standingOf(
  { revoked_at: revoked, expires_at: expires }: Pick<ApiKeyRow, 'revoked_at' | 'expires_at'>,
  now: number,
): 'revoked' | 'expired' | 'ending' | 'usable' {
  if (revoked !== null) return 'revoked'
  const left = Date.parse(expires) - now
  if (left <= 0) return 'expired'
  return left < SOON_DAYS * DAY_MS ? 'ending' : 'usable'
}

/** A network as people write it: an address, or one with the length of its prefix. The database has the last word. */
const NETWORK = /^(\d{1,3}(\.\d{1,3}){3}(\/\d{1,2})?|(?=[^/]*:)[\da-f:.]{2,45}(\/\d{1,3})?)$/i

/** The networks of a text, one on each line or parted by commas; undefined where one of them is none. */
export function networksOf(text: string): string[] | undefined {
  const networks = text
    .split(/[\s,]+/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  return networks.every((one) => NETWORK.test(one)) ? [...new Set(networks)] : undefined
}
