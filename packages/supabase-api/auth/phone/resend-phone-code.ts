import { recordAction } from '../audit-log.ts'
import type { Auth } from '../context.ts'
import { AuthRefusal } from '../refusal.ts'
import { getUser, getUserByPhone } from '../users/get-user.ts'
import { phoneNumber } from '../users/phone-number.ts'
import { limitMessages, preparePhoneCode, sendPhoneCode } from './phone-code.ts'

/**
 * `POST /resend` for `sms` and `phone_change`: a new code to a number that waits for one, and nothing to others, answered the same. The number of a change
 * is the new one; GoTrue takes the old one too. https://supabase.com/docs/reference/javascript/auth-resend
 */
export async function resendPhoneCode(auth: Auth, wanted: { phone: string; type: 'sms' | 'phone_change'; ip: string }): Promise<void> {
  if (!auth.settings.phone.enabled) throw new AuthRefusal(400, 'phone_provider_disabled', 'Phone logins are disabled')
  const phone = phoneNumber(wanted.phone)
  const { type, ip } = wanted
  await limitMessages(auth, type, phone)
  auth.afterwards(async () => {
    const user = type === 'sms' ? await getUserByPhone(auth.db, phone) : await whoMovesTo(auth, phone)
    const to = type === 'sms' ? user?.phone : user?.phone_change
    if (!user || !to || (type === 'sms' && user.phone_confirmed_at)) return
    const otp = await auth.db.transaction(async (tx) => {
      await recordAction(tx, { action: 'user_confirmation_requested', actor: user, ip, traits: { provider: 'phone' }, now: auth.now() })
      return preparePhoneCode(auth, tx, { user, phone: to, purpose: type })
    })
    await sendPhoneCode(auth, { user, phone: to, otp, channel: 'sms', ip })
  })
}

/** Several may have asked for a number that only one of them holds in his hand: a code goes out for the one who asked last. */
async function whoMovesTo(auth: Auth, phone: string) {
  const [found] = await auth.db.all<{ id: string }>(
    `select id from auth.users where (phone_change = $1 or (phone = $1 and phone_change <> '')) and deleted_at is null order by phone_change_sent_at desc nulls last limit 1`,
    [phone],
  )
  return found && getUser(auth.db, found.id)
}
