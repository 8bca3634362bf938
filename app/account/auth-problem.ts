import { nameProblem } from './person-name.ts'

/** What a form says when the server refuses: a key of `account` (or of another catalogue, with its name before it), or the provider's own words where we have none. */
export type AuthProblem = {
  key: string
  /** The provider's words, shown as they are. */
  words?: string
  /** Why a password is weak, as keys. */
  reasons?: readonly string[]
  /** What can be done about it right here. */
  remedy?: 'resend' | 'reset' | 'sign-in' | 'write'
  /** What it is about, where a form has a field for that. */
  field?: 'name' | 'agreed' | 'current'
}

/** What was asked for; each has the specification's fallback for a provider that gives no message. */
export type Asked = 'sign-in' | 'sign-up' | 'reset' | 'google' | 'change'

const FALLBACKS = {
  'sign-in': 'problem.signInFailed',
  'sign-up': 'problem.signUpFailed',
  reset: 'problem.resetFailed',
  google: 'problem.googleFailed',
  change: 'problem.unexpected',
} satisfies Record<Asked, string>

const KNOWN: Readonly<Record<string, Omit<AuthProblem, 'words'>>> = {
  invalid_credentials: { key: 'problem.credentials', remedy: 'reset' },
  email_not_confirmed: { key: 'problem.notConfirmed', remedy: 'resend' },
  over_request_rate_limit: { key: 'problem.tooMany' },
  over_email_send_rate_limit: { key: 'problem.tooManyLetters' },
  account_locked: { key: 'problem.locked', remedy: 'reset' },
  user_banned: { key: 'problem.banned' },
  blocked: { key: 'errors:general.blocked', remedy: 'write' },
  same_password: { key: 'problem.samePassword' },
  reauthentication_needed: { key: 'problem.linkExpired', remedy: 'reset', field: 'current' },
  // Said in the settings alone, which have the sentence.
  proof_too_old: { key: 'settings:prove.signInAgain' },
  otp_expired: { key: 'problem.linkExpired', remedy: 'resend' },
  email_address_invalid: { key: 'problem.email' },
  session_not_found: { key: 'problem.sessionExpired', remedy: 'sign-in' },
  session_expired: { key: 'problem.sessionExpired', remedy: 'sign-in' },
  mfa_verification_failed: { key: 'problem.code' },
  mfa_recovery_codes_locked: { key: 'problem.tooMany' },
  mfa_challenge_expired: { key: 'problem.code' },
  mfa_ip_address_mismatch: { key: 'problem.code' },
  insufficient_aal: { key: 'problem.secondFactor', remedy: 'sign-in' },
  user_not_found: { key: 'problem.sessionExpired', remedy: 'sign-in' },
  provider_email_needs_verification: { key: 'problem.googleUnverified' },
  identity_already_exists: { key: 'problem.googleTaken' },
  bad_oauth_state: { key: 'problem.googleLate' },
  flow_state_not_found: { key: 'problem.googleLate' },
  flow_state_expired: { key: 'problem.googleLate' },
  pkce_code_verifier_not_found: { key: 'problem.googleLate' },
  bad_code_verifier: { key: 'problem.googleLate' },
  bad_jwt: { key: 'problem.sessionExpired', remedy: 'sign-in' },
}

const REASONS: Readonly<Record<string, string>> = { length: 'reason.length', characters: 'reason.characters', pwned: 'reason.pwned' }

/** What the shop itself refuses (`private.judge_sign_up`): the auth interface passes its reason on as the message. */
function refusedByShop(reason: string): AuthProblem | undefined {
  const name = nameProblem(reason)
  if (name !== undefined) return { key: name, field: 'name' }
  if (reason === 'terms_not_agreed') return { key: 'problem.agree', field: 'agreed' }
  return reason === 'terms_changed' ? { key: 'problem.termsChanged', field: 'agreed' } : undefined
}

/** Reads an error of supabase-js (by its fields, so that this file does not load the client) or a surprise. */
export function authProblem(error: unknown, asked: Asked): AuthProblem {
  if (typeof error !== 'object' || error === null) return { key: 'problem.unexpected' }
  const { name, code, message, reasons } = error as { name?: unknown; code?: unknown; message?: unknown; reasons?: unknown }
  if (name === 'AuthRetryableFetchError') return { key: 'problem.network' }
  if (name === 'AuthSessionMissingError') return { key: 'problem.sessionExpired', remedy: 'sign-in' }
  if (code === 'weak_password' || name === 'AuthWeakPasswordError') {
    const said = Array.isArray(reasons) ? reasons.flatMap((reason) => (typeof reason === 'string' && REASONS[reason]) || []) : []
    return { key: 'problem.weak', reasons: said }
  }
  const known = typeof code === 'string' && Object.hasOwn(KNOWN, code) ? KNOWN[code] : undefined
  if (known) return known
  const refused = typeof message === 'string' ? refusedByShop(message) : undefined
  if (refused) return refused
  // The client itself, or the fetch below it, could not be had.
  if (name === 'TypeError' && /fetch|import|load/i.test(String(message))) return { key: 'problem.network' }
  // Not an answer of the provider: a bug of ours, or a browser that refuses something.
  if (typeof name !== 'string' || !name.startsWith('Auth')) return { key: 'problem.unexpected' }
  return typeof message === 'string' && message.trim() !== '' && message !== '{}' ? { key: FALLBACKS[asked], words: message } : { key: FALLBACKS[asked] }
}
