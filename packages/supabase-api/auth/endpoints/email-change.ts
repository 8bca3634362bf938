import type { Sql } from '../connection.ts'
import type { Auth } from '../context.ts'
import type { Prepared } from '../letters/prepared-letter.ts'
import { prepareLetter } from '../letters/send-letter.ts'
import { getUserByEmail } from '../users/get-user.ts'
import type { User } from '../users/user.ts'

/**
 * Starts moving an account to another address: a letter to the new one, and with secure change one to the old. Nobody gets a letter when the new address
 * belongs to another account, and the caller is not told.
 */
export async function emailChangeLetters(
  auth: Auth,
  tx: Sql,
  wanted: { user: User; newEmail: string; redirectTo: string; flow: 'implicit' | 'pkce' },
): Promise<Prepared[]> {
  const { user, newEmail, redirectTo, flow } = wanted
  const now = auth.now()
  await tx.run('update auth.users set email_change = $2, email_change_sent_at = $3, email_change_confirm_status = 0, updated_at = $3 where id = $1', [
    user.id,
    newEmail,
    now,
  ])
  await tx.run(`delete from auth.one_time_tokens where user_id = $1 and token_type in ('email_change_token_new', 'email_change_token_current')`, [user.id])
  const owner = await getUserByEmail(tx, newEmail)
  if (owner && owner.id !== user.id) return []
  const common = { user, purpose: 'email_change', redirectTo, flow, newEmail } as const
  const letters = [await prepareLetter(auth, tx, { ...common, to: newEmail, token: 'email_change_token_new' })]
  if (needsBoth(auth, user)) letters.push(await prepareLetter(auth, tx, { ...common, token: 'email_change_token_current' }))
  return letters
}

/** Whether the old address must agree too: it must exist and have been confirmed. */
export const needsBoth = (auth: Auth, user: User): boolean => auth.settings.email.secureChange && user.email !== null && user.email_confirmed_at !== null
