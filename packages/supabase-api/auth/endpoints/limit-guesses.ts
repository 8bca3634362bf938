import { accountKey } from '../caller.ts'
import type { Auth } from '../context.ts'
import { count, forget, secondsUntil } from '../limits/rate-limit.ts'
import { AuthRefusal } from '../refusal.ts'

const CODE_WINDOW_SECONDS = 900
const guessesOf = (address: string) => `code:${accountKey(address)}`

/**
 * A code has few digits, so an address or number has few guesses, from wherever they come and whether or not it has an account. Counted before the code is
 * looked at, so that guesses made at the same moment count too.
 */
export async function countGuess(auth: Auth, address: string): Promise<void> {
  const guesses = await count(auth, { key: guessesOf(address), most: auth.settings.codeFailures, seconds: CODE_WINDOW_SECONDS })
  if (guesses.hits > auth.settings.codeFailures) {
    throw new AuthRefusal(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds: secondsUntil(auth, guesses.expiresAt) })
  }
}

/** The code was right: whoever has it is no guesser. */
export const forgetGuesses = (auth: Auth, address: string): Promise<number> => forget(auth, guessesOf(address))
