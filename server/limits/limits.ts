import type { Pool } from 'pg'
import type { Counted, Limit, Limits } from '../../app/platform/limits.ts'
import { authDatabase, countAttempt, networkOf } from '@hattha/supabase-api'

/**
 * The limits of the shop, counted where the auth service counts its own (`auth.rate_limits`, swept by it), by the same statement. `pool` is the auth
 * service's; `exempt` says which addresses are not counted.
 */
export function createLimits({ pool, exempt, now = () => new Date() }: { pool: Pool; exempt: (ip: string) => boolean; now?: () => Date }): Limits {
  const db = authDatabase(pool)
  return {
    async take(limit, who) {
      if (exempt(who.ip)) return undefined
      const waits: number[] = []
      for (const key of keysOf(limit, who)) {
        const { hits, expiresAt } = await countAttempt({ db, now }, { key, most: limit.most, seconds: limit.seconds })
        if (hits > limit.most) waits.push(Math.max(1, Math.ceil((expiresAt.getTime() - now().getTime()) / 1000)))
      }
      return waits.length > 0 ? Math.max(...waits) : undefined
    },
    async giveBack(limit, who) {
      if (exempt(who.ip)) return
      await db.run('update auth.rate_limits set hits = greatest(hits - 1, 0) where key = any ($1)', [keysOf(limit, who)])
    },
    networkOf,
    isCounted: (ip) => !exempt(ip),
  }
}

const keysOf = ({ what }: Limit, { ip, id }: Counted): string[] => [`shop:${what}:ip:${networkOf(ip)}`, ...(id ? [`shop:${what}:person:${id}`] : [])]

/** Whether an address is this machine's own. */
export const isThisMachine = (ip: string): boolean => ip === '::1' || /^127\.\d+\.\d+\.\d+$/.test(ip)
