import { accountKey } from '../caller.ts'
import type { Auth } from '../context.ts'
import { passwordMatches } from './hash-password.ts'

/** A new account waits for its confirmation for as long as anybody cares to look. */
const LIFE_MS = 30 * 24 * 60 * 60_000

/**
 * Remembers the password of a sign-up that made no account, because the address is taken. Without it, signing up and then signing in with the same
 * password would tell a taken address ("invalid") from a new one ("not confirmed").
 */
export async function rememberDecoy(auth: Auth, email: string, passwordHash: string): Promise<void> {
  if (!auth.settings.hideAccounts) return
  await auth.db.run(
    `insert into auth.decoys (account, password_hash, expires_at) values ($1, $2, $3)
     on conflict (account) do update set password_hash = excluded.password_hash, expires_at = excluded.expires_at`,
    [accountKey(email), passwordHash, new Date(auth.now().getTime() + LIFE_MS)],
  )
}

/** Whether this is the password of such a sign-up. Run beside the real comparison, so that it takes no longer. */
export async function isDecoy(auth: Auth, email: string, password: string): Promise<boolean> {
  const decoy = await auth.db.maybe<{ password_hash: string }>('select password_hash from auth.decoys where account = $1 and expires_at > $2', [
    accountKey(email),
    auth.now(),
  ])
  return decoy !== undefined && passwordMatches(password, decoy.password_hash)
}
