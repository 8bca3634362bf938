import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import type { AuthDatabase } from '../connection.ts'
import type { Secrets } from './secrets.ts'

export type SigningAlgorithm = 'ES256' | 'RS256'

/** A key that signs or checks access tokens. `kid` names it in a token's header. */
export type SigningKey = { kid: string; algorithm: SigningAlgorithm; publicJwk: JWK; checks: CryptoKey; signs: CryptoKey | undefined }

/** The keys of access tokens. Several processes share them through the database; nothing here is ever sent but `published`. */
export type SigningKeys = {
  /** The key new tokens are signed with. */
  current(): Promise<SigningKey & { signs: CryptoKey }>
  /** The key a token names, asked of the database again (rarely) when it is unknown here. */
  find(kid: string): Promise<SigningKey | undefined>
  /** The public halves, as RFC 7517 has them. */
  published(): Promise<{ keys: JWK[] }>
  /** Signs with a new key from now on; tokens of the older ones stay good until they expire. Refused when keys are given by settings. */
  rotate(): Promise<void>
}

type Row = { id: string; algorithm: SigningAlgorithm; public_key: JWK; private_key: string; status: 'current' | 'previous' }

/** An unknown kid may be another process's new key, or anybody's invention: the database is asked at most this often. */
const RELOAD_MS = 5_000
/** Any constant: processes that start together on an empty database wait for each other under it. */
const FIRST_KEY_LOCK = 7_240_001

export function signingKeys(db: AuthDatabase, secrets: Secrets, given: readonly JWK[]): SigningKeys {
  let loaded: Promise<SigningKey[]> | undefined
  let loadedAt = 0

  const load = async (): Promise<SigningKey[]> => {
    if (given.length > 0) return Promise.all(given.map(fromJwk))
    const rows = await db.transaction(async (tx) => {
      await tx.run('select pg_advisory_xact_lock($1)', [FIRST_KEY_LOCK])
      const known = await tx.all<Row>(`select id, algorithm, public_key, private_key, status from auth.signing_keys order by status, created_at desc`)
      const usable = known.filter((row) => row.status === 'previous' || secrets.open(row.private_key, row.id) !== undefined)
      if (usable.some((row) => row.status === 'current')) return usable
      await tx.run(`update auth.signing_keys set status = 'previous' where status = 'current'`)
      return [await insertKey(tx, secrets), ...usable]
    })
    return Promise.all(rows.map((row) => fromRow(row, secrets)))
  }
  const keys = () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    if (loadedAt === 0) loadedAt = Date.now()
    return loaded
  }
  const reload = () => {
    loaded = undefined
    loadedAt = Date.now()
    return keys()
  }

  return {
    async current() {
      const key = (await keys()).find((one) => one.signs !== undefined)
      if (!key?.signs) throw new Error('No key to sign access tokens with')
      return { ...key, signs: key.signs }
    },
    async find(kid) {
      const known = (await keys()).find((key) => key.kid === kid)
      if (known || given.length > 0 || Date.now() - loadedAt < RELOAD_MS) return known
      return (await reload()).find((key) => key.kid === kid)
    },
    async published() {
      return { keys: (await keys()).map((key) => key.publicJwk) }
    },
    async rotate() {
      if (given.length > 0) throw new Error('The signing keys are given by settings; change them there')
      await db.transaction(async (tx) => {
        await tx.run('select pg_advisory_xact_lock($1)', [FIRST_KEY_LOCK])
        await tx.run(`update auth.signing_keys set status = 'previous' where status = 'current'`)
        await insertKey(tx, secrets)
      })
      await reload()
    },
  }
}

async function insertKey(tx: Parameters<Parameters<AuthDatabase['transaction']>[0]>[0], secrets: Secrets): Promise<Row> {
  const pair = await generateKeyPair('ES256', { extractable: true })
  const id = crypto.randomUUID()
  const sealed = secrets.seal(JSON.stringify(await exportJWK(pair.privateKey)), id)
  return tx.one<Row>(
    `insert into auth.signing_keys (id, algorithm, public_key, private_key, status) values ($1, 'ES256', $2::jsonb, $3, 'current')
     returning id, algorithm, public_key, private_key, status`,
    [id, JSON.stringify(await exportJWK(pair.publicKey)), sealed],
  )
}

async function fromRow(row: Row, secrets: Secrets): Promise<SigningKey> {
  const opened = row.status === 'current' ? secrets.open(row.private_key, row.id) : undefined
  return keyFrom(row.id, row.algorithm, row.public_key, opened === undefined ? undefined : (JSON.parse(opened) as JWK))
}

/** A private JWK from the settings. Only the two algorithms that Supabase signs with are taken. */
async function fromJwk(jwk: JWK, position: number): Promise<SigningKey> {
  const algorithm = jwk.kty === 'EC' && jwk.crv === 'P-256' ? 'ES256' : jwk.kty === 'RSA' ? 'RS256' : undefined
  if (!algorithm || !jwk.kid) throw new Error(`Signing key ${position + 1} must be a JWK of kind EC P-256 or RSA with a kid`)
  const publicJwk: JWK = algorithm === 'ES256' ? { kty: 'EC', crv: 'P-256', x: jwk.x, y: jwk.y } : { kty: 'RSA', n: jwk.n, e: jwk.e }
  return keyFrom(jwk.kid, algorithm, publicJwk, position === 0 ? jwk : undefined)
}

async function keyFrom(kid: string, algorithm: SigningAlgorithm, publicJwk: JWK, privateJwk: JWK | undefined): Promise<SigningKey> {
  const bare: JWK = { ...publicJwk, alg: algorithm, use: 'sig', kid, key_ops: ['verify'], ext: true }
  const { key_ops: _, use: __, ...forSigning } = privateJwk ?? {}
  return {
    kid,
    algorithm,
    publicJwk: bare,
    // An asymmetric JWK always becomes a CryptoKey; bytes come only of symmetric ones, which are refused above.
    checks: (await importJWK({ ...publicJwk, alg: algorithm }, algorithm)) as CryptoKey,
    signs: privateJwk ? ((await importJWK({ ...forSigning, alg: algorithm }, algorithm)) as CryptoKey) : undefined,
  }
}
