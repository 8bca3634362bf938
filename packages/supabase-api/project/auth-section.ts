import * as v from 'valibot'
import {
  count,
  countIfSaid,
  duration,
  durationIfSaid,
  flag,
  group,
  groupIfSaid,
  named,
  namedTexts,
  ofOthers,
  oneOf,
  port,
  text,
  textLike,
  texts,
} from './setting.ts'

const hook = () => groupIfSaid({ enabled: flag(false), uri: text(), secrets: text() })
const factor = () => groupIfSaid({ enroll_enabled: flag(false), verify_enabled: flag(false) })
const twilio = () => group({ enabled: flag(false), account_sid: text(), message_service_sid: text(), auth_token: text() })
const letter = { subject: text(), content: text(), content_path: text() }
const table = (issue: { input: unknown }) => `must be a table, but is ${String(issue.input)}`

/** An account elsewhere that people sign in with, `[auth.external.NAME]`. */
const provider = v.object(
  {
    enabled: flag(false),
    client_id: text(),
    secret: text(),
    // Whoever can change the answers of a provider is everybody, so they come by TLS or from this machine.
    url: textLike('', /^$|^https:\/\/\S+$|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/\S*)?$|^env\(.*\)$/, 'an https address'),
    redirect_uri: text(),
    skip_nonce_check: flag(false),
    email_optional: flag(false),
  },
  table,
)

/** `[auth]` with all its tables. */
export const authSection = group({
  enabled: flag(true),
  site_url: textLike('http://127.0.0.1:3000', /^[a-z][a-z0-9+.-]*:\/\/\S*$/i, 'an address like "http://localhost:3000"'),
  external_url: text(),
  additional_redirect_urls: texts(),
  jwt_expiry: count(3600, { from: 1, to: 604_800 }),
  jwt_issuer: text(),
  jwt_secret: textLike('super-secret-jwt-token-with-at-least-32-characters-long', /^.{16,}$/s, 'text of at least 16 characters'),
  signing_keys_path: text(),
  publishable_key: text(),
  secret_key: text(),
  anon_key: text(),
  service_role_key: text(),
  enable_refresh_token_rotation: flag(true),
  refresh_token_reuse_interval: count(10),
  enable_signup: flag(true),
  enable_anonymous_sign_ins: flag(false),
  enable_manual_linking: flag(false),
  minimum_password_length: count(6, { from: 1, to: 72 }),
  password_requirements: oneOf(['', 'letters_digits', 'lower_upper_letters_digits', 'lower_upper_letters_digits_symbols'], ''),
  rate_limit: group({
    email_sent: countIfSaid(),
    sms_sent: countIfSaid(),
    anonymous_users: countIfSaid(),
    token_refresh: countIfSaid(),
    sign_in_sign_ups: countIfSaid(),
    token_verifications: countIfSaid(),
    web3: countIfSaid(),
  }),
  captcha: groupIfSaid({ enabled: flag(false), provider: oneOf(['hcaptcha', 'turnstile'], 'hcaptcha'), secret: text() }),
  email: group({
    enable_signup: flag(true),
    double_confirm_changes: flag(true),
    enable_confirmations: flag(false),
    secure_password_change: flag(false),
    max_frequency: duration('1s'),
    otp_length: count(6, { from: 6, to: 10 }),
    otp_expiry: count(3600, { from: 1, to: 86_400 }),
    smtp: groupIfSaid({ enabled: flag(true), host: text(), port: port(587), user: text(), pass: text(), admin_email: text(), sender_name: text() }),
    template: named(v.object(letter, table)),
    notification: named(v.object({ enabled: flag(false), ...letter }, table)),
  }),
  sms: group({
    enable_signup: flag(false),
    enable_confirmations: flag(false),
    template: text('Your code is {{ .Code }}'),
    max_frequency: duration('5s'),
    test_otp: namedTexts(),
    twilio: twilio(),
    twilio_verify: twilio(),
    messagebird: group({ enabled: flag(false), originator: text(), access_key: text() }),
    textlocal: group({ enabled: flag(false), sender: text(), api_key: text() }),
    vonage: group({ enabled: flag(false), from: text(), api_key: text(), api_secret: text() }),
  }),
  sessions: group({ timebox: durationIfSaid(), inactivity_timeout: durationIfSaid() }),
  mfa: group({
    max_enrolled_factors: count(10),
    totp: factor(),
    web_authn: factor(),
    recovery_codes: factor(),
    phone: groupIfSaid({
      enroll_enabled: flag(false),
      verify_enabled: flag(false),
      otp_length: count(6, { from: 6, to: 10 }),
      template: text('Your code is {{ .Code }}'),
      max_frequency: duration('5s'),
    }),
  }),
  hook: group({
    before_user_created: hook(),
    after_user_created: hook(),
    custom_access_token: hook(),
    mfa_verification_attempt: hook(),
    password_verification_attempt: hook(),
    send_sms: hook(),
    send_email: hook(),
  }),
  external: named(provider),
  web3: group({ solana: group({ enabled: flag(false) }), ethereum: group({ enabled: flag(false) }) }),
  third_party: ofOthers(),
  oauth_server: ofOthers(),
  passkey: group({ enabled: flag(false) }),
  webauthn: group({ rp_id: text(), rp_display_name: text(), rp_origins: texts() }),
})

export type AuthSection = v.InferOutput<typeof authSection>
