import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { Transform } from 'node:stream'

/** Why a sealed file cannot be opened. `message` is written for the person who restores. */
export class SealBroken extends Error {
  override name = 'SealBroken'
  readonly because: 'no-backup' | 'wrong-key' | 'damaged' | 'cut-off'
  constructor(because: SealBroken['because'], message: string) {
    super(message)
    this.because = because
  }
}

const MAGIC = Buffer.from('HATTHA01')
const SALT_BYTES = 32
const KEY_SIGN_BYTES = 8
const HEADER_BYTES = MAGIC.length + KEY_SIGN_BYTES + SALT_BYTES
const TAG_BYTES = 16
/** What one box holds. The last one may hold less, and says that it is the last: a file that was cut off between two boxes is no whole file. */
const BOX_BYTES = 64 * 1024

/** Tells two secrets apart without telling anything of them, so that a wrong key is not taken for a damaged file. */
const signOf = (secret: string): Buffer => createHmac('sha256', secret).update('sign of a backup key').digest().subarray(0, KEY_SIGN_BYTES)

const keyOf = (secret: string, salt: Buffer): Buffer => Buffer.from(hkdfSync('sha256', secret, salt, 'sealed file', 32))

/** Twelve bytes, never the same twice under one key: every file has a key of its own, and its boxes are numbered. */
function nonceOf(box: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(box), 3)
  nonce[11] = last ? 1 : 0
  return nonce
}

/** Holds what arrives until there is more than a box of it, so that the last box is known as the last. */
class Boxes {
  #parts: Buffer[] = []
  #bytes = 0

  add(part: Buffer): void {
    this.#parts.push(part)
    this.#bytes += part.length
  }

  /** A box of `size` bytes while more than that is there. */
  next(size: number): Buffer | undefined {
    if (this.#bytes <= size) return undefined
    const all = this.#parts.length === 1 ? this.#parts[0]! : Buffer.concat(this.#parts)
    this.#parts = [all.subarray(size)]
    this.#bytes -= size
    return all.subarray(0, size)
  }

  rest(): Buffer {
    return Buffer.concat(this.#parts)
  }
}

/**
 * Encrypts a stream with AES-256-GCM, box by box (the STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár): no more than a box is in memory, and a file that
 * was changed, shortened or put together of others does not open.
 */
export function seal(secret: string): Transform {
  const salt = randomBytes(SALT_BYTES)
  const key = keyOf(secret, salt)
  const boxes = new Boxes()
  let number = 0
  const close = (content: Buffer, last: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, last))
    number += 1
    return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()])
  }
  return new Transform({
    construct(done) {
      this.push(Buffer.concat([MAGIC, signOf(secret), salt]))
      done()
    },
    transform(chunk: Buffer, _encoding, done) {
      boxes.add(chunk)
      for (let box = boxes.next(BOX_BYTES); box; box = boxes.next(BOX_BYTES)) this.push(close(box, false))
      done()
    },
    flush(done) {
      this.push(close(boxes.rest(), true))
      done()
    },
  })
}

/** Decrypts what `seal` made. Nothing of a box leaves before its seal is proved. Fails with `SealBroken`. */
export function unseal(secret: string): Transform {
  const boxes = new Boxes()
  let key: Buffer | undefined
  let number = 0
  const open = (box: Buffer, last: boolean): Buffer => {
    const content = box.subarray(0, -TAG_BYTES)
    const decipher = createDecipheriv('aes-256-gcm', key!, nonceOf(number, last))
    decipher.setAuthTag(box.subarray(-TAG_BYTES))
    number += 1
    try {
      return Buffer.concat([decipher.update(content), decipher.final()])
    } catch {
      throw last
        ? new SealBroken(
            'cut-off',
            'The backup ends too early or is damaged at its end: the copy was not finished. Take another copy of it, or an earlier backup.',
          )
        : new SealBroken('damaged', 'The backup is damaged: its content is not what was written. Take another copy of it, or an earlier backup.')
    }
  }
  const begin = (): void => {
    if (key) return
    const header = boxes.next(HEADER_BYTES)
    if (!header) return
    if (!header.subarray(0, MAGIC.length).equals(MAGIC)) throw new SealBroken('no-backup', 'This is no backup of this program.')
    if (!timingSafeEqual(header.subarray(MAGIC.length, MAGIC.length + KEY_SIGN_BYTES), signOf(secret)))
      throw new SealBroken('wrong-key', 'The backup was made with another key: give the BACKUP_KEY that was set when it was made.')
    key = keyOf(secret, header.subarray(-SALT_BYTES))
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        boxes.add(chunk)
        begin()
        if (key) for (let box = boxes.next(BOX_BYTES + TAG_BYTES); box; box = boxes.next(BOX_BYTES + TAG_BYTES)) this.push(open(box, false))
        done()
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
    flush(done) {
      try {
        const rest = boxes.rest()
        if (!key || rest.length < TAG_BYTES)
          throw new SealBroken('cut-off', 'The backup ends too early: the copy was not finished. Take another copy of it, or an earlier backup.')
        this.push(open(rest, true))
        done()
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
  })
}
