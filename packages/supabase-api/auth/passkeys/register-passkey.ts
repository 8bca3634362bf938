import type { Context } from 'hono'
import * as v from 'valibot'
import { recordAction } from '../audit-log.ts'
import { bodyOf, text } from '../body.ts'
import { deviceOf, type Caller } from '../caller.ts'
import type { Auth, Endpoint } from '../context.ts'
import { nameOf } from '../factors/challenge-factor.ts'
import { personOf } from '../factors/person.ts'
import { ALGORITHMS, createdCredential, originsFor, relyingParty } from '../factors/relying-party.ts'
import { limitAddress } from '../limits/rate-limit.ts'
import { AuthRefusal } from '../refusal.ts'
import { isTaken } from '../users/create-user.ts'
import { insertChallenge, takeChallenge } from './passkey-challenge.ts'
import { webauthn } from '../factors/webauthn.ts'

/** The caller, who may change which keys open the account: at aal2 where the account has second factors. */
export async function keeperOf(auth: Auth, c: Context): Promise<Caller> {
  requirePasskeys(auth)
  const caller = await personOf(auth, c)
  if (caller.user.factors.some((factor) => factor.status === 'verified') && caller.session.aal !== 'aal2')
    throw new AuthRefusal(403, 'insufficient_aal', 'AAL2 session is required to manage passkeys when MFA is enabled')
  return caller
}

export function requirePasskeys({ settings }: Pick<Auth, 'settings'>): void {
  if (!settings.passkeys.enabled) throw new AuthRefusal(404, 'passkey_disabled', 'Passkeys are disabled')
}

/** `POST /passkeys/registration/options`: what the browser needs to make a key for this account. */
export const startPasskey: Endpoint = async (auth, c) => {
  const caller = await keeperOf(auth, c)
  await limitAddress(auth, deviceOf(auth, c).ip, { what: 'challenge', most: auth.settings.rateLimits.verificationsPer5Minutes, seconds: 300 })
  const known = await auth.db.all<{ credential_id: string; transports: string[] }>(
    'select credential_id, transports from auth.webauthn_credentials where user_id = $1',
    [caller.user.id],
  )
  if (known.length >= auth.settings.passkeys.mostPerUser) throw tooMany()
  const party = relyingParty(auth)
  const options = await (
    await webauthn()
  ).generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new TextEncoder().encode(caller.user.id),
    userName: caller.user.email || caller.user.phone || caller.user.id,
    userDisplayName: nameOf(caller),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
  })
  return c.json(await insertChallenge(auth, { type: 'registration', userId: caller.user.id, options }))
}

/** `POST /passkeys/registration/verify`: keeps the key that was made. */
export const finishPasskey: Endpoint = async (auth, c) => {
  const caller = await keeperOf(auth, c)
  const given = await bodyOf(c, v.object({ challenge_id: text, credential: v.optional(v.unknown()) }))
  const challenge = await takeChallenge(auth, { ...given, type: 'registration', userId: caller.user.id })
  const response = createdCredential(given.credential, new AuthRefusal(400, 'webauthn_verification_failed', 'Invalid credential response'))
  const result = await (
    await webauthn()
  )
    .verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: originsFor(auth, response),
      expectedRPID: relyingParty(auth).id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    .catch(() => undefined)
  if (!result?.verified) throw new AuthRefusal(400, 'webauthn_verification_failed', 'Credential verification failed')
  const { credential, aaguid, credentialDeviceType, credentialBackedUp } = result.registrationInfo
  try {
    const made = await auth.db.transaction(async (tx) => {
      await tx.run('select id from auth.users where id = $1 for update', [caller.user.id])
      const { many } = await tx.one<{ many: number }>('select count(*)::int as many from auth.webauthn_credentials where user_id = $1', [caller.user.id])
      if (many >= auth.settings.passkeys.mostPerUser) throw tooMany()
      const row = await tx.one<{ id: string; created_at: Date }>(
        `insert into auth.webauthn_credentials
           (user_id, credential_id, public_key, aaguid, sign_count, transports, backup_eligible, backed_up, friendly_name, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10, $10) returning id, created_at`,
        [
          caller.user.id,
          credential.id,
          Buffer.from(credential.publicKey),
          aaguid,
          credential.counter,
          JSON.stringify(credential.transports ?? []),
          credentialDeviceType === 'multiDevice',
          credentialBackedUp,
          'Passkey',
          auth.now(),
        ],
      )
      await recordAction(tx, { action: 'passkey_created', actor: caller.user, ip: deviceOf(auth, c).ip, traits: { passkey_id: row.id }, now: auth.now() })
      return row
    })
    return c.json({ id: made.id, friendly_name: 'Passkey', created_at: made.created_at.toISOString() })
  } catch (error) {
    if (isTaken(error)) throw new AuthRefusal(422, 'webauthn_credential_exists', 'This credential is already registered')
    throw error
  }
}

const tooMany = () => new AuthRefusal(422, 'too_many_passkeys', 'Maximum number of passkeys reached')
