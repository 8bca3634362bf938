import * as v from 'valibot'
import { recordAction } from '../audit-log.ts'
import { bodyOf, text } from '../body.ts'
import { deviceOf } from '../caller.ts'
import type { Endpoint } from '../context.ts'
import { redirectOf } from '../letters/redirect.ts'
import { limitLetters } from '../letters/limit-letters.ts'
import { prepareLetter, sendLetter, sendLetters } from '../letters/send-letter.ts'
import { limitAddress } from '../limits/rate-limit.ts'
import { resendPhoneCode } from '../phone/resend-phone-code.ts'
import { AuthRefusal } from '../refusal.ts'
import { emailAddress } from '../users/email-address.ts'
import { getUserByEmail } from '../users/get-user.ts'
import { emailChangeLetters } from './email-change.ts'

const Body = v.object({ type: text, email: text, phone: text })

/** `POST /resend`: a confirmation once more, answered the same whether anybody waits for one. https://supabase.com/docs/reference/javascript/auth-resend */
export const resend: Endpoint = async (auth, c) => {
  const given = await bodyOf(c, Body)
  const { ip } = deviceOf(auth, c)
  await limitAddress(auth, ip, { what: 'letters', most: auth.settings.rateLimits.signInsPer5Minutes, seconds: 300 })
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(given.type)) {
    throw new AuthRefusal(400, 'validation_failed', 'Missing one of these types: signup, email_change, sms, phone_change')
  }
  if (given.email !== '' && given.phone !== '') throw new AuthRefusal(400, 'validation_failed', 'Only an email address or phone number should be provided.')
  if (given.type === 'signup' && given.email === '') throw new AuthRefusal(400, 'validation_failed', 'Type provided requires an email address')
  if ((given.type === 'sms' || given.type === 'phone_change') && given.phone === '')
    throw new AuthRefusal(400, 'validation_failed', 'Type provided requires a phone number')
  if (given.phone !== '') {
    if (given.type !== 'sms' && given.type !== 'phone_change') throw new AuthRefusal(400, 'validation_failed', 'Type provided requires an email address')
    await resendPhoneCode(auth, { phone: given.phone, type: given.type, ip })
    return c.json({})
  }
  if (given.email === '') throw new AuthRefusal(400, 'validation_failed', 'Missing email address or phone number')
  if (!auth.settings.email.enabled) throw new AuthRefusal(400, 'email_provider_disabled', 'Email logins are disabled')
  const email = emailAddress(given.email)
  const redirectTo = redirectOf(auth.settings, c)
  await limitLetters(auth, { what: given.type === 'signup' ? 'confirmation' : 'email_change', address: email, ip })
  auth.afterwards(async () => {
    const user = await getUserByEmail(auth.db, email)
    if (!user) return
    if (given.type === 'signup') {
      if (user.email_confirmed_at) return
      const letter = await auth.db.transaction(async (tx) => {
        await recordAction(tx, { action: 'user_confirmation_requested', actor: user, ip, now: auth.now() })
        return prepareLetter(auth, tx, { user, purpose: 'signup', redirectTo })
      })
      await sendLetter(auth, letter)
    } else if (user.email_change) {
      const newEmail = user.email_change
      const letters = await auth.db.transaction((tx) => emailChangeLetters(auth, tx, { user, newEmail, redirectTo, flow: 'implicit' }))
      await sendLetters(auth, letters)
    }
  })
  return c.json({})
}
