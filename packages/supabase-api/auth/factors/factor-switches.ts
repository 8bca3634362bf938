import type { Auth } from '../context.ts'
import { AuthRefusal, type ErrorCode } from '../refusal.ts'
import type { Factor } from '../users/user.ts'

type Type = Exclude<Factor['factor_type'], 'recovery_code'>
const names = { totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' } as const

/** Refuses what the project has not switched on: `[auth.mfa.totp]`, `[auth.mfa.phone]`, `[auth.mfa.web_authn]`. */
export function requireSwitch({ settings: { mfa } }: Pick<Auth, 'settings'>, what: 'enroll' | 'verify', type: Type): void {
  const on = {
    totp: { enroll: mfa.totpEnroll, verify: mfa.totpVerify },
    phone: mfa.phone,
    webauthn: mfa.webauthn,
  }[type][what]
  if (on) return
  const code: ErrorCode = `mfa_${type}_${what}_not_enabled`
  throw new AuthRefusal(422, code, what === 'enroll' ? `MFA enroll is disabled for ${names[type]}` : `MFA verification is disabled for ${names[type]}`)
}
