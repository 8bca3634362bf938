import * as v from 'valibot'
import { recordAction } from '../audit-log.ts'
import { bodyOf, text } from '../body.ts'
import { deviceOf } from '../caller.ts'
import type { Auth, Endpoint } from '../context.ts'
import { assertedCredential, originsFor, relyingParty } from '../factors/relying-party.ts'
import { limitAddress } from '../limits/rate-limit.ts'
import { AuthRefusal } from '../refusal.ts'
import { startSession } from '../sessions/start-session.ts'
import { getUser } from '../users/get-user.ts'
import type { User } from '../users/user.ts'
import { insertChallenge, takeChallenge } from './passkey-challenge.ts'
import { requirePasskeys } from './register-passkey.ts'
import { webauthn } from '../factors/webauthn.ts'

type Key = { id: string; user_id: string; credential_id: string; public_key: Buffer; sign_count: bigint | number | string; transports: string[] }

/** `POST /passkeys/authentication/options`: a question to whatever passkeys the device has for the site; it says nothing about accounts. */
export const askForPasskey: Endpoint = async (auth, c) => {
  requirePasskeys(auth)
  await limitAddress(auth, deviceOf(auth, c).ip, { what: 'passkey', most: auth.settings.rateLimits.signInsPer5Minutes, seconds: 300 })
  const options = await (await webauthn()).generateAuthenticationOptions({ rpID: relyingParty(auth).id, userVerification: 'preferred' })
  return c.json(await insertChallenge(auth, { type: 'authentication', userId: null, options }))
}

/** `POST /passkeys/authentication/verify`: the signature of a known key signs in. */
export const signInByPasskey: Endpoint = async (auth, c) => {
  requirePasskeys(auth)
  const device = deviceOf(auth, c)
  await limitAddress(auth, device.ip, { what: 'sign-in', most: auth.settings.rateLimits.signInsPer5Minutes, seconds: 300 })
  const given = await bodyOf(c, v.object({ challenge_id: text, credential: v.optional(v.unknown()) }))
  const challenge = await takeChallenge(auth, { ...given, type: 'authentication', userId: null })
  const response = assertedCredential(given.credential, new AuthRefusal(400, 'webauthn_verification_failed', 'Invalid credential response'))
  const key = await auth.db.maybe<Key>(
    'select id, user_id, credential_id, public_key, sign_count, transports from auth.webauthn_credentials where credential_id = $1',
    [response.id],
  )
  const counter = key && (await counterOf(auth, { key, response, challenge }))
  if (!key || counter === undefined) throw new AuthRefusal(400, 'webauthn_verification_failed', 'Credential verification failed')
  const user = requireUsable(auth, await getUser(auth.db, key.user_id))

  const session = await auth.db.transaction(async (tx) => {
    // Two answers with the same count would be two keys.
    const fresh = await tx.run(
      'update auth.webauthn_credentials set sign_count = $2, last_used_at = $3, updated_at = $3 where id = $1 and (sign_count < $2 or $2 = 0)',
      [key.id, counter, auth.now()],
    )
    if (fresh !== 1) throw new AuthRefusal(400, 'webauthn_verification_failed', 'Credential verification failed')
    await recordAction(tx, { action: 'login', actor: user, ip: device.ip, traits: { provider: 'passkey', passkey_id: key.id }, now: auth.now() })
    return startSession(auth, tx, user, 'passkey', device)
  })
  return c.json(session)
}

/** How often the key has signed by now, when the signature is its own and for this question. */
async function counterOf(
  auth: Auth,
  { key, response, challenge }: { key: Key; response: ReturnType<typeof assertedCredential>; challenge: string },
): Promise<number | undefined> {
  const owner = Buffer.from(response.response.userHandle ?? '', 'base64url').toString('utf8')
  if (owner !== key.user_id) return undefined
  const result = await (
    await webauthn()
  )
    .verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: originsFor(auth, response),
      expectedRPID: relyingParty(auth).id,
      credential: {
        id: key.credential_id,
        publicKey: new Uint8Array(key.public_key),
        counter: Number(key.sign_count),
        transports: key.transports,
      },
      requireUserVerification: false,
    })
    .catch(() => undefined)
  return result?.verified ? result.authenticationInfo.newCounter : undefined
}

function requireUsable(auth: Auth, user: User | undefined): User {
  if (!user || user.deleted_at) throw new AuthRefusal(403, 'user_not_found', 'User not found')
  if (user.email && !user.email_confirmed_at) throw new AuthRefusal(403, 'email_not_confirmed', 'Email not confirmed')
  if (user.phone && !user.phone_confirmed_at) throw new AuthRefusal(403, 'phone_not_confirmed', 'Phone not confirmed')
  if (user.banned_until && user.banned_until > auth.now()) throw new AuthRefusal(403, 'user_banned', 'User is banned')
  return user
}
