import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError, AuthWeakPasswordError } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { readCatalogue } from '../../tests/support/catalogues.ts'
import { authProblem } from './auth-problem.ts'

const english = readCatalogue('en', 'account')
/** What a person reads. */
const said = (...asked: Parameters<typeof authProblem>) => {
  const problem = authProblem(...asked)
  return problem.words ?? english.get(problem.key)
}

test('the specification’s texts, to the letter', () => {
  expect(said(new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'), 'sign-in')).toBe('Incorrect email or password')
  expect(said(new AuthApiError('Email not confirmed', 400, 'email_not_confirmed'), 'sign-in')).toBe('Please check your email and confirm your account')
  expect(said(new AuthApiError('Request rate limit reached', 429, 'over_request_rate_limit'), 'sign-in')).toBe(
    'Too many login attempts. Please try again later.',
  )
  expect(said(new RangeError('x is not a function'), 'sign-in')).toBe('An unexpected error occurred')
  expect(said(undefined, 'sign-in')).toBe('An unexpected error occurred')
  expect([english.get('problem.passwordShort'), english.get('problem.email')]).toEqual([
    'Password must be at least 6 characters long',
    'Please enter a valid email address',
  ])
})

test.each([
  ['sign-in', 'Sign in failed'],
  ['sign-up', 'Sign up failed'],
  ['reset', 'Password reset failed'],
  ['google', 'Google sign in failed'],
] as const)('%s: the provider’s words where it has some, else the fallback', (asked, fallback) => {
  expect(said(new AuthApiError('', 500, undefined), asked)).toBe(fallback)
  expect(said(new AuthApiError('{}', 500, undefined), asked)).toBe(fallback)
  expect(said(new AuthApiError('Signups not allowed for this instance', 422, 'signup_disabled'), asked)).toBe('Signups not allowed for this instance')
})

test('a weak password carries its reasons', () => {
  expect(authProblem(new AuthWeakPasswordError('weak', 422, ['length', 'pwned']), 'sign-up')).toEqual({
    key: 'problem.weak',
    reasons: ['reason.length', 'reason.pwned'],
  })
})

test('a locked account, a lost session and a network that is away say what to do', () => {
  expect(authProblem(new AuthApiError('Account temporarily locked', 429, 'account_locked'), 'sign-in')).toEqual({ key: 'problem.locked', remedy: 'reset' })
  expect(authProblem(new AuthSessionMissingError(), 'change')).toEqual({ key: 'problem.sessionExpired', remedy: 'sign-in' })
  expect(authProblem(new AuthRetryableFetchError('fetch failed', 0), 'sign-in').key).toBe('problem.network')
  expect(authProblem(new AuthRetryableFetchError('Bad Gateway', 502), 'sign-in').key).toBe('problem.network')
  expect(authProblem(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'), 'sign-in').key).toBe('problem.network')
})

test.each([
  ['name_too_short', 'Name must be at least 2 characters long', 'name'],
  ['name_too_long', 'Name must be at most 50 characters long', 'name'],
  ['name_characters', 'Name contains characters that can’t be used', 'name'],
  ['terms_not_agreed', 'Please agree to the terms and the privacy policy', 'agreed'],
  ['terms_changed', 'The terms or the privacy policy have changed since you opened this page. Please reload it and agree again', 'agreed'],
] as const)('the shop’s own refusal %s is told beside its field', (reason, words, field) => {
  const refused = new AuthApiError(reason, 422, 'unknown')
  expect(said(refused, 'sign-up')).toBe(words)
  expect(authProblem(refused, 'sign-up').field).toBe(field)
})
