import type { JWK } from 'jose'
import { defaultAuthSettings, type AuthSettings } from '../auth/auth.ts'
import { factorSettings, hooksOf, relyingPartyOf } from './auth-safety.ts'
import type { AuthSection } from './auth-section.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const DIGITS = '0123456789'
const [LOWER, UPPER] = [LETTERS.slice(0, 26), LETTERS.slice(26)]
const SYMBOLS = '!@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~'

const REQUIRED = {
  '': [],
  letters_digits: [LETTERS, DIGITS],
  lower_upper_letters_digits: [LOWER, UPPER, DIGITS],
  lower_upper_letters_digits_symbols: [LOWER, UPPER, DIGITS, SYMBOLS],
} satisfies Record<AuthSection['password_requirements'], string[]>

/** What `supabase start` does with limits that a project does not state: nobody meets them on his own machine. */
const AS_GOOD_AS_NEVER = 100_000

/** What `[auth]` means to the auth service. Limits of letters count only with a mail server of the project's own, as in the Supabase CLI. */
export function authSettings(section: AuthSection, at: { address: string; apiPort: number; signingKeys: readonly JWK[] }): AuthSettings {
  const { email, sms, rate_limit: limit } = section
  const base = defaultAuthSettings({
    // The scheme of an app has nothing behind its slashes.
    siteUrl: section.site_url.replace(/([^/:])\/+$/, '$1'),
    externalUrl: `${at.address}/auth/v1`,
    jwtSecret: section.jwt_secret,
  })
  return {
    ...base,
    issuer: section.jwt_issuer || undefined,
    redirectUrls: section.additional_redirect_urls,
    signingKeys: at.signingKeys,
    jwtExpirySeconds: section.jwt_expiry,
    signupEnabled: section.enable_signup,
    anonymousEnabled: section.enable_anonymous_sign_ins,
    manualLinkingEnabled: section.enable_manual_linking,
    email: {
      ...base.email,
      signupEnabled: email.enable_signup,
      confirmations: email.enable_confirmations,
      secureChange: email.double_confirm_changes,
      secondsBetweenLetters: email.max_frequency,
      otpLength: email.otp_length,
      // GoTrue has one time for everything a letter holds.
      expirySeconds: {
        confirmation: email.otp_expiry,
        recovery: email.otp_expiry,
        magicLink: email.otp_expiry,
        emailChange: email.otp_expiry,
        reauthentication: Math.min(email.otp_expiry, base.email.expirySeconds.reauthentication),
      },
    },
    password: {
      ...base.password,
      minLength: section.minimum_password_length,
      minLengthOnChange: section.minimum_password_length,
      requiredCharacters: REQUIRED[section.password_requirements],
      // A project has no switch for the lists of leaked passwords; its people may choose what they could choose there.
      refuseCommon: false,
      requireReauthentication: email.secure_password_change,
    },
    sessions: { ...base.sessions, timeboxSeconds: section.sessions.timebox, inactivitySeconds: section.sessions.inactivity_timeout },
    refreshTokens: { rotation: section.enable_refresh_token_rotation, reuseIntervalSeconds: section.refresh_token_reuse_interval },
    rateLimits: {
      ...base.rateLimits,
      emailSentPerHour: (email.smtp?.enabled && limit.email_sent) || AS_GOOD_AS_NEVER,
      smsSentPerHour: limit.sms_sent ?? AS_GOOD_AS_NEVER,
      web3Per5Minutes: limit.web3 ?? AS_GOOD_AS_NEVER,
      signInsPer5Minutes: limit.sign_in_sign_ups ?? AS_GOOD_AS_NEVER,
      refreshesPer5Minutes: limit.token_refresh ?? AS_GOOD_AS_NEVER,
      verificationsPer5Minutes: limit.token_verifications ?? AS_GOOD_AS_NEVER,
      anonymousPerHour: limit.anonymous_users ?? AS_GOOD_AS_NEVER,
    },
    phone: {
      ...base.phone,
      enabled: sms.enable_signup,
      confirmations: sms.enable_confirmations,
      secondsBetweenMessages: sms.max_frequency,
      template: sms.template,
      testCodes: Object.fromEntries(Object.entries(sms.test_otp).map(([number, code]) => [number.replace(/^\+/, ''), code])),
    },
    external: externalOf(section),
    captcha: section.captcha?.enabled ? { provider: section.captcha.provider, secret: section.captcha.secret } : undefined,
    web3: { ...base.web3, ethereum: section.web3.ethereum.enabled, solana: section.web3.solana.enabled },
    mfa: factorSettings(section, base.mfa),
    passkeys: { ...base.passkeys, enabled: section.passkey.enabled },
    relyingParty: relyingPartyOf(section),
    hooks: hooksOf(section, at),
  }
}

/** Accounts elsewhere, `[auth.external.*]`. */
function externalOf({ external }: AuthSection): AuthSettings['external'] {
  return Object.fromEntries(
    Object.entries(external).map(([name, one]) => [
      name,
      {
        enabled: one.enabled,
        clientIds: one.client_id
          .split(',')
          .map((id) => id.trim())
          .filter((id) => id !== ''),
        clientSecret: one.secret || undefined,
        issuer: one.url || undefined,
        redirectUri: one.redirect_uri || undefined,
        skipNonceCheck: one.skip_nonce_check,
        emailOptional: one.email_optional,
      },
    ]),
  )
}
