import { readFileSync } from 'node:fs'
import type { JWK } from 'jose'
import * as v from 'valibot'
import { ProjectCannotStart } from './cannot-start.ts'

const rsa = v.looseObject({
  kty: v.literal('RSA'),
  alg: v.optional(v.literal('RS256')),
  kid: v.optional(v.string()),
  n: v.string(),
  e: v.string(),
  d: v.string(),
})
const ec = v.looseObject({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  alg: v.optional(v.literal('ES256')),
  kid: v.optional(v.string()),
  x: v.string(),
  y: v.string(),
  d: v.string(),
})
const keysFile = v.pipe(v.array(v.union([rsa, ec])), v.minLength(1))

/**
 * The keys of `auth.signing_keys_path`, a JSON list of private JWKs as `supabase gen signing-key` writes it; the first signs, all of them check. A key
 * without a `kid` is called by its place in the list. Throws ProjectCannotStart for anything else.
 */
export function readSigningKeys(file: string): JWK[] {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const away = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new ProjectCannotStart(`Cannot start: auth.signing_keys_path names ${file}, which ${away ? 'does not exist' : 'is not JSON'}.`, { cause: error })
  }
  const parsed = v.safeParse(keysFile, content)
  if (!parsed.success)
    throw new ProjectCannotStart(`Cannot start: ${file} must be a JSON list of private signing keys (JWK), each RSA for RS256 or EC P-256 for ES256.`)
  return parsed.output.map((key, place) => ({ ...key, kid: key.kid ?? `signing-key-${place + 1}` }))
}
