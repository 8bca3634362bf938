import { accountKey } from '../caller.ts'
import type { Auth } from '../context.ts'
import { count, forget, secondsUntil } from '../limits/rate-limit.ts'
import { AuthRefusal } from '../refusal.ts'
import type { Sql } from '../connection.ts'

const keyOf = (address: string) => `lock:${accountKey(address)}`

/**
 * Counts an attempt against an account before its password is looked at, so that parallel guesses count too; a right password forgets them all.
 * After the allowed failures every password is refused for a while, and the same happens to addresses without an account.
 */
export async function countAttempt(auth: Auth, address: string): Promise<{ last: boolean }> {
  const { failures, seconds } = auth.settings.lockout
  const counted = await count(auth, { key: keyOf(address), most: failures, seconds })
  if (counted.hits <= failures) return { last: counted.hits === failures }
  const wait = secondsUntil(auth, counted.expiresAt)
  throw new AuthRefusal(429, 'account_locked', `Account temporarily locked after repeated failures. Try again in ${Math.ceil(wait / 60)} minutes.`, {
    retryAfterSeconds: wait,
  })
}

/** The person proved to be the account's: by the password, or by its mailbox. */
export const unlock = (auth: Auth, address: string, sql: Sql = auth.db): Promise<number> => forget(auth, keyOf(address), sql)
