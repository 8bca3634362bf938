import type { Auth, Sms } from '../context.ts'
import { isHooked, runHook } from '../hooks/run-hook.ts'
import { AuthRefusal } from '../refusal.ts'
import { userJson, type User } from '../users/user.ts'

/**
 * Sends a code as a text message: by the project's `send_sms` hook if it has one, else by its sender. `kind` is what the hook is told of a message that
 * is no sign-in. https://supabase.com/docs/guides/auth/auth-hooks/send-sms-hook
 */
export async function sendSms(auth: Auth, message: Sms & { user: User; kind?: 'mfa'; ip: string }): Promise<void> {
  const { user, kind, ip, ...sms } = message
  if (isHooked(auth, 'sendSms')) {
    await runHook(auth, 'sendSms', { user: userJson(user), sms: { otp: sms.otp, phone: sms.to, ...(kind ? { sms_type: kind } : {}) } }, { ip })
    return
  }
  if (!auth.sms) throw new AuthRefusal(500, 'unexpected_failure', 'Failed to get SMS provider')
  try {
    await auth.sms.send(sms)
  } catch (error) {
    auth.log.error({ err: error }, 'a text message could not be sent')
    throw new AuthRefusal(500, 'sms_send_failed', 'error sending message')
  }
}

/** `Your code is {{ .Code }}` with the code in its place. */
export const smsText = (template: string, code: string): string => template.replaceAll(/\{\{\s*\.Code\s*\}\}/g, code)
