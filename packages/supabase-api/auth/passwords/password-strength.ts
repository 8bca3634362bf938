import type { Auth } from '../context.ts'
import { AuthRefusal, type WeakPasswordReason } from '../refusal.ts'
import { COMMON_WORDS } from './common-words.ts'

export type Weakness = { message: string; reasons: WeakPasswordReason[] }

/** What a password lacks, or undefined. `email` is the account's, whose parts are the first guess. Messages are GoTrue's. */
export function weaknessOf(auth: Pick<Auth, 'settings'>, wanted: { password: string; email: string | null; minLength: number }): Weakness | undefined {
  const { settings } = auth
  const reasons: WeakPasswordReason[] = []
  const messages: string[] = []
  if ([...wanted.password].length < wanted.minLength) {
    reasons.push('length')
    messages.push(`Password should be at least ${wanted.minLength} characters.`)
  }
  const { requiredCharacters } = settings.password
  if (requiredCharacters.some((group) => group !== '' && ![...wanted.password].some((character) => group.includes(character)))) {
    reasons.push('characters')
    messages.push(`Password should contain at least one character of each: ${requiredCharacters.join(', ')}.`)
  }
  if (settings.password.refuseCommon && isGuessable(wanted.password, namesAround(settings.siteUrl, wanted.email))) {
    reasons.push('pwned')
    messages.push('Password is known to be weak and easy to guess, please choose a different one.')
  }
  return reasons.length > 0 ? { message: messages.join(' '), reasons } : undefined
}

/** Refuses a weak password with its reasons, which the client gets as AuthWeakPasswordError. */
export function requireStrength(auth: Pick<Auth, 'settings'>, wanted: { password: string; email: string | null; minLength: number }): void {
  const weak = weaknessOf(auth, wanted)
  if (weak) throw new AuthRefusal(422, 'weak_password', weak.message, { reasons: weak.reasons })
}

const KEYBOARD_ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgb',
  '0123456789',
  '!@#$%^&*()',
  '147258369',
  '159753',
  'q1w2e3r4t5y6',
]
const LEET: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's', '!': 'i', '|': 'l', '€': 'e' }
/** Passwords longer than this are not refused for starting with a common word: what follows it is a secret of its own. */
const STILL_A_WORD = 4

/**
 * Whether a guesser has the password among the first few million tries: a common word however written (capitals, leet, digits and marks at its ends),
 * a name around the account, one thing repeated, a run on the keyboard, a date, nothing but a few digits.
 */
export function isGuessable(password: string, names: readonly string[] = []): boolean {
  const lower = password.normalize('NFKC').toLowerCase()
  return (
    isRepetition(lower) ||
    isRun(lower) ||
    isDate(lower) ||
    /^\d{0,9}$/.test(lower) ||
    [...readingsOf(lower)].some((reading) => COMMON_WORDS.has(reading) || names.includes(reading)) ||
    isWordPlusLittle(lower, names)
  )
}

/** The password as it stands, without digits and marks at its ends, and both with leet read back. */
function* readingsOf(lower: string): Generator<string> {
  const bare = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  for (const form of [lower, bare]) {
    for (const reading of [form, unleet(form)]) {
      yield reading
      yield reading.replace(/[^\p{L}\p{N}]+/gu, '')
      const half = reading.slice(0, reading.length / 2)
      if (half.length > 2 && half + half === reading) yield half
    }
  }
  yield unleet(lower).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

/** A name or common word that makes up nearly all of the password: `somchai88x`, `xpassword`. */
function isWordPlusLittle(lower: string, names: readonly string[]): boolean {
  const letters = unleet(lower)
  for (let length = letters.length - 1; length >= Math.max(4, letters.length - STILL_A_WORD); length -= 1) {
    for (let start = 0; start + length <= letters.length; start += 1) {
      for (const part of [letters.slice(start, start + length), lower.slice(start, start + length)]) {
        const rest = lower.slice(0, start) + lower.slice(start + length)
        if (names.includes(part) || (COMMON_WORDS.has(part) && (rest.length < 2 || /^[\d\W_]*$/.test(rest) || isRepetition(rest)))) return true
      }
    }
  }
  return false
}

const unleet = (text: string) => [...text].map((character) => LEET[character] ?? character).join('')

/** `aaaaaa`, `abababab`, `123123`: one unit of up to four characters again and again, or hardly any different characters. */
function isRepetition(lower: string): boolean {
  return /^(.{1,4}?)\1+$/u.test(lower) || new Set(lower).size <= 2
}

/** Runs along a keyboard row or the alphabet, forwards or backwards, perhaps two of them, with at most two characters of something else. */
function isRun(lower: string): boolean {
  const rows = [...KEYBOARD_ROWS, ...KEYBOARD_ROWS.map((row) => [...row].toReversed().join(''))]
  let covered = 0
  for (let start = 0; start < lower.length;) {
    let length = 1
    while (start + length < lower.length && rows.some((row) => row.includes(lower.slice(start, start + length + 1)))) length += 1
    if (length >= 3) covered += length
    start += length
  }
  return lower.length - covered <= 2
}

/** Birthdays and years: `19871224`, `24.12.1987`, `241287`. */
function isDate(lower: string): boolean {
  const digits = lower.replace(/[./\- ]/g, '')
  if (!/^\d{6}(\d{2})?$/.test(digits)) return false
  const valid = (year: number, month: number, day: number) =>
    month >= 1 && month <= 12 && day >= 1 && day <= 31 && ((year >= 1900 && year <= 2599) || (year >= 0 && year <= 99))
  const part = (from: number, to: number) => Number(digits.slice(from, to))
  if (digits.length === 6)
    return valid(part(4, 6), part(2, 4), part(0, 2)) || valid(part(4, 6), part(0, 2), part(2, 4)) || valid(part(0, 2), part(2, 4), part(4, 6))
  return valid(part(4, 8), part(2, 4), part(0, 2)) || valid(part(4, 8), part(0, 2), part(2, 4)) || valid(part(0, 4), part(4, 6), part(6, 8))
}

/** What a guesser tries first: the parts of the person's address and of the site's. */
function namesAround(siteUrl: string, email: string | null): string[] {
  const [local = '', domain = ''] = (email ?? '').toLowerCase().split('@')
  const host = URL.canParse(siteUrl) ? new URL(siteUrl).hostname.split('.') : []
  const parts = [local, local.replace(/[^\p{L}]+/gu, ''), ...local.split(/[^\p{L}\p{N}]+/u), ...domain.split('.').slice(0, -1), ...host, email ?? '']
  return [...new Set(parts.flatMap((part) => [part, part.replace(/[\d_.+-]+$/, '')]))].filter((part) => part.length >= 4)
}
