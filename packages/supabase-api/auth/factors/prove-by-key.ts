import * as v from 'valibot'
import type { Auth } from '../context.ts'
import { AuthRefusal } from '../refusal.ts'
import type { Factor } from '../users/user.ts'
import { ALGORITHMS, assertedCredential, createdCredential, originsFor, relyingParty } from './relying-party.ts'
import type { Challenge, Given, Proof } from './factor-proof.ts'
import { keysOf, saveCounter, saveKey } from './webauthn-keys.ts'
import { webauthn } from './webauthn.ts'

const SessionData = v.object({ challenge: v.string(), type: v.picklist(['create', 'request']) })
const invalid = (): AuthRefusal => new AuthRefusal(400, 'validation_failed', 'Invalid credential_response')
const WRONG = 'Invalid WebAuthn response'
const wrong: Proof = { valid: false, message: WRONG }

/** A security key's answer: a new key for a factor being enrolled, a signature of the known one afterwards. https://www.w3.org/TR/webauthn-3/#sctn-rp-operations */
export async function proveByKey(auth: Auth, asked: { factor: Factor; challenge: Challenge; given: Given }): Promise<Proof> {
  const { factor, challenge, given } = asked
  if (!given.webauthn) throw new AuthRefusal(400, 'validation_failed', 'WebAuthn config required')
  const { type, credential_response: answer } = given.webauthn
  if (type !== 'create' && type !== 'request') throw new AuthRefusal(400, 'validation_failed', 'WebAuthn type must be create or request')
  if (answer === undefined || answer === null) throw new AuthRefusal(400, 'validation_failed', 'credential_response required')
  const session = v.parse(SessionData, challenge.web_authn_session_data)
  if (session.type !== type) return wrong
  return type === 'create' ? proveNewKey(auth, factor, session.challenge, answer) : proveKnownKey(auth, factor, session.challenge, answer)
}

async function proveNewKey(auth: Auth, factor: Factor, challenge: string, answer: unknown): Promise<Proof> {
  const response = createdCredential(answer, invalid())
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
  if (!result?.verified) return wrong
  const { credential, aaguid, credentialDeviceType, credentialBackedUp } = result.registrationInfo
  const key = { credential, aaguid, backupEligible: credentialDeviceType === 'multiDevice', backedUp: credentialBackedUp }
  return {
    valid: true,
    async keep(tx) {
      if (!(await saveKey(tx, factor.id, key))) throw new AuthRefusal(422, 'mfa_verification_failed', WRONG)
    },
  }
}

async function proveKnownKey(auth: Auth, factor: Factor, challenge: string, answer: unknown): Promise<Proof> {
  const response = assertedCredential(answer, invalid())
  const { user_id: userId } = await auth.db.one<{ user_id: string }>('select user_id from auth.mfa_factors where id = $1', [factor.id])
  const credential = (await keysOf(auth, userId)).find((key) => key.factorId === factor.id && key.id === response.id)
  if (!credential) return wrong
  const result = await (
    await webauthn()
  )
    .verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: originsFor(auth, response),
      expectedRPID: relyingParty(auth).id,
      credential,
      requireUserVerification: false,
    })
    .catch(() => undefined)
  if (!result?.verified) return wrong
  return { valid: true, keep: async (tx) => void (await saveCounter(tx, factor.id, result.authenticationInfo.newCounter)) }
}
