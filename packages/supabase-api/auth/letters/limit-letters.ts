import { accountKey } from '../caller.ts'
import type { Auth } from '../context.ts'
import { networksOf } from '../limits/networks.ts'
import { count, peek, secondsUntil, type Count } from '../limits/rate-limit.ts'
import { AuthRefusal } from '../refusal.ts'
import type { Prepared } from './prepared-letter.ts'

const HOUR = 3600
/** Letters sent by the whole service, but those that accounts have for themselves. */
const ALL_LETTERS = 'letters'

type Asked = { what: 'confirmation' | 'recovery' | 'email_change' | 'reauthentication'; address: string }

/**
 * Refuses a second letter of a kind to an address within the set time, too many from one network (`ip` of who asks without a session), and any letter when the
 * service has sent its hour's worth. Counts by address, not by account, so the answer is the same whether the account exists.
 */
export async function limitLetters(auth: Auth, { what, address, ip }: Asked & { ip?: string }): Promise<void> {
  if (ip !== undefined) await limitNetworks(auth, ip)
  // Where accounts have letters of their own, only who signs up depends on what all share; the others learn nothing of it, or they would learn who has an account.
  if (auth.settings.rateLimits.emailSentPerHourAndAccount === undefined || what === 'confirmation') {
    const sent = await peek(auth, ALL_LETTERS)
    if (sent && sent.hits >= auth.settings.rateLimits.emailSentPerHour) throw tooManyLetters(auth, sent)
  }
  const seconds = auth.settings.email.secondsBetweenLetters
  if (seconds <= 0) return
  const counted = await count(auth, { key: `letter:${what}:${accountKey(address)}`, most: 1, seconds })
  if (counted.hits <= 1) return
  const wait = secondsUntil(auth, counted.expiresAt)
  throw new AuthRefusal(429, 'over_email_send_rate_limit', `For security purposes, you can only request this after ${wait} seconds.`, {
    retryAfterSeconds: wait,
  })
}

/** Counts by each network the address is in. Who is counted is the asker and never the account: it costs the same whether that exists. */
async function limitNetworks(auth: Auth, ip: string): Promise<void> {
  const bounds = auth.settings.rateLimits.lettersAskedPerHour
  if (bounds === undefined) return
  const most = [bounds.address, bounds.neighbours, bounds.site]
  for (const [index, network] of networksOf(ip).entries()) {
    const bound = most[index] ?? bounds.site
    const asked = await count(auth, { key: `letters-asked:${network}`, most: bound, seconds: HOUR })
    // Refused by a narrow network, it is not counted against the neighbours.
    if (asked.hits > bound) throw tooManyLetters(auth, asked)
  }
}

/** Counts a letter that goes out. Throws when the hour's letters are used up: the account's own, or those of all others. */
export async function countLetter(auth: Auth, { budget }: Pick<Prepared, 'budget'>): Promise<void> {
  const { emailSentPerHour, emailSentPerHourAndAccount } = auth.settings.rateLimits
  const own = budget !== undefined && emailSentPerHourAndAccount !== undefined ? { key: `letters:${budget}`, most: emailSentPerHourAndAccount } : undefined
  const window = own ?? { key: ALL_LETTERS, most: emailSentPerHour }
  const sent = await count(auth, { ...window, seconds: HOUR })
  if (sent.hits > window.most) throw tooManyLetters(auth, sent)
}

const tooManyLetters = (auth: Auth, { expiresAt }: Count) =>
  new AuthRefusal(429, 'over_email_send_rate_limit', 'email rate limit exceeded', { retryAfterSeconds: secondsUntil(auth, expiresAt) })
