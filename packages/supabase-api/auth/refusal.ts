import { Refusal } from '../kernel/refusal.ts'

/** The error codes of the auth interface, as https://supabase.com/docs/guides/auth/debugging/error-codes lists them, and `account_locked`, `blocked` and `proof_too_old`, which are ours. */
export type ErrorCode =
  | 'unexpected_failure'
  | 'validation_failed'
  | 'bad_json'
  | 'email_exists'
  | 'phone_exists'
  | 'bad_jwt'
  | 'not_admin'
  | 'no_authorization'
  | 'user_not_found'
  | 'session_not_found'
  | 'session_expired'
  | 'refresh_token_not_found'
  | 'refresh_token_already_used'
  | 'read_only'
  | 'flow_state_not_found'
  | 'flow_state_expired'
  | 'signup_disabled'
  | 'user_banned'
  | 'oauth_provider_not_supported'
  | 'single_identity_not_deletable'
  | 'email_conflict_identity_not_deletable'
  | 'email_provider_disabled'
  | 'phone_provider_disabled'
  | 'anonymous_provider_disabled'
  | 'web3_provider_disabled'
  | 'too_many_enrolled_mfa_factors'
  | 'mfa_factor_name_conflict'
  | 'mfa_factor_not_found'
  | 'mfa_ip_address_mismatch'
  | 'mfa_challenge_expired'
  | 'mfa_verification_failed'
  | 'mfa_totp_enroll_not_enabled'
  | 'mfa_totp_verify_not_enabled'
  | 'mfa_phone_enroll_not_enabled'
  | 'mfa_webauthn_enroll_not_enabled'
  | 'mfa_phone_verify_not_enabled'
  | 'mfa_webauthn_verify_not_enabled'
  | 'mfa_recovery_codes_enroll_not_enabled'
  | 'mfa_recovery_codes_verify_not_enabled'
  | 'mfa_recovery_codes_locked'
  | 'mfa_recovery_codes_sole_factor'
  | 'mfa_verified_factor_exists'
  | 'mfa_verification_rejected'
  | 'webauthn_challenge_not_found'
  | 'webauthn_challenge_expired'
  | 'webauthn_verification_failed'
  | 'webauthn_credential_exists'
  | 'too_many_passkeys'
  | 'passkey_disabled'
  | 'saml_provider_disabled'
  | 'feature_disabled'
  | 'sms_send_failed'
  | 'over_sms_send_rate_limit'
  | 'hook_timeout'
  | 'hook_timeout_after_retry'
  | 'hook_payload_over_size_limit'
  | 'phone_not_confirmed'
  | 'insufficient_aal'
  | 'manual_linking_disabled'
  | 'email_not_confirmed'
  | 'user_already_exists'
  | 'conflict'
  | 'provider_disabled'
  | 'reauthentication_needed'
  | 'proof_too_old'
  | 'reauthentication_not_valid'
  | 'same_password'
  | 'otp_expired'
  | 'otp_disabled'
  | 'identity_not_found'
  | 'identity_already_exists'
  | 'bad_oauth_state'
  | 'bad_oauth_callback'
  | 'provider_email_needs_verification'
  | 'captcha_failed'
  | 'web3_unsupported_chain'
  | 'weak_password'
  | 'over_request_rate_limit'
  | 'over_email_send_rate_limit'
  | 'bad_code_verifier'
  | 'invalid_credentials'
  | 'email_address_invalid'
  | 'request_timeout'
  | 'account_locked'
  | 'blocked'
  | 'hook_payload_invalid_content_type'
  | 'unknown'

/** What a password lacks: `pwned` stands for every way of being known or guessable. */
export type WeakPasswordReason = 'length' | 'characters' | 'pwned'

/** A refusal with the codes of GoTrue; the shape of its body depends on the API version a client asks for (`answerTo`). */
export class AuthRefusal extends Refusal {
  override name = 'AuthRefusal'
  declare readonly status: RefusalStatus
  declare readonly code: ErrorCode
  readonly reasons: readonly WeakPasswordReason[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(status: RefusalStatus, code: ErrorCode, message: string, more: { reasons?: readonly WeakPasswordReason[]; retryAfterSeconds?: number } = {}) {
    super(status, code, message)
    this.reasons = more.reasons
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 413 | 422 | 429 | 500 | 503

/**
 * A refusal in the form of OAuth (RFC 6749, 5.2), which GoTrue answers where a grant of another party is at fault: `{ error, error_description }`, and in
 * redirects `error` as it is.
 */
export class OAuthRefusal extends Error {
  override name = 'OAuthRefusal'
  readonly error: string

  constructor(error: string, description: string) {
    super(description)
    this.error = error
  }
}

/** The answer to a refusal in the form of OAuth. */
export const oauthAnswerTo = (refusal: OAuthRefusal): Response =>
  Response.json({ error: refusal.error, error_description: refusal.message }, { status: 400, headers: { 'cache-control': 'no-store' } })

const VERSION_HEADER = 'x-supabase-api-version'
const CODES_SINCE = '2024-01-01'

/**
 * The answer to a refusal: `{ code, message }` for clients that ask for API version 2024-01-01 or later, else the older
 * `{ code: 422, error_code, msg }`.
 */
export function answerTo(refusal: AuthRefusal, askedVersion: string | undefined): Response {
  const modern = askedVersion !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(askedVersion) && askedVersion >= CODES_SINCE
  const weak = refusal.reasons ? { weak_password: { reasons: refusal.reasons } } : {}
  const body = modern
    ? { code: refusal.code, message: refusal.message, ...weak }
    : { code: refusal.status, error_code: refusal.code, msg: refusal.message, ...weak }
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (modern) headers.set(VERSION_HEADER, CODES_SINCE)
  headers.set('x-sb-error-code', refusal.code)
  if (refusal.retryAfterSeconds !== undefined) headers.set('retry-after', String(refusal.retryAfterSeconds))
  return Response.json(body, { status: refusal.status, headers })
}
