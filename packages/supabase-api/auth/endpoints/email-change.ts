import type { Sql } from '../connection.ts'
import type { Auth } from '../context.ts'
import type { Prepared } from '../letters/prepared-letter.ts'
import { isHooked } from '../hooks/run-hook.ts'
import { budgetOf, plainLetter, prepareLetter } from '../letters/send-letter.ts'
import { getUserByEmail } from '../users/get-user.ts'
import type { User } from '../users/user.ts'

/**
 * Starts moving an account to another address: a letter to the new one, and with secure change one to the old. Also when the new address belongs to another
 * account, or the caller's own mailbox would tell her so: its owner then reads that she has an account already. A project that sends its letters itself gets
 * both codes in both cases; the one that would take somebody's address is refused when it comes back.
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
  const taken = owner && owner.id !== user.id && !isHooked(auth, 'sendEmail') ? owner : undefined
  const common = { user, purpose: 'email_change', redirectTo, flow, newEmail } as const
  const toNew = taken
    ? // Taken from the caller's letters in both cases, who could else find out by counting them.
      { ...plainLetter(auth, 'already_registered', taken, redirectTo), budget: budgetOf(user, 'email_change') }
    : await prepareLetter(auth, tx, { ...common, to: newEmail, token: 'email_change_token_new' })
  const letters = [toNew]
  if (needsBoth(auth, user)) letters.push(await prepareLetter(auth, tx, { ...common, token: 'email_change_token_current' }))
  return letters
}

/** Whether the old address must agree too: it must exist and have been confirmed. */
export const needsBoth = (auth: Auth, user: User): boolean => auth.settings.email.secureChange && user.email !== null && user.email_confirmed_at !== null
