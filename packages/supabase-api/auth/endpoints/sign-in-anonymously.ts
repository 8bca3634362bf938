import type { Context } from 'hono'
import { recordAction } from '../audit-log.ts'
import { deviceOf } from '../caller.ts'
import type { Auth } from '../context.ts'
import { afterUserCreated, beforeUserCreated } from '../hooks/user-created.ts'
import { limitAddress } from '../limits/rate-limit.ts'
import { AuthRefusal } from '../refusal.ts'
import { startSession } from '../sessions/start-session.ts'
import { createUser } from '../users/create-user.ts'

/** `POST /signup` with neither e-mail nor phone: an account nobody can come back to, if the project allows it. https://supabase.com/docs/guides/auth/auth-anonymous */
export async function signInAnonymously(
  auth: Auth,
  c: Context,
  given: { password: string; data?: Record<string, unknown> | null | undefined },
): Promise<Response> {
  if (!auth.settings.anonymousEnabled) throw new AuthRefusal(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  if (given.password !== '') throw new AuthRefusal(400, 'validation_failed', 'You must provide either an email or phone number and a password')
  const device = deviceOf(auth, c)
  await limitAddress(auth, device.ip, { what: 'anonymous', most: auth.settings.rateLimits.anonymousPerHour, seconds: 3600 })
  await beforeUserCreated(auth, { provider: 'anonymous', anonymous: true, data: given.data ?? {} }, device.ip)
  const now = auth.now()
  const made = await auth.db.transaction(async (tx) => {
    const user = await createUser(tx, { email: null, passwordHash: null, data: given.data ?? {}, anonymous: true, now })
    await recordAction(tx, { action: 'user_signedup', actor: user, ip: device.ip, traits: { provider: 'anonymous' }, now })
    return { user, session: await startSession(auth, tx, user, 'anonymous', device) }
  })
  afterUserCreated(auth, made.user.id, device.ip)
  return c.json(made.session)
}
