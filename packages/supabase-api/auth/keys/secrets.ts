import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** What is derived from the service's one secret (HKDF, RFC 5869), so that the database alone gives nobody a code, a token or a key. */
export type Secrets = {
  /** Keyed hash of a short code, which would be guessed in no time from a plain hash. */
  hashCode(code: string): string
  /** The successor of a refresh token: the same for everybody who holds the token, known to nobody who does not. */
  successorOf(refreshToken: string): string
  /** Encrypts for the database (AES-256-GCM); `purpose` binds the text to its place. */
  seal(plain: string, purpose: string): string
  /** Undefined when the text was sealed under another secret or for another purpose, or was altered. */
  open(sealed: string, purpose: string): string | undefined
  /** Stable random-looking bytes for a purpose. */
  bytes(purpose: string, length: number): Buffer
}

export function secretsFrom(jwtSecret: string): Secrets {
  const bytes = (purpose: string, length: number) => Buffer.from(hkdfSync('sha256', jwtSecret, 'auth', purpose, length))
  const codes = bytes('one-time codes', 32)
  const refresh = bytes('refresh tokens', 32)
  const rest = bytes('at rest', 32)
  return {
    bytes,
    hashCode: (code) => createHmac('sha256', codes).update(code).digest('hex'),
    successorOf: (token) => createHmac('sha256', refresh).update(token).digest('base64url'),
    seal(plain, purpose) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', rest, iv).setAAD(Buffer.from(purpose))
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
    },
    open(sealed, purpose) {
      const packed = Buffer.from(sealed, 'base64url')
      if (packed.length < 28) return undefined
      const decipher = createDecipheriv('aes-256-gcm', rest, packed.subarray(0, 12)).setAAD(Buffer.from(purpose)).setAuthTag(packed.subarray(12, 28))
      try {
        return Buffer.concat([decipher.update(packed.subarray(28)), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

/** SHA-256 in hex, for secrets long enough that nobody guesses them: links, refresh tokens, authorisation codes. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** A new unguessable secret of 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
