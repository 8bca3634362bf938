import type { Session } from '@supabase/supabase-js'
import { LANGUAGES } from '../i18n/languages.ts'
import { loadSupabase } from '../platform/session/supabase.ts'
import { fullName, type UserType } from './account-forms.ts'
import { authProblem, type Asked, type AuthProblem } from './auth-problem.ts'
import { ownPath } from './own-path.ts'

/** The answer to a form: what it was for, or why not. */
export type AuthAnswer<Done> = { done: Done; problem?: undefined } | { done?: undefined; problem: AuthProblem }

/** Browser only. The language the reader reads in: letters come in it. */
const language = () => document.documentElement.lang

/** Where letters lead back to: this page's language, then `path`. */
const backTo = (path: string) => `${window.location.origin}/${language()}${path === '/' ? '' : path}`

/** Browser only. The page of ours to go to after signing in: `?next=`, or the page a link carried along, else the root. */
export function nextPath(search: string, from: unknown): string {
  const wanted = new URLSearchParams(search).get('next') ?? (typeof from === 'string' ? from : '')
  return ownPath(wanted, window.location.origin, LANGUAGES)
}

/** The address a link carried along, where one is asked for by name; in no address of a page, which others may read. */
export const invitedAddress = (state: unknown): string => {
  const email: unknown = typeof state === 'object' && state !== null && 'email' in state ? state.email : ''
  return typeof email === 'string' ? email : ''
}

export async function signIn({ email, password }: { email: string; password: string }): Promise<AuthAnswer<Session>> {
  return answer('sign-in', async (auth) => {
    const { data, error } = await auth.signInWithPassword({ email, password })
    if (error) throw error
    return data.session
  })
}

/** The versions of the legal texts that were on the page when somebody agreed to them. */
export type Agreements = { terms: string; privacy: string }

type Registration = { userType: UserType; firstName: string; lastName: string; email: string; password: string }

/** Signs somebody up. `next` is where the letter's link leads, `invitation` the code of whoever brought them. The answer says nothing about whether the address was taken. */
export async function signUp(
  registration: Registration,
  { agreements, next, invitation }: { agreements: Agreements; next: string; invitation?: string | undefined },
): Promise<AuthAnswer<Session | null>> {
  const { userType, firstName, lastName, email, password } = registration
  return answer('sign-up', async (auth) => {
    const { data, error } = await auth.signUp({
      email,
      password,
      options: {
        emailRedirectTo: backTo(next),
        data: {
          full_name: fullName(firstName, lastName),
          user_type: userType,
          language: language(),
          terms_version: agreements.terms,
          privacy_version: agreements.privacy,
          ...(invitation !== undefined && { referral_code: invitation }),
        },
      },
    })
    if (error) throw error
    return data.session
  })
}

/** Asks for a letter to choose a new password. Says nothing about whether the address has an account. */
export async function askReset(email: string): Promise<AuthProblem | undefined> {
  const { problem } = await answer('reset', async (auth) => {
    const { error } = await auth.resetPasswordForEmail(email, { redirectTo: backTo('/auth/reset-password') })
    if (error) throw error
  })
  return problem
}

export async function resendConfirmation(email: string): Promise<AuthProblem | undefined> {
  const { problem } = await answer('sign-up', async (auth) => {
    const { error } = await auth.resend({ type: 'signup', email, options: { emailRedirectTo: backTo('/') } })
    if (error) throw error
  })
  return problem
}

/** What a link of a letter can be for. */
export const LINK_TYPES = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const
export type LinkType = (typeof LINK_TYPES)[number]
export const linkTypeOf = (type: string | null): LinkType | undefined => LINK_TYPES.find((known) => known === type)

/** Redeems the secret of a letter's link. Null without a problem: the first of two confirmations of a change of address. */
export async function redeemLink(tokenHash: string, type: LinkType): Promise<AuthAnswer<Session | null>> {
  return answer('sign-in', async (auth) => {
    const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type })
    if (error) throw error
    return data.session
  })
}

/** Sets the password of the person who is signed in. The present one is asked for by the server, where there is one and nobody has just come by a letter. */
export async function setPassword(password: string, current?: string): Promise<AuthProblem | undefined> {
  const { problem } = await answer('change', async (auth) => {
    const { error } = await auth.updateUser({ password, ...(current !== undefined && { current_password: current }) })
    if (error) throw error
  })
  return problem
}

type Auth = Awaited<ReturnType<typeof loadSupabase>>['auth']

/** Never throws: a form must be able to say what happened. */
export async function answer<Done>(asked: Asked, ask: (auth: Auth) => Promise<Done>): Promise<AuthAnswer<Done>> {
  try {
    const { auth } = await loadSupabase()
    return { done: await ask(auth) }
  } catch (error) {
    const problem = authProblem(error, asked)
    // A bug of ours: the person reads that something went wrong, and whoever looks into it finds it where uncaught errors are.
    if (problem.key === 'problem.unexpected' && problem.words === undefined) reportError(error)
    return { problem }
  }
}
