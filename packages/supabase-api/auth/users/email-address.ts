import { AuthRefusal } from '../refusal.ts'

/** Longest address of RFC 5321 (a path of 256 octets, its brackets taken off). */
const LONGEST = 254
const LOCAL = /^[^\s@"(),:;<>[\]\\\u0000-\u001f\u007f]{1,64}$/u
const DOMAIN = /^(?=.{1,253}$)([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u

/** The address in its stored form, lower case without blanks around it. Refuses what no mail can reach. */
export function emailAddress(given: string): string {
  const email = given.trim().toLowerCase()
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  const fine =
    at > 0 &&
    email.length <= LONGEST &&
    LOCAL.test(local) &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    !local.includes('..') &&
    DOMAIN.test(email.slice(at + 1))
  if (!fine) throw new AuthRefusal(400, 'validation_failed', 'Unable to validate email address: invalid format')
  return email
}
