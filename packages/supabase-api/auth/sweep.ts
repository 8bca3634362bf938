import type { Auth } from './context.ts'

const DAY_MS = 24 * 60 * 60_000
/** Who came from which address is kept as long as it helps to find out about a break-in; privacy policies rarely promise longer. */
const AUDIT_DAYS = 90
/** Wrong passwords are written by strangers, as many as they like. */
const FAILED_DAYS = 30

/** Takes away what has run out: windows of limits, letters' tokens, flows, questions to factors, sessions, the refresh tokens traded and the audit log written long ago. */
export async function sweep({ db, now }: Pick<Auth, 'db' | 'now'>): Promise<void> {
  const moment = now()
  const dayAgo = new Date(moment.getTime() - DAY_MS)
  await db.run('delete from auth.rate_limits where expires_at < $1', [moment])
  await db.run('delete from auth.decoys where expires_at < $1', [moment])
  await db.run('delete from auth.one_time_tokens where expires_at < $1', [dayAgo])
  await db.run('delete from auth.external_flows where expires_at < $1', [moment])
  await db.run('delete from auth.flow_state where created_at < $1', [dayAgo])
  await db.run('delete from auth.webauthn_challenges where expires_at < $1', [dayAgo])
  await db.run('delete from auth.mfa_challenges where created_at < $1', [dayAgo])
  await db.run(`delete from auth.mfa_factors where status = 'unverified' and created_at < $1`, [dayAgo])
  await db.run('delete from auth.audit_log_entries where created_at < $1', [new Date(moment.getTime() - AUDIT_DAYS * DAY_MS)])
  await db.run(`delete from auth.audit_log_entries where created_at < $1 and payload ->> 'action' = 'login_failed'`, [
    new Date(moment.getTime() - FAILED_DAYS * DAY_MS),
  ])
  await db.run('delete from auth.sessions where not_after < $1', [dayAgo])
  await db.run('delete from auth.refresh_tokens where revoked and updated_at < $1', [new Date(moment.getTime() - 30 * DAY_MS)])
}
