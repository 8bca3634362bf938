import { loopback, type Place } from '../loopback.ts'

/** Where the played Google is mounted. */
export const PLAYED_GOOGLE = '/demo-google'

/**
 * The issuer of the played Google, as the shop itself reaches it; undefined where it cannot, since a provider without https is believed only on the same machine.
 */
export function playedIssuer(place: Place): string | undefined {
  const root = loopback(place)
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(root).hostname) ? root + PLAYED_GOOGLE : undefined
}
