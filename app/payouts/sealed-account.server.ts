import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Shop } from '../shop.ts'

type Needs = { settings: { keys: Pick<Shop['settings']['keys'], 'jwtSecret'> } }

const IV_BYTES = 12
const TAG_BYTES = 16

const keyOf = ({ settings }: Needs): Buffer => Buffer.from(hkdfSync('sha256', settings.keys.jwtSecret, 'hattha', 'bank accounts', 32))

/** Seals an account number for the database (AES-256-GCM, bound to its shop), so that a copy of the database pays nobody. */
export function sealAccount(shop: Needs, seller: string, number: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(shop), iv).setAAD(Buffer.from(seller))
  const sealed = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The number again; throws where it was sealed for another shop or under another secret. */
export function openAccount(shop: Needs, seller: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(shop), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(seller))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}
