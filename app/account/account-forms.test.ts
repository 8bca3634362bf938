import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AskReset, ChangePassword, fullName, NewPassword, SignIn, SignUp, userTypeOf } from './account-forms.ts'

/** What is wrong, by field. */
function problems(schema: v.GenericSchema, given: unknown): Record<string, string> {
  const parsed = v.safeParse(schema, given)
  return Object.fromEntries((parsed.issues ?? []).toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}
const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', password: 'silkworm', again: 'silkworm', agreed: true }

test('a sign-in asks for an e-mail and six characters', () => {
  expect(problems(SignIn, { email: 'ada@example.com', password: '123456' })).toEqual({})
  expect(problems(SignIn, { email: '', password: '12345' })).toEqual({ email: 'problem.emailRequired', password: 'problem.passwordShort' })
  expect(problems(SignIn, {})).toEqual({ email: 'problem.emailRequired', password: 'problem.passwordShort' })
})

test.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada example@x.com', 'ada@-x.com', `${'a'.repeat(250)}@x.com`])('%s is no e-mail address', (email) => {
  expect(problems(AskReset, { email })).toEqual({ email: 'problem.email' })
})

test.each(['ada@example.com', ' ADA+silk@sub.example.co.th ', "o'neill@example.com"])('%s is one', (email) => {
  expect(problems(AskReset, { email })).toEqual({})
})

test('registering asks for a name of 2 to 50, the last one optional', () => {
  expect(problems(SignUp, ada)).toEqual({})
  expect(problems(SignUp, { ...ada, lastName: undefined })).toEqual({})
  expect(problems(SignUp, { ...ada, firstName: 'A', lastName: '' })).toEqual({ firstName: 'problem.nameShort' })
  expect(problems(SignUp, { ...ada, firstName: 'A', lastName: 'Y' })).toEqual({})
  expect(problems(SignUp, { ...ada, firstName: 'x'.repeat(25), lastName: 'y'.repeat(24) })).toEqual({})
  expect(problems(SignUp, { ...ada, firstName: 'x'.repeat(25), lastName: 'y'.repeat(25) })).toEqual({ firstName: 'problem.nameLong' })
  expect(problems(SignUp, { ...ada, firstName: '<b>Ada' })).toEqual({ firstName: 'problem.nameCharacters' })
  expect(problems(SignUp, { ...ada, firstName: '  ', lastName: ' ' })).toEqual({ firstName: 'problem.nameShort' })
})

test('passwords must match, and terms be agreed to', () => {
  expect(problems(SignUp, { ...ada, again: 'silkworms' })).toEqual({ again: 'problem.mismatch' })
  expect(problems(SignUp, { ...ada, agreed: false })).toEqual({ agreed: 'problem.agree' })
})

test.each([
  ['seller', 'seller'],
  ['buyer', 'buyer'],
  ['admin', 'buyer'],
  [undefined, 'buyer'],
])('who chooses %s asks to be a %s', (chosen, type) => {
  const form = new FormData()
  if (chosen !== undefined) form.set('userType', chosen)
  expect(userTypeOf(form)).toBe(type)
})

test('a new password has at least eight characters, and is asked for twice', () => {
  expect(problems(NewPassword, { password: '1234567', again: '1234567' })).toEqual({ password: 'problem.newPasswordShort' })
  expect(problems(NewPassword, { password: 'ผ้าไหมสวย', again: 'ผ้าไหมสวย' })).toEqual({})
  expect(problems(NewPassword, { password: '12345678', again: '' })).toEqual({ again: 'problem.mismatch' })
  expect(problems(NewPassword, { password: 'x'.repeat(73), again: 'x'.repeat(73) })).toEqual({ password: 'problem.passwordLong' })
  expect(problems(ChangePassword, { current: '', password: '12345678', again: '12345678' })).toEqual({ current: 'problem.required' })
})

test('everything that is wrong is said at once', () => {
  expect(problems(SignUp, { agreed: false })).toEqual({
    firstName: 'problem.nameShort',
    email: 'problem.emailRequired',
    password: 'problem.passwordShort',
    agreed: 'problem.agree',
  })
  expect(problems(NewPassword, { password: '1234567', again: '12345678' })).toEqual({ password: 'problem.newPasswordShort', again: 'problem.mismatch' })
})

test('names are stored joined by one space', () => {
  expect([fullName(' Ada ', ' de  Vries '), fullName('Somchai', '')]).toEqual(['Ada de Vries', 'Somchai'])
})
