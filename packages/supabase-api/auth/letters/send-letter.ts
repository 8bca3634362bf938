import type { Sql } from '../connection.ts'
import type { Auth, LetterFacts, LetterKind } from '../context.ts'
import { isHooked } from '../hooks/run-hook.ts'
import { sendByHook } from '../hooks/send-email.ts'
import type { User } from '../users/user.ts'
import { countLetter } from './limit-letters.ts'
import type { Prepared } from './prepared-letter.ts'
import { issueToken, type LetterPurpose, type TokenType } from './one-time-token.ts'

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

export type Wanted = {
  user: Pick<User, 'id' | 'email' | 'email_confirmed_at' | 'raw_user_meta_data'>
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
  return { kind: kind.letter, facts: { ...facts, actionUrl: actionUrl(auth, facts) }, userId: wanted.user.id, budget: budgetOf(wanted.user, kind.letter) }
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
  // Who signs up with somebody's address takes from what all share, as with an address of nobody.
  budget: kind === 'already_registered' ? undefined : budgetOf(user, kind),
})

/** Hands letters that belong together to the mailer, or to the project's hook. Throws when that fails, or when the hour's letters are used up. */
export async function sendLetters(auth: Auth, letters: readonly Prepared[]): Promise<void> {
  const addressed = letters.filter(({ facts }) => facts.to !== '')
  if (addressed.length === 0) return
  if (isHooked(auth, 'sendEmail')) {
    for (const letter of addressed.slice(0, 1)) await countLetter(auth, letter)
    await sendByHook(auth, addressed)
    return
  }
  for (const letter of addressed) {
    const written = await auth.letters(letter.kind, letter.facts)
    if (!written) continue
    await countLetter(auth, letter)
    await auth.mailer.send(written)
  }
}

/** Hands a letter to the mailer, as `sendLetters` does. */
export const sendLetter = (auth: Auth, letter: Prepared): Promise<void> => sendLetters(auth, [letter])

/** Sends after the answer, so that how long a mail server takes tells nobody whether there was a letter to send. */
export function sendAfterwards(auth: Auth, ...letters: readonly Prepared[]): void {
  auth.afterwards(() => sendLetters(auth, letters))
}

/** The count a letter about an account is taken from: one for each kind, once its owner has shown to have its address. */
export const budgetOf = (user: Wanted['user'], kind: LetterKind): string | undefined => (user.email_confirmed_at ? `${user.id}:${kind}` : undefined)

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
