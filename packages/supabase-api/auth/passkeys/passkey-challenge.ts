import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { isUuid } from '../caller.ts'
import type { Auth } from '../context.ts'
import { AuthRefusal } from '../refusal.ts'

/** A question to a passkey is good for five minutes, and once. */
const SECONDS = 300
type Kind = 'registration' | 'authentication'
const SessionData = v.object({ challenge: v.string() })

/** Remembers what was asked, and says it as the client wants it. */
export async function insertChallenge<Options extends { challenge: string }>(
  auth: Auth,
  wanted: { type: Kind; userId: string | null; options: Options },
): Promise<{ challenge_id: string; options: Options; expires_at: number }> {
  const id = randomUUID()
  const expiresAt = new Date(auth.now().getTime() + SECONDS * 1000)
  await auth.db.run(
    'insert into auth.webauthn_challenges (id, user_id, challenge_type, session_data, created_at, expires_at) values ($1, $2, $3, $4::jsonb, $5, $6)',
    [id, wanted.userId, wanted.type, JSON.stringify({ challenge: wanted.options.challenge }), auth.now(), expiresAt],
  )
  return { challenge_id: id, options: wanted.options, expires_at: Math.floor(expiresAt.getTime() / 1000) }
}

/** What was to be signed. The question is gone then, whatever the answer is worth. */
export async function takeChallenge(auth: Auth, wanted: { challenge_id: string; credential?: unknown; type: Kind; userId: string | null }): Promise<string> {
  if (wanted.challenge_id === '') throw new AuthRefusal(400, 'validation_failed', 'challenge_id is required')
  if (wanted.credential === undefined || wanted.credential === null) throw new AuthRefusal(400, 'validation_failed', 'credential is required')
  if (!isUuid(wanted.challenge_id)) throw new AuthRefusal(400, 'validation_failed', 'challenge_id must be a valid UUID')
  const row = await auth.db.maybe<{ session_data: unknown; expires_at: Date }>(
    'delete from auth.webauthn_challenges where id = $1 and challenge_type = $2 and user_id is not distinct from $3::uuid returning session_data, expires_at',
    [wanted.challenge_id, wanted.type, wanted.userId],
  )
  if (!row) throw new AuthRefusal(400, 'webauthn_challenge_not_found', 'Challenge not found or already used')
  if (row.expires_at <= auth.now()) throw new AuthRefusal(400, 'webauthn_challenge_expired', 'Challenge has expired')
  return v.parse(SessionData, row.session_data).challenge
}
