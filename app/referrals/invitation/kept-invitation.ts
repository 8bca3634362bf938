import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** Named in `stored-things.ts`: kept in the tab once somebody pressed a button of the invitation, so that the friend is known when an account is opened. */
const KEY = 'invitation'
const CODE = /^[2-9A-HJ-NP-Z]{8}$/

/** Browser only. Keeps a code until the tab is closed; where storage is refused the address still carries it. */
export function keepInvitation(code: string): void {
  try {
    window.sessionStorage.setItem(KEY, code)
  } catch {
    // The sign-up reads it from its address.
  }
}

/** Browser only. The code somebody was invited with: of the address, or of this tab. */
export function invitationCode(search: string): string | undefined {
  const asked = new URLSearchParams(search).get('ref')?.toUpperCase()
  if (asked && CODE.test(asked)) return asked
  try {
    const kept = window.sessionStorage.getItem(KEY)
    return kept && CODE.test(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Browser only. For an account that another service has just opened: says who brought its person. */
export async function joinByInvitation(): Promise<void> {
  const code = invitationCode('')
  if (code === undefined) return
  await answered((await loadSupabase()).rpc('join_by_referral', { p_code: code }))
  window.sessionStorage.removeItem(KEY)
}
