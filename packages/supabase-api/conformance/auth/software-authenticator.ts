import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { vi } from 'vitest'

type Kept = { id: Buffer; privateKey: KeyObject; userHandle: Buffer; count: number; rpId: string }
/** What a thief or a broken browser would say otherwise. */
export type Lies = { origin?: string; rpId?: string; challenge?: string; count?: number }

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url')
const bytesOf = (source: BufferSource): Buffer =>
  source instanceof ArrayBuffer ? Buffer.from(source) : Buffer.from(source.buffer, source.byteOffset, source.byteLength)

/** The class a browser has; the client asks whether an answer is one. */
class SoftwareCredential {
  readonly type = 'public-key'
  readonly authenticatorAttachment = 'platform'
  readonly id: string
  readonly rawId: Buffer
  readonly response: object

  constructor(id: Buffer, response: object) {
    this.id = base64url(id)
    this.rawId = id
    this.response = response
  }
  getClientExtensionResults() {
    return {}
  }
  toJSON() {
    const written = Object.entries(this.response).map(([key, value]) => [key, Buffer.isBuffer(value) ? base64url(value) : value])
    return { id: this.id, rawId: this.id, type: this.type, clientExtensionResults: {}, response: Object.fromEntries(written) as Record<string, unknown> }
  }
}

/**
 * A device that keeps ES256 key pairs (WebAuthn level 3, none attestation) and the browser around it: `navigator.credentials` for pages of one origin.
 * `lies` changes what the next ceremonies say.
 */
export class SoftwareAuthenticator {
  readonly keys: Kept[] = []
  readonly origin: string
  lies: Lies = {}

  constructor(origin: string) {
    this.origin = origin
  }

  create = async ({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }): Promise<SoftwareCredential> => {
    const rpId = publicKey.rp.id ?? new URL(this.origin).hostname
    if (publicKey.excludeCredentials?.some((known) => this.keys.some((key) => key.id.equals(bytesOf(known.id)))))
      throw new DOMException('The authenticator was previously registered', 'InvalidStateError')
    const { privateKey, publicKey: verifies } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const key: Kept = { id: randomBytes(32), privateKey, userHandle: bytesOf(publicKey.user.id), count: 1, rpId }
    this.keys.push(key)
    const { x = '', y = '' } = verifies.export({ format: 'jwk' })
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    )
    const length = Buffer.alloc(2)
    length.writeUInt16BE(key.id.length)
    const authData = Buffer.concat([this.authData(key, 0x45), Buffer.alloc(16), length, key.id, cose])
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    )
    return new SoftwareCredential(key.id, {
      clientDataJSON: this.clientData('webauthn.create', publicKey.challenge),
      attestationObject: Buffer.from(attestation),
      transports: ['internal'],
    })
  }

  get = async ({ publicKey }: { publicKey: PublicKeyCredentialRequestOptions }): Promise<SoftwareCredential> => {
    const allowed = publicKey.allowCredentials ?? []
    const key = this.keys.find((one) => (allowed.length === 0 ? one.rpId === publicKey.rpId : allowed.some((known) => one.id.equals(bytesOf(known.id)))))
    if (!key) throw new DOMException('No key of this device is asked for', 'NotAllowedError')
    key.count += 1
    const clientDataJSON = this.clientData('webauthn.get', publicKey.challenge)
    const authenticatorData = this.authData(key, 0x05)
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), key.privateKey)
    return new SoftwareCredential(key.id, { clientDataJSON, authenticatorData, signature, userHandle: key.userHandle })
  }

  /** Runs `work` as a page of the origin would: the client finds a browser with this device. */
  async inBrowser<Result>(work: () => Promise<Result>): Promise<Result> {
    const { hostname } = new URL(this.origin)
    vi.stubGlobal('PublicKeyCredential', SoftwareCredential)
    vi.stubGlobal('navigator', { credentials: { create: this.create, get: this.get } })
    vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined })
    vi.stubGlobal('window', { PublicKeyCredential: SoftwareCredential, location: { hostname, origin: this.origin, href: this.origin } })
    try {
      return await work()
    } finally {
      vi.unstubAllGlobals()
    }
  }

  private clientData(type: string, challenge: BufferSource): Buffer {
    const said = { type, challenge: this.lies.challenge ?? base64url(bytesOf(challenge)), origin: this.lies.origin ?? this.origin, crossOrigin: false }
    return Buffer.from(JSON.stringify(said))
  }

  private authData(key: Kept, flags: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.lies.count ?? key.count)
    return Buffer.concat([sha256(this.lies.rpId ?? key.rpId), Buffer.from([flags]), count])
  }
}
