import { recordAction } from '../audit-log.ts'
import type { Auth } from '../context.ts'
import { AuthRefusal } from '../refusal.ts'
import type { User } from '../users/user.ts'
import { limitMessages, preparePhoneCode, sendPhoneCode } from './phone-code.ts'

/** The nonce that a change of password asks for, to somebody who has a number and no address. */
export async function sendPhoneNonce(auth: Auth, user: User, ip: string): Promise<void> {
  const { phone } = user
  if (phone === null || !user.phone_confirmed_at) throw new AuthRefusal(422, 'phone_not_confirmed', 'Please verify your phone first.')
  await limitMessages(auth, 'phone_reauthentication', phone)
  const otp = await auth.db.transaction(async (tx) => {
    await recordAction(tx, { action: 'user_reauthenticate_requested', actor: user, ip, now: auth.now() })
    return preparePhoneCode(auth, tx, { user, phone, purpose: 'phone_reauthentication' })
  })
  await sendPhoneCode(auth, { user, phone, otp, channel: 'sms', ip })
}
