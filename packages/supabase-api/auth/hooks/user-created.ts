import { randomUUID } from 'node:crypto'
import type { Sql } from '../connection.ts'
import type { Auth } from '../context.ts'
import { refuseKeptOut } from '../limits/kept-out.ts'
import { AuthRefusal } from '../refusal.ts'
import { getUser } from '../users/get-user.ts'
import { userJson } from '../users/user.ts'
import { isHooked, runHook } from './run-hook.ts'

/** An account that is about to be made. */
export type Proposed = {
  email?: string | null
  phone?: string | null
  provider: string
  data: Readonly<Record<string, unknown>>
  appData?: Readonly<Record<string, unknown>>
  anonymous?: boolean
}

/**
 * Asks the project before an account is made; it may refuse. Call it before the transaction, since a hook may be an address elsewhere, and for taken
 * addresses too where accounts are hidden; who cannot gives it the transaction. https://supabase.com/docs/guides/auth/auth-hooks/before-user-created-hook
 */
export async function beforeUserCreated(auth: Auth, proposed: Proposed, ip: string, tx?: Sql): Promise<void> {
  refuseKeptOut(auth, { ip, ...(proposed.email && { email: proposed.email }) })
  if (!isHooked(auth, 'beforeUserCreated')) return
  const { provider } = proposed
  const user = {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: proposed.email ?? '',
    phone: proposed.phone ?? '',
    app_metadata: { ...(proposed.anonymous ? {} : { provider, providers: [provider] }), ...proposed.appData },
    user_metadata: proposed.data,
    identities: [],
    created_at: '0001-01-01T00:00:00Z',
    updated_at: '0001-01-01T00:00:00Z',
    is_anonymous: proposed.anonymous ?? false,
  }
  const answer = await runHook(auth, 'beforeUserCreated', { user }, { ip, ...(tx ? { tx } : {}) })
  if (answer?.['decision'] !== 'reject') return
  const { message } = answer
  throw new AuthRefusal(403, 'unknown', typeof message === 'string' && message !== '' ? message : 'The hook refused')
}

/** Tells the project of an account, as the database has it, after the answer; what goes wrong is logged and changes nothing. */
export function afterUserCreated(auth: Auth, userId: string, ip: string): void {
  if (!isHooked(auth, 'afterUserCreated')) return
  auth.afterwards(async () => {
    const user = await getUser(auth.db, userId)
    if (user) await runHook(auth, 'afterUserCreated', { user: userJson(user) }, { ip })
  })
}
