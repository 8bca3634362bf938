import type { Sql } from '../connection.ts'
import type { Auth } from '../context.ts'
import { hashOf } from '../keys/secrets.ts'
import type { ErrorCode } from '../refusal.ts'
import { recordAction } from '../audit-log.ts'
import { getUser } from '../users/get-user.ts'
import { insertRefreshToken, sessionJson, type Device, type SessionJson } from './start-session.ts'

type TokenRow = { token: string; revoked: boolean; updated_at: Date; session_id: string | null; user_id: string }
type SessionState = { id: string; aal: 'aal1' | 'aal2' | 'aal3' | null; created_at: Date; last_used: Date; not_after: Date | null; newer: boolean }

export type Refreshed = { refreshed: true; session: SessionJson } | { refreshed: false; code: ErrorCode; message: string }

/** A chain of rotations inside one reuse interval is never longer than this; what is longer is somebody playing. */
const LONGEST_CHAIN = 20

/**
 * Trades a refresh token for a new one. A token is good once; a second use within the reuse interval (two tabs waking up together, a lost answer)
 * gets the same successor, and a later one ends the whole session, since one of two holders is a thief.
 * The successor is computed from the token under a secret, so that only its hash need be kept. Refusals are values: ending the session must be
 * committed although the caller gets an error. https://supabase.com/docs/guides/auth/sessions#what-is-refresh-token-reuse-detection-and-what-does-it-protect-from
 */
export async function refreshSession(auth: Auth, tx: Sql, presented: string, device: Device): Promise<Refreshed> {
  const found = await tx.maybe<TokenRow>('select token, revoked, updated_at, session_id, user_id from auth.refresh_tokens where token = $1', [
    hashOf(presented),
  ])
  if (!found) return refuse('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
  const session = found.session_id ? await lockSession(auth, tx, found.session_id) : undefined
  if (!session) return refuse('session_not_found', 'Invalid Refresh Token: No Valid Session Found')
  // Asked again under the lock: another tab may have traded it while we waited.
  const token = await tx.one<TokenRow>('select token, revoked, updated_at, session_id, user_id from auth.refresh_tokens where token = $1', [hashOf(presented)])
  const user = await getUser(tx, token.user_id)
  const now = auth.now()
  if (!user || user.deleted_at) return refuse('session_not_found', 'Invalid Refresh Token: No Valid Session Found')
  if (user.banned_until && user.banned_until > now) return refuse('user_banned', 'Invalid Refresh Token: User Banned')
  // A token used twice says so even when its session is over by then.
  const over = whyOver(auth, session)
  if (over && !token.revoked) return refuse('session_expired', over)

  const next = token.revoked ? await successorInUse(auth, tx, presented, token) : await rotate(auth, tx, presented, token, session.id)
  if (next === undefined) {
    if (await wasRaisedMeanwhile(auth, tx, token, session.id)) return refuse('refresh_token_already_used', 'Invalid Refresh Token: Already Used')
    await endFamily(auth, tx, session.id, now)
    await recordAction(tx, { action: 'token_revoked', actor: user, ip: device.ip, traits: { reason: 'refresh token reused', session_id: session.id }, now })
    return refuse('refresh_token_already_used', 'Invalid Refresh Token: Already Used')
  }
  await tx.run('update auth.sessions set refreshed_at = $2, updated_at = $2, user_agent = $3 where id = $1', [session.id, now, device.userAgent])
  await recordAction(tx, { action: 'token_refreshed', actor: user, ip: device.ip, now })
  return { refreshed: true, session: await sessionJson(auth, tx, user, session, next, 'token_refresh') }
}

const lockSession = (auth: Auth, tx: Sql, id: string) =>
  tx.maybe<SessionState>(
    `select s.id, s.aal, s.created_at, s.not_after, coalesce(s.refreshed_at, s.created_at) as last_used,
       $2::boolean and exists (select 1 from auth.sessions o where o.user_id = s.user_id and o.id <> s.id
         and coalesce(o.refreshed_at, o.created_at) > coalesce(s.refreshed_at, s.created_at)) as newer
     from auth.sessions s where s.id = $1 for update of s`,
    [id, auth.settings.sessions.singlePerUser],
  )

function whyOver(auth: Auth, session: SessionState): string | undefined {
  const now = auth.now().getTime()
  const { timeboxSeconds, inactivitySeconds } = auth.settings.sessions
  if (session.not_after && session.not_after.getTime() <= now) return 'Invalid Refresh Token: Session Expired'
  if (timeboxSeconds !== undefined && session.created_at.getTime() + timeboxSeconds * 1000 <= now) return 'Invalid Refresh Token: Session Expired'
  if (inactivitySeconds !== undefined && session.last_used.getTime() + inactivitySeconds * 1000 <= now)
    return 'Invalid Refresh Token: Session Expired (Inactivity)'
  if (session.newer) return 'Invalid Refresh Token: Session Expired (Revoked by Newer Login)'
  return undefined
}

async function rotate(auth: Auth, tx: Sql, presented: string, token: TokenRow, sessionId: string): Promise<string> {
  const now = auth.now()
  const next = auth.secrets.successorOf(presented)
  await tx.run('update auth.refresh_tokens set revoked = true, updated_at = $2 where token = $1', [token.token, now])
  await insertRefreshToken(tx, { token: next, parent: token.token, userId: token.user_id, sessionId, now })
  return next
}

/** The token that is good now, when the presented one was traded for it a moment ago; undefined when that is too long ago or it was ended. */
async function successorInUse(auth: Auth, tx: Sql, presented: string, token: TokenRow): Promise<string | undefined> {
  const { rotation, reuseIntervalSeconds } = auth.settings.refreshTokens
  if (rotation && token.updated_at.getTime() + reuseIntervalSeconds * 1000 <= auth.now().getTime()) return undefined
  let candidate = presented
  for (let step = 0; step < LONGEST_CHAIN; step += 1) {
    candidate = auth.secrets.successorOf(candidate)
    const row = await tx.maybe<{ revoked: boolean }>('select revoked from auth.refresh_tokens where token = $1', [hashOf(candidate)])
    if (!row) return undefined
    if (!row.revoked) return candidate
  }
  return undefined
}

/**
 * Whether the session was lifted by a second factor while this refresh was under way, which ended its token (`raiseSession`). It must not go on with what is worth more now; but it is its person's, and
 * no thief's, as any token within the reuse interval.
 */
async function wasRaisedMeanwhile(auth: Auth, tx: Sql, token: TokenRow, sessionId: string): Promise<boolean> {
  const since = new Date(auth.now().getTime() - auth.settings.refreshTokens.reuseIntervalSeconds * 1000)
  if (token.updated_at <= since) return false
  return (
    (await tx.maybe('select from auth.refresh_tokens where session_id = $1 and parent = $2 and created_at > $3', [sessionId, hashOf(sessionId), since])) !==
    undefined
  )
}

/** Every token of the session is void from now on, and the session is over: nobody, owner or thief, gets anything by it again. */
async function endFamily(auth: Auth, tx: Sql, sessionId: string, now: Date): Promise<void> {
  if (!auth.settings.refreshTokens.rotation) return
  await tx.run('update auth.refresh_tokens set revoked = true, updated_at = $2 where session_id = $1 and not revoked', [sessionId, now])
  await tx.run('update auth.sessions set not_after = $2, updated_at = $2 where id = $1', [sessionId, now])
}

const refuse = (code: ErrorCode, message: string): Refreshed => ({ refreshed: false, code, message })
