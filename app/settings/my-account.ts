import type { Factor, User, UserIdentity } from '@supabase/supabase-js'
import { answer, type AuthAnswer } from '../account/auth-actions.ts'
import type { AuthProblem } from '../account/auth-problem.ts'
import type { Currency } from '../money/currency.ts'
import type { Language } from '../i18n/languages.ts'
import { answered } from '../platform/answered.ts'
import { loadSupabase } from '../platform/session/supabase.ts'

/** The account as the auth service has it now; what the browser has stored may be older. */
export type MyAccount = {
  id: string
  email: string
  /** Where the account is to move to, while letters wait to be confirmed. */
  newEmail: string
  /** Somebody who came with an account elsewhere has no password here. */
  hasPassword: boolean
  /** Authenticator apps that are in use. */
  factors: readonly Factor[]
  /** Codes for the day the apps are lost have been made. */
  hasRecoveryCodes: boolean
  identities: readonly UserIdentity[]
}

const accountOf = (user: User): MyAccount => ({
  id: user.id,
  email: user.email ?? '',
  newEmail: user.new_email ?? '',
  hasPassword: (user.identities ?? []).some(({ provider }) => provider === 'email'),
  factors: (user.factors ?? []).filter((factor) => factor.status === 'verified' && factor.factor_type === 'totp'),
  hasRecoveryCodes: (user.factors ?? []).some((factor) => factor.factor_type === 'recovery_code'),
  identities: user.identities ?? [],
})

/** Browser only. Throws the auth service's error. */
export async function getMyAccount(): Promise<MyAccount> {
  const { data, error } = await (await loadSupabase()).auth.getUser()
  if (error) throw error
  return accountOf(data.user)
}

/** Browser only. Letters go to both addresses; the account moves when both are confirmed. */
export async function changeEmail(email: string): Promise<AuthProblem | undefined> {
  const { problem } = await answer('change', async (auth) => {
    const back = `${window.location.origin}/${document.documentElement.lang}/settings`
    const { error } = await auth.updateUser({ email }, { emailRedirectTo: back })
    if (error) throw error
  })
  return problem
}

/** Browser only. Keeps the language of letters, or the currency, of the signed-in person. Throws the API's error. */
export async function savePreference(id: string, change: { language: Language } | { currency: Currency }): Promise<void> {
  const supabase = await loadSupabase()
  await answered(supabase.from('profiles').update(change).eq('id', id))
  if (!('language' in change)) return
  const { error } = await supabase.auth.updateUser({ data: change })
  if (error) throw error
}

/** What is shown to an authenticator app, as a picture and as letters to type. */
export type Enrolment = { factorId: string; picture: string; secret: string }

/** Browser only. Begins to set an authenticator app up; nothing changes before its first code is given. */
export async function beginEnrolment(name: string): Promise<AuthAnswer<Enrolment>> {
  return answer('change', async (auth) => {
    const listed = await auth.mfa.listFactors()
    if (listed.error) throw listed.error
    // What was begun before and not finished is in the way.
    await Promise.all(listed.data.all.filter(({ status }) => status === 'unverified').map(({ id }) => auth.mfa.unenroll({ factorId: id })))
    const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer: 'Hattha' })
    if (error) throw error
    return { factorId: data.id, picture: data.totp.qr_code, secret: data.totp.secret }
  })
}

/** Browser only. Takes an authenticator app off the account; the session goes on. With the last app the recovery codes go, which stand beside one, never alone. */
export async function removeFactor(factorId: string, account: Pick<MyAccount, 'factors' | 'hasRecoveryCodes'>): Promise<AuthProblem | undefined> {
  const { problem } = await answer('change', async (auth) => {
    if (account.hasRecoveryCodes && account.factors.length === 1) {
      const codes = await auth.mfa.recoveryCodes.unenroll()
      if (codes.error) throw codes.error
    }
    const { error } = await auth.mfa.unenroll({ factorId })
    if (error) throw error
    // The next token says what the session is worth now.
    const fresh = await auth.refreshSession()
    if (fresh.error) throw fresh.error
  })
  return problem
}

/** Browser only. How many recovery codes are left of how many. Throws the auth service's error. */
export async function countRecoveryCodes(): Promise<{ total: number; remaining: number }> {
  const { data, error } = await (await loadSupabase()).auth.mfa.recoveryCodes.getStatus()
  if (error) throw error
  return data
}

/** Browser only. Ten new codes, told this once; those before open nothing any more. */
export async function makeRecoveryCodes({ hasRecoveryCodes }: Pick<MyAccount, 'hasRecoveryCodes'>): Promise<AuthAnswer<readonly string[]>> {
  return answer('change', async (auth) => {
    const { data, error } = hasRecoveryCodes ? await auth.mfa.recoveryCodes.regenerate() : await auth.mfa.recoveryCodes.generate()
    if (error) throw error
    return data.codes
  })
}

/** Browser only. Signs every other device out. Throws the auth service's error. */
export async function signOutOthers(): Promise<void> {
  const { error } = await (await loadSupabase()).auth.signOut({ scope: 'others' })
  if (error) throw error
}

/** Browser only. Goes to Google to link an account there; comes back to the settings. */
export async function linkGoogle(): Promise<AuthProblem | undefined> {
  const { problem } = await answer('google', async (auth) => {
    const redirectTo = `${window.location.origin}/${document.documentElement.lang}/auth/google?link`
    const { error } = await auth.linkIdentity({ provider: 'google', options: { redirectTo, queryParams: { ui_locales: document.documentElement.lang } } })
    if (error) throw error
  })
  return problem
}

/** Browser only. */
export async function unlinkIdentity(identity: UserIdentity): Promise<AuthProblem | undefined> {
  const { problem } = await answer('google', async (auth) => {
    const { error } = await auth.unlinkIdentity(identity)
    if (error) throw error
  })
  return problem
}
