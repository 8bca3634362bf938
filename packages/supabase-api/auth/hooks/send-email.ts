import type { Auth, LetterKind } from '../context.ts'
import type { Prepared } from '../letters/prepared-letter.ts'
import { getUser } from '../users/get-user.ts'
import { userJson } from '../users/user.ts'
import { runHook } from './run-hook.ts'

/** What GoTrue calls them. Letters that only tell something are ours alone; no hook knows them. */
const actions: Readonly<Partial<Record<LetterKind, string>>> = {
  confirmation: 'signup',
  invite: 'invite',
  magic_link: 'magiclink',
  recovery: 'recovery',
  email_change: 'email_change',
  reauthentication: 'reauthentication',
}

/**
 * Has the project send the letters itself: one call for a letter, and one for both of a change of address, where `token_new` belongs with `token_hash`
 * and `token` with `token_hash_new`, as GoTrue has it. https://supabase.com/docs/guides/auth/auth-hooks/send-email-hook
 */
export async function sendByHook(auth: Auth, letters: readonly Prepared[]): Promise<void> {
  const [letter, other] = letters
  const action = letter && actions[letter.kind]
  if (!letter || action === undefined || letter.userId === undefined) return
  const user = await getUser(auth.db, letter.userId)
  if (!user) return
  const { facts } = letter
  const data = {
    token: other ? other.facts.otp : facts.otp,
    token_hash: facts.tokenHash,
    redirect_to: facts.redirectTo,
    email_action_type: action,
    site_url: auth.settings.externalUrl,
    token_new: other ? facts.otp : '',
    token_hash_new: other ? other.facts.tokenHash : '',
  }
  await runHook(auth, 'sendEmail', { user: userJson(user), email_data: data }, { ip: '' })
}
