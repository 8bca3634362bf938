import { expect, test } from 'vitest'
import { claimsOf, owesSecondFactor } from './second-factor.ts'

const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`

test('a session that was not given its second factor is told from others', () => {
  expect(owesSecondFactor(token({ sub: 'ada', role: 'anon', aal: 'aal1' }))).toBe(true)
  expect(owesSecondFactor(token({ sub: 'ada', role: 'authenticated', aal: 'aal2' }))).toBe(false)
  expect(owesSecondFactor(token({ sub: 'ada', role: 'authenticated', aal: 'aal1' }))).toBe(false)
  // The key strangers use names nobody.
  expect(owesSecondFactor(token({ role: 'anon' }))).toBe(false)
})

test('what is no token owes nothing', () => {
  for (const none of [undefined, '', 'a', 'a.b.c', `h.${btoa('[]')}.s`, `h.${btoa('7')}.s`]) expect(owesSecondFactor(none)).toBe(false)
})

test('names in any alphabet are read', () => {
  expect(claimsOf(token({ name: 'มาลี' }))).toEqual({ name: 'มาลี' })
})
