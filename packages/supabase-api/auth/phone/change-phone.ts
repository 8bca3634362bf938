import type { Sql } from '../connection.ts'
import type { Auth } from '../context.ts'
import { AuthRefusal } from '../refusal.ts'
import { confirmPhone } from '../users/confirm-user.ts'
import { getUserByPhone } from '../users/get-user.ts'
import type { User } from '../users/user.ts'
import { limitMessages, preparePhoneCode } from './phone-code.ts'
import { movePhone, phoneTaken } from './redeem-phone-code.ts'

/** Whether an account may ask for this number now; counts the message it will send. */
export async function admitPhoneChange(auth: Auth, user: User, phone: string): Promise<void> {
  if (!auth.settings.phone.enabled) throw new AuthRefusal(400, 'phone_provider_disabled', 'Phone logins are disabled')
  const owner = auth.settings.hideAccounts && auth.settings.phone.confirmations ? undefined : await getUserByPhone(auth.db, phone)
  if (owner && owner.id !== user.id) throw phoneTaken()
  if (auth.settings.phone.confirmations) await limitMessages(auth, 'phone_change', phone)
}

/**
 * Starts moving an account to another number and answers the code to send there; without confirmations it moves at once. Undefined when there is nothing to
 * send, also because the number is somebody else's, which the caller is not told.
 */
export async function changePhone(auth: Auth, tx: Sql, user: User, phone: string): Promise<string | undefined> {
  const now = auth.now()
  if (!auth.settings.phone.confirmations) {
    await movePhone(tx, { user, phone, now })
    await confirmPhone(tx, user.id, now)
    return undefined
  }
  await tx.run('update auth.users set phone_change = $2, phone_change_sent_at = $3, updated_at = $3 where id = $1', [user.id, phone, now])
  await tx.run(`delete from auth.one_time_tokens where user_id = $1 and token_type = 'phone_change_token'`, [user.id])
  const owner = await getUserByPhone(tx, phone)
  if (owner && owner.id !== user.id) return undefined
  return preparePhoneCode(auth, tx, { user, phone, purpose: 'phone_change' })
}
