import type { AuthSettings } from '../auth/auth.ts'
import type { Hook, HookName } from '../auth/settings.ts'
import { ProjectCannotStart } from './cannot-start.ts'
import type { AuthSection } from './auth-section.ts'
import { ownAddress } from './own-address.ts'

/** `[auth.mfa]`: what is not said has the value of `base`. */
export function factorSettings({ mfa }: AuthSection, base: AuthSettings['mfa']): AuthSettings['mfa'] {
  const { phone } = mfa
  return {
    totpEnroll: mfa.totp?.enroll_enabled ?? base.totpEnroll,
    totpVerify: mfa.totp?.verify_enabled ?? base.totpVerify,
    maxFactors: mfa.max_enrolled_factors,
    phone: phone
      ? {
          enroll: phone.enroll_enabled,
          verify: phone.verify_enabled,
          otpLength: phone.otp_length,
          template: phone.template,
          secondsBetweenMessages: phone.max_frequency,
        }
      : base.phone,
    webauthn: switchOf(mfa.web_authn, base.webauthn),
    recoveryCodes: switchOf(mfa.recovery_codes, base.recoveryCodes),
  }
}

type Switch = AuthSettings['mfa']['webauthn']
const switchOf = (said: { enroll_enabled: boolean; verify_enabled: boolean } | undefined, base: Switch): Switch =>
  said ? { enroll: said.enroll_enabled, verify: said.verify_enabled } : base

/** `[auth.webauthn]`; without an `rp_id` the site is meant. */
export function relyingPartyOf({ webauthn }: AuthSection): AuthSettings['relyingParty'] {
  if (webauthn.rp_id === '') return undefined
  const origins = webauthn.rp_origins.length > 0 ? webauthn.rp_origins : [`https://${webauthn.rp_id}`]
  return { id: webauthn.rp_id, name: webauthn.rp_display_name || webauthn.rp_id, origins }
}

/** The hooks that are on: a PostgreSQL function by its `pg-functions://` address, anything else with the secrets it is signed with (`v1,whsec_…|v1,whsec_…`). */
export function hooksOf({ hook }: AuthSection, at: { address: string; apiPort: number }): AuthSettings['hooks'] {
  const on = (name: keyof AuthSection['hook']): Hook | undefined => {
    const said = hook[name]
    if (!said?.enabled) return undefined
    if (/^pg-functions:/i.test(said.uri)) return said.uri
    if (!/^https?:/i.test(said.uri))
      throw new ProjectCannotStart(`Cannot start: auth.hook.${name}.uri must be an address that begins with pg-functions://, http:// or https://.`)
    const secrets = said.secrets.split('|').filter(Boolean)
    if (secrets.length === 0 || !secrets.every((secret) => secret.startsWith('v1,whsec_')))
      throw new ProjectCannotStart(`Cannot start: auth.hook.${name}.secrets must be "v1,whsec_" and a secret in base64, since the hook is an address.`)
    return { uri: ownAddress(said.uri, at), secrets }
  }
  const all: Record<Exclude<HookName, 'beforeMetadataUpdated'>, Hook | undefined> = {
    beforeUserCreated: on('before_user_created'),
    afterUserCreated: on('after_user_created'),
    customAccessToken: on('custom_access_token'),
    mfaVerificationAttempt: on('mfa_verification_attempt'),
    passwordVerificationAttempt: on('password_verification_attempt'),
    sendSms: on('send_sms'),
    sendEmail: on('send_email'),
  }
  return all
}
