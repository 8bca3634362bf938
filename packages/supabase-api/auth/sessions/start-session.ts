import { randomUUID } from 'node:crypto'
import type { Sql } from '../connection.ts'
import type { Auth } from '../context.ts'
import { refuseKeptOut } from '../limits/kept-out.ts'
import { hashOf, newSecret } from '../keys/secrets.ts'
import { userJson, type User } from '../users/user.ts'
import { getUser } from '../users/get-user.ts'
import { accessToken, type AuthMethod, type SessionRow } from './access-token.ts'

export type Device = { ip: string; userAgent: string }

/** The body of every successful sign-in: https://supabase.com/docs/guides/auth/sessions */
export type SessionJson = {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: Record<string, unknown>
  /** What the provider gave, right after signing in by it; never again. */
  provider_token?: string
  provider_refresh_token?: string
  weak_password?: { message: string; reasons: readonly string[] }
}

/** Signs a person in on a device: a session with its first refresh token, of which only the hash is kept. */
export async function startSession(auth: Auth, tx: Sql, user: Pick<User, 'id'>, method: AuthMethod, device: Device): Promise<SessionJson> {
  refuseKeptOut(auth, { ip: device.ip })
  const now = auth.now()
  const session: SessionRow = { id: randomUUID(), aal: 'aal1' }
  const { timeboxSeconds } = auth.settings.sessions
  await tx.run(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, not_after, user_agent, ip) values ($1, $2, $3, $3, 'aal1', $4, $5, $6::inet)`,
    [session.id, user.id, now, timeboxSeconds === undefined ? null : new Date(now.getTime() + timeboxSeconds * 1000), device.userAgent, inet(device.ip)],
  )
  await recordMethod(tx, session.id, method, now)
  await tx.run('update auth.users set last_sign_in_at = $2, updated_at = $2 where id = $1', [user.id, now])
  // An identity elsewhere has been marked by what found it.
  if (method !== 'oauth' && method !== 'web3')
    await tx.run(`update auth.identities set last_sign_in_at = $2 where user_id = $1 and provider in ('email', 'phone')`, [user.id, now])
  const refreshToken = newSecret()
  await insertRefreshToken(tx, { token: refreshToken, parent: null, userId: user.id, sessionId: session.id, now })
  const signedIn = await getUser(tx, user.id)
  if (!signedIn) throw new Error('The account went away while it signed in')
  return sessionJson(auth, tx, signedIn, session, refreshToken, method)
}

export async function sessionJson(auth: Auth, tx: Sql, user: User, session: SessionRow, refreshToken: string, method: AuthMethod): Promise<SessionJson> {
  const { token, expiresAt } = await accessToken(auth, tx, user, session, method)
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: auth.settings.jwtExpirySeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userJson(user),
  }
}

/** Remembers by which method, and when, the session's person was recognised. */
export async function recordMethod(tx: Sql, sessionId: string, method: AuthMethod, now: Date): Promise<void> {
  await tx.run(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method) values ($1, $2, $3, $3, $4)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [randomUUID(), sessionId, now, method],
  )
}

export async function insertRefreshToken(
  tx: Sql,
  wanted: { token: string; parent: string | null; userId: string; sessionId: string; now: Date },
): Promise<void> {
  await tx.run(
    `insert into auth.refresh_tokens (instance_id, token, user_id, revoked, created_at, updated_at, parent, session_id)
     values ('00000000-0000-0000-0000-000000000000', $1, $2, false, $3, $3, $4, $5)`,
    [hashOf(wanted.token), wanted.userId, wanted.now, wanted.parent, wanted.sessionId],
  )
}

/** An address as PostgreSQL's inet takes it, or null for what is none (a Unix socket, a test). */
export const inet = (ip: string): string | null => (/^[0-9a-f.:]{2,45}$/i.test(ip) ? ip : null)
