import { accountKey } from '../caller.ts'
import type { Sql } from '../connection.ts'
import type { Auth } from '../context.ts'
import { issueToken, newCode, type PhonePurpose, type TokenType } from '../letters/one-time-token.ts'
import { sendSms, smsText } from '../letters/send-sms.ts'
import { count, secondsUntil } from '../limits/rate-limit.ts'
import { AuthRefusal } from '../refusal.ts'
import type { User } from '../users/user.ts'

export type Channel = 'sms' | 'whatsapp'
const HOUR = 3600

type Kind = { token: TokenType; sentAt: 'confirmation_sent_at' | 'phone_change_sent_at' | 'reauthentication_sent_at' }
const kinds = {
  sms: { token: 'confirmation_token', sentAt: 'confirmation_sent_at' },
  phone_change: { token: 'phone_change_token', sentAt: 'phone_change_sent_at' },
  phone_reauthentication: { token: 'reauthentication_token', sentAt: 'reauthentication_sent_at' },
} satisfies Record<PhonePurpose, Kind>

/** Where a code goes. GoTrue takes nothing for `sms`. */
export function channelOf(given: string): Channel {
  if (given === '' || given === 'sms') return 'sms'
  if (given === 'whatsapp') return 'whatsapp'
  throw new AuthRefusal(
    400,
    'validation_failed',
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
  )
}

/**
 * Refuses a second message of a kind to a number within the set time, and any when the service has sent its hour's worth: messages cost money, and there are
 * people who earn by having them sent. Counts by number, not by account, so the answer is the same whether the account exists.
 */
export async function limitMessages(auth: Auth, purpose: PhonePurpose, phone: string): Promise<void> {
  const seconds = auth.settings.phone.secondsBetweenMessages
  if (seconds > 0) {
    const counted = await count(auth, { key: `message:${purpose}:${accountKey(phone)}`, most: 1, seconds })
    const wait = secondsUntil(auth, counted.expiresAt)
    if (counted.hits > 1) {
      throw new AuthRefusal(429, 'over_sms_send_rate_limit', `For security purposes, you can only request this after ${wait} seconds.`, {
        retryAfterSeconds: wait,
      })
    }
  }
  if (isTestNumber(auth, phone)) return
  const most = auth.settings.rateLimits.smsSentPerHour
  const sent = await count(auth, { key: 'messages', most, seconds: HOUR })
  if (sent.hits > most)
    throw new AuthRefusal(429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded', { retryAfterSeconds: secondsUntil(auth, sent.expiresAt) })
}

export const isTestNumber = ({ settings }: Pick<Auth, 'settings'>, phone: string): boolean => Object.hasOwn(settings.phone.testCodes, phone)

/** A code for a number, made in the transaction that knows why. Send it after the commit. */
export async function preparePhoneCode(auth: Auth, tx: Sql, wanted: { user: User; phone: string; purpose: PhonePurpose }): Promise<string> {
  const { user, phone, purpose } = wanted
  const { settings } = auth
  const { otp } = await issueToken(auth, tx, {
    userId: user.id,
    type: kinds[purpose].token,
    purpose,
    relatesTo: phone,
    flow: 'implicit',
    expirySeconds: settings.phone.expirySeconds,
    otp: settings.phone.testCodes[phone] ?? newCode(settings.phone.otpLength),
  })
  await tx.run(`update auth.users set ${kinds[purpose].sentAt} = $2, updated_at = $2 where id = $1`, [user.id, auth.now()])
  return otp
}

/** Sends a code; a number for tests gets none. Refuses with `sms_send_failed` what could not be handed over. */
export async function sendPhoneCode(auth: Auth, wanted: { user: User; phone: string; otp: string; channel: Channel; ip: string }): Promise<void> {
  const { user, phone, otp, channel, ip } = wanted
  if (isTestNumber(auth, phone)) return
  await sendSms(auth, { to: phone, otp, text: smsText(auth.settings.phone.template, otp), channel, user, ip })
}
