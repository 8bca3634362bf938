import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushTarget } from '../../app/platform/pusher.ts'

/** Push services take no more than 4096 bytes (RFC 8030, 7.2): less the header, the tag and the mark of the last record. */
export const PUSH_TEXT_MAX_BYTES = 4096 - 86 - 16 - 1
/** Lengths are rounded up to this, so that they tell nothing of what is said. */
const STEP_BYTES = 256

/** What is random in a message; only a test of published examples names it. */
type Chosen = { privateKey: Buffer; salt: Buffer; padding: number }

/**
 * A message only the subscribed browser can read (RFC 8291, in the content coding `aes128gcm` of RFC 8188, one record).
 * Throws for a text that is too long and for keys that are no point of the curve.
 */
export function encryptPush(text: string, { p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>, chosen?: Chosen): Buffer {
  const said = Buffer.from(text)
  if (said.length > PUSH_TEXT_MAX_BYTES) throw new RangeError(`A push of ${said.length} bytes is too long`)
  const theirs = Buffer.from(p256dh, 'base64url')
  const own = createECDH('prime256v1')
  if (chosen) own.setPrivateKey(chosen.privateKey)
  else own.generateKeys()
  const ours = own.getPublicKey()
  const salt = chosen?.salt ?? randomBytes(16)
  const secret = derive(own.computeSecret(theirs), Buffer.from(auth, 'base64url'), Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]), 32)
  const cipher = createCipheriv('aes-128-gcm', derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16), derive(secret, salt, 'Content-Encoding: nonce\0', 12))
  const size = Buffer.alloc(4)
  size.writeUInt32BE(4096)
  const padding = Buffer.alloc(chosen?.padding ?? Math.min(PUSH_TEXT_MAX_BYTES, Math.ceil(said.length / STEP_BYTES) * STEP_BYTES) - said.length)
  // 2 marks the last record.
  const body = Buffer.concat([cipher.update(Buffer.concat([said, Buffer.of(2), padding])), cipher.final(), cipher.getAuthTag()])
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, body])
}

const derive = (key: Buffer, salt: Buffer, info: string | Buffer, length: number) => Buffer.from(hkdfSync('sha256', key, salt, info, length))
