import type { Session } from '@supabase/supabase-js'
import { useSyncExternalStore } from 'react'
import { announceSession, onSession, storedSession } from '../platform/session/session-events.ts'
import { owesSecondFactor } from '../platform/session/second-factor.ts'
import { browserStorages, clearSession } from '../platform/session/session-purge.ts'
import { answer, type AuthAnswer } from './auth-actions.ts'

/** Whether this browser's session waits for its code; false on the server and before the page is alive. */
export const useOwesSecondFactor = (): boolean =>
  useSyncExternalStore(
    onSession,
    () => owesSecondFactor(storedSession()?.accessToken),
    () => false,
  )

/** Answers the authenticator app's question with a code of six digits: the session counts fully from then on. */
export async function giveCode(code: string): Promise<AuthAnswer<Session>> {
  return answer('sign-in', async (auth) => {
    const listed = await auth.mfa.listFactors()
    if (listed.error) throw listed.error
    const [factor] = listed.data.totp
    // The factor was taken away on another device meanwhile: the next token says so.
    if (factor) {
      const given = await auth.mfa.challengeAndVerify({ factorId: factor.id, code: code.replace(/\s/g, '') })
      if (given.error) throw given.error
    } else {
      const fresh = await auth.refreshSession()
      if (fresh.error) throw fresh.error
    }
    const { data, error } = await auth.getSession()
    if (error) throw error
    if (!data.session) throw Object.assign(new Error('No session'), { name: 'AuthSessionMissingError' })
    return data.session
  })
}

/** Answers with one of the codes kept for the day the app is lost; it counts once. */
export async function giveRecoveryCode(code: string): Promise<AuthAnswer<Session>> {
  return answer('sign-in', async (auth) => {
    const given = await auth.mfa.recoveryCodes.verify({ code })
    if (given.error) throw given.error
    const { data, error } = await auth.getSession()
    if (error) throw error
    if (!data.session) throw Object.assign(new Error('No session'), { name: 'AuthSessionMissingError' })
    return data.session
  })
}

/** Gives the sign-in up that waits for a code. */
export async function abandonSignIn(): Promise<void> {
  await answer('sign-in', async (auth) => void (await auth.signOut({ scope: 'local' })))
  clearSession(browserStorages())
  announceSession('SIGNED_OUT')
}
