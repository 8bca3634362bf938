import { randomUUID } from 'node:crypto'
import type { Sql } from './connection.ts'
import type { User } from './users/user.ts'

/** The actions GoTrue records (https://supabase.com/docs/guides/auth/audit-logs), `account_locked` and `login_failed`. */
export type AuditAction =
  | 'login'
  | 'logout'
  | 'invite_accepted'
  | 'user_signedup'
  | 'user_invited'
  | 'user_deleted'
  | 'user_modified'
  | 'user_recovery_requested'
  | 'user_reauthenticate_requested'
  | 'user_confirmation_requested'
  | 'user_repeated_signup'
  | 'user_updated_password'
  | 'token_revoked'
  | 'token_refreshed'
  | 'factor_in_progress'
  | 'factor_unenrolled'
  | 'challenge_created'
  | 'verification_attempted'
  | 'factor_deleted'
  | 'identity_unlinked'
  | 'recovery_codes_generated'
  | 'recovery_codes_regenerated'
  | 'recovery_codes_verified'
  | 'recovery_codes_deleted'
  | 'passkey_created'
  | 'passkey_updated'
  | 'passkey_deleted'
  | 'account_locked'
  | 'login_failed'

const kinds: Partial<Record<AuditAction, string>> = {
  user_signedup: 'team',
  user_invited: 'team',
  user_deleted: 'team',
  user_modified: 'user',
  user_recovery_requested: 'user',
  user_reauthenticate_requested: 'user',
  user_confirmation_requested: 'user',
  user_repeated_signup: 'user',
  user_updated_password: 'user',
  token_revoked: 'token',
  token_refreshed: 'token',
  identity_unlinked: 'user',
}

/** Records who did what. `actor` is undefined for the service key and for people without an account. */
export async function recordAction(
  sql: Sql,
  happened: { action: AuditAction; actor: Pick<User, 'id' | 'email'> | undefined; ip: string; traits?: Readonly<Record<string, unknown>>; now: Date },
): Promise<void> {
  const payload = {
    action: happened.action,
    actor_id: happened.actor?.id ?? '00000000-0000-0000-0000-000000000000',
    actor_username: happened.actor?.email ?? (happened.actor ? '' : 'service_role'),
    actor_via_sso: false,
    log_type: kinds[happened.action] ?? 'account',
    ...(happened.traits ? { traits: happened.traits } : {}),
  }
  await sql.run('insert into auth.audit_log_entries (instance_id, id, payload, created_at, ip_address) values ($1, $2, $3::jsonb, $4, $5)', [
    '00000000-0000-0000-0000-000000000000',
    randomUUID(),
    JSON.stringify(payload),
    happened.now,
    happened.ip.slice(0, 64),
  ])
}
