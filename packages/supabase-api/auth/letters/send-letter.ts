import { accountKey } from '../caller.ts'
import type { Sql } from '../connection.ts'
import type { Auth, LetterFacts, LetterKind } from '../context.ts'
import { isHooked } from '../hooks/run-hook.ts'
import { sendByHook } from '../hooks/send-email.ts'
import { count, peek, secondsUntil } from '../limits/rate-limit.ts'
import { AuthRefusal } from '../refusal.ts'
import type { User } from '../users/user.ts'
import type { Prepared } from './prepared-letter.ts'
import { issueToken, type LetterPurpose, type TokenType } from './one-time-token.ts'

const HOUR = 3600
/** Letters sent by the whole service. */
const ALL_LETTERS = 'letters'

type Kind = {
  letter: LetterKind
  token: TokenType
  type: string
  sentAt: 'confirmation_sent_at' | 'recovery_sent_at' | 'email_change_sent_at' | 'reauthentication_sent_at'
  lives: keyof Auth['settings']['email']['expirySeconds']
}
const kinds = {
  signup: { letter: 'confirmation', token: 'confirmation_token', type: 'signup', sentAt: 'confirmation_sent_at', lives: 'confirmation' },
  invite: { letter: 'invite', token: 'confirmation_token', type: 'invite', sentAt: 'confirmation_sent_at', lives: 'confirmation' },
  recovery: { letter: 'recovery', token: 'recovery_token', type: 'recovery', sentAt: 'recovery_sent_at', lives: 'recovery' },
  magiclink: { letter: 'magic_link', token: 'recovery_token', type: 'magiclink', sentAt: 'recovery_sent_at', lives: 'magicLink' },
  email_change: { letter: 'email_change', token: 'email_change_token_new', type: 'email_change', sentAt: 'email_change_sent_at', lives: 'emailChange' },
  reauthentication: {
    letter: 'reauthentication',
    token: 'reauthentication_token',
    type: 'reauthentication',
    sentAt: 'reauthentication_sent_at',
    lives: 'reauthentication',
  },
} satisfies Record<LetterPurpose, Kind>

/**
 * Refuses a second letter of a kind to an address within the set time, and any letter when the service has sent its hour's worth. Counts by address,
 * not by account, so the answer is the same whether the account exists.
 */
export async function limitLetters(auth: Auth, what: 'confirmation' | 'recovery' | 'email_change' | 'reauthentication', address: string): Promise<void> {
  const sent = await peek(auth, ALL_LETTERS)
  if (sent && sent.hits >= auth.settings.rateLimits.emailSentPerHour) {
    throw new AuthRefusal(429, 'over_email_send_rate_limit', 'email rate limit exceeded', { retryAfterSeconds: secondsUntil(auth, sent.expiresAt) })
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

export type Wanted = {
  user: Pick<User, 'id' | 'email' | 'raw_user_meta_data'>
  purpose: LetterPurpose
  redirectTo: string
  flow?: 'implicit' | 'pkce'
  /** Where to, when it is not the account's address; the token counts only with it. */
  to?: string
  token?: TokenType
  newEmail?: string
}

/** Makes the token of a letter, in the transaction that knows why; the letter itself goes out when that has been committed. */
export async function prepareLetter(auth: Auth, tx: Sql, wanted: Wanted): Promise<Prepared> {
  const kind: Kind = kinds[wanted.purpose]
  const to = wanted.to ?? wanted.user.email ?? ''
  const expirySeconds = auth.settings.email.expirySeconds[kind.lives]
  const flow = wanted.flow ?? 'implicit'
  const { tokenHash, otp } = await issueToken(auth, tx, {
    userId: wanted.user.id,
    type: wanted.token ?? kind.token,
    purpose: wanted.purpose,
    relatesTo: to,
    flow,
    expirySeconds,
  })
  await tx.run(`update auth.users set ${kind.sentAt} = $2, updated_at = $2 where id = $1`, [wanted.user.id, auth.now()])
  const facts = { ...factsFor(auth, wanted.user, to), type: kind.type, tokenHash, otp, redirectTo: wanted.redirectTo, newEmail: wanted.newEmail, expirySeconds }
  return { kind: kind.letter, facts: { ...facts, actionUrl: actionUrl(auth, facts) }, userId: wanted.user.id }
}

/** A letter that only tells something. */
export const plainLetter = (
  auth: Auth,
  kind: 'already_registered' | 'password_changed',
  user: Wanted['user'],
  redirectTo = auth.settings.siteUrl,
): Prepared => ({
  kind,
  facts: { ...factsFor(auth, user, user.email ?? ''), redirectTo },
})

/** Hands letters that belong together to the mailer, or to the project's hook. Throws when that fails, or when the hour's letters are used up. */
export async function sendLetters(auth: Auth, letters: readonly Prepared[]): Promise<void> {
  const addressed = letters.filter(({ facts }) => facts.to !== '')
  if (addressed.length === 0) return
  if (isHooked(auth, 'sendEmail')) {
    await countLetter(auth)
    await sendByHook(auth, addressed)
    return
  }
  for (const { kind, facts } of addressed) {
    const written = await auth.letters(kind, facts)
    if (!written) continue
    await countLetter(auth)
    await auth.mailer.send(written)
  }
}

async function countLetter(auth: Auth): Promise<void> {
  const sent = await count(auth, {
    key: ALL_LETTERS,
    most: auth.settings.rateLimits.emailSentPerHour,
    seconds: HOUR,
  })
  if (sent.hits > auth.settings.rateLimits.emailSentPerHour) throw new AuthRefusal(429, 'over_email_send_rate_limit', 'email rate limit exceeded')
}

/** Hands a letter to the mailer, as `sendLetters` does. */
export const sendLetter = (auth: Auth, letter: Prepared): Promise<void> => sendLetters(auth, [letter])

/** Sends after the answer, so that how long a mail server takes tells nobody whether there was a letter to send. */
export function sendAfterwards(auth: Auth, ...letters: readonly Prepared[]): void {
  auth.afterwards(() => sendLetters(auth, letters))
}

const factsFor = (auth: Auth, user: Wanted['user'], to: string): LetterFacts => ({
  to,
  type: '',
  tokenHash: '',
  otp: '',
  actionUrl: '',
  redirectTo: auth.settings.siteUrl,
  siteUrl: auth.settings.siteUrl,
  newEmail: undefined,
  expirySeconds: 0,
  userMetadata: user.raw_user_meta_data ?? {},
})

/** `GET /verify` with everything it needs: https://supabase.com/docs/guides/auth/auth-email-templates */
export const actionUrl = (auth: Auth, facts: Pick<LetterFacts, 'tokenHash' | 'type' | 'redirectTo'>): string =>
  `${auth.settings.externalUrl}/verify?${new URLSearchParams({ token: facts.tokenHash, type: facts.type, redirect_to: facts.redirectTo }).toString()}`
