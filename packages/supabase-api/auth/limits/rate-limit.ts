import type { Sql } from '../connection.ts'
import type { Auth } from '../context.ts'
import { AuthRefusal } from '../refusal.ts'
import { networkOf } from './networks.ts'

export type Window = { key: string; most: number; seconds: number }
export type Count = { hits: number; expiresAt: Date }

/**
 * Counts one attempt in the window of its key and says how many there were. Counting is one atomic statement, so parallel attempts are counted
 * apart. When the `most`-th is reached the window starts anew, so that whoever is stopped stays stopped for a whole window.
 * A database that does not answer throws, and the request fails: no limit, no service.
 */
export async function count(auth: Pick<Auth, 'db' | 'now'>, window: Window, sql: Sql = auth.db): Promise<Count> {
  const now = auth.now()
  const row = await sql.one<{ hits: number; expires_at: Date }>(
    `insert into auth.rate_limits as l (key, hits, expires_at) values ($1, 1, $3)
     on conflict (key) do update set
       hits = case when l.expires_at <= $2 then 1 else least(l.hits, 1000000) + 1 end,
       expires_at = case when l.expires_at <= $2 or l.hits + 1 = $4 then excluded.expires_at else l.expires_at end
     returning hits, expires_at`,
    [window.key, now, new Date(now.getTime() + window.seconds * 1000), window.most],
  )
  return { hits: row.hits, expiresAt: row.expires_at }
}

/** How many attempts the running window has, without adding one. */
export async function peek(auth: Auth, key: string): Promise<Count | undefined> {
  const row = await auth.db.maybe<{ hits: number; expires_at: Date }>('select hits, expires_at from auth.rate_limits where key = $1 and expires_at > $2', [
    key,
    auth.now(),
  ])
  return row && { hits: row.hits, expiresAt: row.expires_at }
}

export const forget = (auth: Auth, key: string, sql: Sql = auth.db): Promise<number> => sql.run('delete from auth.rate_limits where key = $1', [key])

/** Counts an attempt from a subscriber of the network and refuses it when there were too many. */
export async function limitAddress(auth: Auth, ip: string, limit: { what: string; most: number; seconds: number }): Promise<void> {
  const counted = await count(auth, { key: `${limit.what}:ip:${networkOf(ip)}`, most: limit.most, seconds: limit.seconds })
  if (counted.hits > limit.most)
    throw new AuthRefusal(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds: secondsUntil(auth, counted.expiresAt) })
}

/** The same for somebody signed in, wherever they ask from. */
export async function limitPerson(auth: Auth, userId: string, limit: { what: string; most: number; seconds: number }): Promise<void> {
  const counted = await count(auth, { key: `${limit.what}:person:${userId}`, most: limit.most, seconds: limit.seconds })
  if (counted.hits > limit.most)
    throw new AuthRefusal(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds: secondsUntil(auth, counted.expiresAt) })
}

export const secondsUntil = (auth: Auth, moment: Date): number => Math.max(1, Math.ceil((moment.getTime() - auth.now().getTime()) / 1000))
