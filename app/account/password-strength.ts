/** How hard a password is to guess, as far as a browser can tell without a list: the server has the list and the last word. */
export type Strength = 'weak' | 'fair' | 'strong'

/** Characters a guesser must try for each place, by kind. */
const KINDS = [
  { pattern: /\p{Ll}/u, size: 26 },
  { pattern: /\p{Lu}/u, size: 26 },
  { pattern: /\p{N}/u, size: 10 },
  { pattern: /\p{Lo}/u, size: 60 },
  { pattern: /[^\p{L}\p{N}]/u, size: 33 },
] as const

/** Bits from which guessing takes long even with the stolen hash (bcrypt), and from which it is hopeless. */
const FAIR_BITS = 38
const STRONG_BITS = 60

/** Estimates by length, kinds of characters and repetition; anything around the person's own address is weak. */
export function strengthOf(password: string, email = ''): Strength {
  const characters = [...password]
  const size = KINDS.reduce((sum, kind) => sum + (kind.pattern.test(password) ? kind.size : 0), 0)
  // A repeated or neighbouring character adds little: `aaaa`, `1234`.
  const fresh = characters.filter((character, at) => Math.abs((character.codePointAt(0) ?? 0) - (characters[at - 1]?.codePointAt(0) ?? -99)) > 1).length
  const bits = Math.min(fresh + 1, characters.length) * Math.log2(Math.max(size, 2))
  const own = email.split('@')[0]?.toLowerCase() ?? ''
  const guessable = own.length >= 4 && password.toLowerCase().includes(own) && characters.length < own.length + 6
  if (characters.length < 6 || guessable || bits < FAIR_BITS || new Set(characters).size < 5) return 'weak'
  return bits < STRONG_BITS ? 'fair' : 'strong'
}
