import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { timingSafeEqual } from 'node:crypto'
import type { Chain } from './sign-in-message.ts'

/** A signature in the form its wallet gives it, or why it is none. */
export function readSignature(chain: Chain, given: string): { bytes: Uint8Array } | { problem: string } {
  if (chain === 'ethereum') {
    const hex = given.replace(/^0x/, '')
    if (!/^[0-9a-fA-F]{130}$/.test(hex)) return { problem: 'signature must be 65 bytes long, encoded as a 130 character-long hexadecimal string' }
    return { bytes: Buffer.from(hex, 'hex') }
  }
  const base64 = given.replace(/=+$/, '')
  if (base64.length !== 86) return { problem: 'signature must be 64 bytes encoded as base64 with or without padding' }
  if (!/^[A-Za-z0-9+/_-]+$/.test(base64)) return { problem: 'signature does not contain valid base64 characters' }
  return { bytes: Buffer.from(base64, 'base64url') }
}

/** Whether the wallet of an address signed this text. */
export const isSignedBy = (chain: Chain, signed: { text: string; signature: Uint8Array; address: string }): boolean =>
  chain === 'ethereum' ? ethereumSigned(signed) : solanaSigned(signed)

type Signed = { text: string; signature: Uint8Array; address: string }

/** ERC-191 (`personal_sign`): the key is recovered from the signature, and the address is the end of its hash. */
function ethereumSigned({ text, signature, address }: Signed): boolean {
  const message = Buffer.from(text, 'utf8')
  const hash = keccak_256(Buffer.concat([Buffer.from(`\u0019Ethereum Signed Message:\n${message.length}`, 'utf8'), message]))
  const last = signature[64] ?? 255
  const recovery = last >= 27 ? last - 27 : last
  if (recovery !== 0 && recovery !== 1) return false
  try {
    const key = secp256k1.recoverPublicKey(Uint8Array.from([recovery, ...signature.subarray(0, 64)]), hash, { prehash: false })
    const whole = secp256k1.Point.fromBytes(key).toBytes(false)
    return timingSafeEqual(keccak_256(whole.subarray(1)).subarray(12), Buffer.from(address.slice(2), 'hex'))
  } catch {
    return false
  }
}

/** Ed25519, strictly (RFC 8032): keys of small order, for which one signature fits many texts, are no keys. */
function solanaSigned({ text, signature, address }: Signed): boolean {
  const key = fromBase58(address)
  if (key?.length !== 32) return false
  try {
    return ed25519.verify(signature, Buffer.from(text, 'utf8'), key, { zip215: false })
  } catch {
    return false
  }
}

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bitcoin's alphabet; a leading `1` is a zero byte. Undefined for other characters. */
export function fromBase58(text: string): Uint8Array | undefined {
  let value = 0n
  for (const character of text) {
    const digit = ALPHABET.indexOf(character)
    if (digit < 0) return undefined
    value = value * 58n + BigInt(digit)
  }
  const hex = value === 0n ? '' : value.toString(16)
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.length % 2 === 1 ? `0${hex}` : hex, 'hex')])
}
