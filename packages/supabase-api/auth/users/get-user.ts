import type { Sql } from '../connection.ts'
import type { User } from './user.ts'

const columns = `
  u.id, u.aud, u.role, u.email, u.encrypted_password, u.email_confirmed_at, u.invited_at, u.confirmation_sent_at, u.recovery_sent_at,
  u.email_change, u.email_change_sent_at, u.email_change_confirm_status, u.last_sign_in_at, u.raw_app_meta_data, u.raw_user_meta_data,
  u.created_at, u.updated_at, u.phone, u.phone_confirmed_at, u.phone_change, u.phone_change_sent_at, u.confirmed_at, u.banned_until,
  u.reauthentication_sent_at, u.deleted_at, u.is_anonymous,
  coalesce((select jsonb_agg(to_jsonb(i) order by i.created_at, i.id) from auth.identities i where i.user_id = u.id), '[]') as identities,
  coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type, 'status', f.status,
    'created_at', f.created_at, 'updated_at', f.updated_at, 'phone', f.phone, 'last_challenged_at', f.last_challenged_at) order by f.created_at) from auth.mfa_factors f where f.user_id = u.id), '[]') as factors`

/** The account with this id, deleted ones too. */
export const getUser = (sql: Sql, id: string): Promise<User | undefined> => sql.maybe<User>(`select ${columns} from auth.users u where u.id = $1`, [id])

/** The account that signs in with this e-mail address, which is compared without regard to case. */
export const getUserByEmail = (sql: Sql, email: string): Promise<User | undefined> =>
  sql.maybe<User>(`select ${columns} from auth.users u where u.email = $1 and u.is_sso_user = false and u.deleted_at is null`, [email.toLowerCase()])

/** The account that signs in with this phone number, as E.164 without the plus. */
export const getUserByPhone = (sql: Sql, phone: string): Promise<User | undefined> =>
  sql.maybe<User>(`select ${columns} from auth.users u where u.phone = $1 and u.is_sso_user = false and u.deleted_at is null`, [phone])

/** Accounts newest first, and how many there are. `filter` is looked for in address and name. */
export async function findUsers(sql: Sql, page: { limit: number; offset: number; filter: string }): Promise<{ users: User[]; total: number }> {
  const where = `u.aud = 'authenticated' and ($1 = '' or u.email ilike $2 or u.raw_user_meta_data ->> 'full_name' ilike $2)`
  const like = `%${page.filter.replace(/[\\%_]/g, '\\$&')}%`
  const users = await sql.all<User>(`select ${columns} from auth.users u where ${where} order by u.created_at desc, u.id limit $3 offset $4`, [
    page.filter,
    like,
    page.limit,
    page.offset,
  ])
  const { total } = await sql.one<{ total: number }>(`select count(*)::int as total from auth.users u where ${where}`, [page.filter, like])
  return { users, total }
}
