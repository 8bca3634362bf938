import { recordAction } from '../audit-log.ts'
import type { Auth } from '../context.ts'
import { afterUserCreated, beforeUserCreated } from '../hooks/user-created.ts'
import { paced } from '../limits/paced.ts'
import { AuthRefusal } from '../refusal.ts'
import { createUser } from '../users/create-user.ts'
import { getUserByPhone } from '../users/get-user.ts'
import { phoneNumber } from '../users/phone-number.ts'
import { channelOf, limitMessages, preparePhoneCode, sendPhoneCode } from './phone-code.ts'

type Wanted = { phone: string; channel: string; mayCreate: boolean; data: Record<string, unknown>; ip: string }

/**
 * `POST /otp` with a phone number: a code by message; a new number becomes an account. Where an account may not be made, a number without one gets the same
 * answer and no message. https://supabase.com/docs/guides/auth/phone-login
 */
export async function phoneOtp(auth: Auth, wanted: Wanted): Promise<void> {
  if (!auth.settings.phone.enabled) throw new AuthRefusal(400, 'phone_provider_disabled', 'Unsupported phone provider')
  const channel = channelOf(wanted.channel)
  const phone = phoneNumber(wanted.phone)
  const { mayCreate, data, ip } = wanted
  const { hideAccounts } = auth.settings
  if (!hideAccounts && !mayCreate && !(await getUserByPhone(auth.db, phone))) throw new AuthRefusal(422, 'otp_disabled', 'Signups not allowed for otp')
  await limitMessages(auth, 'sms', phone)
  const send = async () => {
    const known = await getUserByPhone(auth.db, phone)
    if (!known && !mayCreate) return
    if (!known) await beforeUserCreated(auth, { phone, provider: 'phone', data }, ip)
    const now = auth.now()
    const { user, otp } = await auth.db.transaction(async (tx) => {
      const made = known ?? (await createUser(tx, { email: null, phone, passwordHash: null, data, now }))
      const action = made.phone_confirmed_at ? 'user_recovery_requested' : 'user_confirmation_requested'
      await recordAction(tx, { action, actor: made, ip, traits: { provider: 'phone', channel }, now })
      return { user: made, otp: await preparePhoneCode(auth, tx, { user: made, phone, purpose: 'sms' }) }
    })
    if (!known) afterUserCreated(auth, user.id, ip)
    await sendPhoneCode(auth, { user, phone, otp, channel, ip })
  }
  // Everybody gets a message where accounts are made, so its failure may be told and its time says nothing; else only the known do.
  if (mayCreate) return paced(send)
  if (!hideAccounts) return send()
  auth.afterwards(send)
}
