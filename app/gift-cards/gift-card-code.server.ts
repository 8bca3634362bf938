import { createHmac } from 'node:crypto'
import type { Shop } from '../shop.ts'

/** Those of `private.new_gift_code`: no letters that look like others. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * The code of a bought card's letter, XXXX-XXXX-XXXX-XXXX: 80 bits, made again from the shop's key whenever it is needed, so that the database keeps its hash alone and a letter that is
 * written twice says the same. The next letter has another one.
 */
export function codeOfLetter(shop: Pick<Shop, 'settings'>, { purchase, letter }: { purchase: string; letter: number }): string {
  const bytes = createHmac('sha256', shop.settings.keys.orderLinkKey).update(`gift-card-code:${purchase}:${letter}`).digest()
  const code = Array.from(bytes.subarray(0, 16), (byte) => LETTERS[byte % LETTERS.length]).join('')
  return code.replaceAll(/(.{4})(?=.)/g, '$1-')
}
