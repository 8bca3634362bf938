import { OAuthRefusal, type AuthRefusal } from '../refusal.ts'

/** RFC 6749, 4.1.2.1: the names of OAuth for what went wrong; the precise one is in `error_code`. */
const oauthNames: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  503: 'temporarily_unavailable',
}
const DENIED = new Set(['signup_disabled', 'user_banned', 'provider_email_needs_verification'])

/** As GoTrue redirects with errors of providers: the facts in the query, which servers read, and in the fragment, which only the page does. */
export function errorAddress(redirectTo: string, refusal: AuthRefusal | OAuthRefusal): string {
  const facts: Record<string, string> =
    refusal instanceof OAuthRefusal
      ? { error: refusal.error, error_description: refusal.message }
      : {
          error: DENIED.has(refusal.code) ? 'access_denied' : (oauthNames[refusal.status] ?? 'server_error'),
          error_code: refusal.code,
          error_description: refusal.message,
        }
  const url = new URL(redirectTo)
  for (const [name, value] of Object.entries(facts)) url.searchParams.set(name, value)
  url.hash = new URLSearchParams(facts).toString()
  return url.href
}
