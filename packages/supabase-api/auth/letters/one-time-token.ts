import { randomBytes, randomInt, timingSafeEqual, randomUUID } from 'node:crypto'
import type { Sql } from '../connection.ts'
import type { Auth } from '../context.ts'
import { hashOf } from '../keys/secrets.ts'

/** What a one-time token proves when it comes back; the column has GoTrue's values. */
export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'phone_change_token'
  | 'reauthentication_token'
/** Why it was sent. */
export type LetterPurpose = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change' | 'reauthentication'
export type PhonePurpose = 'sms' | 'phone_change' | 'phone_reauthentication'
export type Purpose = LetterPurpose | PhonePurpose
export type OneTimeToken = { id: string; user_id: string; token_type: TokenType; purpose: Purpose; flow: 'implicit' | 'pkce'; relates_to: string }

/** A link may wait for days in a mailbox; a code that can be guessed digit by digit may not. */
const CODE_LIFE_SECONDS = 3600
/** Marks links whose end is a code exchange: https://supabase.com/docs/guides/auth/sessions/pkce-flow */
const PKCE_PREFIX = 'pkce_'

/**
 * Makes the link secret and the short code of a letter. Both are stored hashed; a newer letter of the same kind voids the older one.
 * `relatesTo` is the address the letter goes to: a code counts only together with it.
 */
export async function issueToken(
  auth: Auth,
  tx: Sql,
  wanted: { userId: string; type: TokenType; purpose: Purpose; relatesTo: string; flow: 'implicit' | 'pkce'; expirySeconds: number; otp?: string },
): Promise<{ tokenHash: string; otp: string }> {
  const now = auth.now()
  const tokenHash = `${wanted.flow === 'pkce' ? PKCE_PREFIX : ''}${randomBytes(28).toString('hex')}`
  const otp = wanted.otp ?? newCode(auth.settings.email.otpLength)
  await tx.run(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, otp_hash, relates_to, flow, purpose, created_at, updated_at, expires_at)
     values ($1, $2, $3::auth.one_time_token_type, $4, $5, $6, $7, $8, $9, $9, $10)
     on conflict (user_id, token_type) do update set token_hash = excluded.token_hash, otp_hash = excluded.otp_hash, relates_to = excluded.relates_to,
       flow = excluded.flow, purpose = excluded.purpose, updated_at = excluded.updated_at, expires_at = excluded.expires_at`,
    [
      randomUUID(),
      wanted.userId,
      wanted.type,
      hashOf(tokenHash),
      hashOfCode(auth, { ...wanted, otp }),
      wanted.relatesTo,
      wanted.flow,
      wanted.purpose,
      now,
      new Date(now.getTime() + wanted.expirySeconds * 1000),
    ],
  )
  return { tokenHash, otp }
}

/** Takes the token of a link, if it is of one of these types and not too old. It is gone then: of two clicks one counts. */
export const takeByLink = (auth: Auth, tx: Sql, link: string, types: readonly TokenType[]): Promise<OneTimeToken | undefined> =>
  tx.maybe<OneTimeToken>(
    `delete from auth.one_time_tokens where token_hash = $1 and token_type = any($2::auth.one_time_token_type[]) and expires_at > $3
     returning id, user_id, token_type, purpose, flow, relates_to`,
    [hashOf(link), types, auth.now()],
  )

/** Takes the token of a short code typed for an address. */
export async function takeByCode(
  auth: Auth,
  tx: Sql,
  wanted: { address: string; otp: string; types: readonly TokenType[]; userId?: string },
): Promise<OneTimeToken | undefined> {
  const now = auth.now()
  const rows = await tx.all<OneTimeToken & { otp_hash: string }>(
    `select id, user_id, token_type, purpose, flow, relates_to, otp_hash from auth.one_time_tokens
     where relates_to = $1 and token_type = any($2::auth.one_time_token_type[]) and expires_at > $3 and updated_at > $4 and ($5::uuid is null or user_id = $5)
     for update`,
    [wanted.address, wanted.types, now, new Date(now.getTime() - CODE_LIFE_SECONDS * 1000), wanted.userId ?? null],
  )
  const match = rows.find((row) =>
    timingSafeEqual(
      Buffer.from(row.otp_hash),
      Buffer.from(hashOfCode(auth, { userId: row.user_id, type: row.token_type, relatesTo: row.relates_to, otp: wanted.otp })),
    ),
  )
  if (match) await tx.run('delete from auth.one_time_tokens where id = $1', [match.id])
  return match
}

const hashOfCode = (auth: Auth, of: { userId: string; type: TokenType; relatesTo: string; otp: string }) =>
  auth.secrets.hashCode(JSON.stringify([of.userId, of.type, of.relatesTo, of.otp]))

/** A code of so many digits that nobody can foresee. */
export const newCode = (length: number): string => Array.from({ length }, () => randomInt(10)).join('')
