import type { Session } from '@supabase/supabase-js'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { joinByInvitation } from '../../referrals/invitation/kept-invitation.ts'
import { answer, type AuthAnswer } from '../auth-actions.ts'
import { authProblem, type AuthProblem } from '../auth-problem.ts'

/** Accounts this young are new: what only the browser knows of their person is told to the shop. */
const NEW_MS = 10 * 60_000
const language = () => document.documentElement.lang

/** Browser only. Leaves for Google; the browser comes back to `/auth/google`, and from there goes on to `next`, a page of ours. */
export async function startGoogle(next: string): Promise<AuthProblem | undefined> {
  const { problem } = await answer('google', async (auth) => {
    const redirectTo = `${window.location.origin}/${language()}/auth/google?${new URLSearchParams({ next })}`
    const { error } = await auth.signInWithOAuth({ provider: 'google', options: { redirectTo, queryParams: { ui_locales: language() } } })
    if (error) throw error
  })
  return problem
}

/** Browser only. Back from Google: trades the code in the address for a session, with what this browser kept for it. */
export async function returnFromGoogle(search: URLSearchParams): Promise<AuthAnswer<Session>> {
  const refused = refusal(search)
  if (refused) return { problem: refused }
  const code = search.get('code')
  if (!code) return { problem: { key: 'problem.googleLate' } }
  const { done, problem } = await answer('google', async (auth) => {
    const { data, error } = await auth.exchangeCodeForSession(code)
    if (error) throw error
    return data.session
  })
  if (problem) return { problem }
  await introduce(done)
  return { done }
}

/** What the address says went wrong, as the auth interface puts it there. */
function refusal(search: URLSearchParams): AuthProblem | undefined {
  const error = search.get('error')
  if (error === null) return undefined
  const code = search.get('error_code') ?? undefined
  if (error === 'access_denied' && code === undefined) return { key: 'problem.googleRefused' }
  if (error === 'temporarily_unavailable') return { key: 'problem.googleAway' }
  return authProblem({ name: 'AuthApiError', code, message: search.get('error_description') ?? '' }, 'google')
}

/** Google does not say in which language somebody reads here; letters go out in it; nor who brought them. Not worth keeping anybody waiting or out. */
async function introduce({ user }: Session): Promise<void> {
  if (Date.now() - Date.parse(user.created_at) > NEW_MS) return
  try {
    const supabase = await loadSupabase()
    await supabase.from('profiles').update({ language: language() }).eq('id', user.id)
    await joinByInvitation()
  } catch (error) {
    reportError(error)
  }
}
