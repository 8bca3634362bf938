import * as v from 'valibot'
import { hasNameCharacters, NAME_MAX, NAME_MIN, tidyName } from './person-name.ts'

/** The specification: what sign-in and sign-up ask for, and what changing or resetting a password asks for. */
export const PASSWORD_MIN = 6
export const NEW_PASSWORD_MIN = 8

/** Messages are keys of the catalogue `account`; a screen says them in its language. */
const email = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.nonEmpty('problem.emailRequired'),
  // RFC 5321 allows 254 characters; the pattern is the HTML standard's, with a dot in the domain.
  v.maxLength(254, 'problem.email'),
  v.regex(/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i, 'problem.email'),
)

// Code points, as the server counts; a password is never trimmed.
const password = v.pipe(
  v.optional(v.string(), ''),
  v.check((text) => [...text].length >= PASSWORD_MIN, 'problem.passwordShort'),
  v.maxBytes(72, 'problem.passwordLong'),
)
const newPassword = v.pipe(
  v.optional(v.string(), ''),
  v.check((text) => [...text].length >= NEW_PASSWORD_MIN, 'problem.newPasswordShort'),
  v.maxBytes(72, 'problem.passwordLong'),
)
const again = v.optional(v.string(), '')
/** The repetition is compared also while the password itself is not good enough yet. */
const repeated = <Given extends { password: string; again: string }>() =>
  v.rawCheck<Given>(({ dataset, addIssue }) => {
    // Both have been read as text by the object before, whatever else is wrong with the form.
    const given = dataset.value as Partial<Given>
    if ((given.password ?? '') === (given.again ?? '')) return
    addIssue({ message: 'problem.mismatch', path: [{ type: 'object', origin: 'value', input: { ...given }, key: 'again', value: given.again }] })
  })

export const SignIn = v.object({ email, password })
export type SignIn = v.InferInput<typeof SignIn>

/** Both names as they are stored: joined by one space. Many people have one name, so the last may be empty. */
export const fullName = (first: string, last: string): string => tidyName(`${first} ${last}`)

const name = v.pipe(v.optional(v.string(), ''), v.trim(), v.check(hasNameCharacters, 'problem.nameCharacters'))

export const SignUp = v.pipe(
  v.object({
    firstName: name,
    lastName: name,
    email,
    password,
    again,
    agreed: v.pipe(v.optional(v.boolean(), false), v.literal(true, 'problem.agree')),
  }),
  repeated(),
  v.forward(
    v.partialCheck([['firstName'], ['lastName']], ({ firstName, lastName }) => [...fullName(firstName, lastName)].length >= NAME_MIN, 'problem.nameShort'),
    ['firstName'],
  ),
  v.forward(
    v.partialCheck([['firstName'], ['lastName']], ({ firstName, lastName }) => [...fullName(firstName, lastName)].length <= NAME_MAX, 'problem.nameLong'),
    ['firstName'],
  ),
)
export type SignUp = v.InferInput<typeof SignUp>

export type UserType = 'buyer' | 'seller'

/** What is chosen in a form with a `UserTypeChoice`. */
export const userTypeOf = (form: FormData): UserType => (form.get('userType') === 'seller' ? 'seller' : 'buyer')

export const AskReset = v.object({ email })
export type AskReset = v.InferInput<typeof AskReset>

export const NewPassword = v.pipe(v.object({ password: newPassword, again }), repeated())
export type NewPassword = v.InferInput<typeof NewPassword>

/** A change asks for the password that is to go, so that an unlocked screen is not enough. */
export const ChangePassword = v.pipe(
  v.object({ current: v.pipe(v.optional(v.string(), ''), v.nonEmpty('problem.required')), password: newPassword, again }),
  repeated(),
)
export type ChangePassword = v.InferInput<typeof ChangePassword>
