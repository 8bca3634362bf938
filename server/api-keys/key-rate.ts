import { authDatabase, countAttempt } from '@hattha/supabase-api'
import type { Pool } from 'pg'

const MINUTE_SECONDS = 60

/** Counts requests of keys, all processes together, where the auth service counts its own. Answers undefined, or after how many seconds the next may be made; throws where nothing can be counted. */
export function createKeyRate(pool: Pool): (key: string, perMinute: number) => Promise<number | undefined> {
  const counts = { db: authDatabase(pool), now: () => new Date() }
  return async (key, most) => {
    const { hits, expiresAt } = await countAttempt(counts, { key: `shop:api-key:${key}`, most, seconds: MINUTE_SECONDS })
    return hits > most ? Math.max(1, Math.ceil((expiresAt.getTime() - Date.now()) / 1000)) : undefined
  }
}
