import type { Context } from 'hono'
import { isReadOnly, READ_ONLY } from '../kernel/acted-for.ts'
import type { Auth } from './context.ts'
import { hashOf } from './keys/secrets.ts'
import type { Claims } from './keys/verify-token.ts'
import { AuthRefusal } from './refusal.ts'
import { getUser } from './users/get-user.ts'
import type { User } from './users/user.ts'

export type Session = { id: string; user_id: string; aal: 'aal1' | 'aal2' | 'aal3' | null; created_at: Date; factor_id: string | null }
export type Caller = { user: User; session: Session; claims: Claims }

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
export const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text)

/** The signed-in person who calls, whose session must still exist. Status codes are GoTrue's: 401 without a token, 403 with a useless one. */
export async function callerOf(auth: Auth, c: Context): Promise<Caller> {
  const claims = await claimsOf(auth, c)
  if (isReadOnly(claims)) throw new AuthRefusal(403, READ_ONLY.code, READ_ONLY.message)
  if (claims.sub === undefined || claims.sub === '') throw new AuthRefusal(403, 'bad_jwt', 'invalid claim: missing sub claim')
  if (!isUuid(claims.sub)) throw new AuthRefusal(403, 'bad_jwt', 'invalid claim: sub claim must be a UUID')
  const user = await getUser(auth.db, claims.sub)
  if (!user || user.deleted_at) throw new AuthRefusal(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const session = isUuid(claims['session_id'])
    ? await auth.db.maybe<Session>(
        `select id, user_id, aal, created_at, factor_id from auth.sessions where id = $1 and user_id = $2 and (not_after is null or not_after > $3)`,
        [claims['session_id'], user.id, auth.now()],
      )
    : undefined
  if (!session) throw new AuthRefusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  if (user.banned_until && user.banned_until > auth.now()) throw new AuthRefusal(403, 'user_banned', 'User is banned')
  return { user, session, claims }
}

/**
 * Refuses a session that is worth less than its account: whoever knows the password and has no second factor must not open another way in, or close one. A code lifts a session, and until then
 * it may do what gets it there.
 */
export function requireFullStrength({ user, session }: Caller, what: string): void {
  if (session.aal === 'aal1' && user.factors.some((factor) => factor.status === 'verified'))
    throw new AuthRefusal(403, 'insufficient_aal', `AAL2 required to ${what}`)
}

/** Lets only the service key pass. The role counts as the signed token has it; nothing in headers, bodies or metadata does. */
export async function requireAdmin(auth: Auth, c: Context): Promise<void> {
  const claims = await claimsOf(auth, c)
  if (claims['role'] !== 'service_role' && claims['role'] !== 'supabase_admin') throw new AuthRefusal(403, 'not_admin', 'User not allowed')
}

/** What the caller's token claims, whoever it stands for. */
export async function claimsOf(auth: Auth, c: Context): Promise<Claims> {
  const credential = bearerOf(c)
  if (credential === undefined) throw new AuthRefusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  const found = await auth.verify(credential)
  if (found.error) throw new AuthRefusal(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${found.error.message}`)
  return found.claims
}

/** The credential of the Authorization header; a client configured with an opaque secret key may send it in `apikey` alone. */
export function bearerOf(c: Context): string | undefined {
  const bearer = /^bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (bearer !== undefined) return bearer
  const apikey = c.req.header('apikey')
  return apikey?.startsWith('sb_secret_') ? apikey : undefined
}

/** Where a session came from, for its owner's list of devices and the audit log. */
export const deviceOf = (auth: Auth, c: Context) => ({ ip: auth.clientIp(c), userAgent: (c.req.header('user-agent') ?? '').slice(0, 500) })

/** An account in keys of limits: its address hashed, so that the limits hold no list of addresses. */
export const accountKey = (address: string): string => hashOf(address.trim().toLowerCase()).slice(0, 32)
