import type { Auth } from '../context.ts'
import { userJson, type User } from '../users/user.ts'
import { runHook } from './run-hook.ts'

/** Asks the project before somebody changes their own metadata, with the account as it is and what was `given`; it may refuse as the other hooks do. Before the transaction. */
export async function beforeMetadataUpdated(auth: Auth, user: User, given: Readonly<Record<string, unknown>>, ip: string): Promise<void> {
  await runHook(auth, 'beforeMetadataUpdated', { user: userJson(user), given }, { ip })
}
