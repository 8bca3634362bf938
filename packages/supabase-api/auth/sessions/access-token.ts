import { SignJWT, type JWTPayload } from 'jose'
import type { Sql } from '../connection.ts'
import type { Auth } from '../context.ts'
import type { User } from '../users/user.ts'
import { customClaims } from './custom-claims.ts'

/** How a person was recognised: the values of `amr` (https://supabase.com/docs/guides/auth/jwt-fields). */
export type AuthMethod =
  | 'password'
  | 'otp'
  | 'magiclink'
  | 'email/signup'
  | 'invite'
  | 'recovery'
  | 'email_change'
  | 'anonymous'
  | 'token_refresh'
  | 'passkey'
  | 'oauth'
  | 'web3'
  | FactorMethod
/** A second factor, as `amr` names it. */
export type FactorMethod = 'totp' | 'mfa/phone' | 'mfa/webauthn' | 'mfa/recovery_code'

export type SessionRow = { id: string; aal: 'aal1' | 'aal2' | 'aal3' | null }

/** A signed access token for a session, and when it ends. Its fields are GoTrue's; a project's hook may change them. */
export async function accessToken(auth: Auth, tx: Sql, user: User, session: SessionRow, method: AuthMethod): Promise<{ token: string; expiresAt: number }> {
  const issuedAt = Math.floor(auth.now().getTime() / 1000)
  const expiresAt = issuedAt + auth.settings.jwtExpirySeconds
  const methods = await tx.all<{ authentication_method: string; updated_at: Date }>(
    'select authentication_method, updated_at from auth.mfa_amr_claims where session_id = $1 order by updated_at desc',
    [session.id],
  )
  const claims: JWTPayload = {
    iss: auth.settings.issuer ?? auth.settings.externalUrl,
    sub: user.id,
    aud: user.aud,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    role: user.role,
    aal: session.aal ?? 'aal1',
    amr: methods.map((one) => ({ method: one.authentication_method, timestamp: Math.floor(one.updated_at.getTime() / 1000) })),
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  }
  const final = await customClaims(auth, tx, { userId: user.id, claims, method })
  const key = await auth.keys.current()
  const token = await new SignJWT(final).setProtectedHeader({ alg: key.algorithm, kid: key.kid, typ: 'JWT' }).sign(key.signs)
  return { token, expiresAt: typeof final.exp === 'number' ? final.exp : expiresAt }
}
