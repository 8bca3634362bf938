import type { Sql } from '../connection.ts'

/** Marks the account's phone number as its own, in the account and in its identity. */
export async function confirmPhone(tx: Sql, userId: string, now: Date): Promise<void> {
  await tx.run(
    `update auth.users set phone_confirmed_at = coalesce(phone_confirmed_at, $2), is_anonymous = false, updated_at = $2,
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"phone_verified": true}' where id = $1`,
    [userId, now],
  )
  await tx.run(
    `update auth.identities set identity_data = identity_data || '{"phone_verified": true}', updated_at = $2 where user_id = $1 and provider = 'phone'`,
    [userId, now],
  )
}

/** Marks the account's e-mail address as its own, in the account and in its identity, and voids every other letter under way. */
export async function confirmEmail(tx: Sql, userId: string, now: Date): Promise<void> {
  await tx.run(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, $2), is_anonymous = false, updated_at = $2,
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}' where id = $1`,
    [userId, now],
  )
  await tx.run(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = $2 where user_id = $1 and provider = 'email'`,
    [userId, now],
  )
  await tx.run('delete from auth.one_time_tokens where user_id = $1', [userId])
}
