import { compare, hash } from '@node-rs/bcrypt'
import { AuthRefusal } from '../refusal.ts'

/** bcrypt's cost, GoTrue's default: about 60 ms of one core, on libuv's threads. */
const COST = 10
/** bcrypt reads no more bytes than these; longer passwords would share a hash with others. */
const LONGEST = 72
/** A hash of cost 10 of a secret nobody has, compared with when there is no account, so that both answers take as long. */
const NOBODY = '$2b$10$4qkNv9YvXG0r6jSD4NtiE.ePePUsCK6YE8jJVw0qDnvucDEmwG0I.'

/** The bcrypt hash of a password. Refuses those bcrypt would cut. */
export async function hashPassword(password: string): Promise<string> {
  if (Buffer.byteLength(password) > LONGEST) throw new AuthRefusal(400, 'validation_failed', `Password cannot be longer than ${LONGEST} characters`)
  return hash(password, COST)
}

/** Whether the password is the account's. Without an account, or with one that has no password, it takes as long and answers no. */
export async function passwordMatches(password: string, hashed: string | null | undefined): Promise<boolean> {
  const cut = Buffer.byteLength(password) > LONGEST
  const usable = typeof hashed === 'string' && /^\$2[abxy]?\$\d\d\$/.test(hashed)
  const same = await compare(cut ? '' : password, usable ? hashed : NOBODY)
  return same && usable && !cut
}
