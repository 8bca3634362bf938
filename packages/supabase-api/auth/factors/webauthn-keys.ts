import type { WebAuthnCredential } from '@simplewebauthn/server'
import * as v from 'valibot'
import type { Sql } from '../connection.ts'
import type { Auth } from '../context.ts'

const Stored = v.object({
  id: v.string(),
  publicKey: v.string(),
  counter: v.number(),
  transports: v.optional(v.array(v.string())),
  backupEligible: v.boolean(),
  backedUp: v.boolean(),
})
export type FactorKey = WebAuthnCredential & { factorId: string }

/** The keys of an account's verified security keys. */
export async function keysOf(auth: Auth, userId: string): Promise<FactorKey[]> {
  const rows = await auth.db.all<{ id: string; key: unknown }>(
    `select id, web_authn_credential as key from auth.mfa_factors where user_id = $1 and factor_type = 'webauthn' and web_authn_credential is not null`,
    [userId],
  )
  return rows.map(({ id, key }) => {
    const { publicKey, backupEligible: _, backedUp: __, transports, ...rest } = v.parse(Stored, key)
    return { ...rest, factorId: id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), ...(transports ? { transports } : {}) }
  })
}

/** Keeps the key a factor is verified with; false when it has one already. */
export async function saveKey(
  tx: Sql,
  factorId: string,
  key: { credential: WebAuthnCredential; aaguid: string; backupEligible: boolean; backedUp: boolean },
): Promise<boolean> {
  const { credential } = key
  const stored: v.InferOutput<typeof Stored> = {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    ...(credential.transports ? { transports: credential.transports } : {}),
    backupEligible: key.backupEligible,
    backedUp: key.backedUp,
  }
  const saved = await tx.run(
    'update auth.mfa_factors set web_authn_credential = $2::jsonb, web_authn_aaguid = $3 where id = $1 and web_authn_credential is null',
    [factorId, JSON.stringify(stored), key.aaguid],
  )
  return saved === 1
}

/** Remembers how often the key has signed: a copy of it would count from where it was taken. */
export const saveCounter = (tx: Sql, factorId: string, counter: number): Promise<number> =>
  tx.run(`update auth.mfa_factors set web_authn_credential = jsonb_set(web_authn_credential, '{counter}', to_jsonb($2::bigint)) where id = $1`, [
    factorId,
    counter,
  ])
